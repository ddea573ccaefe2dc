// How V.I.C.I decides, inside sentences: what it uses territories for, its priorities, what it has to do without.
import { CATEGORIES, type EventType, type GameEvent } from '@civolution/engine';
import { ofCategory } from './lists.js';
import type { Place } from './nouns.js';
import { NOUN } from './words.js';

export type Told<K extends EventType> = Extract<GameEvent, { type: K }>;
type Act = Told<'forfeited'>['act'];
export type Grid = Told<'gridMarker'>['grid'];

/** "tabeli ewolucji" */
export const ofGrid = (grid: Grid): string => `tabeli ${ofCategory(CATEGORIES.indexOf(grid))}`;

/** What it passes over. */
export const ACT: Readonly<Record<Act, string>> = {
  track: 'przesunięcie dysku na torze postępu',
  removeCard: 'usunięcie karty',
  points: NOUN.point.one.acc,
  favor: `przesunięcie dysku na ${NOUN.favorTrack.one.loc}`,
  statue: 'budowę pomnika',
  activationDie: `zyskanie ${NOUN.activationDie.one.gen}`,
  fateDie: `zyskanie ${NOUN.fateDie.one.gen}`,
  evolution: `umieszczenie znacznika na ${ofGrid('evolution')}`,
  prosperity: `umieszczenie znacznika na ${ofGrid('prosperity')}`,
  procreation: NOUN.procreation.one.acc,
  migration: NOUN.migration.one.acc,
  provision: NOUN.provision.one.acc,
  revealSites: `odkrywanie ${NOUN.site.more.gen}`,
  huntingToken: `umieszczenie ${NOUN.huntingToken.one.gen}`,
};

const reasons = (self: string): Readonly<Record<Told<'forfeited'>['why'], string>> => ({
  noTerritory: 'żadne terytorium nie spełnia wymagań',
  noTribe: 'wszystkie jej plemiona są na kontynencie',
  noMarker: 'w jej zasobach nie ma już znaczników',
  noToken: 'w przyborniku nie ma już żetonów polowania',
  noDie: `w przyborniku nie ma takich kości, a najwięcej ma ich sama ${self}`,
  gridFull: 'wszystkie pola tabeli są zajęte',
  favorTop: 'jej dysk jest już na ostatnim polu',
});

/** Why there is none, where the action tells more. */
const NO_TERRITORY: Readonly<Partial<Record<Act, string>>> = {
  revealSites: 'przy jej terytoriach nie ma zakrytych obszarów',
  huntingToken: 'na wszystkich jej terytoriach leżą żetony polowania',
};

export const whyForfeited = (act: Act, why: Told<'forfeited'>['why'], self: string): string =>
  (why === 'noTerritory' && NO_TERRITORY[act]) || reasons(self)[why];

/** The only eligible territory, and several of which it is one: "jedno z 2 …". */
interface Fits {
  readonly one: string;
  readonly more: string;
}

/** What a territory is used for, and what makes territories eligible. */
interface Use {
  readonly used: (territory: Place) => string;
  readonly fits: Fits;
  /** When only the minimum requirement is met. */
  readonly minimum?: Fits;
}

/** `rival` is a genitive. */
export const uses = (rival: string): Readonly<Record<Told<'determined'>['about'], Use>> => ({
  procreation: {
    used: territory => `wykonuje prokreację ${territory.in}`,
    fits: {
      one: 'jedyne terytorium z jej plemionami i wolnym obozowiskiem',
      more: 'terytoriów z jej plemionami i wolnym obozowiskiem',
    },
    minimum: {
      one: 'jedyne terytorium z jej plemionami; nie ma tam wolnego obozowiska',
      more: 'terytoriów z jej plemionami; na żadnym nie ma wolnego obozowiska',
    },
  },
  migration: {
    used: territory => `migruje ${territory.from}`,
    fits: {
      one: 'jedyne terytorium z co najmniej 2 jej plemionami, w tym co najmniej 1 silnym',
      more: 'terytoriów z co najmniej 2 jej plemionami, w tym co najmniej 1 silnym',
    },
  },
  arrival: {
    used: territory => `migruje ${territory.to}`,
    fits: {
      one: 'sąsiednie terytorium lądowe z najmniejszą liczbą jej plemion',
      more: 'sąsiednich terytoriów lądowych z najmniejszą liczbą jej plemion',
    },
  },
  provision: {
    used: territory => `wybiera ${territory.acc} na znacznik zaopatrzenia`,
    fits: {
      one: 'terytorium z największą liczbą jej plemion spośród tych, na których ma najmniej znaczników zaopatrzenia',
      more: 'terytoriów z największą liczbą jej plemion spośród tych, na których ma najmniej znaczników zaopatrzenia',
    },
  },
  revealSites: {
    used: territory => `bada okolice ${territory.gen}`,
    fits: {
      one: 'jej terytorium sąsiadujące z największą liczbą zakrytych obszarów',
      more: 'jej terytoriów sąsiadujących z największą liczbą zakrytych obszarów',
    },
  },
  huntingToken: {
    used: territory => `wybiera ${territory.acc} na żeton polowania`,
    fits: {
      one: `najlepsze terytorium łowieckie bez żetonu, na którym są też plemiona ${rival}`,
      more: `równie dobrych terytoriów łowieckich bez żetonu, na których są też plemiona ${rival}`,
    },
    minimum: {
      one: `jej najlepsze terytorium łowieckie bez żetonu; na żadnym z nich nie ma plemion ${rival}`,
      more: `jej równie dobrych terytoriów łowieckich bez żetonu; na żadnym z nich nie ma plemion ${rival}`,
    },
  },
  lastTribe: {
    used: territory => `nie ma już plemion i wykonuje prokreację ${territory.in}`,
    fits: {
      one: `jedyne terytorium lądowe z plemionami ${rival}`,
      more: `terytoriów lądowych z plemionami ${rival}`,
    },
  },
});

/** The line of a priority list that decided, and why none above it did. */
export const priorities = (
  rival: string,
): Readonly<Record<Told<'priority'>['list'], Readonly<Record<number, string>>>> => ({
  settle: {
    1: 'obozowisko z ogniskiem jest wolne',
    2: 'obozowisko z ogniskiem jest zajęte, ale inne jest wolne',
    3: `nie ma wolnego obozowiska, więc ustępuje plemię ${rival} z obozowiska z ogniskiem`,
    4: `nie ma wolnego obozowiska, więc ustępuje osłabione plemię ${rival}`,
    5: `nie ma wolnego obozowiska ani osłabionego plemienia ${rival}, więc ustępuje silne`,
    6: 'obozowiska zajmują tylko jej własne plemiona, więc ustępuje silne z obozowiska z ogniskiem',
    7: 'obozowiska zajmują tylko jej własne plemiona, więc ustępuje jedno z silnych',
    8: 'obozowiska zajmują tylko jej własne osłabione plemiona, więc ustępuje to z obozowiska z ogniskiem',
    9: 'obozowiska zajmują tylko jej własne osłabione plemiona, więc ustępuje jedno z nich',
  },
  migrant: {
    1: 'silne z dziczy',
    2: 'silne z obozowiska z ogniskiem, bo w dziczy nie ma żadnego',
    3: 'silne z innego obozowiska, bo nie ma żadnego w dziczy ani w obozowisku z ogniskiem',
  },
  fed: {
    6: 'silne w obozowisku z ogniskiem',
    7: 'silne w innym obozowisku',
    8: 'osłabione w obozowisku z ogniskiem',
    9: 'osłabione w innym obozowisku',
  },
  fedWild: {
    1: 'silne przed osłabionymi',
    2: 'osłabione, bo nie ma silnych',
  },
});

export const PRIORITY_FOR: Readonly<Record<Told<'priority'>['list'], string>> = {
  settle: 'osiedlanie się',
  migrant: 'migrujące plemię',
  fed: 'żywione plemię',
  fedWild: 'żywione plemię w dziczy',
};

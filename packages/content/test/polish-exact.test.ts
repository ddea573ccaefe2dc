// Representative Polish texts, word for word: numbers, cases, and who does what to whom.
import { basePack, gameTexts, type SeatNames, seatNames } from '@civolution/content';
import {
  CATEGORIES,
  cardNumber,
  type Description,
  FOOD,
  type GameEvent,
  IDEA,
  load,
  MATERIALS,
  MODULES,
  MONEY,
  type Module,
  NOTCH,
  POINT_SOURCES,
  type PointSource,
  RAW,
  type Setup,
  SITE_KINDS,
  STORED,
  type State,
  type Task,
  TERRITORY_TYPES,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import type { ChoosingModule } from '../src/texts.js';
import { before, described, position, put } from './support.js';

const base = load(basePack);
const { rules } = base;
const SOLO: Setup = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
};
const say = gameTexts('pl', rules);
const solo = gameTexts('pl', rules, seatNames(SOLO));
const people = gameTexts('pl', rules, ['Anna', undefined, 'Bo']);

const territory = (key: string): number => rules.territories.findIndex(t => t.key === key);
const [forest, grass, hills, swamp, mountains, desert, water] = [
  'B.forest',
  'C.grassland',
  'B.hills',
  'C.swamp',
  'B.mountains',
  'C.desert',
  'D.water',
].map(territory) as [number, number, number, number, number, number, number];
const mask = (...list: readonly number[]): number => list.reduce((all, t) => all | (1 << t), 0);
const stored = (name: (typeof MATERIALS)[number]): number => STORED + MATERIALS.indexOf(name);
const one = (place: number, n = 1): { place: number; n: number }[] => [{ place, n }];
const MODULE = 2 * 1024;
const module = (name: Module): number => MODULE + MODULES.indexOf(name);

const choice = (
  key: string,
  more: Partial<Description>,
  task?: Task,
  change?: (s: State) => void,
): string => {
  const state = task ? before(task, base) : position(3, base);
  change?.(state);
  return say.choice(state, described(key, { ...(task && { task: task.do }), ...more }));
};
const prompt = (task: Task, cause = MODULE + 1): string =>
  say.prompt(before(task, base), { seat: 0, task: task.do, cause });
const log = (event: object, cause: number, state?: State, by = say): string =>
  by.event({ seat: 0, audience: -1, cause, ...event } as GameEvent, state);

describe('territories in their cases', () => {
  const NAMED = [forest, grass, hills, swamp, mountains, desert, water];

  test('in, from, through', () => {
    expect(NAMED.map(t => choice('populate', { arg: t }))).toEqual([
      'Umieść osłabione plemiona w lesie B',
      'Umieść osłabione plemiona na łące C',
      'Umieść osłabione plemiona na wzgórzach B',
      'Umieść osłabione plemiona na bagnach C',
      'Umieść osłabione plemiona w górach B',
      'Umieść osłabione plemiona na pustyni C',
      'Umieść osłabione plemiona na terytorium wodnym D',
    ]);
    expect(NAMED.map(t => choice('returnFarm', { arg: t }))).toEqual([
      'Zwróć farmę z lasu B',
      'Zwróć farmę z łąki C',
      'Zwróć farmę ze wzgórz B',
      'Zwróć farmę z bagien C',
      'Zwróć farmę z gór B',
      'Zwróć farmę z pustyni C',
      'Zwróć farmę z terytorium wodnego D',
    ]);
    expect(NAMED.map(t => log({ type: 'crossed', territory: t }, MODULE + 1))).toEqual([
      'Cywilizacja 1 przechodzi przez las B.',
      'Cywilizacja 1 przechodzi przez łąkę C.',
      'Cywilizacja 1 przechodzi przez wzgórza B.',
      'Cywilizacja 1 przechodzi przez bagna C.',
      'Cywilizacja 1 przechodzi przez góry B.',
      'Cywilizacja 1 przechodzi przez pustynię C.',
      'Cywilizacja 1 przechodzi przez terytorium wodne D.',
    ]);
  });

  test('to, beside, around', () => {
    const to = (t: number): string =>
      log(
        { type: 'determined', about: 'arrival', territory: t, eligible: mask(t), minimum: false, seat: 1 },
        0,
        undefined,
        solo,
      ).replace(/:.*/, '');
    expect(NAMED.slice(0, 6).map(to)).toEqual([
      'V.I.C.I migruje do lasu B',
      'V.I.C.I migruje na łąkę C',
      'V.I.C.I migruje na wzgórza B',
      'V.I.C.I migruje na bagna C',
      'V.I.C.I migruje w góry B',
      'V.I.C.I migruje na pustynię C',
    ]);
    expect(say.reason({ code: 'noTribeBeside', facts: { territory: mountains } })).toBe(
      'Nie masz plemienia przy górach B.',
    );
    expect(say.reason({ code: 'besideVolcano', facts: { territory: swamp } })).toBe(
      'Przy bagnach C leży wulkan.',
    );
    const none = (s: State): void => {
      s.revealed = -1;
    };
    expect(choice('explore', { arg: hills }, undefined, none)).toBe(
      'Zbadaj okolice wzgórz B: nie ma tam zakrytych obszarów',
    );
  });

  test('names of territories and places stand alone', () => {
    expect(say.name.territory(forest)).toBe('Las B');
    expect(say.name.territory(water)).toBe('Terytorium wodne D');
    expect(say.name.ground(0)).toBe('Obszar pod zabudowę na terytorium wodnym A');
    expect(say.name.place(RAW + forest)).toBe('materiały w lesie B');
    expect(say.name.place(NOTCH)).toBe('materiały na łodzi 1');
    expect(say.name.markers(IDEA, 5)).toBe('5 pomysłów');
    expect(say.name.markers(FOOD, 1)).toBe('1 żywność');
  });
});

describe('choices', () => {
  const route: Task = { do: 'route', seat: 0, left: 3, from: swamp * 16 + 1, at: swamp, settled: [] };
  const born: Task = { do: 'procreate', seat: 0, left: 1, within: -1 };
  const how: Task = {
    do: 'installHow',
    seat: 0,
    card: cardNumber('D1'),
    column: 0,
    stage: 3,
    ignored: 5,
    bonus: true,
    again: 'unlessIgnored',
  };

  test('settling says where, the points, the tribe displaced and what becomes of one’s own', () => {
    expect(choice('settle.displace', { arg: forest * 16, displaces: { seat: 1, weak: true } }, route)).toBe(
      'Osiedl plemię w obozowisku z ogniskiem w lesie B za 1 PZ, wysiedlając osłabione plemię cywilizacji 2 do dziczy; migrujące plemię zostanie osłabione',
    );
    expect(
      choice('settle.displace', { arg: forest * 16 + 2, displaces: { seat: 0, weak: false } }, born),
    ).toBe(
      'Umieść nowe plemię w zajętym obozowisku w lesie B, wysiedlając własne silne plemię do dziczy; nowe plemię zostanie osłabione',
    );
    expect(choice('settle.free', { arg: swamp * 16 }, route)).toBe(
      'Osiedl plemię w obozowisku z ogniskiem na bagnach C za 2 PZ, rozwijając to terytorium i zyskując 1 materiał',
    );
    expect(choice('settle.free', { arg: water * 16 + 10 }, born)).toBe(
      'Umieść nowe plemię na łodzi na terytorium wodnym D',
    );
  });

  test('what is left agrees with its number', () => {
    const crossing = (left: number): string => choice('cross', { arg: hills }, { ...route, left });
    expect(crossing(2)).toBe('Przejdź przez wzgórza B (została 1 migracja)');
    expect(crossing(3)).toBe('Przejdź przez wzgórza B (zostały 2 migracje)');
    expect(crossing(6)).toBe('Przejdź przez wzgórza B (zostało 5 migracji)');
    const declined = (left: number): string =>
      choice('decline.migrate', {}, { do: 'migrate', seat: 0, left, settled: [] });
    expect(declined(1)).toBe('Zrezygnuj z migracji');
    expect(declined(2)).toBe('Zrezygnuj z 2 migracji');
    const features = (left: number): string =>
      choice('decline.features', {}, { do: 'features', seat: 0, left, done: [0] });
    expect(features(1)).toBe('Zrezygnuj ze znacznika cechy');
    expect(features(3)).toBe('Zrezygnuj z 3 znaczników cech');
  });

  test('tribes are called by strength and ground', () => {
    const at = (place: number): Partial<Description> => ({
      targets: [{ kind: 'spot', id: swamp * 16 + place }],
      cost: one(FOOD, 2),
    });
    const wild = (s: State): void => {
      s.wild = put(s.wild, swamp * 8, 1);
    };
    expect(choice('feed', at(3), undefined, wild)).toBe(
      'Wyżyw silne plemię w dziczy na bagnach C za 2 żywności',
    );
    const fire = (s: State): void => {
      s.fire = put(s.fire, swamp, 2);
    };
    expect(choice('save', at(0), undefined, fire)).toBe(
      'Uratuj osłabione plemię w obozowisku z ogniskiem na bagnach C akcją deus ex machina: cofnij dysk o 1 pole na torze przychylności Agery',
    );
  });

  test('paying and rolling take the instrumental', () => {
    const pay = (first: number, second: number, n: number): string =>
      choice('pay', {
        targets: [first, second].map(id => ({ kind: 'source', id })),
        cost: n > 0 ? one(IDEA, n) : [],
      });
    expect(pay(1, 12, 1)).toBe('Zapłać kością 2 i znacznikiem skupienia (1 pomysł)');
    expect(pay(0, 2, 0)).toBe('Zapłać kośćmi 1 i 3');
    expect(pay(3, 8, 2)).toBe('Zapłać kością 4 i znacznikiem planowania 3 (2 pomysły)');
    expect(pay(12, 12, 5)).toBe('Zapłać 2 znacznikami skupienia (5 pomysłów)');
    const rolling = (usedDice: number): string =>
      choice('roll', {}, undefined, s => {
        seatOf(s, 0).usedDice = usedDice;
      });
    expect([0, 1, 2, 5].map(rolling)).toEqual([
      'Nie rzucaj kośćmi',
      'Rzuć 1 kością',
      'Rzuć 2 kośćmi',
      'Rzuć 5 kośćmi',
    ]);
  });

  test('activating says values, level and actions', () => {
    const level = (n: number) => (s: State) => {
      seatOf(s, 0).levels = s.seats[0]!.levels.map(() => n);
    };
    expect(choice('activate', { arg: 1 }, undefined, level(2))).toBe(
      'Aktywuj moduł migracji II (1 i 3): wykonaj test przychylności – jeśli go zdasz, wykonaj do 2 migracji, w przeciwnym razie 1 migrację',
    );
    expect(choice('activate', { arg: 21 })).toBe(
      'Aktywuj moduł snu (dowolne 2 kości): zyskaj 1 znacznik skupienia ALBO 2 pomysły',
    );
  });

  test('installing a card says stage and cost', () => {
    expect(choice('column', { arg: 4 })).toBe('Zainstaluj w 5. kolumnie, w 2. rzędzie (3 PZ na koniec gry)');
    expect(choice('assume', { arg: 3 }, how)).toBe(
      'Spełnij koszt 3. rzędu: zwróć 1 drewno albo miej 1 osadę; zwróć 1 papirus',
    );
    expect(choice('ignore.none', { arg: 5 }, how)).toBe(
      'Nie pomijaj żadnego pola kosztu; potem możesz zainstalować kolejną kartę budynku',
    );
    expect(choice('cover', { arg: 1, targets: [0, 1].map(id => ({ kind: 'costSpace', id })) }, how)).toBe(
      'Spełnij osadami 1. i 2. pole kosztu; zwróć 1 papirus',
    );
  });

  test('materials are counted, declined and named', () => {
    expect(choice('sell', { arg: MATERIALS.indexOf('clay'), gain: one(MONEY) })).toBe(
      'Sprzedaj 1 glinę za 1 pieniądz',
    );
    expect(choice('sell', { arg: MATERIALS.indexOf('ironOre'), gain: one(MONEY, 5) })).toBe(
      'Sprzedaj 1 rudę żelaza za 5 pieniędzy',
    );
    expect(choice('store', { gain: [...one(stored('wood'), 2), ...one(stored('papyrus'), 5)] })).toBe(
      'Umieść w magazynie 2 drewna i 5 papirusów',
    );
    expect(choice('transportAs', { arg: water * 18 + MATERIALS.indexOf('herbs') })).toBe(
      'Przetransportuj materiał z łodzi na terytorium wodnym D do magazynu jako zioła',
    );
    expect(choice('findType', { arg: TERRITORY_TYPES.indexOf('mountains') })).toBe(
      'Dokonaj szczęśliwego odkrycia w górach: kamień za 1 albo 2, ruda żelaza za 3 albo 4, jadeit za 5 albo 6',
    );
    expect(choice('returnMarker', { cost: one(RAW + swamp) })).toBe('Zwróć 1 materiał z bagien C');
    expect(choice('forgo', {}, { do: 'gainMarkers', seat: 0, place: stored('gold'), left: 2 })).toBe(
      'Zrezygnuj z 2 złota',
    );
  });

  test('building says of what, where, for what and with what reward', () => {
    const jade = MATERIALS.indexOf('jade');
    expect(choice('statue', { arg: 18 + jade })).toBe(
      'Wybuduj pomnik z jadeitu na obszarze pod zabudowę (złoto, jadeit) i przesuń dysk o 1 pole na wybranym torze postępu',
    );
    expect(choice('statue', { arg: MATERIALS.indexOf('gold') })).toBe(
      'Wybuduj pomnik ze złota na obszarze pod zabudowę na terytorium wodnym A i przesuń dysk o 1 pole na wybranym torze postępu',
    );
    const cost = [...one(stored('wood')), ...one(stored('coal'))];
    expect(choice('settlement', { arg: 0, cost })).toBe(
      'Wybuduj osadę na obszarze pod zabudowę na terytorium wodnym A za 1 drewno i 1 węgiel: zyskaj czip przychodu, odsłoń 1 diament',
    );
    expect(choice('boat', { arg: water })).toBe(
      'Wybuduj łódź z 1 materiałem na terytorium wodnym D; sąsiednie silne plemię może na nią wejść',
    );
  });

  test('chips and dice', () => {
    expect(choice('takeGoal', { arg: 4 })).toBe(
      'Weź czip celu „Zgromadzenie w górach”: miej co najmniej 2 plemiona na jednym terytorium gór',
    );
    expect(choice('income', { arg: 0, effects: rules.chips[0]! })).toBe(
      'Użyj czipa przychodu „Jagodniki”: zyskaj 2 żywności',
    );
    expect(choice('gainDie.fate.from', { arg: 8 + 2 })).toBe(
      'Zabierz 1 kość losu cywilizacji 2, która ma ich najwięcej',
    );
    expect(choice('giveDie', { arg: 3 }, { do: 'giveDie', seat: 0, to: 2 })).toBe(
      'Oddaj kość o wartości 4 cywilizacji 3',
    );
    expect(choice('mutate', { cost: one(6), gain: one(9) })).toBe(
      'Zamień 1 znacznik opanowania na 1 znacznik wzroku',
    );
    expect(choice('track', { arg: 4 }, { do: 'anyTrack', seat: 0, n: 2 })).toBe(
      'Przesuń dysk o 2 pola na torze kultury, na 2. pole; 1. próg premii: ulepsz 1 moduł główny w kolorze tego toru',
    );
  });

  test('options say what their level brings', () => {
    const option = (name: ChoosingModule, n: 0 | 1, level: number): string =>
      choice(`option.${name}.${n}`, {}, { do: name, seat: 0, level });
    expect(option('sustenance', 0, 4)).toBe(
      'Przeprowadź do 2 polowań, także tam, gdzie leży żeton polowania',
    );
    expect(option('building', 0, 2)).toBe('Ukończ do 2 projektów budowlanych tego samego rodzaju');
    expect(option('building', 1, 3)).toBe(
      'Zainstaluj 1 kartę budynku, pomijając 1 pole kosztu, albo do 2 kart budynków bez pomijania pól',
    );
    expect(option('planning', 0, 3)).toBe(
      'Zainstaluj 1 czip celu i zyskaj 1 czip celu w dowolnej kolejności',
    );
    expect(option('mutation', 0, 1)).toBe('Przesuń 1 znacznik cechy na inne pole cechy');
    expect(option('insight', 0, 1)).toBe('Zyskaj 3 pomysły');
    expect(option('insight', 0, 2)).toBe('Zyskaj 6 pomysłów');
  });

  test('creatures are fed with the instrumental', () => {
    const feeding: Task = { do: 'feedCreatures', seat: 0, creature: -1, n: 0, left: 8 };
    expect(choice('feedCreature', { arg: MATERIALS.indexOf('peat') }, feeding)).toMatch(
      /^Nakarm stworzenie „Bagienna ropucha” 1 torfem: /,
    );
    expect(choice('decline.tame', {}, { do: 'tame', seat: 0, creature: 3 })).toBe(
      'Nie oswajaj stworzenia „Bagienna ropucha”',
    );
    expect(choice('accept.tame', {}, { do: 'tame', seat: 0, creature: 3 })).toBe(
      'Oswój stworzenie „Bagienna ropucha” i dokonaj szczęśliwego odkrycia na bagnach',
    );
  });
});

describe('prompts', () => {
  test('say what is asked, what is left and why', () => {
    const migrate = (left: number): string => prompt({ do: 'migrate', seat: 0, left, settled: [] });
    expect(migrate(1)).toBe('Wybierz plemię do migracji – Moduł migracji');
    expect(migrate(2)).toBe('Wybierz plemię do migracji (zostały 2 migracje) – Moduł migracji');
    expect(migrate(5)).toBe('Wybierz plemię do migracji (zostało 5 migracji) – Moduł migracji');
    expect(prompt({ do: 'upgrade', seat: 0, modules: 1 }, 8 * 1024 + 4 * 8 + 2)).toBe(
      'Wybierz moduł do ulepszenia – 3. próg premii na torze kultury',
    );
    expect(prompt({ do: 'planOn', seat: 0, n: 1, optional: true }, 6 * 1024)).toBe(
      'Wybierz pole kości dla 1 znacznika planowania – Czip przychodu „Jagodniki”',
    );
    expect(prompt({ do: 'testIdeas', seat: 0, ideas: 1, pass: [], fail: [] })).toMatch(
      /^Nie zdasz testu przychylności, jeśli nie wydasz 1 pomysłu \(masz \d\) – /,
    );
    expect(prompt({ do: 'gainMarkers', seat: 0, place: IDEA, left: 5 }, 3 * 1024)).toBe(
      'Nie masz już znaczników w zasobach: zwróć inny, aby zyskać 5 pomysłów, albo zrezygnuj – Reset',
    );
    expect(prompt({ do: 'huntRoll', seat: 0, territory: grass, dice: [2, 5] }, module('sustenance'))).toBe(
      'Wybierz wartość polowania na łące C (wynik rzutu: 2 i 5) – Moduł wyżywienia',
    );
    expect(prompt({ do: 'giveDie', seat: 0, to: 1 }, module('achievement'))).toBe(
      'Wybierz kość aktywacji, którą zabierze Ci cywilizacja 2 – Moduł osiągnięć',
    );
  });

  test('say what a trade has left', () => {
    const trade = (sales: number, purchases: number, openMoney: number, openPoints: number): string =>
      prompt({ do: 'trade', seat: 0, sales, purchases, openMoney, openPoints }, module('trade'));
    expect(trade(2, 1, 0, 0)).toBe(
      'Wybierz, co sprzedać lub kupić (do wykorzystania: 2 sprzedaże i 1 zakup) – Moduł handlu',
    );
    expect(trade(0, 2, 0, 2)).toBe(
      'Wybierz, co sprzedać lub kupić (w tych sprzedażach jeszcze 2 za PZ; do wykorzystania: 2 zakupy) – Moduł handlu',
    );
    expect(trade(0, 0, 1, 0)).toBe(
      'Wybierz, co sprzedać (w tej sprzedaży jeszcze 1 za pieniądze) – Moduł handlu',
    );
  });
});

describe('the log', () => {
  test('names what set things off, with numbers 1, 2 and 5', () => {
    const ideas = (n: number, cause: number): string => log({ type: 'gained', place: IDEA, n }, cause);
    expect(ideas(1, module('insight'))).toBe('Cywilizacja 1 zyskuje 1 pomysł dzięki modułowi wiedzy.');
    expect(ideas(2, 4 * 1024 + cardNumber('A2'))).toBe(
      'Cywilizacja 1 zyskuje 2 pomysły dzięki karcie A2 Kij kopieniaczy.',
    );
    expect(ideas(5, 5 * 1024 + cardNumber('C2'))).toBe(
      'Cywilizacja 1 zyskuje 5 pomysłów dzięki umiejętności karty wiedzy C2 Kalendarz siewów.',
    );
    expect(ideas(22, 8 * 1024 + 8)).toBe(
      'Cywilizacja 1 zyskuje 22 pomysły dzięki 1. progowi premii na torze prestiżu.',
    );
    expect(log({ type: 'paid', place: FOOD, n: 1 }, 9 * 1024)).toBe(
      'Cywilizacja 1 traci 1 żywność przez pogodę.',
    );
    expect(log({ type: 'paid', place: FOOD, n: 3 }, 1024 + 6)).toBe(
      'Cywilizacja 1 płaci 3 żywności w fazie żywienia.',
    );
    expect(log({ type: 'paid', place: FOOD, n: 1 }, 1024 + 3)).toBe(
      'Cywilizacja 1 płaci 1 żywność w fazie „Dodatkowe odkrycie”.',
    );
    expect(log({ type: 'forgone', place: IDEA, n: 2 }, 3 * 1024)).toBe(
      'Cywilizacja 1 rezygnuje z 2 pomysłów (reset).',
    );
    expect(log({ type: 'favor', n: 1, lost: 2 }, 6 * 1024)).toBe(
      'Cywilizacja 1 przesuwa dysk o 1 pole na torze przychylności Agery dzięki czipowi przychodu „Jagodniki”; dalszy ruch przepada.',
    );
    expect(log({ type: 'lapsed', list: rules.chips[5]!, at: 1 }, 6 * 1024)).toBe(
      'Cywilizacja 1 nie może z tego skorzystać (czip przychodu „Jagodniki”): wzmocnij 1 osłabione plemię.',
    );
    expect(log({ type: 'tested', passed: true, ideas: 2 }, 6 * 1024)).toBe(
      'Cywilizacja 1 zdaje test przychylności (czip przychodu „Jagodniki”), wydając 2 pomysły.',
    );
    expect(log({ type: 'tested', passed: false, ideas: 0 }, module('migration'))).toBe(
      'Cywilizacja 1 nie zdaje testu przychylności (moduł migracji).',
    );
  });

  test('a site is declined by its kind, and harms', () => {
    const state = position(3, base);
    const gorge = rules.sites.findIndex(({ kind }) => SITE_KINDS[kind] === 'gorge');
    state.sites = put(state.sites, 0, gorge);
    expect(log({ type: 'paid', place: FOOD, n: 1 }, 11 * 1024, state)).toBe(
      'Cywilizacja 1 traci 1 żywność przez wąwóz posępnych wilków 1.',
    );
    expect(log({ type: 'explored', site: 0, tile: 6 }, 4 * 1024 + cardNumber('A6'))).toBe(
      'Cywilizacja 1 odkrywa jaskinię 1 (karta A6 Dłuto kamieniarskie).',
    );
  });

  test('unseen cards stay unseen', () => {
    expect(log({ type: 'kept', cards: [-3] }, MODULE)).toBe(
      'Cywilizacja 1 bierze na rękę nieznaną kartę wiedzy (moduł badań).',
    );
    expect(log({ type: 'drew', cards: [-3, cardNumber('A1'), -3] }, MODULE)).toBe(
      'Cywilizacja 1 dobiera kartę A1 Łódź z wysięgnikiem i 2 nieznane karty wiedzy (moduł badań).',
    );
    expect(log({ type: 'putBack', cards: [-1, -1, -1, -1, -1] }, MODULE)).toBe(
      'Cywilizacja 1 odkłada 5 nieznanych kart wynalazków na spód stosów.',
    );
  });

  test('others are subjects and objects, and names of people stay as they are', () => {
    const displaced = { type: 'displaced', owner: 2, territory: forest, weak: false, seat: 1 };
    expect(log(displaced, MODULE + 1)).toBe(
      'Cywilizacja 2 wysiedla silne plemię cywilizacji 3 do dziczy w lesie B.',
    );
    expect(log(displaced, MODULE + 1, undefined, people)).toBe(
      'Cywilizacja 2 wysiedla silne plemię cywilizacji Bo do dziczy w lesie B.',
    );
    const told = (event: object, seats: SeatNames = ['anna']): string =>
      log(event, MODULE, undefined, gameTexts('pl', rules, seats));
    expect(told({ type: 'turn' })).toBe('Tura cywilizacji anna.');
    expect(told({ type: 'sold', material: 2 })).toBe('anna sprzedaje 1 olej.');
    expect(told({ type: 'monolith' })).toBe('Monolit startowy otrzymuje anna.');
    expect(told({ type: 'tookDie', kind: 'activation', from: 1, seat: 2 })).toBe(
      'Cywilizacja 3 zabiera kość aktywacji cywilizacji 2.',
    );
    const event = { type: 'event', event: 3, met: 3, counts: [2, 2] };
    expect(told({ ...event, seats: 3 }, [])).toBe(
      'Premię za wydarzenie F4 Uderzenie meteorytu otrzymują cywilizacja 1 i cywilizacja 2 (cywilizacja 1: 2, cywilizacja 2: 2).',
    );
    expect(told({ ...event, seats: 2 }, [])).toContain('meteorytu otrzymuje cywilizacja 2 (');
    expect(told({ ...event, seats: 0 }, [])).toMatch(/^Nikt nie otrzymuje premii za wydarzenie F4 /);
  });

  test('tells of the continent and of things', () => {
    const settled = { type: 'settled', territory: forest, encampment: 0, from: swamp * 16 + 3, weak: true };
    expect(log(settled, MODULE + 1)).toBe(
      'Cywilizacja 1 przenosi plemię z bagien C i osiedla je w obozowisku z ogniskiem w lesie B, osłabiając je (moduł migracji).',
    );
    expect(log({ type: 'developed', territory: desert, material: MATERIALS.indexOf('salt') }, 0)).toBe(
      'Cywilizacja 1 rozwija pustynię C, źródło soli.',
    );
    expect(log({ type: 'hunted', territory: swamp, value: 4, food: 1 }, 0)).toBe(
      'Cywilizacja 1 poluje na bagnach C (wartość 4: 1 żywność).',
    );
    expect(log({ type: 'advanced', track: 2, n: 5 }, 3 * 1024)).toBe(
      'Cywilizacja 1 przesuwa dysk o 5 pól na torze nauki dzięki resetowi.',
    );
    expect(log({ type: 'rolled', dice: 'fate', values: [4] }, module('migration'))).toBe(
      'Cywilizacja 1 rzuca kością losu: 4 (moduł migracji).',
    );
    expect(log({ type: 'rolled', dice: 'activation', values: [2, 4] }, 3 * 1024)).toBe(
      'Cywilizacja 1 rzuca kośćmi: 2 i 4.',
    );
    expect(log({ type: 'rolled', dice: 'activation', values: [4] }, module('achievement'))).toBe(
      'Cywilizacja 1 rzuca nową kością: 4.',
    );
    expect(log({ type: 'gained', place: stored('oil'), n: 1 }, module('exploration'))).toBe(
      'Cywilizacja 1 dokonuje szczęśliwego odkrycia: 1 olej.',
    );
    expect(log({ type: 'returned', place: RAW + grass, n: 1 }, 0)).toBe(
      'Cywilizacja 1 zwraca 1 materiał z łąki C do zasobów.',
    );
    expect(log({ type: 'phase', era: 2, phase: 6, seat: -1 }, 0)).toBe('Epoka 2, faza 6: Faza żywienia.');
    expect(log({ type: 'weather', weather: 0, beyond: true, seat: -1 }, 9 * 1024)).toBe(
      'Znacznik pogody wychodzi poza pole „Gorąca”. Efekt dla wszystkich: strać 1 plemię.',
    );
  });

  test('says what points are for', () => {
    const scored = (source: PointSource, cause: number, n = 20, units = 4): string =>
      log({ type: 'scored', n, source: POINT_SOURCES.indexOf(source), units }, cause);
    const culture = 14 * 1024 + CATEGORIES.indexOf('culture');
    expect(scored('era', culture)).toBe(
      'Cywilizacja 1 zdobywa 20 PZ w kategorii kultury podczas punktowania epoki (4 × 5).',
    );
    expect(scored('culture', culture, 21)).toBe(
      'Cywilizacja 1 zdobywa 21 PZ w kategorii kultury podczas punktacji końcowej.',
    );
    expect(scored('fire', module('migration'), 2, 0)).toBe(
      'Cywilizacja 1 zdobywa 2 PZ za obozowisko z ogniskiem (moduł migracji).',
    );
    expect(scored('statues', 1024 + 8, 4, 2)).toBe('Cywilizacja 1 zdobywa 4 PZ za pomniki (2 × 2).');
  });
});

describe('V.I.C.I', () => {
  const vici = (event: object, state?: State, cause = 18 * 1024 + 2): string =>
    log({ seat: 1, ...event }, cause, state, solo);

  test('is a subject that is never declined', () => {
    expect(vici({ type: 'turn' })).toBe('Tura V.I.C.I.');
    expect(vici({ type: 'advanced', track: 0, n: 2 })).toBe(
      'V.I.C.I przesuwa dysk o 2 pola na torze technologii dzięki karcie akcji 3.',
    );
    expect(vici({ type: 'tookDie', kind: 'fate', from: 0 })).toBe('V.I.C.I zabiera kość losu cywilizacji 1.');
    expect(vici({ type: 'tookDie', kind: 'fate', from: 1, seat: 0 })).toBe(
      'Cywilizacja 1 zabiera kość losu V.I.C.I.',
    );
    expect(vici({ type: 'displaced', owner: 1, territory: forest, weak: true })).toBe(
      'V.I.C.I wysiedla własne osłabione plemię do dziczy w lesie B.',
    );
    expect(vici({ type: 'fed', spot: forest * 16 + 1, food: 0 }, base.create(SOLO, 'words'))).toBe(
      'V.I.C.I żywi silne plemię w obozowisku w lesie B dzięki znacznikom zaopatrzenia.',
    );
  });

  test('turns up cards and rolls for them', () => {
    expect(vici({ type: 'actionCard', card: 2, half: 1, blue: 5, red: 4 })).toBe(
      'V.I.C.I odkrywa kartę akcji 3 (czerwona połowa). Symbole resetu na odkrytych kartach: niebieskie – 5, czerwone – 4, co wystarcza na reset.',
    );
    expect([1, 2, 5].map(n => vici({ type: 'cardsDiscarded', n }))).toEqual([
      'V.I.C.I odrzuca 1 odkrytą kartę akcji.',
      'V.I.C.I odrzuca 2 odkryte karty akcji.',
      'V.I.C.I odrzuca 5 odkrytych kart akcji.',
    ]);
    expect(vici({ type: 'consulted', value: 3, about: 'goal' })).toBe(
      'V.I.C.I wyrzuca 3 (przybornik czipów celów: 1–4 od góry, 5 i 6 – żaden).',
    );
    expect(vici({ type: 'removed', what: 'attribute', id: -1 })).toBe(
      'V.I.C.I nie znajduje tam czipa atrybutu do usunięcia.',
    );
    expect(vici({ type: 'gridMarker', grid: 'prosperity', space: 7 })).toBe(
      'V.I.C.I umieszcza znacznik na 7. polu tabeli dobrobytu.',
    );
  });

  test('determines territories', () => {
    const determined = (about: string, eligible: number, minimum = false): string =>
      vici({ type: 'determined', about, territory: forest, eligible, minimum });
    const two = mask(forest, swamp);
    expect(determined('procreation', mask(forest))).toBe(
      'V.I.C.I wykonuje prokreację w lesie B: to jedyne terytorium z jej plemionami i wolnym obozowiskiem.',
    );
    expect(determined('procreation', two, true)).toBe(
      'V.I.C.I wykonuje prokreację w lesie B: to jedno z 2 terytoriów z jej plemionami; na żadnym nie ma wolnego obozowiska.',
    );
    expect(determined('huntingToken', two)).toBe(
      'V.I.C.I wybiera las B na żeton polowania: to jedno z 2 równie dobrych terytoriów łowieckich bez żetonu, na których są też plemiona cywilizacji 1.',
    );
    expect(
      vici({
        type: 'wheel',
        value: 2,
        eligible: mask(hills, forest),
        rolled: TERRITORY_TYPES.indexOf('swamp'),
        found: TERRITORY_TYPES.indexOf('hills'),
      }),
    ).toBe(
      'Wymagania spełniają: wzgórza B i las B. V.I.C.I wyrzuca 2 na diagramie terytoriów: bagna, nic takiego nie spełnia wymagań, dalej: wzgórza.',
    );
    expect(vici({ type: 'forfeited', act: 'procreation', why: 'noTribe' })).toBe(
      'V.I.C.I pomija prokreację: wszystkie jej plemiona są na kontynencie.',
    );
    expect(vici({ type: 'priority', list: 'settle', item: 4 })).toBe(
      'Priorytet 4 (osiedlanie się): nie ma wolnego obozowiska, więc ustępuje osłabione plemię cywilizacji 1.',
    );
    expect(vici({ type: 'provisioned', territory: swamp, n: 3, blocks: false })).toBe(
      'V.I.C.I umieszcza znacznik zaopatrzenia na bagnach C; to już 3. znacznik na tym terytorium.',
    );
  });
});

test('reasons', () => {
  const needs = (need: number): string => say.reason({ code: 'needIdeas', facts: { need, have: 0 } });
  expect([1, 2, 5].map(needs)).toEqual([
    'Potrzebujesz 1 pomysłu, aby zmienić wartości kości; masz 0.',
    'Potrzebujesz 2 pomysłów, aby zmienić wartości kości; masz 0.',
    'Potrzebujesz 5 pomysłów, aby zmienić wartości kości; masz 0.',
  ]);
  expect(say.reason({ code: 'needMoney', facts: { need: 1, have: 0 } })).toBe(
    'Potrzebujesz 1 pieniądza, aby kupić materiał; masz 0.',
  );
  expect(say.reason({ code: 'needMaterial', facts: { what: 2, need: 2, have: 1 } })).toBe(
    'Potrzebujesz 2 oleju w magazynie; masz 1.',
  );
  expect(say.reason({ code: 'goalUnmet', facts: { goal: 4, need: 1, have: 0 } })).toBe(
    'Aby zainstalować czip celu „Zgromadzenie w górach”, musisz mieć co najmniej 2 plemiona na jednym terytorium gór (Tobie wystarczy 1); teraz: 0.',
  );
  expect(say.reason({ code: 'farmThere', facts: { territory: grass, seat: 1 } })).toBe(
    'Na łące C stoi już farma cywilizacji 2.',
  );
  expect(say.reason({ code: 'groundFull', facts: { ground: 0, limit: 2 } })).toBe(
    'Na obszarze pod zabudowę na terytorium wodnym A masz już 2 budynki.',
  );
  expect(
    say.reason({ code: 'needStatueMaterial', facts: { ground: 1, materials: (1 << 4) | (1 << 5) } }),
  ).toBe('Pomnik na obszarze pod zabudowę (złoto, jadeit) wymaga ziół albo złota z magazynu.');
  expect(say.reason({ code: 'otherModules', facts: { modules: (1 << 1) | (1 << 3) } })).toBe(
    'Teraz można ulepszyć tylko moduł migracji albo moduł transportu.',
  );
  expect(say.reason({ code: 'keptOfType', facts: { type: 0 } })).toBe(
    'Zatrzymujesz po jednej karcie każdego rodzaju i masz już kartę wynalazku.',
  );
});

test('modules, level by level', () => {
  const levels = (name: Module): string[] =>
    [1, 2, 3, 4].map(level => say.module(MODULES.indexOf(name), level));
  expect(levels('transport')).toEqual([
    'Przetransportuj maksymalnie 3 materiały do magazynu',
    'Przetransportuj maksymalnie 6 materiałów do magazynu',
    'Przetransportuj dowolną liczbę materiałów do magazynu, te z łodzi na dowolne pola',
    'Przetransportuj dowolną liczbę materiałów do magazynu, w tym maksymalnie 3 na dowolne pola',
  ]);
  expect(levels('activity')).toEqual([
    'Wykonaj 1 działanie',
    'Wykonaj do 2 działań, każde inne',
    'Wykonaj do 2 działań, także kilka razy to samo',
    'Zyskaj 2 pieniądze i wykonaj do 2 działań, także kilka razy to samo, w dowolnej kolejności',
  ]);
  expect(levels('production')[0]).toBe(
    'Wyprodukuj do 2 materiałów; przedtem lub potem wykonaj test przychylności, aby przetransportować 1 materiał do magazynu',
  );
  expect(levels('sustenance')[1]).toBe('Przeprowadź 1 polowanie ALBO wzmocnij do 3 osłabionych plemion');
});

test('entries by name', () => {
  expect(say.goal(4)).toBe('Zgromadzenie w górach: miej co najmniej 2 plemiona na jednym terytorium gór');
  expect(say.income(0)).toBe('Jagodniki (przychód): zyskaj 2 żywności');
  expect(say.card(cardNumber('D1')).split('\n')[0]).toBe('D1 Przystań, karta budynku');
  expect(say.card(cardNumber('D1')).split('\n')[1]).toMatch(/^Koszt, rząd po rzędzie: zwróć 1 drewno/);
});

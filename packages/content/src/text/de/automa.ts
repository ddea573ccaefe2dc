// How V.I.C.I decides, inside sentences: what it uses territories for, its priorities, what it has to do without.
import type { EventType, GameEvent } from '@civolution/engine';
import { bare, the } from './grammar.js';
import { DIE, PROJECT } from './lists.js';
import { ON_FAVOR } from './measures.js';
import { NOUN } from './words.js';

type Told<K extends EventType> = Extract<GameEvent, { type: K }>;

type Act = Told<'forfeited'>['act'];

type Why = Told<'forfeited'>['why'];

/** What it does, after "auf". */
export const ACT: Readonly<Record<Act, string>> = {
  track: 'den Schritt auf einer Leiste',
  removeCard: 'das Entfernen einer Karte',
  points: `die ${bare(NOUN.point, 'accusative', 'other')}`,
  favor: `den Schritt ${ON_FAVOR}`,
  statue: the(PROJECT.statue, 'accusative'),
  activationDie: the(DIE.activation, 'accusative'),
  fateDie: the(DIE.fate, 'accusative'),
  evolution: `den Marker auf ${the(NOUN.evolutionGrid, 'dative')}`,
  prosperity: `den Marker auf ${the(NOUN.prosperityGrid, 'dative')}`,
  procreation: the(NOUN.procreation, 'accusative'),
  migration: the(NOUN.migration, 'accusative'),
  provision: 'den Proviantmarker',
  revealSites: 'das Aufdecken von Orten',
  huntingToken: the(NOUN.huntingToken, 'accusative'),
};

const reasons = (self: string): Readonly<Record<Why, string>> => ({
  noTerritory: 'kein Gebiet ist qualifiziert',
  noTribe: 'alle eigenen Stämme sind auf dem Kontinent',
  noMarker: 'im eigenen Vorrat sind keine Marker mehr',
  noToken: 'in der Auslage liegen keine Jagdplättchen mehr',
  noDie: `in der Auslage liegt keiner, und ${self} hat allein die meisten`,
  gridFull: 'alle Felder des Rasters sind belegt',
  favorTop: 'die eigene Scheibe liegt schon auf dem letzten Feld',
});

/** Why there is none, where the action tells more. */
const NO_TERRITORY: Readonly<Partial<Record<Act, string>>> = {
  revealSites: 'an den eigenen Gebieten liegt kein verdeckter Ort',
  huntingToken: 'in allen eigenen Gebieten liegen Jagdplättchen',
};

export const whyForfeited = (act: Act, why: Why, self: string): string =>
  (why === 'noTerritory' && NO_TERRITORY[act]) || reasons(self)[why];

/** What makes territories eligible: the only one, or several, after "eines von 2". */
interface Fits {
  readonly one: string;
  readonly other: string;
}

/** What a territory is used for. */
interface Use {
  readonly used: (territory: string) => string;
  readonly fits: Fits;
  /** When only the minimum requirement is met. */
  readonly minimum?: Fits;
}

export const uses = (rival: string): Readonly<Record<Told<'determined'>['about'], Use>> => ({
  procreation: {
    used: territory => `vermehrt sich in ${territory}`,
    fits: {
      one: 'das einzige Gebiet mit eigenen Stämmen und freiem Lagerplatz',
      other: 'Gebieten mit eigenen Stämmen und freiem Lagerplatz',
    },
    minimum: {
      one: 'das einzige Gebiet mit eigenen Stämmen; dort ist kein Lagerplatz frei',
      other: 'Gebieten mit eigenen Stämmen; in keinem ist ein Lagerplatz frei',
    },
  },
  migration: {
    used: territory => `wandert aus ${territory}`,
    fits: {
      one: 'das einzige Gebiet mit mindestens 2 eigenen Stämmen, davon mindestens 1 stark',
      other: 'Gebieten mit mindestens 2 eigenen Stämmen, davon mindestens 1 stark',
    },
  },
  arrival: {
    used: territory => `wandert nach ${territory}`,
    fits: {
      one: 'das benachbarte Landgebiet mit den wenigsten eigenen Stämmen',
      other: 'benachbarten Landgebieten mit den wenigsten eigenen Stämmen',
    },
  },
  provision: {
    used: territory => `wählt ${territory} für einen Proviantmarker`,
    fits: {
      one: 'unter den eigenen Gebieten mit den wenigsten Proviantmarkern das mit den meisten eigenen Stämmen',
      other: 'Gebieten mit den meisten eigenen Stämmen unter denen mit den wenigsten Proviantmarkern',
    },
  },
  revealSites: {
    used: territory => `deckt die Orte rund um ${territory} auf`,
    fits: {
      one: 'das eigene Gebiet mit den meisten verdeckten Orten',
      other: 'eigenen Gebieten mit den meisten verdeckten Orten',
    },
  },
  huntingToken: {
    used: territory => `wählt ${territory} für ein Jagdplättchen`,
    fits: {
      one: `das beste Jagdgebiet ohne Jagdplättchen, in dem auch ${rival} Stämme hat`,
      other: `gleich guten Jagdgebieten ohne Jagdplättchen, in denen auch ${rival} Stämme hat`,
    },
    minimum: {
      one: `das beste eigene Jagdgebiet ohne Jagdplättchen; in keinem davon hat ${rival} Stämme`,
      other: `gleich guten eigenen Jagdgebieten ohne Jagdplättchen; in keinem davon hat ${rival} Stämme`,
    },
  },
  lastTribe: {
    used: territory => `hat keinen Stamm mehr und vermehrt sich in ${territory}`,
    fits: {
      one: `das einzige Landgebiet mit Stämmen von ${rival}`,
      other: `Landgebieten mit Stämmen von ${rival}`,
    },
  },
});

type Lists = Told<'priority'>['list'];

export const PRIORITY_FOR: Readonly<Record<Lists, string>> = {
  settle: 'das Niederlassen',
  migrant: 'den wandernden Stamm',
  fed: 'den ernährten Stamm',
  fedWild: 'den ernährten Stamm in der Wildnis',
};

/** The line of a priority list that decided, and why none above it did. */
export const priorities = (rival: string): Readonly<Record<Lists, Readonly<Record<number, string>>>> => ({
  settle: {
    1: 'Der Feuer-Lagerplatz ist frei',
    2: 'Der Feuer-Lagerplatz ist besetzt, ein anderer ist frei',
    3: `Kein Lagerplatz ist frei, darum weicht der Stamm von ${rival} auf dem Feuer-Lagerplatz`,
    4: `Kein Lagerplatz ist frei, darum weicht ein schwacher Stamm von ${rival}`,
    5: `Kein Lagerplatz ist frei, darum weicht ein starker Stamm von ${rival}, denn ein schwacher ist nicht da`,
    6: 'Auf allen Lagerplätzen sind eigene Stämme, darum weicht der starke auf dem Feuer-Lagerplatz',
    7: 'Auf allen Lagerplätzen sind eigene Stämme, darum weicht einer der starken',
    8: 'Auf allen Lagerplätzen sind eigene schwache Stämme, darum weicht der auf dem Feuer-Lagerplatz',
    9: 'Auf allen Lagerplätzen sind eigene schwache Stämme, darum weicht einer davon',
  },
  migrant: {
    1: 'ein starker aus der Wildnis',
    2: 'der starke vom Feuer-Lagerplatz, denn in der Wildnis ist keiner',
    3: 'ein starker von einem anderen Lagerplatz, denn in der Wildnis und auf dem Feuer-Lagerplatz ist keiner',
  },
  fed: {
    6: 'der starke auf dem Feuer-Lagerplatz',
    7: 'ein starker auf einem anderen Lagerplatz',
    8: 'der schwache auf dem Feuer-Lagerplatz',
    9: 'ein schwacher auf einem anderen Lagerplatz',
  },
  fedWild: {
    1: 'ein starker, vor den schwachen',
    2: 'ein schwacher, denn keiner ist stark',
  },
});

// What the modules of the console print, level I to IIII one below the other. Rulebook p. 14-31.
import type { Again } from '../flow/tasks.js';
import type { DieKind, MainModule } from '../pack/names.js';

/** The console itself prints so many; the level above is a tile beside it (ruling 7). */
export const PRINTED_LEVELS = 3;

/** Stands for any number, also when all that a civilization has was counted off it. */
const ANY_NUMBER = 99;
/** Whether a printed number means any number. */
export const isAnyNumber = (n: number): boolean => n > ANY_NUMBER / 2;

type Dice = readonly (DieKind | 'either')[];

type FourLevels = readonly [unknown, unknown, unknown, unknown];

export const LEVELS = {
  /** Cards gained (A), or drawn and kept (B). */
  research: [
    { gain: 1, draw: 2, keep: 1 }, // I
    { gain: 1, draw: 4, keep: 1 }, // II
    { gain: 2, draw: 4, keep: 2 }, // III
    { gain: 3, draw: 6, keep: 3 }, // IIII
  ],
  /** Migrations with a passed and with a failed favor test; where it changes nothing none is taken. */
  migration: [
    { pass: 1, fail: 1 }, // I
    { pass: 2, fail: 1 }, // II
    { pass: 3, fail: 2 }, // III
    { pass: 4, fail: 3 }, // IIII
  ],
  /** Sites anywhere and points besides the adjacent sites (A); lucky finds (B). */
  exploration: [
    { anywhere: 0, points: 0, finds: 1 }, // I
    { anywhere: 1, points: 2, finds: 1 }, // II
    { anywhere: 1, points: 4, finds: 2 }, // III
    { anywhere: 2, points: 4, finds: 3 }, // IIII
  ],
  /** Raw materials; whether boats may unload onto any storage space; how many may go to any space. */
  transport: [
    { left: 3, boatsAnywhere: false, anySpace: 0 }, // I
    { left: 6, boatsAnywhere: false, anySpace: 0 }, // II
    { left: ANY_NUMBER, boatsAnywhere: true, anySpace: 0 }, // III
    { left: ANY_NUMBER, boatsAnywhere: false, anySpace: 3 }, // IIII
  ],
  /** Income actions (A), at level IIII also of the chips in the display. */
  invention: [
    { uses: 1, display: false }, // I
    { uses: 2, display: false }, // II
    { uses: 2, display: false }, // III
    { uses: 2, display: true }, // IIII
  ],
  /** Activities, whether the same may be done twice, money first. */
  activity: [
    { times: 1, repeat: false, money: 0 }, // I
    { times: 2, repeat: false, money: 0 }, // II
    { times: 2, repeat: true, money: 0 }, // III
    { times: 2, repeat: true, money: 2 }, // IIII
  ],
  /** Hunts (A), also where a token lies; tribes strengthened (B). */
  sustenance: [
    { hunts: 1, anywhere: false, strengthen: 1 }, // I
    { hunts: 1, anywhere: false, strengthen: 3 }, // II
    { hunts: 2, anywhere: false, strengthen: 4 }, // III
    { hunts: 2, anywhere: true, strengthen: 6 }, // IIII
  ],
  /** Procreations with a passed and with a failed favor test (A); whether a test may strengthen a tribe (B). */
  procreation: [
    { pass: 1, fail: 1, strengthen: false }, // I
    { pass: 2, fail: 1, strengthen: false }, // II
    { pass: 2, fail: 2, strengthen: true }, // III
    { pass: 3, fail: 3, strengthen: true }, // IIII
  ],
  /** Feature markers moved (A). */
  mutation: [1, 2, 2, 3], // I, II, III, IIII
  /** Goal chips installed and gained, or either so often (A); planning markers on one space, ideas (B). */
  planning: [
    { install: 1, gain: 0, either: 0, markers: 2, ideas: 0 }, // I
    { install: 1, gain: 0, either: 0, markers: 3, ideas: 0 }, // II
    { install: 1, gain: 1, either: 0, markers: 3, ideas: 0 }, // III
    { install: 0, gain: 0, either: 2, markers: 3, ideas: 1 }, // IIII
  ],
  /** Raw materials produced (A) and transported (B); at level I B needs a favor test. */
  production: [
    { produce: 2, transport: 1, test: true }, // I
    { produce: 3, transport: 1, test: false }, // II
    { produce: 4, transport: 2, test: false }, // III
    { produce: 6, transport: 4, test: false }, // IIII
  ],
  /** Ideas (A). */
  insight: [3, 6, 6, 9], // I, II, III, IIII
  /** Money first, Sales and Purchases. */
  trade: [
    { money: 0, times: 1 }, // I
    { money: 0, times: 2 }, // II
    { money: 2, times: 2 }, // III
    { money: 3, times: 3 }, // IIII
  ],
  /** Building projects, whether of the same kind, own buildings per Building ground (A). */
  building: [
    { projects: 1, same: false, perGround: 2 }, // I
    { projects: 2, same: true, perGround: 2 }, // II
    { projects: 2, same: false, perGround: 2 }, // III
    { projects: 2, same: false, perGround: 3 }, // IIII
  ],
  /** Each a die of its kind (A). */
  achievement: [
    ['either'] as Dice, // I
    ['activation', 'fate'] as Dice, // II
    ['activation', 'fate'] as Dice, // III
    ['either', 'either'] as Dice, // IIII
  ],
} as const satisfies Record<MainModule, FourLevels>;

/** Option B of the five card modules: the special bonus, and whether another card may follow (p. 25). */
export const INSTALL_LEVELS: readonly { readonly bonus: boolean; readonly again: Again }[] = [
  { bonus: false, again: 'never' }, // I
  { bonus: false, again: 'never' }, // II
  { bonus: true, again: 'unlessIgnored' }, // III
  { bonus: true, again: 'always' }, // IIII
];

/** Sleep, without levels: focus markers, or ideas (p. 14). */
export const SLEEP_GAINS = { focus: 1, ideas: 2 } as const;

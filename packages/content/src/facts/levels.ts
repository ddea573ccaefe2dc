/** What the console prints on its modules, level I to IIII: numbers that texts name. */
export const RESEARCH = [
  { gain: 1, draw: 2, keep: 1 },
  { gain: 1, draw: 4, keep: 1 },
  { gain: 2, draw: 4, keep: 2 },
  { gain: 3, draw: 6, keep: 3 },
] as const;

/** Ideas, or a card; the special bonus ignores a cost space or brings another card, or does both. */
export const INSIGHT = [
  { ideas: 3, special: 'none' },
  { ideas: 6, special: 'none' },
  { ideas: 6, special: 'or' },
  { ideas: 9, special: 'and' },
] as const;

/** Migrations with a passed and with a failed favor test. */
export const MIGRATION = [
  { pass: 1, fail: 1 },
  { pass: 2, fail: 1 },
  { pass: 3, fail: 2 },
  { pass: 4, fail: 3 },
] as const;

/** Procreations with a passed and with a failed favor test; from level III a test may strengthen a tribe. */
export const PROCREATION = [
  { pass: 1, fail: 1, strengthen: false },
  { pass: 2, fail: 1, strengthen: false },
  { pass: 2, fail: 2, strengthen: true },
  { pass: 3, fail: 3, strengthen: true },
] as const;

export const SLEEP_FOCUS = 1;
export const SLEEP_IDEAS = 2;

/** What the console prints on its modules, level I to IIII: numbers that texts name. */
export const RESEARCH = [
  { gain: 1, draw: 2, keep: 1 },
  { gain: 1, draw: 4, keep: 1 },
  { gain: 2, draw: 4, keep: 2 },
  { gain: 3, draw: 6, keep: 3 },
] as const;

/** Migrations with a passed and with a failed favor test. */
export const MIGRATION = [
  { pass: 1, fail: 1 },
  { pass: 2, fail: 1 },
  { pass: 3, fail: 2 },
  { pass: 4, fail: 3 },
] as const;

/** Site anywhere and points besides the sites around a territory, or lucky finds. */
export const EXPLORATION = [
  { anywhere: 0, points: 0, finds: 1 },
  { anywhere: 1, points: 2, finds: 1 },
  { anywhere: 1, points: 4, finds: 2 },
  { anywhere: 2, points: 4, finds: 3 },
] as const;

/** Raw materials transported, without a limit as 0, and which of them may go to any storage space. */
export const TRANSPORT = [
  { limit: 3, free: 'none' },
  { limit: 6, free: 'none' },
  { limit: 0, free: 'boats' },
  { limit: 0, free: 'some' },
] as const;
export const FREE_SPACES = 3;

/** Actions of income chips; at level IIII those of the display may be among them. */
export const INVENTION = [
  { uses: 1, display: false },
  { uses: 2, display: false },
  { uses: 2, display: false },
  { uses: 2, display: true },
] as const;

export const ACTIVITY = [
  { times: 1, repeat: false, money: 0 },
  { times: 2, repeat: false, money: 0 },
  { times: 2, repeat: true, money: 0 },
  { times: 2, repeat: true, money: 2 },
] as const;

/** Hunts, at level IIII also where a hunting token lies, or tribes strengthened. */
export const SUSTENANCE = [
  { hunts: 1, tokens: false, strengthen: 1 },
  { hunts: 1, tokens: false, strengthen: 3 },
  { hunts: 2, tokens: false, strengthen: 4 },
  { hunts: 2, tokens: true, strengthen: 6 },
] as const;

/** Procreations with a passed and with a failed favor test; from level III a test may strengthen a tribe. */
export const PROCREATION = [
  { pass: 1, fail: 1, strengthen: false },
  { pass: 2, fail: 1, strengthen: false },
  { pass: 2, fail: 2, strengthen: true },
  { pass: 3, fail: 3, strengthen: true },
] as const;

/** Feature markers moved. */
export const MUTATION = [1, 2, 2, 3] as const;

/** Goal chips, or planning markers and ideas. */
export const PLANNING = [
  { goals: 'install', markers: 2, ideas: 0 },
  { goals: 'install', markers: 3, ideas: 0 },
  { goals: 'both', markers: 3, ideas: 0 },
  { goals: 'twoOfEither', markers: 3, ideas: 1 },
] as const;

/** Raw materials produced and transported; at level I a favor test decides about the second. */
export const PRODUCTION = [
  { produce: 2, transport: 1, test: true },
  { produce: 3, transport: 1, test: false },
  { produce: 4, transport: 2, test: false },
  { produce: 6, transport: 4, test: false },
] as const;

/** Ideas gained. */
export const INSIGHT = [3, 6, 6, 9] as const;

/** Money gained, then Sales and Purchases, each so often. */
export const TRADE = [
  { money: 0, times: 1 },
  { money: 0, times: 2 },
  { money: 2, times: 2 },
  { money: 3, times: 3 },
] as const;

/** Building projects, whether all of a kind, and own buildings per Building ground. */
export const BUILDING = [
  { projects: 1, same: false, perGround: 2 },
  { projects: 2, same: true, perGround: 2 },
  { projects: 2, same: false, perGround: 2 },
  { projects: 2, same: false, perGround: 3 },
] as const;
export const USUAL_PER_GROUND = 2;

export const ACHIEVEMENT = ['either', 'both', 'both', 'twoOfEither'] as const;

/** Of the five card modules: ignoring a cost space or bringing another card, or both (rulebook p. 25). */
export const SPECIAL_BONUS = ['none', 'none', 'or', 'and'] as const;

export const SLEEP_FOCUS = 1;
export const SLEEP_IDEAS = 2;

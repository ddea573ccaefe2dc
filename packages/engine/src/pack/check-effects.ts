import {
  type Context,
  choose,
  inside,
  int,
  list,
  maybe,
  nested,
  object,
  problem,
  refine,
  type Schema,
  suggestion,
  text,
  variants,
  word,
} from './check-shape.js';
import {
  CARD_TYPES,
  DICE,
  FEATURES,
  MAIN_MODULES,
  MODULES,
  PROJECTS,
  TERRITORY_TYPES,
  TRACKS,
} from './names.js';
import { MEASURE_OF } from './narrowing.js';
import type { Effect, Measure, MeasureName, Payment, Requirement } from './types.js';
import { MARKER_KINDS, MEASURES, PAYMENTS } from './vocabulary.js';

export const LAND_TYPES = TERRITORY_TYPES.filter(type => type !== 'water');
export const mainModule = word(MODULES.slice(0, MAIN_MODULES), 'main module');
export const landType = word(LAND_TYPES, 'land type');
const cardType = word(CARD_TYPES, 'card type');
export const anyText = text(/^/, 'a text');

/** A name that narrows something: only where the list of what it may name is known, and from that list. */
export function checkOf(
  ctx: Context,
  at: string,
  thing: string,
  of: string | undefined,
  names: readonly string[] | null,
  needed: boolean,
): void {
  const where = inside(at, 'of');
  if (of === undefined) {
    if (needed) problem(ctx, where, 'missing', `is missing: '${thing}' must be narrowed`);
  } else if (names === null) {
    problem(ctx, where, 'of', `'${thing}' cannot be narrowed`);
  } else if (!names.includes(of)) {
    problem(
      ctx,
      where,
      'of',
      `'${thing}' cannot be narrowed to '${of.slice(0, 40)}'${suggestion(of, names)}`,
    );
  }
}

const ofMeasure = (value: Measure, at: string, ctx: Context): void => {
  // Farms stand on land.
  const names = value.measure === 'farmAndTribe' ? LAND_TYPES : MEASURE_OF[value.measure];
  checkOf(ctx, at, value.measure, value.of, names, value.measure === NARROWED);
};

/** Without `of` it counts nothing. */
const NARROWED: MeasureName = 'tribesBeside';

/** Of what is limited only by the supply. */
const NO_LIMIT = 50;

/** More than this nobody can have; asking for it makes an entry dead. */
const MOST: Readonly<Record<Exclude<MeasureName, 'track' | 'territories'>, number>> = {
  favor: 6,
  activationDice: 29,
  fateDice: 9,
  dice: 38,
  food: NO_LIMIT,
  money: NO_LIMIT,
  ideas: NO_LIMIT,
  focus: NO_LIMIT,
  features: NO_LIMIT,
  stored: NO_LIMIT,
  raw: NO_LIMIT,
  tribes: 20,
  strongTribes: 20,
  weakTribes: 20,
  wildTribes: 20,
  tribesInOne: 20,
  tribesBeside: 20,
  farms: 3,
  farmAndTribe: 3,
  boats: 2,
  settlements: 4,
  statues: 14,
  cards: NO_LIMIT,
  hand: NO_LIMIT,
  incomeChips: NO_LIMIT,
  goalChips: NO_LIMIT,
  attributeChips: NO_LIMIT,
  upgrades: 45,
  landTypes: 6,
  cardTypes: 5,
  materialKinds: 18,
  featureKinds: 6,
  siteKinds: 9,
  planning: NO_LIMIT,
  lowestTrack: 12,
  highestTrack: 12,
  fireTribes: 18,
  boatTribes: 4,
  topCards: NO_LIMIT,
  topModules: 15,
  grounds: 7,
  pale: NO_LIMIT,
};

export function mostOf({ measure: name, of }: Measure): number {
  if (name === 'track') return of === undefined ? 12 * TRACKS.length : 12;
  if (name === 'territories') return of === undefined ? 22 : of === 'water' ? 2 : 3;
  return MOST[name];
}

const measureName = word(MEASURES, 'measure');
export const measure: Schema<Measure> = refine(
  object<Measure>({ measure: measureName, of: maybe(anyText) }),
  ofMeasure,
);

export const requirement: Schema<Requirement> = refine(
  object<Requirement>({ measure: measureName, of: maybe(anyText), min: int(1, 60) }),
  (value, at, ctx) => {
    ofMeasure(value, at, ctx);
    const most = mostOf(value);
    if (value.min > most) problem(ctx, inside(at, 'min'), 'range', `nobody can have over ${most}`);
  },
);

const payment: Schema<Payment> = object<Payment>({ what: word(PAYMENTS, 'payment'), n: int(1, 20) });

/** A field of this name in a literal looks like a promise to the linter. */
const THEN = 'then';

/** `inLine`: only a track's line can upgrade a module of the track's value. */
function effectsOf(inLine: boolean): Schema<Effect> {
  const effects = nested(() => list(effect, 1, 12));
  const steps = int(1, 12);
  const effect: Schema<Effect> = refine(
    variants<Effect, 'do'>('do', 'verb', {
      gain: {
        what: word(MARKER_KINDS, 'marker'),
        n: int(1, 20),
        of: maybe(
          choose<(typeof LAND_TYPES)[number] | number>(v => (typeof v === 'number' ? int(1, 3) : landType)),
        ),
      },
      points: { n: int(1, 50) },
      pointsPer: { n: int(1, 20), per: measure, max: maybe(int(1, 99)) },
      favor: { n: int(1, 5) },
      track: { track: word([...TRACKS, 'any'], 'track'), n: steps },
      upgrade: {
        module: maybe(mainModule),
        value: maybe(
          choose<number | 'track'>(v =>
            typeof v === 'number' || !inLine ? int(1, 6) : word(['track'], 'value'),
          ),
        ),
      },
      gainIncome: {},
      useIncome: {},
      activity: {},
      flipStage: {},
      gainCard: { type: maybe(cardType) },
      drawCards: { n: steps, keep: steps },
      installCard: { type: cardType },
      gainGoal: {},
      migrate: { n: steps },
      procreate: { n: steps },
      strengthen: { n: int(1, 20) },
      reveal: { n: int(1, 24) },
      test: { [THEN]: effects, else: maybe(effects) },
      or: { options: list(effects, 2, 6) },
      pay: { cost: list(payment, 1, 6), [THEN]: effects },
      if: { has: requirement, [THEN]: effects },
      lose: { what: list(word(['food', 'tribe'], 'loss'), 1, 2) },
      populate: { n: steps },
      hunt: { n: steps },
      find: { n: steps },
      produce: { n: steps },
      transport: { n: steps },
      trade: { n: steps },
      build: { project: maybe(word(PROJECTS, 'project')) },
      plan: { n: steps },
      gainDie: { die: maybe(word(DICE, 'kind of die')) },
      recall: { n: steps },
      setDie: { n: steps },
      mutate: { n: steps },
      installGoal: {},
      weather: { n: int(1, 4) },
      tracks: { n: int(1, TRACKS.length) },
      features: { n: int(1, FEATURES.length) },
      stock: { n: int(1, 9) },
      drawEach: {},
      expand: {},
    }),
    (value, at, ctx) => {
      if (value.do === 'gain' && value.of !== undefined && value.what !== 'material') {
        problem(ctx, inside(at, 'of'), 'of', `only a gain of 'material' can be narrowed`);
      }
      if (value.do === 'upgrade' && value.module !== undefined && value.value !== undefined) {
        problem(ctx, inside(at, 'value'), 'conflict', 'either a module or a value, not both');
      }
      if (value.do === 'drawCards' && value.keep > value.n) {
        problem(ctx, inside(at, 'keep'), 'range', `cannot keep ${value.keep} of ${value.n}`);
      }
      if (value.do === 'lose' && new Set(value.what).size < value.what.length) {
        problem(ctx, inside(at, 'what'), 'duplicate', 'names the same loss twice');
      }
    },
  );
  return effect;
}

export const effect = effectsOf(false);
export const effects: Schema<readonly Effect[]> = list(effect, 1, 12);
export const lineEffects: Schema<readonly Effect[]> = list(effectsOf(true), 1, 12);

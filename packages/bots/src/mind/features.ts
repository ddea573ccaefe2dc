// What a position holds for a civilization, as numbers that the weights turn into points.
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  countAt,
  ERAS,
  FEATURE,
  FEATURES as FEATURE_NAMES,
  FOCUS,
  FOOD,
  feedingCost,
  finalPoints,
  groundOf,
  IDEA,
  isWeak,
  MAIN_MODULES,
  MATERIALS,
  type MainModule,
  MODULES,
  MONEY,
  measure,
  PLANNING,
  type Position,
  RAW,
  RESET,
  type Seat,
  STORED,
  spots,
  units,
} from '@civolution/engine';
import { type Knowledge, knowledgeOf } from './knowledge.js';

const MAIN = MODULES.slice(0, MAIN_MODULES) as readonly MainModule[];
const LEVELS_OF = MAIN.map(name => `${name}Level` as const);

/** In the order of the weights. */
export const FEATURES = [
  'statues', // points of statues in the income phases to come
  'strong', // strong tribes times feedings to come
  'incomes', // income chips times income phases to come
  'hunger', // food missing in the next feeding, and the same the more the nearer it is
  'hungerSoon',
  'food', // food beyond it
  'money',
  'ideas',
  'focus',
  'planning',
  'resets', // reset markers
  'features',
  'featureKinds',
  'row1', // stored materials by row
  'row2',
  'row3',
  'materialKinds',
  'raw',
  'actions', // activations to come: dice and markers at hand, and dice times Resets to come
  'ready', // dice on their spaces, and different values among them
  'readyKinds',
  'fate',
  'favor',
  ...LEVELS_OF, // upgrades of each main module
  'hand',
  'promise', // what the cards of the hand would bring, as far as their costs are met
  'goals', // goal chips held
  'goalsMet',
  'installable', // cards of the hand whose cost can be met
  'rules', // worth of abilities by kind
  'triggers',
  'activities',
  'weak',
  'wild',
  'territories',
  'landTypes',
  'boats',
  'farms',
  'asleep', // cards and chips in stages not yet active
  'scarce', // markers missing from a comfortable supply
  'lines', // steps done towards the next lines of the tracks
] as const;
export type FeatureName = (typeof FEATURES)[number];

const N = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<FeatureName, number>;

const FIRST_LEVEL = FEATURES.indexOf(LEVELS_OF[0]!);

const FEEDING_PHASE = 6;
const INCOME_PHASE = 8;
const ACTION_PHASE = 4;
const COMFORT = 10;

/** How much of the game is still to come, from 1 to 0. */
export function timeLeft({ s, rules }: Position): number {
  const { resets } = rules.byPlayers(s.seats.length);
  const within = s.phase < ACTION_PHASE ? 0 : s.phase > ACTION_PHASE ? 1 : (0.9 * s.resets) / resets;
  return Math.max(0, (ERAS - Math.max(1, s.era) + 1 - within) / ERAS);
}

/** Points that are sure, or would be if nothing changed: the score, the final scoring, the scoring tiles ahead. */
export function surePoints(g: Position, seat: number): number {
  const { s, rules } = g;
  const me = s.seats[seat]!;
  let points = me.score;
  if (s.agenda.length === 0) return points;
  for (const [, n] of finalPoints(g, seat)) points += n;
  const { eras } = rules.pack.tables.scoring;
  const first = ERAS - s.eraTiles.length;
  for (let i = 0; i < s.eraTiles.length; i++) points += units(g, seat, s.eraTiles[i]!) * eras[first + i]!;
  return points;
}

/** A civilization's share of the Resets to come. */
function resetsLeft({ s, rules }: Position): number {
  const { resets } = rules.byPlayers(s.seats.length);
  const now = s.phase > ACTION_PHASE ? 0 : s.phase < ACTION_PHASE ? resets : resets - s.resets;
  return ((ERAS - s.era) * resets + now) / s.seats.length;
}

/** How much of the Action phase before the next feeding is over. */
const nearness = ({ s, rules }: Position): number =>
  s.phase === ACTION_PHASE
    ? s.resets / rules.byPlayers(s.seats.length).resets
    : s.phase === ACTION_PHASE + 1
      ? 1
      : 0;

/** Phases of a kind still to come. */
const phasesLeft = ({ s }: Position, phase: number): number => ERAS - s.era + (s.phase <= phase ? 1 : 0);

export function features(g: Position, seat: number, out: Float64Array): void {
  const { s, rules } = g;
  const me = s.seats[seat]!;
  const { markers } = me;
  const knowledge = knowledgeOf(rules);
  out.fill(0);
  const feedings = phasesLeft(g, FEEDING_PHASE - 1);
  const incomes = phasesLeft(g, INCOME_PHASE);
  countTribes(g, seat, feedings, out);
  let statues = 0;
  for (let i = seat; i < s.statues.length; i += 4) statues += s.statues[i]!;
  out[N.statues] = statues * rules.pack.tables.favor.statuePoints[me.favor - 1]! * incomes;
  out[N.money] = markers[MONEY]!;
  out[N.ideas] = markers[IDEA]!;
  out[N.focus] = markers[FOCUS]!;
  for (let v = 0; v < 6; v++) {
    out[N.planning]! += markers[PLANNING + v]!;
    const n = me.dice[v]!;
    out[N.ready]! += n;
    if (n > 0) out[N.readyKinds]!++;
  }
  out[N.resets] = markers[RESET]!;
  for (let f = 0; f < FEATURE_NAMES.length; f++) {
    const n = markers[FEATURE + f]!;
    out[N.features]! += n;
    if (n > 0) out[N.featureKinds]!++;
  }
  for (let m = 0; m < MATERIALS.length; m++) {
    const n = markers[STORED + m]!;
    if (n === 0) continue;
    out[N.row1 + (m % 3)]! += n;
    out[N.materialKinds]!++;
  }
  for (let t = 0; t < rules.territories.length; t++) {
    out[N.raw]! += markers[RAW + t]!;
    if (s.farms[t] === seat + 1) out[N.farms]!++;
  }
  const atHand = out[N.ready]! + out[N.planning]! + out[N.focus]!;
  out[N.actions] = (atHand + (out[N.ready]! + me.usedDice) * resetsLeft(g)) / 2;
  out[N.fate] = me.fateDice;
  out[N.favor] = me.favor;
  for (let m = 0; m < MAIN_MODULES; m++) out[FIRST_LEVEL + m] = me.levels[m]! - 1;
  for (let b = 0; b < me.boats.length; b += 3) if (me.boats[b]! >= 0) out[N.boats]!++;
  out[N.scarce] = Math.max(0, COMFORT - me.supply);
  for (const at of me.tracks) out[N.lines]! += at & 1;
  countPieces(g, me, incomes, knowledge, out);
  countHand(g, me, knowledge, out);
  for (const pile of me.goals) {
    const goal = pile[pile.length - 1];
    if (goal === undefined || goal < 0) continue;
    out[N.goals]!++;
    const { measure: wanted, min, material } = rules.goals[goal]!;
    const met = wanted ? measure(g, seat, wanted) / min : markers[STORED + material]!;
    out[N.goalsMet]! += met >= 1 ? 1 : met * met * 0.5;
  }
}

/** Tribes by strength and place, what feeding them takes, the territories and types they live in. */
function countTribes(g: Position, seat: number, feedings: number, out: Float64Array): void {
  const { s, rules } = g;
  let need = 0;
  let territories = 0;
  let types = 0;
  for (const spot of spots(s, seat, true, true)) {
    const n = countAt(s, seat, spot);
    need += n * feedingCost(g, seat, spot);
    if (isWeak(s, spot)) out[N.weak]! += n;
    else out[N.strong]! += n * feedings;
    if (groundOf(spot) === 'wild') out[N.wild]! += n;
    territories |= 1 << (spot >> 4);
    types |= 1 << rules.territories[spot >> 4]!.type;
  }
  out[N.territories] = bits(territories);
  out[N.landTypes] = bits(types & ~1);
  const food = s.seats[seat]!.markers[FOOD]!;
  if (feedings > 0) {
    out[N.hunger] = Math.max(0, need - food);
    out[N.hungerSoon] = out[N.hunger]! * nearness(g);
  }
  out[N.food] = feedings > 0 ? Math.max(0, food - need) : 0;
}

function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

/** Chips, abilities, and what lies in stages that do not count yet. */
function countPieces(g: Position, me: Seat, incomes: number, knowledge: Knowledge, out: Float64Array): void {
  const { columns, stagePoints } = g.rules.pack.tables.console;
  for (let c = 0; c < columns.length; c++) {
    const column = me.columns[c]!;
    for (let i = 0; i < column.length; i++) {
      const slot = column[i]!;
      if (slot >= CHIP_SLOT && slot < ATTRIBUTE_SLOT) out[N.incomes]! += incomes;
      const stage = columns[c]! + i;
      if ((stage === 4 || stage === 5) && ((me.activeStages >> (stage - 4)) & 1) === 0)
        out[N.asleep]! += stagePoints[stage - 1]!;
    }
  }
  for (const slot of me.abilities) {
    const { kind } = g.rules.abilities[slot]!;
    const at =
      kind === 'rule' ? N.rules : kind === 'trigger' ? N.triggers : kind === 'activity' ? N.activities : -1;
    if (at >= 0) out[at]! += knowledge.abilities[slot] ?? 0;
  }
}

/** So many cards of a hand are in one's mind. */
const IN_MIND = 3;

/** Of the most promising cards what each would bring, less the more of its cost is missing. */
function countHand(g: Position, me: Seat, knowledge: Knowledge, out: Float64Array): void {
  out[N.hand] = me.hand.length;
  const best = [0, 0, 0];
  for (const card of me.hand) {
    if (card < 0) continue;
    const missing = missingFor(g, me, card);
    if (missing === 0) out[N.installable]!++;
    let promise = (2 + knowledge.cards[card]!) / (1 + missing);
    for (let i = 0; i < IN_MIND; i++) {
      const before = best[i]!;
      if (promise <= before) continue;
      best[i] = promise;
      promise = before;
    }
  }
  out[N.promise] = best[0]! + best[1]! + best[2]!;
}

/** Markers missing for the lowest stage in which a card could go. */
function missingFor(g: Position, me: Seat, card: number): number {
  const { cost, type } = g.rules.cards[card]!;
  const stage = stageFor(g, me, type);
  let missing = 0;
  for (let i = 0; i < Math.min(stage, cost.length); i++) {
    const space = cost[i];
    if (!space || space.kind === 'settlements') continue;
    const has = me.markers[(space.kind === 'material' ? STORED : FEATURE) + space.what]!;
    if (has < space.n) missing += space.n - has;
  }
  return missing;
}

/** The stage in which the next card of a type would go. */
function stageFor(g: Position, me: Seat, type: number): number {
  const { columns } = g.rules.pack.tables.console;
  for (let c = 0; c < columns.length; c++) {
    const column = me.columns[c]!;
    for (const slot of column) if (slot < CHIP_SLOT && slot >> 5 === type) return columns[c]! + column.length;
  }
  return 1;
}

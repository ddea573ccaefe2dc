// Upgrades, the stage partition, goal chips and the hand.
import {
  ATTRIBUTE_SLOT,
  type Board,
  CARD_TYPES,
  CHIP_SLOT,
  type CompiledMeasure,
  FEATURE,
  INCOME_PHASE,
  isActive,
  MAIN_MODULES,
  ONE_GOAL,
  type Rules,
  type Seat,
  STORED,
  TWO_GOALS,
} from '@civolution/engine';
import { type Inputs, part } from '../inputs.js';
import { knowledgeOf } from '../knowledge.js';
import { phasesLeft } from './time.js';

/** What can be counted of a civilization: see `measure`. */
type Count = (wanted: CompiledMeasure) => number;

export function seeConsole(g: Board, seat: number, count: Count, out: Inputs): void {
  const { levels, columns, abilities, activeStages, goals, hand, markers } = g.s.seats[seat]!;
  seeLevels(out, levels);
  seePartition(out, g.rules, columns, abilities, activeStages, phasesLeft(g, INCOME_PHASE));
  seeGoals(out, g.rules, goals, markers, count);
  seeHand(out, g.rules, hand, columns, markers);
}

const modules = part(['second', 'third', 'fourth']);

const seeLevels = modules.whenChanged((out: Float64Array, levels: Seat['levels']): void => {
  const { at } = modules;
  for (let m = 0; m < MAIN_MODULES; m++) {
    const level = levels[m]!;
    out[at.second + m] = level > 1 ? 1 : 0;
    out[at.third + m] = level > 2 ? 1 : 0;
    if (level > 3) out[at.fourth]!++;
  }
});

const KINDS = ['rule', 'trigger', 'activity'];

const partition = part([
  'installed',
  'stages',
  'asleep',
  'active',
  'chips',
  'incomes',
  'attributes',
  'abilities',
  'goalsInstalled',
]);

/** Cards and chips, those in stages not yet active by their points, and what abilities are worth. */
const seePartition = partition.whenChanged(
  (
    out: Float64Array,
    rules: Rules,
    columns: Seat['columns'],
    abilities: Seat['abilities'],
    activeStages: number,
    incomes: number,
  ): void => {
    const { at } = partition;
    const { columns: lowest, stagePoints } = rules.pack.tables.console;
    for (let c = 0; c < lowest.length; c++) {
      const column = columns[c]!;
      for (let i = 0; i < column.length; i++) {
        const slot = column[i]!;
        if (slot < CHIP_SLOT) {
          out[at.installed + (slot >> 5)]!++;
        } else if (slot < ATTRIBUTE_SLOT) {
          out[at.chips]! += 1 / 2;
          out[at.incomes]! += incomes / 5;
        } else if (slot >= ONE_GOAL) out[at.goalsInstalled]! += (slot === TWO_GOALS ? 2 : 1) / 2;
        const stage = lowest[c]! + i;
        if (stage <= 3) out[at.stages + stage - 1]! += 1 / 4;
        else if (stage <= 5 && !isActive({ activeStages }, stage))
          out[at.asleep]! += stagePoints[stage - 1]! / 10;
      }
    }
    out[at.active] = isActive({ activeStages }, 4) ? 1 : 0;
    out[at.active + 1] = isActive({ activeStages }, 5) ? 1 : 0;
    const known = knowledgeOf(rules);
    for (const slot of abilities) {
      if (slot >= ATTRIBUTE_SLOT) out[at.attributes]! += 1 / 2;
      const kind = KINDS.indexOf(rules.abilities[slot]!.kind);
      if (kind >= 0) out[at.abilities + kind]! += (known.abilities[slot] ?? 0) / 5;
    }
  },
);

const goalChips = part(['goals', 'goalsMet']);

/** Goal chips held, the one nearest to be met first. */
const seeGoals = goalChips.always(
  (out: Float64Array, rules: Rules, goals: Seat['goals'], markers: Seat['markers'], count: Count): void => {
    const { at } = goalChips;
    for (let i = 0; i < goals.length; i++) {
      const pile = goals[i]!;
      const goal = pile[pile.length - 1];
      if (goal === undefined || goal < 0) continue;
      out[at.goals]! += 1 / 2;
      const { measure: wanted, min, material } = rules.goals[goal]!;
      const met = wanted ? count(wanted) / min : markers[STORED + material]!;
      insert(out, at.goalsMet, 3, met >= 1 ? 1 : met * met * 0.5);
    }
  },
);

/** Puts a number into a descending list of so many. */
function insert(out: Float64Array, at: number, length: number, number: number): void {
  let n = number;
  for (let i = at; i < at + length; i++) {
    const before = out[i]!;
    if (n <= before) continue;
    out[i] = n;
    n = before;
  }
}

const best = new Float64Array(3);
const stages = new Int32Array(CARD_TYPES.length);

/** For each card type the stage in which its next card would go. */
function nextStages({ pack }: Rules, columns: Seat['columns']): Int32Array {
  const lowest = pack.tables.console.columns;
  stages.fill(1);
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c]!;
    for (const slot of column) if (slot < CHIP_SLOT) stages[slot >> 5] = lowest[c]! + column.length;
  }
  return stages;
}

const cardsHeld = part(['hand', 'handTypes', 'promise', 'promises', 'installable']);

/** What the cards would bring, less the more of their cost is missing: the best of each type, the best three of all. */
const seeHand = cardsHeld.whenChanged(
  (
    out: Float64Array,
    rules: Rules,
    hand: Seat['hand'],
    columns: Seat['columns'],
    markers: Seat['markers'],
  ): void => {
    const { at } = cardsHeld;
    const { cards } = knowledgeOf(rules);
    const next = nextStages(rules, columns);
    best.fill(0);
    out[at.hand] = hand.length / 4;
    for (const card of hand) {
      if (card < 0) continue;
      const type = card >> 5;
      const missing = missingFor(rules, markers, card, next[type]!);
      const promise = (2 + cards[card]!) / (1 + missing) / 8;
      out[at.handTypes + type]! += 1 / 2;
      if (missing === 0) out[at.installable + type]!++;
      if (promise > out[at.promise + type]!) out[at.promise + type] = promise;
      insert(best, 0, 3, promise);
    }
    out[at.promises] = best[0]! + best[1]! + best[2]!;
  },
);

/** Markers missing for the stage in which a card would go. */
function missingFor(rules: Rules, markers: Seat['markers'], card: number, stage: number): number {
  const { cost } = rules.cards[card]!;
  const spaces = Math.min(stage, cost.length);
  let missing = 0;
  for (let i = 0; i < spaces; i++) {
    const space = cost[i];
    if (!space || space.kind === 'settlements') continue;
    const has = markers[(space.kind === 'material' ? STORED : FEATURE) + space.what]!;
    if (has < space.n) missing += space.n - has;
  }
  return missing;
}

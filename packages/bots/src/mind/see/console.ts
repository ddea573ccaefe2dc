// Upgrades, the stage partition, goal chips and the hand.
import {
  ATTRIBUTE_SLOT,
  CARD_TYPES,
  CHIP_SLOT,
  FEATURE,
  INCOME_PHASE,
  isActive,
  MAIN_MODULES,
  measure,
  ONE_GOAL,
  type Position,
  type Rules,
  remember,
  type Seat,
  STORED,
  TWO_GOALS,
} from '@civolution/engine';
import { AT, clear } from '../inputs.js';
import { knowledgeOf } from '../knowledge.js';
import { phasesLeft } from './time.js';

export function seeConsole(g: Position, seat: number, out: Float64Array): void {
  const { levels, columns, abilities, activeStages, hand, markers } = g.s.seats[seat]!;
  seeLevels(levels, out);
  seePartition(g.rules, columns, abilities, activeStages, phasesLeft(g, INCOME_PHASE), out);
  seeGoals(g, seat, out);
  seeHand(g.rules, hand, columns, markers, out);
}

const seeLevels = remember((levels: Seat['levels'], out: Float64Array): void => {
  out[AT.fourth] = 0;
  for (let m = 0; m < MAIN_MODULES; m++) {
    const level = levels[m]!;
    out[AT.second + m] = level > 1 ? 1 : 0;
    out[AT.third + m] = level > 2 ? 1 : 0;
    if (level > 3) out[AT.fourth]!++;
  }
});

const KINDS = ['rule', 'trigger', 'activity'];

/** Cards and chips, those in stages not yet active by their points, and what abilities are worth. */
const seePartition = remember(
  (
    rules: Rules,
    columns: Seat['columns'],
    abilities: Seat['abilities'],
    activeStages: number,
    incomes: number,
    out: Float64Array,
  ): void => {
    const { columns: lowest, stagePoints } = rules.pack.tables.console;
    clear(out, 'installed', 'asleep');
    clear(out, 'chips', 'abilities');
    clear(out, 'goalsInstalled');
    for (let c = 0; c < lowest.length; c++) {
      const column = columns[c]!;
      for (let i = 0; i < column.length; i++) {
        const slot = column[i]!;
        if (slot < CHIP_SLOT) {
          out[AT.installed + (slot >> 5)]!++;
        } else if (slot < ATTRIBUTE_SLOT) {
          out[AT.chips]! += 1 / 2;
          out[AT.incomes]! += incomes / 5;
        } else if (slot >= ONE_GOAL) out[AT.goalsInstalled]! += (slot === TWO_GOALS ? 2 : 1) / 2;
        const stage = lowest[c]! + i;
        if (stage <= 3) out[AT.stages + stage - 1]! += 1 / 4;
        else if (stage <= 5 && !isActive({ activeStages }, stage))
          out[AT.asleep]! += stagePoints[stage - 1]! / 10;
      }
    }
    out[AT.active] = isActive({ activeStages }, 4) ? 1 : 0;
    out[AT.active + 1] = isActive({ activeStages }, 5) ? 1 : 0;
    const known = knowledgeOf(rules);
    for (const slot of abilities) {
      if (slot >= ATTRIBUTE_SLOT) out[AT.attributes]! += 1 / 2;
      const kind = KINDS.indexOf(rules.abilities[slot]!.kind);
      if (kind >= 0) out[AT.abilities + kind]! += (known.abilities[slot] ?? 0) / 5;
    }
  },
);

/** Goal chips held, the one nearest to be met first. */
function seeGoals(g: Position, seat: number, out: Float64Array): void {
  const me = g.s.seats[seat]!;
  clear(out, 'goals', 'goalsMet');
  for (let i = 0; i < me.goals.length; i++) {
    const pile = me.goals[i]!;
    const goal = pile[pile.length - 1];
    if (goal === undefined || goal < 0) continue;
    out[AT.goals]! += 1 / 2;
    const { measure: wanted, min, material } = g.rules.goals[goal]!;
    const met = wanted ? measure(g, seat, wanted) / min : me.markers[STORED + material]!;
    insert(out, AT.goalsMet, 3, met >= 1 ? 1 : met * met * 0.5);
  }
}

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

/** What the cards would bring, less the more of their cost is missing: the best of each type, the best three of all. */
const seeHand = remember(
  (
    rules: Rules,
    hand: Seat['hand'],
    columns: Seat['columns'],
    markers: Seat['markers'],
    out: Float64Array,
  ): void => {
    const { cards } = knowledgeOf(rules);
    const next = nextStages(rules, columns);
    best.fill(0);
    clear(out, 'handTypes', 'promise');
    clear(out, 'installable');
    out[AT.hand] = hand.length / 4;
    for (const card of hand) {
      if (card < 0) continue;
      const type = card >> 5;
      const missing = missingFor(rules, markers, card, next[type]!);
      const promise = (2 + cards[card]!) / (1 + missing) / 8;
      out[AT.handTypes + type]! += 1 / 2;
      if (missing === 0) out[AT.installable + type]!++;
      if (promise > out[AT.promise + type]!) out[AT.promise + type] = promise;
      insert(best, 0, 3, promise);
    }
    out[AT.promises] = best[0]! + best[1]! + best[2]!;
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

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
  type Seat,
  STORED,
  TWO_GOALS,
} from '@civolution/engine';
import { AT } from '../inputs.js';
import { knowledgeOf } from '../knowledge.js';
import { phasesLeft } from './time.js';

export function seeConsole(g: Position, seat: number, out: Float64Array): void {
  const me = g.s.seats[seat]!;
  for (let m = 0; m < MAIN_MODULES; m++) {
    const level = me.levels[m]!;
    if (level > 1) out[AT.second + m] = 1;
    if (level > 2) out[AT.third + m] = 1;
    if (level > 3) out[AT.fourth]!++;
  }
  seePartition(g, me, out);
  seeGoals(g, seat, out);
  seeHand(g, me, out);
}

const KINDS = ['rule', 'trigger', 'activity'];

/** Cards and chips, those in stages not yet active by their points, and what abilities are worth. */
function seePartition(g: Position, me: Seat, out: Float64Array): void {
  const { columns, stagePoints } = g.rules.pack.tables.console;
  const incomes = phasesLeft(g, INCOME_PHASE);
  for (let c = 0; c < columns.length; c++) {
    const column = me.columns[c]!;
    for (let i = 0; i < column.length; i++) {
      const slot = column[i]!;
      if (slot < CHIP_SLOT) {
        out[AT.installed + (slot >> 5)]!++;
      } else if (slot < ATTRIBUTE_SLOT) {
        out[AT.chips]! += 1 / 2;
        out[AT.incomes]! += incomes / 5;
      } else if (slot >= ONE_GOAL) out[AT.goalsInstalled]! += (slot === TWO_GOALS ? 2 : 1) / 2;
      const stage = columns[c]! + i;
      if (stage <= 3) out[AT.stages + stage - 1]! += 1 / 4;
      else if (stage <= 5 && !isActive(me, stage)) out[AT.asleep]! += stagePoints[stage - 1]! / 10;
    }
  }
  out[AT.active] = isActive(me, 4) ? 1 : 0;
  out[AT.active + 1] = isActive(me, 5) ? 1 : 0;
  const { abilities } = knowledgeOf(g.rules);
  for (const slot of me.abilities) {
    if (slot >= ATTRIBUTE_SLOT) out[AT.attributes]! += 1 / 2;
    const kind = KINDS.indexOf(g.rules.abilities[slot]!.kind);
    if (kind >= 0) out[AT.abilities + kind]! += (abilities[slot] ?? 0) / 5;
  }
}

/** Goal chips held, the one nearest to be met first. */
function seeGoals(g: Position, seat: number, out: Float64Array): void {
  const me = g.s.seats[seat]!;
  for (const pile of me.goals) {
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

/** For each card type the stage in which its next card would go. */
function nextStages({ rules }: Position, me: Seat): Int32Array {
  const { columns } = rules.pack.tables.console;
  const stages = new Int32Array(CARD_TYPES.length).fill(1);
  me.columns.forEach((column, c) => {
    for (const slot of column) if (slot < CHIP_SLOT) stages[slot >> 5] = columns[c]! + column.length;
  });
  return stages;
}

/** What the cards would bring, less the more of their cost is missing: the best of each type, the best three of all. */
function seeHand(g: Position, me: Seat, out: Float64Array): void {
  const { cards } = knowledgeOf(g.rules);
  const stages = nextStages(g, me);
  best.fill(0);
  out[AT.hand] = me.hand.length / 4;
  for (const card of me.hand) {
    if (card < 0) continue;
    const type = card >> 5;
    const missing = missingFor(g, me, card, stages);
    const promise = (2 + cards[card]!) / (1 + missing) / 8;
    out[AT.handTypes + type]! += 1 / 2;
    if (missing === 0) out[AT.installable + type]!++;
    if (promise > out[AT.promise + type]!) out[AT.promise + type] = promise;
    insert(best, 0, 3, promise);
  }
  out[AT.promises] = best[0]! + best[1]! + best[2]!;
}

/** Markers missing for the stage in which a card would go. */
function missingFor(g: Position, me: Seat, card: number, stages: Int32Array): number {
  const { cost, type } = g.rules.cards[card]!;
  const spaces = Math.min(stages[type]!, cost.length);
  let missing = 0;
  for (let i = 0; i < spaces; i++) {
    const space = cost[i];
    if (!space || space.kind === 'settlements') continue;
    const has = me.markers[(space.kind === 'material' ? STORED : FEATURE) + space.what]!;
    if (has < space.n) missing += space.n - has;
  }
  return missing;
}

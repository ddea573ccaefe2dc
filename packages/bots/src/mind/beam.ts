// What can follow a choice by the end of one's own turn: the best few lines, step by step.
import { argOf, C, type Civolution, type State, type Task } from '@civolution/engine';
import type { Step } from '../player.js';
import type { Meter } from './budget.js';
import { type Evaluation, isWorthTheSame } from './evaluate.js';
import { isChip, worthThought } from './sense.js';

/** All that looking ahead needs to know. */
export interface Lookout {
  readonly civ: Civolution;
  readonly evaluation: Evaluation;
  readonly seat: number;
  readonly meter: Meter;
  /** The task that asks the question. */
  readonly asking: Task | undefined;
}

/** A position on the way, and how it was reached. */
export interface Node {
  readonly s: State;
  readonly value: number;
  readonly before: Node | null;
  readonly legal: readonly number[];
  readonly choice: number;
  /** The same for lines that make the same choices in another order. */
  readonly sum: number;
  /** What may follow, once it was asked. */
  open: readonly number[] | null;
}

/** Far beyond the longest turn. */
const LONGEST = 60;

const topOf = ({ agenda }: State): Task | undefined => agenda[agenda.length - 1];

/** A number for a choice such that sums of a few tell which they were. */
const mark = (choice: number): number => Math.imul(choice + 1, 0x9e3779b1) >>> 0;

/** Tries a choice on a copy of a state. If nothing that counts differs from `valued`, the value is taken from there. */
export function tryChoice(
  { civ, evaluation, seat, meter }: Lookout,
  from: State,
  before: Node | null,
  legal: readonly number[],
  choice: number,
  valued: Node | null = before,
): Node {
  meter.count();
  const s = civ.clone(from);
  // Where nothing is left but to end the turn, what others do next is no merit of the choice.
  if (choice !== C.endTurn) civ.apply(s, seat, choice);
  const value =
    valued !== null && isWorthTheSame(s, valued.s)
      ? valued.value
      : evaluation.value({ rules: civ.rules, s }, seat);
  return { s, value, before, legal, choice, sum: (before?.sum ?? 0) + mark(choice), open: null };
}

/** What may follow in the same turn; nothing when others are asked, or when it is the next turn already. */
function followUps(lookout: Lookout, node: Node): readonly number[] {
  node.open ??= isOver(lookout, node) ? [] : lookout.civ.legal(node.s, lookout.seat);
  return node.open;
}

function isOver({ seat, asking }: Lookout, { s, choice }: Node): boolean {
  const task = topOf(s);
  if (task === undefined || choice === C.endTurn) return true;
  // In the draft several are asked at once.
  return task.do !== 'draft' && (task.seat !== seat || (task.do === 'turn' && task !== asking));
}

const isAtEnd = ({ s }: Node): boolean => topOf(s)?.do === 'endTurn';

/** The attribute chip that was taken last on the way. */
function lastChip(node: Node): number {
  for (let at: Node | null = node; at; at = at.before) if (isChip(at.choice)) return argOf(at.choice);
  return -1;
}

/** Of the follow-ups those to try: at the end of the turn chips only, in ascending order. */
function tried(lookout: Lookout, node: Node): readonly number[] {
  const open = followUps(lookout, node);
  if (open.length === 0) return open;
  if (!isAtEnd(node)) return worthThought(open, true);
  if (open.length === 1) return [];
  const last = lastChip(node);
  return open.filter(choice => isChip(choice) && argOf(choice) > last);
}

/** The best few nodes, best first. */
interface Front {
  readonly nodes: Node[];
  readonly width: number;
}

/** Adds a node if it is among the best few; lines that differ only in their order count once. */
function add({ nodes, width }: Front, node: Node): void {
  if (nodes.length === width && node.value <= nodes[width - 1]!.value) return;
  for (let i = 0; i < nodes.length; i++) {
    if (nodes[i]!.value === node.value && nodes[i]!.sum === node.sum) return;
  }
  let at = Math.min(nodes.length, width - 1);
  for (; at > 0 && nodes[at - 1]!.value < node.value; at--) nodes[at] = nodes[at - 1]!;
  nodes[at] = node;
}

/** A step that changes nothing by itself (which tribe, which route) is thought together with the next. */
const isHalf = (lookout: Lookout, node: Node, next: Node): boolean =>
  next.value === node.value && followUps(lookout, next).length > 0 && !isAtEnd(next);

/** Tries all that may follow a node. */
function expand(lookout: Lookout, node: Node, front: Front, together: boolean): void {
  for (const choice of tried(lookout, node)) {
    const next = tryChoice(lookout, node.s, node, node.open!, choice);
    if (together && isHalf(lookout, node, next)) expand(lookout, next, front, false);
    else add(front, next);
  }
}

/** The best that can follow a node by the end of the turn. Once `until` of the meter is used it hurries to the end. */
export function* follow(
  lookout: Lookout,
  start: Node,
  width: number,
  until: number,
): Generator<void, Node, boolean> {
  const { meter } = lookout;
  let best: Node | null = null;
  let nodes: readonly Node[] = [start];
  for (let step = 0; step < LONGEST && nodes.length > 0; step++) {
    const hurries = meter.used() >= until;
    const front: Front = { nodes: [], width: hurries ? 1 : width };
    for (const node of nodes) {
      const ends = meter.used() >= 1 || followUps(lookout, node).length === 0;
      if ((ends || isAtEnd(node)) && (best === null || node.value > best.value)) best = node;
      if (!ends) expand(lookout, node, front, width > 1 && !hurries);
      if (yield) meter.stop();
    }
    nodes = front.nodes;
  }
  return best ?? nodes[0]!;
}

/** The way to a node, as far as nothing new is learnt on it. */
export function lineTo(node: Node, learned: number): Step[] {
  const line: Step[] = [];
  for (let at: Node | null = node; at; at = at.before) {
    if (at.before === null || at.before.s.learned === learned)
      line.unshift({ legal: at.legal, choice: at.choice });
  }
  return line;
}

// Bots in a thread of their own: what is said to it and what it answers, the same for a Web Worker and a worker thread.
import { type Civolution, load, type View } from '@civolution/engine';
import { BOTS } from './bots.js';
import type { BotName } from './names.js';
import type { Bot, Budget, Purpose, Thinking, Thought } from './player.js';

/** One end of a line to another thread. */
export interface Port {
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** Hears what the other end sends. */
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Who is to think about what. Bots of the same name, seed, budget and seat are one: it remembers its plans. */
export interface ThinkOrder {
  readonly bot: BotName;
  readonly seed: string;
  readonly budget?: Budget;
  readonly purpose: Purpose;
  readonly view: View;
}

interface Numbered {
  readonly id: number;
}

/** Each is answered under its number, except an interruption: it makes the answer of that number come at once. */
export type Order = Numbered &
  (
    | { readonly do: 'load'; readonly pack: unknown }
    | ({ readonly do: 'think' } & ThinkOrder)
    | { readonly do: 'interrupt' }
  );

export type Answer = Numbered &
  (
    | { readonly did: 'load' }
    | { readonly did: 'think'; readonly thought: Thought; readonly interrupted: boolean }
    | { readonly did: 'fail'; readonly message: string }
  );

/** Lets the messages that wait come in. */
export type Pause = () => Promise<void>;

/** Short enough that nobody notices the wait, and long enough that listening costs nothing. */
const SLICE = 8;

/** The loaded pack and the bots that play with it. */
interface Desk {
  civ: Civolution | null;
  readonly bots: Map<string, Bot>;
}

/** Answers the orders that come in at a port, one after the other; it listens again after so many milliseconds. */
export function serve(port: Port, pause: Pause, slice = SLICE): void {
  const desk: Desk = { civ: null, bots: new Map() };
  const open = new Set<number>();
  const interrupted = new Set<number>();
  let last: Promise<void> = Promise.resolve();

  const answer = async (order: Order): Promise<void> => {
    const { id } = order;
    const stopped = (): boolean => interrupted.has(id);
    const rest = restEvery(slice, pause);
    port.postMessage(await carryOut(desk, order, stopped, rest));
    open.delete(id);
    interrupted.delete(id);
  };
  port.onmessage = ({ data }) => {
    const order = data as Order;
    if (order.do === 'interrupt') {
      // What is answered already cannot be interrupted.
      if (open.has(order.id)) interrupted.add(order.id);
      return;
    }
    open.add(order.id);
    last = last.then(() => answer(order));
  };
}

async function carryOut(desk: Desk, order: Order, stopped: () => boolean, rest: Rest): Promise<Answer> {
  const { id } = order;
  try {
    if (order.do === 'load') {
      desk.civ = load(order.pack);
      desk.bots.clear();
      return { id, did: 'load' };
    }
    if (order.do !== 'think') throw new Error(`There is no order "${order.do}".`);
    const thought = await sliced(begin(desk, order), stopped, rest);
    return { id, did: 'think', thought, interrupted: stopped() };
  } catch (error) {
    return { id, did: 'fail', message: error instanceof Error ? error.message : String(error) };
  }
}

function begin(desk: Desk, { bot, seed, budget, purpose, view }: ThinkOrder): Thinking {
  const { civ, bots } = desk;
  if (!civ) throw new Error('No pack is loaded.');
  const legal = civ.legal(view, view.viewer);
  if (legal.length === 0) throw new Error(`Seat ${view.viewer} is not asked now.`);
  const key = JSON.stringify([bot, seed, budget, view.viewer]);
  const known = bots.get(key) ?? BOTS[bot].make(civ, seed, budget);
  bots.set(key, known);
  return known.thinking({ view, legal }, purpose);
}

/** Pauses when it is time to. */
type Rest = () => Promise<void> | null;

function restEvery(ms: number, pause: Pause): Rest {
  let last = Date.now();
  const wake = (): void => {
    last = Date.now();
  };
  return () => (Date.now() - last < ms ? null : pause().then(wake));
}

/** A thought with pauses in which an interruption can be heard. */
async function sliced(thinking: Thinking, stopped: () => boolean, rest: Rest): Promise<Thought> {
  for (let step = thinking.next(false); ; step = thinking.next(stopped())) {
    if (step.done) return step.value;
    const pausing = rest();
    if (pausing) await pausing;
  }
}

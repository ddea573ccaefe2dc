import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { State, View } from '@civolution/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, BOTS, type Budget, connect, type Port, serve, type ThinkOrder } from '../src/index.js';
import { civ, firstAsked, pack, questionAt, SOLO, seatAsked, TWO } from './support/games.js';

const BUDGET: Budget = { nodes: 600 };

const turn: State = firstAsked(TWO, 'worker', 'turn')!;
const viewOf = (s: State): View => civ.view(s, seatAsked(s));
const here = (s: State, order: ThinkOrder) =>
  BOTS[order.bot].make(civ, order.seed, order.budget).think(questionAt(s, seatAsked(s)));
const hint = (s: State): ThinkOrder => ({
  bot: 'medium',
  seed: 'worker',
  budget: BUDGET,
  purpose: 'hint',
  view: viewOf(s),
});

/** Two ends of a line on which messages arrive later, as plain data. */
function line(): [Port, Port] {
  const ends: [Port, Port] = [
    { postMessage: message => send(1, message), onmessage: null },
    { postMessage: message => send(0, message), onmessage: null },
  ];
  const send = (to: 0 | 1, message: unknown): void => {
    const data: unknown = structuredClone(message);
    setImmediate(() => ends[to].onmessage?.({ data }));
  };
  return ends;
}

const pause = (): Promise<void> => new Promise(goOn => setImmediate(goOn));

describe('bots behind a port', () => {
  const started = (slice: number, resting = pause) => {
    const [mine, theirs] = line();
    serve(theirs, resting, slice);
    return connect(mine);
  };

  test.each([0, 8])('think as they do here, when they listen every %i ms', async slice => {
    const remote = started(slice);
    await remote.load(pack);
    const alone = firstAsked(SOLO, 'worker alone', 'turn')!;
    for (const s of [turn, alone]) {
      expect(await remote.think(hint(s)).thought).toEqual(here(s, hint(s)));
    }
  });

  test('answer one after the other', async () => {
    const remote = started(0);
    const answers: string[] = [];
    await Promise.all([
      remote.load(pack).then(() => answers.push('load')),
      remote.think(hint(turn)).thought.then(() => answers.push('medium')),
      remote.think({ ...hint(turn), bot: 'random' }).thought.then(() => answers.push('random')),
    ]);
    expect(answers).toEqual(['load', 'medium', 'random']);
  });

  test('are interrupted, and answer with the best found so far', async () => {
    const whole = here(turn, hint(turn));
    let rests = 0;
    let interrupt = (): void => {};
    const remote = started(0, () => {
      if (++rests === 40) interrupt();
      return pause();
    });
    await remote.load(pack);
    const pending = remote.think(hint(turn));
    interrupt = pending.interrupt;
    const { choice, nodes } = await pending.thought;
    expect(civ.legal(turn)).toContain(choice);
    expect(nodes).toBeLessThan(whole.nodes);
    // The next thought is whole again.
    expect(await remote.think(hint(turn)).thought).toEqual(whole);
  });

  test('tell that they were interrupted', async () => {
    const [mine, theirs] = line();
    serve(theirs, pause, 0);
    const answers: Answer[] = [];
    const done = new Promise<void>(goOn => {
      mine.onmessage = ({ data }) => {
        if (answers.push(data as Answer) === 2) goOn();
      };
    });
    mine.postMessage({ id: 1, do: 'load', pack });
    mine.postMessage({ id: 2, do: 'think', ...hint(turn) });
    mine.postMessage({ id: 2, do: 'interrupt' });
    await done;
    expect(answers.map(({ id, did }) => [id, did])).toEqual([
      [1, 'load'],
      [2, 'think'],
    ]);
    expect(answers[1]).toMatchObject({ interrupted: true });
  });

  test('remember their plans, in play', async () => {
    const remote = started(8);
    await remote.load(pack);
    const s = civ.clone(turn);
    const order = (): ThinkOrder => ({ ...hint(s), purpose: 'play' });
    const first = await remote.think(order()).thought;
    expect(first.line.length).toBeGreaterThan(1);
    civ.choose(s, seatAsked(s), first.choice);
    const next = await remote.think(order()).thought;
    expect(next).toMatchObject({ choice: first.line[1]!.choice, nodes: 0 });
  });

  test('say why they cannot answer', async () => {
    const remote = started(8);
    await expect(remote.think(hint(turn)).thought).rejects.toThrow('No pack is loaded.');
    await expect(remote.load({})).rejects.toThrow('The pack is broken');
    await remote.load(pack);
    const other = 1 - seatAsked(turn);
    const order = { ...hint(turn), view: civ.view(turn, other) };
    await expect(remote.think(order).thought).rejects.toThrow(`Seat ${other} is not asked now.`);
    expect((await remote.think(hint(turn)).thought).nodes).toBeGreaterThan(0);
  });
});

describe('in a worker thread', () => {
  const file = fileURLToPath(new URL('../dist/worker-thread.js', import.meta.url));
  let thread: Worker | null = null;
  afterEach(async () => {
    await thread?.terminate();
    thread = null;
  });

  /** A thread of Node as a port. */
  function start(): Port {
    expect(existsSync(file), 'the bots are built').toBe(true);
    const worker = new Worker(file);
    const port: Port = { postMessage: message => worker.postMessage(message), onmessage: null };
    worker.on('message', (data: unknown) => port.onmessage?.({ data }));
    thread = worker;
    return port;
  }

  test('bots think, and can be interrupted', async () => {
    const remote = connect(start());
    await remote.load(pack);
    const whole = await remote.think(hint(turn)).thought;
    expect(civ.legal(turn)).toContain(whole.choice);
    expect(await remote.think(hint(turn)).thought).toEqual(whole);
    const pending = remote.think(hint(turn));
    pending.interrupt();
    const short = await pending.thought;
    expect(civ.legal(turn)).toContain(short.choice);
    expect(short.nodes).toBeLessThanOrEqual(whole.nodes);
  });
});

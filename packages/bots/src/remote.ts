// Asking bots in another thread.
import type { Thought } from './player.js';
import type { Answer, Order, Port, ThinkOrder } from './worker.js';

/** A thought that is being thought. */
export interface Pending {
  readonly thought: Promise<Thought>;
  /** Asks for the best found so far; the thought then comes at once. */
  interrupt(): void;
}

/** Bots in another thread. */
export interface Remote {
  /** Loads a pack, before anything else; another one later puts the bots away. */
  load(pack: unknown): Promise<void>;
  /** Asks a bot of that thread for its thought. */
  think(order: ThinkOrder): Pending;
}

interface Caller {
  answered(answer: Answer): void;
  failed(error: Error): void;
}

/** Bots of a thread that runs `serve`, asked through its port. */
export function connect(port: Port): Remote {
  const callers = new Map<number, Caller>();
  let last = 0;
  const ask = (id: number, order: Order): Promise<Answer> =>
    new Promise((answered, failed) => {
      callers.set(id, { answered, failed });
      port.postMessage(order);
    });
  port.onmessage = ({ data }) => {
    const answer = data as Answer;
    const caller = callers.get(answer.id);
    callers.delete(answer.id);
    if (answer.did === 'fail') caller?.failed(new Error(answer.message));
    else caller?.answered(answer);
  };
  return {
    async load(pack) {
      const id = ++last;
      await ask(id, { id, do: 'load', pack });
    },
    think(order) {
      const id = ++last;
      const thought = ask(id, { ...order, id, do: 'think' }).then(answer => {
        if (answer.did !== 'think') throw new Error('This is not an answer to a question.');
        return answer.thought;
      });
      return { thought, interrupt: () => port.postMessage({ id, do: 'interrupt' } satisfies Order) };
    },
  };
}

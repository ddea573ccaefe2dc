// Calls to the worker: each call is a promise.
import type { Answer, Call, CallName, Failure, Update, Calls as WorkerCalls } from '../worker/protocol.js';

export type Calls = {
  readonly [K in CallName]: (...args: Parameters<WorkerCalls[K]>) => Promise<ReturnType<WorkerCalls[K]>>;
};

/** What the worker refused, by the code of its reason. */
export class Refused extends Error {
  readonly code: string;
  constructor({ code, message }: Failure) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  done(result: unknown): void;
  failed(error: Error): void;
}

/** What the worker says without being asked. */
export interface Heard {
  update(update: Update): void;
  problem(problem: Refused): void;
  lost(id: string): void;
}

export function callsTo(worker: Worker, heard: Heard): Calls {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('update' in data) return heard.update(data.update);
    if ('problem' in data) return heard.problem(new Refused(data.problem));
    if ('lost' in data) return heard.lost(data.lost);
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) caller?.failed(new Refused(data.failure));
    else caller?.done(data.result);
  };
  const call = (name: CallName, args: readonly unknown[]): Promise<unknown> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, { done, failed });
      worker.postMessage({ id, call: name, args } satisfies Call);
    });
  return new Proxy({} as Calls, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name as CallName, args),
  });
}

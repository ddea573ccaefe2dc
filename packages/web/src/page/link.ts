// Calls to the worker: each call is a promise.
import type { Answer, Call, CallName, Calls, Failure, Shown } from '../worker/protocol.js';

export type Link = {
  readonly [K in CallName]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>>;
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

export function linkTo(worker: Worker, onShown: (shown: Shown) => void, onLost: (id: string) => void): Link {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('shown' in data) {
      onShown(data.shown);
      return;
    }
    if ('lost' in data) {
      onLost(data.lost);
      return;
    }
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
  return new Proxy({} as Link, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(name as CallName, args),
  });
}

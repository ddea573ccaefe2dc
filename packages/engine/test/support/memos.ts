// Stands in for `state/remember.ts` in tests that attack caches. It knows every cache, and can make one overlook an
// input. An attack that does not notice this would not notice a cache that lacks the input either.
//
//   vi.mock('../../src/state/remember.js', async original => {
//     const { watched } = await import('../support/memos.js');
//     return watched(await original());
//   });
import { range } from '../../src/state/lists.js';
import type * as Remember from '../../src/state/remember.js';

type Compute = (...inputs: unknown[]) => unknown;

/** A cache: where it is made, the names of its inputs, and the number of the one it overlooks, or -1. */
export interface Memo {
  readonly where: string;
  readonly inputs: readonly string[];
  overlooks: number;
}

export const MEMOS: Memo[] = [];

/** Helpers that make caches for others. */
const HELPERS = ['/memos.ts:', '/mind/inputs.ts:'];

/** The line that is making a cache: 'engine/src/state/tribes.ts:182'. */
const place = (): string =>
  new Error()
    .stack!.replaceAll('\\', '/')
    .match(/(?<=packages\/)[\w/.-]+:\d+(?=:\d+)/g)!
    .find(line => !HELPERS.some(helper => line.includes(helper)))!;

/** The names of the parameters, as far as they have any. */
function inputsOf(make: Compute): string[] {
  const [head = ''] = String(make).split(/=>|\{/);
  const names = head.replace(/^function\s*\w*|[()\s]/g, '').split(',');
  return range(make.length).map(i => names[i] || `input ${i + 1}`);
}

export function watched(real: typeof Remember): typeof Remember {
  const forgets: (() => void)[] = [];

  /** The cache as it is, unless it is to overlook an input: then another one takes its place. */
  function watch(make: Compute, right: Compute, prepare?: (first: unknown) => void): Compute {
    const memo: Memo = { where: place(), inputs: inputsOf(make), overlooks: -1 };
    MEMOS.push(memo);
    let last: readonly unknown[] | null = null;
    let answer: unknown;
    forgets.push(() => {
      last = null;
    });
    return (...inputs) => {
      if (inputs.length !== make.length) throw new Error(`${memo.where} does not compare all of its inputs.`);
      if (memo.overlooks < 0) return right(...inputs);
      if (last?.every((input, i) => input === inputs[i] || i === memo.overlooks)) return answer;
      last = null;
      prepare?.(inputs[0]);
      answer = make(...inputs);
      last = inputs;
      return answer;
    };
  }

  return {
    ...real,
    remember: ((make: Compute, prepare?: (first: unknown) => void) =>
      watch(make, real.remember(make as never, prepare) as Compute, prepare)) as typeof real.remember,
    oncePer: ((make: Compute) => watch(make, real.oncePer(make) as Compute)) as typeof real.oncePer,
    forgetAll() {
      real.forgetAll();
      for (const forget of forgets) forget();
    },
  };
}

// What to say when the worker refuses something.
import { Refused } from '../page/calls.js';
import { words } from '../words/words.svelte.js';

export type RefusalCode = keyof ReturnType<typeof words>['start']['refused'];

/** `detail` is the engine's own sentence, in English. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: string;
  /** Several such sentences, to be seen at once. */
  readonly problems?: readonly string[];
}

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(words().start.refused, code);

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Refused)) throw error;
  return { code: isKnown(error.code) ? error.code : 'unknown', detail: error.message };
}

// Which standing rules and triggers of abilities decide something in a game.
import { type Civolution, HOOKS, load, type Pack, TRIGGERS } from '@civolution/engine';
import type { Step } from './walk.js';

export interface Meter {
  /** Play with this one: it notes which hooks and triggers are asked. */
  readonly civ: Civolution;
  /** The hooks and triggers that decided something at a step, but for those in `known`: "hook feed.cost". */
  decided(step: Step, known: ReadonlySet<string>): string[];
}

/** Silences the hooks and triggers that `speaks` does not let speak. */
function through(civ: Civolution, speaks: (word: string) => boolean): Civolution {
  const define = (of: object, key: string, word: string, value: number, silence: number): void =>
    void Object.defineProperty(of, key, { enumerable: true, get: () => (speaks(word) ? value : silence) });
  for (const ability of civ.rules.abilities) {
    if (!ability) continue;
    if (ability.on >= 0) define(ability, 'on', `trigger ${TRIGGERS[ability.on]}`, ability.on, -1);
    for (const rule of ability.rules) define(rule, 'n', `hook ${HOOKS[rule.hook]}`, rule.n, 0);
  }
  return civ;
}

/**
 * A hook or trigger counts as used where it decided something: the same step is taken once more while it is silent, and offers other choices, tells other events or leads to another state. Having been asked is not enough: most
 * rules that are asked change nothing there.
 */
export function meterOf(pack: Pack): Meter {
  const asked = new Set<string>();
  const civ = through(load(pack), word => {
    asked.add(word);
    return true;
  });
  let silent = '';
  const other = through(load(pack), word => word !== silent);

  function differs({ asked: { seat }, legal, choice, before, events, after }: Step): boolean {
    // All of it copied: the engine remembers answers by its parts, and one silence must not answer for another.
    const s = structuredClone(before);
    if (JSON.stringify(other.legal(s, seat)) !== JSON.stringify(legal)) return true;
    const told: unknown[] = [];
    other.apply(s, seat, choice, event => told.push(event));
    return JSON.stringify(told) !== JSON.stringify(events) || other.hash(s) !== civ.hash(after);
  }

  return {
    civ,
    decided(step, known) {
      const words = [...asked].filter(word => {
        silent = word;
        return !known.has(word) && differs(step);
      });
      asked.clear();
      return words;
    },
  };
}

// Whole games for tests: new ones by a word of options, and play at random.
import {
  below,
  FEATURE,
  FOOD,
  MATERIALS,
  MONEY,
  type Setup,
  STORED,
  type State,
  seeded,
} from '../../src/index.js';
import { range } from '../../src/state/lists.js';
import { civ } from './pack.js';
import { mutable } from './scenario.js';

/** 'ab' is a newcomer and an advanced player. */
export const setupOf = (options: string, rest: Partial<Setup> = {}): Setup => ({
  seats: [...options].map(option => ({ option: option as 'a' | 'b' })),
  map: 'random',
  materials: 'random',
  ...rest,
});

export const newGame = (options: string, seed = 'seed', rest: Partial<Setup> = {}): State =>
  civ.create(setupOf(options, rest), seed);

/** Every mix of newcomers and advanced players at tables of two to four. */
export const MIXES: readonly string[] = [2, 3, 4].flatMap(n =>
  Array.from({ length: 2 ** n }, (_, mix) =>
    Array.from({ length: n }, (_, seat) => 'ab'[(mix >> seat) & 1]).join(''),
  ),
);

export interface Step {
  readonly seat: number;
  readonly task: string;
  readonly legal: readonly number[];
}

/** Plays at random to the end, or until `visit`, called before each choice, says stop. */
export function playOn(s: State, seed: string, visit: (step: Step) => 'stop' | undefined = () => undefined) {
  const rng = seeded(seed);
  for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
    const { seat, task } = asked[below(rng, asked.length)]!;
    const legal = civ.legal(s, seat);
    if (visit({ seat, task, legal }) === 'stop') return;
    civ.apply(s, seat, legal[below(rng, legal.length)]!);
  }
}

/** Everyone takes the first offer until the draft is over. */
export function finishDraft(s: State): State {
  while (civ.decisions(s)[0]?.task === 'draft') {
    const { seat } = civ.decisions(s)[0]!;
    civ.choose(s, seat, civ.legal(s, seat)[0]!);
  }
  return s;
}

/**
 * A game at its first turn in which everyone has a marker of each kind and modules at level II. Otherwise random play
 * hardly ever comes to build on a ground, or to install a card or goal chip.
 */
export function wealthyGame(options: string, seed: string): State {
  const begun = newGame(options, seed);
  playOn(begun, seed, ({ task }) => (task === 'turn' ? 'stop' : undefined));
  const s = mutable(begun);
  const gifts = [FOOD, FOOD, FOOD, MONEY, MONEY, MONEY];
  for (const me of s.seats) {
    me.levels.fill(2);
    for (const place of [
      ...gifts,
      ...range(6).map(f => FEATURE + f),
      ...MATERIALS.map((_, m) => STORED + m),
    ]) {
      me.markers[place]!++;
      me.supply--;
    }
  }
  return s as State;
}

/** A game a number of random choices after its beginning. */
export function gameAfter(options: string, seed: string, choices: number): State {
  const s = newGame(options, seed);
  let left = choices;
  playOn(s, seed, () => (left-- === 0 ? 'stop' : undefined));
  return s;
}

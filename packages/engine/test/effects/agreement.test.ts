// What `canDo` says and what `perform` brings agree: what can be done brings something or asks something, what cannot
// would do neither.
import { describe, expect, test } from 'vitest';
import { canDo, perform } from '../../src/effects/verbs.js';
import { withoutSink } from '../../src/flow/game.js';
import { legal, runOn } from '../../src/flow/play.js';
import {
  type Effect,
  kindOf,
  load,
  type Setup,
  type State,
  seeded,
  VERBS,
  type Verb,
} from '../../src/index.js';
import { below } from '../../src/state/chance.js';
import { BOAT, ON_CONSOLE } from '../../src/state/tribes.js';
import { crowded } from '../support/crowd.js';
import { setupOf } from '../support/games.js';
import { packWith, testPack } from '../support/pack.js';

/** Every verb, so that a new one is looked at too. */
const SAMPLES: Readonly<Record<Verb, readonly Effect[]>> = {
  gain: [
    { do: 'gain', what: 'food', n: 2 },
    { do: 'gain', what: 'feature', n: 1 },
    { do: 'gain', what: 'material', n: 1, of: 'swamp' },
  ],
  points: [{ do: 'points', n: 2 }],
  pointsPer: [
    { do: 'pointsPer', n: 1, per: { measure: 'boats' } },
    { do: 'pointsPer', n: 1, per: { measure: 'tribes', of: 'forest' } },
  ],
  favor: [{ do: 'favor', n: 2 }],
  track: [
    { do: 'track', track: 'culture', n: 3 },
    { do: 'track', track: 'any', n: 1 },
  ],
  upgrade: [{ do: 'upgrade' }, { do: 'upgrade', module: 'migration' }, { do: 'upgrade', value: 3 }],
  gainIncome: [{ do: 'gainIncome' }],
  useIncome: [{ do: 'useIncome' }],
  activity: [{ do: 'activity' }],
  flipStage: [{ do: 'flipStage' }],
  gainCard: [{ do: 'gainCard' }, { do: 'gainCard', type: 'insight' }],
  drawCards: [{ do: 'drawCards', n: 2, keep: 1 }],
  installCard: [
    { do: 'installCard', type: 'mutation' },
    { do: 'installCard', type: 'building' },
  ],
  gainGoal: [{ do: 'gainGoal' }],
  migrate: [{ do: 'migrate', n: 1 }],
  procreate: [{ do: 'procreate', n: 1 }],
  strengthen: [{ do: 'strengthen', n: 1 }],
  reveal: [{ do: 'reveal', n: 1 }],
  test: [{ do: 'test', then: [{ do: 'strengthen', n: 1 }] }],
  or: [{ do: 'or', options: [[{ do: 'reveal', n: 1 }], [{ do: 'flipStage' }]] }],
  pay: [
    { do: 'pay', cost: [{ what: 'idea', n: 2 }], then: [{ do: 'points', n: 1 }] },
    { do: 'pay', cost: [{ what: 'strength', n: 1 }], then: [{ do: 'flipStage' }] },
  ],
  if: [{ do: 'if', has: { measure: 'food', min: 2 }, then: [{ do: 'migrate', n: 1 }] }],
  lose: [{ do: 'lose', what: ['food', 'tribe'] }],
  populate: [{ do: 'populate', n: 1 }],
  hunt: [{ do: 'hunt', n: 1 }],
  find: [{ do: 'find', n: 1 }],
  produce: [{ do: 'produce', n: 1 }],
  transport: [{ do: 'transport', n: 1 }],
  trade: [{ do: 'trade', n: 1 }],
  build: [{ do: 'build' }, { do: 'build', project: 'farm' }, { do: 'build', project: 'settlement' }],
  plan: [{ do: 'plan', n: 1 }],
  gainDie: [{ do: 'gainDie' }, { do: 'gainDie', die: 'fate' }],
  recall: [{ do: 'recall', n: 1 }],
  setDie: [{ do: 'setDie', n: 1 }],
  mutate: [{ do: 'mutate', n: 1 }],
  installGoal: [{ do: 'installGoal' }],
  weather: [{ do: 'weather', n: 1 }],
  tracks: [{ do: 'tracks', n: 2 }],
  features: [{ do: 'features', n: 2 }],
  stock: [{ do: 'stock', n: 1 }],
  drawEach: [{ do: 'drawEach' }],
  expand: [{ do: 'expand' }],
};

/** Harm is always done to whoever has something to lose; nobody is told that it could not be. */
const HARM: ReadonlySet<Verb> = new Set<Verb>(['lose']);
/** These ask or roll for their own lists, whether anything in them can be done or not. */
const NESTING: ReadonlySet<Verb> = new Set<Verb>(['test', 'or', 'pay', 'if']);

const samples = VERBS.flatMap(verb => SAMPLES[verb]);
const ids = load(testPack).rules.pack.research.map(({ id }) => id);
const game = load(packWith(Object.fromEntries(samples.map((effect, i) => [ids[i]!, { bonus: [effect] }]))));
const { rules } = game;
const compiled = ids
  .slice(0, samples.length)
  .map(id => rules.lists[rules.cards.find(card => card?.id === id)!.bonus]![0]!);

const withoutAgenda = (s: State): string => JSON.stringify({ ...s, agenda: [] });

/** Whether it changes anything, or asks for more than to decline. */
function brings(s: State, seat: number, effect: (typeof compiled)[number]): boolean {
  const g = withoutSink(rules, { ...game.clone(s), agenda: [] });
  const before = withoutAgenda(g.s);
  perform(g, seat, effect, -1);
  runOn(g);
  if (withoutAgenda(g.s) !== before) return true;
  const asked = g.s.agenda.at(-1);
  return (
    asked !== undefined &&
    legal(g, asked.seat).some(choice => !['decline', 'attribute'].includes(kindOf(choice)))
  );
}

interface Seen {
  readonly can: Set<Verb>;
  readonly cannot: Set<Verb>;
  readonly drifted: Set<string>;
}

function look(s: State, seat: number, seen: Seen): void {
  for (const effect of compiled) {
    const { verb } = effect;
    const can = canDo(withoutSink(rules, s), seat, effect, -1);
    (can ? seen.can : seen.cannot).add(verb);
    if (can ? HARM.has(verb) : NESTING.has(verb)) continue;
    if (brings(s, seat, effect) !== can) seen.drifted.add(`${verb} ${can ? 'can' : 'cannot'} be done`);
  }
}

/** A crowd without what no game can have: a seat without fate dice, or with two boats on one Water. */
function crowd(s: State, seed: string): State {
  const here = crowded(game, s, seed);
  return {
    ...here,
    seats: here.seats.map(me => ({
      ...me,
      fateDice: Math.max(1, me.fateDice),
      boats: me.boats[0] === me.boats[BOAT] ? [...me.boats.slice(0, BOAT), ON_CONSOLE, 0, 0] : me.boats,
    })),
  };
}

const SETUPS: readonly Setup[] = [
  setupOf('ab'),
  setupOf('abab', { extras: ['a', 'b', 'c'] }),
  setupOf('a', { solo: { level: 'medium', challenge: false } }),
];
const EVERY = 9;

describe('canDo and perform', () => {
  const seen: Seen = { can: new Set(), cannot: new Set(), drifted: new Set() };
  for (const [n, setup] of SETUPS.entries()) {
    const seed = `agreement ${n}`;
    const rng = seeded(seed);
    const s = game.create(setup, seed);
    let turn = 0;
    for (let asked = game.decisions(s); asked.length > 0; asked = game.decisions(s)) {
      const { seat } = asked[0]!;
      if (s.era > 0 && turn++ % EVERY === 0) {
        // A crowd holds the tribes of four.
        for (const here of setup.seats.length === 4 ? [s, crowd(s, `${seed} ${turn}`)] : [s]) {
          here.seats.forEach(({ automa }, one) => {
            if (!automa) look(here, one, seen);
          });
        }
      }
      const choices = game.legal(s, seat);
      game.apply(s, seat, choices[below(rng, choices.length)]!);
    }
  }

  test('agree in positions of games', () => {
    expect([...seen.drifted]).toEqual([]);
  });

  test('meet every verb where it can be done, and most where they cannot', () => {
    expect(VERBS.filter(verb => !seen.can.has(verb))).toEqual([]);
    expect(seen.cannot.size).toBeGreaterThan(20);
  });
});

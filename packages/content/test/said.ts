// Random games to say everything of that a player could be shown.
import type { GameTexts } from '@civolution/content';
import {
  CONSOLE_ACTIVITY,
  type GameEvent,
  MATERIALS,
  MODULES,
  RAW,
  type Rules,
  redact,
  STORED,
  type State,
  type Subject,
} from '@civolution/engine';
import { expect } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { game, give, type Play, play, put } from './support.js';

/** Markers of every kind, and all modules at a level. */
const plenty =
  (level: number) =>
  (state: State): void => {
    state.seats.forEach(({ automa }, seat) => {
      if (automa) return;
      for (let place = 0; place < RAW && state.seats[seat]!.supply > 2; place++) give(state, seat, place, 1);
      const me = seatOf(state, seat);
      me.levels = me.levels.map(() => level);
      me.favor = 3;
      me.settlements = put(me.settlements, 0, 0);
    });
  };

/** All sites are known, and there are no dice left to gain. */
const explored = (state: State): void => {
  plenty(4)(state);
  state.revealed = (1 << state.sites.length) - 1;
  state.activationDice = 0;
  state.fateDice = 0;
};

export const GAMES: readonly Play[] = [
  { seed: 'two', options: ['b', 'b'] },
  { seed: 'three', options: ['a', 'b', 'a'] },
  { seed: 'four', options: ['a', 'a', 'b', 'b'] },
  { seed: 'plenty', options: ['b', 'a'], prepare: plenty(2) },
  { seed: 'more plenty', options: ['a', 'b', 'b'], prepare: plenty(3) },
  { seed: 'most plenty', options: ['b', 'b', 'b', 'b'], prepare: plenty(4) },
  { seed: 'explored', options: ['a', 'a', 'b'], prepare: explored },
  { seed: 'all explored', options: ['a', 'b', 'b', 'b'], prepare: explored },
];

const ALL_EXTRAS = ['a', 'b', 'c'] as const;

/** Creatures are tamed easily, and there is something to feed them. */
const tamers = (state: State): void => {
  plenty(3)(state);
  state.seats.forEach(({ automa }, seat) => {
    if (automa) return;
    seatOf(state, seat).favor = 5;
    for (const m of MATERIALS.keys()) give(state, seat, STORED + m, state.seats[seat]!.supply > 4 ? 1 : 0);
  });
};

export const NEW_GAMES: readonly Play[] = [
  { seed: 'alone', options: ['a'], more: { solo: { level: 'medium', challenge: false } } },
  {
    seed: 'challenge',
    options: ['b'],
    more: { solo: { level: 'expert', challenge: true } },
    prepare: explored,
  },
  {
    seed: 'all alone',
    options: ['free'],
    more: { solo: { level: 'advanced', challenge: true }, extras: ALL_EXTRAS },
    prepare: tamers,
  },
  { seed: 'extras', options: ['a', 'b', 'b'], more: { extras: ALL_EXTRAS }, prepare: tamers },
  { seed: 'more extras', options: ['b', 'b', 'b', 'b'], more: { extras: ALL_EXTRAS }, prepare: tamers },
];

const subjectsOf = ({ territories, cards, attributes, goals, grounds }: Rules): readonly Subject[] => {
  const projects = [
    ['farm', territories.length],
    ['boat', territories.length],
    ['statue', grounds],
    ['settlement', grounds],
  ] as const;
  return [
    { reset: true },
    ...MODULES.map((_, module) => ({ module })),
    ...cards.flatMap((card, n) => (card ? [{ card: n }, { activity: n }] : [])),
    ...attributes.map((_, attribute) => ({ attribute })),
    { activity: CONSOLE_ACTIVITY },
    ...[0, 1, 2].map(goal => ({ goal })),
    ...goals.map((_, goalChip) => ({ goalChip })),
    ...projects.flatMap(([project, places]) => [
      { project },
      ...Array.from({ length: places }, (_, at) => ({ project, at })),
    ]),
  ];
};

/** Plays a game and says whatever a player could be shown; `flawed` tells what is wrong with a text. */
export function sayAll(
  say: GameTexts,
  flawed: (text: string) => string | null,
  { of = game, ...setting }: Play,
): void {
  const subjects = subjectsOf(of.rules);
  const check = (text: string, what: string): void => {
    const problem = flawed(text);
    if (problem !== null) throw new Error(`${what}: "${text}" ${problem}`);
  };
  const events: [GameEvent, State | null][] = [];
  let questions = 0;
  const last = play({
    ...setting,
    of,
    ask(state, decisions) {
      questions++;
      for (const decision of decisions) {
        check(say.prompt(state, decision), `prompt ${decision.task}`);
        const view = of.view(state, decision.seat);
        check(say.prompt(view, decision), `prompt ${decision.task} in a view`);
        const lines = of.question(state, decision.seat)!.choices.map(described => {
          const text = say.choice(state, described);
          check(text, `choice ${described.key}`);
          if (described.kind === 'activate') expect(text, 'a module without a text').toContain(': ');
          expect(say.choice(view, described)).toBe(text);
          return text;
        });
        expect(new Set(lines).size, `two choices read alike:\n${lines.join('\n')}`).toBe(lines.length);
        if (questions % 7 > 0) continue;
        for (const subject of subjects) {
          for (const reason of of.explain(state, decision.seat, subject)) {
            check(say.reason(reason), `reason ${reason.code}`);
          }
        }
      }
    },
    hear: (event, state) => events.push([event, state]),
  });
  expect(questions).toBeGreaterThan(100);
  for (const [event, state] of events) {
    // An event without secrets is the same for all viewers.
    for (const seen of new Set([-1, 0, 1].map(viewer => redact(event, viewer)))) {
      check(say.event(seen), `event ${event.type}`);
      check(say.event(seen, state ?? undefined), `event ${event.type} with its state`);
      check(say.event(seen, last), `event ${event.type} with the last state`);
    }
  }
}

// Whole random games: whatever a player could be shown has a text.
import { speaker } from '@civolution/content';
import {
  CONSOLE_ACTIVITY,
  type GameEvent,
  MATERIALS,
  MODULES,
  RAW,
  redact,
  STORED,
  type State,
  type Subject,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { flaw, game, give, type Play, play, put, rules, say } from './support.js';

/** Markers of every kind, and all modules at a level. */
const plenty =
  (level: number) =>
  (state: State): void => {
    state.seats.forEach((me, seat) => {
      if (me.automa) return;
      for (let place = 0; place < RAW && me.supply > 2; place++) give(state, seat, place, 1);
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

const GAMES: readonly Play[] = [
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
  state.seats.forEach((me, seat) => {
    if (me.automa) return;
    me.favor = 5;
    for (const m of MATERIALS.keys()) give(state, seat, STORED + m, me.supply > 4 ? 1 : 0);
  });
};

const NEW_GAMES: readonly Play[] = [
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

const PROJECTS = [
  ['farm', rules.territories.length],
  ['boat', rules.territories.length],
  ['statue', rules.grounds],
  ['settlement', rules.grounds],
] as const;

const SUBJECTS: readonly Subject[] = [
  { reset: true },
  ...MODULES.map((_, module) => ({ module })),
  ...rules.cards.flatMap((card, n) => (card ? [{ card: n }, { activity: n }] : [])),
  ...rules.attributes.map((_, attribute) => ({ attribute })),
  { activity: CONSOLE_ACTIVITY },
  ...[0, 1, 2].map(goal => ({ goal })),
  ...rules.goals.map((_, goalChip) => ({ goalChip })),
  ...PROJECTS.flatMap(([project, places]) => [
    { project },
    ...Array.from({ length: places }, (_, at) => ({ project, at })),
  ]),
];

const check = (text: string, what: string): void => {
  const problem = flaw(text);
  if (problem !== null) throw new Error(`${what}: "${text}" ${problem}`);
};

test.each([...GAMES, ...NEW_GAMES])(
  'every choice, prompt, event and reason of the game "$seed" has a text',
  setting => {
    const events: [GameEvent, State | null][] = [];
    let questions = 0;
    const last = play({
      ...setting,
      ask(state, decisions) {
        questions++;
        for (const decision of decisions) {
          check(say.prompt(state, decision), `prompt ${decision.task}`);
          const view = game.view(state, decision.seat);
          check(say.prompt(view, decision), `prompt ${decision.task} in a view`);
          const lines = game.legal(state, decision.seat).map(choice => {
            const described = game.describe(state, decision.seat, choice);
            const text = say.choice(state, described);
            check(text, `choice ${described.key}`);
            if (described.kind === 'activate') expect(text, 'a module without a text').toContain(': ');
            expect(say.choice(view, described)).toBe(text);
            return text;
          });
          expect(new Set(lines).size, `two choices read alike:\n${lines.join('\n')}`).toBe(lines.length);
          if (questions % 7 > 0) continue;
          for (const subject of SUBJECTS) {
            for (const reason of game.explain(state, decision.seat, subject)) {
              check(say.reason(reason), `reason ${reason.code}`);
            }
          }
        }
      },
      hear: (event, state) => events.push([event, state]),
    });
    expect(questions).toBeGreaterThan(100);
    for (const [event, state] of events) {
      for (const viewer of [-1, 0, 1]) {
        const seen = redact(event, viewer);
        check(say.event(seen), `event ${event.type}`);
        check(say.event(seen, state ?? undefined), `event ${event.type} with its state`);
        check(say.event(seen, last), `event ${event.type} with the last state`);
      }
    }
  },
);

test('the games with V.I.C.I and Extra Credits reach what is new in them', () => {
  const seen = new Set<string>();
  for (const setting of NEW_GAMES) {
    play({
      ...setting,
      ask(_state, decisions) {
        for (const { task } of decisions) seen.add(task);
      },
      hear: ({ type }) => seen.add(type),
    });
  }
  const asked = ['takeTile', 'features', 'stock', 'tame', 'feedCreatures'];
  const extras = ['tookTile', 'tamed', 'creatureShown', 'fedCreature'];
  const turns = ['actionCard', 'reshuffled', 'cardsDiscarded', 'consulted', 'removed', 'forfeited'];
  const places = ['wheel', 'beacons', 'determined', 'priority', 'gridMarker', 'provisioned', 'tokenPlaced'];
  expect([...asked, ...extras, ...turns, ...places].filter(name => !seen.has(name))).toEqual([]);
});

test('redacted cards are unseen, and nothing else of a line changes', () => {
  let hidden = 0;
  play({
    seed: 'secrets',
    options: ['b', 'b', 'b'],
    hear(event) {
      const seen = redact(event, -1);
      if (!('cards' in event) || seen === event) return;
      hidden++;
      const text = say.event(seen);
      expect(text).toContain('unseen');
      for (const card of event.cards) expect(text).not.toContain(say.name.card(card));
    },
  });
  expect(hidden).toBeGreaterThan(10);
});

test('names of people stand for the civilizations, unchanged', () => {
  const named = speaker('en', rules, ['anna', undefined, 'Bo']);
  expect(named.name.seat(0)).toBe('anna');
  expect(named.event({ type: 'gained', place: 0, n: 2, seat: 0, cause: 3 << 10, audience: -1 })).toBe(
    'anna gains 2 food from the Reset.',
  );
  expect(named.event({ type: 'turn', seat: 1, cause: 0, audience: -1 })).toBe(
    'It is the turn of civilization 2.',
  );
});

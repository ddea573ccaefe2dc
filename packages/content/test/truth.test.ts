// What choices promise is what happens.
import {
  argOf,
  C,
  type GameEvent,
  IDEA,
  kindOf,
  MODULES,
  POINT_SOURCES,
  RAW,
  type State,
  type Task,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { game, play, position, say } from './support.js';

/** Carries out a choice on a copy and returns what happened and what is asked then. */
function after(state: State, seat: number, choice: number): { events: GameEvent[]; next: Task | undefined } {
  const copy = game.clone(state);
  const events: GameEvent[] = [];
  game.apply(copy, seat, choice, event => events.push(event));
  return { events, next: copy.agenda[copy.agenda.length - 1] };
}

const said = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
const sum = (events: readonly GameEvent[], n: (event: GameEvent) => number): number =>
  events.reduce((total, event) => total + n(event), 0);

const firePoints = (e: GameEvent): number =>
  e.type === 'scored' && POINT_SOURCES[e.source] === 'fire' ? e.n : 0;
const raw = (e: GameEvent): number => (e.type === 'gained' && e.place >= RAW ? e.n : 0);

test('settling brings the points, raw materials and weakness that it says', () => {
  const seen = { points: 0, raw: 0, weak: 0 };
  for (const seed of ['fire', 'raw', 'weak']) {
    play({
      seed,
      options: ['a', 'b', 'b', 'b'],
      ask(state, [decision], rng) {
        if (!decision) return;
        for (const choice of game.legal(state, decision.seat)) {
          if (kindOf(choice) !== 'settle' || rng[0]! % 2 === 0) continue;
          const text = say.choice(state, game.describe(state, decision.seat, choice));
          const { events } = after(state, decision.seat, choice);
          const settled = events.find(event => event.type === 'settled');
          expect(sum(events, firePoints), text).toBe(said(text, /for (\d+) points?/));
          expect(sum(events, raw), text).toBe(said(text, /for (\d+) raw/));
          expect(settled?.weak, text).toBe(text.includes('your tribe becomes weak'));
          seen.points += sum(events, firePoints);
          seen.raw += sum(events, raw);
          seen.weak += settled?.weak ? 1 : 0;
        }
      },
    });
  }
  expect(Math.min(seen.points, seen.raw, seen.weak)).toBeGreaterThan(10);
});

/** The module just activated at a level, with a favor test that passes or fails. */
function activated(name: 'research' | 'insight' | 'migration' | 'procreation', level: number, favor: number) {
  const module = MODULES.indexOf(name);
  const state = position(2);
  const { seat } = game.decisions(state)[0]!;
  const me = state.seats[seat]!;
  me.levels[module] = level;
  me.favor = favor;
  me.fateDice = 1;
  me.markers[IDEA]! += 12;
  me.supply -= 12;
  const promise = say.choice(state, game.describe(state, seat, C.activate + module));
  game.apply(state, seat, C.activate + module);
  if (game.decisions(state)[0]!.task === 'pay') game.apply(state, seat, game.legal(state, seat)[0]!);
  if (game.decisions(state)[0]!.task === 'testIdeas') game.apply(state, seat, C.accept);
  return { state, seat, promise, task: state.agenda[state.agenda.length - 1]! };
}

const LEVELS = [1, 2, 3, 4];

test.each(LEVELS)('Research and Insight give at level %i what they say', level => {
  const research = activated('research', level, 1);
  const [gain, draw] = game.legal(research.state, research.seat);
  const text = (choice: number): string =>
    say.choice(research.state, game.describe(research.state, research.seat, choice));
  const gains = game.clone(research.state);
  game.apply(gains, research.seat, gain!);
  expect(gains.agenda.filter(task => task.do === 'gainCard')).toHaveLength(said(text(gain!), /Gain (\d+)/));
  const { next } = after(research.state, research.seat, draw!);
  expect(next).toMatchObject({ n: said(text(draw!), /Draw (\d+)/), keep: said(text(draw!), /keep (\d+)/) });

  const insight = activated('insight', level, 1);
  expect(insight.promise).toContain('or install');
  const ideas = C.option + MODULES.indexOf('insight') * 8;
  if (insight.task.do === 'insight') {
    const line = say.choice(insight.state, game.describe(insight.state, insight.seat, ideas));
    const { events } = after(insight.state, insight.seat, ideas);
    expect(sum(events, e => (e.type === 'gained' && e.place === IDEA ? e.n : 0))).toBe(
      said(line, /Gain (\d+)/),
    );
  }
});

test.each(LEVELS)('Migration and Procreation allow at level %i what they say', level => {
  const most = (text: string): number => said(text, /perform (?:up to )?(\d+)/);
  for (const name of ['migration', 'procreation'] as const) {
    const passed = activated(name, level, 6);
    expect(passed.task).toMatchObject({ left: most(passed.promise) });
    const failed = activated(name, level, 0);
    expect(failed.task).toMatchObject({
      left: said(failed.promise, /otherwise (\d+)/) || most(failed.promise),
    });
  }
});

test('every income point, feeding and payment costs and brings what it says', () => {
  let seen = 0;
  play({
    seed: 'income',
    options: ['b', 'b', 'b'],
    ask(state, [decision]) {
      if (!decision) return;
      for (const choice of game.legal(state, decision.seat)) {
        const described = game.describe(state, decision.seat, choice);
        const { kind } = described;
        if (kind !== 'incomePoint' && kind !== 'feed' && kind !== 'pay') continue;
        seen++;
        const text = say.choice(state, described);
        const { events } = after(state, decision.seat, choice);
        const first = (type: 'scored' | 'fed' | 'paid'): GameEvent | undefined =>
          events.find(event => event.type === type);
        if (kind === 'incomePoint') expect(first('scored')).toMatchObject({ n: said(text, /Take (\d+)/) });
        if (kind === 'feed')
          expect(first('fed')).toMatchObject({ food: said(text, /for (\d+) food/), spot: argOf(choice) });
        if (kind === 'pay' && text.includes('idea')) {
          expect(first('paid')).toMatchObject({ place: IDEA, n: said(text, /\((\d+) idea/) });
        }
      }
    },
  });
  expect(seen).toBeGreaterThan(100);
});

// What choices promise is what happens.
import {
  argOf,
  C,
  CARD_TYPES,
  type ChoiceKind,
  type Description,
  FEATURE,
  type GameEvent,
  IDEA,
  kindOf,
  MATERIALS,
  MODULES,
  MONEY,
  type Module,
  NOTCH,
  POINT_SOURCES,
  RAW,
  STORED,
  type State,
  type Task,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { capital } from '../src/plural.js';
import { game, give, play, position, put, rules, say } from './support.js';

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
          expect(sum(events, raw), text).toBe(said(text, /gaining (\d+) raw/));
          expect(settled?.weak, text).toBe(text.includes('tribe becomes weak'));
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
  const me = seatOf(state, seat);
  me.levels = put(me.levels, module, level);
  me.favor = favor;
  me.fateDice = 1;
  give(state, seat, IDEA, 12);
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
  const seen = { incomePoint: 0, feed: 0, pay: 0, ideas: 0 };
  play({
    seed: 'income',
    options: ['b', 'b', 'b'],
    ask(state, [decision]) {
      if (!decision) return;
      for (const choice of game.legal(state, decision.seat)) {
        const described = game.describe(state, decision.seat, choice);
        const { kind } = described;
        if (kind !== 'incomePoint' && kind !== 'feed' && kind !== 'pay') continue;
        seen[kind]++;
        const text = say.choice(state, described);
        const { events } = after(state, decision.seat, choice);
        const first = (type: 'scored' | 'fed'): GameEvent | undefined =>
          events.find(event => event.type === type);
        if (kind === 'incomePoint') expect(first('scored')).toMatchObject({ n: said(text, /Take (\d+)/) });
        if (kind === 'feed')
          expect(first('fed')).toMatchObject({ food: said(text, /for (\d+) food/), spot: argOf(choice) });
        if (kind === 'pay') {
          const ideas = sum(events, e => (e.type === 'paid' && e.place === IDEA ? e.n : 0));
          expect(ideas, text).toBe(said(text, /\((\d+) idea/));
          seen.ideas += ideas;
        }
      }
    },
  });
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
});

/** A civilization that can do something with every module, at a level, before its turn. */
function able(level: number): { state: State; seat: number } {
  const state = position(2);
  const { seat } = game.decisions(state)[0]!;
  const me = seatOf(state, seat);
  me.levels = me.levels.map(() => level);
  me.favor = 6;
  for (const place of MATERIALS.keys()) give(state, seat, STORED + place, 1);
  give(state, seat, FEATURE, 1);
  give(state, seat, FEATURE + 1, 1);
  give(state, seat, IDEA, 8);
  give(state, seat, MONEY, 4);
  const own = rules.territories.findIndex((_, t) => state.plain[t * 8 + seat * 2]! > 0);
  state.plain = put(state.plain, own * 8 + seat * 2 + 1, 1);
  me.goals = [[GIVE_WOOD], [GIVE_WOOD + 1], []];
  return { state, seat };
}

const GIVE_WOOD = rules.goals.findIndex(({ material }) => material === 0);

/** The module in use, after the choice between its options if it has any. */
function used(name: Module, level: number, option?: 0 | 1) {
  const { state, seat } = able(level);
  const module = MODULES.indexOf(name);
  const activate = C.activate + module;
  expect(game.legal(state, seat)).toContain(activate);
  const promise = say.choice(state, game.describe(state, seat, activate));
  const events: GameEvent[] = [];
  const choose = (choice: number): void => game.apply(state, seat, choice, event => events.push(event));
  choose(activate);
  if (game.decisions(state)[0]!.task === 'pay') choose(game.legal(state, seat)[0]!);
  let line = promise;
  if (option !== undefined && game.decisions(state)[0]!.task === name) {
    const choice = C.option + module * 8 + option;
    line = say.choice(state, game.describe(state, seat, choice));
    expect(promise).toContain(line.slice(1));
    choose(choice);
  } else if (option !== undefined) {
    // Only this one can be done, so that it is not asked for.
    line = capital(promise.split(': ')[1]!.split(', or ')[option]!, 'en');
  }
  const task = state.agenda[state.agenda.length - 1]!;
  return { line, promise, task, tasks: state.agenda, events };
}

const money = (e: GameEvent): number => (e.type === 'gained' && e.place === MONEY ? e.n : 0);

/** What a module's text promises about installing. */
const promised = (text: string): { bonus: boolean; again: string } => ({
  bonus: text.includes('ignore'),
  again: text.includes('of each') ? 'always' : text.includes('ignore none') ? 'unlessIgnored' : 'never',
});

describe.each(LEVELS)('at level %i', level => {
  test('Sustenance', () => {
    const hunt = used('sustenance', level, 0);
    expect(hunt.task).toMatchObject({
      do: 'hunt',
      left: said(hunt.line, /(\d+) hunt/),
      anywhere: hunt.line.includes('hunting tokens'),
    });
    const strengthen = used('sustenance', level, 1);
    expect(strengthen.task).toMatchObject({
      do: 'strengthen',
      left: said(strengthen.line, /(\d+) weak tribe/),
    });
  });

  test('Exploration', () => {
    const { line, tasks } = used('exploration', level, 0);
    const points = tasks.find(task => task.do === 'explorePoints');
    const sites = tasks.find(task => task.do === 'revealSite');
    expect(points?.points ?? 0).toBe(said(line, /gain (\d+) point/));
    expect(sites?.left ?? 0).toBe(said(line, /(\d+) anywhere/));
    const find = used('exploration', level, 1);
    expect(find.task).toMatchObject({ do: 'luckyFind', left: said(find.line, /(\d+) lucky find/) });
  });

  test('Building', () => {
    const { line, task } = used('building', level, 0);
    expect(task).toMatchObject({
      do: 'build',
      left: said(line, /(\d+) building project/),
      same: line.includes('same kind'),
      limit: said(line, /(\d+) own buildings/) || 2,
    });
  });

  test('Planning', () => {
    const goals = used('planning', level, 0);
    expect(goals.task).toMatchObject({
      do: 'goals',
      install: said(goals.line, /Install (\d+) goal/),
      gain: said(goals.line, /gain (\d+) goal/),
      either: said(goals.line, /Install or gain up to (\d+)/),
    });
    const plan = used('planning', level, 1);
    expect(plan.task).toMatchObject({ do: 'planOn', n: said(plan.line, /(\d+) planning/) });
    expect(sum(plan.events, e => (e.type === 'gained' && e.place === IDEA ? e.n : 0))).toBe(
      said(plan.line, /Gain (\d+) idea/),
    );
  });

  test('Achievement', () => {
    const { line, tasks, events } = used('achievement', level, 0);
    const kinds = tasks.flatMap(task => (task.do === 'gainDie' ? [task.kind] : [])).reverse();
    const words = /Gain up to (\d+) dice of either kind/.exec(line);
    if (words) expect(kinds).toEqual(Array.from({ length: Number(words[1]) }, () => 'either'));
    else expect(kinds).toEqual(line.includes(' or ') ? ['either'] : ['activation', 'fate']);
    expect(events.some(({ type }) => type === 'tookDie')).toBe(false);
  });

  test('Mutation and Invention', () => {
    const mutation = used('mutation', level, 0);
    expect(mutation.task).toMatchObject({
      do: 'mutate',
      left: said(mutation.line, /(\d+) feature marker/),
    });
    const { line, task } = used('invention', level, 0);
    expect(task).toMatchObject({
      do: 'useIncome',
      left: said(line, /(\d+) (?:income chip|actions)/),
      display: line.includes('in the display'),
    });
  });

  test('Production and Transport', () => {
    const { task, promise } = used('production', level);
    expect(task).toMatchObject({
      do: 'production',
      left: said(promise, /produce up to (\d+)/),
      transport: said(promise, /transport (?:up to )?(\d+)/),
      test: promise.includes('favor test'),
    });
    const transport = used('transport', level);
    expect(transport.task).toMatchObject({
      do: 'transport',
      boatsAnywhere: transport.promise.includes('those on boats to any'),
      anySpace: said(transport.promise, /up to (\d+) of them to any/),
    });
    const limit = said(transport.promise, /transport up to (\d+)/);
    if (limit > 0) expect(transport.task).toMatchObject({ left: limit });
    else expect(transport.promise).toContain('any number');
  });

  test('Trade and Activity', () => {
    const trade = used('trade', level);
    expect(trade.task).toMatchObject({
      do: 'trade',
      sales: said(trade.promise, /(\d+) Sale/),
      purchases: said(trade.promise, /(\d+) Purchase/),
    });
    expect(sum(trade.events, money)).toBe(said(trade.promise, /gain (\d+) money/));
    const activity = used('activity', level);
    const times = said(activity.promise, /(\d+) (?:different )?activit/);
    expect(activity.task).toMatchObject({ do: 'activity', left: times });
    if (times > 1) expect(activity.task).toMatchObject({ repeat: !activity.promise.includes('different') });
    // The money comes in any order with the activities.
    const promised = said(activity.promise, /gain (\d+) money/);
    expect(activity.task).toMatchObject({ money: promised });
  });

  test('installing a card', () => {
    for (const [type, name] of CARD_TYPES.entries()) {
      const line = promised(say.module(MODULES.indexOf(name), level));
      const { state, seat } = able(level);
      const cards = rules.cards.flatMap((card, n) => (card?.type === type ? [n] : []));
      seatOf(state, seat).hand = cards;
      game.apply(state, seat, C.activate + MODULES.indexOf(name));
      if (game.decisions(state)[0]!.task === 'pay') game.apply(state, seat, game.legal(state, seat)[0]!);
      game.apply(state, seat, C.option + MODULES.indexOf(name) * 8 + 1);
      expect(state.agenda.at(-1), name).toMatchObject({ do: 'install', type, ...line });
    }
  });
});

/** Looks at every choice of some kinds in random games of all levels. */
function eachChoice(
  kinds: readonly ChoiceKind[],
  look: (text: string, events: readonly GameEvent[], next: Task | undefined, described: Description) => void,
): void {
  const seen = new Map<ChoiceKind, number>();
  for (const level of LEVELS) {
    for (const seed of ['one', 'two', 'three']) {
      play({
        seed: `${seed} ${level}`,
        options: ['a', 'b', 'a'],
        prepare(state) {
          state.revealed = seed === 'one' ? (1 << state.sites.length) - 1 : 0;
          state.seats.forEach((_, seat) => {
            const me = seatOf(state, seat);
            me.levels = me.levels.map(() => level);
            for (const m of MATERIALS.keys()) give(state, seat, STORED + m, 1);
            give(state, seat, MONEY, 4);
          });
        },
        ask(state, [decision]) {
          if (!decision) return;
          for (const choice of game.legal(state, decision.seat)) {
            const kind = kindOf(choice);
            if (!kinds.includes(kind)) continue;
            const described = game.describe(state, decision.seat, choice);
            const { events, next } = after(state, decision.seat, choice);
            // Without markers in the supply less is gained than said.
            if (next?.do === 'gainMarkers') continue;
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
            look(say.choice(state, described), events, next, described);
          }
        },
      });
    }
  }
  for (const kind of kinds) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
}

test('producing, transporting, trading and mutating do what they say', () => {
  const kinds = [
    ...(['produce', 'transport', 'transportAs', 'transportAny'] as const),
    ...(['sell', 'sellPoints', 'buy', 'mutate'] as const),
  ];
  eachChoice(kinds, (text, events, next, { kind }) => {
    const gained = events.flatMap(e => (e.type === 'gained' ? [e] : []));
    const paid = events.flatMap(e => (e.type === 'paid' ? [e] : []));
    switch (kind) {
      case 'produce':
        expect(text).toMatch(gained[0]!.place >= NOTCH ? /on the boat/ : / in [A-Z]\w+ [A-Z]/);
        break;
      case 'transport':
      case 'transportAs':
        for (const e of events.slice(0, 1)) {
          if (e.type !== 'transported') throw new Error(`${text}: ${e.type}`);
          expect(text).toContain(say.name.territory(e.territory));
          expect(text).toContain(
            kind === 'transport' ? say.name.material(e.material) : `as ${say.name.material(e.material)}`,
          );
        }
        break;
      case 'transportAny':
        if (next?.do !== 'storeAnywhere') throw new Error(`${text}: ${next?.do}`);
        expect(text).toContain(say.name.territory(next.territory));
        expect(text.includes('any other')).toBe(next.spaces !== (1 << MATERIALS.length) - 1);
        break;
      case 'sell':
        expect(gained[0]).toMatchObject({ place: MONEY, n: said(text, /for (\d+) money/) });
        break;
      case 'sellPoints':
        expect(events.find(e => e.type === 'scored')).toMatchObject({ n: said(text, /for (\d+) point/) });
        break;
      case 'buy':
        expect(paid[0]).toMatchObject({ place: MONEY, n: said(text, /for (\d+) money/) });
        expect(text).toContain(say.name.material(gained[0]!.place - STORED));
        break;
      default: {
        const e = events[0]!;
        if (e.type !== 'mutated') throw new Error(`${text}: ${e.type}`);
        expect(text).toBe(`Turn 1 ${say.name.feature(e.from)} into 1 ${say.name.feature(e.to)}`);
      }
    }
  });
});

test('hunting, finding and exploring bring what they say', () => {
  eachChoice(['dieValue', 'explore'], (text, events, _next, { kind }) => {
    if (kind === 'explore') {
      const sites = text.includes('reveal') ? text.split(': ')[1]!.match(/\d+/g)! : [];
      const explored = events.flatMap(e => (e.type === 'explored' ? [e.site + 1] : []));
      expect(explored.map(String), text).toEqual(sites);
      return;
    }
    const ideas = events.find(e => e.type === 'paid');
    expect(ideas?.type === 'paid' ? ideas.n : 0, text).toBe(said(text, /for (\d+) idea/));
    const hunted = events.find(e => e.type === 'hunted');
    if (hunted?.type === 'hunted') expect(hunted.food).toBe(said(text, /: (\d+) food/));
    else
      expect(text).toContain(
        events.flatMap(e => (e.type === 'gained' ? [say.name.markers(e.place, e.n)] : []))[0],
      );
  });
});

test('building costs and brings what it says', () => {
  eachChoice(['farm', 'boat', 'statue', 'settlement'], (text, events, next, { kind, cost, seat }) => {
    const built = events.find(e => e.type === 'built');
    if (built?.type !== 'built') throw new Error(`${text}: nothing was built`);
    expect(built.project).toBe(kind);
    const onGround = kind === 'statue' || kind === 'settlement';
    expect(text).toContain(onGround ? say.name.ground(built.at) : say.name.territory(built.at));
    if (kind === 'farm') expect(events.some(e => e.type === 'gained' && e.place === IDEA)).toBe(true);
    if (kind === 'statue') expect(next).toMatchObject({ do: 'anyTrack', seat, n: said(text, /(\d+) step/) });
    if (kind === 'settlement') {
      const paid = events.flatMap(e => (e.type === 'paid' ? [{ place: e.place, n: e.n }] : []));
      expect(paid).toEqual(cost);
      expect(next).toMatchObject({ do: 'gainIncome' });
    }
  });
});

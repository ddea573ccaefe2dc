import { type Setup, type State, seeded } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  BOTS,
  type BotPlayer,
  type Budget,
  easyPlayer,
  mediumPlayer,
  type Player,
  type Question,
} from '../src/index.js';
import {
  civ,
  firstAsked,
  playOn,
  positions,
  questionAt,
  SOLO,
  seatAsked,
  THREE,
  TWO,
} from './support/games.js';

const SMALL: Budget = { nodes: 120 };

/** A dozen positions of real games, alone, at a table and with Extra Credits. */
const POSITIONS: State[] = [TWO, THREE, SOLO].flatMap((setup, i) => {
  const all = positions(setup, `bots ${i}`, 29);
  return all.filter((_, n) => n % Math.ceil(all.length / 5) === 0);
});

const questions = (): Question[] => POSITIONS.map(s => questionAt(s, seatAsked(s)));

test('there are at least a dozen positions, of all phases of a game', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(POSITIONS.map(s => s.era)).size).toBeGreaterThan(3);
});

describe.each(BOT_NAMES)('the bot %s', name => {
  const make = (seed = 'seed') => BOTS[name].make(civ, seed, SMALL);

  test('bears its name and answers with a legal choice', () => {
    expect(make().name).toBe(name);
    for (const question of questions()) {
      const { choice, alternatives, line } = make().play(question);
      expect(question.legal).toContain(choice);
      expect(alternatives[0]!.choice).toBe(choice);
      expect(line[0]).toEqual({ legal: question.legal, choice });
    }
  });

  test('tells the alternatives best first, each once', () => {
    for (const question of questions()) {
      const { alternatives } = make().think(question);
      const values = alternatives.map(({ value }) => value);
      const choices = alternatives.map(({ choice }) => choice);
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(values.every(Number.isFinite)).toBe(true);
      expect(new Set(choices).size).toBe(choices.length);
      for (const choice of choices) expect(question.legal).toContain(choice);
    }
  });

  test('chooses the same behind the same view, whatever the truth is', () => {
    POSITIONS.forEach((s, i) => {
      const seat = seatAsked(s);
      const truth = civ.redeal(civ.view(s, seat), `another truth ${i}`);
      expect(civ.hash(truth)).not.toBe(civ.hash(s));
      expect(make().think(questionAt(truth, seat))).toEqual(make().think(questionAt(s, seat)));
      expect(make().play(questionAt(truth, seat))).toEqual(make().play(questionAt(s, seat)));
    });
  });

  test('thinks the same whatever it thought before', () => {
    const old = make();
    const thoughts = questions().map(question => old.think(question));
    expect(questions().map(question => make().think(question))).toEqual(thoughts);
  });

  test('has a chance of its own: the view holds none of the game, and its seed decides', () => {
    for (const { view } of questions()) expect(view.rng).toEqual([0, 0, 0, 0]);
    const values = (seed: string) => questions().map(question => make(seed).think(question));
    expect(values('one')).toEqual(values('one'));
    expect(values('one')).not.toEqual(values('another'));
  });

  test('never changes what it is given', () => {
    for (const question of questions()) {
      const before = structuredClone(question);
      make().think(question);
      make().play(question);
      expect(question).toEqual(before);
    }
  });
});

describe.each(BOT_NAMES)('the player %s', name => {
  const { budget, player: make } = BOTS[name];

  const play = (setup: Setup): { scores: number[]; nodes: number } => {
    const s = civ.create(setup, name);
    const player: Player & { readonly nodes?: number } = make(seeded('player'), { nodes: 20 });
    playOn(s, [player], () => true);
    expect(civ.decisions(s)).toEqual([]);
    return { scores: s.seats.map(({ score }) => score), nodes: player.nodes ?? 0 };
  };

  test.each([
    ['of two', TWO],
    ['of three with Extra Credits', THREE],
  ])('plays a game %s to its end, and tries choices if it thinks', (_title, setup) => {
    const { scores, nodes } = play(setup);
    expect(Math.max(...scores)).toBeGreaterThan(0);
    expect(nodes > 0).toBe(budget.nodes !== 0);
  });

  test('plays the same game against V.I.C.I from the same seed', () => {
    expect(play(SOLO)).toEqual(play(SOLO));
  });

  test('holds several seats', () => {
    const s = firstAsked(THREE, 'seats', 'turn')!;
    const player = make(seeded('seats'), SMALL);
    const turns = new Set<number>();
    playOn(s, [player], seat => turns.add(seat).size < 3);
    expect(turns.size).toBe(3);
  });
});

test('medium is better than easy, and easy than chance', () => {
  const mean = (players: (seed: string) => [BotPlayer['choose'], BotPlayer['choose']]): number[] => {
    const sums = [0, 0];
    for (const seed of ['a', 'b', 'c']) {
      const s = civ.create(TWO, seed);
      const chosen = players(seed).map(choose => ({ name: '', choose }));
      playOn(s, chosen, () => true);
      s.seats.forEach(({ score }, seat) => {
        sums[seat]! += score;
      });
    }
    return sums;
  };
  const random = (seed: string) => BOTS.random.make(civ, seed);
  const [easy, chance] = mean(seed => [
    easyPlayer(seeded(seed), SMALL).choose,
    (_civ, look, _seat, legal) => random(seed).play({ view: look(), legal }).choice,
  ]);
  expect(easy).toBeGreaterThan(chance! * 1.5);
  const [medium, newcomer] = mean(seed => [
    mediumPlayer(seeded(seed), SMALL).choose,
    easyPlayer(seeded(`${seed}/easy`), SMALL).choose,
  ]);
  expect(medium).toBeGreaterThan(newcomer! * 1.2);
});

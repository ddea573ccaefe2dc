import { describe, expect, it } from 'vitest';
import { CATEGORIES, WEATHER } from '../../src/index.js';
import { newGame, playOn } from '../support/games.js';
import { civ } from '../support/pack.js';
import { scenario } from '../support/scenario.js';

const COUNTS = [2, 3, 4];
const table = (players: number, seed = 'seed') => newGame('b'.repeat(players), seed);
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

describe('sequence board', () => {
  it('setup.weather-mild: the weather indicator starts on Mild and no era has begun', () => {
    const s = table(2);
    expect(WEATHER[s.weather]).toBe('mild');
    expect([s.era, s.phase, s.resets]).toEqual([0, 0, 0]);
  });

  it('setup.event-stack: four different events lie face down and nobody sees them', () => {
    const s = table(3);
    expect(new Set(s.events).size).toBe(4);
    expect(s.event).toBe(-1);
    for (const viewer of [-1, 0, 1, 2]) expect(civ.view(s, viewer).events).toEqual([-2, -2, -2, -2]);
  });

  it('setup.event-stack: exactly those four come up, one in each era', () => {
    const s = table(2);
    const stack = [...s.events];
    playOn(s, 'events');
    expect([...s.pastEvents, s.event]).toEqual(stack.reverse());
    expect(s.events).toEqual([]);
  });

  it('setup.event-stack: any of the twenty events may be among the four', () => {
    const drawn = new Set(SEEDS.flatMap(seed => table(2, seed).events));
    expect(drawn.size).toBe(civ.rules.events.length);
  });

  it('setup.scoring-tiles-era: four different categories lie in the era scoring area in random order', () => {
    const first = new Set<number>();
    for (const seed of SEEDS) {
      const { eraTiles } = table(2, seed);
      expect(new Set(eraTiles).size).toBe(4);
      first.add(eraTiles[0]!);
    }
    expect(first.size).toBe(CATEGORIES.length);
  });

  it('setup.scoring-tiles-final: three others lie in the final scoring area, two are not in the game', () => {
    for (const seed of SEEDS) {
      const { eraTiles, finalTiles } = table(3, seed);
      const final = CATEGORIES.flatMap((_, c) => ((finalTiles >> c) & 1 ? [c] : []));
      expect(final).toHaveLength(3);
      expect(new Set([...eraTiles, ...final]).size).toBe(7);
    }
  });

  it.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])(
    'setup.reset-spaces: with %i civilizations the Reset number %i reaches the end space',
    (players, end) => {
      const after = (resets: number) =>
        scenario({ civs: Array.from({ length: players }, () => ({ dice: [1, 2, 3] })), resets }).play(
          'reset',
          'roll',
        ).state;
      expect(after(end - 1)).toMatchObject({ resets: end, lastRound: 1 });
      expect(after(end - 2)).toMatchObject({ resets: end - 1, lastRound: 0 });
    },
  );
});

describe('progress board', () => {
  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('setup.goal-display: with %i civilizations %i goal chips lie open', (players, n) => {
    const s = table(players);
    expect(s.goalDisplay).toHaveLength(n);
    expect(s.goalDisplay.every(goal => goal >= 0)).toBe(true);
    expect([...s.goalDisplay, ...s.goalBag].sort((a, b) => a - b)).toEqual(civ.rules.goals.map((_, i) => i));
  });

  it.each(COUNTS)(
    'setup.chip-displays: with %i civilizations three income and three attribute chips',
    players => {
      const s = table(players);
      expect(s.incomeDisplay).toHaveLength(3);
      expect(s.attributeDisplay).toHaveLength(3);
      expect(new Set([...s.incomeDisplay, ...s.incomeBag]).size).toBe(civ.rules.pack.incomes.length);
      expect(new Set([...s.attributeDisplay, ...s.attributeBag]).size).toBe(civ.rules.attributes.length);
    },
  );

  it('setup.chip-displays: chips are drawn at random', () => {
    const games = SEEDS.map(seed => table(4, seed));
    expect(new Set(games.flatMap(s => s.goalDisplay)).size).toBe(civ.rules.goals.length);
    expect(new Set(games.flatMap(s => s.incomeDisplay)).size).toBe(civ.rules.pack.incomes.length);
    expect(new Set(games.flatMap(s => s.attributeDisplay)).size).toBe(civ.rules.attributes.length);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])('setup.dice-display: with %i civilizations %i activation and as many fate dice', (players, n) => {
    const s = table(players);
    expect([s.activationDice, s.fateDice]).toEqual([n, n]);
  });
});

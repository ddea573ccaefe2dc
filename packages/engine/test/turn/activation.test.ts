// Activating modules: dice, planning markers, focus markers, ideas. Rulebook p. 13-14.
import { describe, expect, it } from 'vitest';
import { FEATURES, MODULES } from '../../src/index.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const turnOf = (me: CivSpec): Position =>
  scenario({
    civs: [{ tribes: { 'B.forest': ['plain'] }, ...me }, { tribes: { 'C.grassland': ['plain'] } }],
  });
const me = (game: Position) => game.state.seats[0]!;

describe('activating a module', () => {
  it('activation.two-dice: the two dice of the printed values go below the console (example 1)', () => {
    const game = turnOf({ dice: [1, 2, 5, 5] });
    game.play('activate research', 'option research A');
    expect(me(game).dice).toEqual([0, 0, 0, 0, 2, 0]);
    expect(me(game).usedDice).toBe(4);
  });

  it('activation.both-values: one die per printed value, and no die counts twice', () => {
    const game = turnOf({ dice: [1, 1] });
    expect(game.offers('activate')).toEqual(['activate endurance', 'activate sleep']);
    expect(turnOf({ dice: [1, 3] }).offers('activate')).toEqual(['activate migration', 'activate sleep']);
  });

  it('activation.exactly-two: a single die activates nothing, two do', () => {
    expect(turnOf({ dice: [1] }).offers()).toEqual(['reset']);
    const both = ['activate building', 'activate sleep'];
    expect(turnOf({ dice: [4, 6] }).offers('activate')).toEqual(both);
    expect(turnOf({ dice: [4], markers: { plan6: 1 } }).offers('activate')).toEqual(both);
  });

  it('activation.asked-which: the civilization chooses among the pairs that can pay', () => {
    const game = turnOf({ dice: [1, 2], markers: { plan1: 1, focus: 1 } });
    game.play('activate research');
    expect(game.offers()).toEqual([
      'pay die1 die2',
      'pay die1 focus',
      'pay die2 plan1',
      'pay die2 focus',
      'pay plan1 focus',
    ]);
    game.play('pay die2 plan1');
    expect([me(game).dice[0], me(game).dice[1]]).toEqual([1, 0]);
    expect([game.has(0, 'plan1'), game.has(0, 'focus')]).toEqual([0, 1]);
  });

  it('activation.forced-payment: a single way to pay is not asked', () => {
    const game = turnOf({ dice: [1, 2] });
    game.play('activate research');
    expect(game.task()).toBe('research');
  });

  it('activation.idea-steps: one idea per step of a die, so many and no fewer', () => {
    expect(turnOf({ dice: [1, 4], markers: { idea: 1 } }).can('activate research')).toBe(false);
    const game = turnOf({ dice: [1, 4], markers: { idea: 3 } });
    const supply = me(game).supply;
    game.play('activate research');
    expect(game.has(0, 'idea')).toBe(1);
    expect(me(game).supply).toBe(supply + 2);
    expect(me(game).usedDice).toBe(6);
  });

  it('activation.up-or-down: a die is changed upwards as well as downwards, both dice if need be', () => {
    const up = turnOf({ dice: [2, 3], markers: { idea: 5 } }).play('activate procreation');
    expect(up.has(0, 'idea')).toBe(3);
    const both = turnOf({ dice: [2, 4], markers: { idea: 2 } }).play('activate migration');
    expect(both.has(0, 'idea')).toBe(0);
    expect(turnOf({ dice: [2, 4], markers: { idea: 1 } }).can('activate migration')).toBe(false);
  });

  it('activation.six-beside-one: one idea turns a 6 into a 1 or a 1 into a 6 (ruling 1)', () => {
    expect(turnOf({ dice: [6, 2], markers: { idea: 1 } }).can('activate research')).toBe(true);
    expect(turnOf({ dice: [6, 2] }).can('activate research')).toBe(false);
    const insight = turnOf({ dice: [1, 3], markers: { idea: 1 } }).play('activate insight');
    expect(insight.has(0, 'idea')).toBe(3);
    expect(turnOf({ dice: [5, 2], markers: { idea: 1 } }).can('activate research')).toBe(false);
    expect(turnOf({ dice: [5, 2], markers: { idea: 2 } }).can('activate research')).toBe(true);
  });

  it('activation.fewest-ideas: of the two ways to match dice and values the cheaper one is paid', () => {
    // 3 and 2 for 2 and 5: the 3 becomes the 5 (2 ideas); the other way round it would be 1 + 3.
    const game = turnOf({ dice: [2, 3], markers: { idea: 2 } });
    expect(game.can('activate procreation')).toBe(true);
    // 6 and 3 for 3 and 6 cost nothing, whichever way they are listed.
    expect(turnOf({ dice: [6, 3] }).can('activate insight')).toBe(true);
  });
});

describe('planning and focus markers', () => {
  it('activation.planning-in-place: a planning marker serves as a die of its space and returns to the supply', () => {
    const game = turnOf({ dice: [2], markers: { plan1: 1 } });
    const supply = me(game).supply;
    game.play('activate research');
    expect(game.has(0, 'plan1')).toBe(0);
    expect(me(game).supply).toBe(supply + 1);
    expect(me(game).usedDice).toBe(6);
  });

  it('activation.two-planning: both dice may be planning markers; no die is used then', () => {
    const game = turnOf({ dice: [], markers: { plan1: 1, plan3: 1 } });
    game.play('activate migration');
    expect(me(game).usedDice).toBe(6);
    expect(game.has(0, 'plan1') + game.has(0, 'plan3')).toBe(0);
    expect(turnOf({ dice: [], markers: { plan1: 1 } }).offers()).toEqual(['reset']);
  });

  it('activation.planning-changed: ideas change the value of a planning marker too (ruling 1)', () => {
    expect(turnOf({ dice: [2], markers: { plan6: 1 } }).can('activate research')).toBe(false);
    const game = turnOf({ dice: [2], markers: { plan6: 1, idea: 1 } });
    game.play('activate research');
    expect(game.has(0, 'plan6') + game.has(0, 'idea')).toBe(0);
  });

  it('activation.example-2: a planning marker for one value, a die changed by two ideas for the other', () => {
    const game = turnOf({ dice: [5], markers: { plan1: 1, idea: 2 } });
    const supply = me(game).supply;
    game.play('activate migration');
    expect(game.task()).toBe('migrate');
    expect([game.has(0, 'plan1'), game.has(0, 'idea'), me(game).usedDice]).toEqual([0, 0, 6]);
    expect(me(game).supply).toBe(supply + 3);
  });

  it('focus.any-value: a focus marker stands for a die of any value, without ideas, and returns to the supply', () => {
    const game = turnOf({ dice: [2], markers: { focus: 1 } });
    expect(game.offers('activate')).toEqual([
      'activate research',
      'activate sustenance',
      'activate procreation',
      'activate intelligence',
      'activate sleep',
    ]);
    const supply = me(game).supply;
    game.play('activate procreation');
    expect(game.has(0, 'focus')).toBe(0);
    expect(me(game).supply).toBe(supply + 1);
  });

  it('focus.two: two focus markers activate any module that can be done', () => {
    const game = turnOf({ dice: [], markers: { focus: 2 } });
    // These would need a raw material, an income chip, money, a feature marker, something to sell.
    const idle = ['transport', 'invention', 'activity', 'mutation', 'trade'];
    expect(game.offers('activate')).toEqual(
      MODULES.filter(name => !idle.includes(name)).map(name => `activate ${name}`),
    );
    game.play('activate vision');
    expect([game.has(0, 'focus'), game.has(0, 'vision')]).toEqual([0, 1]);
  });
});

describe('the Sleep module and the feature modules', () => {
  it('sleep.any-two: any two dice, planning or focus markers, without ideas', () => {
    const game = turnOf({ dice: [4, 4], markers: { plan1: 1 } }).play('activate sleep');
    expect(game.offers()).toEqual(['pay die4 die4', 'pay die4 plan1']);
    expect(turnOf({ dice: [], markers: { plan1: 1, plan4: 1 } }).can('activate sleep')).toBe(true);
  });

  it('sleep.focus-or-ideas: one focus marker or two ideas, by choice', () => {
    const start = { dice: [4, 6], markers: { idea: 1 } };
    const focus = turnOf(start).play('activate sleep');
    expect(focus.offers()).toEqual(['option sleep A', 'option sleep B']);
    focus.play('option sleep A');
    expect([focus.has(0, 'focus'), focus.has(0, 'idea')]).toEqual([1, 1]);
    const ideas = turnOf(start).play('activate sleep', 'option sleep B');
    expect([ideas.has(0, 'focus'), ideas.has(0, 'idea')]).toEqual([0, 3]);
    expect(ideas.task()).toBe('endTurn');
  });

  it('feature.two-of-value: two dice of its value place a marker on its feature space', () => {
    FEATURES.forEach((feature, i) => {
      const value = i + 1;
      expect(turnOf({ dice: [value] }).can(`activate ${feature}`)).toBe(false);
      const game = turnOf({ dice: [value, value] });
      game.play(`activate ${feature}`);
      expect(game.has(0, feature)).toBe(1);
      expect(game.task()).toBe('endTurn');
    });
  });

  it('feature.changed-dice: the dice of a feature module may be changed with ideas', () => {
    const game = turnOf({ dice: [6, 2], markers: { idea: 2 } });
    expect(game.can('activate endurance')).toBe(true);
    expect(turnOf({ dice: [6, 2], markers: { idea: 1 } }).can('activate endurance')).toBe(false);
  });
});

describe('which modules can be activated', () => {
  it('activation.possible-only: a module is offered only if one of its actions can be done (ruling 24)', () => {
    expect(turnOf({ tribes: { 'B.forest': ['plain'] } }).can('activate migration')).toBe(true);
    expect(turnOf({ tribes: { 'B.forest': ['plainWeak'] } }).can('activate migration')).toBe(false);
    expect(turnOf({ tribes: {} }).can('activate migration')).toBe(false);
    expect(turnOf({ tribes: {} }).can('activate procreation')).toBe(true);
  });

  it('activation.level-next-turn: an upgrade of the module in use counts from the next turn (ruling 7)', () => {
    // Insight III would allow a second card after one without an ignored cost space.
    const markers = { intelligence: 1, expression: 1 };
    const start = { hand: ['C1', 'C11'], tracks: { knowledge: 1 }, markers };
    const game = turnOf({ ...start, levels: { insight: 2 }, upgrades: 1 });
    game.play('activate insight', 'option insight B', 'install C1', 'column 1', 'upgrade insight');
    expect(me(game).levels[11]).toBe(3);
    expect(game.task()).toBe('endTurn');
    const third = turnOf({ ...start, levels: { insight: 3 }, upgrades: 2 });
    third.play('activate insight', 'option insight B', 'install C1', 'column 1');
    for (const how of ['assume 1', 'ignore none']) if (third.can(how)) third.play(how);
    third.play('upgrade migration');
    expect(third.task()).toBe('install');
  });

  it('activation.carry-out-then-end: one module a turn, then nothing but its end', () => {
    const game = turnOf({}).play('activate research', 'option research A');
    game.play('gainCard insight up');
    expect(game.offers()).toEqual(['endTurn']);
  });
});

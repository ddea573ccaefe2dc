// Extra Credit C: what the fifteen tiles print, as far as the tests of the modules leave something open. Acceptance
// Letter p. 11-15.
import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/index.js';
import { turnFor, activated as withTile } from '../support/openings.js';
import { cardOf, chipOf, goalOf, territory } from '../support/phrases.js';
import type { CivSpec, Position, Spec } from '../support/scenario.js';

/** A module activated at level IIII. */
const activated = (module: Module, me: CivSpec = {}, rest: Omit<Spec, 'civs'> = {}): Position =>
  withTile(module, me, { extras: ['c'], ...rest, level: 4 });
const me = (game: Position) => game.state.seats[0]!;
const dice = (game: Position): number => me(game).dice.reduce((a, b) => a + b, 0) + me(game).usedDice;

describe('Achievement', () => {
  it('extra-c.achievement-rolls: each activation die gained is rolled at once, the first before the second', () => {
    const game = activated('achievement').rolls(3, 5).play('gainDie activation display');
    expect([dice(game), me(game).dice[2], game.task()]).toEqual([7, 1, 'gainDie']);
    game.play('gainDie activation display');
    expect([dice(game), me(game).dice[4], game.task()]).toEqual([8, 1, 'endTurn']);
  });
});

describe('Activity', () => {
  it('extra-c.activity-money-any-time: the 2 money come before, between or after the activities', () => {
    const at = (): Position => activated('activity', { markers: { money: 1 } });
    const first = at().play('option activity A');
    expect([first.has(0, 'money'), first.offers()]).toEqual([3, ['decline', 'activity console']]);
    const between = at().play('activity console', 'track culture');
    expect(between.has(0, 'money')).toBe(2);
    const last = at().play('decline');
    expect([last.has(0, 'money'), last.task()]).toEqual([3, 'endTurn']);
  });

  it('extra-c.activity-money-between: with money for one activity the 2 money may wait until it is done', () => {
    const game = activated('activity', { markers: { money: 1, wood: 1 }, columns: { 2: ['C6'] } });
    game.play('activity console', 'track culture');
    expect(game.offers()).toEqual(['decline', 'option activity A', 'activity C6']);
    game.play('option activity A', 'activity C6');
    expect([game.has(0, 'money'), game.task()]).toEqual([5, 'endTurn']);
  });

  it('extra-c.activity-money-unasked: without an activity that can be done the money is taken unasked', () => {
    expect(activated('activity', { markers: {} }).offers()).toEqual(['decline', 'activity console']);
  });

  it('extra-c.activity-different: two different activities, the money serving for the first when it is taken before', () => {
    const game = activated('activity', { columns: { 2: ['C6'] }, markers: { wood: 1 } });
    game.play('option activity A', 'activity console', 'track culture', 'activity C6');
    // Two first, one paid, three for the Wood.
    expect([game.has(0, 'money'), game.has(0, 'wood'), game.task()]).toEqual([4, 0, 'endTurn']);
  });
});

describe('Building', () => {
  it('extra-c.building-every-ground: the greater limit holds on every ground, the island among them', () => {
    const mine: CivSpec = {
      tribes: { 'A.water': ['boat'], 'B.mountains': ['plain'] },
      boats: ['A.water'],
      statues: { 0: 2, 1: 2 },
      markers: { stone: 2, gold: 1 },
    };
    const game = activated('building', mine, { sites: { 14: 'buildingGround-1' } });
    expect(game.offers('statue')).toEqual(['statue 0 stone', 'statue 1 gold']);
    game.play('statue 0 stone', 'track culture', 'statue 1 gold', 'track prestige');
    expect([game.state.statues[0], game.state.statues[4], game.task()]).toEqual([3, 3, 'endTurn']);
  });
});

describe('Exploration', () => {
  it('extra-c.exploration-finds: three lucky finds, the same land or another each time, each with its roll', () => {
    const game = activated('exploration', { tribes: { 'B.mountains': ['wild'], 'C.swamp': ['wild'] } });
    game
      .rolls(1, 4, 6)
      .play('option exploration B', 'findType swamp', 'findType mountains', 'findType swamp');
    expect(['coal', 'ironOre', 'tar'].map(name => game.has(0, name))).toEqual([1, 1, 1]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('Invention', () => {
  it('extra-c.invention-display: two chips of the display, which nobody takes', () => {
    const game = activated('invention', {}, { incomeDisplay: ['income-1', 'income-2', 'income-3'] });
    game.play('income income-1', 'income income-3');
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.task()]).toEqual([2, 1, 'endTurn']);
    expect(game.state.incomeDisplay).toEqual(['income-1', 'income-2', 'income-3'].map(chipOf));
    expect(me(game).columns.flat()).toEqual([]);
  });
});

describe('Migration', () => {
  it('extra-c.migration-one-tribe: all four may be one tribe’s, which settles only in the last territory', () => {
    const game = turnFor('migration', { tribes: { 'B.forest': ['plain'] } }, { extras: ['c'], level: 4 });
    game.rolls(1).play('activate migration', 'tribe B.forest plain', 'cross B.hills', 'cross D.desert');
    const third = game.offers('cross')[0]!.split(' ')[1]!;
    game.play(`cross ${third}`);
    expect(game.offers('cross')).toEqual([]);
    const last = game.offers('settle').find(phrase => phrase.endsWith('free'))!;
    game.play(last);
    expect(game.tribesAt(0, last.split(' ')[1]!, 'plain')).toBe(1);
    expect([game.tribesAt(0, 'B.hills', 'plain'), game.has(0, 'raw:B.hills')]).toEqual([0, 0]);
    expect(game.task()).toBe('endTurn');
  });

  it('extra-c.migration-failed: without a passed test one tribe goes three steps, no fourth', () => {
    const game = turnFor('migration', { tribes: { 'B.forest': ['plain'] } }, { extras: ['c'], level: 4 });
    game.rolls(6).play('activate migration', 'tribe B.forest plain', 'cross B.hills', 'cross D.desert');
    expect(game.offers('cross')).toEqual([]);
  });
});

describe('Planning', () => {
  it('extra-c.planning-refilled: the display is refilled between two goal chips gained', () => {
    const goalDisplay = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];
    const game = activated('planning', {}, { goalDisplay }).play('option planning A', 'takeGoal goal-2');
    expect(game.state.goalDisplay.filter(goal => goal >= 0)).toHaveLength(4);
    expect(game.state.goalDisplay).not.toContain(goalOf('goal-2'));
    const fresh = game.offers('takeGoal').find(phrase => !goalDisplay.some(id => phrase.endsWith(` ${id}`)))!;
    game.play(fresh);
    expect([me(game).goals.flat().length, game.task()]).toEqual([2, 'endTurn']);
  });

  it('extra-c.planning-just-gained: a chip gained first may be installed next', () => {
    const game = activated('planning', { markers: { money: 5 } }, { goalDisplay: ['goal-22'] });
    game.play('option planning A', 'takeGoal goal-22', 'installGoal 1', 'column 1', 'decline');
    expect([me(game).goals.flat(), me(game).columns[0]!.length, game.task()]).toEqual([[], 1, 'endTurn']);
  });
});

describe('Procreation', () => {
  const B = 'option procreation B';
  const mine: CivSpec = { tribes: { 'F.grassland': ['plainWeak', 'wildWeak'] }, favor: 6 };

  it('extra-c.procreation-and-test: besides three procreations one test, which strengthens one tribe', () => {
    const game = activated('procreation', mine).play(B, 'strengthen F.grassland wildWeak');
    expect(game.can(B)).toBe(false);
    for (let n = 0; n < 3; n++) game.play(n < 2 ? 'settle F.grassland free' : 'settle F.grassland fire');
    expect([me(game).tribes, game.tribesAt(0, 'F.grassland', 'plainWeak'), game.task()]).toEqual([
      15,
      1,
      'endTurn',
    ]);
  });

  it('extra-c.procreation-test-after: or after them; a failed test strengthens nobody', () => {
    const game = activated('procreation', { ...mine, favor: 1 });
    game
      .play('settle F.grassland free', 'settle F.grassland free', 'settle F.grassland fire')
      .rolls(4)
      .play(B);
    expect([game.tribesAt(0, 'F.grassland', 'wildWeak'), game.task()]).toEqual([1, 'endTurn']);
  });
});

describe('Production', () => {
  const B = 'option production B';
  const lands = ['B.hills', 'B.forest', 'B.mountains', 'C.desert', 'C.swamp', 'C.grassland'];
  const mine: CivSpec = { tribes: Object.fromEntries(lands.map(key => [key, ['wild']])) };

  it('extra-c.production-six-lands: six in six territories, in one, or anything between', () => {
    const game = activated('production', mine);
    for (const key of lands) game.play(`produce ${key}`);
    expect(lands.map(key => game.has(0, `raw:${key}`))).toEqual([1, 1, 1, 1, 1, 1]);
    game.play(B);
    for (const key of lands.slice(0, 4)) game.play(`transport ${key}`);
    expect(game.task()).toBe('endTurn');
  });

  it('extra-c.production-transport-first: up to four transported before producing', () => {
    const game = activated('production', { ...mine, markers: { 'raw:B.hills': 3, 'raw:C.swamp': 2 } });
    game.play(B, 'transport B.hills', 'transport C.swamp', 'transport B.hills', 'transport C.swamp');
    expect([game.has(0, 'raw:B.hills'), game.has(0, 'raw:C.swamp'), game.can(B)]).toEqual([1, 0, false]);
    for (let n = 0; n < 6; n++) game.play('produce B.hills');
    expect([game.has(0, 'raw:B.hills'), game.task()]).toEqual([7, 'endTurn']);
  });
});

describe('Research', () => {
  it('extra-c.research-gain: three cards, each from a face-up or a face-down stack', () => {
    const rest = { faceUp: ['C5', 'A5'], onStack: ['C3', 'C2'] };
    const game = activated('research', {}, rest).play('option research A', 'gainCard insight down');
    game.play('gainCard invention up', 'gainCard insight down');
    expect([me(game).hand, game.task()]).toEqual([['C2', 'A5', 'C3'].map(cardOf), 'endTurn']);
  });

  it('extra-c.research-draw: six from several stacks, three kept, the others under their stacks', () => {
    const onStack = ['A2', 'A3', 'B2', 'C2', 'D2', 'E2'];
    const game = activated('research', {}, { onStack }).play('option research B');
    for (const type of ['invention', 'invention', 'mutation', 'insight', 'building', 'achievement']) {
      game.play(`nameStack ${type}`);
    }
    expect(game.offers()).toEqual(onStack.map(id => `keep ${id}`));
    game.play('keep B2', 'keep A3', 'keep E2');
    expect([[...me(game).hand].sort((a, b) => a - b), game.task()]).toEqual([
      ['A3', 'B2', 'E2'].map(cardOf),
      'endTurn',
    ]);
    expect([0, 2, 3].map(type => game.state.stacks[type]![0])).toEqual(['A2', 'C2', 'D2'].map(cardOf));
  });
});

describe('Sustenance', () => {
  it('extra-c.sustenance-tokens: a hunt where a token lies places none, one elsewhere does', () => {
    const tribes = { 'B.hills': ['wild'], 'C.swamp': ['wild'] };
    const game = activated('sustenance', { tribes }, { hunted: ['B.hills'] }).rolls(3, 3);
    const token = (key: string): number => 1 << territory(key);
    game.play('hunt B.hills');
    expect([game.has(0, 'food'), game.state.hunted]).toEqual([3, token('B.hills')]);
    game.play('hunt C.swamp');
    expect([game.has(0, 'food'), game.state.hunted]).toEqual([5, token('B.hills') | token('C.swamp')]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('Trade', () => {
  it('extra-c.trade-any-order: Purchases and Sales in any order', () => {
    const game = activated('trade', { markers: { oil: 3, money: 3 } }, { developed: ['B.hills'] });
    const money = game.has(0, 'money');
    expect(money).toBe(6);
    const known = game.offers('buy')[0]!;
    game.play(known, 'sell oil', known, 'sell oil', known, 'sell oil', 'decline');
    expect([game.has(0, 'oil'), game.has(0, 'money'), game.task()]).toEqual([0, 6 - 6 + 9, 'endTurn']);
  });
});

describe('Transport', () => {
  it('extra-c.transport-three-anywhere: of any number up to three go onto any storage spaces, different ones too', () => {
    const game = activated('transport', { markers: { 'raw:B.forest': 6 } });
    for (const target of ['jade', 'gold', 'salt']) game.play('transportAny B.forest', `store ${target}`);
    expect(game.offers('transportAny')).toEqual([]);
    while (game.can('transport B.forest')) game.play('transport B.forest');
    expect(['jade', 'gold', 'salt', 'wood'].map(name => game.has(0, name))).toEqual([1, 1, 1, 3]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('Insight and Mutation', () => {
  it('extra-c.insight-short-supply: of nine ideas what the supply lacks is returned from elsewhere, or forgone', () => {
    const game = activated('insight', { markers: { food: 36 } });
    expect([game.has(0, 'idea'), game.task()]).toEqual([8, 'gainMarkers']);
    expect(game.play('returnMarker food').has(0, 'idea')).toBe(9);
  });

  it('extra-c.mutation-one-marker: the three moves may all be of one marker', () => {
    const game = activated('mutation', { markers: { calm: 1 } });
    game.play('mutate calm vision', 'mutate vision dexterity', 'mutate dexterity expression');
    expect([game.has(0, 'expression'), game.has(0, 'calm'), game.task()]).toEqual([1, 0, 'endTurn']);
  });
});

// Inventions A12 to A22.
import { describe, expect, it } from 'vitest';
import { having, inForest, installedHigh, levelOf, technology } from './inventions.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

const inHills: CivSpec = { tribes: { 'B.hills': ['plain'] } };
const rolled = (game: Position): (readonly number[])[] =>
  game.events.flatMap(event => (event.type === 'rolled' ? [event.values] : []));

describe('inventions A12 to A22', () => {
  it('card.A12: before Transport does its work, two raw materials are produced', () => {
    const me: CivSpec = { ...inForest, markers: { 'raw:B.forest': 1 } };
    const game = activatedWith('A12', 'transport', me).play('produce B.forest', 'produce B.forest');
    expect(game.task()).toBe('transport');
    expect(game.play('transportAll').has(0, 'wood')).toBe(3);
    // Another module sets nothing off: Production produces its own two.
    const other = activatedWith('A12', 'production', inForest).play('produce B.forest', 'produce B.forest');
    expect([other.offers('produce'), other.has(0, 'raw:B.forest')]).toEqual([[], 2]);
  });

  it('card.A12: installed, it upgrades Transport and takes two steps', () => {
    const game = installed('A12', { markers: { calm: 1 } });
    expect(game.offers('upgrade')).toEqual(['upgrade transport']);
    expect(levelOf(game.play('upgrade transport'), 'transport')).toBe(2);
    expect([technology(game), game.play('decline').task()]).toEqual([2, 'endTurn']); // a line is passed
  });

  it('card.A13: a Coal pays for two steps of technology, over the line between them', () => {
    const game = performing('A13', { markers: { coal: 1 }, tracks: { technology: 2 } });
    expect([technology(game), game.has(0, 'coal'), game.task()]).toEqual([4, 0, 'alternative']);
    expect(turnFor('activity', having('A13')).can('activate activity')).toBe(false);
  });

  it('card.A14: up to two migrations, and the raw material they find can be transported at once', () => {
    const game = performing('A14', inForest).play('tribe B.forest plain');
    // Each is a migration of its own: it settles, scores and develops.
    expect(game.offers('cross')).toEqual([]);
    game.play('settle D.desert fire', 'tribe D.desert fire', 'settle D.forest fire');
    expect(game.offers()).toEqual(['decline', 'transport D.desert', 'transport D.forest']);
    expect(game.play('transport D.forest').has(0, 'oil')).toBe(1);
    expect(game.task()).toBe('endTurn');
    const near = performing('A14', inForest).play('tribe B.forest plain', 'settle B.hills free', 'decline');
    expect([near.play('transport B.hills').has(0, 'cotton'), near.task()]).toEqual([1, 'endTurn']);
    const still = performing('A14', { ...inForest, markers: { 'raw:B.forest': 2 } });
    expect(still.play('decline', 'transport B.forest').has(0, 'wood')).toBe(1);
    expect(still.task()).toBe('endTurn');
  });

  it('card.A15: one more fate die is rolled in hunts, finds and favor tests', () => {
    const hunt = turnFor('sustenance', having('A15', inForest)).rolls(6, 3).play('activate sustenance');
    expect(hunt.offers()).toEqual(['dieValue 3', 'dieValue 6']);
    const find = turnFor('exploration', having('A15', inForest)).rolls(5, 1).play('activate exploration');
    expect(find.play('option exploration B').offers()).toEqual(['dieValue 1', 'dieValue 5']);
    const test = (me: CivSpec) =>
      turnFor('migration', { ...me, favor: 3 }, { level: 2 })
        .rolls(5, 2)
        .play('activate migration');
    const migrations = (me: CivSpec) => test(me).play('tribe B.forest plain').offers('cross').length > 0;
    expect(rolled(test(having('A15', inForest)))).toEqual([[2, 5]]);
    expect([migrations(having('A15', inForest)), migrations(inForest)]).toEqual([true, false]);
  });

  it('card.A15: at stage 5 it takes Herbs and a Calm, and brings a step of favor and two of technology', () => {
    const game = installedHigh('A15', { markers: { herbs: 1, calm: 2, expression: 2 } });
    expect([game.has(0, 'herbs'), game.has(0, 'calm'), game.has(0, 'expression')]).toEqual([0, 1, 2]);
    expect(game.points(0, 'costSpaces')).toBe(3);
    expect([game.state.seats[0]!.favor, technology(game)]).toEqual([2, 2]);
  });

  it('card.A16: each lucky find brings a money and a point, an extra find does not', () => {
    const game = turnFor('exploration', having('A16', inHills), { level: 3 }).rolls(1, 3);
    game.play('activate exploration', 'option exploration B');
    expect([game.has(0, 'cotton'), game.has(0, 'money'), game.points(0, 'ability')]).toEqual([1, 1, 1]);
    game.play('findType hills');
    expect([game.has(0, 'clay'), game.has(0, 'money'), game.points(0, 'ability')]).toEqual([1, 2, 2]);
    const extra = position({ civs: [having('A16', inHills), {}], phase: 3 }).play('store clay');
    expect([extra.has(0, 'clay'), extra.has(0, 'money'), extra.points(0)]).toEqual([1, 0, 0]);
  });

  it('card.A16: at stage 5 it takes four materials for five points', () => {
    const materials = ['stone', 'salt', 'gold', 'jade'];
    const markers = { ...Object.fromEntries(materials.map(name => [name, 1])), intelligence: 1 };
    const game = installedHigh('A16', { markers });
    expect(materials.map(name => game.has(0, name))).toEqual([0, 0, 0, 0]);
    expect([game.points(0, 'costSpaces'), technology(game)]).toEqual([5, 2]);
  });

  it('card.A17: up to two hunts, then two food for a birth, if one likes', () => {
    const tribes = { 'B.forest': ['plain'], 'C.swamp': ['plain'] };
    const once = () => performing('A17', { tribes }).rolls(4, 4).play('hunt B.forest');
    expect([once().has(0, 'food'), once().offers()]).toEqual([3, ['decline', 'hunt C.swamp']]);
    expect(once().play('decline').offers()).toEqual(['decline', 'give food']);
    const hunted = () => once().play('hunt C.swamp');
    expect([hunted().has(0, 'food'), hunted().offers()]).toEqual([6, ['decline', 'give food']]);
    const game = hunted().play('give food', 'settle B.forest fire');
    expect([game.tribesAt(0, 'B.forest', 'fire'), game.has(0, 'food'), game.task()]).toEqual([
      1,
      4,
      'endTurn',
    ]);
    const kept = hunted().play('decline');
    expect([kept.has(0, 'food'), kept.task()]).toEqual([6, 'endTurn']);
  });

  it('card.A18: developing brings one more raw material, and Production produces one more', () => {
    const migrated = activatedWith('A18', 'migration', inForest);
    migrated.play('tribe B.forest plain', 'settle B.hills free');
    expect(migrated.has(0, 'raw:B.hills')).toBe(2);
    const game = activatedWith('A18', 'production', inForest);
    while (game.can('produce B.forest')) game.play('produce B.forest');
    expect(game.has(0, 'raw:B.forest')).toBe(3);
  });

  it('card.A18: installed, it upgrades Production and takes two steps', () => {
    const game = installed('A18', { markers: { stone: 1 } });
    expect(game.offers('upgrade')).toEqual(['upgrade production']);
    expect(levelOf(game.play('upgrade production'), 'production')).toBe(2);
    expect([technology(game), game.task()]).toEqual([2, 'upgrade']);
  });

  it('card.A19: two dice are turned, and two planning markers are placed', () => {
    const game = performing('A19', { dice: [2, 3, 4, 4] });
    game.play('setDie 4 1', 'setDie 4 6', 'planOn 5');
    expect(game.state.seats[0]!.dice).toEqual([1, 0, 0, 0, 0, 1]);
    expect([game.has(0, 'plan5'), game.task()]).toEqual([2, 'endTurn']);
    // With no die left to turn it still plans.
    expect(performing('A19').offers('planOn')).toHaveLength(6);
  });

  it('card.A20: trade twice; with four money then there are two points', () => {
    const trading = (money: number) => performing('A20', { markers: { wood: 3, money } });
    const game = trading(2).play('sell wood', 'sell wood');
    expect([game.offers('sell'), game.can('sellPoints wood')]).toEqual([[], true]);
    expect([game.play('decline').has(0, 'money'), game.points(0, 'ability')]).toEqual([4, 2]);
    const bought = trading(5).play('buy papyrus', 'buy papyrus');
    expect([bought.offers('buy'), bought.play('sell wood', 'sell wood', 'decline').points(0)]).toEqual([
      [],
      0,
    ]);
  });

  it('card.A21: every research card installed, but not itself, brings a planning marker', () => {
    for (const id of ['C2', 'A27']) {
      const game = installed(id, { ...having('A21'), markers: { endurance: 1, salt: 1 } });
      if (id === 'A27') game.play('decline'); // its two steps pass a line
      expect(game.offers('planOn')).toHaveLength(6);
      expect([game.play('planOn 4').has(0, 'plan4'), game.task()]).toEqual([1, 'endTurn']);
    }
    const own = installed('A21', { markers: { beeswax: 1 } });
    expect(own.task()).toBe('upgrade');
    own.play('decline');
    expect([own.has(0, 'idea'), own.offers('planOn'), own.task()]).toEqual([1, [], 'endTurn']);
  });

  it('card.A22: a building project of any kind brings an idea and a point', () => {
    const tribes = { 'D.forest': ['plain'] };
    const gained = (game: Position): number[] => [game.has(0, 'idea'), game.points(0, 'ability')];
    const built = (...phrases: string[]) =>
      gained(activatedWith('A22', 'building', { tribes }).play(...phrases));
    const usual = (...phrases: string[]) => gained(activated('building', { tribes }).play(...phrases));
    // A farm brings an idea of its own.
    expect([built('farm D.forest'), usual('farm D.forest')]).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect([built('boat D.water', 'decline'), usual('boat D.water', 'decline')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

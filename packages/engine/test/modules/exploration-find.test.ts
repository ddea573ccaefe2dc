// Make a lucky find, rulebook p. 20: action B of Exploration.
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../src/index.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const exploration = (level: number, me: CivSpec): Position =>
  scenario({
    civs: [
      { dice: [1, 4], ...me, levels: { exploration: level }, levelFour: level === 4 ? ['exploration'] : [] },
      {},
    ],
  });
const B = 'option exploration B';
const finding = (me: CivSpec, level = 1): Position => exploration(level, me).play('activate exploration');
const stored = (game: Position): string[] =>
  MATERIALS.flatMap(name => new Array<string>(game.has(0, name)).fill(name));
const rolled = (game: Position): (readonly number[])[] =>
  game.events.flatMap(event => (event.type === 'rolled' ? [event.values] : []));
const mountains = { tribes: { 'B.mountains': ['wild'] } };

describe('a lucky find', () => {
  it('find.type-of-own-land: a type of land with an own tribe, named before the roll', () => {
    const game = finding({
      boats: ['A.water'],
      tribes: { 'A.water': ['boat'], 'C.swamp': ['wildWeak'], 'E.swamp': ['plain'], 'B.hills': ['plain'] },
    }).play(B);
    expect(game.offers()).toEqual(['findType hills', 'findType swamp']);
    expect(rolled(game)).toEqual([]);
    game.rolls(4).play('findType swamp');
    expect([stored(game), rolled(game), game.task()]).toEqual([['peat'], [[4]], 'endTurn']);
  });

  it('find.not-in-water: with tribes on boats alone no find can be made', () => {
    const game = finding({ boats: ['A.water'], tribes: { 'A.water': ['boat'] } });
    // The only action there is has been done: its sites are revealed.
    expect([game.points(0, 'sites') > 0, game.task()]).toEqual([true, 'endTurn']);
  });

  it('find.row: 1 and 2 give the first row of the type, 3 and 4 the second, 5 and 6 the third', () => {
    const found = [1, 2, 3, 4, 5, 6].map(value => stored(finding(mountains).rolls(value).play(B))[0]);
    expect(found).toEqual(['stone', 'stone', 'ironOre', 'ironOre', 'jade', 'jade']);
    const types = { forest: 'oil', grassland: 'gold', hills: 'sulfur', swamp: 'tar', desert: 'copper' };
    for (const [type, material] of Object.entries(types)) {
      const key = { forest: 'B', grassland: 'C', hills: 'B', swamp: 'C', desert: 'C' }[type]!;
      const game = finding({ tribes: { [`${key}.${type}`]: ['wild'] } });
      expect(stored(game.rolls(5).play(B))).toEqual([material]);
    }
  });

  it('find.example: one tribe in the Mountains, one die, a 2: Stone goes from the supply to the storage', () => {
    const game = finding(mountains);
    const { supply } = game.state.seats[0]!;
    game.rolls(2).play(B);
    expect([stored(game), game.state.seats[0]!.supply, game.task()]).toEqual([
      ['stone'],
      supply - 1,
      'endTurn',
    ]);
  });

  it('find.one-of-the-dice: all fate dice are rolled once and one of them is chosen', () => {
    const game = finding({ ...mountains, fateDice: 3 })
      .rolls(6, 2, 3)
      .play(B);
    expect(game.offers()).toEqual(['dieValue 2', 'dieValue 3', 'dieValue 6']);
    game.play('dieValue 3');
    expect([stored(game), rolled(game)]).toEqual([['ironOre'], [[2, 3, 6]]]);
  });

  it('find.ideas: ideas change the chosen die by one each, over the 6 to the 1 as well', () => {
    const me = { ...mountains, markers: { idea: 1 } };
    const game = finding(me).rolls(1).play(B);
    expect(game.offers()).toEqual(['dieValue 1', 'dieValue 2', 'dieValue 6']);
    game.play('dieValue 6');
    expect([stored(game), game.has(0, 'idea')]).toEqual([['jade'], 0]);
    const kept = finding(me).rolls(1).play(B, 'dieValue 1');
    expect([stored(kept), kept.has(0, 'idea')]).toEqual([['stone'], 1]);
    expect(
      finding({ ...mountains, markers: { idea: 2 } })
        .rolls(1)
        .play(B)
        .can('dieValue 4'),
    ).toBe(false);
    expect(
      finding({ ...mountains, markers: { idea: 3 } })
        .rolls(1)
        .play(B)
        .can('dieValue 4'),
    ).toBe(true);
  });

  it('find.short-supply: with the supply empty a marker is returned for it, or the find is lost (ruling 6)', () => {
    const poor = { ...mountains, markers: { money: 44 } };
    const game = finding(poor).rolls(1).play(B);
    expect(game.offers()).toEqual(['returnMarker money', 'forgo']);
    expect(stored(game.play('returnMarker money'))).toEqual(['stone']);
    expect(stored(finding(poor).rolls(1).play(B, 'forgo'))).toEqual([]);
  });
});

describe('finds by level', () => {
  const two = { tribes: { 'B.mountains': ['wild'], 'C.swamp': ['wild'] } };

  it('find.one: levels I and II make one', () => {
    for (const level of [1, 2]) expect(finding(two, level).play(B, 'findType swamp').task()).toBe('endTurn');
  });

  it('find.two: level III makes two, of the same or of different types, each with its roll', () => {
    const same = finding(two, 3).rolls(1, 6).play(B, 'findType swamp');
    expect(same.offers()).toEqual(['decline', 'findType swamp', 'findType mountains']);
    same.play('findType swamp');
    expect([stored(same), same.task()]).toEqual([['coal', 'tar'], 'endTurn']);
    const other = finding(two, 3).rolls(1, 6).play(B, 'findType swamp', 'findType mountains');
    expect([stored(other), rolled(other)]).toEqual([
      ['coal', 'jade'],
      [[1], [6]],
    ]);
  });

  it('find.three: level IIII makes three', () => {
    const game = finding(two, 4).rolls(1, 3, 5).play(B, 'findType swamp', 'findType swamp');
    expect(game.task()).toBe('luckyFind');
    expect([stored(game.play('findType swamp')), game.task()]).toEqual([['coal', 'peat', 'tar'], 'endTurn']);
  });

  it('find.rest-may-be-left: further finds may be declined (ruling 23)', () => {
    const game = finding(mountains, 4).play(B, 'findType mountains', 'decline');
    expect([stored(game).length, game.task()]).toEqual([2, 'endTurn']);
  });
});

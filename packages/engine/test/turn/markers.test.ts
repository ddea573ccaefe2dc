// The limit of 50 markers, and other limits of p. 37.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const turnOf = (spec: CivSpec): Position => scenario({ civs: [{ dice: [4, 4], ...spec }, {}] });
const supply = (game: Position): number => game.state.seats[0]!.supply;

describe('the marker limit', () => {
  it('markers.enough: as long as the supply lasts nothing is asked', () => {
    const game = turnOf({ markers: { food: 42 } });
    expect(supply(game)).toBe(2);
    game.play('activate sleep', 'option sleep B');
    expect([game.has(0, 'idea'), supply(game), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('markers.return-or-forgo: with an empty supply one returns a marker for each gained, or forgoes them', () => {
    const game = turnOf({ markers: { food: 44 } }).play('activate sleep', 'option sleep B');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    const first = game.play('returnMarker food');
    expect([first.has(0, 'food'), first.has(0, 'idea'), first.task()]).toEqual([43, 1, 'gainMarkers']);
    expect(first.events.filter(event => event.type === 'returned')).toHaveLength(1);
    game.play('returnMarker food');
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.task()]).toEqual([42, 2, 'endTurn']);
  });

  it('markers.forgo-rest: what is forgone is lost, also the rest of a gain', () => {
    const none = turnOf({ markers: { food: 44 } }).play('activate sleep', 'option sleep B', 'forgo');
    expect([none.has(0, 'idea'), none.task()]).toEqual([0, 'endTurn']);
    const one = turnOf({ markers: { food: 44 } }).play('activate sleep', 'option sleep B');
    one.play('returnMarker food', 'forgo');
    expect([one.has(0, 'idea'), one.has(0, 'food'), one.task()]).toEqual([1, 43, 'endTurn']);
  });

  it('markers.only-as-needed: what the supply still holds is placed first, only the rest is asked (ruling 6)', () => {
    const game = turnOf({ markers: { food: 43 } }).play('activate sleep', 'option sleep B');
    expect([game.has(0, 'idea'), game.task()]).toEqual([1, 'gainMarkers']);
    game.play('returnMarker food');
    expect([game.has(0, 'idea'), game.has(0, 'food'), supply(game)]).toEqual([2, 42, 0]);
    // Without need there is no returning.
    expect(turnOf({ markers: { food: 44 } }).offers('returnMarker')).toEqual([]);
  });

  it('markers.what-may-be-returned: anything from console and continent but statues, reset and boat markers', () => {
    const game = turnOf({
      boats: ['A.water'],
      statues: { 0: 2 },
      markers: { food: 10, money: 8, idea: 5, focus: 2, calm: 4, plan3: 3, wood: 6, 'raw:B.forest': 4 },
    });
    expect(supply(game)).toBe(0);
    game.play('activate sleep', 'pay die4 die4', 'option sleep B');
    expect(game.offers()).toEqual([
      'returnMarker food',
      'returnMarker money',
      'returnMarker focus',
      'returnMarker calm',
      'returnMarker plan3',
      'returnMarker wood',
      'returnMarker raw:B.forest',
      'forgo',
    ]);
    game.play('returnMarker raw:B.forest', 'returnMarker plan3');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'plan3'), game.has(0, 'idea')]).toEqual([3, 2, 7]);
  });

  it('markers.nothing-to-return: when there is nothing else to return, the gain is lost without a question', () => {
    const game = turnOf({ markers: { idea: 44 } }).play('activate sleep', 'option sleep B');
    expect([game.has(0, 'idea'), game.task()]).toEqual([44, 'endTurn']);
  });

  it('markers.freed-meanwhile: a marker that an attribute chip returned is used before another must go (ruling 6)', () => {
    const game = scenario({
      civs: [{ dice: [4, 4], markers: { food: 41, endurance: 3 } }, {}],
      attributeDisplay: ['attribute-1'],
    });
    game.play('activate sleep', 'option sleep B', 'attribute attribute-1', 'column 1');
    expect([game.has(0, 'idea'), game.task()]).toEqual([1, 'gainMarkers']);
    game.play('returnMarker food');
    expect([game.has(0, 'idea'), game.has(0, 'food'), game.task()]).toEqual([2, 40, 'endTurn']);
  });

  it('markers.freed-enough: with enough freed by a chip nothing more is asked', () => {
    const game = scenario({
      civs: [{ dice: [4, 4], markers: { food: 41, endurance: 3 } }, {}],
      attributeDisplay: ['attribute-1'],
    });
    game.play('activate sleep', 'option sleep A', 'attribute attribute-1', 'column 1');
    expect([game.has(0, 'focus'), game.has(0, 'food'), game.task()]).toEqual([1, 41, 'endTurn']);
  });

  it('markers.anywhere: the question comes wherever markers are gained, also when a territory is developed', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, markers: { food: 44 } }, {}],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills fire');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([game.has(0, 'raw:B.hills'), game.points(0, 'fire'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('markers.no-limit-per-space: a space holds any number of markers', () => {
    const game = turnOf({ markers: { dexterity: 20 } }).play('activate dexterity');
    expect(game.has(0, 'dexterity')).toBe(21);
  });
});

describe('other limits', () => {
  it('score.beyond-100: points go on after a lap of the score track', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, score: 99 }, {}],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills fire');
    expect(game.points(0)).toBe(100);
  });

  it('favor.last-space: on the last space of the favor track a further step is forgone', () => {
    const step = (favor: number): Position =>
      scenario({ civs: [{ dice: [3, 6], hand: ['C12'], favor }, {}] }).play(
        'activate insight',
        'option insight B',
        'column 1',
      );
    expect(step(5).state.seats[0]!.favor).toBe(6);
    expect(step(6).state.seats[0]!.favor).toBe(6);
    expect(step(6).task()).toBe('endTurn');
  });
});

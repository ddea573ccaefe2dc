// Perform a hunt, rulebook p. 19; Mushroom valleys, p. 38.
import { describe, expect, it } from 'vitest';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** Before the activation of Sustenance at level I, with the two dice for it and nothing else. */
const hunting = (me: CivSpec, spec: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({ civs: [{ dice: [2, 4], ...me }, other], ...spec });
const hunters = (key: string): CivSpec =>
  key === 'A.water' ? { boats: [key], tribes: { [key]: ['boat'] } } : { tribes: { [key]: ['wild'] } };
const token = (game: Position, key: string): boolean => ((game.state.hunted >> territory(key)) & 1) === 1;
const rolled = (game: Position): (readonly number[])[] =>
  game.events.flatMap(event => (event.type === 'rolled' && event.dice === 'fate' ? [event.values] : []));

describe('where to hunt', () => {
  it('hunt.own-territory: in a territory with at least one own tribe, weak or strong, on land or aboard', () => {
    const game = hunting({
      boats: ['A.water', 'D.water'],
      tribes: {
        'F.grassland': ['plain'],
        'C.swamp': ['wildWeak'],
        'A.water': ['boatWeak'],
        'B.hills': ['fire'],
      },
    });
    game.play('activate sustenance', 'option sustenance A');
    // No tribe is aboard the boat in the other Water.
    expect(game.offers()).toEqual(['hunt A.water', 'hunt B.hills', 'hunt C.swamp', 'hunt F.grassland']);
  });

  it('hunt.others-territory: tribes of others make no hunting ground, and do not spoil one', () => {
    const game = hunting(
      { tribes: { 'F.grassland': ['plain'], 'B.hills': ['wild'] } },
      {},
      { tribes: { 'B.hills': ['fire'], 'C.swamp': ['fire'] } },
    );
    game.play('activate sustenance');
    expect(game.offers()).toEqual(['hunt B.hills', 'hunt F.grassland']);
  });

  it('hunt.no-token-there: not where a hunting token lies', () => {
    const me = { tribes: { 'F.grassland': ['plain'], 'B.hills': ['wild'], 'C.swamp': ['wild'] } };
    const game = hunting(me, { hunted: ['B.hills'] }).play('activate sustenance');
    expect(game.offers()).toEqual(['hunt C.swamp', 'hunt F.grassland']);
  });

  it('hunt.announced-first: the territory is said before the dice are rolled', () => {
    const game = hunting({ tribes: { 'F.grassland': ['plain'], 'C.swamp': ['wild'] } });
    game.play('activate sustenance');
    expect([game.task(), rolled(game).length]).toEqual(['hunt', 0]);
    game.rolls(3).play('hunt C.swamp');
    expect([game.has(0, 'food'), rolled(game)]).toEqual([2, [[3]]]);
    expect(game.task()).toBe('endTurn');
  });

  it('hunt.token-for-the-era: a token stays in the territory, and nobody hunts there again', () => {
    const game = hunting(
      { tribes: { 'F.grassland': ['plain', 'plainWeak'] } },
      {},
      { tribes: { 'F.grassland': ['fire'], 'B.hills': ['wild'] } },
    );
    game.play('activate sustenance', 'option sustenance A');
    expect(token(game, 'F.grassland')).toBe(true);
    game.rolls(2).play('endTurn', 'activate sustenance');
    expect([token(game, 'B.hills'), game.has(1, 'food')]).toEqual([true, 2]);
    game.play('endTurn');
    expect(game.can('activate sustenance')).toBe(false);
  });

  it('hunt.tribes-stay: a hunt neither moves nor weakens a tribe', () => {
    const game = hunting({ tribes: { 'F.grassland': ['plain'] } }).play('activate sustenance');
    expect(game.tribesAt(0, 'F.grassland', 'plain')).toBe(1);
  });
});

describe('hunting tokens', () => {
  const lands = ['B.hills', 'B.forest', 'B.mountains', 'C.desert', 'C.swamp', 'C.grassland', 'D.desert'];
  const more = [
    'D.forest',
    'E.mountains',
    'E.swamp',
    'F.mountains',
    'F.swamp',
    'G.desert',
    'G.forest',
    'G.hills',
  ];
  const can = (players: number, tokens: number): boolean => {
    const me = { tribes: { 'H.grassland': ['plain'] } };
    const civs = Array.from({ length: players }, (_, i) => (i === 0 ? me : {}));
    const hunted = [...lands, ...more, 'H.hills'].slice(0, tokens);
    return scenario({ civs, hunted }).can('activate sustenance');
  };

  it('hunt.tokens-run-out: with the last token out no hunt is possible: 6, 12, 16 by player count (ruling 21)', () => {
    expect([can(2, 5), can(2, 6)]).toEqual([true, false]);
    expect([can(3, 11), can(3, 12)]).toEqual([true, false]);
    expect([can(4, 15), can(4, 16)]).toEqual([true, false]);
  });
});

describe('what a hunt brings', () => {
  const KEYS = ['A.water', 'B.forest', 'F.grassland', 'B.hills', 'C.swamp', 'B.mountains', 'C.desert'];
  const food = (key: string, value: number): number =>
    hunting(hunters(key)).rolls(value).play('activate sustenance').has(0, 'food');

  it('hunt.table: food by the value of the die and the type of the territory', () => {
    const table = [1, 2, 3, 4, 5, 6].map(value => KEYS.map(key => food(key, value)));
    expect(table).toEqual([
      [2, 1, 1, 1, 1, 0, 0],
      [3, 2, 2, 2, 1, 1, 0],
      [4, 3, 3, 3, 2, 2, 1],
      [5, 3, 3, 3, 3, 2, 2],
      [4, 3, 2, 2, 2, 2, 2],
      [3, 2, 2, 1, 1, 1, 1],
    ]);
  });

  it('hunt.nothing-found: a hunt without food places its token all the same', () => {
    const game = hunting(hunters('C.desert')).rolls(2).play('activate sustenance');
    expect([game.has(0, 'food'), token(game, 'C.desert'), game.task()]).toEqual([0, true, 'endTurn']);
  });

  it('hunt.from-the-supply: the food markers come from the supply', () => {
    const game = hunting(hunters('B.forest')).rolls(4);
    const { supply } = game.state.seats[0]!;
    game.play('activate sustenance');
    expect(game.state.seats[0]!.supply).toBe(supply - 3);
  });

  it('hunt.short-supply: with too few markers others are returned for the food, or it is forgone (ruling 6)', () => {
    const game = hunting({ ...hunters('B.forest'), markers: { money: 43 } });
    expect(game.state.seats[0]!.supply).toBe(1);
    game.rolls(4).play('activate sustenance');
    expect([game.has(0, 'food'), game.task()]).toEqual([1, 'gainMarkers']);
    game.play('returnMarker money', 'forgo');
    expect([game.has(0, 'food'), game.has(0, 'money'), game.task()]).toEqual([2, 42, 'endTurn']);
    expect(token(game, 'B.forest')).toBe(true);
  });

  it('hunt.one-of-the-dice: all fate dice are rolled once and the value of one is chosen', () => {
    const game = hunting({ ...hunters('B.forest'), fateDice: 3 })
      .rolls(6, 1, 3)
      .play('activate sustenance');
    expect(game.offers()).toEqual(['dieValue 1', 'dieValue 3', 'dieValue 6']);
    expect(rolled(game)).toEqual([[1, 3, 6]]);
    game.play('dieValue 6');
    expect([game.has(0, 'food'), game.task()]).toEqual([2, 'endTurn']);
  });

  it('hunt.equal-dice-not-asked: dice of one value leave nothing to choose', () => {
    const game = hunting({ ...hunters('B.forest'), fateDice: 2 })
      .rolls(5, 5)
      .play('activate sustenance');
    expect([game.has(0, 'food'), game.task()]).toEqual([3, 'endTurn']);
  });
});

describe('ideas after the roll', () => {
  it('hunt.ideas: after the roll each idea changes the die by one, as many as one has', () => {
    const with2 = { ...hunters('A.water'), markers: { idea: 2 } };
    const game = hunting(with2).rolls(2).play('activate sustenance');
    expect(game.offers()).toEqual([1, 2, 3, 4, 6].map(n => `dieValue ${n}`));
    game.play('dieValue 4');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([5, 0]);
    const with1 = { ...hunters('A.water'), markers: { idea: 1 } };
    expect(hunting(with1).rolls(2).play('activate sustenance').offers()).toEqual([
      'dieValue 1',
      'dieValue 2',
      'dieValue 3',
    ]);
  });

  it('hunt.ideas-kept: the die may stay as it fell, and no idea is spent', () => {
    const game = hunting({ ...hunters('A.water'), markers: { idea: 1 } }).rolls(2);
    game.play('activate sustenance', 'dieValue 2');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([3, 1]);
  });

  it('hunt.six-beside-one: one idea turns a 6 into a 1 and a 1 into a 6 (ruling 1)', () => {
    const me = { ...hunters('C.desert'), markers: { idea: 1 } };
    const game = hunting(me).rolls(1).play('activate sustenance', 'dieValue 6');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([1, 0]);
    expect(hunting(me).rolls(6).play('activate sustenance').can('dieValue 1')).toBe(true);
  });

  it('hunt.nearest-die: with several dice the one that takes the fewest ideas is changed', () => {
    const me = { ...hunters('A.water'), fateDice: 2, markers: { idea: 3 } };
    const game = hunting(me).rolls(1, 5).play('activate sustenance', 'dieValue 4');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([5, 2]);
  });

  it('hunt.ideas-fill-the-supply: ideas spent are there for the food', () => {
    const game = hunting({ ...hunters('A.water'), markers: { idea: 2, money: 42 } });
    expect(game.state.seats[0]!.supply).toBe(0);
    game.rolls(2).play('activate sustenance', 'dieValue 4');
    expect([game.has(0, 'food'), game.task()]).toEqual([2, 'gainMarkers']);
  });

  it('hunt.example: three dice over Water, 4 food for the 5 or 5 for a 4 made with an idea', () => {
    const me = { ...hunters('A.water'), fateDice: 3, markers: { idea: 1 } };
    const game = hunting(me).rolls(1, 6, 5).play('activate sustenance');
    game.play('dieValue 4');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([5, 0]);
    expect(token(game, 'A.water')).toBe(true);
    const kept = hunting(me).rolls(1, 6, 5).play('activate sustenance', 'dieValue 5');
    expect([kept.has(0, 'food'), kept.has(0, 'idea')]).toEqual([4, 1]);
  });
});

describe('Mushroom valleys', () => {
  const inForest = (spec: Partial<Spec>, value = 4): number =>
    hunting(hunters('B.forest'), spec).rolls(value).play('activate sustenance').has(0, 'food');

  it('mushroom.one-or-two: a valley beside the territory adds 1 food, two add 2', () => {
    expect(inForest({ sites: { 8: 'mushroomValley' } })).toBe(4);
    expect(inForest({ sites: { 8: 'mushroomValley', 9: 'mushroomValley' } })).toBe(5);
  });

  it('mushroom.revealed-and-beside: neither a valley face down nor one elsewhere', () => {
    expect(inForest({ hiddenSites: { 8: 'mushroomValley' } })).toBe(3);
    expect(inForest({ sites: { 22: 'mushroomValley' } })).toBe(3);
  });

  it('mushroom.where-nothing-is-found: also when the table gives nothing', () => {
    const game = hunting(hunters('B.mountains'), { sites: { 14: 'mushroomValley' } });
    expect(game.rolls(1).play('activate sustenance').has(0, 'food')).toBe(1);
  });

  it('mushroom.water: beside Water too, for those who hunt there', () => {
    const game = hunting(hunters('A.water'), { sites: { 7: 'mushroomValley' } });
    expect(game.rolls(4).play('activate sustenance').has(0, 'food')).toBe(6);
  });
});

// Mutations B21 to B32: activities, features, and points at the end of the game.

import { MODULES } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import {
  activated,
  both,
  type CivSpec,
  canPerform,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

/** A column of mutations filled up to stage 4: the next card pays all of its cost spaces. */
const filled: CivSpec = { columns: { 1: ['B4', 'income-1', 'income-2', 'income-3'] } };
const forest: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const favor = (game: Position): number => game.state.seats[0]!.favor;
const prestige = (game: Position): number => game.state.seats[0]!.tracks[1]!;

/** The point bonuses at the end of the game, with these mutations and an income chip in a column. */
function pointBonus(...cards: string[]): number {
  const columns = { 1: [...cards, 'income-1'], 2: ['C1', 'income-3'] };
  const game = position({ civs: [{ columns }, {}], phase: 8, era: 4 }).play('incomePoint income-1');
  return game.play('incomePoint income-3').points(0, 'pointBonus');
}

describe('mutations B21 to B26', () => {
  it('card.B21: a strong tribe is weakened for favor and a step on the Prestige track', () => {
    const game = performing('B21', { tribes: { 'B.forest': ['plain'], 'B.hills': ['fire'] } });
    expect(game.offers()).toEqual(['weaken B.hills fire', 'weaken B.forest plain']);
    game.play('weaken B.hills fire');
    expect([game.tribesAt(0, 'B.hills', 'fireWeak'), favor(game), prestige(game)]).toEqual([1, 2, 1]);
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.task()]).toEqual([1, 'endTurn']);
    expect(canPerform('B21', forest)).toBe(true);
    expect(canPerform('B21', { tribes: { 'B.forest': ['plainWeak'] } })).toBe(false);
  });

  it('card.B22: a strong tribe is weakened, up to three weak ones settle beside own tribes', () => {
    const game = performing('B22', { tribes: { 'B.forest': ['wild'], 'B.hills': ['wildWeak'] } });
    expect(game.tribesAt(0, 'B.forest', 'wildWeak')).toBe(1);
    game.play('populate B.forest', 'settle B.forest fire', 'settle B.forest free', 'settle B.forest free');
    expect([game.tribesAt(0, 'B.forest', 'fireWeak'), game.tribesAt(0, 'B.forest', 'plainWeak')]).toEqual([
      1, 2,
    ]);
    expect([game.points(0, 'fire'), game.task()]).toEqual([1, 'endTurn']);
    // With four at the table a Forest has room for five.
    const me = { columns: { 1: ['B22'] }, tribes: { 'B.forest': ['wild'] } };
    const four = position({ civs: [me, {}, {}, {}] }).play('activate activity', 'activity B22');
    four.play('populate B.forest', 'settle B.forest fire');
    while (four.can('settle B.forest free')) four.play('settle B.forest free');
    expect([four.tribesAt(0, 'B.forest', 'plainWeak'), four.task()]).toEqual([2, 'endTurn']);
    // Nobody is displaced: without a free encampment there is nothing to pay for.
    const full = { tribes: { 'B.hills': ['fire', 'plain'] } };
    expect([canPerform('B22', full), canPerform('B22', forest)]).toEqual([false, true]);
  });

  it('card.B22: two steps on the Prestige track at once', () => {
    const game = installed('B22', { ...filled, markers: { calm: 1, endurance: 1, intelligence: 2 } });
    expect([prestige(game), game.has(0, 'idea'), game.points(0), game.has(0, 'intelligence')]).toEqual([
      2, 0, 1, 2,
    ]);
  });

  it('card.B23: favor and two points for each own tribe that dies, not for one that is saved', () => {
    const feeding = (): Position => {
      const me = { columns: { 1: ['B23'] }, tribes: { 'B.forest': ['plainWeak', 'wildWeak'] }, favor: 3 };
      return position({ civs: [me, {}], phase: 6 });
    };
    const dead = feeding().play('die', 'die');
    expect([favor(dead), dead.points(0, 'ability')]).toEqual([5, 4]);
    const saved = feeding().play('save', 'save');
    expect([favor(saved), saved.points(0, 'ability')]).toEqual([1, 0]);
  });

  it('card.B23: its bonus puts up to two weak tribes on free encampments of one territory, and is prestige', () => {
    const tribes = { 'F.grassland': ['wild'] };
    const game = installed('B23', {
      ...filled,
      tribes,
      markers: { intelligence: 3, calm: 1, expression: 2 },
    });
    expect([game.has(0, 'calm'), game.points(0)]).toEqual([0, 4]);
    game.play('populate F.grassland', 'settle F.grassland free', 'settle F.grassland free');
    expect([game.tribesAt(0, 'F.grassland', 'plainWeak'), game.task()]).toEqual([2, 'endTurn']);
    expect(prestige(game)).toBe(1);
  });

  it('card.B24: a food for a hunt, then with five food a step on the Prestige track', () => {
    const hunt = (food: number): number => {
      const tribes = { 'B.forest': ['plain'], 'B.hills': ['plain'] };
      const game = performing('B24', { tribes, markers: { food } }).rolls(3).play('hunt B.forest');
      expect([game.has(0, 'food'), game.task()]).toEqual([food - 1 + 3, 'endTurn']);
      return prestige(game);
    };
    expect([hunt(2), hunt(3), hunt(5)]).toEqual([0, 1, 1]);
    expect(canPerform('B24', {})).toBe(false);
  });

  it('card.B25: a food for up to two sites and a migration', () => {
    const game = performing(
      'B25',
      { ...forest, markers: { food: 1 } },
      { hiddenSites: { 3: 'cave', 4: 'gorge' } },
    );
    game.play('reveal 3', 'reveal 4', 'tribe B.forest plain');
    expect([game.points(0, 'sites'), game.offers('cross')]).toEqual([3 + 5, []]);
    game.play('settle B.hills fire');
    expect([game.tribesAt(0, 'B.hills', 'fire'), game.has(0, 'food'), game.task()]).toEqual([
      1,
      0,
      'endTurn',
    ]);
    expect(canPerform('B25', forest)).toBe(false);
  });

  it('card.B26: an idea for two moves of feature markers and a point per different feature, at most three', () => {
    const game = performing('B26', { markers: { idea: 1, calm: 2, vision: 1 } });
    game.play('mutate calm dexterity', 'mutate vision expression');
    expect([game.has(0, 'calm'), game.has(0, 'dexterity'), game.has(0, 'expression')]).toEqual([1, 1, 1]);
    expect([game.points(0), game.has(0, 'idea'), game.task()]).toEqual([3, 0, 'endTurn']);
    const six = { endurance: 1, intelligence: 1, calm: 1, dexterity: 1, expression: 1, vision: 1 };
    const points = (markers: CivSpec['markers']): number =>
      performing('B26', { markers: { idea: 1, ...markers } })
        .play('decline')
        .points(0);
    expect([points({ calm: 2 }), points({ calm: 1, vision: 1 }), points(six)]).toEqual([1, 2, 3]);
    expect([canPerform('B26', { markers: six }), canPerform('B26', { markers: { idea: 1 } })]).toEqual([
      false,
      false,
    ]);
  });

  it('card.B26: at stage 5 an Expression is returned; an idea and two steps of prestige at once', () => {
    const game = installed('B26', { ...filled, markers: { intelligence: 1, vision: 1, expression: 2 } });
    expect([game.has(0, 'expression'), game.points(0), game.has(0, 'idea')]).toEqual([1, 3, 1]);
    expect(prestige(game)).toBe(2);
  });
});

describe('mutations B27 to B32', () => {
  it('card.B27: each strong tribe in Grassland scores two points more in the Feeding phase', () => {
    const scored = (tribes: CivSpec['tribes']) =>
      both('B27', c => {
        const me = { ...c, tribes: tribes!, boats: ['A.water'], markers: { food: 9 } };
        return position({ civs: [me, {}], phase: 6 })
          .play('feedAll')
          .points(0, 'strongTribes');
      });
    expect(scored({ 'C.grassland': ['plain', 'wild', 'plainWeak'] })).toEqual([6, 2]);
    expect(scored({ 'B.hills': ['plain', 'wildWeak'] })).toEqual([1, 1]);
    expect(scored({ 'B.forest': ['plain', 'wild', 'plainWeak'], 'A.water': ['boat'] })).toEqual([3, 3]);
  });

  it('card.B27: at stage 5 it asks for six features, of which an Expression is returned; prestige', () => {
    const game = installed('B27', { ...filled, markers: { expression: 3, endurance: 3 } });
    expect([game.has(0, 'expression'), game.has(0, 'endurance'), game.points(0)]).toEqual([2, 3, 4]);
    expect(prestige(game)).toBe(1);
  });

  it('card.B28: one more of each feature for cost spaces to have, not to return', () => {
    const can = (id: string) => (c: CivSpec) =>
      turnFor('mutation', { ...c, hand: [id] }).can('activate mutation');
    expect(both('B28', can('B9'))).toEqual([true, false]);
    expect(both('B28', can('B18'))).toEqual([true, false]);
    expect(both('B28', can('B27'))).toEqual([false, false]);
    // At stage 3 Giant Stature asks for one and two Endurance.
    const columns = { 1: ['B28', 'B4'] };
    const stature = (endurance: number): string[] =>
      activated('mutation', { columns, hand: ['B32'], markers: { endurance } }).offers('option');
    expect([stature(1), stature(2)]).toEqual([[], ['option mutation A', 'option mutation B']]);
  });

  it('card.B28: Mutation moves one marker more; its bonus moves up to two and is prestige', () => {
    const moved = both('B28', c => {
      const game = activated('mutation', { ...c, markers: { calm: 5 } });
      while (game.can('mutate calm vision')) game.play('mutate calm vision');
      return game.has(0, 'vision');
    });
    expect(moved).toEqual([2, 1]);
    const game = installed('B28', { markers: { intelligence: 2 } });
    game.play('mutate intelligence calm', 'mutate intelligence vision');
    expect([game.has(0, 'calm'), game.has(0, 'vision'), game.task()]).toEqual([1, 1, 'endTurn']);
    expect(prestige(game)).toBe(1);
  });

  it('card.B29: Mutation is upgraded and a feature marker moved, then prestige and favor', () => {
    const game = installed('B29', { markers: { intelligence: 1 } });
    expect(game.offers('upgrade')).toEqual(['upgrade mutation']);
    game.play('upgrade mutation', 'mutate intelligence vision');
    expect(game.state.seats[0]!.levels[MODULES.indexOf('mutation')]).toBe(2);
    expect([game.has(0, 'vision'), game.task()]).toEqual([1, 'endTurn']);
    expect([prestige(game), game.state.seats[0]!.favor]).toEqual([1, 2]);
  });

  it('card.B29: one point per card and chip of its column', () => {
    expect([pointBonus('B29', 'B1', 'B2'), pointBonus('B1', 'B2', 'B3')]).toEqual([4, 0]);
  });

  it('card.B30: a point per land type with own tribes, prestige and an idea; one point per piece of its column', () => {
    const tribes = {
      'B.forest': ['plain'],
      'D.forest': ['wild'],
      'B.hills': ['plainWeak'],
      'A.water': ['boat'],
    };
    const game = installed('B30', { tribes, boats: ['A.water'], markers: { expression: 1 } });
    expect([game.points(0), game.task()]).toEqual([2, 'endTurn']);
    expect([prestige(game), game.has(0, 'idea')]).toEqual([1, 1]);
    expect(pointBonus('B1', 'B30', 'B2')).toBe(4);
  });

  it('card.B31: two points per card and chip of its column at the end', () => {
    expect([pointBonus('B31'), pointBonus('B1', 'B2', 'B31')]).toEqual([4, 8]);
    const game = installed('B31', { ...filled, markers: { vision: 1, calm: 1, intelligence: 3 } });
    expect([game.points(0), game.has(0, 'intelligence'), favor(game)]).toEqual([3, 3, 2]);
    expect([prestige(game), game.has(0, 'idea')]).toEqual([1, 1]);
  });

  it('card.B32: two points per card and chip of its column at the end', () => {
    expect([pointBonus('B32'), pointBonus('B1', 'B32', 'B2')]).toEqual([4, 8]);
    const game = installed('B32', { ...filled, markers: { endurance: 3, expression: 3 } });
    expect([game.points(0), game.has(0, 'endurance'), prestige(game)]).toEqual([4, 3, 2]);
  });
});

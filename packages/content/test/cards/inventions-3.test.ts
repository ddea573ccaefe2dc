// Inventions A23 to A32.
import { describe, expect, it } from 'vitest';
import { cardOf, having, inForest, installedHigh, technology } from './inventions.js';
import {
  activated,
  activatedWith,
  type CivSpec,
  installed,
  performing,
  position,
  turnFor,
} from './support.js';

/** Points that the cards of a column bring when the game ends. */
const pointBonus = (...column: string[]): number =>
  position({ civs: [{ columns: { 1: column } }, {}], phase: 8, era: 4 }).points(0, 'pointBonus');

describe('inventions A23 to A32', () => {
  it('card.A23: two food pay for two used dice rolled anew and a step on the Technology track', () => {
    const game = performing('A23', { markers: { food: 2 } });
    expect(game.offers()).toEqual(['decline', 'recall 1', 'recall 2']);
    game.rolls(5, 1).play('recall 2');
    const { dice, usedDice } = game.state.seats[0]!;
    expect([dice, usedDice, game.has(0, 'food')]).toEqual([[1, 0, 0, 0, 1, 0], 4, 0]);
    expect([technology(game), game.task()]).toEqual([1, 'endTurn']);
    expect(turnFor('activity', having('A23', { markers: { food: 1 } })).can('activate activity')).toBe(false);
  });

  it('card.A24: each card installed takes one Iron Ore and one Copper less', () => {
    const left = (id: string, first: string, material: string): number => {
      const columns = { 1: [first, 'income-1', 'income-2', 'income-3'] };
      const features = { endurance: 1, intelligence: 1, dexterity: 2, vision: 2 };
      return installed(id, {
        columns,
        markers: { ...features, stone: 1, peat: 1, wood: 1, [material]: 2 },
      }).has(0, material);
    };
    expect([left('A23', 'A24', 'ironOre'), left('A23', 'A31', 'ironOre')]).toEqual([1, 0]);
    expect([left('A30', 'A24', 'copper'), left('A30', 'A31', 'copper')]).toEqual([1, 0]);
    expect(left('A10', 'A24', 'tar')).toBe(1);
  });

  it('card.A25: Research takes up to two ideas less and draws two more cards', () => {
    const dice = { ...inForest, dice: [1, 4] };
    expect(turnFor('research', dice).can('activate research')).toBe(false);
    const turn = turnFor('research', having('A25', dice), { onStack: ['E1', 'B9', 'C9', 'D9'] });
    expect(turn.can('activate migration')).toBe(false);
    const three = having('A25', { dice: [1, 5] });
    expect(turnFor('research', three).can('activate research')).toBe(false);
    turn.play('activate research', 'option research B', 'nameStack mutation', 'nameStack insight');
    turn.play('nameStack building', 'nameStack achievement');
    expect(turn.offers()).toEqual(['keep B9', 'keep C9', 'keep D9', 'keep E1']);
    expect([turn.play('keep D9').state.seats[0]!.hand, turn.task()]).toEqual([[cardOf('D9')], 'endTurn']);
  });

  it('card.A25: at stage 5 it takes Clay, two Papyrus and an Expression', () => {
    const markers = { intelligence: 1, clay: 1, papyrus: 2, expression: 1 };
    const game = installedHigh('A25', { markers });
    expect(['clay', 'papyrus', 'expression'].map(name => game.has(0, name))).toEqual([0, 0, 0]);
    expect([game.has(0, 'intelligence'), game.points(0, 'costSpaces'), technology(game)]).toEqual([1, 4, 2]);
  });

  it('card.A26: Invention performs one more action of an income chip', () => {
    const columns = { 9: ['income-1'] };
    const game = activatedWith('A26', 'invention', { columns }).play('income income-1', 'income income-1');
    expect([game.has(0, 'food'), game.task()]).toEqual([4, 'endTurn']);
    expect(activated('invention', { columns }).play('income income-1').task()).toBe('endTurn');
  });

  it('card.A26: installed, it performs the action of an income chip and takes two steps', () => {
    const game = installed('A26', { markers: { wood: 1 }, columns: { 9: ['income-1'] } });
    expect(game.play('income income-1').has(0, 'food')).toBe(2);
    expect([technology(game), game.play('decline').task()]).toEqual([2, 'endTurn']); // a line is passed
  });

  it('card.A27: any material becomes two of row 2 and one of row 3', () => {
    const game = performing('A27', { markers: { wood: 1, stone: 1 } }).play('give stone');
    for (const second of ['clay', 'salt']) {
      expect(game.offers('store')).toEqual(
        ['beeswax', 'herbs', 'clay', 'peat', 'ironOre', 'salt'].map(name => `store ${name}`),
      );
      game.play(`store ${second}`);
    }
    expect(game.offers('store')).toEqual(
      ['oil', 'gold', 'sulfur', 'tar', 'jade', 'copper'].map(name => `store ${name}`),
    );
    game.play('store jade');
    expect(['stone', 'clay', 'salt', 'jade', 'wood'].map(name => game.has(0, name))).toEqual([0, 1, 1, 1, 1]);
    expect(game.task()).toBe('endTurn');
    expect(turnFor('activity', having('A27')).can('activate activity')).toBe(false);
  });

  it('card.A28: a material pays for a point per kind that is left, at most six', () => {
    const points = (given: string, markers: Record<string, number>): number =>
      performing('A28', { markers }).play(`give ${given}`).points(0, 'ability');
    const few = { wood: 2, oil: 1, gold: 1 };
    expect([points('wood', few), points('oil', few)]).toEqual([3, 2]);
    const many = { oil: 1, gold: 1, sulfur: 1, tar: 1, jade: 1, copper: 1, salt: 1 };
    expect(points('wood', { ...many, wood: 1 })).toBe(6);
  });

  it('card.A28: installed, it brings a material of row 2 and takes two steps', () => {
    const game = installed('A28', { markers: { herbs: 1 } });
    expect(game.offers('store')).toHaveLength(6);
    expect([game.play('store salt').has(0, 'salt'), technology(game), game.task()]).toEqual([
      1,
      2,
      'upgrade',
    ]);
  });

  it('card.A29: installed, it installs another invention above itself, then takes two steps', () => {
    const game = installed('A29', { hand: ['A24', 'B3'], markers: { ironOre: 1, clay: 1 } });
    expect(game.offers()).toEqual(['decline', 'install A24']);
    game.play('install A24', 'decline', 'pick 1');
    expect(game.state.seats[0]!.columns[0]).toEqual([cardOf('A29'), cardOf('A24')]);
    // Two steps and an idea of A24, whose upgrade is declined, and two of its own, over a line again.
    expect([game.has(0, 'clay'), game.has(0, 'idea'), technology(game), game.task()]).toEqual([
      0,
      1,
      4,
      'endTurn',
    ]);
  });

  it('card.A29: a point for each piece in its column at the end', () => {
    expect([pointBonus('A2', 'A4'), pointBonus('A29', 'A2', 'A4')]).toEqual([0, 3]);
  });

  it('card.A30: installed at stage 5, it brings six points and one per step of technology, then takes two', () => {
    const markers = { intelligence: 1, peat: 1, vision: 2, copper: 2 };
    const game = installedHigh('A30', { markers, tracks: { technology: 7 } });
    expect([game.points(0, 'costSpaces'), game.points(0, 'instantBonus'), technology(game)]).toEqual([
      6, 7, 9,
    ]);
    expect([game.has(0, 'peat'), game.has(0, 'copper'), game.has(0, 'vision')]).toEqual([0, 0, 2]);
  });

  it('card.A30: a point for each piece in its column, beside what other cards of it bring', () => {
    expect([pointBonus('A30', 'A2'), pointBonus('A30', 'A29', 'A2')]).toEqual([2, 6]);
  });

  it('card.A31: two points for each card and income chip in its column', () => {
    expect(pointBonus('A31', 'A2', 'A4')).toBe(6);
    const civs: CivSpec[] = [{ columns: { 1: ['income-1', 'A31'], 2: ['B3'] } }, {}];
    const game = position({ civs, phase: 8, era: 4 }).play('income income-1');
    expect([game.task(), game.points(0, 'pointBonus')]).toEqual(['over', 4]);
  });

  it('card.A32: installed at stage 5, it brings seven points, a site, a step and two ideas', () => {
    const markers = { sand: 1, vision: 1, beeswax: 1, calm: 2, gold: 2 };
    const game = installedHigh('A32', { markers });
    expect([game.points(0, 'costSpaces'), game.offers('reveal').length]).toEqual([7, 24]);
    expect(['sand', 'beeswax', 'gold', 'calm'].map(name => game.has(0, name))).toEqual([0, 0, 0, 2]);
    expect([game.play('reveal 5').state.revealed, game.task()]).toEqual([1 << 5, 'endTurn']);
    expect([technology(game), game.has(0, 'idea')]).toEqual([1, 2]);
  });

  it('card.A32: two points for each piece in its column at the end', () => {
    expect([pointBonus('A32'), pointBonus('A32', 'A2', 'A4')]).toEqual([2, 6]);
  });
});

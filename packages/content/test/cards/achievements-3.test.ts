// Achievements that are worth points.
import { basePack } from '@civolution/content';
import { load } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { bonus, toStage } from './achievements.js';
import { type CivSpec, installed, type Position } from './support.js';

const base = load(basePack);
const steps = (game: Position): readonly number[] => game.state.seats[0]!.tracks;

describe('achievements: points', () => {
  /** Points at the end for a card and those that share its column, which it has just joined. */
  const pointBonus = (id: string, markers: Record<string, number>, column: string[]): number => {
    const { state } = installed(id, { markers, columns: { 1: column, 2: ['A1', 'A2'] } });
    return base.project(state, 0).sources.pointBonus;
  };

  it('card.E28: a point for each pale space reached on any track, at most eight', () => {
    const points = (tracks: CivSpec['tracks']): number =>
      bonus(installed('E28', { markers: { intelligence: 1 }, tracks: tracks! }));
    expect(
      [
        { culture: 5, knowledge: 2 },
        { culture: 6, knowledge: 9 },
      ].map(points),
    ).toEqual([1, 5]);
    const all = { technology: 9, prestige: 9, knowledge: 9, construction: 3, culture: 0 };
    expect(points(all)).toBe(8);
  });

  it('card.E28: then two steps of culture and a food', () => {
    const game = installed('E28', { markers: { intelligence: 1 } }).play('decline'); // an upgrade
    expect([steps(game), game.has(0, 'food'), game.task()]).toEqual([[0, 0, 0, 0, 2], 1, 'endTurn']);
  });

  it('card.E28: in stage 5 it costs Intelligence, Sulfur and two Iron Ore and brings seven points', () => {
    const markers = { intelligence: 1, dexterity: 1, sulfur: 1, ironOre: 2 };
    const game = installed('E28', { ...toStage(5, 'E32'), markers });
    expect(['intelligence', 'dexterity', 'sulfur', 'ironOre'].map(what => game.has(0, what))).toEqual([
      0, 1, 0, 0,
    ]);
    expect(game.points(0, 'costSpaces')).toBe(7);
  });

  it('card.E29: a point for each type of cards installed before it, and two steps of prestige', () => {
    const types = (columns: CivSpec['columns']): number =>
      bonus(installed('E29', { columns: columns!, markers: { expression: 1 } }));
    expect(types({ 2: ['A1', 'A2'], 3: ['B1'], 9: ['chip-1'] })).toBe(2);
    expect(types({ 1: ['E28'], 2: ['A1'] })).toBe(2);
    expect(steps(installed('E29', { markers: { expression: 1 } }))).toEqual([0, 2, 0, 0, 0]);
  });

  it('card.E29: at the end a point for each card and income chip of its column', () => {
    expect(pointBonus('E29', { expression: 1, beeswax: 1 }, ['E28', 'income-1'])).toBe(3);
  });

  it('card.E30: its bonus is a food, a point for each income chip and two steps of culture', () => {
    const game = installed('E30', {
      markers: { herbs: 1 },
      columns: { 2: ['A1', 'income-1'], 9: ['chip-1'] },
    });
    expect([game.has(0, 'food'), bonus(game), steps(game)]).toEqual([1, 2, [0, 0, 0, 0, 2]]);
  });

  it('card.E30: at the end a point for each card and income chip of its column', () => {
    const markers = { herbs: 1, calm: 1, stone: 2, tar: 1 };
    expect(pointBonus('E30', markers, ['E28', 'income-1', 'income-2', 'income-3'])).toBe(5);
  });

  it('card.E31: its bonus is a point for each main module at level III or IIII, prestige and a food', () => {
    const levels = { trade: 3, building: 3, research: 2 };
    const game = installed('E31', { levels, upgrades: 5, markers: { dexterity: 1 } });
    expect([bonus(game), steps(game), game.has(0, 'food')]).toEqual([2, [0, 1, 0, 0, 0], 1]);
    const fourth = { levels: { migration: 4 }, levelFour: ['migration'], upgrades: 3 };
    expect(bonus(installed('E31', { ...fourth, markers: { dexterity: 1 } }))).toBe(1);
  });

  it('card.E31: at the end two points for each card and income chip of its column', () => {
    expect(pointBonus('E31', { dexterity: 1, ironOre: 1 }, ['E28'])).toBe(4);
  });

  it('card.E32: at the end two points for each card and income chip of its column', () => {
    expect(pointBonus('E32', { vision: 1, sand: 1 }, ['E28', 'income-1'])).toBe(6);
    const game = installed('E32', { ...toStage(4), markers: { vision: 1, sand: 1, calm: 2 } });
    expect([game.has(0, 'vision'), game.has(0, 'calm'), game.points(0, 'costSpaces')]).toEqual([0, 2, 3]);
  });
});

// What abilities change about migrating: the hooks migrate.*, fire.points, develop.raw and the triggers.
import { describe, expect, it } from 'vitest';
import { activated } from '../support/openings.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

const migrating = (mine: CivSpec, theirs: CivSpec = {}): Position =>
  scenario({ civs: [mine, theirs] }).play('activate migration');

describe('standing abilities', () => {
  it('migration.ability-limit: one migration more than the level gives', () => {
    const two = migrating({ tribes: { 'B.forest': ['wild', 'wild', 'wild'] }, columns: { 1: ['A11'] } });
    two.play('tribe B.forest wild', 'settle B.hills free', 'tribe B.forest wild');
    expect(two.offers('cross')).toEqual([]);
    two.play('settle D.desert free');
    expect(two.task()).toBe('endTurn');
    const route = migrating({ tribes: { 'B.forest': ['wild'] }, columns: { 1: ['A11'] } });
    route.play('tribe B.forest wild', 'cross B.hills');
    expect(route.offers('cross')).toEqual([]);
  });

  it('migration.ability-limit-module-only: a migration from elsewhere stays a single one', () => {
    const me = { tribes: { 'B.forest': ['wild', 'wild'] }, columns: { 1: ['A11'], 4: ['D4'] } };
    const game = activated('activity', me);
    game.play('activity D4', 'tribe B.forest wild', 'settle B.hills free');
    expect(game.task()).toBe('endTurn');
  });

  it('migration.ability-adjacent: all territories of a type are neighbours, others are not', () => {
    const game = migrating({ tribes: { 'B.mountains': ['plain'] }, columns: { 2: ['B7'] } });
    game.play('tribe B.mountains plain');
    const reached = new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]));
    expect(reached).toEqual(
      new Set(['B.forest', 'C.desert', 'E.mountains', 'F.mountains', 'G.forest', 'G.hills']),
    );
    const forest = migrating({ tribes: { 'D.forest': ['plain'] }, columns: { 2: ['B7'] } });
    forest.play('tribe D.forest plain');
    expect(forest.can('settle B.mountains fire')).toBe(false);
  });

  it('migration.ability-adjacent-water: between Waters too it needs an own boat', () => {
    const game = migrating({
      tribes: { 'H.water': ['boat'] },
      boats: ['H.water', 'E.water'],
      columns: { 2: ['B2'] },
    });
    game.play('tribe H.water boat');
    expect(game.offers('settle').filter(phrase => phrase.endsWith('boat'))).toEqual(['settle E.water boat']);
  });

  it('migration.ability-water: Water is crossed without a boat, but nobody settles there', () => {
    const start = (columns: CivSpec['columns']) =>
      scenario({
        civs: [
          { tribes: { 'C.desert': ['plain'] }, levels: { migration: 2 }, favor: 6, columns: columns! },
          {},
        ],
      }).play('activate migration', 'tribe C.desert plain');
    expect(start({}).can('cross A.water')).toBe(false);
    const game = start({ 1: ['A2'] });
    expect(game.can('settle A.water boat')).toBe(false);
    game.play('cross A.water');
    expect(game.offers('settle').some(phrase => phrase.includes('water'))).toBe(false);
    game.play('settle E.mountains fire');
    expect(game.tribesAt(0, 'E.mountains', 'fire')).toBe(1);
  });

  it('migration.ability-unweakened: who displaces stays upright, and has settled all the same', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'B.forest': ['plain', 'plain'] },
          levels: { migration: 3 },
          favor: 6,
          columns: { 2: ['B4'] },
        },
        { tribes: { 'B.hills': ['plain', 'fire'] } },
      ],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills fire');
    expect(game.tribesAt(0, 'B.hills', 'fire')).toBe(1);
    game.play('tribe B.forest plain', 'settle B.hills displace2strong');
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
    expect(game.tribesAt(1, 'B.hills', 'wild')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('migration.ability-unweakened-companion: a settled companion displaced upright stays settled', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'B.forest': ['plain', 'plain'] },
          levels: { migration: 3 },
          favor: 6,
          columns: { 2: ['B4'] },
        },
        {},
      ],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills free');
    game.play('tribe B.forest plain', 'settle B.hills displace1strong');
    expect([game.tribesAt(0, 'B.hills', 'plain'), game.tribesAt(0, 'B.hills', 'wild')]).toEqual([1, 1]);
    expect(game.task()).toBe('endTurn');
  });

  it('fire.ability-points: abilities add to the points of a fire, some only in one type', () => {
    const points = (target: string, columns: CivSpec['columns']): number =>
      migrating({ tribes: { 'B.forest': ['plain'] }, columns: columns! })
        .play('tribe B.forest plain', `settle ${target}`)
        .points(0, 'fire');
    expect(points('B.mountains fire', { 4: ['D3'] })).toBe(3);
    expect(points('B.mountains fire', { 5: ['E11'] })).toBe(2);
    expect(points('D.desert fire', { 5: ['E11'] })).toBe(4);
    expect(points('D.desert fire', { 4: ['D3'], 5: ['E11'] })).toBe(5);
    expect(points('D.desert free', { 4: ['D3'], 5: ['E11'] })).toBe(0);
  });

  it('develop.ability-raw: a developed territory yields one raw material more', () => {
    const game = migrating({ tribes: { 'B.forest': ['plain'] }, columns: { 2: ['B5'] } });
    game.play('tribe B.forest plain', 'settle D.desert free');
    expect(game.has(0, 'raw:D.desert')).toBe(2);
    const known = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, columns: { 2: ['B5'] } }, {}],
      developed: ['D.desert'],
    });
    known.play('activate migration', 'tribe B.forest plain', 'settle D.desert free');
    expect(known.has(0, 'raw:D.desert')).toBe(0);
  });
});

describe('whenever you …', () => {
  it('settle.trigger: settle, on land or on a boat, also narrowed to a type', () => {
    const food = (target: string): number =>
      migrating({ tribes: { 'B.forest': ['plain'] }, boats: ['A.water'], columns: { 5: ['E1'] } })
        .play('tribe B.forest plain', `settle ${target}`)
        .has(0, 'food');
    expect([food('B.hills free'), food('A.water boat')]).toEqual([1, 1]);
    const points = (target: string): number =>
      migrating({ tribes: { 'B.forest': ['plain'] }, columns: { 4: ['D10'] } })
        .play('tribe B.forest plain', `settle ${target}`)
        .points(0, 'ability');
    expect([points('D.desert free'), points('B.hills free')]).toEqual([1, 0]);
  });

  it('settle.trigger-not-crossing: crossing is no settling', () => {
    const game = scenario({
      civs: [
        { tribes: { 'B.forest': ['plain'] }, levels: { migration: 2 }, favor: 6, columns: { 5: ['E1'] } },
        {},
      ],
    });
    game.play('activate migration', 'tribe B.forest plain', 'cross D.desert', 'settle D.forest free');
    expect(game.has(0, 'food')).toBe(1);
  });

  it('develop.trigger: develop a territory, also narrowed to a type', () => {
    const start = (columns: CivSpec['columns'], target: string): Position =>
      scenario({
        civs: [{ tribes: { 'B.forest': ['plain'] }, columns: columns! }, {}],
        developed: ['B.hills'],
      }).play('activate migration', 'tribe B.forest plain', `settle ${target}`);
    expect(start({ 1: ['A3'] }, 'D.desert free').has(0, 'idea')).toBe(1);
    expect(start({ 1: ['A3'] }, 'B.hills free').has(0, 'idea')).toBe(0);
    expect(start({ 6: ['attribute-7'] }, 'B.mountains free').points(0)).toBe(1);
    expect(start({ 6: ['attribute-7'] }, 'D.desert free').points(0)).toBe(0);
  });

  it('displace.trigger: displace a tribe of another civilization; not an own one, and being displaced is nothing', () => {
    const start = (target: string): Position =>
      migrating(
        { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] }, columns: { 5: ['E10'] } },
        { tribes: { 'F.grassland': ['plain'] } },
      ).play('tribe B.forest plain', `settle ${target}`);
    expect(start('F.grassland displace2strong').has(0, 'food')).toBe(1);
    expect(start('B.hills displace1strong').has(0, 'food')).toBe(0);
    expect(start('F.grassland free').has(0, 'food')).toBe(0);
    const victim = migrating(
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'F.grassland': ['plain'] }, columns: { 5: ['E10'] } },
    ).play('tribe B.forest plain', 'settle F.grassland displace2strong');
    expect(victim.has(1, 'food')).toBe(0);
  });
});

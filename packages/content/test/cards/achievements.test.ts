// Achievements whose ability is an activity, or answers to something.

import { MODULES, type Module, TRACKS, type Track } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { bonus, settler, toStage } from './achievements.js';
import {
  activatedWith,
  type CivSpec,
  installed,
  type Position,
  performing,
  position,
  turnFor,
} from './support.js';

const me = (game: Position) => game.state.seats[0]!;
const track = (game: Position, name: Track, seat = 0): number =>
  game.state.seats[seat]!.tracks[TRACKS.indexOf(name)]!;
const level = (game: Position, module: Module): number => me(game).levels[MODULES.indexOf(module)]!;

/** Whether the activity of a card can be performed by a civilization that has no other. */
const offered = (id: string, civ: CivSpec): boolean =>
  turnFor('activity', { ...civ, columns: { 1: [id] } }).can('activate activity');

describe('achievements: activities', () => {
  const crew = (...where: string[]): CivSpec => ({
    boats: ['A.water', 'D.water'],
    tribes: { 'A.water': where.slice(0, 2), 'D.water': where.slice(2) },
  });

  it('card.E1: up to three raw materials are transported; tribes on boats are worth two each', () => {
    const fleet = { ...crew('boat', 'boatWeak'), markers: { 'raw:B.forest': 4 } };
    const game = performing('E1', fleet, { developed: ['B.forest'] });
    game.play('transport B.forest', 'transport B.forest', 'transport B.forest');
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest'), game.points(0, 'ability')]).toEqual([3, 1, 4]);
  });

  it('card.E1: never more than six points, and none without a tribe on a boat', () => {
    const full = performing('E1', crew('boat', 'boat', 'boat', 'boat')).play('decline');
    expect(full.points(0, 'ability')).toBe(6);
    const ashore = performing('E1', { ...settler, boats: ['A.water'] }).play('transportAs A.water wood');
    expect([ashore.has(0, 'wood'), ashore.points(0, 'ability')]).toEqual([1, 0]);
    expect(offered('E1', settler)).toBe(false);
  });

  it('card.E2: two food buy an activation die', () => {
    const game = performing('E2', { markers: { food: 3 } });
    expect([game.has(0, 'food'), game.offers('gainDie')]).toEqual([1, ['gainDie activation display']]);
    game.rolls(5).play('gainDie activation display');
    expect([me(game).dice[4], me(game).usedDice]).toEqual([1, 6]);
    expect(offered('E2', { markers: { food: 1 } })).toBe(false);
  });

  it('card.E5: a stored material is given for a step each in culture and prestige', () => {
    const game = performing('E5', { markers: { salt: 1, gold: 1 } }).play('give gold');
    expect([game.has(0, 'gold'), game.has(0, 'salt')]).toEqual([0, 1]);
    expect([track(game, 'culture'), track(game, 'prestige')]).toEqual([1, 1]);
    expect(offered('E5', { markers: { 'raw:B.forest': 1 } })).toBe(false);
  });

  it('card.E5: its bonus is a material of the first row, prestige and an idea; in stage 3 it has cost a Salt', () => {
    const game = installed('E5', { ...toStage(3), markers: { expression: 1, salt: 1 } });
    expect([game.has(0, 'salt'), game.points(0, 'costSpaces'), game.offers('store').length]).toEqual([
      0, 1, 6,
    ]);
    expect(game.can('store oil')).toBe(false);
    expect([game.play('store stone').has(0, 'stone'), game.task()]).toEqual([1, 'endTurn']);
    expect([track(game, 'prestige'), game.has(0, 'idea')]).toEqual([1, 1]);
  });

  it('card.E6: two steps of favor, and a point for each Building ground built on', () => {
    const sites = {
      2: 'buildingGround-1',
      5: 'buildingGround-2',
      8: 'buildingGround-3',
      9: 'buildingGround-4',
    } as const;
    const look = (civ: CivSpec): number[] => {
      const game = performing('E6', civ, { sites });
      return [me(game).favor, game.points(0, 'ability')];
    };
    expect(look({ settlements: { 1: 0 }, statues: { 0: 1, 3: 2 }, favor: 2 })).toEqual([4, 2]);
    expect(look({ statues: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 }, favor: 6 })).toEqual([6, 4]);
    expect(offered('E6', { favor: 6 })).toBe(false);
  });

  it('card.E13: for a money a point for each land type with tribes, five at most', () => {
    const lands = ['B.forest', 'B.hills', 'B.mountains', 'C.desert', 'C.swamp', 'C.grassland'];
    const points = (keys: string[]): number[] => {
      const tribes = Object.fromEntries(keys.map(key => [key, ['wildWeak']]));
      const game = performing('E13', { tribes, markers: { money: 2 } });
      return [game.points(0, 'ability'), game.has(0, 'money')];
    };
    expect(points(['B.forest', 'D.forest', 'C.swamp'])).toEqual([2, 1]);
    expect(points(lands)).toEqual([5, 1]);
    expect(offered('E13', { ...settler, markers: { food: 1 } })).toBe(false);
  });

  it('card.E14: up to two migrations, then prestige if tribes are beside three kinds of sites', () => {
    const wander = (third: 'cave' | 'glacier'): Position => {
      const sites = { 2: 'volcano', 3: third, 9: 'cave' } as const;
      const tribes = { 'B.forest': ['plain', 'plain'] };
      return performing('E14', { tribes }, { sites }).play('tribe B.forest plain', 'settle B.hills free');
    };
    const stay = (third: 'cave' | 'glacier'): Position => wander(third).play('decline');
    expect([track(stay('glacier'), 'prestige'), track(stay('cave'), 'prestige')]).toEqual([1, 0]);
    expect(stay('glacier').tribesAt(0, 'B.hills', 'plain')).toBe(1);
    const both = wander('glacier').play('tribe B.forest plain', 'settle B.hills fire');
    expect([both.tribesAt(0, 'B.hills', 'plain'), both.tribesAt(0, 'B.hills', 'fire')]).toEqual([1, 1]);
    // Nobody is left beside the Cave at the Forest.
    expect([track(both, 'prestige'), both.task()]).toEqual([0, 'endTurn']);
  });

  it('card.E23: a step back in favor upgrades any main module', () => {
    const game = performing('E23', { favor: 3 }).play('upgrade trade');
    expect([me(game).favor, level(game, 'trade')]).toEqual([2, 2]);
    expect(offered('E23', { favor: 1 })).toBe(false);
  });

  it('card.E23: in stage 4 it asks for two Calm, takes one, and brings favor, prestige, an idea and food', () => {
    const game = installed('E23', { ...toStage(4), markers: { calm: 2, intelligence: 1 } });
    expect([game.has(0, 'calm'), game.has(0, 'intelligence'), game.points(0, 'costSpaces')]).toEqual([
      1, 1, 2,
    ]);
    expect([me(game).favor, track(game, 'prestige')]).toEqual([2, 1]);
    expect([game.has(0, 'idea'), game.has(0, 'food')]).toEqual([1, 1]);
  });

  it('card.E24: a food installs an achievement at its usual cost', () => {
    const game = performing('E24', { hand: ['E13'], markers: { food: 3, sand: 1 } }).play('install E13');
    // Of the food that is left one is part of the bonus of E13.
    expect([game.has(0, 'food'), game.has(0, 'sand'), track(game, 'culture')]).toEqual([2 + 1, 0, 1]);
    expect(me(game).columns[0]).toHaveLength(2);
    expect(offered('E24', { hand: ['E13'], markers: { food: 2 } })).toBe(false);
    expect(offered('E24', { hand: ['E13'], markers: { sand: 1 } })).toBe(false);
  });

  it('card.E24: its bonus is an achievement card, two steps of culture and a food', () => {
    const game = installed('E24', { markers: { papyrus: 1 } });
    expect(game.offers('gainCard')).toEqual(['gainCard achievement up', 'gainCard achievement down']);
    expect(me(game.play('gainCard achievement down')).hand).toHaveLength(1);
    game.play('decline'); // the steps pass a line
    expect([track(game, 'culture'), game.has(0, 'food')]).toEqual([2, 1]);
  });

  it('card.E26: two ideas and a feature of choice flip a stage tile', () => {
    const game = performing('E26', { markers: { idea: 2, calm: 1, vision: 1 } });
    game.play('give calm', 'flip 5');
    expect([game.has(0, 'idea'), game.has(0, 'calm'), game.has(0, 'vision')]).toEqual([0, 0, 1]);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'stageFlipped', stage: 5 }));
    expect(offered('E26', { markers: { idea: 2 } })).toBe(false);
    expect(offered('E26', { markers: { idea: 1, calm: 1 } })).toBe(false);
  });
});

describe('achievements: triggers', () => {
  it('card.E3: a food for each territory one develops, not for one that is developed', () => {
    const moved = (developed: string[]): number => {
      const game = activatedWith('E3', 'migration', settler, { developed });
      return game.play('tribe B.forest plain', 'settle B.hills free').has(0, 'food');
    };
    expect([moved([]), moved(['B.hills'])]).toEqual([1, 0]);
  });

  it('card.E3: its bonus is a migration, to which it does not yet answer', () => {
    const game = installed('E3', { ...toStage(2), ...settler, markers: { dexterity: 1, cotton: 1 } });
    expect(game.play('tribe B.forest plain').offers('cross')).toEqual([]);
    game.play('settle B.hills free');
    expect([game.has(0, 'cotton'), game.tribesAt(0, 'B.hills', 'plain')]).toEqual([0, 1]);
    expect(game.has(0, 'food')).toBe(0);
  });

  it('card.E10: a point for each pale space reached, and only then', () => {
    const step = (culture: number): Position =>
      activatedWith('E10', 'activity', { markers: { money: 1 }, tracks: { culture } }).play(
        'activity console',
        'track culture',
      );
    expect(step(2).points(0, 'ability')).toBe(1);
    expect(step(1).play('decline').points(0, 'ability')).toBe(0);
  });

  it('card.E10: its bonus is two points for each space of the hindmost disc, at most six, then culture', () => {
    const after = (n: number): number[] => {
      const tracks = { ...Object.fromEntries(TRACKS.map(name => [name, n])), knowledge: 9 };
      const game = installed('E10', { markers: { intelligence: 1 }, tracks });
      return [bonus(game), track(game, 'culture')];
    };
    expect([0, 2, 5].map(after)).toEqual([
      [0, 2],
      [4, 4],
      [6, 7],
    ]);
  });

  it('card.E11: a point for each site one reveals, besides its own points', () => {
    const game = activatedWith('E11', 'exploration', settler, { hiddenSites: { 8: 'cave', 9: 'gorge' } });
    game.play('option exploration A');
    expect([game.points(0, 'ability'), game.points(0, 'sites')]).toEqual([2, 8]);
  });

  it('card.E11: in stage 2 it costs a Papyrus and upgrades Exploration', () => {
    const game = installed('E11', { ...toStage(2), markers: { papyrus: 1, vision: 1 } });
    expect(level(game.play('upgrade exploration'), 'exploration')).toBe(2);
    expect([game.has(0, 'papyrus'), game.has(0, 'vision')]).toEqual([0, 1]);
  });

  it('card.E12: a food and an idea when another displaces a tribe, not when one displaces', () => {
    const displaced = (...civs: [CivSpec, CivSpec]): Position =>
      position({ civs }).play('activate migration', 'tribe B.forest plain', 'settle B.hills displace2strong');
    const victim = { tribes: { 'B.hills': ['plain'] } };
    const singers = displaced(settler, { ...victim, columns: { 1: ['E12'] } });
    expect([singers.has(1, 'food'), singers.has(1, 'idea')]).toEqual([1, 1]);
    const game = displaced({ ...settler, columns: { 1: ['E12'] } }, victim);
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([0, 0]);
  });

  it('card.E21: a money and an idea for each die gained, of either kind', () => {
    const game = activatedWith('E21', 'achievement', {}, { level: 2 });
    game.play('gainDie activation display');
    expect([game.has(0, 'money'), game.has(0, 'idea')]).toEqual([1, 1]);
    game.play('gainDie fate display');
    expect([game.has(0, 'money'), game.has(0, 'idea')]).toEqual([2, 2]);
  });

  it('card.E21: its bonus is culture and prestige', () => {
    const game = installed('E21', { markers: { endurance: 1 } });
    expect([track(game, 'culture'), track(game, 'prestige'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('card.E22: a step on a track of choice for each goal chip installed', () => {
    const goal: CivSpec = { goals: [['goal-37']], markers: { wood: 1 } };
    const game = activatedWith('E22', 'planning', goal).play('option planning A', 'installGoal 1');
    game.play('column 2', 'upgrade trade', 'track construction');
    expect([game.has(0, 'wood'), track(game, 'construction')]).toEqual([0, 1]);
  });

  it('card.E22: its bonus is a goal chip, culture and prestige; in stage 3 it has cost Herbs', () => {
    const civ = { ...toStage(3), markers: { expression: 1, herbs: 1 } };
    const game = installed('E22', civ, { goalDisplay: ['goal-37'] }).play('takeGoal goal-37');
    expect([me(game).goals.flat().length, track(game, 'culture'), track(game, 'prestige')]).toEqual([
      1, 1, 1,
    ]);
    expect([game.has(0, 'herbs'), game.points(0, 'costSpaces'), game.task()]).toEqual([0, 1, 'endTurn']);
  });

  it('card.E27: two steps in culture when a stage tile is flipped', () => {
    const tracks = { culture: 2 };
    const columns = { 1: ['E26', 'E27'] };
    const game = performing('E26', { columns, tracks, markers: { idea: 2, calm: 1 } }).play('flip 4');
    expect([track(game, 'culture'), game.task()]).toEqual([4, 'alternative']);
  });

  it('card.E27: its bonus is two points for each card or income chip in stage 4 and above, at most eight', () => {
    const points = (...column: string[]): number => {
      const columns = { 8: ['goal', 'goal', 'goal'], 9: ['chip-1', ...column] };
      return bonus(installed('E27', { markers: { stone: 1 }, columns }));
    };
    expect([points(), points('A1'), points('A1', 'income-1', 'A2', 'A3')]).toEqual([2, 4, 8]);
  });

  it('card.E27: its bonus is two steps of prestige besides', () => {
    const game = installed('E27', { markers: { stone: 1 } });
    expect([track(game, 'prestige'), game.task()]).toEqual([2, 'upgrade']);
  });
});

import { describe, expect, it } from 'vitest';
import { MAIN_MODULES, MODULES, TRACKS } from '../../src/index.js';
import { activated, installed, stepping, turnFor } from '../support/openings.js';
import { civ } from '../support/pack.js';
import type { CivSpec, Position } from '../support/scenario.js';

/** So many steps on the culture track, from a space. */
const culture = (from: number, n: 1 | 2 | 3, me: CivSpec = {}): Position =>
  stepping(n, { columns: { 9: ['chip-1'] }, ...me, tracks: { culture: from } }).play('track culture');
const seat = (game: Position) => game.state.seats[0]!;
const level = (game: Position, name: string): number => seat(game).levels[MODULES.indexOf(name as 'sleep')]!;

describe('progress tracks', () => {
  it('track.of-choice: a step on a track of choice, or none', () => {
    const game = stepping(1);
    expect(game.offers()).toEqual(['decline', ...TRACKS.map(track => `track ${track}`)]);
    game.play('track prestige');
    expect(seat(game).tracks).toEqual([0, 1, 0, 0, 0]);
    expect(game.task()).toBe('endTurn');
  });

  it('track.line-example: crossing the first line of Culture offers the five modules with a 5', () => {
    const game = culture(0, 2);
    expect(game.offers('upgrade')).toEqual(
      ['transport', 'procreation', 'production', 'trade', 'achievement'].map(name => `upgrade ${name}`),
    );
    game.play('upgrade trade');
    expect(level(game, 'trade')).toBe(2);
  });

  it('track.line-must-be-crossed: up to the line there is no bonus, and none for lines behind', () => {
    expect(culture(0, 1).task()).toBe('endTurn');
    expect(culture(2, 1).task()).toBe('endTurn');
    expect(culture(1, 1).task()).toBe('upgrade');
  });

  it('track.second-line: a step of favor or an income chip', () => {
    const game = culture(3, 1, { favor: 2 });
    expect(game.offers()).toEqual(['decline', 'pick 1', 'pick 2']);
    expect(seat(game.play('pick 1')).favor).toBe(3);
    const other = culture(3, 1).play('pick 2', 'income chip-1');
    expect(other.has(0, 'food')).toBe(2);
    expect(culture(3, 1, { favor: 6 }).offers()).toEqual(['decline', 'pick 2']);
  });

  it('track.other-lines: upgrade, three points, flip or three points, three points', () => {
    expect(culture(5, 1).task()).toBe('upgrade');
    expect(seat(culture(7, 1)).score).toBe(3);
    expect(seat(culture(9, 1).play('pick 1', 'flip 5')).activeStages).toBe(2);
    expect(seat(culture(9, 1).play('pick 2')).score).toBe(3);
    expect(seat(culture(11, 1)).score).toBe(3);
  });

  it('track.every-line-crossed: several lines at once give all their bonuses, from the lowest on', () => {
    const game = culture(1, 3);
    expect(game.task()).toBe('upgrade');
    game.play('upgrade trade');
    expect(game.offers()).toEqual(['decline', 'pick 1', 'pick 2']);
  });

  it('track.bonus-may-be-declined: and an upgrade that no module can take is not asked', () => {
    const game = culture(1, 1).play('decline');
    expect(seat(game).upgrades).toBe(0);
    const full = { transport: 3, procreation: 3, production: 3, trade: 3, achievement: 3 };
    expect(culture(1, 1, { levels: full }).task()).toBe('endTurn');
  });

  it('track.beyond-12: the disc stays on 12, and every further step gives two points', () => {
    const game = culture(12, 2);
    expect(seat(game).tracks[4]).toBe(12);
    expect(seat(game).score).toBe(4);
    // One step to 12 over the last line, two beyond.
    const over = culture(11, 3);
    expect(seat(over).tracks[4]).toBe(12);
    expect(seat(over).score).toBe(3 + 4);
  });
});

describe('upgrade a main module', () => {
  /** The bonus of Workshop: any main module. */
  const upgrading = (me: CivSpec = {}): Position => installed('D2', { ...me, markers: { stone: 1 } });

  it('upgrade.next-level: any main module, one level at a time, no feature module and not Sleep', () => {
    const game = upgrading();
    expect(game.offers('upgrade')).toHaveLength(MAIN_MODULES);
    expect(game.can('upgrade sleep')).toBe(false);
    game.play('upgrade insight');
    expect(level(game, 'insight')).toBe(2);
    expect(seat(game).upgrades).toBe(1);
    expect(level(upgrading({ levels: { insight: 2 } }).play('upgrade insight'), 'insight')).toBe(3);
  });

  it('upgrade.not-beyond-3, upgrade.level-4-tile: level IIII only with its tile beside the console', () => {
    const third = { levels: { insight: 3, research: 3 } };
    expect(upgrading(third).can('upgrade insight')).toBe(false);
    const game = upgrading({ ...third, levelFour: ['insight'] });
    expect(game.can('upgrade research')).toBe(false);
    expect(level(game.play('upgrade insight'), 'insight')).toBe(4);
    const fourth = { levels: { insight: 4 }, levelFour: ['insight'] };
    expect(upgrading(fourth).can('upgrade insight')).toBe(false);
  });

  it('upgrade.may-be-declined: no module need be upgraded', () => {
    expect(seat(upgrading().play('decline')).upgrades).toBe(0);
  });
});

describe('flip a stage tile', () => {
  /** The fifth line of a track. */
  const flipping = (me: CivSpec = {}): Position => culture(9, 1, me).play('pick 1');

  it('flip.one-inactive: either tile that is still inactive, or none', () => {
    expect(flipping().offers()).toEqual(['decline', 'flip 4', 'flip 5']);
    expect(flipping({ activeStages: [4] }).offers()).toEqual(['decline', 'flip 5']);
    expect(installed('E8', { markers: { papyrus: 1 }, activeStages: [4, 5] }).task()).toBe('endTurn');
  });

  it('flip.scores-from-then: pieces in stages 4 and 5 are worth points only with an active tile', () => {
    const stages = (game: Position): number => civ.project(game.state, 0).sources.stages;
    const me = { columns: { 9: ['chip-1', 'income-1'] } };
    const game = flipping(me);
    expect(stages(game)).toBe(0);
    expect(stages(game.play('flip 5'))).toBe(10);
    expect(stages(flipping(me).play('flip 4'))).toBe(7);
  });

  it('flip.not-usable-with-both: the fifth line then leaves the points', () => {
    const game = culture(9, 1, { activeStages: [4, 5] });
    expect(game.offers()).toEqual(['decline', 'pick 2']);
  });
});

describe('perform an activity', () => {
  it('activity.of-the-console: pay one money for a step on a track of choice', () => {
    const game = activated('activity', { markers: { money: 1 } });
    expect(game.offers()).toEqual(['decline', 'activity console']);
    game.play('activity console');
    expect(game.has(0, 'money')).toBe(0);
    game.play('track technology');
    expect(seat(game).tracks[0]).toBe(1);
    expect(turnFor('activity').can('activate activity')).toBe(false);
  });

  it('activity.of-installed-cards: those in the partition, not those in the hand, and only one of them', () => {
    const game = activated('activity', {
      hand: ['A1'],
      columns: { 1: ['C2'], 2: ['B13'] },
      markers: { money: 2 },
    });
    expect(game.offers()).toEqual(['decline', 'activity C2', 'activity console']);
    game.play('activity C2', 'pick 2');
    expect(game.has(0, 'idea')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('activity.cost-must-be-there: one that cannot be paid or would do nothing is not offered', () => {
    const census = { columns: { 1: ['C4'] } };
    const offered = (me: CivSpec): boolean =>
      turnFor('activity', { ...census, ...me }).can('activate activity');
    expect(offered({ markers: { idea: 1 } })).toBe(false);
    const tribes = { 'B.forest': ['plain'], 'C.grassland': ['plain'] };
    const game = activated('activity', { ...census, tribes, markers: { idea: 1 } });
    game.play('activity C4');
    expect(seat(game).score).toBe(2);
    expect(game.has(0, 'idea')).toBe(0);
    expect(offered({ tribes })).toBe(false);
  });
});

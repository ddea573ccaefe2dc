// The verbs that packs may use: done, and skipped or not offered when they cannot be done.
import { describe, expect, it } from 'vitest';
import { MODULES, SITE_KINDS, type SiteKind } from '../../src/index.js';
import { installed } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { goalOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { bonus, income, rain } from './positions.js';

const me = (game: Position) => game.state.seats[0]!;
const allCards = civ.rules.pack.research.map(card => card.id);

describe('markers, points, favor and tracks', () => {
  it('verb.gain: markers of a kind come from the supply', () => {
    const game = income('income-1', { markers: { food: 1 } });
    game.play('income income-1');
    expect(game.has(0, 'food')).toBe(3);
    expect(installed('D14').has(0, 'stone')).toBe(1);
  });

  it('verb.gain-any: a material of a row or of a territory type, or any feature, by choice', () => {
    const row = income('income-7').play('income income-7');
    const firstRow = ['wood', 'papyrus', 'cotton', 'coal', 'stone', 'sand'].map(name => `store ${name}`);
    expect(row.offers('store')).toEqual(firstRow);
    row.play('store coal');
    expect(row.has(0, 'coal')).toBe(1);
    const type = income('chip-8').play('income chip-8');
    expect(type.offers('store')).toEqual(['store papyrus', 'store herbs', 'store gold']);
    const feature = income('income-14', { favor: 6 }).play('income income-14');
    expect(feature.offers('feature')).toHaveLength(6);
    feature.play('feature calm');
    expect(feature.has(0, 'calm')).toBe(1);
  });

  it('verb.gain-declined: a marker of one’s choice may be declined like anything that helps (ruling 23)', () => {
    const game = income('income-7').play('income income-7', 'decline');
    expect(me(game).supply).toBe(44);
  });

  it('verb.points: points are scored at once', () => {
    const game = rain({ columns: { 1: ['C2'] } }).play('activity C2', 'pick 1');
    expect(game.points(0, 'ability')).toBe(2);
  });

  it('verb.points-per: points for each of something, up to a maximum', () => {
    const chips = ['income-1', 'income-2', 'income-3', 'income-4'];
    const bonus = (n: number): number =>
      installed('E5', { markers: { wood: 1 }, columns: { 2: chips.slice(0, n) } }).points(0, 'instantBonus');
    expect([0, 1, 2, 3, 4].map(bonus)).toEqual([0, 2, 4, 6, 6]);
  });

  it('verb.favor: a step on the favor track, none beyond its last space', () => {
    expect(me(installed('C12', { favor: 2 })).favor).toBe(3);
    expect(me(installed('C12', { favor: 6 })).favor).toBe(6);
    const steps = (favor: number) =>
      bonus([{ do: 'favor', n: 2 }], { favor }).events.find(({ type }) => type === 'favor');
    expect(steps(4)).not.toHaveProperty('lost');
    expect(steps(5)).toMatchObject({ n: 1, lost: 1 });
  });

  it('verb.track: steps on a track; beyond its last space they are points', () => {
    expect(me(installed('C11')).tracks).toEqual([0, 0, 0, 0, 1]);
    const last = installed('C11', { tracks: { culture: 12 } });
    expect([me(last).tracks[4], last.points(0, 'beyond')]).toEqual([12, 2]);
  });

  it('verb.track-any: a step on a track of one’s choice, or none', () => {
    const game = income('income-12', { favor: 6 }).play('income income-12');
    expect(game.offers('track')).toHaveLength(5);
    expect(game.can('decline')).toBe(true);
    game.play('track knowledge');
    expect(me(game).tracks).toEqual([0, 0, 1, 0, 0]);
  });
});

describe('modules, chips and stage tiles', () => {
  it('verb.upgrade: any module, those of a value, or a named one, by one level', () => {
    const any = installed('D2', { markers: { stone: 1 } });
    expect(any.offers('upgrade')).toEqual(MODULES.slice(0, 15).map(name => `upgrade ${name}`));
    any.play('upgrade trade');
    expect([me(any).levels[MODULES.indexOf('trade')], me(any).upgrades]).toEqual([2, 1]);
    const four = ['exploration', 'sustenance', 'planning', 'trade', 'building'].map(
      name => `upgrade ${name}`,
    );
    expect(installed('E12', { markers: { stone: 1 } }).offers('upgrade')).toEqual(four);
    expect(installed('A12', { markers: { wood: 1 } }).offers('upgrade')).toEqual(['upgrade building']);
  });

  it('verb.upgrade-limit: not beyond level III, unless the tile of level IIII lies beside the console (ruling 7)', () => {
    const third: CivSpec = { markers: { wood: 1 }, levels: { building: 3 }, upgrades: 2 };
    expect(installed('A12', third).task()).toBe('endTurn');
    const game = installed('A12', { ...third, levelFour: ['building'] }).play('upgrade building');
    expect(me(game).levels[MODULES.indexOf('building')]).toBe(4);
  });

  it('verb.gain-income: a chip of the display is installed and then used once; the space is refilled', () => {
    const game = installed('E7', { markers: { vision: 1 } }, { incomeDisplay: ['income-1', 'income-2'] });
    expect(game.offers('takeIncome')).toHaveLength(3);
    game.play('takeIncome income-1', 'column 2');
    expect(game.offers()).toEqual(['income income-1', 'incomePoint income-1']);
    game.play('incomePoint income-1');
    expect(game.points(0, 'income')).toBe(1);
    expect(game.state.incomeDisplay.every(chip => chip > 0)).toBe(true);
  });

  it('verb.use-income: the action of one chip of one’s own, or a point, or nothing; skipped without chips', () => {
    const start = { markers: { expression: 1 } };
    const game = installed('C5', { ...start, columns: { 9: ['chip-1'] } });
    expect(game.offers()).toEqual(['decline', 'income chip-1', 'incomePoint chip-1']);
    game.play('income chip-1');
    expect(game.has(0, 'food')).toBe(2);
    expect(installed('C5', start).task()).toBe('endTurn');
  });

  it('verb.activity: one activity of the console or of a card that can be paid; else it is not offered', () => {
    const bare = installed('E14');
    expect(bare.offers('pick')).toEqual(['pick 2', 'pick 3']);
    const game = installed('E14', { markers: { money: 1 }, columns: { 2: ['C2'] } }).play('pick 1');
    expect(game.offers()).toEqual(['decline', 'activity C2', 'activity console']);
    game.play('activity console', 'track prestige');
    expect([game.has(0, 'money'), me(game).tracks[1]]).toEqual([0, 1]);
  });

  it('verb.flip-stage: one inactive stage tile; skipped when both are active', () => {
    const start = { markers: { papyrus: 1 } };
    expect(installed('E8', start).offers('flip')).toEqual(['flip 4', 'flip 5']);
    const game = installed('E8', { ...start, activeStages: [4] });
    expect(game.offers('flip')).toEqual(['flip 5']);
    expect(me(game.play('flip 5')).activeStages).toBe(3);
    expect(installed('E8', { ...start, activeStages: [4, 5] }).task()).toBe('endTurn');
  });
});

describe('cards, goals and sites', () => {
  it('verb.gain-card: the top card of any stack, or of a type; skipped when there is none', () => {
    const any = income('income-10', { favor: 6 }).play('income income-10');
    expect(any.offers('gainCard')).toHaveLength(10);
    const start = { markers: { intelligence: 1 } };
    const typed = installed('C9', start);
    expect(typed.offers('gainCard')).toEqual(['gainCard insight up', 'gainCard insight down']);
    typed.play('gainCard insight down');
    expect(me(typed).hand).toHaveLength(1);
    const others = allCards.filter(id => id[0] === 'C' && id !== 'C9');
    expect(installed('C9', start, { other: { hand: others } }).task()).toBe('endTurn');
  });

  it('verb.draw-cards: so many stacks are named, then some cards kept; not offered without face-down cards', () => {
    const game = rain({ columns: { 1: ['A13'] } }, { onStack: ['E5', 'B8'] });
    game.play('activity A13', 'nameStack mutation', 'nameStack achievement');
    expect(game.offers()).toEqual(['keep B8', 'keep E5']);
    game.play('keep B8');
    expect(me(game).hand).toHaveLength(1);
    const rest = allCards.filter(id => id !== 'A13' && !/[A-E]1$/.test(id));
    const faceUp = ['A1', 'B1', 'C1', 'D1', 'E1'];
    const none = rain({ columns: { 1: ['A13'] }, markers: { money: 1 } }, { other: { hand: rest }, faceUp });
    expect(none.offers('activity')).toEqual(['activity console']);
  });

  it('verb.install-card: another card of a type by the usual costs, or none; skipped without one', () => {
    const start = { markers: { dexterity: 1, papyrus: 1 } };
    const game = installed('A8', { ...start, hand: ['A3', 'A5'] });
    expect(game.offers()).toEqual(['decline', 'install A3']);
    game.play('install A3');
    while (game.task() === 'installHow') game.play(game.offers()[0]!);
    expect([game.has(0, 'papyrus'), game.has(0, 'food'), me(game).columns[0]!.length]).toEqual([0, 2, 2]);
    expect(installed('A8', { ...start, hand: ['A5'] }).task()).toBe('endTurn');
  });

  it('verb.gain-goal: a chip of the display, refilled at once; skipped with an empty display', () => {
    const start = { markers: { calm: 1 } };
    const game = installed('E10', start, { goalDisplay: ['goal-3'] });
    expect(game.offers('takeGoal')).toHaveLength(4);
    game.play('takeGoal goal-3');
    expect(me(game).goals[0]).toEqual([goalOf('goal-3')]);
    expect(game.state.goalDisplay.every(goal => goal >= 0)).toBe(true);
    const pile = (n: number): string[] => [`goal-${n}`, `goal-${n + 1}`];
    const other = { columns: { 1: new Array<string>(9).fill('goals') }, goals: [pile(1), pile(3), pile(5)] };
    expect(installed('E10', start, { other }).task()).toBe('endTurn');
  });

  it('verb.reveal: so many face-down sites anywhere, each with its points; skipped when all are revealed', () => {
    const start = { markers: { wood: 1 } };
    const game = installed('D3', start, { hiddenSites: { 3: 'gorge', 20: 'cave' } });
    expect(game.offers('reveal')).toHaveLength(24);
    game.play('reveal 3');
    expect(game.offers('reveal')).toHaveLength(23);
    game.play('reveal 20');
    expect([game.points(0, 'sites'), game.task()]).toEqual([8, 'endTurn']);
    const copies = [2, 2, 2, 3, 2, 2, 2, 3, 6];
    const kinds = SITE_KINDS.flatMap((kind, i) => new Array<SiteKind>(copies[i]!).fill(kind));
    expect(installed('D3', start, { sites: { ...kinds } }).task()).toBe('endTurn');
  });
});

describe('tribes', () => {
  it('verb.migrate: so many migrations; not offered without a strong tribe that can', () => {
    const start = { columns: { 4: ['D4'] } };
    const game = rain({ ...start, tribes: { 'B.forest': ['plain'] } });
    game.play('activity D4', 'tribe B.forest plain', 'settle B.hills free');
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
    const two = installed('E2', { tribes: { 'B.forest': ['plain', 'wild'] } });
    two.play('tribe B.forest wild', 'settle B.hills free');
    expect(two.task()).toBe('migrate');
    expect(rain({ ...start, tribes: { 'B.forest': ['plainWeak'] } }).task()).not.toBe('activity');
  });

  it('verb.procreate: so many procreations; not offered with no tribe left in the supply', () => {
    const start = { columns: { 2: ['B12'] }, markers: { food: 1 } };
    const game = rain({ ...start, tribes: { 'B.forest': ['plain'] } });
    game.play('activity B12', 'settle B.forest fire');
    expect([game.tribesAt(0, 'B.forest', 'fire'), game.has(0, 'food')]).toEqual([1, 0]);
    const all = { 'B.forest': new Array<string>(20).fill('wildWeak') };
    expect(rain({ ...start, tribes: all }).task()).not.toBe('activity');
  });

  it('verb.strengthen: up to so many weak tribes stand up; skipped when none is weak', () => {
    const start = { markers: { calm: 1 } };
    const tribes = { 'B.forest': ['plainWeak', 'wildWeak'], 'B.hills': ['fireWeak'] };
    const game = installed('B9', { ...start, tribes });
    game.play('strengthen B.hills fire', 'strengthen B.forest wildWeak');
    expect([game.tribesAt(0, 'B.hills', 'fire'), game.tribesAt(0, 'B.forest', 'wild')]).toEqual([1, 1]);
    expect([game.tribesAt(0, 'B.forest', 'plainWeak'), game.task()]).toEqual([1, 'endTurn']);
    expect(installed('B9', { ...start, tribes: { 'B.forest': ['plain'] } }).task()).toBe('endTurn');
  });
});

import { describe, expect, it } from 'vitest';
import { activated, canInstall, installing, turnFor } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const score = (game: Position): number => game.state.seats[0]!.score;
const columns = (...list: number[]): string[] => list.map(n => `column ${n}`);

describe('install a research card: the column', () => {
  it('install.type-given: only cards of the type that the module names', () => {
    const game = activated('insight', { hand: ['C6', 'C3', 'A3', 'B3'] }).play('option insight B');
    expect(game.offers('install')).toEqual(['install C3', 'install C6']);
  });

  it('install.first-column: the first card of a type goes where only income chips are, or nothing', () => {
    const game = installing('C1', {
      markers: { intelligence: 3, calm: 1 },
      columns: { 1: ['income-1'], 2: ['A1'], 3: ['goals'], 4: ['attribute-1'], 9: ['chip-1'] },
    });
    expect(game.offers()).toEqual(columns(1, 5, 6, 7, 8, 9));
  });

  it('install.same-column: every other card of the type goes into the same column', () => {
    const me = { columns: { 1: ['C4'] } };
    const game = installing('C6', { ...me, markers: { expression: 1 } });
    expect(column(game, 1)).toEqual([cardOf('C4'), cardOf('C6')]);
    // At stage 2 it costs an Expression; an empty column, where it would be free, is no way out.
    expect(canInstall('C6', me)).toBe(false);
  });

  it('partition.income-chips-are-wild: a column with income chips above its cards keeps its type', () => {
    const game = installing('C6', {
      markers: { expression: 1, intelligence: 1 },
      columns: { 1: ['C4', 'income-1'] },
    });
    expect(column(game, 1)).toHaveLength(3);
  });
});

describe('install a research card: its cost', () => {
  it('install.cost-by-stage: the lowest free stage says how many cost spaces count, from the left', () => {
    const offered = (markers: Record<string, number>): string[] =>
      installing('C8', {
        markers,
        columns: { 2: ['income-1'], 3: ['income-2', 'income-3'], 9: ['chip-1'] },
      }).offers('column');
    expect(offered({ calm: 1 })).toEqual(columns(1, 4));
    expect(offered({ calm: 1, intelligence: 1 })).toEqual(columns(1, 2, 4, 5, 6));
    expect(offered({ calm: 1, intelligence: 1, expression: 1 })).toEqual(columns(1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  it('install.active-spaces-example: in stage 3 three, two or one cost spaces can be active', () => {
    const at3 = (id: string, markers: Record<string, number>): boolean =>
      canInstall(id, { markers, columns: { 1: ['C13', 'income-1'] } });
    expect(at3('C8', { calm: 1, intelligence: 1, expression: 1 })).toBe(true);
    expect(at3('C8', { calm: 1, expression: 1 })).toBe(false);
    expect(at3('C4', { calm: 1, intelligence: 1 })).toBe(true);
    expect(at3('C4', { calm: 1 })).toBe(false);
    expect(at3('C3', { intelligence: 1 })).toBe(true);
    expect(at3('C3', {})).toBe(false);
  });

  it('install.empty-spaces-are-fulfilled: an empty cost space asks for nothing', () => {
    const game = installing('C6').play('column 1');
    expect(column(game, 1)).toEqual([cardOf('C6')]);
    expect(game.has(0, 'money')).toBe(1);
  });

  it('install.materials-returned: stored materials of the kind and number go back to the supply', () => {
    const me = { columns: { 1: ['income-1', 'income-2', 'income-3', 'A3'] } };
    const markers = { stone: 1, dexterity: 1, ironOre: 3, endurance: 2 };
    const game = installing('A4', { ...me, markers });
    expect(game.has(0, 'stone')).toBe(0);
    expect(game.has(0, 'ironOre')).toBe(1);
    expect(game.has(0, 'endurance')).toBe(2);
    expect(game.has(0, 'dexterity')).toBe(1);
    expect(score(game)).toBe(5);
    expect(canInstall('A4', { ...me, markers: { ...markers, ironOre: 1 } })).toBe(false);
  });

  it('install.have-is-kept, install.return-is-lost: features one must have stay, those to return go', () => {
    const game = installing('C12', { markers: { calm: 2 }, columns: { 1: ['C6', 'income-1'] } });
    expect(game.has(0, 'calm')).toBe(1);
    expect(score(game)).toBe(2);
  });

  it('install.cumulative: like requirements of one card add up, also those to have and to return', () => {
    const at = (id: string, below: string[], markers: Record<string, number>): boolean =>
      canInstall(id, { markers, columns: { 1: below } });
    // The example: three spaces that each ask for one Intelligence.
    expect(at('B13', ['B3', 'income-1'], { intelligence: 3 })).toBe(true);
    expect(at('B13', ['B3', 'income-1'], { intelligence: 2 })).toBe(false);
    // Have 1 and 1, return 1 of Calm.
    expect(at('B14', ['B3', 'income-1'], { calm: 3 })).toBe(true);
    expect(at('B14', ['B3', 'income-1'], { calm: 2 })).toBe(false);
    // Cotton 1 and 2.
    const loom = ['A3', 'income-1', 'income-2'];
    expect(at('A10', loom, { cotton: 3, dexterity: 1 })).toBe(true);
    expect(at('A10', loom, { cotton: 2, dexterity: 1 })).toBe(false);
  });
});

describe('install a research card: points, bonus, insertion', () => {
  it('install.points-of-active-spaces: the points below the active cost spaces, and only those', () => {
    const me = { markers: { expression: 1, calm: 1 } };
    const first = installing('C5', me).play('column 1', 'assume 1');
    expect(score(first)).toBe(0);
    const second = installing('C5', me).play('column 5');
    expect(score(second)).toBe(1);
  });

  it('install.steps-in-order: paid for first, then points, then the instant bonus', () => {
    const game = installing('C12', { markers: { calm: 2 }, columns: { 1: ['C6', 'income-1'] } });
    const types = game.events.map(event => event.type);
    const order = types.filter(type => type === 'paid' || type === 'scored' || type === 'favor');
    expect(order).toEqual(['paid', 'scored', 'favor']);
  });

  it('install.bonus-in-part: actions of the bonus that cannot or shall not be done are forgone', () => {
    const game = installing('C7', { markers: { vision: 1 } }).play('column 1', 'decline');
    expect(game.state.revealed).toBe(0);
    expect(game.state.seats[0]!.tracks[2]).toBe(1);
    const highest = installing('C12', { favor: 6 }).play('column 1');
    expect(highest.state.seats[0]!.favor).toBe(6);
    expect(column(highest, 1)).toEqual([cardOf('C12')]);
    const [list] = civ.rules.cards[cardOf('C12')]!.bonuses;
    const lapsed = (game: Position) => game.events.filter(({ type }) => type === 'lapsed');
    expect(lapsed(highest)).toMatchObject([{ seat: 0, list, at: 0 }]);
    expect(lapsed(installing('C12', { favor: 5 }).play('column 1'))).toEqual([]);
  });

  it('install.out-of-hand: the card leaves the hand and everyone knows it', () => {
    const game = installing('C6', { hand: ['C3'] }).play('column 1');
    expect(game.state.seats[0]!.hand).toEqual([cardOf('C3')]);
    expect(civ.view(game.state, 1).seats[0]!.columns[0]).toEqual([cardOf('C6')]);
  });

  it('install.slot-fixed-first: a chip gained by the bonus goes above the card or elsewhere', () => {
    const game = installing('D9', { markers: { wood: 1 } }, { incomeDisplay: ['income-1'] });
    game.play('column 1', 'takeIncome income-1', 'column 1');
    expect(column(game, 1)).toEqual([cardOf('D9'), 160]);
  });

  it('install.ability-after-bonus: the ability of the card does not yet help its own bonus', () => {
    const me = { markers: { wood: 1 }, columns: { 9: ['chip-1'] } };
    const game = installing('D9', me, { incomeDisplay: ['income-1'] });
    game.play('column 1', 'takeIncome income-1', 'column 2', 'incomePoint income-1');
    expect(score(game)).toBe(1);
    const school = installing('C9', { markers: { intelligence: 1 } });
    school.play('column 1', 'gainCard insight down');
    expect(school.has(0, 'idea')).toBe(0);
  });

  it('install.bonus-installs-another: a card installed by the bonus stands above in the same column', () => {
    const game = installing('A8', { hand: ['A3'], markers: { dexterity: 1, papyrus: 1 } });
    game.play('column 1');
    expect(game.offers()).toEqual(['decline', 'install A3']);
    game.play('install A3');
    expect(column(game, 1)).toEqual([cardOf('A8'), cardOf('A3')]);
    expect(game.has(0, 'papyrus')).toBe(0);
  });

  it('install.ability-in-force: once inserted, also in a stage whose tile is inactive, it works', () => {
    const game = installing('C1', {
      dice: [3, 3, 6, 6],
      markers: { intelligence: 3, calm: 1 },
      columns: { 9: ['chip-1'] },
    });
    game.play('column 9', 'endTurn');
    expect(game.state.seats[0]!.activeStages).toBe(0);
    // The calendar adds an idea to the three of Insight, for its owner only.
    game.play('activate insight', 'endTurn', 'activate insight');
    expect(game.has(0, 'idea')).toBe(4);
    expect(game.has(1, 'idea')).toBe(3);
  });

  it('install.above-stage-5: costs as in stage 5, and is worth nothing at the end', () => {
    const me: CivSpec = { columns: { 9: ['chip-1', 'C1'] }, activeStages: [4, 5] };
    const stages = (game: Position): number => civ.project(game.state, 0).sources.stages;
    const before = stages(turnFor('insight', me));
    const game = installing('C14', { ...me, markers: { calm: 1, vision: 2 } });
    expect(game.has(0, 'vision')).toBe(1);
    expect(score(game)).toBe(3);
    expect(stages(game)).toBe(before);
    expect(canInstall('C14', { ...me, markers: { calm: 1, vision: 1 } })).toBe(false);
  });
});

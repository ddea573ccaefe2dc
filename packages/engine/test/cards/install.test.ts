import { describe, expect, it } from 'vitest';
import { CARD_TYPES, type CardType, type Task } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const install = (type: CardType): Task => ({
  do: 'install',
  seat: 0,
  type: CARD_TYPES.indexOf(type),
  bonus: false,
  optional: true,
  again: 'never',
});
/** In the middle of a turn that may install a card of a type. */
const installing = (type: CardType, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  scenario({ civs: [me, {}], doing: [install(type)], attributeDisplay: ['attribute-5'], ...spec });
const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
const score = (game: Position): number => game.state.seats[0]!.score;
const columns = (...list: number[]): string[] => list.map(n => `column ${n}`);

describe('install a research card: the column', () => {
  it('install.type-given: only cards of the type that the module names', () => {
    const game = installing('insight', { hand: ['C6', 'C3', 'A3', 'B3'] });
    expect(game.offers('install')).toEqual(['install C3', 'install C6']);
  });

  it('install.first-column: the first card of a type goes where only income chips are, or nothing', () => {
    const game = installing('insight', {
      hand: ['C1'],
      markers: { intelligence: 3, calm: 1 },
      columns: { 1: ['income-1'], 2: ['A1'], 3: ['goals'], 4: ['attribute-1'], 9: ['chip-1'] },
    });
    game.play('install C1');
    expect(game.offers()).toEqual(columns(1, 5, 6, 7, 8, 9));
  });

  it('install.same-column: every other card of the type goes into the same column', () => {
    const me = { hand: ['C6'], columns: { 1: ['C4'] } };
    const game = installing('insight', { ...me, markers: { expression: 1 } });
    game.play('install C6');
    expect(column(game, 1)).toEqual([cardOf('C4'), cardOf('C6')]);
    // At stage 2 it costs an Expression; an empty column, where it would be free, is no way out.
    expect(installing('insight', me).can('install C6')).toBe(false);
  });

  it('partition.income-chips-are-wild: a column with income chips above its cards keeps its type', () => {
    const game = installing('insight', {
      hand: ['C6'],
      markers: { expression: 1, intelligence: 1 },
      columns: { 1: ['C4', 'income-1'] },
    });
    game.play('install C6');
    expect(column(game, 1)).toHaveLength(3);
  });
});

describe('install a research card: its cost', () => {
  it('install.cost-by-stage: the lowest free stage says how many cost spaces count, from the left', () => {
    const offered = (markers: Record<string, number>): string[] =>
      installing('insight', {
        hand: ['C8'],
        markers,
        columns: { 2: ['income-1'], 3: ['income-2', 'income-3'], 9: ['chip-1'] },
      })
        .play('install C8')
        .offers('column');
    expect(offered({ calm: 1 })).toEqual(columns(1, 4));
    expect(offered({ calm: 1, intelligence: 1 })).toEqual(columns(1, 2, 4, 5, 6));
    expect(offered({ calm: 1, intelligence: 1, expression: 1 })).toEqual(columns(1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  it('install.active-spaces-example: in stage 3 three, two or one cost spaces can be active', () => {
    const at3 = (id: string, markers: Record<string, number>): boolean =>
      installing('insight', {
        hand: [id],
        markers,
        columns: { 1: ['C13', 'income-1'] },
      }).can(`install ${id}`);
    expect(at3('C8', { calm: 1, intelligence: 1, expression: 1 })).toBe(true);
    expect(at3('C8', { calm: 1, expression: 1 })).toBe(false);
    expect(at3('C4', { calm: 1, intelligence: 1 })).toBe(true);
    expect(at3('C4', { calm: 1 })).toBe(false);
    expect(at3('C3', { intelligence: 1 })).toBe(true);
    expect(at3('C3', {})).toBe(false);
  });

  it('install.empty-spaces-are-fulfilled: an empty cost space asks for nothing', () => {
    const game = installing('insight', { hand: ['C6'] }).play('install C6', 'column 1');
    expect(column(game, 1)).toEqual([cardOf('C6')]);
    expect(game.has(0, 'money')).toBe(1);
  });

  it('install.materials-returned: stored materials of the kind and number go back to the supply', () => {
    const me = { hand: ['A4'], columns: { 1: ['income-1', 'income-2', 'income-3', 'A3'] } };
    const markers = { stone: 1, dexterity: 1, ironOre: 3, endurance: 2 };
    const game = installing('invention', { ...me, markers }).play('install A4');
    expect(game.has(0, 'stone')).toBe(0);
    expect(game.has(0, 'ironOre')).toBe(1);
    expect(game.has(0, 'endurance')).toBe(2);
    expect(game.has(0, 'dexterity')).toBe(1);
    expect(score(game)).toBe(5);
    const short = installing('invention', { ...me, markers: { ...markers, ironOre: 1 } });
    expect(short.can('install A4')).toBe(false);
  });

  it('install.have-is-kept, install.return-is-lost: features one must have stay, those to return go', () => {
    const me = { hand: ['C12'], columns: { 1: ['C6', 'income-1'] } };
    const game = installing('insight', { ...me, markers: { calm: 2 } }).play('install C12');
    expect(game.has(0, 'calm')).toBe(1);
    expect(score(game)).toBe(2);
  });

  it('install.cumulative: like requirements of one card add up, also those to have and to return', () => {
    const at = (id: string, type: CardType, below: string[], markers: Record<string, number>): boolean =>
      installing(type, { hand: [id], markers, columns: { 1: below } }).can(`install ${id}`);
    // The example: three spaces that each ask for one Intelligence.
    expect(at('B13', 'mutation', ['B3', 'income-1'], { intelligence: 3 })).toBe(true);
    expect(at('B13', 'mutation', ['B3', 'income-1'], { intelligence: 2 })).toBe(false);
    // Have 1 and 1, return 1 of Calm.
    expect(at('B14', 'mutation', ['B3', 'income-1'], { calm: 3 })).toBe(true);
    expect(at('B14', 'mutation', ['B3', 'income-1'], { calm: 2 })).toBe(false);
    // Cotton 1 and 2.
    const loom = ['A3', 'income-1', 'income-2'];
    expect(at('A10', 'invention', loom, { cotton: 3, dexterity: 1 })).toBe(true);
    expect(at('A10', 'invention', loom, { cotton: 2, dexterity: 1 })).toBe(false);
  });
});

describe('install a research card: points, bonus, insertion', () => {
  it('install.points-of-active-spaces: the points below the active cost spaces, and only those', () => {
    const me = { hand: ['C5'], markers: { expression: 1, calm: 1 } };
    const first = installing('insight', me).play('install C5', 'column 1', 'assume 1');
    expect(score(first)).toBe(0);
    const second = installing('insight', me).play('install C5', 'column 5');
    expect(score(second)).toBe(1);
  });

  it('install.steps-in-order: paid for first, then points, then the instant bonus', () => {
    const game = installing('insight', {
      hand: ['C12'],
      markers: { calm: 2 },
      columns: { 1: ['C6', 'income-1'] },
    });
    const types = game.play('install C12').events.map(event => event.type);
    const order = types.filter(type => type === 'paid' || type === 'scored' || type === 'favor');
    expect(order).toEqual(['paid', 'scored', 'favor']);
  });

  it('install.bonus-in-part: actions of the bonus that cannot or shall not be done are forgone', () => {
    const map = { hand: ['C7'], markers: { vision: 1 } };
    const game = installing('insight', map).play('install C7', 'column 1', 'decline');
    expect(game.state.revealed).toBe(0);
    expect(game.state.seats[0]!.tracks[2]).toBe(1);
    const highest = installing('insight', { hand: ['C12'], favor: 6 }).play('install C12', 'column 1');
    expect(highest.state.seats[0]!.favor).toBe(6);
    expect(column(highest, 1)).toEqual([cardOf('C12')]);
  });

  it('install.out-of-hand: the card leaves the hand and everyone knows it', () => {
    const game = installing('insight', { hand: ['C6', 'C3'] }).play('install C6', 'column 1');
    expect(game.state.seats[0]!.hand).toEqual([cardOf('C3')]);
    expect(civ.view(game.state, 1).seats[0]!.columns[0]).toEqual([cardOf('C6')]);
  });

  it('install.slot-fixed-first: a chip gained by the bonus goes above the card or elsewhere', () => {
    const me = { hand: ['D9'], markers: { wood: 1 } };
    const game = installing('building', me, { incomeDisplay: ['income-1'] });
    game.play('install D9', 'column 1', 'takeIncome income-1', 'column 1');
    expect(column(game, 1)).toEqual([cardOf('D9'), 160]);
  });

  it('install.ability-after-bonus: the ability of the card does not yet help its own bonus', () => {
    const me = { hand: ['D9'], markers: { wood: 1 }, columns: { 9: ['chip-1'] } };
    const game = installing('building', me, { incomeDisplay: ['income-1'] });
    game.play('install D9', 'column 1', 'takeIncome income-1', 'column 2', 'incomePoint income-1');
    expect(score(game)).toBe(1);
    const school = installing('insight', { hand: ['C9'], markers: { intelligence: 1 } });
    school.play('install C9', 'column 1', 'gainCard insight down');
    expect(school.has(0, 'idea')).toBe(0);
  });

  it('install.bonus-installs-another: a card installed by the bonus stands above in the same column', () => {
    const game = installing('invention', {
      hand: ['A8', 'A3'],
      markers: { dexterity: 1, papyrus: 1 },
    });
    game.play('install A8', 'column 1');
    expect(game.offers()).toEqual(['decline', 'install A3']);
    game.play('install A3');
    expect(column(game, 1)).toEqual([cardOf('A8'), cardOf('A3')]);
    expect(game.has(0, 'papyrus')).toBe(0);
  });

  it('install.ability-in-force: once inserted, also in a stage whose tile is inactive, it works', () => {
    const game = installing('insight', {
      hand: ['C1'],
      markers: { intelligence: 3, calm: 1 },
      columns: { 9: ['chip-1'] },
    });
    game.play('install C1', 'column 9', 'endTurn');
    expect(game.state.seats[0]!.activeStages).toBe(0);
    // The calendar adds an idea to the three of Insight, for its owner only.
    game.play('activate insight', 'endTurn', 'activate insight');
    expect(game.has(0, 'idea')).toBe(4);
    expect(game.has(1, 'idea')).toBe(3);
  });

  it('install.above-stage-5: costs as in stage 5, and is worth nothing at the end', () => {
    const me: CivSpec = { hand: ['C14'], columns: { 9: ['chip-1', 'C1'] }, activeStages: [4, 5] };
    const game = installing('insight', { ...me, markers: { calm: 1, vision: 2 } });
    const before = civ.project(game.state, 0).sources.stages;
    game.play('install C14');
    expect(game.has(0, 'vision')).toBe(1);
    expect(score(game)).toBe(3);
    expect(civ.project(game.state, 0).sources.stages).toBe(before);
    const short = installing('insight', { ...me, markers: { calm: 1, vision: 1 } });
    expect(short.can('install C14')).toBe(false);
  });
});

// Completion bonuses of stages 1 and 2, rulebook p. 27 and ruling 8.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** Stage 1 lacks its fourth slot; an attribute chip will fill it. */
const almost: CivSpec = {
  dice: [4, 4],
  markers: { endurance: 3 },
  columns: { 1: ['A5'], 2: ['B13'], 3: ['C13'] },
};

function turnOf(me: CivSpec, rest: Omit<Spec, 'civs'> = {}): Position {
  return scenario({ civs: [me, { dice: [4, 4] }], attributeDisplay: ['attribute-1'], ...rest });
}
const active = (game: Position): number => game.state.seats[0]!.activeStages;

describe('completion bonuses', () => {
  it('completion.stage-1: filling all four slots of stage 1 gains an income chip', () => {
    const game = turnOf(almost, { incomeDisplay: ['income-1'] });
    game.play('activate dexterity', 'attribute attribute-1', 'column 4');
    expect(game.task()).toBe('gainIncome');
    game.play('takeIncome income-1', 'column 5', 'income income-1');
    expect([game.has(0, 'food'), game.offers()]).toEqual([2, ['endTurn']]);
  });

  it('completion.end-of-turn: the bonus comes at the end of the turn, not at once', () => {
    const game = turnOf(almost).play('attribute attribute-1', 'column 4');
    expect(game.task()).toBe('turn');
    game.play('activate sleep');
    expect(game.task()).toBe('sleep');
    game.play('option sleep A');
    expect([game.asked(), game.task()]).toEqual([0, 'gainIncome']);
  });

  it('completion.not-yet: with a slot of the stage empty there is no bonus', () => {
    const game = turnOf(almost).play('attribute attribute-1', 'column 5', 'activate dexterity');
    expect(game.task()).toBe('endTurn');
  });

  it('completion.stage-2: filling its six slots flips a stage tile to active, of one’s choice', () => {
    const game = turnOf({
      ...almost,
      columns: {
        1: ['A5', 'A12'],
        2: ['B13', 'income-2'],
        3: ['C13', 'income-3'],
        4: ['D12', 'income-4'],
        5: ['income-5'],
      },
      completed: [1],
    });
    game.play('attribute attribute-1', 'column 6', 'activate dexterity');
    expect(game.offers()).toEqual(['decline', 'flip 4', 'flip 5']);
    game.play('flip 5');
    expect([active(game), game.task()]).toEqual([2, 'endTurn']);
  });

  it('completion.chain: the bonus of stage 1 may fill stage 2, whose bonus then follows in the same turn', () => {
    const game = turnOf(
      {
        ...almost,
        columns: {
          1: ['A5', 'A12'],
          2: ['B13', 'income-2'],
          3: ['C13', 'income-3'],
          5: ['income-4'],
          6: ['income-5'],
        },
      },
      { incomeDisplay: ['income-1'] },
    );
    game.play('attribute attribute-1', 'column 4', 'activate dexterity');
    game.play('takeIncome income-1', 'column 4', 'incomePoint income-1');
    expect(game.task()).toBe('flipStage');
    game.play('flip 4');
    expect([active(game), game.task()]).toEqual([1, 'endTurn']);
  });

  it('completion.both-tiles-active: with both stage tiles active the bonus of stage 2 is not asked', () => {
    const columns = {
      1: ['A5', 'A12'],
      2: ['B13', 'income-2'],
      3: ['C13', 'income-3'],
      4: ['D12', 'income-4'],
      5: ['income-5'],
    };
    const game = turnOf({ ...almost, columns, completed: [1], activeStages: [4, 5] });
    game.play('attribute attribute-1', 'column 6', 'activate dexterity');
    expect(game.task()).toBe('endTurn');
  });

  it('completion.once: each bonus is gained once per game, declined or not', () => {
    const game = turnOf({ ...almost, dice: [4, 4, 4, 4], markers: { endurance: 4 } });
    game.play('attribute attribute-1', 'column 4', 'activate dexterity', 'decline', 'endTurn');
    game.play('activate dexterity', 'endTurn', 'activate dexterity');
    expect([game.asked(), game.task()]).toEqual([0, 'endTurn']);
  });

  it('completion.goal-chips: a slot with one goal chip is not filled, with two it is (ruling 8)', () => {
    const fill = (goals: string): Position =>
      turnOf({ ...almost, columns: { 1: ['A5'], 2: ['B13'], 3: [goals] } }).play(
        'attribute attribute-1',
        'column 4',
        'activate dexterity',
      );
    expect(fill('goal').task()).toBe('endTurn');
    expect(fill('goals').task()).toBe('gainIncome');
  });

  it('completion.income-chips-count: income chips fill slots like any card or chip', () => {
    const game = turnOf({ ...almost, columns: { 1: ['income-1'], 2: ['income-2'], 3: ['income-3'] } });
    game.play('attribute attribute-1', 'column 4', 'activate dexterity');
    expect(game.task()).toBe('gainIncome');
  });

  it('completion.before-end-turn: a chip taken when all else is done still counts for this turn', () => {
    const game = turnOf(almost).play('activate dexterity');
    expect(game.task()).toBe('endTurn');
    game.play('attribute attribute-1', 'column 4');
    expect(game.task()).toBe('gainIncome');
    game.play('decline');
    expect(game.offers()).toEqual(['endTurn']);
  });

  it('completion.installed-card: a research card that fills the stage brings it, after its own bonus', () => {
    const game = turnOf({ dice: [3, 6], hand: ['C12'], columns: { 1: ['A5'], 2: ['B13'], 3: ['D12'] } });
    game.play('activate insight', 'option insight B');
    expect([game.state.seats[0]!.favor, game.task()]).toEqual([2, 'gainIncome']);
  });

  it('completion.no-chip-left: with an empty income display the bonus is lost without a question', () => {
    const chips = (from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, i) => `income-${from + i}`);
    const game = scenario({
      civs: [almost, { columns: { 1: chips(1, 5), 2: chips(6, 10), 3: chips(11, 14) } }],
      attributeDisplay: ['attribute-1'],
    });
    game.play('attribute attribute-1', 'column 4', 'activate dexterity');
    expect(game.task()).toBe('endTurn');
  });
});

describe('in other phases', () => {
  const chipIn = (column: string): CivSpec => ({ columns: { 9: [column] } });

  it('completion.other-phase: it comes at the end of the chain of decisions, before others decide (ruling 8)', () => {
    const game = scenario({
      civs: [{ ...almost, columns: { ...almost.columns, 9: ['chip-1'] } }, chipIn('chip-2')],
      phase: 8,
      attributeDisplay: ['attribute-1'],
    });
    expect([game.asked(), game.task()]).toEqual([0, 'income']);
    game.play('attribute attribute-1', 'column 4');
    expect(game.task()).toBe('income');
    game.play('incomePoint chip-1');
    expect([game.asked(), game.task()]).toEqual([0, 'gainIncome']);
    game.play('decline');
    expect([game.asked(), game.task()]).toEqual([1, 'income']);
  });

  it('completion.goal-phase: also in the phase of new goals', () => {
    const game = scenario({ civs: [almost, {}], phase: 2, attributeDisplay: ['attribute-1'] });
    game.play('attribute attribute-1', 'column 4', 'decline');
    expect([game.asked(), game.task()]).toEqual([0, 'gainIncome']);
  });

  it('completion.refilling-columns: also when a chip is taken while the reset columns are refilled', () => {
    const game = scenario({
      civs: [{ ...almost, resetMarkers: 3, markers: { endurance: 4, food: 41 } }, {}],
      phase: 8,
      attributeDisplay: ['attribute-1'],
    });
    expect([game.asked(), game.task()]).toEqual([0, 'gainMarkers']);
    game.play('attribute attribute-1', 'column 4');
    // The marker it returned refills the column.
    expect([game.has(0, 'reset'), game.asked(), game.task()]).toEqual([4, 0, 'gainIncome']);
    expect(game.state.era).toBe(1);
  });
});

describe('income chips on goal chips', () => {
  it('partition.income-on-goals: an income chip stands on two goal chips, not on one (ruling 12)', () => {
    const place = (goals: string): Position =>
      turnOf({ ...almost, columns: { 1: ['A5'], 2: ['B13'], 3: ['C13'], 5: [goals] } })
        .play('attribute attribute-1', 'column 4', 'activate dexterity')
        .play('takeIncome income-14');
    expect(place('goal').offers()).toEqual([1, 2, 3, 4, 6, 7, 8, 9].map(n => `column ${n}`));
    expect(place('goals').offers()).toContain('column 5');
  });

  it('income.starting-chip: the starting chip is an income chip in every respect (ruling 22)', () => {
    const game = scenario({ civs: [chipCiv(), {}], phase: 8 });
    expect(game.offers()).toEqual(['income chip-1', 'incomePoint chip-1']);
    game.play('income chip-1');
    expect(game.has(0, 'food')).toBe(2);
    const used = scenario({ civs: [chipCiv(), {}], phase: 7, event: 'F1' });
    expect(used.task()).toBe('useIncome');
    used.play('incomePoint chip-1');
    expect(used.points(0, 'income')).toBe(1);
  });

  const chipCiv = (): CivSpec => ({ columns: { 9: ['chip-1'] } });
});

// Attribute chips, rulebook p. 27.
import { describe, expect, it } from 'vitest';
import { civ } from '../support/pack.js';
import { attributeOf } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function turnOf(me: CivSpec, rest: Omit<Spec, 'civs'> = {}): Position {
  return scenario({
    civs: [me, {}],
    attributeDisplay: ['attribute-1', 'attribute-2', 'attribute-5'],
    ...rest,
  });
}
const stages = (game: Position): number => civ.project(game.state, 0).sources.stages;
const installedAt = (game: Position): number[] =>
  game.events.flatMap(event => (event.type === 'installed' ? [event.stage] : []));

describe('taking an attribute chip', () => {
  it('attribute.requirement: at least 3 or 4 markers of its feature, as it shows', () => {
    expect(turnOf({ markers: { endurance: 2, calm: 2, vision: 6 } }).offers('attribute')).toEqual([]);
    expect(turnOf({ markers: { endurance: 3 } }).offers('attribute')).toEqual(['attribute attribute-1']);
    expect(turnOf({ markers: { endurance: 4 } }).offers('attribute')).toEqual([
      'attribute attribute-1',
      'attribute attribute-2',
    ]);
  });

  it('attribute.returns-one: one of those markers goes back to the supply', () => {
    const game = turnOf({ markers: { endurance: 4 } });
    const { supply } = game.state.seats[0]!;
    game.play('attribute attribute-2', 'column 1');
    expect([game.has(0, 'endurance'), game.state.seats[0]!.supply]).toEqual([3, supply + 1]);
  });

  it('attribute.no-action: it is tied to no action; the turn is still to be taken', () => {
    const game = turnOf({ markers: { endurance: 3 } });
    const modules = game.offers('activate');
    game.play('attribute attribute-1', 'column 1');
    expect([game.asked(), game.task(), game.offers('activate')]).toEqual([0, 'turn', modules]);
  });

  it('attribute.displayed-only: only chips of the display can be taken', () => {
    const game = turnOf({ markers: { dexterity: 4, endurance: 3 } });
    expect(game.can('attribute attribute-7')).toBe(false);
    expect(game.can('attribute attribute-1')).toBe(true);
  });

  it('attribute.refill: its space in the display is refilled at once from the bag', () => {
    const game = turnOf({ markers: { endurance: 3 } });
    const bag = game.state.attributeBag.length;
    game.play('attribute attribute-1');
    const display = game.state.attributeDisplay;
    expect(display.slice(1)).toEqual([attributeOf('attribute-2'), attributeOf('attribute-5')]);
    expect(display[0]).not.toBe(attributeOf('attribute-1'));
    expect([display[0]! >= 0, game.state.attributeBag.length]).toEqual([true, bag - 1]);
  });

  it('attribute.empty-bag: with an empty bag the space stays empty, and offers nothing', () => {
    const rest = [3, 4, 6, 7, 8, 9, 10, 11, 12].map(n => `attribute-${n}`);
    const game = scenario({
      civs: [{ markers: { endurance: 3 } }, { columns: { 1: rest } }],
      attributeDisplay: ['attribute-1', 'attribute-2', 'attribute-5'],
    });
    game.play('attribute attribute-1', 'column 1');
    expect(game.state.attributeDisplay).toEqual([-1, attributeOf('attribute-2'), attributeOf('attribute-5')]);
    expect(game.offers('attribute')).toEqual([]);
  });

  it('attribute.several: several may be taken in one turn while the markers last', () => {
    const game = turnOf({ markers: { endurance: 4, calm: 3 } });
    game.play('attribute attribute-2', 'column 1', 'attribute attribute-1');
    // The second goes to the column of the first, which is not asked.
    expect(game.task()).toBe('turn');
    game.play('attribute attribute-5');
    expect([game.has(0, 'endurance'), game.has(0, 'calm')]).toEqual([2, 2]);
    expect(game.state.seats[0]!.columns[0]).toHaveLength(3);
  });
});

describe('its column', () => {
  it('attribute.first-column: the first goes to any column that is empty or holds only income chips', () => {
    const game = turnOf({
      markers: { endurance: 3 },
      columns: { 1: ['C11'], 2: ['income-1'], 3: ['goals', 'income-2'], 9: ['chip-1'] },
    });
    game.play('attribute attribute-1');
    expect(game.offers()).toEqual([2, 4, 5, 6, 7, 8, 9].map(n => `column ${n}`));
    game.play('column 2');
    expect(installedAt(game)).toEqual([2]);
  });

  it('attribute.same-column: the next must go to the column of the first, above what lies there', () => {
    const game = turnOf({ markers: { endurance: 3 }, columns: { 5: ['attribute-4', 'income-1'] } });
    game.play('attribute attribute-1');
    expect(game.task()).toBe('turn');
    expect(installedAt(game)).toEqual([4]);
  });

  it('partition.rightmost-column: it begins at stage 4, and what follows the starting chip is in stage 5', () => {
    const start: CivSpec = { markers: { endurance: 3 }, columns: { 9: ['chip-1'] } };
    expect(stages(turnOf(start))).toBe(0);
    expect(stages(turnOf({ ...start, activeStages: [4] }))).toBe(7);
    const game = turnOf({ ...start, activeStages: [4, 5] }).play('attribute attribute-1', 'column 9');
    expect(installedAt(game)).toEqual([5]);
    expect(stages(game)).toBe(17);
  });

  it('partition.beyond-stage-5: a full column takes more, which is worth nothing at the end', () => {
    const game = turnOf({
      markers: { endurance: 3 },
      activeStages: [4, 5],
      columns: { 1: ['attribute-4', 'income-1', 'income-2', 'income-3', 'income-4'] },
    });
    const before = stages(game);
    game.play('attribute attribute-1');
    expect(installedAt(game)).toEqual([6]);
    expect(stages(game)).toBe(before);
  });
});

describe('when', () => {
  const ready: CivSpec = {
    tribes: { 'B.forest': ['plain'] },
    markers: { endurance: 3, food: 1, money: 1 },
    columns: { 9: ['chip-1'] },
  };
  const inPhase = (phase: number): Position =>
    scenario({
      civs: [ready, { ...ready, columns: { 9: ['chip-2'] } }],
      phase,
      event: 'F13',
      attributeDisplay: ['attribute-1'],
    });

  it('attribute.any-phase: with any decision of one’s own, in every phase (ruling 2)', () => {
    for (const [phase, task] of [
      [2, 'gainGoal'],
      [3, 'extraFind'],
      [4, 'turn'],
      [6, 'feed'],
      [7, 'activity'],
      [8, 'income'],
    ] as const) {
      const game = inPhase(phase);
      expect([game.asked(), game.task()]).toEqual([0, task]);
      expect(game.can('attribute attribute-1')).toBe(true);
      game.play('attribute attribute-1', 'column 1');
      expect([game.asked(), game.task()]).toEqual([0, task]);
    }
  });

  it('attribute.own-decision-only: while another civilization is asked one cannot take a chip', () => {
    const game = inPhase(2);
    expect(game.offers(undefined, 1)).toEqual([]);
    game.play('decline');
    expect(game.asked()).toBe(1);
    expect(game.offers('attribute', 0)).toEqual([]);
    expect(game.offers('attribute', 1)).toEqual(['attribute attribute-1']);
  });

  it('attribute.within-a-turn: between the steps of a module, and before the end of the turn', () => {
    const game = turnOf({ dice: [4, 4, 5], markers: { calm: 3, endurance: 3 } });
    game.play('activate sleep');
    expect(game.task()).toBe('pay');
    game.play('attribute attribute-5', 'column 2', 'pay die4 die5', 'option sleep A');
    expect(game.offers()).toEqual(['endTurn', 'attribute attribute-1']);
    game.play('attribute attribute-1', 'endTurn');
    expect(game.asked()).toBe(1);
  });

  it('attribute.at-once: its benefit counts from the moment it is installed', () => {
    const game = scenario({
      civs: [
        { tribes: { 'C.desert': ['plain'], 'B.forest': ['plain'] }, markers: { food: 1, endurance: 4 } },
        {},
      ],
      phase: 6,
      attributeDisplay: ['attribute-2'],
    });
    expect(game.offers('feed')).toEqual(['feed B.forest plain', 'feed C.desert plain']);
    game.play('attribute attribute-2', 'column 1');
    expect(game.offers('feed')).toEqual(['feed B.forest plain']);
    expect(game.can('feedAll')).toBe(true);
  });

  it('attribute.never-a-question: a step without a choice is not asked because a chip could be taken', () => {
    // The payment is forced, the feature marker needs no choice, and only then the end of the turn is asked.
    const game = turnOf({ dice: [1, 1], markers: { endurance: 2 } }).play('activate endurance');
    expect(game.offers()).toEqual(['endTurn', 'attribute attribute-1']);
    const paid = turnOf({ dice: [1, 1], markers: { endurance: 3 } }).play('activate endurance');
    expect(paid.task()).toBe('endTurn');
  });

  it('attribute.forced-phase: who has nothing to decide in a phase is not asked for a chip either', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, markers: { endurance: 3 } }, {}],
      phase: 6,
      event: 'F13',
      attributeDisplay: ['attribute-1'],
    });
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
    expect([game.state.era, game.task()]).toEqual([2, 'gainGoal']);
  });

  it('attribute.during-installation: a chip taken in the middle of an installation may close the chosen column', () => {
    const game = scenario({
      civs: [{ hand: ['C3'], dice: [3, 6], markers: { endurance: 4, intelligence: 1, dexterity: 1 } }, {}],
      attributeDisplay: ['attribute-1'],
    });
    game.play('activate insight', 'option insight B', 'column 1', 'attribute attribute-1', 'column 1');
    expect(game.offers('column')).not.toContain('column 1');
    game.play('column 2');
    while (game.task() === 'installHow') game.play(game.offers('assume')[0]!);
    expect(game.state.seats[0]!.columns.slice(0, 2).map(column => column.length)).toEqual([1, 1]);
  });
});

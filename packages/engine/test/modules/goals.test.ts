// Install a goal chip. Rulebook p. 26; the requirements p. 1-3 of the overview booklet.
import { describe, expect, it } from 'vitest';
import { MAIN_MODULES, MODULES } from '../../src/index.js';
import { ONE_GOAL, TWO_GOALS } from '../../src/pack/rules.js';
import { activated, type Opening } from '../support/openings.js';
import { goalOf } from '../support/phrases.js';
import type { CivSpec, Position, Spec } from '../support/scenario.js';

const A = 'option planning A';
const installing = (me: CivSpec, opening: Opening = {}): Position =>
  activated('planning', me, opening).play(A);
/** Level I serves to install a goal chip only if one is fulfilled; else planning markers are all it gives. */
const nothingFulfilled = (me: CivSpec, opening: Opening = {}): boolean =>
  activated('planning', me, opening).task() === 'planOn';
const fulfilled = (goal: string, me: CivSpec, sites: Spec['sites'] = {}): boolean => {
  const mine = { ...me, goals: [[goal]] };
  return !nothingFulfilled(mine, { sites }) && installing(mine, { sites }).can('installGoal 1');
};
const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;
/** A fulfilled goal of which nothing is asked but where it goes. */
const RICH: CivSpec = { goals: [['goal-22']], markers: { money: 5 } };
const BUILDER: CivSpec = { goals: [['goal-9']], tracks: { construction: 3 } };
const slot = (stack: readonly string[]): Position =>
  installing({ ...BUILDER, columns: { 1: stack } }).play('installGoal 1');

describe('the requirement', () => {
  it('goal-install.two-in-one: two tribes in one territory of the type', () => {
    expect(fulfilled('goal-1', { tribes: { 'B.forest': ['plain', 'wildWeak'] } })).toBe(true);
    expect(fulfilled('goal-1', { tribes: { 'B.forest': ['plain'], 'D.forest': ['plain'] } })).toBe(false);
    expect(fulfilled('goal-1', { tribes: { 'B.hills': ['plain', 'wild'] } })).toBe(false);
  });

  it('goal-install.farm-and-tribe: an own farm and a tribe in one territory of the type', () => {
    const tribes = { 'C.grassland': ['plainWeak'] };
    expect(fulfilled('goal-3', { tribes, farms: ['C.grassland'] })).toBe(true);
    expect(fulfilled('goal-3', { tribes, farms: ['F.grassland'] })).toBe(false);
    expect(fulfilled('goal-3', { farms: ['C.grassland'] })).toBe(false);
    const other = { farms: ['C.grassland'] };
    expect(nothingFulfilled({ tribes, goals: [['goal-3']] }, { other })).toBe(true);
  });

  it('goal-install.two-territories: tribes in two territories of the type', () => {
    expect(fulfilled('goal-5', { tribes: { 'B.mountains': ['fire'], 'E.mountains': ['wild'] } })).toBe(true);
    expect(fulfilled('goal-5', { tribes: { 'B.mountains': ['fire', 'plain'] } })).toBe(false);
  });

  it('goal-install.beside-sites: two tribes beside sites of the kind, not only beside the same one', () => {
    const sites: Spec['sites'] = { 11: 'mysticOak', 20: 'mysticOak' };
    expect(fulfilled('goal-7', { tribes: { 'C.swamp': ['plain', 'wild'] } }, sites)).toBe(true);
    expect(fulfilled('goal-7', { tribes: { 'C.swamp': ['plain'], 'G.desert': ['plain'] } }, sites)).toBe(
      true,
    );
    expect(fulfilled('goal-7', { tribes: { 'C.swamp': ['plain'], 'B.hills': ['plain'] } }, sites)).toBe(
      false,
    );
    // A tribe between two of them counts once.
    expect(
      fulfilled('goal-7', { tribes: { 'C.swamp': ['plain'] } }, { 20: 'mysticOak', 21: 'mysticOak' }),
    ).toBe(false);
    const hidden = { hiddenSites: { 20: 'mysticOak' } } as const;
    const dwellers = { goals: [['goal-7']], tribes: { 'C.swamp': ['plain', 'wild'] } };
    expect(nothingFulfilled(dwellers, hidden)).toBe(true);
  });

  it('goal-install.track: the disc has reached the space', () => {
    expect(fulfilled('goal-9', { tracks: { construction: 3 } })).toBe(true);
    expect(fulfilled('goal-9', { tracks: { construction: 2, knowledge: 5 } })).toBe(false);
  });

  it('goal-install.cards: so many research cards installed, of a type or of all', () => {
    expect(fulfilled('goal-11', { columns: { 1: ['A3', 'income-1', 'A1'] } })).toBe(true);
    expect(fulfilled('goal-11', { columns: { 1: ['A3'], 2: ['C6'] }, hand: ['A1'] })).toBe(false);
    expect(fulfilled('goal-12', { columns: { 1: ['A3', 'A1'], 2: ['C6', 'C1'] } })).toBe(true);
    expect(fulfilled('goal-12', { columns: { 1: ['A3', 'A1'], 2: ['C6', 'income-1'] } })).toBe(false);
  });

  it('goal-install.buildings: a statue, a settlement, a boat built', () => {
    expect([fulfilled('goal-17', { statues: { 0: 1 } }), fulfilled('goal-17', {})]).toEqual([true, false]);
    expect([fulfilled('goal-18', { settlements: { 3: 0 } }), fulfilled('goal-18', {})]).toEqual([
      true,
      false,
    ]);
    expect([fulfilled('goal-19', { boats: ['H.water'] }), fulfilled('goal-19', {})]).toEqual([true, false]);
  });

  it('goal-install.possessions: so many money, features, dice, upgrades, raw materials', () => {
    expect(fulfilled('goal-22', { markers: { money: 5 } })).toBe(true);
    expect(fulfilled('goal-22', { markers: { money: 4 } })).toBe(false);
    expect(fulfilled('goal-23', { markers: { calm: 2 } })).toBe(true);
    expect(fulfilled('goal-23', { markers: { calm: 1, vision: 3 } })).toBe(false);
    expect(fulfilled('goal-20', { dice: [3, 4, 4], usedDice: 5 })).toBe(true);
    expect(fulfilled('goal-20', { dice: [3, 4, 4], usedDice: 4 })).toBe(false);
    expect(fulfilled('goal-21', { upgrades: 4, levels: { trade: 3, research: 3 } })).toBe(true);
    expect(fulfilled('goal-21', { upgrades: 3, levels: { trade: 3, research: 2 } })).toBe(false);
    expect(fulfilled('goal-24', { markers: { 'raw:B.forest': 3 }, boats: ['A.water'] })).toBe(true);
    expect(fulfilled('goal-24', { markers: { 'raw:B.forest': 3 } })).toBe(false);
  });

  it('goal-install.return-material: a stored material to be returned must be there, and goes to the supply', () => {
    expect(fulfilled('goal-16', { markers: { jade: 2, 'raw:C.grassland': 1 } })).toBe(false);
    const game = installing({ goals: [['goal-16']], markers: { gold: 2 } });
    const { supply } = game.state.seats[0]!;
    game.play('installGoal 1');
    expect(game.has(0, 'gold')).toBe(2); // not before it is inserted
    game.play('column 1');
    expect([game.has(0, 'gold'), game.state.seats[0]!.supply]).toEqual([1, supply + 1]);
  });

  it('goal-install.nothing-else-returned: what one must only have is kept', () => {
    const game = installing(RICH).play('installGoal 1', 'column 1');
    expect(game.has(0, 'money')).toBe(5);
  });

  it('goal-install.visible-ones: any fulfilled visible chip of the goal area, no covered one, none of others', () => {
    const me: CivSpec = {
      goals: [['goal-22', 'goal-16'], ['goal-23'], ['goal-13']],
      markers: { money: 5, calm: 2, wood: 1 },
    };
    expect(installing(me).offers('installGoal')).toEqual(['installGoal 2', 'installGoal 3']);
    const other = { goals: [['goal-22']] };
    expect(nothingFulfilled({ markers: { money: 5 } }, { other })).toBe(true);
  });

  it('goal-install.declined: a fulfilled goal need not be installed', () => {
    const game = installing(RICH).play('decline');
    expect(game.state.seats[0]!.goals[0]).toEqual([goalOf('goal-22')]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('where it goes', () => {
  it('goal-install.first-column: the first goes to any column that is empty or holds only income chips', () => {
    const columns = { 1: ['A3'], 2: ['income-1'], 3: ['attribute-5'], 9: ['chip-1'] };
    const game = installing({ ...RICH, columns }).play('installGoal 1');
    expect(game.offers()).toEqual([2, 4, 5, 6, 7, 8, 9].map(n => `column ${n}`));
    game.play('column 9');
    expect(column(game, 9)[1]).toBe(ONE_GOAL);
  });

  it('goal-install.same-column: every further one goes to the column of the first', () => {
    const game = installing({ ...RICH, columns: { 5: ['goals'] } }).play('installGoal 1');
    expect(column(game, 5)).toEqual([TWO_GOALS, ONE_GOAL]); // nothing to ask
    expect(game.task()).toBe('upgrade');
  });

  it('goal-install.side-by-side: two fill a slot, or the second goes on top of the first', () => {
    const game = slot(['goal']);
    expect(game.offers()).toEqual(['goalSlot beside', 'goalSlot top']);
    expect(column(game.play('goalSlot beside'), 1)).toEqual([TWO_GOALS]);
    expect(column(slot(['goal']).play('goalSlot top'), 1)).toEqual([ONE_GOAL, ONE_GOAL]);
  });

  it('goal-install.full-contact: a half slot is filled from the bottom', () => {
    expect(column(slot(['goal', 'goal']).play('goalSlot beside'), 1)).toEqual([TWO_GOALS, ONE_GOAL]);
    expect(column(slot(['goals', 'goal', 'goal']).play('goalSlot beside'), 1)).toEqual([
      TWO_GOALS,
      TWO_GOALS,
      ONE_GOAL,
    ]);
    expect(column(slot(['goals', 'goal']).play('goalSlot top'), 1)).toEqual([TWO_GOALS, ONE_GOAL, ONE_GOAL]);
  });

  it('goal-install.above-income-chip: above an income chip that stands on two goal chips a new slot begins', () => {
    const game = slot(['goals', 'income-1']);
    expect(column(game, 1)).toHaveLength(3);
    expect(column(game, 1)[2]).toBe(ONE_GOAL);
    const half = slot(['goals', 'income-1', 'goal']).play('goalSlot beside');
    expect(column(half, 1)[2]).toBe(TWO_GOALS);
  });

  it('goal-install.stage-told: the stage it reaches is that of its slot', () => {
    const stages = [
      slot(['goal', 'goal']).play('goalSlot beside'),
      slot(['goal', 'goal']).play('goalSlot top'),
    ].map(game => game.events.flatMap(event => (event.type === 'installed' ? [event.stage] : []))[0]);
    expect(stages).toEqual([1, 3]);
  });

  it('goal-install.above-stage-5: a full column takes more', () => {
    const game = slot(['goals', 'goals', 'goals', 'goals', 'goals']);
    expect(column(game, 1)).toHaveLength(6);
  });

  it('goal-install.for-good: it leaves the goal area and goes neither to the bag nor to the display', () => {
    const game = installing(RICH).play('installGoal 1', 'column 1');
    expect(game.state.seats[0]!.goals[0]).toEqual([]);
    expect([...game.state.goalBag, ...game.state.goalDisplay]).not.toContain(goalOf('goal-22'));
  });

  it('goal-install.completes-stage: the second half of a slot may complete a stage, at the end of the turn', () => {
    const full = { 2: ['income-1'], 3: ['income-2'], 4: ['income-3'] };
    const game = installing({ ...RICH, columns: { 1: ['goal'], ...full } });
    game.play('installGoal 1', 'goalSlot beside');
    expect(game.task()).toBe('upgrade'); // first what belongs to the chip
    expect(game.play('decline').task()).toBe('gainIncome');
    const open = installing({ ...RICH, columns: full }).play('installGoal 1', 'column 1', 'decline');
    expect(open.task()).toBe('endTurn');
  });

  it('goal-install.column-taken-meanwhile: an attribute chip taken in between closes its column', () => {
    const me: CivSpec = { ...RICH, markers: { money: 5, calm: 3 } };
    const game = installing(me, { attributeDisplay: ['attribute-5'] }).play('installGoal 1');
    game.play('attribute attribute-5', 'column 1');
    expect(game.offers('column')).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map(n => `column ${n}`));
    expect(column(game.play('column 2'), 2)).toEqual([ONE_GOAL]);
  });
});

describe('the upgrade bonus', () => {
  it('goal-install.upgrade: a bared goal space gives an upgrade of any main module, or none', () => {
    const game = installing(RICH).play('installGoal 1', 'column 1');
    expect(game.offers()).toEqual([
      'decline',
      ...MODULES.slice(0, MAIN_MODULES).map(name => `upgrade ${name}`),
    ]);
    game.play('upgrade trade');
    expect(game.state.seats[0]!.levels[MODULES.indexOf('trade')]).toBe(2);
    expect(game.task()).toBe('endTurn');
    const declined = installing(RICH).play('installGoal 1', 'column 1', 'decline');
    expect(declined.state.seats[0]!.upgrades).toBe(0);
  });

  it('goal-install.no-upgrade-on-another: a chip that lay on another bares none, but that chip', () => {
    const me: CivSpec = { goals: [['goal-23', 'goal-22']], markers: { money: 5, calm: 2 } };
    const game = installing(me, { level: 4 }).play('installGoal 1', 'column 1');
    expect(game.state.seats[0]!.goals[0]).toEqual([goalOf('goal-23')]);
    // The second time, the chip below is visible, and taking it away bares the space.
    expect(game.offers('installGoal')).toEqual(['installGoal 1']);
    game.play('installGoal 1', 'goalSlot top');
    expect(game.task()).toBe('upgrade');
  });

  it('goal-install.upgrade-before-the-rest: the upgrade comes before what else the module does', () => {
    const me: CivSpec = { goals: [['goal-22'], ['goal-21']], markers: { money: 5 }, upgrades: 3 };
    const levels = { trade: 3, research: 2 };
    const game = installing({ ...me, levels }, { level: 4 }).play('installGoal 1', 'column 1');
    // The fourth upgrade fulfils the other goal.
    game.play('upgrade migration');
    expect(game.offers('installGoal')).toEqual(['installGoal 2']);
  });
});

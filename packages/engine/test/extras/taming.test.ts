// Extra Credit B: what happens to a tamed creature. Acceptance Letter p. 6-7.
import { describe, expect, it } from 'vitest';
import { CHIP_SLOT, type Effect, type StandingRule } from '../../src/index.js';
import { activity, bonus } from '../effects/positions.js';
import { activated, installing } from '../support/openings.js';
import { civ, withAbility } from '../support/pack.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';
import {
  creatureSlot,
  creaturesOf,
  hunted,
  hunter,
  isTaming,
  takeInto,
  tribeIn,
  visible,
} from './helpers.js';

const columns = (...list: number[]): string[] => list.map(n => `column ${n}`);
const IN_HILLS = tribeIn('B.hills');
/** The Hills creature has been tamed and is about to be taken; the find will show this. */
const tamed = (me: CivSpec = {}, find = 1): Position => hunted(['hills', 'swamp'], 'B.hills', me, 1, find);

describe('1, taking it', () => {
  it('extra-b.taken: its chip leaves for the console and the top one of the stack is turned up', () => {
    const game = takeInto(tamed(), 2);
    expect([visible(game), creaturesOf(game), game.state.creatureStack.length]).toEqual([
      'swamp',
      ['hills'],
      4,
    ]);
    const told = game.events.map(event => event.type);
    expect(told.indexOf('tamed')).toBeLessThan(told.indexOf('creatureShown'));
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'creatureShown', audience: -1 }));
  });

  it('extra-b.next-shown-first: the next one lies open before the column is chosen', () => {
    const game = tamed();
    if (game.can('accept')) game.play('accept');
    expect(game.offers('column')).toEqual(columns(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect(visible(game)).toBe('swamp');
  });

  it('extra-b.learned: the one turned up is news that cannot be taken back', () => {
    const game = tamed();
    const { learned } = game.state;
    takeInto(game, 2);
    // The chip, and the die of the lucky find.
    expect(game.state.learned).toBeGreaterThan(learned + 1);
  });

  it('extra-b.stack-empty: after the last one none is visible, and hunts are the usual ones again', () => {
    const others = ['forest', 'grassland', 'swamp', 'mountains', 'desert'].map(type => `creature-${type}`);
    const other: CivSpec = { columns: { 1: others } };
    const game = hunter(['hills'], { ...IN_HILLS, dice: [2, 4, 2, 4] }, { other }).rolls(1, 1);
    game.play('activate sustenance');
    expect(game.state.creatureStack).toEqual([]);
    takeInto(game, 1);
    expect([visible(game), game.state.creature, creaturesOf(game)]).toEqual(['none', -1, ['hills']]);
    expect(game.events.some(event => event.type === 'creatureShown')).toBe(false);
    const later = hunter(
      [],
      { ...tribeIn('C.desert'), columns: { 1: ['creature-hills'] }, favor: 6 },
      { other },
    );
    later.rolls(4).play('activate sustenance');
    expect([later.has(0, 'food'), later.task()]).toEqual([2, 'endTurn']);
  });
});

describe('2 and 3, its column', () => {
  it('extra-b.first-column: the first goes to any column that is empty or holds only income chips', () => {
    const game = tamed({
      columns: { 1: ['A5'], 2: ['attribute-1'], 3: ['goals'], 4: ['income-1'], 9: ['chip-1', 'income-2'] },
    });
    if (game.can('accept')) game.play('accept');
    expect(game.offers('column')).toEqual(columns(4, 5, 6, 7, 8, 9));
  });

  it.each([
    [1, 1],
    [4, 2],
    [6, 2],
    [8, 3],
    [9, 6],
  ])('extra-b.lowest-stage: in column %i into its lowest free stage, %i', (column, stage) => {
    const game = tamed({ columns: { 4: ['income-1'], 9: ['chip-1', 'income-2'] } });
    takeInto(game, column);
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'installed', slot: creatureSlot('hills'), column: column - 1, stage }),
    );
    expect(game.state.seats[0]!.columns[column - 1]!.at(-1)).toBe(creatureSlot('hills'));
  });

  it('extra-b.same-column: every further one goes to the column of the first, above what lies there', () => {
    const game = tamed({ columns: { 3: ['creature-desert', 'income-1'] } });
    if (game.can('accept')) game.play('accept');
    expect(game.offers('column').filter(phrase => phrase !== 'column 3')).toEqual([]);
    takeInto(game, 3);
    expect(game.state.seats[0]!.columns[2]).toEqual([
      creatureSlot('desert'),
      CHIP_SLOT,
      creatureSlot('hills'),
    ]);
  });

  it('extra-b.column-of-creatures: nothing but creatures and income chips goes there from then on', () => {
    const mine: CivSpec = { columns: { 2: ['creature-hills'] } };
    const extras = ['b'] as const;
    const all = columns(1, 3, 4, 5, 6, 7, 8, 9);
    expect(installing('C11', mine, { extras }).offers('column')).toEqual(columns(1, 3, 4));
    const chip = scenario({
      civs: [{ ...mine, markers: { endurance: 3 } }, {}],
      extras,
      attributeDisplay: ['attribute-1'],
    });
    expect(chip.play('attribute attribute-1').offers()).toEqual(all);
    const goal = activated('planning', { ...mine, goals: [['goal-22']], markers: { money: 5 } }, { extras });
    goal.play('option planning A');
    if (goal.can('installGoal 1')) goal.play('installGoal 1');
    expect(goal.offers('column')).toEqual(all);
    const income = bonus([{ do: 'gainIncome' }], mine, { extras, incomeDisplay: ['income-1'] });
    income.play('takeIncome income-1', 'column 2');
    expect(income.state.seats[0]!.columns[1]).toEqual([creatureSlot('hills'), CHIP_SLOT]);
  });

  it('extra-b.no-other-kind: it is neither card nor attribute, goal or income chip', () => {
    const count = (measure: 'cards' | 'attributeChips' | 'goalChips' | 'incomeChips'): number =>
      bonus(
        [{ do: 'pointsPer', n: 1, per: { measure } }],
        { columns: { 2: ['creature-hills'] } },
        { extras: ['b'] },
      ).points(0);
    expect([count('cards'), count('attributeChips'), count('goalChips'), count('incomeChips')]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('extra-b.completes-stage: it fills its slot; the bonus of a full stage comes at the end of the turn', () => {
    const me: CivSpec = { ...IN_HILLS, columns: { 1: ['A5'], 2: ['B13'], 3: ['C13'] } };
    const game = hunter(['hills'], me).rolls(1, 1).play('activate sustenance');
    takeInto(game, 4);
    expect([game.has(0, 'cotton'), game.task()]).toEqual([1, 'gainIncome']);
    const elsewhere = hunter(['hills'], me).rolls(1, 1).play('activate sustenance');
    expect(takeInto(elsewhere, 5).task()).toBe('endTurn');
  });

  it('extra-b.stage-points: in the end it scores by its stage like any chip', () => {
    const points = (column: number, below: readonly string[], activeStages: number[] = []): number => {
      const me: CivSpec = { columns: { [column]: [...below, 'creature-hills'] }, activeStages };
      return civ.project(scenario({ civs: [me, {}], extras: ['b'] }).state, 0).sources.stages;
    };
    expect([points(1, []), points(5, []), points(7, [])]).toEqual([2, 3, 4]);
    expect([points(9, []), points(9, [], [4]), points(9, ['chip-1'], [5])]).toEqual([0, 7, 10]);
  });
});

describe('4, the lucky find', () => {
  it('extra-b.find: a lucky find in land of its type, which is not asked for', () => {
    const game = hunter(['hills'], { tribes: { 'B.hills': ['wild'], 'C.desert': ['plain'] } }).rolls(1, 4);
    takeInto(game.play('activate sustenance', 'hunt B.hills'), 1);
    expect([game.has(0, 'clay'), game.task()]).toEqual([1, 'endTurn']);
  });

  it('extra-b.find-dice: all fate dice are rolled again, one is chosen, ideas change it', () => {
    const me = { favor: 2, fateDice: 2, markers: { idea: 2 } };
    const game = takeInto(hunted(['hills'], 'B.hills', me, 2, 2, 1, 4).play('dieValue 2'), 1);
    expect(game.task()).toBe('findRoll');
    // 1 and 4 with up to two ideas.
    expect(game.offers()).toEqual([1, 2, 3, 4, 5, 6].map(n => `dieValue ${n}`));
    game.play('dieValue 5');
    expect([game.has(0, 'sulfur'), game.has(0, 'idea'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('extra-b.find-answered: what answers to a lucky find answers to it', () => {
    const pack = withAbility('E6', { kind: 'trigger', on: 'find', effects: [{ do: 'points', n: 2 }] });
    const game = hunter(['hills'], { ...IN_HILLS, columns: { 1: ['E6'] } }, { pack }).rolls(1, 1);
    expect(takeInto(game.play('activate sustenance'), 2).points(0, 'ability')).toBe(2);
  });

  it('extra-b.find-short-supply: with no marker left one is returned for it, or the find forgone', () => {
    const game = takeInto(tamed({ markers: { money: 43 } }), 1);
    expect([game.has(0, 'food'), game.offers()]).toEqual([
      1,
      ['returnMarker food', 'returnMarker money', 'forgo'],
    ]);
    expect(game.play('forgo').has(0, 'cotton')).toBe(0);
    expect([creaturesOf(game), game.task()]).toEqual([['hills'], 'endTurn']);
  });

  it('extra-b.hunt-answered-last: what answers to the hunt waits for creature and find', () => {
    const effects: Effect[] = [{ do: 'pointsPer', n: 4, per: { measure: 'stored' } }];
    const pack = withAbility('E6', { kind: 'trigger', on: 'hunt', effects });
    const game = hunter(['hills'], { ...IN_HILLS, columns: { 1: ['E6'] } }, { pack }).rolls(1, 1);
    takeInto(game.play('activate sustenance'), 2);
    expect([game.points(0, 'ability'), game.has(0, 'cotton'), game.task()]).toEqual([4, 1, 'endTurn']);
  });
});

describe('declining', () => {
  it('extra-b.declined: a tamed creature may be left; it stays visible, and there is no find', () => {
    const game = tamed().play('decline');
    expect([visible(game), creaturesOf(game), game.state.creatureStack.length]).toEqual(['hills', [], 5]);
    expect([game.has(0, 'food'), game.has(0, 'cotton'), game.task()]).toEqual([1, 0, 'endTurn']);
  });
});

describe('several hunts', () => {
  const both: CivSpec = { tribes: { 'B.hills': ['wild'], 'C.swamp': ['wild'] } };

  it.each([3, 4])('extra-b.second-hunt: at level %i the second hunt may tame the next creature', level => {
    const game = hunter(['hills', 'swamp', 'desert'], both, { level }).rolls(1, 3, 1, 6);
    takeInto(game.play('activate sustenance', 'hunt B.hills'), 2);
    // The find comes before the second hunt.
    expect([game.has(0, 'clay'), game.task()]).toEqual([1, 'hunt']);
    takeInto(game.play('hunt C.swamp'), 2);
    expect([creaturesOf(game), visible(game), game.has(0, 'tar')]).toEqual([['hills', 'swamp'], 'desert', 1]);
    expect(game.task()).toBe('endTurn');
  });

  it('extra-b.hunt-again: level IIII hunts also where a token lies, and may so try twice', () => {
    const game = hunter(['hills'], IN_HILLS, { level: 4 }).rolls(4, 1, 5);
    game.play('activate sustenance');
    expect([game.has(0, 'food'), visible(game), game.task()]).toEqual([3, 'hills', 'hunt']);
    takeInto(game.play('hunt B.hills'), 1);
    expect([creaturesOf(game), game.has(0, 'food'), game.has(0, 'sulfur')]).toEqual([['hills'], 4, 1]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('other hunts', () => {
  const hunt: Effect[] = [{ do: 'hunt', n: 1 }];
  const rest = { extras: ['b'], creatures: ['hills'] } as const;

  it('extra-b.hunt-of-a-card: any hunt may tame, also one that a card gives', () => {
    const game = bonus(hunt, IN_HILLS, rest).rolls(1, 1).play('hunt B.hills');
    expect(isTaming(game)).toBe(true);
    takeInto(game, 5);
    expect([creaturesOf(game), game.has(0, 'cotton'), game.task()]).toEqual([['hills'], 1, 'endTurn']);
  });

  it('extra-b.hunt-in-phase-7: also in the Event phase; a stage it completes pays before others go on', () => {
    const me: CivSpec = { ...IN_HILLS, columns: { 2: ['B13'], 3: ['A5'] } };
    const game = activity(hunt, me, { ...rest, other: { markers: { money: 1 } } }).rolls(1, 1);
    takeInto(game.play('activity C2', 'hunt B.hills'), 4);
    expect([game.asked(), game.task()]).toEqual([0, 'gainIncome']);
    expect(creaturesOf(game)).toEqual(['hills']);
  });

  it('extra-b.ability-dice: a die more for fate rolls serves here too', () => {
    const rule: StandingRule = { hook: 'fate.dice', n: 1 };
    const pack = withAbility('E6', { kind: 'rule', ...rule });
    const game = hunter(['hills'], { ...IN_HILLS, columns: { 1: ['E6'] } }, { pack }).rolls(5, 1);
    expect(game.play('activate sustenance').offers()).toEqual(['dieValue 1', 'dieValue 5']);
  });
});

describe('against V.I.C.I', () => {
  it('extra-b.automa-tames-nothing: its hunting tokens are no hunts, whatever creature is visible', () => {
    const vici: CivSpec = { tribes: { 'B.hills': ['plain'] }, favor: 6 };
    // A 1 on its fourth card: a favor step and a hunting token.
    const game = scenario({
      civs: [{ dice: [1, 2] }, vici],
      solo: { next: [4] },
      extras: ['b'],
      creatures: ['hills'],
    });
    game.play('activate sleep', 'option sleep B').rolls(1).play('endTurn');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'tokenPlaced', seat: 1 }));
    expect([visible(game), creaturesOf(game, 1), game.state.creatureStack.length]).toEqual(['hills', [], 5]);
  });

  it('extra-b.solo-human: the human tames as ever', () => {
    const civs = [{ ...IN_HILLS, dice: [2, 4] }, {}];
    const game = scenario({ civs, solo: {}, extras: ['b'], creatures: ['hills'] }).rolls(1, 1);
    takeInto(game.play('activate sustenance'), 1);
    expect([creaturesOf(game), game.has(0, 'cotton'), game.task()]).toEqual([['hills'], 1, 'endTurn']);
  });
});

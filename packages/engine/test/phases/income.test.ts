import { describe, expect, it } from 'vitest';
import { type CivSpec, scenario } from '../support/scenario.js';

const income = (one: CivSpec, other: CivSpec = {}) => scenario({ civs: [one, other], phase: 8 });

describe('phase 8 A, income', () => {
  it('income-phase.each-once: every income chip is used once, in any order', () => {
    const game = income({ columns: { 1: ['income-2'], 2: ['income-3'], 9: ['chip-1'] } });
    game.play('income chip-1');
    expect(game.offers('income')).toEqual(['income income-2', 'income income-3']);
    game.play('income income-3');
    expect(game.offers()).toEqual(['income income-2', 'incomePoint income-2']);
    game.play('income income-2');
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.has(0, 'money')]).toEqual([2, 1, 1]);
    expect(game.state.era).toBe(2);
  });

  it('income-phase.order: another order is as good', () => {
    // Money first, then the chip that costs two of it.
    const game = income({ columns: { 1: ['income-4'], 2: ['income-2'] }, markers: { money: 1 } });
    expect(game.offers('income')).toEqual(['income income-2']);
    game.play('income income-2');
    expect(game.offers('income')).toEqual(['income income-4']);
    game.play('income income-4', 'track culture');
    expect([game.has(0, 'money'), game.state.seats[0]!.tracks[4]]).toEqual([0, 1]);
  });

  it('income-phase.starting-chip: the starting chip card is an income chip like any other', () => {
    const game = income({ columns: { 9: ['chip-2'] } });
    expect(game.offers()).toEqual(['income chip-2', 'incomePoint chip-2']);
    game.play('income chip-2');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([1, 1]);
  });

  it('income-phase.point-instead: each chip gives its action or one point', () => {
    const game = income({ columns: { 1: ['income-2'], 2: ['income-3'] } });
    game.play('incomePoint income-2');
    expect([game.points(0, 'income'), game.has(0, 'money')]).toEqual([1, 0]);
    expect(game.offers()).toEqual(['income income-3', 'incomePoint income-3']);
  });

  it('income-phase.point-only: a chip whose action cannot be done gives its point', () => {
    const game = income({ columns: { 1: ['income-6'] }, tribes: { 'B.forest': ['plain'] } });
    expect([game.points(0, 'income'), game.state.era]).toEqual([1, 2]);
  });

  it('income-phase.failed-test: a failed favor test leaves nothing, not even the point', () => {
    const game = income({ columns: { 1: ['income-8'] }, favor: 3 });
    game.rolls(5).play('income income-8');
    expect([game.has(0, 'food'), game.points(0)]).toEqual([0, 0]);
    const lucky = income({ columns: { 1: ['income-8'] }, favor: 3 });
    lucky.rolls(3).play('income income-8');
    expect([lucky.has(0, 'food'), lucky.points(0)]).toEqual([4, 0]);
  });

  it('income-phase.seating-order: each civilization in turn from the starting one', () => {
    const game = scenario({
      civs: [{ columns: { 9: ['chip-1'] } }, { columns: { 9: ['chip-2'] } }, { columns: { 9: ['chip-3'] } }],
      phase: 8,
      starting: 1,
    });
    const order: number[] = [];
    while (game.task() === 'income') {
      order.push(game.asked());
      game.play(game.offers('incomePoint')[0]!);
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('income-phase.new-chip: a chip gained in this phase acts at once and not again before the next era', () => {
    const game = scenario({
      civs: [
        { columns: { 1: ['income-1'], 2: ['income-2'], 3: ['income-3'] }, markers: { calm: 3 } },
        { columns: { 9: ['chip-1'] } },
      ],
      phase: 8,
      attributeDisplay: ['attribute-5'],
      incomeDisplay: ['income-5'],
    });
    game.play('attribute attribute-5', 'column 4');
    game.play('income income-1', 'income income-2', 'income income-3');
    expect(game.task()).toBe('gainIncome');
    game.play('takeIncome income-5', 'column 5', 'income income-5');
    expect(game.has(0, 'wood')).toBe(1);
    expect([game.task(), game.asked()]).toEqual(['income', 1]);
  });

  it('income-phase.point-ability: the ability adds to the point of every chip', () => {
    const game = income({ columns: { 1: ['D9'], 2: ['income-2'], 3: ['income-3'] } });
    game.play('incomePoint income-2', 'incomePoint income-3');
    expect(game.points(0, 'income')).toBe(4);
  });
});

describe('phase 8 B, statues', () => {
  it('statues.example: four statues at the third favor space score 4 x 2', () => {
    const game = income({ statues: { 0: 1, 2: 1, 4: 2 }, favor: 3 }, { favor: 6 });
    expect([game.points(0, 'statues'), game.points(1, 'statues')]).toEqual([8, 0]);
  });

  it('statues.by-favor: a statue is worth what stands above the disc: 1, 1, 2, 2, 3, 3', () => {
    const worth = [1, 2, 3, 4, 5, 6].map(favor => income({ statues: { 0: 1 }, favor }).points(0, 'statues'));
    expect(worth).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('statues.after-income: a favor step gained with the income counts', () => {
    const game = income({
      statues: { 0: 3 },
      favor: 2,
      columns: { 1: ['income-4'] },
      markers: { money: 2 },
      tracks: { culture: 3 },
    });
    game.play('income income-4', 'track culture', 'pick 1');
    expect(game.state.seats[0]!.favor).toBe(3);
    expect(game.points(0, 'statues')).toBe(6);
  });

  it('statues.ability: the ability adds to each statue', () => {
    const game = income({ statues: { 0: 1, 1: 1 }, favor: 5, columns: { 1: ['D5'] } }, { statues: { 0: 1 } });
    expect([game.points(0, 'statues'), game.points(1, 'statues')]).toEqual([8, 1]);
  });
});

describe('phase 8 C and D, the end of an era', () => {
  it('end-of-era.hunting-tokens: all hunting tokens go back to the display', () => {
    const game = scenario({ civs: [{}, {}], phase: 8, hunted: ['B.forest', 'C.desert'] });
    expect([game.state.hunted, game.state.huntingTokens]).toEqual([0, 6]);
  });

  it('end-of-era.blocked: encampments that the player count blocks stay blocked', () => {
    const before = scenario({ civs: [{}, {}] }).state.land.spaces;
    expect(scenario({ civs: [{}, {}], phase: 8 }).state.land.spaces).toEqual(before);
  });

  it('end-of-era.reset-columns: empty reset columns are refilled from the supply', () => {
    const game = income({ resetMarkers: 1 }, { resetMarkers: 4 });
    expect([game.has(0, 'reset'), game.has(1, 'reset')]).toEqual([4, 4]);
    expect([game.state.seats[0]!.supply, game.state.seats[1]!.supply]).toEqual([44, 44]);
  });

  it('end-of-era.short-supply: with too few markers others are returned for it, or columns stay empty', () => {
    const civ: CivSpec = { resetMarkers: 0, markers: { food: 40, calm: 4 }, statues: { 0: 2 } };
    const game = income(civ);
    expect([game.has(0, 'reset'), game.state.seats[0]!.supply]).toEqual([2, 0]);
    // Neither statues nor reset markers nor what lies on boats.
    expect(game.offers('returnMarker')).toEqual(['returnMarker food', 'returnMarker calm']);
    game.play('returnMarker food');
    expect([game.has(0, 'reset'), game.has(0, 'food')]).toEqual([3, 39]);
    game.play('forgo');
    expect([game.has(0, 'reset'), game.has(0, 'food')]).toEqual([3, 39]);
    expect([game.state.era, game.task()]).toEqual([2, 'gainGoal']);
  });

  it('completion.after-refill: a stage filled while columns are refilled pays before the next era', () => {
    const game = scenario({
      civs: [
        {
          resetMarkers: 3,
          markers: { food: 42, calm: 3 },
          columns: { 1: ['A1'], 2: ['B2'], 3: ['C4'] },
        },
        {},
      ],
      phase: 8,
      attributeDisplay: ['attribute-5'],
    });
    expect(game.task()).toBe('gainMarkers');
    // The feature returned for the chip fills the supply, and with it the last column.
    game.play('attribute attribute-5', 'column 4');
    expect(game.has(0, 'reset')).toBe(4);
    expect([game.task(), game.state.era]).toEqual(['gainIncome', 1]);
  });

  it('end-of-era.stays: dice, planning, focus and idea markers and all else on consoles stay', () => {
    const game = income({
      dice: [1, 3, 3],
      usedDice: 3,
      markers: { plan3: 2, focus: 1, idea: 2, food: 4, money: 3, calm: 1, gold: 1, 'raw:B.forest': 1 },
      tribes: { 'B.forest': ['plainWeak'] },
      hand: ['A1'],
    });
    expect(game.state.era).toBe(2);
    const me = game.state.seats[0]!;
    expect([me.dice, me.usedDice, me.hand.length]).toEqual([[1, 0, 2, 0, 0, 0], 3, 1]);
    const kept = ['plan3', 'focus', 'idea', 'food', 'money', 'calm', 'gold', 'raw:B.forest'];
    expect(kept.map(what => game.has(0, what))).toEqual([2, 1, 2, 4, 3, 1, 1, 1]);
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
  });

  it('end-of-era.next: the next era begins with new cards and the starting civilization', () => {
    const game = scenario({ civs: [{}, {}], phase: 8, era: 2, starting: 1, resets: 5, lastRound: 2 });
    expect([game.state.era, game.state.phase, game.task(), game.asked()]).toEqual([3, 2, 'gainGoal', 1]);
    expect(game.state.pastEvents).toHaveLength(2);
    expect(game.state.faceUp.map(stack => stack.length)).toEqual([2, 2, 2, 2, 2]);
  });

  it('end-of-era.new-action-phase: its Action phase starts on the first reset space', () => {
    const tribe: CivSpec = { tribes: { 'B.forest': ['plain'] } };
    const game = scenario({ civs: [tribe, tribe], phase: 8, resets: 5, lastRound: 2 });
    game.play('decline', 'decline', 'decline', 'decline');
    expect([game.task(), game.state.resets, game.state.lastRound]).toEqual(['turn', 0, 0]);
  });
});

// Taking a favor test, rulebook p. 17.
import { describe, expect, it } from 'vitest';
import { activated } from '../support/openings.js';
import { withAbility } from '../support/pack.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** Invention activated for an income chip's test, about to be taken, with the dice that will fall. */
function testing(mine: CivSpec, ...rolls: number[]): Position {
  const columns = { 9: ['chip-6'], ...mine.columns };
  return activated('invention', { ...mine, columns }).rolls(...rolls);
}

const TAKE = 'income chip-6'; // passed: a research card; failed: an idea

/** How a test ended that asked nothing. */
function outcome(mine: CivSpec, ...rolls: number[]): boolean | undefined {
  const game = testing(mine, ...rolls).play(TAKE);
  const tested = game.events.find(event => event.type === 'tested');
  return tested?.type === 'tested' ? tested.passed : undefined;
}

describe('the dice and the track', () => {
  it('favor-test.spaces: on space n the values 1 to n pass, no higher one', () => {
    for (let favor = 1; favor <= 5; favor++) {
      for (let value = 1; value <= 6; value++) {
        expect([favor, value, outcome({ favor }, value)]).toEqual([favor, value, value <= favor]);
      }
    }
  });

  it('favor-test.last-space: on the sixth space it is passed without a roll', () => {
    const game = testing({ favor: 6 }, 6).play(TAKE);
    expect(game.task()).toBe('gainCard');
    expect(game.events.some(event => event.type === 'rolled')).toBe(false);
  });

  it('favor-test.all-dice: all fate dice are rolled once, and one that passes is enough', () => {
    expect(outcome({ favor: 2, fateDice: 3 }, 6, 2, 5)).toBe(true);
    expect(outcome({ favor: 2, fateDice: 3 }, 6, 3, 5)).toBe(false);
    const game = testing({ favor: 2, fateDice: 3 }, 6, 2, 5).play(TAKE);
    const rolled = game.events.filter(event => event.type === 'rolled');
    expect(rolled).toMatchObject([{ dice: 'fate', values: [2, 5, 6] }]);
  });

  it('favor-test.action-after: the action comes only with a passed test', () => {
    expect(testing({ favor: 1 }, 1).play(TAKE).task()).toBe('gainCard');
    const failed = testing({ favor: 1 }, 3).play(TAKE);
    expect([failed.task(), failed.has(0, 'idea')]).toEqual(['endTurn', 1]);
  });
});

describe('failing on purpose', () => {
  /** Something answers to failed tests. */
  const learning: CivSpec = { columns: { 1: ['C3'] } };
  const pack = withAbility('C3', {
    kind: 'trigger',
    on: 'testFailed',
    effects: [{ do: 'points', n: 3 }],
  });
  const rolling = (me: CivSpec, ...rolls: number[]): Position => {
    const columns = { 9: ['chip-6'], ...me.columns };
    return activated('invention', { ...me, columns }, { pack })
      .rolls(...rolls)
      .play(TAKE);
  };

  it('favor-test.fail-on-purpose: ideas may move all dice that pass, so that the test fails', () => {
    const me: CivSpec = { ...learning, favor: 3, fateDice: 2, markers: { idea: 4 } };
    const game = rolling(me, 1, 3);
    // The 1 becomes a 6, the 3 a 4.
    expect(game.offers()).toEqual(['spendIdeas 2', 'accept']);
    game.play('spendIdeas 2');
    expect([game.points(0, 'ability'), game.has(0, 'idea')]).toEqual([3, 3]); // failed, the chip gives an idea
    expect(rolling(me, 1, 3).play('accept').task()).toBe('gainCard');
  });

  it('favor-test.fail-not-asked: nothing is asked where nothing answers to it, and without the ideas only the result', () => {
    expect(rolling({ favor: 3, markers: { idea: 4 } }, 2).task()).toBe('gainCard');
    expect(rolling({ ...learning, favor: 3 }, 2).task()).toBe('gainCard');
    expect(rolling({ ...learning, favor: 6, markers: { idea: 4 } }, 2).task()).toBe('gainCard');
  });
});

describe('ideas', () => {
  it('favor-test.ideas: one idea changes a die by one; the nearest die is what it costs', () => {
    const game = testing({ favor: 2, fateDice: 2, markers: { idea: 5 } }, 5, 4).play(TAKE);
    expect(game.offers()).toEqual(['spendIdeas 2', 'accept']);
    const supply = game.state.seats[0]!.supply;
    game.play('spendIdeas 2');
    expect([game.task(), game.has(0, 'idea'), game.state.seats[0]!.supply]).toEqual([
      'gainCard',
      3,
      supply + 2,
    ]);
  });

  it('favor-test.ideas-around: 6 and 1 lie side by side', () => {
    const cost = (favor: number, value: number): string[] =>
      testing({ favor, markers: { idea: 6 } }, value)
        .play(TAKE)
        .offers('spendIdeas');
    expect([2, 3, 4, 5, 6].map(value => cost(1, value)[0])).toEqual([
      'spendIdeas 1',
      'spendIdeas 2',
      'spendIdeas 3',
      'spendIdeas 2',
      'spendIdeas 1',
    ]);
    expect([4, 5, 6].map(value => cost(3, value)[0])).toEqual([
      'spendIdeas 1',
      'spendIdeas 2',
      'spendIdeas 1',
    ]);
  });

  it('favor-test.ideas-enough: too few ideas are not asked for, exactly enough are', () => {
    const failed = testing({ favor: 1, markers: { idea: 2 } }, 4).play(TAKE);
    expect([failed.task(), failed.has(0, 'idea')]).toEqual(['endTurn', 3]);
    const game = testing({ favor: 1, markers: { idea: 3 } }, 4).play(TAKE);
    expect(game.offers()).toEqual(['spendIdeas 3', 'accept']);
    expect(game.play('spendIdeas 3').has(0, 'idea')).toBe(0);
  });

  it('favor-test.ideas-free-choice: one may fail and keep the ideas', () => {
    const game = testing({ favor: 1, markers: { idea: 3 } }, 2).play(TAKE, 'accept');
    expect([game.task(), game.has(0, 'idea')]).toEqual(['endTurn', 4]);
  });

  it('favor-test.ideas-not-needed: a passed test asks for nothing', () => {
    const game = testing({ favor: 2, markers: { idea: 3 } }, 2).play(TAKE);
    expect([game.task(), game.has(0, 'idea')]).toEqual(['gainCard', 3]);
  });

  it('favor-test.no-planning: planning and focus markers do not serve', () => {
    const game = testing({ favor: 1, markers: { plan1: 2, plan2: 2, focus: 2 } }, 2).play(TAKE);
    expect([game.task(), game.has(0, 'plan1'), game.has(0, 'focus')]).toEqual(['endTurn', 2, 2]);
  });

  it('favor-test.example: two procreations, then an idea saves the test, and a tribe stands up', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'F.grassland': ['wildWeak'] },
          levels: { procreation: 3 },
          favor: 2,
          fateDice: 2,
          dice: [2, 5],
          markers: { idea: 1 },
        },
        {},
      ],
    });
    game.play('activate procreation', 'settle F.grassland free', 'settle F.grassland free');
    game.rolls(5, 3).play('option procreation B');
    expect(game.offers()).toEqual(['spendIdeas 1', 'accept']);
    game.play('spendIdeas 1', 'strengthen F.grassland wildWeak');
    expect([game.has(0, 'idea'), game.tribesAt(0, 'F.grassland', 'wild')]).toEqual([0, 1]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('abilities', () => {
  it('favor-test.ability-space: an ability counts a space farther, the last needs no roll', () => {
    expect(outcome({ favor: 2, columns: { 3: ['C7'] } }, 3)).toBe(true);
    expect(outcome({ favor: 2, columns: { 3: ['C7'] } }, 4)).toBe(false);
    const sure = testing({ favor: 5, columns: { 3: ['C7'] } }, 6).play(TAKE);
    expect(sure.events.some(event => event.type === 'rolled')).toBe(false);
    expect(sure.task()).toBe('gainCard');
    expect(outcome({ favor: 6, columns: { 3: ['C7'] } }, 6)).toBe(true);
  });

  it('favor-test.trigger-passed: whenever you pass, also with ideas or without a roll', () => {
    const columns = { 5: ['E3'] };
    expect(testing({ favor: 1, columns }, 1).play(TAKE).points(0)).toBe(1);
    expect(testing({ favor: 6, columns }, 6).play(TAKE).points(0)).toBe(1);
    const ideas = testing({ favor: 1, columns, markers: { idea: 1 } }, 2).play(TAKE, 'spendIdeas 1');
    expect(ideas.points(0)).toBe(1);
    expect(testing({ favor: 1, columns }, 3).play(TAKE).points(0)).toBe(0);
  });

  it('favor-test.trigger-failed: whenever you fail, once the ideas are decided on', () => {
    const columns = { 2: ['B3'] };
    expect(testing({ favor: 1, columns }, 3).play(TAKE).has(0, 'idea')).toBe(2);
    const game = testing({ favor: 1, columns, markers: { idea: 1 } }, 2).play(TAKE);
    expect(game.has(0, 'idea')).toBe(1);
    expect(game.play('accept').has(0, 'idea')).toBe(3);
    expect(testing({ favor: 1, columns }, 1).play(TAKE).has(0, 'idea')).toBe(0);
  });
});

describe('the track', () => {
  it('favor-track.last-space: on the last space a step forward is forgone', () => {
    const start = (favor: number) =>
      activated('activity', {
        favor,
        columns: { 3: ['C14'] },
        markers: { idea: 1, food: 1, money: 1 },
      });
    expect(start(6).offers('activity')).toEqual(['activity console']);
    const game = start(5).play('activity C14');
    while (game.task() === 'payFor') game.play(game.offers('give')[0]!);
    expect([game.state.seats[0]!.favor, game.task()]).toEqual([6, 'endTurn']);
  });
});

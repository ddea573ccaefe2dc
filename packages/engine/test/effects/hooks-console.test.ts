// Standing rules about Planning, Sleep, Invention and Mutation, goal chips and attribute chips.
import { describe, expect, it } from 'vitest';
import { FEATURES, type Reason, type StandingRule } from '../../src/index.js';
import { activated, turnFor } from '../support/openings.js';
import { attributeOf, goalOf } from '../support/phrases.js';
import { type CivSpec, scenario } from '../support/scenario.js';
import { bonusUnder, both, goOn, HELD, packFor, whyNot } from './standing.js';

describe('modules', () => {
  it('hook.planning-markers: one planning marker more with the Planning module, at every level', () => {
    const markers = (level: number): [number, number] =>
      both({ hook: 'planning.markers', n: 1 }, (mine, rest) => {
        const game = activated('planning', mine, { ...rest, level });
        if (game.can('option planning B')) game.play('option planning B');
        return game.play('planOn 3').has(0, 'plan3');
      });
    expect([markers(1), markers(2)]).toEqual([
      [3, 2],
      [4, 3],
    ]);
  });

  it('hook.planning-markers-module: not what an effect gives', () => {
    const game = bonusUnder({ hook: 'planning.markers', n: 1 }, [{ do: 'plan', n: 1 }]);
    expect(game.play('planOn 3').has(0, 'plan3')).toBe(1);
  });

  it('hook.sleep-ideas: more ideas with the Sleep module, and as many focus markers', () => {
    const rested = (option: 'A' | 'B', what: string): [number, number] =>
      both({ hook: 'sleep.ideas', n: 2 }, (mine, rest) => {
        const game = turnFor('sleep', { ...mine, dice: [1, 2] }, rest).play('activate sleep');
        return game.play(`option sleep ${option}`).has(0, what);
      });
    expect(rested('B', 'idea')).toEqual([4, 2]);
    expect(rested('A', 'focus')).toEqual([1, 1]);
  });

  it('hook.invention-uses: one income chip action more with the Invention module', () => {
    const used = (level: number): [number, number] =>
      both({ hook: 'invention.uses', n: 1 }, (mine, rest) => {
        const me: CivSpec = { columns: { ...mine.columns, 9: ['income-1'] } };
        return goOn(activated('invention', me, { ...rest, level }), 'income');
      });
    expect([used(1), used(2)]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('hook.invention-uses-module: not what an effect allows', () => {
    const me: CivSpec = { columns: { 9: ['income-1'] } };
    const game = bonusUnder({ hook: 'invention.uses', n: 1 }, [{ do: 'useIncome' }], me);
    expect(goOn(game, 'income')).toBe(1);
  });

  it('hook.mutation-moves: one feature marker more with the Mutation module', () => {
    const moved = (level: number): [number, number] =>
      both({ hook: 'mutation.moves', n: 1 }, (mine, rest) =>
        goOn(activated('mutation', { ...mine, markers: { calm: 3 } }, { ...rest, level }), 'mutate'),
      );
    expect([moved(1), moved(4)]).toEqual([
      [2, 1],
      [4, 3],
    ]);
  });

  it('hook.mutation-moves-module: not what an effect allows', () => {
    const rule: StandingRule = { hook: 'mutation.moves', n: 1 };
    const game = bonusUnder(rule, [{ do: 'mutate', n: 1 }], { markers: { calm: 3 } });
    expect(goOn(game, 'mutate')).toBe(1);
  });
});

describe('goal chips', () => {
  const fewer: StandingRule = { hook: 'goal.min', n: -1 };
  /** Level I serves to install a goal chip only if one is fulfilled; else planning markers are all it gives. */
  const fulfilled = (rule: StandingRule, goal: string, me: CivSpec): [boolean, boolean] =>
    both(
      rule,
      (mine, rest) => activated('planning', { ...me, ...mine, goals: [[goal]] }, rest).task() !== 'planOn',
    );

  it('hook.goal-min: a chip that asks for two or more of something asks for fewer', () => {
    expect(fulfilled(fewer, 'goal-22', { markers: { money: 4 } })).toEqual([true, false]);
    expect(fulfilled(fewer, 'goal-22', { markers: { money: 3 } })).toEqual([false, false]);
    expect(fulfilled(fewer, 'goal-9', { tracks: { construction: 2 } })).toEqual([true, false]);
  });

  it('hook.goal-min-at-least-one: but for at least one; what asks for one asks for it still', () => {
    const much: StandingRule = { hook: 'goal.min', n: -9 };
    expect(fulfilled(much, 'goal-1', { tribes: { 'B.forest': ['plain'] } })).toEqual([true, false]);
    expect(fulfilled(much, 'goal-1', {})).toEqual([false, false]);
    expect(fulfilled(much, 'goal-17', {})).toEqual([false, false]);
  });

  it('hook.goal-min-return: a material to return must be returned', () => {
    expect(fulfilled(fewer, 'goal-13', {})).toEqual([false, false]);
    expect(fulfilled(fewer, 'goal-13', { markers: { wood: 1 } })).toEqual([true, true]);
  });

  it('hook.goal-min-effects: also for a chip that an effect installs', () => {
    const me: CivSpec = { goals: [['goal-22']], markers: { money: 4 } };
    expect(bonusUnder(fewer, [{ do: 'installGoal' }], me).can('installGoal 1')).toBe(true);
  });

  it('hook.goal-min-explained: what it asks for then is said', () => {
    const reasons = both(fewer, (mine, rest): Reason[] => {
      const game = turnFor('planning', { ...mine, goals: [['goal-22']], markers: { money: 2 } }, rest);
      return whyNot(rest.pack, game, { goal: 0 }).slice(1);
    });
    const goal = goalOf('goal-22');
    expect(reasons).toEqual([
      [{ code: 'goalUnmet', facts: { goal, need: 4, have: 2 } }],
      [{ code: 'goalUnmet', facts: { goal, need: 5, have: 2 } }],
    ]);
  });
});

describe('attribute chips', () => {
  const fewer: StandingRule = { hook: 'attribute.have', n: -1 };
  const attributeDisplay = ['attribute-1', 'attribute-2', 'attribute-5'];
  const offered = (rule: StandingRule, endurance: number): [string[], string[]] =>
    both(rule, (mine, rest) =>
      scenario({ civs: [{ ...mine, markers: { endurance } }, {}], attributeDisplay, ...rest }).offers(
        'attribute',
      ),
    );

  it('hook.attribute-have: attribute chips ask for fewer of their feature', () => {
    expect(offered(fewer, 2)).toEqual([['attribute attribute-1'], []]);
    expect(offered(fewer, 3)[0]).toEqual(['attribute attribute-1', 'attribute attribute-2']);
    expect(offered(fewer, 1)).toEqual([[], []]);
  });

  it('hook.attribute-have-at-least-one: but for at least one, which is returned as usual', () => {
    const much: StandingRule = { hook: 'attribute.have', n: -9 };
    expect(offered(much, 0)).toEqual([[], []]);
    const spec = { attributeDisplay, pack: packFor(much) };
    const game = scenario({ civs: [{ ...HELD, markers: { endurance: 2 } }, {}], ...spec });
    game.play('attribute attribute-2', 'column 2');
    expect(game.has(0, 'endurance')).toBe(1);
  });

  it('hook.attribute-have-explained: what it asks for then is said', () => {
    const reasons = both(fewer, (mine, rest): Reason[] => {
      const game = scenario({
        civs: [{ ...mine, markers: { endurance: 1 } }, {}],
        attributeDisplay,
        ...rest,
      });
      return whyNot(rest.pack, game, { attribute: attributeOf('attribute-1') });
    });
    const what = FEATURES.indexOf('endurance');
    expect(reasons).toEqual([
      [{ code: 'needFeature', facts: { what, need: 2, have: 1 } }],
      [{ code: 'needFeature', facts: { what, need: 3, have: 1 } }],
    ]);
  });
});

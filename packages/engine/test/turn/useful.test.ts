// A module is offered only if one of its actions can be done once it is paid for (ruling 24). Rulebook p. 13.
import { describe, expect, it } from 'vitest';
import type { Effect, Reason } from '../../src/index.js';
import { load, MODULES } from '../../src/index.js';
import { civ, withAbility, withConsoleActivity } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const table = (me: CivSpec, rest: Partial<Spec> = {}): Position => scenario({ civs: [me, {}], ...rest });
/** An activity that costs ideas. */
const costsIdeas = (n: number): Effect => ({
  do: 'pay',
  cost: [{ what: 'idea', n }],
  then: [{ do: 'points', n: 1 }],
});
const ideas = (n: number) => ({ pack: withConsoleActivity(costsIdeas(n)) });

describe('what paying for a module takes', () => {
  it('activation.last-idea: Activity is not offered when its payment takes the idea its only activity needs', () => {
    // Activity asks for a 2 and a 3: with a 2 and a 4 an idea goes into the die.
    const at = (markers: Record<string, number>, dice: number[]): Position =>
      table({ dice, markers }, ideas(1));
    expect(at({ idea: 1 }, [2, 3]).can('activate activity')).toBe(true);
    expect(at({ idea: 1 }, [2, 4]).can('activate activity')).toBe(false);
    expect(at({ idea: 2 }, [2, 4]).can('activate activity')).toBe(true);
  });

  it('activation.only-useful-payments: only the pairs of dice and markers are offered that leave something to do', () => {
    const game = table({ dice: [2, 3, 4], markers: { idea: 1 } }, ideas(1)).play('activate activity');
    // The pair that costs the idea is not asked about, so the payment is forced.
    expect([game.task(), game.offers('activity')]).toEqual(['activity', ['activity console']]);
    const both = table({ dice: [2, 3, 4], markers: { idea: 2 } }, ideas(1)).play('activate activity');
    expect(both.offers()).toContain('pay die2 die4');
  });

  it('activation.chip-instead: a chip taken while the dice are chosen may leave nothing to do; they are paid all the same', () => {
    const pack = withConsoleActivity({
      do: 'pay',
      cost: [
        { what: 'endurance', n: 3 },
        { what: 'idea', n: 1 },
      ],
      then: [{ do: 'points', n: 1 }],
    });
    const game = table(
      { dice: [2, 2, 3, 4], markers: { idea: 2, endurance: 3 } },
      { pack, attributeDisplay: ['attribute-1'] },
    ).play('activate activity');
    expect(game.task()).toBe('pay');
    game.play('attribute attribute-1', 'column 1');
    expect([game.task(), game.offers('pay').length > 0]).toEqual(['pay', true]);
    game.play(game.offers('pay')[0]!);
    expect(game.task()).toBe('endTurn');
  });

  it('activation.focus-spent: a focus marker that pays is not there for an activity', () => {
    const pack = withConsoleActivity({
      do: 'pay',
      cost: [{ what: 'focus', n: 1 }],
      then: [{ do: 'points', n: 1 }],
    });
    const at = (focus: number): Position => table({ dice: [2], usedDice: 5, markers: { focus } }, { pack });
    expect([1, 2].map(n => at(n).can('activate activity'))).toEqual([false, true]);
  });

  it('activation.used-dice: dice that pay can be brought back by an activity', () => {
    const pack = withConsoleActivity({ do: 'recall', n: 1 });
    const game = table({ dice: [2, 3], usedDice: 0 }, { pack });
    expect(game.can('activate activity')).toBe(true);
    expect(game.play('activate activity', 'activity console').offers()).toContain('recall 1');
  });

  it('explain.useless-when-paid: that nothing would be left to do is said', () => {
    const asking = load(ideas(1).pack);
    const why = (idea: number, dice: number[]): Reason['code'][] => {
      const { state } = table({ dice, markers: { idea } }, ideas(1));
      return asking.explain(state, 0, { module: MODULES.indexOf('activity') }).map(({ code }) => code);
    };
    expect([why(1, [2, 3]), why(1, [2, 4]), why(2, [2, 4])]).toEqual([[], ['noActivity'], []]);
  });
});

describe('what answers to the activation', () => {
  const produces = withAbility('A5', {
    kind: 'trigger',
    on: 'module',
    of: 'transport',
    effects: [{ do: 'produce', n: 1 }],
  });
  const me: CivSpec = { dice: [1, 5], columns: { 1: ['A5'] }, tribes: { 'B.forest': ['plain'] } };

  it('activation.given-first: Transport is offered when an ability produces something before its actions', () => {
    const game = table(me, { pack: produces });
    expect(game.can('activate transport')).toBe(true);
    game.play('activate transport', 'produce B.forest');
    expect(game.offers()).toEqual(['decline', 'transport B.forest']);
    expect(table(me).can('activate transport')).toBe(false);
    expect(table({ ...me, tribes: {} }, { pack: produces }).can('activate transport')).toBe(false);
  });

  it('activation.given-by-chance: what dice would have to bring does not count', () => {
    const pack = withAbility('A5', {
      kind: 'trigger',
      on: 'module',
      of: 'transport',
      effects: [{ do: 'test', then: [{ do: 'produce', n: 1 }] }],
    });
    const offered = [1, 2, 3, 4, 5, 6].map(die => table(me, { pack }).rolls(die).can('activate transport'));
    expect(offered).toEqual([false, false, false, false, false, false]);
  });

  it('activation.asking-changes-nothing: looking ahead leaves the game as it is', () => {
    const game = table(me, { pack: produces });
    const before = civ.hash(game.state);
    expect([game.offers().length > 0, civ.hash(game.state)]).toEqual([true, before]);
  });
});

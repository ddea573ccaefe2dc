// Standing rules about fate dice, hunts and strengthening.
import { describe, expect, it } from 'vitest';
import { FOOD, type StandingRule } from '../../src/index.js';
import { activated, turnFor } from '../support/openings.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { income } from './positions.js';
import { bonusUnder, both, described, goOn, HELD, packFor } from './standing.js';

const TWO: CivSpec = { tribes: { 'B.forest': ['plain'], 'C.swamp': ['plain'] } };
/** As many hunting tokens as there are, none where the own tribes are. */
const ALL_TOKENS = ['B.hills', 'B.mountains', 'C.desert', 'D.desert', 'D.forest', 'E.swamp'];

describe('fate dice', () => {
  const more: StandingRule = { hook: 'fate.dice', n: 1 };

  it('hook.fate-dice: one die more is rolled for a favor test', () => {
    const food = both(more, (mine, rest) =>
      income('income-8', { ...mine, favor: 2 }, rest)
        .rolls(3, 2)
        .play('income income-8')
        .has(0, 'food'),
    );
    expect(food).toEqual([4, 0]);
  });

  it('hook.fate-dice-hunts-and-finds: and for a hunt and a lucky find', () => {
    const hunted = (mine: CivSpec, rest: { pack: ReturnType<typeof packFor> }): string[] => {
      const game = activated('sustenance', { ...TWO, ...mine }, rest);
      return game.rolls(1, 4).play('hunt B.forest').offers('dieValue');
    };
    expect(both(more, hunted)).toEqual([['dieValue 1', 'dieValue 4'], []]);
    const found = both(more, (mine, rest) => {
      const game = activated('exploration', { ...TWO, ...mine }, rest).play('option exploration B');
      return game.rolls(6, 3).play('findType forest').offers('dieValue');
    });
    expect(found).toEqual([['dieValue 3', 'dieValue 6'], []]);
  });

  it('hook.fate-dice-not-gained: the dice one has stay as many', () => {
    const game = activated('sustenance', { ...TWO, ...HELD }, { pack: packFor(more) });
    expect(game.state.seats[0]!.fateDice).toBe(1);
  });
});

describe('hunts', () => {
  const food = (rule: StandingRule, key: string): [number, number] =>
    both(rule, (mine, rest) =>
      activated('sustenance', { ...TWO, ...mine }, rest)
        .rolls(4)
        .play(`hunt ${key}`)
        .has(0, 'food'),
    );

  it('hook.hunt-food: more food from each hunt, anywhere or in a type of territory', () => {
    expect(food({ hook: 'hunt.food', n: 2 }, 'B.forest')).toEqual([5, 3]);
    const forest: StandingRule = { hook: 'hunt.food', n: 1, of: 'forest' };
    expect(food(forest, 'B.forest')).toEqual([4, 3]);
    expect(food(forest, 'C.swamp')).toEqual([3, 3]);
  });

  it('hook.hunt-food-shown: each value says what it brings', () => {
    const shown = both({ hook: 'hunt.food', n: 1 }, (mine, rest) => {
      const game = activated('sustenance', { ...TWO, ...mine, markers: { idea: 3 } }, rest);
      game.rolls(4).play('hunt B.forest');
      return described(rest.pack, game, 'dieValue 4').gain;
    });
    expect(shown).toEqual([[{ place: FOOD, n: 4 }], [{ place: FOOD, n: 3 }]]);
  });

  it('hook.hunt-food-effects: also from a hunt that an effect allows', () => {
    const rule: StandingRule = { hook: 'hunt.food', n: 1 };
    const game = bonusUnder(rule, [{ do: 'hunt', n: 1 }], TWO)
      .rolls(4)
      .play('hunt B.forest');
    expect(game.has(0, 'food')).toBe(4);
  });

  const again: StandingRule = { hook: 'hunt.again' };

  it('hook.hunt-again: also where a hunting token lies', () => {
    const hunted = ['B.forest', 'C.swamp'];
    const can = both(again, (mine, rest) =>
      turnFor('sustenance', { ...TWO, ...mine }, { ...rest, hunted }).can('activate sustenance'),
    );
    expect(can).toEqual([true, false]);
    const game = bonusUnder(again, [{ do: 'hunt', n: 1 }], TWO, { hunted });
    expect(game.offers('hunt')).toEqual(['hunt B.forest', 'hunt C.swamp']);
  });

  it('hook.hunt-again-no-token: there no token of the display is needed; elsewhere one is', () => {
    const hunted = [...ALL_TOKENS.slice(1), 'B.forest'];
    const game = turnFor('sustenance', { ...TWO, ...HELD }, { pack: packFor(again), hunted });
    game.rolls(4).play('activate sustenance');
    // The only hunting ground is not asked for.
    expect([game.has(0, 'food'), game.task()]).toEqual([3, 'endTurn']);
    const none = turnFor('sustenance', { ...TWO, ...HELD }, { pack: packFor(again), hunted: ALL_TOKENS });
    expect(none.can('activate sustenance')).toBe(false);
  });

  it('hook.hunt-limit: one hunt more with the Sustenance module, at every level', () => {
    const three: CivSpec = { tribes: { ...TWO.tribes, 'B.hills': ['plain'], 'C.desert': ['plain'] } };
    const hunts = (level: number): [number, number] =>
      both({ hook: 'hunt.limit', n: 1 }, (mine, rest) => {
        const game = activated('sustenance', { ...three, ...mine }, { ...rest, level });
        const before = game.events.length;
        while (game.task() === 'hunt') game.rolls(4).play(game.offers('hunt')[0]!);
        return game.events.slice(before).filter(({ type }) => type === 'hunted').length;
      });
    expect([hunts(1), hunts(3)]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('hook.hunt-limit-module: not what an effect allows', () => {
    const game = bonusUnder({ hook: 'hunt.limit', n: 1 }, [{ do: 'hunt', n: 1 }], TWO);
    expect(game.rolls(4).play('hunt B.forest').task()).toBe('endTurn');
  });
});

describe('strengthening', () => {
  const WEAK: CivSpec = { tribes: { 'B.forest': ['plainWeak', 'wildWeak', 'wildWeak'] } };
  const more: StandingRule = { hook: 'strengthen.limit', n: 1 };
  const strengthened = (game: Position): number => goOn(game, 'strengthen');

  it('hook.strengthen-limit: one tribe more with the Sustenance module', () => {
    const tribes = both(more, (mine, rest) =>
      strengthened(activated('sustenance', { ...WEAK, ...mine }, rest).play('option sustenance B')),
    );
    expect(tribes).toEqual([2, 1]);
  });

  it('hook.strengthen-limit-module: not what an effect allows', () => {
    expect(strengthened(bonusUnder(more, [{ do: 'strengthen', n: 1 }], WEAK))).toBe(1);
  });
});

// Standing rules about installing research cards and drawing them.
import { describe, expect, it } from 'vitest';
import { MATERIALS, type Pack, type StandingRule } from '../../src/index.js';
import { activated, canInstall, installed, installing, type Opening, turnFor } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { bonusUnder, both, HELD, packFor, whyNot } from './standing.js';

/** The card that holds the rule, and these of another type beside it. */
const withCards = (mine: CivSpec, ...ids: string[]): CivSpec => ({ columns: { ...mine.columns, 2: ids } });
const can = (rule: StandingRule, id: string, me: CivSpec, ...below: string[]): [boolean, boolean] =>
  both(rule, (mine, rest) => canInstall(id, { ...me, ...withCards(mine, ...below) }, rest));
const hasCard = (game: Position, id: string): boolean =>
  game.state.seats[0]!.columns.some(column => column.includes(cardOf(id)));

describe('materials of cost spaces', () => {
  const wood: StandingRule = { hook: 'install.material', n: 1, of: 'wood' };
  /** In stage 3 D4 asks for Papyrus and twice Wood. */
  const STAGE_3 = ['D14', 'D6'];

  it('hook.install-material: so much of a material need not be returned for a card', () => {
    expect(can(wood, 'A1', {})).toEqual([true, false]);
    expect(can(wood, 'D4', { markers: { papyrus: 1, wood: 1 } }, ...STAGE_3)).toEqual([true, false]);
    expect(can(wood, 'D4', { markers: { papyrus: 1 } }, ...STAGE_3)).toEqual([false, false]);
    expect(can({ ...wood, n: 2 }, 'D4', { markers: { papyrus: 1 } }, ...STAGE_3)).toEqual([true, false]);
  });

  it('hook.install-material-others: other materials are returned as usual', () => {
    expect(can(wood, 'A2', {})).toEqual([false, false]);
    expect(can(wood, 'D4', { markers: { wood: 2 } }, ...STAGE_3)).toEqual([false, false]);
  });

  it('hook.install-material-kept: what is spared stays in the storage', () => {
    const left = both(wood, (mine, rest) => {
      const me = { ...withCards(mine, ...STAGE_3), markers: { papyrus: 1, wood: 3 } };
      const game = installed('D4', me, rest);
      return [game.has(0, 'wood'), game.has(0, 'papyrus')];
    });
    expect(left).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('hook.install-material-settlements: settlements stand for what is not spared', () => {
    // In stage 3 D1 asks for Wood and Papyrus; a settlement stands for either.
    const me: CivSpec = { settlements: { 4: 0 } };
    expect(can(wood, 'D1', me, ...STAGE_3)).toEqual([true, false]);
    const ways = both(wood, (mine, rest) => {
      const start = { ...me, ...withCards(mine, ...STAGE_3), markers: { wood: 1, papyrus: 1 } };
      const game = installing('D1', start, rest);
      if (game.can('assume 3')) game.play('assume 3');
      game.play('cover 4');
      return [game.has(0, 'wood'), game.has(0, 'papyrus')];
    });
    expect(ways).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('hook.install-material-explained: what is still missing is said', () => {
    const missing = both(wood, (mine, rest) => {
      const me = { ...withCards(mine, ...STAGE_3), hand: ['D4'], markers: { papyrus: 1 } };
      const game = turnFor('building', me, rest);
      const why = whyNot(rest.pack, game, { card: cardOf('D4') });
      return why.filter(({ code }) => code === 'needMaterial').map(({ facts }) => facts);
    });
    const what = MATERIALS.indexOf('wood');
    expect(missing).toEqual([[{ what, need: 1, have: 0 }], [{ what, need: 2, have: 0 }]]);
  });
});

describe('ignoring a cost space', () => {
  const rule: StandingRule = { hook: 'install.ignore', of: 'insight' };
  const CALM: CivSpec = { markers: { calm: 1 } };

  it('hook.install-ignore: a space of a card of the type may be ignored below level III', () => {
    // In stage 2 C8 asks for Calm and Intelligence.
    expect(can(rule, 'C8', CALM, 'C11')).toEqual([true, false]);
    expect(can({ hook: 'install.ignore' }, 'C8', CALM, 'C11')).toEqual([true, false]);
    expect(can({ hook: 'install.ignore', of: 'building' }, 'C8', CALM, 'C11')).toEqual([false, false]);
  });

  it('hook.install-ignore-two-active: as with the special bonus it must not be the only one (ruling 10)', () => {
    expect(can(rule, 'C4', {})).toEqual([false, false]);
    // The only space of stage 1 counts where the costs of a higher stage are assumed.
    expect(can(rule, 'C4', { markers: { intelligence: 1 } })).toEqual([true, false]);
  });

  it('hook.install-ignore-points: the points of the space are not gained', () => {
    const pack = packFor({ hook: 'install.ignore', of: 'mutation' });
    const start: CivSpec = { ...withCards(HELD, 'B3'), markers: { vision: 1, endurance: 1 } };
    const points = (ignored: string): number => {
      const game = installing('B7', start, { pack });
      if (game.can('assume 2')) game.play('assume 2');
      return game.play(`ignore ${ignored}`).points(0, 'costSpaces');
    };
    expect([points('2'), points('1'), points('none')]).toEqual([0, 1, 1]);
  });

  it('hook.install-ignore-one-space: with the special bonus it is still one space', () => {
    // In stage 3 C8 asks for three features.
    for (const level of [1, 3, 4]) {
      const seen = both(rule, (mine, rest) =>
        canInstall('C8', { ...CALM, ...withCards(mine, 'C11', 'C6') }, { ...rest, level }),
      );
      expect(seen).toEqual([false, false]);
    }
  });

  it('hook.install-ignore-another: at level III the special bonus is left for another card', () => {
    const hand = ['C4'];
    const again = both(rule, (mine, rest) => {
      const me = { ...CALM, ...withCards(mine, 'C11'), hand };
      const game = installing('C8', me, { ...rest, level: 3 });
      while (game.task() === 'installHow') game.play(game.offers()[0]!);
      return [hasCard(game, 'C8'), game.can('install C4')];
    });
    expect(again).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('hook.install-ignore-effects: also for a card that an effect installs', () => {
    const offered = (mine: CivSpec): string[] => {
      const pack: Pack = packWith({
        E6: { ability: { kind: 'rule', ...rule } },
        D6: { bonus: [{ do: 'installCard', type: 'insight' }] },
      });
      const me = { ...CALM, columns: { ...mine.columns, 2: ['C11'] }, hand: ['C8'] };
      return installed('D6', me, { pack }).offers('install');
    };
    expect([offered(HELD), offered({})]).toEqual([['install C8'], []]);
  });
});

describe('settlements of cost spaces', () => {
  const rule: StandingRule = { hook: 'settlements.count', n: 1 };

  it('hook.settlements-count: for cost spaces one settlement more counts as built', () => {
    expect(can(rule, 'D1', {})).toEqual([true, false]);
    // In stage 3 D4 asks for one settlement and for two, each instead of materials.
    expect(can(rule, 'D4', { settlements: { 1: 0, 2: 1 } }, 'D14', 'D6')).toEqual([true, false]);
    // In stage 3 D6 asks for a settlement and nothing else.
    const cotton = { markers: { cotton: 1 } };
    expect(can(rule, 'D6', cotton, 'D14', 'D5')).toEqual([true, false]);
  });

  it('hook.settlements-count-explained: it is counted in what one has', () => {
    const missing = both({ ...rule, n: 2 }, (mine, rest) => {
      const me = { ...withCards(mine, 'D14', 'D6', 'D5', 'D9'), hand: ['D8'] };
      const game = turnFor('building', { ...me, markers: { stone: 9, clay: 9 } }, rest);
      const why = whyNot(rest.pack, game, { card: cardOf('D8') });
      return why.filter(({ code }) => code === 'needSettlements').map(({ facts }) => facts['have']);
    });
    expect(missing).toEqual([[2], [0]]);
  });

  it('hook.settlements-count-only-there: goal chips count what is built', () => {
    const game = activated('planning', { ...HELD, goals: [['goal-18']] }, { pack: packFor(rule) });
    expect(game.task()).toBe('planOn');
  });
});

describe('cards drawn', () => {
  const kept = (rule: StandingRule, opening: Opening = {}): [number, number] =>
    both(rule, (mine, rest) => {
      const game = activated('research', mine, { ...opening, ...rest }).play('option research B');
      while (game.task() === 'drawCards') game.play('nameStack insight');
      while (game.task() === 'keepCards') game.play(game.offers('keep')[0]!);
      return game.state.seats[0]!.hand.length;
    });

  it('hook.research-keep: one card more of those drawn is kept', () => {
    const rule: StandingRule = { hook: 'research.keep', n: 1 };
    expect([kept(rule), kept(rule, { level: 3 })]).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('hook.research-keep-drawn: no more than are drawn', () => {
    expect(kept({ hook: 'research.keep', n: 5 })).toEqual([2, 1]);
  });

  it('hook.research-keep-only-there: it does not add to draws by other effects', () => {
    const game = bonusUnder({ hook: 'research.keep', n: 1 }, [{ do: 'drawCards', n: 3, keep: 1 }]);
    for (let i = 0; i < 3; i++) game.play('nameStack insight');
    game.play(game.offers('keep')[0]!);
    expect([game.state.seats[0]!.hand.length, game.task()]).toEqual([1, 'endTurn']);
  });
});

// Standing rules about displacing, strong tribes and events.
import { describe, expect, it } from 'vitest';
import type { StandingRule } from '../../src/index.js';
import { activated, turnFor } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';
import { both, HELD, packFor } from './standing.js';

describe('guarded tribes', () => {
  const guard: StandingRule = { hook: 'displace.guard', of: 'hills' };
  const GUARDED: CivSpec = { tribes: { 'B.hills': ['fire', 'plain'] } };
  const MINE: CivSpec = { tribes: { 'B.forest': ['plain'], 'B.hills': ['wild'] } };
  const there = (game: Position): string[] =>
    game.offers('settle').filter(offer => offer.includes('B.hills'));
  const ALL = ['settle B.hills fire', 'settle B.hills displace2strong'];

  it('hook.displace-guard: no migrating tribe of another displaces them in territories of the type', () => {
    const seen = both(guard, (theirs, rest) => {
      const game = activated('migration', MINE, { ...rest, other: { ...GUARDED, ...theirs } });
      return there(game.play('tribe B.forest plain'));
    });
    expect(seen).toEqual([[], ALL]);
  });

  it('hook.displace-guard-births: nor does a new tribe of another', () => {
    const seen = both(guard, (theirs, rest) =>
      there(activated('procreation', MINE, { ...rest, other: { ...GUARDED, ...theirs } })),
    );
    expect(seen).toEqual([[], ALL]);
  });

  it('hook.displace-guard-type: in territories of other types, and of the tribes of others, they do', () => {
    const other: CivSpec = { ...HELD, tribes: { 'D.desert': ['fire'] } };
    const game = activated(
      'migration',
      { tribes: { 'B.forest': ['plain'] } },
      { pack: packFor(guard), other },
    );
    expect(game.play('tribe B.forest plain').can('settle D.desert fire')).toBe(true);
    const three = scenario({
      civs: [
        { tribes: { 'B.forest': ['plain'] } },
        { ...HELD, tribes: { 'B.hills': ['fire'] } },
        { tribes: { 'B.hills': ['plain'] } },
      ],
      pack: packFor(guard),
    });
    three.play('activate migration', 'tribe B.forest plain');
    expect(there(three)).toEqual(['settle B.hills free', 'settle B.hills displace3strong']);
  });

  it('hook.displace-guard-free: free encampments there stay open', () => {
    const other: CivSpec = { ...HELD, tribes: { 'B.hills': ['fire'] } };
    const game = activated(
      'migration',
      { tribes: { 'B.forest': ['plain'] } },
      { pack: packFor(guard), other },
    );
    expect(there(game.play('tribe B.forest plain'))).toEqual(['settle B.hills free']);
  });

  it('hook.displace-guard-own: its own civilization may displace them', () => {
    const me: CivSpec = { ...HELD, tribes: { ...GUARDED.tribes, 'B.forest': ['plain'] } };
    const game = activated('migration', me, { pack: packFor(guard) });
    game.play('tribe B.forest plain');
    expect(there(game)).toEqual(['settle B.hills fire', 'settle B.hills displace1strong']);
  });

  it('hook.displace-guard-closed: where all are guarded nobody else settles, but passes through', () => {
    // The only way out of the Grassland of tile H leads through its Hills.
    const full: CivSpec = { tribes: { 'H.hills': ['fire', 'plain', 'plainWeak'] } };
    const me: CivSpec = { tribes: { 'H.grassland': ['plain'] }, favor: 6 };
    const can = (level: number): [boolean, boolean] =>
      both(guard, (theirs, rest) =>
        turnFor('migration', me, { ...rest, level, other: { ...full, ...theirs } }).can('activate migration'),
      );
    expect([can(1), can(2)]).toEqual([
      [false, true],
      [true, true],
    ]);
    const opening = { pack: packFor(guard), level: 2, other: { ...full, ...HELD } };
    const game = activated('migration', me, opening).play('tribe H.grassland plain');
    // Crossing is the only thing to do there and is not asked.
    expect(game.offers('settle')).toContain('settle G.hills free');
  });
});

describe('strong tribes', () => {
  const TRIBES: CivSpec = {
    tribes: { 'B.forest': ['plain', 'wild', 'plainWeak'], 'C.swamp': ['fire'], 'A.water': ['boat'] },
    boats: ['A.water'],
    markers: { food: 9 },
  };
  const points = (rule: StandingRule): [number, number] =>
    both(rule, (mine, rest) =>
      scenario({ civs: [{ ...TRIBES, ...mine }, {}], phase: 6, ...rest })
        .play('feedAll')
        .points(0, 'strongTribes'),
    );

  it('hook.strong-points: each strong tribe scores more, anywhere or in a type of territory', () => {
    expect(points({ hook: 'strong.points', n: 1 })).toEqual([8, 4]);
    expect(points({ hook: 'strong.points', n: 2, of: 'forest' })).toEqual([8, 4]);
    expect(points({ hook: 'strong.points', n: 1, of: 'water' })).toEqual([5, 4]);
    expect(points({ hook: 'strong.points', n: 1, of: 'desert' })).toEqual([4, 4]);
  });
});

describe('tied leaders', () => {
  const tie: StandingRule = { hook: 'event.tie' };
  const tribes = (n: number): CivSpec => ({ tribes: { 'B.forest': new Array<string>(n).fill('wild') } });
  const rewards = (event: string, ...civs: CivSpec[]): number[] => {
    const game = scenario({ civs, phase: 7, event, pack: packFor(tie) });
    return civs.map((_, seat) => game.points(seat, 'event'));
  };

  it('hook.event-tie: among those tied for the lead one is the sole leader', () => {
    expect(rewards('F1', { ...tribes(3), ...HELD }, tribes(3), tribes(1))).toEqual([4, 0, 0]);
    expect(rewards('F1', tribes(3), { ...tribes(3), ...HELD }, tribes(3))).toEqual([0, 4, 0]);
    expect(rewards('F1', tribes(3), tribes(3), tribes(1))).toEqual([0, 0, 0]);
  });

  it('hook.event-tie-only-leaders: it makes no leader of one who has less', () => {
    expect(rewards('F1', { ...tribes(1), ...HELD }, tribes(3), tribes(3))).toEqual([0, 0, 0]);
    expect(rewards('F1', { ...tribes(1), ...HELD }, tribes(3), tribes(1))).toEqual([0, 4, 0]);
  });

  it('hook.event-tie-others: where all with most are rewarded, all are', () => {
    expect(rewards('F2', { ...tribes(3), ...HELD }, tribes(3), tribes(1))).toEqual([2, 2, 0]);
  });

  it('hook.event-tie-twice: two of those tied who have it cancel each other out', () => {
    const pack = packWith({
      E6: { ability: { kind: 'rule', ...tie } },
      D9: { ability: { kind: 'rule', ...tie } },
    });
    const second: CivSpec = { columns: { 1: ['D9'] } };
    const game = (...civs: CivSpec[]): number[] => {
      const { points } = scenario({ civs, phase: 7, event: 'F1', pack });
      return civs.map((_, seat) => points(seat, 'event'));
    };
    expect(game({ ...tribes(3), ...HELD }, { ...tribes(3), ...second }, tribes(3))).toEqual([0, 0, 0]);
    expect(game({ ...tribes(3), ...HELD }, { ...tribes(1), ...second }, tribes(3))).toEqual([4, 0, 0]);
  });
});

// Standing rules about producing and transporting.
import { describe, expect, it } from 'vitest';
import { MODULES, type StandingRule } from '../../src/index.js';
import { activated, turnFor } from '../support/openings.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { bonusUnder, both, goOn, HELD, packFor, whyNot } from './standing.js';

const HOME: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const RAW: CivSpec = { markers: { 'raw:B.forest': 9 } };
/** A laden boat with a tribe on it, beside which no material is known. */
const AFLOAT: CivSpec = { boats: ['H.water'], tribes: { 'H.water': ['boat'] } };
const stored = (game: Position): number => goOn(game, 'transport');

describe('producing', () => {
  const more: StandingRule = { hook: 'produce.limit', n: 1 };

  it('hook.produce-limit: one raw material more with the Production module, at every level', () => {
    const produced = (level: number): [number, number] =>
      both(more, (mine, rest) =>
        goOn(activated('production', { ...HOME, ...mine }, { ...rest, level }), 'produce'),
      );
    expect([produced(1), produced(2)]).toEqual([
      [3, 2],
      [4, 3],
    ]);
  });

  it('hook.produce-limit-module: not what an effect allows', () => {
    expect(goOn(bonusUnder(more, [{ do: 'produce', n: 1 }], HOME), 'produce')).toBe(1);
  });
});

describe('transporting more', () => {
  const more: StandingRule = { hook: 'transport.limit', n: 1 };

  it('hook.transport-limit: one raw material more with the Transport module', () => {
    const transported = (level: number): [number, number] =>
      both(more, (mine, rest) => stored(activated('transport', { ...RAW, ...mine }, { ...rest, level })));
    expect([transported(1), transported(2), transported(3)]).toEqual([
      [4, 3],
      [7, 6],
      [9, 9],
    ]);
  });

  it('hook.transport-limit-production: and with the Production module, by the same favor test', () => {
    const step = (level: number, mine: CivSpec, rest: object): number => {
      const game = activated('production', { ...RAW, ...mine, favor: 6 }, { ...rest, level });
      return stored(game.play('option production B'));
    };
    expect(both(more, (mine, rest) => step(1, mine, rest))).toEqual([2, 1]);
    expect(both(more, (mine, rest) => step(3, mine, rest))).toEqual([3, 2]);
  });

  it('hook.transport-limit-module: not what an effect or a Hidden grotto allows', () => {
    expect(stored(bonusUnder(more, [{ do: 'transport', n: 1 }], RAW))).toBe(1);
    const game = activated(
      'production',
      { ...HOME, ...HELD },
      { pack: packFor(more), sites: { 8: 'hiddenGrotto' } },
    );
    expect(game.play('grotto B.forest').has(0, 'wood')).toBe(1);
  });
});

describe('transporting anywhere', () => {
  const free: StandingRule = { hook: 'transport.anywhere', n: 1 };

  it('hook.transport-anywhere: of a transport one may go to any storage space', () => {
    const seen = both(free, (mine, rest) => activated('transport', { ...RAW, ...mine }, rest).offers());
    expect(seen).toEqual([
      ['decline', 'transport B.forest', 'transportAny B.forest'],
      ['decline', 'transport B.forest'],
    ]);
    const game = activated('transport', { ...RAW, ...HELD }, { pack: packFor(free) });
    game.play('transportAny B.forest', 'store gold');
    expect([game.has(0, 'gold'), game.offers()]).toEqual([1, ['decline', 'transport B.forest']]);
  });

  it('hook.transport-anywhere-levels: beside what level IIII allows', () => {
    const anywhere = both(free, (mine, rest) => {
      const game = activated('transport', { ...RAW, ...mine }, { ...rest, level: 4 });
      let n = 0;
      for (; game.can('transportAny B.forest'); n++) game.play('transportAny B.forest', 'store gold');
      return n;
    });
    expect(anywhere).toEqual([4, 3]);
  });

  it('hook.transport-anywhere-every: in Production, at a Hidden grotto and in what an effect allows', () => {
    const pack = packFor(free);
    const production = activated('production', { ...RAW, ...HELD, favor: 6 }, { pack });
    production.play('option production B');
    expect(production.offers('transportAny')).toEqual(['transportAny B.forest']);
    const grotto = activated('production', { ...HOME, ...HELD }, { pack, sites: { 8: 'hiddenGrotto' } });
    grotto.play('grotto B.forest', 'transportAny B.forest', 'store jade');
    expect([grotto.has(0, 'jade'), grotto.has(0, 'raw:B.forest')]).toEqual([1, 0]);
    const effect = bonusUnder(free, [{ do: 'transport', n: 1 }], RAW);
    expect(effect.play('transportAny B.forest', 'store tar').has(0, 'tar')).toBe(1);
  });

  it('hook.transport-anywhere-boat: from a boat too, though no material is known beside it', () => {
    const seen = both(free, (mine, rest) => {
      const game = turnFor('transport', { ...AFLOAT, ...mine }, rest);
      const why = whyNot(rest.pack, game, { module: MODULES.indexOf('transport') });
      return [game.can('activate transport'), why.map(({ code }) => code)];
    });
    expect(seen).toEqual([
      [true, []],
      [false, ['noMaterialBeside']],
    ]);
  });

  it('hook.transport-anywhere-grotto: a laden boat beside a Hidden grotto unloads and is laden again', () => {
    const sites = { 16: 'hiddenGrotto' } as const;
    const seen = both(free, (mine, rest) => {
      const game = turnFor('production', { ...AFLOAT, ...mine }, { ...rest, sites });
      return game.can('activate production') && game.play('activate production').can('grotto H.water');
    });
    expect(seen).toEqual([true, false]);
    const game = activated('production', { ...AFLOAT, ...HELD }, { pack: packFor(free), sites });
    game.play('grotto H.water', 'transportAny H.water', 'store oil');
    expect([game.has(0, 'oil'), game.has(0, 'notch1')]).toEqual([1, 1]);
  });
});

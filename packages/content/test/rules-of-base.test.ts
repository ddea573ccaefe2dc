// What the rules say about components holds for every one of the base pack.
import { basePack, earlierBase, earlierHashes } from '@civolution/content';
import { CARD_TYPES, type CostSpace, type Effect, load, type Pack } from '@civolution/engine';
import { describe, expect, it } from 'vitest';

/** All favor tests in a list of effects, however deep. */
function testsIn(effects: readonly Effect[]): Extract<Effect, { do: 'test' }>[] {
  return effects.flatMap(e => {
    switch (e.do) {
      case 'test':
        return [e, ...testsIn(e.then), ...testsIn(e.else ?? [])];
      case 'or':
        return e.options.flatMap(testsIn);
      case 'pay':
      case 'if':
        return testsIn(e.then);
      default:
        return [];
    }
  });
}

describe('the base pack', () => {
  it('income.failed-test-gives-nothing: no income chip or starting chip pays for a failed favor test (p. 23)', () => {
    const tests = [...basePack.incomes, ...basePack.startingChips].flatMap(({ id, effects }) =>
      testsIn(effects).map(test => ({ id, test })),
    );
    expect(tests.length).toBeGreaterThan(10);
    expect(tests.filter(({ test }) => (test.else ?? []).length > 0).map(({ id }) => id)).toEqual([]);
  });

  it('cost.one-feature-returned: a cost space returns one feature marker (p. 24)', () => {
    const spaces = basePack.research.flatMap(({ id, cost }) => cost.map(space => ({ id, space })));
    const returning = spaces.filter(({ space }) => space?.return !== undefined);
    expect(returning.length).toBeGreaterThan(0);
    expect(returning.filter(({ space }) => (space!.n ?? 1) !== 1).map(({ id }) => id)).toEqual([]);
  });

  it('cost.settlements-alternative: settlements stand beside materials, on buildings only (p. 24)', () => {
    const building = CARD_TYPES.indexOf('building');
    const odd = (space: CostSpace | null, letter: string): boolean =>
      space?.settlements !== undefined && (space.material === undefined || letter !== 'ABCDE'[building]);
    const cards = basePack.research.filter(({ id, cost }) => cost.some(space => odd(space, id[0]!)));
    expect(cards.map(({ id }) => id)).toEqual([]);
  });

  it('has a few cards that speak of pale spaces (p. 31)', () => {
    const speaking = basePack.research.filter(card => JSON.stringify(card).includes('"pale"'));
    expect(speaking.map(({ id }) => id)).toEqual(['C25', 'E10', 'E28']);
  });
});

describe('earlier base packs', () => {
  it('can be made again exactly, by the hash that their games name', async () => {
    expect(earlierHashes.length).toBeGreaterThan(0);
    for (const hash of earlierHashes) {
      const pack = (await earlierBase(hash)) as Pack;
      expect([load(pack).rules.hash, pack.name]).toEqual([hash, 'base']);
    }
    expect(await earlierBase('00000000000000000000000000000000')).toBeNull();
  });
});

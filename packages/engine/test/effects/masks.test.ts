// A seat's masks only tell quickly that no ability speaks; hooks that share a bit are told apart.
import { expect, it } from 'vitest';
import { hook } from '../../src/effects/hooks.js';
import { HOOKS, load } from '../../src/index.js';
import { packWith } from '../support/pack.js';
import { scenario } from '../support/scenario.js';
import { seatOf } from '../support/seats.js';

it('of hooks whose bit is the same only the one meant speaks, also in a saved game', () => {
  const pack = packWith({ E1: { ability: { kind: 'rule', hook: 'trade.limit', n: 2 } } });
  const game = load(pack);
  const { state } = scenario({ civs: [{ columns: { 1: ['E1'] } }, {}], pack });
  const again = game.restore(game.save(state));
  for (const s of [state, again]) {
    const g = { rules: game.rules, s, sink: null, cause: 0 };
    expect(HOOKS.filter(name => hook(g, 0, name) !== 0)).toEqual(['trade.limit']);
    expect(HOOKS.filter(name => hook(g, 1, name) !== 0)).toEqual([]);
  }
  const lost = game.clone(state);
  seatOf(lost, 0).hooks = 0;
  expect(game.check(lost)).toEqual(['civilization 1 has a deaf ability']);
});

it('an ability may speak at several hooks', () => {
  const pack = packWith({
    E1: { ability: { kind: 'rule', hook: 'feed.cost', n: -1, and: [{ hook: 'event.tie' }] } },
  });
  const { state } = scenario({ civs: [{ columns: { 1: ['E1'] } }, {}], pack });
  const g = { rules: load(pack).rules, s: state, sink: null, cause: 0 };
  expect(HOOKS.filter(name => hook(g, 0, name) !== 0)).toEqual(['feed.cost', 'event.tie']);
});

// The verbs of starting benefits and creatures, as any card may use them in the middle of a game.
import { describe, expect, it } from 'vitest';
import { type Effect, FEATURES, TERRITORY_TYPES, TRACKS } from '../../src/index.js';
import { activity, bonus } from '../effects/positions.js';
import { civ } from '../support/pack.js';
import { cardOf, territory } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

const me = (game: Position, seat = 0) => game.state.seats[seat]!;
const wild = (n: number): string[] => new Array<string>(n).fill('wild');
/** So many food markers leave this much in the supply, besides two boats and four resets. */
const withSupply = (n: number, more = 0): CivSpec => ({ markers: { food: 44 - n - more } });

describe('tracks', () => {
  const tracks = (n: number): Effect[] => [{ do: 'tracks', n }];
  const allBut = (...done: string[]): string[] => [
    'decline',
    ...TRACKS.filter(name => !done.includes(name)).map(name => `track ${name}`),
  ];

  it('verb.tracks: a step on each of so many different tracks of one’s choice', () => {
    const game = bonus(tracks(3));
    expect(game.offers()).toEqual(allBut());
    game.play('track knowledge');
    expect(game.offers()).toEqual(allBut('knowledge'));
    game.play('track culture');
    expect(game.offers()).toEqual(allBut('knowledge', 'culture'));
    game.play('track technology');
    expect([me(game).tracks, game.task()]).toEqual([[1, 0, 1, 0, 1], 'endTurn']);
  });

  it('verb.tracks-all: with as many as there are each gets one', () => {
    const game = bonus(tracks(5));
    for (const track of TRACKS) game.play(`track ${track}`);
    expect([me(game).tracks, game.task()]).toEqual([[1, 1, 1, 1, 1], 'endTurn']);
  });

  it('verb.tracks-lines: the line a step crosses pays before the next step', () => {
    const game = bonus(tracks(2), { tracks: { culture: 7, prestige: 11 } }).play('track culture');
    expect([game.points(0, 'line'), game.task()]).toEqual([3, 'tracks']);
    game.play('track prestige');
    expect([game.points(0, 'line'), game.task()]).toEqual([6, 'endTurn']);
    const asked = bonus(tracks(2), { tracks: { culture: 1 } }).play('track culture');
    expect(asked.task()).toBe('upgrade');
    expect(asked.play('decline').offers()).toEqual(allBut('culture'));
  });

  it('verb.tracks-beyond: on a track at its end the step is 2 points', () => {
    const game = bonus(tracks(1), { tracks: { culture: 12 } }).play('track culture');
    expect([me(game).tracks[4], game.points(0, 'beyond'), game.task()]).toEqual([12, 2, 'endTurn']);
  });

  it('verb.tracks-declined: as few as one likes', () => {
    expect(bonus(tracks(2)).play('decline').task()).toBe('endTurn');
    const game = bonus(tracks(2)).play('track culture', 'decline');
    expect([me(game).tracks, game.task()]).toEqual([[0, 0, 0, 0, 1], 'endTurn']);
  });
});

describe('features', () => {
  const features = (n: number): Effect[] => [{ do: 'features', n }];

  it('verb.features: a marker on each of so many different feature spaces of one’s choice', () => {
    const game = bonus(features(2), { markers: { calm: 2 } }).play('feature calm');
    expect(game.offers('feature')).toEqual(
      FEATURES.filter(name => name !== 'calm').map(name => `feature ${name}`),
    );
    const { supply } = me(game);
    game.play('feature vision');
    expect([game.has(0, 'calm'), game.has(0, 'vision'), game.task()]).toEqual([3, 1, 'endTurn']);
    expect(me(game).supply).toBe(supply - 1);
  });

  it('verb.features-declined: as few as one likes', () => {
    const game = bonus(features(3)).play('feature calm', 'decline');
    expect([game.has(0, 'calm'), me(game).supply, game.task()]).toEqual([1, 43, 'endTurn']);
    expect(me(bonus(features(3)).play('decline')).supply).toBe(44);
  });

  it('verb.features-supply: with an empty supply a marker is returned first, or the feature forgone', () => {
    const game = bonus(features(2), withSupply(0)).play('feature calm');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food', 'feature vision', 'forgo');
    expect([game.has(0, 'calm'), game.has(0, 'vision'), game.has(0, 'food')]).toEqual([1, 0, 43]);
  });
});

describe('stock', () => {
  const stock = (n: number): Effect[] => [{ do: 'stock', n }];

  it('verb.stock: so many markers on each of the three storage spaces of one land type', () => {
    const game = bonus(stock(1), { markers: { clay: 1 } });
    expect(game.offers()).toEqual(['decline', ...TERRITORY_TYPES.slice(1).map(type => `stockType ${type}`)]);
    game.play('stockType hills');
    expect(['cotton', 'clay', 'sulfur'].map(name => game.has(0, name))).toEqual([1, 2, 1]);
    expect([me(game).supply, game.task()]).toEqual([40, 'endTurn']);
  });

  it('verb.stock-no-tribe: no tribe is needed in a territory of that type', () => {
    const game = bonus(stock(2), { tribes: { 'B.forest': ['plain'] } }).play('stockType desert');
    expect(['sand', 'salt', 'copper'].map(name => game.has(0, name))).toEqual([2, 2, 2]);
  });

  it('verb.stock-declined: it may be declined', () => {
    const game = bonus(stock(2)).play('decline');
    expect([me(game).supply, game.task()]).toEqual([44, 'endTurn']);
  });

  it('verb.stock-supply: what the supply lacks is returned from elsewhere first, or forgone', () => {
    const game = bonus(stock(2), withSupply(4)).play('stockType swamp');
    const stored = (): number => ['coal', 'peat', 'tar'].reduce((sum, name) => sum + game.has(0, name), 0);
    expect([stored(), game.task()]).toEqual([4, 'gainMarkers']);
    game.play('returnMarker food');
    expect([stored(), game.has(0, 'food')]).toEqual([5, 39]);
    game.play('forgo');
    expect([stored(), me(game).supply, game.task()]).toEqual([5, 0, 'endTurn']);
  });
});

describe('drawEach', () => {
  const drawEach: Effect[] = [{ do: 'drawEach' }];
  const deck = (letter: string, ...but: number[]): string[] =>
    Array.from({ length: 14 }, (_, i) => i + 1)
      .filter(n => !but.includes(n) && `${letter}${n}` !== 'C11')
      .map(n => `${letter}${n}`);

  it('verb.draw-each: the top card of each face-down stack, whatever lies face up', () => {
    const onStack = ['A2', 'B2', 'C2', 'D2', 'E2'];
    const game = bonus(drawEach, { hand: ['A7'] }, { onStack });
    expect(me(game).hand).toEqual(['A7', ...onStack].map(cardOf));
    expect(game.state.faceUp.every(stack => stack.length === 1)).toBe(true);
    expect(game.task()).toBe('endTurn');
  });

  it('verb.draw-each-secret: others learn only that there are cards', () => {
    const { state, events } = bonus(drawEach, {}, { onStack: ['A2', 'B2', 'C2', 'D2', 'E2'] });
    for (const viewer of [1, -1])
      expect(civ.view(state, viewer).seats[0]!.hand).toEqual([-1, -2, -3, -4, -5]);
    const told = events.filter(event => 'cards' in event && event.cards.includes(cardOf('A2')));
    expect(told.every(event => event.audience === 1)).toBe(true);
  });

  it('verb.draw-each-empty: an empty stack gives nothing, the others their top cards', () => {
    const game = bonus(
      drawEach,
      {},
      { other: { hand: deck('A', 1) }, faceUp: ['A1'], onStack: ['B2', 'E2'] },
    );
    expect(game.state.stacks[0]).toEqual([]);
    expect(me(game).hand.map(card => card >> 5)).toEqual([1, 2, 3, 4]);
  });

  it('verb.draw-each-impossible: skipped with no face-down card, and then not offered', () => {
    const hand = [...deck('A', 1), ...deck('B', 1), ...deck('C', 1), ...deck('D', 1), ...deck('E', 1)];
    const faceUp = ['A1', 'B1', 'C1', 'D1', 'E1'];
    const game = bonus(drawEach, {}, { other: { hand }, faceUp });
    expect([me(game).hand, game.task()]).toEqual([[], 'endTurn']);
    const all = { other: { hand: [...hand.filter(id => id !== 'C2'), 'C11'] }, faceUp };
    expect(activity(drawEach, {}, all).offers('activity')).toEqual([]);
    expect(activity(drawEach).offers('activity')).toEqual(['activity C2']);
  });

  it('verb.draw-each-gains: abilities that answer to a gained card answer to each', () => {
    const game = bonus(drawEach, { columns: { 5: ['D13'] } });
    expect([me(game).hand.length, game.has(0, 'idea')]).toEqual([5, 5]);
    // Sagas answer to insight cards alone.
    expect(bonus(drawEach, { columns: { 1: ['C9'] }, markers: { expression: 1 } }).has(0, 'idea')).toBe(1);
  });
});

describe('expand', () => {
  const expand: Effect[] = [{ do: 'expand' }];
  const land = civ.rules.territories.filter(({ type }) => type !== 0).map(({ key }) => key);
  const start: CivSpec = { tribes: { 'B.forest': ['plain'] } };

  it('verb.expand: a tribe of the supply goes upright to undeveloped land anywhere, which is developed', () => {
    const game = bonus(expand, start, { developed: ['B.hills', 'C.desert'] });
    const developed = ['B.forest', 'C.grassland', 'B.hills', 'C.desert'];
    const targets = land.filter(key => !developed.includes(key)).map(key => `settle ${key} free`);
    expect(game.offers()).toEqual(['decline', ...targets]);
    game.play('settle H.grassland free');
    expect([game.tribesAt(0, 'H.grassland', 'plain'), game.has(0, 'raw:H.grassland')]).toEqual([1, 1]);
    expect((game.state.developed >> territory('H.grassland')) & 1).toBe(1);
    expect([me(game).tribes, game.points(0), game.task()]).toEqual([18, 0, 'endTurn']);
  });

  it('verb.expand-not-fire: no fire encampment and no Water', () => {
    const offers = bonus(expand, { ...start, boats: ['A.water'] }).offers('settle');
    expect(offers.every(phrase => phrase.endsWith(' free'))).toBe(true);
    expect(offers.some(phrase => phrase.includes('water'))).toBe(false);
  });

  it('verb.expand-declined: it may be declined', () => {
    const game = bonus(expand, start).play('decline');
    expect([me(game).tribes, game.task()]).toEqual([19, 'endTurn']);
  });

  it('verb.expand-impossible: skipped with no tribe in the supply, or with all land developed', () => {
    expect(bonus(expand, { tribes: { 'B.forest': wild(20) } }).task()).toBe('endTurn');
    expect(bonus(expand, { tribes: { 'B.forest': wild(19) } }).task()).toBe('expand');
    expect(bonus(expand, start, { developed: land }).task()).toBe('endTurn');
    expect(bonus(expand, start, { developed: land.slice(0, -1) }).task()).toBe('expand');
  });

  it('verb.expand-settles: it is a settling and a developing for abilities, and no birth', () => {
    const columns = { 5: ['E1', 'E4'], 6: ['A3'], 7: ['B5'] };
    const game = bonus(expand, { ...start, columns }).play('settle G.forest free');
    // Food for settling, an idea for developing, none for procreating, one raw material more.
    expect([game.has(0, 'food'), game.has(0, 'idea'), game.has(0, 'raw:G.forest')]).toEqual([1, 1, 2]);
  });

  it('verb.expand-supply: with no marker left one is returned for the raw material, or it is forgone', () => {
    const game = bonus(expand, { ...start, ...withSupply(0) }).play('settle G.forest free');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('forgo');
    expect([game.tribesAt(0, 'G.forest', 'plain'), game.has(0, 'raw:G.forest')]).toEqual([1, 0]);
  });
});

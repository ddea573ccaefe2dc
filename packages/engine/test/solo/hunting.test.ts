// V.I.C.I places hunting tokens, rulebook p. 42.
import { describe, expect, it } from 'vitest';
import { territory } from '../support/phrases.js';
import type { CivSpec, Position, Spec } from '../support/scenario.js';
import { acts } from './acting.js';
import { lines, story, territoryRolls } from './story.js';

const inEach = (spot: string, keys: readonly string[]): CivSpec => ({
  tribes: Object.fromEntries(keys.map(key => [key, [spot]])),
});
const humanIn = (...keys: readonly string[]): CivSpec => inEach('fire', keys);
const viciIn = (...keys: readonly string[]): CivSpec => inEach('plain', keys);
const hunts = (
  human: CivSpec,
  vici: CivSpec,
  rest: Pick<Spec, 'hunted' | 'sites'> = {},
  ...rolls: readonly number[]
): Position => acts('huntingToken', { ...rest, human, vici }, ...rolls);
const where = (game: Position): string => lines(game, 'huntingToken')[0]!;
const hunted = ({ state }: Position, key: string): boolean => ((state.hunted >> territory(key)) & 1) === 1;

/** One territory of each type, the best for hunting first. */
const BEST_FIRST = ['B.forest', 'C.grassland', 'B.hills', 'C.swamp', 'B.mountains', 'C.desert'];

describe('placing a hunting token', () => {
  it('solo.token-shared: in the best hunting territory where both it and the human have a tribe', () => {
    const game = hunts(humanIn('B.hills', 'C.swamp', 'D.forest'), viciIn('B.forest', 'B.hills', 'C.swamp'));
    expect(story(game)).toEqual(['huntingToken: B.hills of B.hills', 'token B.hills']);
    expect(hunted(game, 'B.hills')).toBe(true);
  });

  it('solo.token-best: Forest is the best, then Grassland, Hills, Swamp, Mountains, and Desert the worst', () => {
    BEST_FIRST.forEach((key, i) => {
      const rest = BEST_FIRST.slice(i);
      expect(where(hunts(humanIn(...rest), viciIn(...rest)))).toBe(`huntingToken: ${key} of ${key}`);
      expect(where(hunts({}, viciIn(...rest)))).toBe(`huntingToken: ${key} of ${key}, minimum`);
    });
  });

  it('solo.token-tribes: weak tribes and those in the wilderness count on either side', () => {
    const human = { tribes: { 'C.swamp': ['wildWeak'] } };
    const vici = { tribes: { 'C.swamp': ['wildWeak'], 'B.forest': ['plain'] } };
    expect(where(hunts(human, vici))).toBe('huntingToken: C.swamp of C.swamp');
  });

  it('solo.token-none-yet: where none lies yet: the next best shared one, even if it has a better of its own', () => {
    const human = humanIn('B.forest', 'B.hills');
    const vici = viciIn('B.forest', 'B.hills', 'D.forest');
    expect(where(hunts(human, vici, { hunted: ['B.forest'] }))).toBe('huntingToken: B.hills of B.hills');
  });

  it('solo.token-minimum: else in the best of its own where none lies yet', () => {
    const human = humanIn('B.hills');
    const vici = viciIn('B.hills', 'C.swamp', 'B.mountains');
    expect(where(hunts(human, vici, { hunted: ['B.hills'] }))).toBe(
      'huntingToken: C.swamp of C.swamp, minimum',
    );
    expect(where(hunts(human, viciIn('C.swamp', 'C.desert')))).toBe(
      'huntingToken: C.swamp of C.swamp, minimum',
    );
  });

  it('solo.token-forfeited: with a token in each of its territories it is forfeited', () => {
    const vici = viciIn('B.hills', 'C.swamp');
    const game = hunts(humanIn('B.forest'), vici, { hunted: ['B.hills', 'C.swamp'] });
    expect(story(game)).toEqual(['huntingToken forfeited: noTerritory']);
    expect(hunted(game, 'B.forest')).toBe(false);
  });

  it('solo.token-ties: several of the best type are told apart by the beacons alone', () => {
    const keys = ['B.forest', 'D.forest', 'G.forest', 'C.swamp'];
    const shared = hunts(humanIn(...keys), viciIn(...keys), {}, 6);
    expect(story(shared)).toEqual([
      'beacons 6: 3 > 3',
      'huntingToken: G.forest of B.forest D.forest G.forest',
      'token G.forest',
    ]);
    const own = hunts({}, viciIn(...keys), { hunted: ['G.forest'] }, 5);
    expect([territoryRolls(own), where(own)]).toEqual([
      ['beacons 5: 3 > 1'],
      'huntingToken: B.forest of B.forest D.forest, minimum',
    ]);
  });

  it('solo.token-display: the token comes from the display; with none left it is forfeited (ruling 21)', () => {
    const elsewhere = ['D.forest', 'G.forest', 'F.grassland', 'H.grassland', 'G.hills'];
    const human = { ...humanIn('B.forest'), dice: [2, 4] };
    const last = hunts(human, viciIn('B.forest'), { hunted: elsewhere });
    expect([where(last), last.can('activate sustenance')]).toEqual([
      'huntingToken: B.forest of B.forest',
      false,
    ]);
    const none = hunts(human, viciIn('B.forest'), { hunted: [...elsewhere, 'H.hills'] });
    expect(story(none)).toEqual(['huntingToken forfeited: noToken']);
    expect(hunted(none, 'B.forest')).toBe(false);
  });

  it('solo.token-keeps-away: the human cannot hunt there any more in this era', () => {
    const human = { ...humanIn('B.forest', 'B.hills', 'C.swamp'), dice: [2, 4] };
    const game = hunts(human, viciIn('B.forest')).play('activate sustenance');
    expect(game.offers('hunt')).toEqual(['hunt B.hills', 'hunt C.swamp']);
  });

  it('solo.token-no-hunt: V.I.C.I itself does not hunt', () => {
    const game = hunts({}, viciIn('B.forest'));
    expect(game.events.some(event => event.type === 'hunted')).toBe(false);
    expect(game.state.seats[1]!.markers.every(n => n === 0)).toBe(true);
  });

  it('solo.no-mushrooms: a Mushroom valley makes no territory better for it', () => {
    // Sites 2 and 3 lie beside the Hills of tile B.
    const sites = { 2: 'mushroomValley', 3: 'mushroomValley' } as const;
    const keys = ['B.hills', 'C.grassland'];
    expect(where(hunts(humanIn(...keys), viciIn(...keys), { sites }))).toBe(
      'huntingToken: C.grassland of C.grassland',
    );
  });
});

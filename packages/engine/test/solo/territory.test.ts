// Determining a territory for V.I.C.I, rulebook p. 41, by way of procreations.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/index.js';
import { territory } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';
import { type Against, acts } from './acting.js';
import { lines, story, territoryRolls } from './story.js';

/** V.I.C.I alone, with a strong tribe and free encampments in each of these. */
const at = (...keys: readonly string[]): Against => ({
  vici: { tribes: Object.fromEntries(keys.map(key => [key, ['plain']])) },
});

/** Territories in which V.I.C.I has a tribe and the human all other encampments. */
const human: CivSpec = { tribes: { 'B.hills': ['fire'], 'C.desert': ['fire'] } };
const among = (tribes: CivSpec['tribes'] = {}): Against => ({
  human,
  vici: { tribes: { 'B.hills': ['plain'], 'C.desert': ['plain'], ...tribes } },
});

/** Where a tribe was born, lines in full. */
const born = (game: Position): string => lines(game, 'procreation:')[0]!.split(' ')[1]!;

/** What each value of a die leads to. */
const byValue = (look: (value: number) => string): string[] => [1, 2, 3, 4, 5, 6].map(look);

describe('determining a territory', () => {
  it('solo.territory-one: the only territory that meets the priority requirement is used without a roll', () => {
    const game = acts('procreation', among({ 'C.swamp': ['plain'] }));
    expect(story(game).slice(0, 2)).toEqual(['procreation: C.swamp of C.swamp', 'settle line 1']);
    expect(territoryRolls(game)).toEqual([]);
  });

  it('solo.territory-several: among several that meet it a territory roll decides', () => {
    const game = acts('procreation', among({ 'C.swamp': ['plain'], 'B.forest': ['plain'] }), 2);
    expect(story(game).slice(0, 2)).toEqual([
      'wheel 2: swamp > swamp',
      'procreation: C.swamp of B.forest C.swamp',
    ]);
  });

  it('solo.territory-minimum: where none meets it, those that meet the minimum requirement are eligible', () => {
    const game = acts('procreation', {
      human: { tribes: { 'B.forest': ['fire', 'plain'] } },
      vici: { tribes: { 'B.forest': ['plain'] } },
    });
    expect(story(game)[0]).toBe('procreation: B.forest of B.forest, minimum');
    expect(territoryRolls(game)).toEqual([]);
  });

  it('solo.territory-minimum-several: among several of these too a territory roll decides', () => {
    const game = acts('procreation', among(), 6);
    expect(story(game).slice(0, 2)).toEqual([
      'wheel 6: desert > desert',
      'procreation: C.desert of B.hills C.desert, minimum',
    ]);
  });

  it('solo.territory-none: without an eligible territory the action is forfeited, and the next follows', () => {
    const against: Against = { ...at('B.forest'), sites: { 8: 'cave', 9: 'gorge' } };
    const game = acts('revealSites, favor', against);
    expect(story(game)).toEqual(['revealSites forfeited: noTerritory']);
    expect([game.state.seats[1]!.favor, game.task()]).toEqual([2, 'turn']);
  });
});

describe('the territory wheel', () => {
  it('solo.wheel: each value names a type, whose eligible territory is used', () => {
    const all = at('B.forest', 'C.swamp', 'B.mountains', 'C.grassland', 'B.hills', 'C.desert');
    expect(byValue(value => born(acts('procreation', all, value)))).toEqual([
      'B.forest',
      'C.swamp',
      'B.mountains',
      'C.grassland',
      'B.hills',
      'C.desert',
    ]);
  });

  it('solo.wheel-arrows: otherwise the arrows lead on to the first eligible type, round in a circle', () => {
    const lands = (...keys: readonly string[]): string[] =>
      byValue(value => born(acts('procreation', at(...keys), value)).slice(2));
    expect(lands('B.forest', 'C.grassland')).toEqual([
      'forest',
      'grassland',
      'grassland',
      'grassland',
      'forest',
      'forest',
    ]);
    expect(lands('C.swamp', 'B.hills')).toEqual(['swamp', 'swamp', 'hills', 'hills', 'hills', 'swamp']);
    expect(lands('B.mountains', 'C.desert')).toEqual([
      'mountains',
      'mountains',
      'mountains',
      'desert',
      'desert',
      'desert',
    ]);
  });

  it('solo.wheel-single: a type with one eligible territory needs no second roll', () => {
    const game = acts('procreation', at('B.mountains', 'F.mountains', 'B.forest'), 6);
    expect(territoryRolls(game)).toEqual(['wheel 6: desert > forest']);
    expect(born(game)).toBe('B.forest');
  });

  it('solo.wheel-one-type: where all eligible territories are of one type only the beacons are rolled for', () => {
    const game = acts('procreation', at('B.mountains', 'F.mountains'), 3);
    expect(territoryRolls(game)).toEqual(['beacons 3: 2 > 2']);
    expect(born(game)).toBe('F.mountains');
  });
});

describe('the beacons', () => {
  /** The Forests of tiles B, D and G show one, two and three. */
  const forests = (...tiles: readonly string[]): string[] =>
    byValue(
      value => born(acts('procreation', at(...tiles.map(tile => `${tile}.forest`), 'C.swamp'), 1, value))[0]!,
    );

  it('solo.beacons: of several territories of the type a second die finds one by its beacons', () => {
    expect(forests('B', 'D', 'G')).toEqual(['B', 'B', 'D', 'D', 'G', 'G']);
    const game = acts('procreation', at('B.forest', 'D.forest', 'G.forest', 'C.swamp'), 1, 6);
    expect(territoryRolls(game)).toEqual(['wheel 1: forest > forest', 'beacons 6: 3 > 3']);
  });

  it('solo.beacons-arrow: where no eligible one shows that number the arrow leads on to the next, in a circle', () => {
    expect(forests('B', 'D')).toEqual(['B', 'B', 'D', 'D', 'B', 'B']);
    expect(forests('B', 'G')).toEqual(['B', 'B', 'G', 'G', 'G', 'G']);
    expect(forests('D', 'G')).toEqual(['D', 'D', 'D', 'D', 'G', 'G']);
  });

  it('solo.beacons-each-type: in each type the beacons tell the three territories apart', () => {
    const types = {
      forest: 'BDG',
      grassland: 'CFH',
      hills: 'HGB',
      swamp: 'ECF',
      mountains: 'BFE',
      desert: 'GCD',
    };
    for (const [type, tiles] of Object.entries(types)) {
      const keys = [...tiles].map(tile => `${tile}.${type}`);
      expect([1, 3, 5].map(value => born(acts('procreation', at(...keys), value)))).toEqual(keys);
    }
  });
});

describe('the territory roll as a whole', () => {
  // Mountains A with two beacons, Forest B, Hills C, Mountains D with one.
  const [A, B, C, D] = ['F.mountains', 'B.forest', 'B.hills', 'B.mountains'];
  const example = (): Position => acts('procreation', at(A!, B!, C!, D!), 2, 5);

  it('solo.territory-roll.example: Swamp leads on to Mountains, and three beacons on to one', () => {
    const game = example();
    expect(story(game).slice(0, 3)).toEqual([
      'wheel 2: swamp > mountains',
      'beacons 5: 3 > 1',
      'procreation: B.mountains of B.hills B.forest B.mountains F.mountains',
    ]);
    expect(game.tribesAt(1, D!, 'fire')).toBe(1);
  });

  it('solo.territory-roll-told: each roll says which territories were eligible, and which card set it off', () => {
    const { events } = example();
    const mask = (...keys: readonly string[]): number =>
      keys.reduce((sum, key) => sum | (1 << territory(key)), 0);
    const find = <T extends GameEvent['type']>(type: T) =>
      events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type)!;
    expect(find('wheel').eligible).toBe(mask(A!, B!, C!, D!));
    expect(find('beacons').eligible).toBe(mask(A!, D!));
    const { cause } = find('actionCard');
    expect([find('wheel'), find('beacons'), find('determined')].map(event => event.cause)).toEqual([
      cause,
      cause,
      cause,
    ]);
  });
});

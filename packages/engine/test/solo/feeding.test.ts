// V.I.C.I in the Feeding phase, rulebook p. 43, and the loss of its last tribe, p. 44.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/index.js';
import { HELD } from '../effects/standing.js';
import { packWith } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import type { CivSpec, Position, SoloSpec } from '../support/scenario.js';
import { type Against, feeds, times } from './acting.js';
import { lines, story } from './story.js';

const HERE = 'B.forest';
/** Where the provision of the phase goes: nothing lies there, and more tribes live there than anywhere. */
const THERE = 'C.desert';

/** What becomes of tribes in a territory with so many markers. */
function fedIn(spots: readonly string[], markers: number, rest: Partial<CivSpec> = {}): Position {
  const vici = { ...rest, tribes: { [HERE]: spots, [THERE]: times(8, 'wild') } };
  return feeds({ vici, solo: { provisions: { [HERE]: markers } } });
}

/** What is told about that territory. */
const here = (game: Position): string[] =>
  lines(game, 'fed ', 'weakened', 'died').filter(text => !text.includes(THERE));

const SPOTS = ['fire', 'fireWeak', 'plain', 'plainWeak', 'wild', 'wildWeak'];
const left = (game: Position, key = HERE): string[] =>
  SPOTS.flatMap(where => times(game.tribesAt(1, key, where), where));

describe('the provisions of the phase', () => {
  const tribes = { [HERE]: ['plain', 'plain'], 'B.hills': ['plain'] };

  it('solo.feed-provision: a provision action comes first, and its marker counts at once', () => {
    const game = feeds({ vici: { tribes } });
    expect(story(game).slice(0, 6)).toEqual([
      `provision: ${HERE} of ${HERE}`,
      `provisioned ${HERE}: 1`,
      'weakened B.hills plain',
      'fed line 7',
      `fed ${HERE} plain`,
      `weakened ${HERE} plain`,
    ]);
  });

  it('solo.feed-provision-roll: with a territory roll where it is needed, and blocking a farm space as ever', () => {
    const even = { [HERE]: ['plain'], 'B.hills': ['plain'] };
    const game = feeds({ vici: { tribes: even }, solo: { provisions: { [HERE]: 1, 'B.hills': 1 } } }, 5);
    expect(story(game).slice(0, 3)).toEqual([
      'wheel 5: hills > hills',
      `provision: B.hills of B.hills ${HERE}`,
      'provisioned B.hills: 2',
    ]);
    expect(game.state.solo!.blocked).toBe(1 << territory('B.hills'));
  });

  it('solo.feed-no-marker: with an empty supply the provision is forfeited, and it feeds with what lies there', () => {
    const game = feeds({ vici: { tribes: { [HERE]: ['plain'] } }, solo: { supply: 0 } });
    expect(story(game).slice(0, 2)).toEqual(['provision forfeited: noMarker', `weakened ${HERE} plain`]);
  });

  it('solo.feed-markers-stay: all provision markers stay where they are', () => {
    const provisions = { [HERE]: 3, 'B.hills': 1, 'C.swamp': 1 };
    const game = feeds({ vici: { tribes }, solo: { provisions, blocked: [HERE] } });
    const markers = [HERE, 'B.hills', 'C.swamp'].map(key => game.state.solo!.provisions[territory(key)]);
    expect(markers).toEqual([3, 2, 1]);
  });
});

describe('without a marker', () => {
  it('solo.feed-0: all tribes of the territory are weakened, and the weak ones removed', () => {
    const game = fedIn(['fire', 'plainWeak', 'plain', 'wild', 'wildWeak'], 0);
    expect(here(game)).toEqual([
      `died ${HERE} plainWeak`,
      `died ${HERE} wildWeak`,
      `weakened ${HERE} fire`,
      `weakened ${HERE} plain`,
      `weakened ${HERE} wild`,
    ]);
    expect(left(game)).toEqual(['fireWeak', 'plainWeak', 'wildWeak']);
  });

  it('solo.feed-supply: removed tribes go back to its supply', () => {
    // Two of the fifteen were in the supply; the weak one at the fire and one in the wilderness join them.
    const game = fedIn(['fireWeak', 'plain', 'wildWeak', 'wild', 'wild'], 0);
    expect(game.state.seats[1]!.tribes).toBe(4);
    expect(left(game)).toEqual(['plainWeak', 'wildWeak', 'wildWeak']);
  });

  it('solo.feed-elsewhere: markers in other territories do not help', () => {
    const vici = { tribes: { [HERE]: ['plain'], [THERE]: ['plain', 'wild'] } };
    const game = feeds({ vici, solo: { provisions: { 'B.hills': 2, 'C.grassland': 1 } } });
    expect(here(game)).toEqual([`weakened ${HERE} plain`]);
  });
});

describe('with one marker', () => {
  it('solo.feed-1: one tribe on an encampment is fed, and none in the wilderness', () => {
    const game = fedIn(['plain', 'wild', 'wildWeak'], 1);
    expect(here(game)).toEqual([`fed ${HERE} plain`, `died ${HERE} wildWeak`, `weakened ${HERE} wild`]);
    // A single tribe on an encampment needs no priority.
    expect(lines(game, 'fed line')).toEqual([]);
    expect(left(fedIn(['wild', 'wildWeak'], 1))).toEqual(['wildWeak']);
  });

  it('solo.feed-line-6: first the strong one at the fire', () => {
    const game = fedIn(['plain', 'plainWeak', 'fire'], 1);
    expect(lines(game, 'fed')).toEqual(['fed line 6', `fed ${HERE} fire`]);
    expect(left(game)).toEqual(['fire', 'plainWeak']);
  });

  it('solo.feed-line-7: then a strong one elsewhere', () => {
    const game = fedIn(['plain', 'plainWeak', 'fireWeak'], 1);
    expect(lines(game, 'fed')).toEqual(['fed line 7', `fed ${HERE} plain`]);
    expect(left(game)).toEqual(['plain']);
  });

  it('solo.feed-line-8: then the weak one at the fire', () => {
    const game = fedIn(['plainWeak', 'fireWeak', 'plainWeak'], 1);
    expect(lines(game, 'fed')).toEqual(['fed line 8', `fed ${HERE} fire`]);
    expect(left(game)).toEqual(['fireWeak']);
  });

  it('solo.feed-line-9: then a weak one elsewhere', () => {
    const game = fedIn(['plainWeak', 'plainWeak'], 1);
    expect(lines(game, 'fed')).toEqual(['fed line 9', `fed ${HERE} plainWeak`]);
    expect(left(game)).toEqual(['plainWeak']);
  });
});

describe('with two markers or more', () => {
  it('solo.feed-2: all tribes on encampments are fed, and one in the wilderness', () => {
    const game = fedIn(['fireWeak', 'plain', 'plainWeak', 'wild', 'wild'], 2);
    expect(left(game)).toEqual(['fireWeak', 'plain', 'plainWeak', 'wild', 'wildWeak']);
    expect(lines(game, 'fed line')).toEqual([]);
  });

  it('solo.feed-2-wilderness: a strong one there before the weak ones', () => {
    expect(left(fedIn(['wild', 'wildWeak', 'wildWeak'], 2))).toEqual(['wild']);
    expect(left(fedIn(['wildWeak', 'wildWeak'], 2))).toEqual(['wildWeak']);
  });

  it('solo.feed-more: three markers or more feed as two do', () => {
    expect(left(fedIn(['fire', 'wild', 'wildWeak'], 5))).toEqual(['fire', 'wild']);
    const four = ['fireWeak', 'plain', 'plainWeak', 'plainWeak'];
    const vici = { tribes: { 'F.grassland': four, [THERE]: times(8, 'wild') } };
    const game = feeds({ vici, solo: { provisions: { 'F.grassland': 3 } } });
    expect(left(game, 'F.grassland')).toEqual(four);
  });
});

describe('what is different for V.I.C.I', () => {
  it('solo.feed-no-deus: no step back on the favor track saves a tribe, and nobody is asked', () => {
    const game = fedIn(['plainWeak'], 0, { favor: 4 });
    expect([left(game), game.state.seats[1]!.favor]).toEqual([[], 4]);
    expect(game.events.some(event => event.type === 'saved')).toBe(false);
  });

  it('solo.feed-order: it feeds in its place in the seating order', () => {
    const human: CivSpec = { tribes: { 'B.hills': ['plain'] }, markers: { food: 1 } };
    const against: Against = { human, vici: { tribes: { [HERE]: ['plain'] } } };
    const second = feeds(against);
    expect([second.task(), story(second)]).toEqual(['feed', []]);
    expect(here(second.play('feedAll'))).toEqual([`fed ${HERE} plain`]);
    const first = feeds({ ...against, starting: 1 });
    expect([first.task(), here(first)]).toEqual(['feed', [`fed ${HERE} plain`]]);
  });

  it('solo.feed-strong: in step B it scores a point for each strong tribe, when both have fed', () => {
    const human: CivSpec = { tribes: { 'B.hills': ['plain'] }, markers: { food: 1 } };
    const vici = { tribes: { [HERE]: ['fire', 'plain', 'wild', 'plainWeak'] } };
    const solo: SoloSpec = { provisions: { [HERE]: 1 } };
    const game = feeds({ human, vici, solo, starting: 1 });
    expect(game.points(1, 'strongTribes')).toBe(0);
    game.play('feedAll');
    expect([game.points(0, 'strongTribes'), game.points(1, 'strongTribes')]).toEqual([1, 3]);
    expect(left(game)).toEqual(['fire', 'plain', 'plainWeak', 'wild']);
  });
});

describe('the last tribe', () => {
  /** One marker does not feed the wilderness. */
  const dying: CivSpec = { tribes: { 'C.swamp': ['wildWeak'] } };
  const human: CivSpec = { tribes: { 'B.hills': ['plain'], 'C.grassland': ['fire'] }, markers: { food: 2 } };

  it('solo.last-tribe: without a tribe left it procreates at once where the human has one', () => {
    const game = feeds({ human, vici: dying, starting: 1 }, 6);
    expect(game.task()).toBe('feed');
    expect(story(game)).toEqual([
      'provision: C.swamp of C.swamp',
      'provisioned C.swamp: 1',
      'died C.swamp wildWeak',
      'wheel 6: desert > grassland',
      'lastTribe: C.grassland of B.hills C.grassland',
      'settle line 2',
      'settled C.grassland free',
    ]);
    expect([game.tribesAt(1, 'C.grassland', 'plain'), game.state.seats[1]!.tribes]).toEqual([1, 14]);
    // It is strong, and scores as such.
    expect(game.play('feedAll').points(1, 'strongTribes')).toBe(1);
  });

  it('solo.last-tribe-table: it settles by the priority table there, without being weakened, and scores a fire', () => {
    const crowd = { tribes: { 'B.mountains': ['fire', 'plain'] }, markers: { food: 2 } };
    const game = feeds({ human: crowd, vici: dying, starting: 1 });
    expect(story(game).slice(3)).toEqual([
      'lastTribe: B.mountains of B.mountains',
      'settle line 3',
      'displaced the human’s strong one',
      'settled B.mountains fire',
      'scored 2 fire',
    ]);
    expect([game.tribesAt(1, 'B.mountains', 'fire'), game.tribesAt(0, 'B.mountains', 'wild')]).toEqual([
      1, 1,
    ]);
  });

  it('solo.last-tribe-several: also when several die at once, then one is born', () => {
    const vici = { tribes: { 'C.swamp': ['wildWeak', 'wildWeak'], 'B.forest': ['plainWeak'] } };
    const alone = { tribes: { 'B.hills': ['plain'] }, markers: { food: 1 } };
    const game = feeds({ human: alone, vici, starting: 1 });
    expect(lines(game, 'died')).toHaveLength(3);
    expect([lines(game, 'lastTribe'), game.state.seats[1]!.tribes]).toEqual([
      ['lastTribe: B.hills of B.hills'],
      14,
    ]);
  });

  it('solo.last-tribe-left: with any tribe left nothing is born', () => {
    const game = feeds({ human, vici: { tribes: { 'C.swamp': ['wildWeak', 'plainWeak'] } }, starting: 1 });
    expect(lines(game, 'died', 'lastTribe')).toEqual(['died C.swamp wildWeak']);
  });

  it('solo.last-tribe-land: on land only (ruling 27): tribes of the human on boats do not count', () => {
    const sailing: CivSpec = {
      tribes: { 'A.water': ['boat'], 'B.hills': ['wild'] },
      boats: ['A.water'],
      markers: { food: 3 },
    };
    const game = feeds({ human: sailing, vici: dying, starting: 1 });
    expect(lines(game, 'lastTribe')).toEqual(['lastTribe: B.hills of B.hills']);
  });

  it('solo.last-tribe-nowhere: where the human has none on land the procreation is forfeited', () => {
    const sailing: CivSpec = { tribes: { 'A.water': ['boat'] }, boats: ['A.water'], markers: { food: 1 } };
    const game = feeds({ human: sailing, vici: dying, starting: 1 }, 5, 1);
    expect(lines(game, 'wheel', 'beacons', 'settled', 'developed', 'lastTribe')).toEqual([]);
    expect(game.events.some(event => event.type === 'forfeited' && event.why === 'noTerritory')).toBe(true);
    expect([game.task(), game.state.seats[1]!.tribes]).toEqual(['feed', 15]);
  });

  it('solo.last-tribe-answered: a human displaced by it answers at once, then the phase goes on', () => {
    const effects: Effect[] = [{ do: 'track', track: 'any', n: 1 }];
    const pack = packWith({ E6: { ability: { kind: 'trigger', on: 'displaced', effects } } });
    const crowd = { ...HELD, tribes: { 'B.mountains': ['fire', 'plain'] }, markers: { food: 3 } };
    const game = feeds({ human: crowd, vici: dying, starting: 1, pack });
    expect([game.asked(), game.task()]).toEqual([0, 'anyTrack']);
    game.play('track culture');
    expect([game.task(), game.can('feedAll')]).toEqual(['feed', true]);
    expect(game.play('feedAll').points(1, 'strongTribes')).toBe(1);
  });
});

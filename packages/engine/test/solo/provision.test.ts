// V.I.C.I lays provision markers, rulebook p. 42.
import { describe, expect, it } from 'vitest';
import { HELD, packFor } from '../effects/standing.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type SoloSpec, scenario } from '../support/scenario.js';
import { type Against, acts } from './acting.js';
import { idleUntil } from './facing.js';
import { lines, territoryRolls } from './story.js';

const provisions = (against: Against, ...rolls: readonly number[]): Position =>
  acts('provision', against, ...rolls);
const laid = (game: Position): string[] => lines(game, 'provision');
const markersAt = (game: Position, key: string): number => game.state.solo!.provisions[territory(key)]!;

describe('where V.I.C.I lays a provision marker', () => {
  it('solo.provision-fewest: where it has a tribe and fewest lie, none first, however many tribes live there', () => {
    const tribes = { 'B.forest': ['fire', 'plain', 'wild'], 'B.hills': ['plainWeak'] };
    const at = (forest: number, hills: number): string[] =>
      laid(provisions({ vici: { tribes }, solo: { provisions: { 'B.forest': forest, 'B.hills': hills } } }));
    expect(at(1, 0)).toEqual(['provision: B.hills of B.hills', 'provisioned B.hills: 1']);
    expect(at(3, 2)).toEqual(['provision: B.hills of B.hills', 'provisioned B.hills: 3']);
    expect(at(1, 2)).toEqual(['provision: B.forest of B.forest', 'provisioned B.forest: 2']);
  });

  it('solo.provision-tribe-needed: territories without a tribe of its own do not count', () => {
    const human = { tribes: { 'B.hills': ['plain'] } };
    const solo = { provisions: { 'B.forest': 2 }, blocked: ['B.forest'] };
    const game = provisions({ human, vici: { tribes: { 'B.forest': ['plain'] } }, solo });
    expect(laid(game)).toEqual(['provision: B.forest of B.forest', 'provisioned B.forest: 3']);
  });

  it('solo.provision-most: of these only where it has most tribes, strong or weak, on encampments or not', () => {
    const tribes = {
      'B.forest': ['plain'],
      'B.hills': ['plainWeak', 'wildWeak'],
      'C.swamp': ['fire', 'wild', 'wild'],
    };
    const game = provisions({ vici: { tribes }, solo: { provisions: { 'C.swamp': 1 } } });
    expect(laid(game)[0]).toBe('provision: B.hills of B.hills');
  });

  it('solo.provision-several: if they are still several a territory roll decides', () => {
    const tribes = { 'B.forest': ['plain'], 'D.forest': ['wild'], 'B.hills': ['plainWeak'] };
    const game = provisions({ vici: { tribes } }, 6, 3);
    expect(territoryRolls(game)).toEqual(['wheel 6: desert > forest', 'beacons 3: 2 > 2']);
    expect(laid(game)).toEqual([
      'provision: D.forest of B.hills B.forest D.forest',
      'provisioned D.forest: 1',
    ]);
  });

  it('solo.provision.example: two territories without markers and with as many tribes are eligible, a third not', () => {
    // Mountains A and Forest C have no marker, B has one.
    const [A, B, C] = ['B.mountains', 'C.grassland', 'D.forest'] as const;
    const example = (forest: string[], ...rolls: number[]): string =>
      laid(
        provisions(
          {
            vici: { tribes: { [A]: ['fire', 'plain'], [B]: ['fire', 'plain', 'plain'], [C]: forest } },
            solo: { provisions: { [B]: 1 } },
          },
          ...rolls,
        ),
      )[0]!;
    expect(example(['fire', 'plain'], 3)).toBe(`provision: ${A} of ${A} ${C}`);
    expect(example(['fire', 'plain'], 1)).toBe(`provision: ${C} of ${A} ${C}`);
    // With another tribe in one of the two, that one alone is.
    expect(example(['fire', 'plain', 'wild'])).toBe(`provision: ${C} of ${C}`);
  });

  it('solo.provision-supply: the marker comes from its supply and stays', () => {
    const game = provisions({ vici: { tribes: { 'B.forest': ['plain'] } } });
    expect([markersAt(game, 'B.forest'), game.state.seats[1]!.supply]).toEqual([1, 45]);
  });

  it('solo.provision-no-marker: with an empty supply it is forfeited', () => {
    const game = provisions({ vici: { tribes: { 'B.forest': ['plain'] } }, solo: { supply: 0 } });
    expect([laid(game).at(-1), markersAt(game, 'B.forest')]).toEqual(['provision forfeited: noMarker', 0]);
  });

  it('solo.provision-any-site: sites beside the territory do not matter, not even a Volcano', () => {
    const against = { vici: { tribes: { 'B.forest': ['plain'] } }, sites: { 8: 'volcano' } as const };
    expect(laid(provisions(against))).toEqual(['provision: B.forest of B.forest', 'provisioned B.forest: 1']);
  });
});

describe('provision markers and farms', () => {
  const KEY = 'B.forest';
  const vici: CivSpec = { tribes: { [KEY]: ['plain'] } };
  const builder: CivSpec = { dice: [4, 6], tribes: { [KEY]: ['plain'], 'B.hills': ['plain'] } };

  /** V.I.C.I lays one more marker in the Forest; the human is about to build. */
  const oneMore = (n: number, solo: SoloSpec = {}, human: CivSpec = {}): Position =>
    provisions({ human: { ...builder, ...human }, vici, solo: { ...solo, provisions: { [KEY]: n } } });
  const farms = (game: Position): string[] => game.play('activate building').offers('farm');
  const why = (game: Position, key: string): readonly string[] =>
    civ.explain(game.state, 0, { project: 'farm', at: territory(key) }).map(({ code }) => code);

  it('solo.provision-first: the first marker leaves the farm space free', () => {
    expect(farms(oneMore(0))).toEqual(['farm B.hills', `farm ${KEY}`]);
  });

  it('solo.provision-second: the second blocks it: the human can build no farm there', () => {
    const game = oneMore(1);
    expect(lines(game, 'provisioned')).toEqual([`provisioned ${KEY}: 2`]);
    expect(farms(game)).toEqual(['farm B.hills']);
  });

  it('solo.provision-explained: and is told that provisions lie there', () => {
    const game = oneMore(1);
    farms(game);
    expect(civ.explain(game.state, 0, { project: 'farm', at: territory(KEY) })).toEqual([
      { code: 'provisions', facts: { territory: territory(KEY) } },
    ]);
    expect(why(game, 'B.hills')).toEqual([]);
    // With no other territory that is also why no farm can be built at all.
    const only = { ...builder, tribes: { [KEY]: ['plain'] } };
    const nowhere = scenario({ civs: [only, vici], solo: { provisions: { [KEY]: 2 }, blocked: [KEY] } });
    expect(civ.explain(nowhere.state, 0, { project: 'farm' }).map(({ code }) => code)).toContain(
      'provisions',
    );
  });

  it('solo.provision-farm-there: where a farm stands the second marker blocks nothing, and the farm stays', () => {
    const game = oneMore(1, {}, { farms: [KEY] });
    expect([markersAt(game, KEY), game.state.solo!.blocked, game.state.farms[territory(KEY)]]).toEqual([
      2, 0, 1,
    ]);
    farms(game);
    expect(why(game, KEY)).toEqual(['farmThere']);
  });

  it('solo.provision-farm-gone: nor later, when that farm is gone and more markers come', () => {
    expect(farms(oneMore(2))).toEqual(['farm B.hills', `farm ${KEY}`]);
  });

  it('solo.provision-more: a third marker and more lie there too, and the space stays blocked', () => {
    const game = oneMore(2, { blocked: [KEY] });
    expect([markersAt(game, KEY), farms(game)]).toEqual([3, ['farm B.hills']]);
    expect(markersAt(oneMore(4, { blocked: [KEY] }), KEY)).toBe(5);
  });

  it('solo.provision-blocked-for-good: the space stays blocked in later eras, with V.I.C.I gone too', () => {
    const game = scenario({
      civs: [{ ...builder, dice: [4, 6, 1, 1, 1, 1] }, { tribes: { 'C.swamp': ['plain'] } }],
      phase: 8,
      solo: { provisions: { [KEY]: 2, 'C.swamp': 1 }, blocked: [KEY] },
    });
    idleUntil(game, 2, 4);
    expect([game.state.era, game.task(), markersAt(game, KEY)]).toEqual([2, 'turn', 2]);
    expect(farms(game)).toEqual(['farm B.hills']);
  });

  it('solo.provision-any-farm: nor does a farm that an ability would allow', () => {
    const pack = packFor({ hook: 'farm.volcano' });
    const game = scenario({
      civs: [{ ...builder, ...HELD }, vici],
      solo: { provisions: { [KEY]: 2 }, blocked: [KEY] },
      sites: { 8: 'volcano' },
      pack,
    });
    expect(farms(game)).toEqual(['farm B.hills']);
  });
});

// V.I.C.I reveals sites, rulebook p. 42, and is never affected by any, p. 43.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/index.js';
import { HELD, packFor } from '../effects/standing.js';
import { packWith } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type SiteName, type Spec, scenario } from '../support/scenario.js';
import { type Against, acts } from './acting.js';
import { lines, story, territoryRolls } from './story.js';

/** Sites by the lattice points where they lie. */
type Sites = Readonly<Record<number, SiteName>>;

const reveals = (against: Against, ...rolls: readonly number[]): Position =>
  acts('revealSites', against, ...rolls);
const faceUp = ({ state }: Position): number[] =>
  state.sites.flatMap((_, site) => ((state.revealed >> site) & 1 ? [site] : []));

describe('revealing sites', () => {
  // Beside the Forest of tile B lie sites 8 and 9, beside the Desert of tile C sites 14, 15 and 21.
  const vici: CivSpec = { tribes: { 'B.forest': ['plain', 'fire'], 'C.desert': ['wildWeak'] } };

  it('solo.sites-most: all face-down sites around that of its territories which has most of them', () => {
    const hiddenSites: Sites = { 14: 'gorge', 15: 'mysticOak', 21: 'cave' };
    const game = reveals({ vici, hiddenSites });
    expect(lines(game, 'revealSites', 'revealed', 'wheel')).toEqual([
      'revealSites: C.desert of C.desert',
      'revealed gorge',
      'revealed mysticOak',
      'revealed cave',
    ]);
    expect(faceUp(game)).toEqual([14, 15, 21]);
  });

  it('solo.sites-points: it gains the points printed on each of them', () => {
    const hiddenSites: Sites = { 14: 'gorge', 15: 'mysticOak', 21: 'cave' };
    const game = reveals({ vici, hiddenSites });
    expect(lines(game, 'scored')).toEqual(['scored 5 sites', 'scored 1 sites', 'scored 3 sites']);
    expect([game.points(1, 'sites'), game.points(0)]).toEqual([9, 0]);
  });

  it('solo.sites-face-down: only those still face down count, and only they are revealed', () => {
    const game = reveals({ vici, sites: { 14: 'gorge', 21: 'cave' } });
    expect(lines(game, 'revealSites')).toEqual(['revealSites: B.forest of B.forest']);
    expect(faceUp(game)).toEqual([8, 9, 14, 21]);
    expect(lines(game, 'revealed')).toHaveLength(2);
  });

  it('solo.sites-several: among several with as many a territory roll decides', () => {
    const game = reveals({ vici, sites: { 21: 'cave' } }, 2);
    expect(territoryRolls(game)).toEqual(['wheel 2: swamp > desert']);
    expect(lines(game, 'revealSites')).toEqual(['revealSites: C.desert of B.forest C.desert']);
    expect([faceUp(game), lines(game, 'revealed').length]).toEqual([[14, 15, 21], 2]);
  });

  it('solo.sites-own: territories without a tribe of its own do not count', () => {
    const human = { tribes: { 'C.desert': ['plain'] } };
    const game = reveals({ human, vici: { tribes: { 'B.forest': ['plain'] } } });
    expect(faceUp(game)).toEqual([8, 9]);
  });

  it('solo.sites-none: with nothing face down around its territories it is forfeited', () => {
    const game = reveals({ vici: { tribes: { 'B.forest': ['plain'] } }, sites: { 8: 'gorge', 9: 'cave' } });
    expect(story(game)).toEqual(['revealSites forfeited: noTerritory']);
    expect([faceUp(game), game.points(1)]).toEqual([[8, 9], 0]);
  });

  it('solo.sites-volcano: a Volcano sends the human’s farms beside it home, wherever V.I.C.I lives', () => {
    // Site 8 lies beside the Forest of tile B, the Desert of tile D and two Waters.
    const against: Against = {
      human: { tribes: { 'B.forest': ['plain'] }, farms: ['B.forest', 'D.desert', 'B.hills'] },
      vici: { tribes: { 'B.forest': ['plain'] } },
      hiddenSites: { 8: 'volcano', 9: 'cave' },
    };
    const farms = (game: Position): number[] =>
      ['B.forest', 'D.desert', 'B.hills'].map(key => game.state.farms[territory(key)]!);
    const game = reveals(against);
    expect([farms(game), game.points(1, 'sites')]).toEqual([[0, 0, 1], 7]);
    expect(game.events.filter(event => event.type === 'gaveBack')).toHaveLength(2);
    const spared = {
      ...against,
      human: { ...against.human, ...HELD },
      pack: packFor({ hook: 'farm.volcano' }),
    };
    expect(farms(reveals(spared))).toEqual([1, 1, 1]);
  });

  it('solo.sites-not-the-human: abilities of the human do not answer to what V.I.C.I reveals', () => {
    const effects: Effect[] = [{ do: 'points', n: 1 }];
    const pack = packWith({ E6: { ability: { kind: 'trigger', on: 'reveal', effects } } });
    const game = reveals({ human: HELD, vici: { tribes: { 'B.forest': ['plain'] } }, pack });
    expect([lines(game, 'revealed').length, game.points(0)]).toEqual([2, 0]);
  });
});

describe('sites never affect V.I.C.I', () => {
  const beside: CivSpec = { tribes: { 'B.forest': ['plain', 'fire'] } };
  const among: CivSpec = { tribes: { 'B.forest': ['plain'] }, markers: { food: 3 } };

  /** Phase 5 with sites beside both, up to the human’s feeding. */
  const sitePhase = (sites: Sites, rest: Partial<Spec> = {}): Position =>
    scenario({ ...rest, civs: [among, beside], solo: { provisions: { 'B.forest': 2 } }, phase: 5, sites });

  it('solo.no-gorge: a Gorge takes a food of the human and nothing of V.I.C.I', () => {
    const game = sitePhase({ 8: 'gorge' });
    expect([game.task(), game.has(0, 'food')]).toEqual(['feed', 2]);
    expect(story(game)).toEqual([]);
    expect(game.state.seats[1]!.supply).toBe(50 - 4 - 2);
  });

  it('solo.no-glacier: a Glacier weakens a tribe of the human and none of V.I.C.I', () => {
    const game = sitePhase({ 8: 'glacier', 9: 'glacier' });
    expect([game.task(), game.tribesAt(0, 'B.forest', 'plainWeak')]).toEqual(['feed', 1]);
    expect([game.tribesAt(1, 'B.forest', 'plain'), game.tribesAt(1, 'B.forest', 'fire')]).toEqual([1, 1]);
  });

  it('solo.no-oak: a Mystic oak gives the human points and V.I.C.I none', () => {
    const game = sitePhase({ 8: 'mysticOak' });
    expect(game.points(0, 'sites')).toBeGreaterThan(0);
    expect(game.points(1)).toBe(0);
  });

  it('solo.no-holy-rock: beside a Holy rock V.I.C.I procreates once, like anywhere', () => {
    const sites: Sites = { 8: 'holyRock', 9: 'holyRock' };
    const game = acts('procreation', { vici: { tribes: { 'B.forest': ['plain'] } }, sites });
    expect(lines(game, 'procreation', 'settled')).toEqual([
      'procreation: B.forest of B.forest',
      'settled B.forest fire',
    ]);
    expect([game.task(), game.state.seats[1]!.tribes]).toEqual(['turn', 13]);
    expect(game.events.some(event => event.type === 'tested')).toBe(false);
  });
});

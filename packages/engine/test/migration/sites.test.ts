// Caves, Volcanoes and the points of sites. Rulebook p. 38, ruling 3.
import { describe, expect, it } from 'vitest';
import { installed, type Opening } from '../support/openings.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function migrating(mine: CivSpec, spec: Omit<Spec, 'civs'>): Position {
  return scenario({ ...spec, civs: [mine, {}] }).play('activate migration');
}

const reached = (game: Position): string[] => [
  ...new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]!)),
];

describe('Caves', () => {
  it('cave.connects-around: the territories around one Cave are neighbours for migrating', () => {
    const game = migrating({ tribes: { 'C.desert': ['plain'] } }, { sites: { 15: 'cave' } });
    game.play('tribe C.desert plain');
    expect(reached(game)).toEqual(['B.mountains', 'C.swamp', 'C.grassland', 'G.hills', 'H.hills']);
  });

  it('cave.connects-caves: every Cave leads to every other', () => {
    const game = migrating({ tribes: { 'F.mountains': ['plain'] } }, { sites: { 4: 'cave', 18: 'cave' } });
    game.play('tribe F.mountains plain');
    expect(reached(game)).toEqual(['E.swamp', 'F.swamp', 'F.grassland']);
    game.play('settle E.swamp fire');
    expect(game.tribesAt(0, 'E.swamp', 'fire')).toBe(1);
  });

  it('cave.face-up-only: a Cave still face down, or another site, connects nothing', () => {
    const hidden = migrating(
      { tribes: { 'F.mountains': ['plain'] } },
      { sites: { 4: 'cave' }, hiddenSites: { 18: 'cave' } },
    );
    expect(reached(hidden.play('tribe F.mountains plain'))).toEqual(['F.swamp', 'F.grassland']);
    const rock = migrating({ tribes: { 'F.mountains': ['plain'] } }, { sites: { 4: 'cave', 18: 'gorge' } });
    expect(reached(rock.play('tribe F.mountains plain'))).toEqual(['F.swamp', 'F.grassland']);
  });

  it('cave.beside-only: from a territory without a Cave none is entered', () => {
    const game = migrating({ tribes: { 'F.swamp': ['plain'] } }, { sites: { 4: 'cave', 18: 'cave' } });
    expect(reached(game.play('tribe F.swamp plain'))).not.toContain('E.swamp');
  });

  it('cave.not-back: not back into the same territory, even one beside two Caves', () => {
    const game = migrating({ tribes: { 'F.mountains': ['wild'] } }, { sites: { 4: 'cave', 5: 'cave' } });
    expect(reached(game.play('tribe F.mountains wild'))).toEqual(['F.swamp', 'F.grassland']);
  });

  it('cave.every-step: each migration of a route may use Caves, and two may lead back', () => {
    const start = () =>
      migrating(
        { tribes: { 'F.mountains': ['wild'] }, levels: { migration: 3 }, favor: 6 },
        { sites: { 4: 'cave', 16: 'cave', 18: 'cave' } },
      ).play('tribe F.mountains wild');
    const far = start().play('cross G.hills', 'cross E.swamp', 'settle E.mountains fire');
    expect(far.tribesAt(0, 'E.mountains', 'fire')).toBe(1);
    const back = start().play('cross E.swamp', 'settle F.mountains free');
    expect(back.tribesAt(0, 'F.mountains', 'plain')).toBe(1);
  });

  it('cave.water-with-boat: Water beside a Cave is reached and left through it with an own boat', () => {
    const sites = { 4: 'cave', 16: 'cave' } as const;
    const without = migrating({ tribes: { 'F.mountains': ['plain'] } }, { sites });
    expect(reached(without.play('tribe F.mountains plain'))).not.toContain('H.water');
    const onto = migrating({ tribes: { 'F.mountains': ['plain'] }, boats: ['H.water'] }, { sites });
    onto.play('tribe F.mountains plain', 'settle H.water boat');
    expect(onto.tribesAt(0, 'H.water', 'boat')).toBe(1);
    const off = migrating({ tribes: { 'H.water': ['boat'] }, boats: ['H.water'] }, { sites });
    off.play('tribe H.water boat', 'settle F.mountains fire');
    expect(off.tribesAt(0, 'F.mountains', 'fire')).toBe(1);
  });

  it('cave.water-full-boat: a full boat beside a Cave is neither boarded nor crossed', () => {
    const start = (...aboard: string[]) =>
      migrating(
        {
          tribes: { 'F.mountains': ['plain'], 'H.water': aboard },
          boats: ['H.water'],
          levels: { migration: 2 },
          favor: 6,
        },
        { sites: { 4: 'cave', 16: 'cave' } },
      ).play('tribe F.mountains plain');
    const full = start('boat', 'boatWeak');
    expect([full.can('settle H.water boat'), full.can('cross H.water')]).toEqual([false, false]);
    const half = start('boat');
    expect([half.can('settle H.water boat'), half.can('cross H.water')]).toEqual([true, true]);
    half.play('cross H.water', 'settle C.desert fire');
    expect(half.tribesAt(0, 'C.desert', 'fire')).toBe(1);
  });
});

describe('Volcanoes', () => {
  /** The bonus of Keen nose: a site. */
  const start = (): Position =>
    installed(
      'B10',
      { farms: ['B.forest', 'C.grassland'], tribes: { 'B.forest': ['plain'] } },
      {
        other: { farms: ['D.desert'], tribes: { 'D.desert': ['plain'] } },
        developed: ['C.grassland'],
        hiddenSites: { 8: 'volcano', 13: 'glacier' },
      },
    );
  const farms = (game: Position): number[] =>
    ['B.forest', 'D.desert', 'C.grassland'].map(key => game.state.farms[territory(key)]!);

  it('volcano.sends-farms-home: when one is revealed the farms beside it go back, whosever they are', () => {
    expect(farms(start())).toEqual([1, 2, 1]);
    const game = start().play('reveal 8');
    expect(farms(game)).toEqual([0, 0, 1]);
    expect(game.events.filter(event => event.type === 'gaveBack').map(event => event.seat)).toEqual([0, 1]);
  });

  it('volcano.only: no other site touches farms, and tribes stay where they are', () => {
    expect(farms(start().play('reveal 13'))).toEqual([1, 2, 1]);
    const game = start().play('reveal 8');
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.tribesAt(1, 'D.desert', 'plain')]).toEqual([1, 1]);
  });
});

describe('points of sites', () => {
  /** The bonus of Watchtower: two sites. */
  const revealing = (me: CivSpec, opening: Opening): Position =>
    installed('D3', { ...me, markers: { wood: 1 } }, opening);

  it('site.points-when-revealed: whoever reveals a site scores what it shows', () => {
    const game = revealing({}, { hiddenSites: { 0: 'gorge', 1: 'cave' } });
    game.play('reveal 0');
    expect([game.points(0), game.points(0, 'sites')]).toEqual([5, 5]);
    game.play('reveal 1');
    expect([game.points(0), game.points(1), game.task()]).toEqual([8, 0, 'endTurn']);
    const ground = installed('B10', {}, { hiddenSites: { 3: 'buildingGround' } }).play('reveal 3');
    expect([ground.points(0), ground.points(1), ground.task()]).toEqual([1, 0, 'endTurn']);
  });

  it('site.points-only-then: later nobody scores them, whoever settles beside the site', () => {
    const game = migrating({ tribes: { 'B.forest': ['plain'] } }, { sites: { 2: 'cave', 8: 'volcano' } });
    game.play('tribe B.forest plain', 'settle D.desert free');
    expect(game.points(0)).toBe(0);
  });

  it('site.reveal-trigger: whenever you reveal a site, once for each', () => {
    const game = revealing({ columns: { 2: ['B10'] } }, { hiddenSites: { 0: 'cave', 1: 'mysticOak' } });
    game.play('reveal 0', 'reveal 1');
    expect([game.points(0, 'sites'), game.points(0, 'ability')]).toEqual([4, 2]);
  });

  it('site.not-entered: tribes go to territories only, past sites face up or face down', () => {
    const game = migrating(
      { tribes: { 'D.desert': ['plain'] }, levels: { migration: 3 }, favor: 6 },
      { sites: { 1: 'mysticOak', 2: 'buildingGround', 8: 'gorge' } },
    ).play('tribe D.desert plain');
    expect(reached(game)).toEqual(['B.hills', 'B.forest', 'D.forest']);
    expect(game.offers('cross')).toEqual(['cross B.hills', 'cross B.forest', 'cross D.forest']);
    expect(game.offers()).toHaveLength(game.offers('settle').length + 3);
  });

  it('site.revealed-once: a site that is turned up is not offered again; revealing may be declined', () => {
    const game = revealing({}, { sites: { 0: 'gorge' } });
    expect(game.can('reveal 0')).toBe(false);
    expect(game.offers('reveal')).toHaveLength(23);
    game.play('reveal 1', 'decline');
    expect(game.offers('reveal')).toEqual([]);
    expect(game.task()).toBe('endTurn');
  });
});

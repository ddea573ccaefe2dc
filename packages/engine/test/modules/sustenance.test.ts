// Module: Sustenance, rulebook p. 19; level IIII, Extra Credit C.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const sustenance = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  scenario({
    civs: [
      { dice: [2, 4], ...me, levels: { sustenance: level }, levelFour: level === 4 ? ['sustenance'] : [] },
      {},
    ],
    ...spec,
  });
const activated = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  sustenance(level, me, spec).play('activate sustenance');
const A = 'option sustenance A';
const B = 'option sustenance B';
const tokens = (game: Position): number => game.state.hunted.toString(2).replaceAll('0', '').length;

describe('one of two actions', () => {
  it('sustenance.hunt-or-strengthen: a hunt or strengthening, not both', () => {
    const me = { tribes: { 'F.grassland': ['plain', 'plainWeak'] } };
    expect(activated(1, me).offers()).toEqual([A, B]);
    const hunted = activated(1, me).rolls(3).play(A);
    expect([hunted.has(0, 'food'), hunted.tribesAt(0, 'F.grassland', 'plainWeak')]).toEqual([3, 1]);
    expect(hunted.task()).toBe('endTurn');
    const rested = activated(1, me).play(B, 'strengthen F.grassland plainWeak');
    expect([rested.has(0, 'food'), tokens(rested), rested.task()]).toEqual([0, 0, 'endTurn']);
    expect(rested.tribesAt(0, 'F.grassland', 'plain')).toBe(2);
  });

  it('sustenance.offered: only with a place to hunt or a weak tribe (ruling 24)', () => {
    const strong = { tribes: { 'F.grassland': ['plain'] } };
    const weak = { tribes: { 'F.grassland': ['plainWeak'] } };
    const hunted = { hunted: ['F.grassland'] };
    for (const level of [1, 2, 3]) {
      expect(sustenance(level, strong).can('activate sustenance')).toBe(true);
      expect(sustenance(level, strong, hunted).can('activate sustenance')).toBe(false);
      expect(sustenance(level, weak, hunted).can('activate sustenance')).toBe(true);
    }
    for (const level of [1, 4]) expect(sustenance(level, {}).can('activate sustenance')).toBe(false);
    expect(sustenance(4, strong, hunted).can('activate sustenance')).toBe(true);
  });

  it('sustenance.only-one-possible: where only one of the two can be done it is not asked which', () => {
    const weak = activated(1, { tribes: { 'F.grassland': ['plainWeak'] } }, { hunted: ['F.grassland'] });
    expect(weak.offers()).toEqual(['decline', 'strengthen F.grassland plainWeak']);
    expect(activated(1, { tribes: { 'F.grassland': ['plain'] } }).task()).toBe('endTurn');
  });
});

describe('hunts by level', () => {
  const three = { tribes: { 'F.grassland': ['plain'], 'B.hills': ['plain'], 'C.swamp': ['wild'] } };

  it('sustenance.one-hunt: levels I and II hunt once', () => {
    for (const level of [1, 2]) {
      expect(activated(level, three).play('hunt B.hills').task()).toBe('endTurn');
    }
  });

  it('sustenance.two-hunts: level III hunts up to twice, in different territories, with a roll for each', () => {
    const game = activated(3, three).rolls(3, 6).play('hunt B.hills');
    expect([game.has(0, 'food'), game.task()]).toEqual([3, 'hunt']);
    expect(game.offers()).toEqual(['decline', 'hunt C.swamp', 'hunt F.grassland']);
    game.play('hunt C.swamp');
    expect([game.has(0, 'food'), tokens(game), game.task()]).toEqual([4, 2, 'endTurn']);
  });

  it('sustenance.second-hunt-may-be-left: the second hunt is declined, or falls away', () => {
    const game = activated(3, three).play('hunt B.hills', 'decline');
    expect([tokens(game), game.task()]).toEqual([1, 'endTurn']);
    expect(activated(3, { tribes: { 'B.hills': ['plain'] } }).task()).toBe('endTurn');
    const last = ['B.forest', 'B.mountains', 'C.desert', 'C.grassland', 'D.desert'];
    expect(activated(3, three, { hunted: last }).play('hunt B.hills').task()).toBe('endTurn');
  });

  it('sustenance.food-before-the-next-hunt: what the first hunt brings is settled before the second', () => {
    const me = { ...three, markers: { money: 44 } };
    const game = activated(3, me).rolls(1, 1).play('hunt B.hills');
    expect(game.task()).toBe('gainMarkers');
    game.play('forgo');
    expect(game.task()).toBe('hunt');
  });

  it('sustenance.level-4-hunts: up to twice, also where a token lies, which stays the only one there', () => {
    const game = activated(4, three, { hunted: ['B.hills'] });
    expect(game.offers()).toEqual(['hunt B.hills', 'hunt C.swamp', 'hunt F.grassland']);
    game.rolls(3, 4).play('hunt B.hills');
    expect([game.has(0, 'food'), tokens(game)]).toEqual([3, 1]);
    game.play('hunt C.swamp');
    expect([game.has(0, 'food'), tokens(game), game.task()]).toEqual([6, 2, 'endTurn']);
  });

  it('sustenance.level-4-same-territory: both hunts may be in one territory', () => {
    const game = activated(4, three).rolls(3, 3).play('hunt C.swamp', 'hunt C.swamp');
    expect([game.has(0, 'food'), tokens(game), game.task()]).toEqual([4, 1, 'endTurn']);
  });

  it('sustenance.level-4-without-tokens: with none left only where one lies (ruling 21)', () => {
    const hunted = ['B.hills', 'B.forest', 'B.mountains', 'C.desert', 'C.grassland', 'D.desert'];
    const game = activated(4, three, { hunted });
    // One territory for the first hunt: it is not asked.
    expect(game.offers()).toEqual(['decline', 'hunt B.hills']);
    expect(sustenance(3, three, { hunted }).can('activate sustenance')).toBe(false);
  });
});

describe('strengthening by level', () => {
  const seven = {
    boats: ['A.water'],
    tribes: {
      'F.grassland': ['fireWeak', 'plainWeak', 'plainWeak', 'wildWeak'],
      'A.water': ['boatWeak', 'boatWeak'],
      'C.swamp': ['wildWeak'],
    },
  };
  const weak = (game: Position): number => {
    const grass = ['fireWeak', 'plainWeak', 'wildWeak'].reduce(
      (sum, where) => sum + game.tribesAt(0, 'F.grassland', where),
      0,
    );
    return grass + game.tribesAt(0, 'A.water', 'boatWeak') + game.tribesAt(0, 'C.swamp', 'wildWeak');
  };

  it('sustenance.strengthen-by-level: up to 1, 3, 4 and 6 weak tribes', () => {
    const left = [1, 2, 3, 4].map(level => {
      const game = activated(level, seven).play(B);
      while (game.task() === 'strengthen') game.play(game.offers('strengthen')[0]!);
      expect(game.task()).toBe('endTurn');
      return weak(game);
    });
    expect(left).toEqual([6, 4, 3, 1]);
  });

  it('sustenance.strengthen-fewer: any weak tribes, and fewer if one likes', () => {
    const game = activated(2, seven).play(B);
    expect(game.offers()).toEqual([
      'decline',
      'strengthen A.water boatWeak',
      'strengthen C.swamp wildWeak',
      'strengthen F.grassland fire',
      'strengthen F.grassland plainWeak',
      'strengthen F.grassland wildWeak',
    ]);
    game.play('strengthen F.grassland fire', 'strengthen A.water boatWeak', 'decline');
    expect([weak(game), game.tribesAt(0, 'F.grassland', 'fire'), game.task()]).toEqual([5, 1, 'endTurn']);
  });

  it('sustenance.strengthen-all: it ends with the last weak tribe', () => {
    const game = activated(4, { tribes: { 'F.grassland': ['plainWeak'] } }).play(B);
    expect(game.play('strengthen F.grassland plainWeak').task()).toBe('endTurn');
  });
});

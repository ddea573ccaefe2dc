// Hidden grottoes, before the usual actions of Production. Rulebook p. 38.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

type Sites = NonNullable<Spec['sites']>;

function activated(mine: CivSpec, sites: Sites, spec: Omit<Spec, 'civs' | 'sites'> = {}): Position {
  return scenario({ ...spec, sites, civs: [mine, {}] }).play('activate production');
}

// Site 8 touches B.forest, D.desert, A.water and D.water; site 9 touches B.forest and F.grassland among others.
const GROTTO: Sites = { 8: 'hiddenGrotto' };
const TWO: Sites = { 8: 'hiddenGrotto', 9: 'hiddenGrotto' };
const HOME: CivSpec = { tribes: { 'B.forest': ['plain'] } };
const AFLOAT: CivSpec = { tribes: { 'A.water': ['boat'] }, boats: ['A.water'] };
const EMPTY: CivSpec = { ...AFLOAT, emptyNotches: true };

describe('Hidden grottoes on land', () => {
  it('grotto.stores-at-once: a raw material is produced beside it and transported, without a test', () => {
    const game = activated(HOME, GROTTO);
    const { supply } = game.state.seats[0]!;
    expect(game.offers()).toEqual(['decline', 'grotto B.forest']);
    game.play('grotto B.forest');
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest')]).toEqual([1, 0]);
    expect(game.state.seats[0]!.supply).toBe(supply - 1);
  });

  it('grotto.before-the-usual: the usual actions follow in full', () => {
    const game = activated(HOME, GROTTO).play('grotto B.forest', 'produce B.forest', 'produce B.forest');
    game.rolls(1).play('option production B', 'transport B.forest');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.task()]).toEqual([1, 2, 'endTurn']);
  });

  it('grotto.beside-own-tribes: one of the territories beside it with an own tribe, weak or wild too', () => {
    const game = activated(
      { tribes: { 'B.forest': ['wildWeak'], 'D.desert': ['plainWeak'], 'C.grassland': ['plain'] } },
      GROTTO,
    );
    expect(game.offers()).toEqual(['decline', 'grotto B.forest', 'grotto D.desert']);
    game.play('grotto D.desert');
    expect([game.has(0, 'sand'), game.has(0, 'wood'), game.task()]).toEqual([1, 0, 'production']);
  });

  it('grotto.nobody-beside: not asked without an own tribe beside it', () => {
    expect(activated({ tribes: { 'C.grassland': ['plain'] } }, GROTTO).task()).toBe('production');
    const foreign = scenario({ civs: [{ tribes: { 'C.grassland': ['plain'] } }, HOME], sites: GROTTO });
    expect(foreign.play('activate production').task()).toBe('production');
    // A raw material left behind does not count.
    const behind = { tribes: { 'C.grassland': ['plain'] }, markers: { 'raw:B.forest': 1 } };
    expect(activated(behind, GROTTO).task()).toBe('production');
  });

  it('grotto.face-up-only: a grotto still face down does nothing', () => {
    expect(activated(HOME, {}, { hiddenSites: GROTTO }).task()).toBe('production');
  });

  it('grotto.each: each of the two is used, and one territory beside both serves twice', () => {
    const game = activated(HOME, TWO).play('grotto B.forest');
    expect(game.offers()).toEqual(['decline', 'grotto B.forest']);
    game.play('grotto B.forest');
    expect([game.has(0, 'wood'), game.task()]).toEqual([2, 'production']);
    const spread = activated({ tribes: { 'D.desert': ['plain'], 'F.grassland': ['plain'] } }, TWO);
    spread.play('grotto D.desert', 'grotto F.grassland');
    expect([spread.has(0, 'sand'), spread.has(0, 'gold')]).toEqual([1, 1]);
  });

  it('grotto.may-decline: each grotto may be passed over', () => {
    const game = activated(HOME, TWO).play('decline', 'grotto B.forest');
    expect([game.has(0, 'wood'), game.task()]).toEqual([1, 'production']);
  });

  it('grotto.leaves-others: raw materials that lie there already stay', () => {
    const game = activated({ ...HOME, markers: { 'raw:B.forest': 2 } }, GROTTO).play('grotto B.forest');
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest')]).toEqual([1, 2]);
  });

  it('grotto.production-only: other modules do not set it off', () => {
    const game = scenario({ civs: [{ ...HOME, markers: { 'raw:B.forest': 1 } }, {}], sites: GROTTO });
    expect(game.play('activate transport').offers()).toEqual(['decline', 'transport B.forest']);
  });

  it('grotto.empty-supply: a marker is returned first, or all of it forgone', () => {
    const broke: CivSpec = { ...HOME, markers: { food: 44 } };
    const game = activated(broke, GROTTO).play('grotto B.forest');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([game.has(0, 'wood'), game.has(0, 'food'), game.task()]).toEqual([1, 43, 'production']);
    const forgone = activated(broke, GROTTO).play('grotto B.forest', 'forgo');
    expect([forgone.has(0, 'wood'), forgone.task()]).toEqual([0, 'production']);
  });

  it('grotto.empty-supply-same-place: the marker to return may lie in that very territory', () => {
    const game = activated({ ...HOME, markers: { food: 43, 'raw:B.forest': 1 } }, GROTTO);
    game.play('grotto B.forest', 'forgo');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.has(0, 'food')]).toEqual([0, 1, 43]);
  });
});

describe('Hidden grottoes on Water', () => {
  it('grotto.water-produce-first: on an empty boat a raw material is produced and transported', () => {
    const game = activated(EMPTY, GROTTO).play('grotto A.water');
    expect(game.offers()).toEqual(['decline', 'transportAs A.water wood', 'transportAs A.water papyrus']);
    game.play('transportAs A.water papyrus');
    expect([game.has(0, 'papyrus'), game.has(0, 'notch1'), game.task()]).toEqual([1, 0, 'production']);
  });

  it('grotto.water-transport-first: a laden boat is unloaded and gets a new raw material', () => {
    const game = activated(AFLOAT, GROTTO).play('grotto A.water', 'transportAs A.water wood');
    expect([game.has(0, 'wood'), game.has(0, 'notch1'), game.task()]).toEqual([1, 1, 'production']);
  });

  it('grotto.water-keep: the raw material just produced may stay aboard', () => {
    const game = activated(EMPTY, GROTTO).play('grotto A.water', 'decline');
    expect([game.has(0, 'notch1'), game.has(0, 'wood')]).toEqual([1, 0]);
  });

  it('grotto.water-laden-decline: without unloading there is no room for a new one', () => {
    const game = activated(AFLOAT, GROTTO).play('grotto A.water', 'decline');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2'), game.task()]).toEqual([1, 1, 'production']);
  });

  it('grotto.water-needs-a-tribe: a boat without a tribe is not enough', () => {
    const game = activated({ tribes: { 'C.grassland': ['plain'] }, boats: ['A.water'] }, GROTTO);
    expect(game.task()).toBe('production');
  });

  it('grotto.water-nothing-beside: with no material beside it a boat can be loaded, not unloaded', () => {
    const far: CivSpec = { tribes: { 'D.water': ['boat'], 'B.forest': ['plain'] }, boats: ['D.water'] };
    expect(activated(far, GROTTO).offers()).toEqual(['decline', 'grotto B.forest']);
    const game = activated({ ...far, emptyNotches: true }, GROTTO);
    expect(game.offers()).toEqual(['decline', 'grotto B.forest', 'grotto D.water']);
    game.play('grotto D.water');
    expect([game.has(0, 'notch1'), game.task()]).toEqual([1, 'production']);
  });

  it('grotto.water-twice: beside both grottoes one boat is unloaded and loaded twice', () => {
    const game = activated(AFLOAT, { 8: 'hiddenGrotto', 13: 'hiddenGrotto' });
    game.play('grotto A.water', 'transportAs A.water wood', 'grotto A.water', 'transportAs A.water papyrus');
    expect([game.has(0, 'wood'), game.has(0, 'papyrus'), game.has(0, 'notch1')]).toEqual([1, 1, 1]);
    expect(game.offers()).toEqual(['decline', 'option production B']);
  });

  it('grotto.water-second-boat: it is the boat of the territory chosen', () => {
    const game = activated(
      {
        tribes: { 'E.water': ['boat'], 'A.water': ['boat'], 'C.grassland': ['plain'] },
        boats: ['E.water', 'A.water'],
      },
      GROTTO,
    );
    game.play('grotto A.water', 'transportAs A.water wood');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2'), game.has(0, 'wood')]).toEqual([1, 1, 1]);
  });

  it('grotto.water-empty-supply: unloading costs nothing, the new one needs a marker', () => {
    const game = activated({ ...AFLOAT, markers: { food: 44 } }, GROTTO);
    game.play('grotto A.water', 'transportAs A.water wood');
    expect(game.offers()).toEqual(['returnMarker food', 'returnMarker wood', 'forgo']);
    game.play('forgo');
    expect([game.has(0, 'wood'), game.has(0, 'notch1'), game.task()]).toEqual([1, 0, 'production']);
  });
});

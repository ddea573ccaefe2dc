// Action B of Procreation from level III, strengthening, and the Holy rocks. Rulebook p. 17, 19 and 38.
import { describe, expect, it } from 'vitest';
import { activated, installed } from '../support/openings.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const procreating = (mine: CivSpec, spec: Omit<Spec, 'civs'> = {}, level = 3): Position =>
  activated('procreation', mine, { ...spec, level });

const B = 'option procreation B';

describe('B: a favor test to strengthen', () => {
  it('procreation.b-before-a: B first, then up to two procreations', () => {
    const game = procreating({ tribes: { 'F.grassland': ['plainWeak'] } });
    game.rolls(1).play(B, 'strengthen F.grassland plainWeak');
    expect(game.tribesAt(0, 'F.grassland', 'plain')).toBe(1);
    game.play('settle F.grassland free', 'settle F.grassland free');
    expect([game.tribesAt(0, 'F.grassland', 'plain'), game.task()]).toEqual([3, 'endTurn']);
  });

  it('procreation.b-after-a: up to two procreations, then B', () => {
    const game = procreating({ tribes: { 'F.grassland': ['plainWeak'] } });
    game.play('settle F.grassland free', 'settle F.grassland free').rolls(1).play(B);
    game.play('strengthen F.grassland plainWeak');
    expect([game.tribesAt(0, 'F.grassland', 'plain'), game.task()]).toEqual([3, 'endTurn']);
  });

  it('procreation.b-not-between: between two procreations B has no place', () => {
    const game = procreating({ tribes: { 'F.grassland': ['plainWeak'] } }).play('settle F.grassland free');
    expect(game.can(B)).toBe(false);
    game.play('decline');
    expect(game.offers()).toEqual(['decline', B]);
    game.rolls(1).play(B, 'strengthen F.grassland plainWeak');
    expect(game.task()).toBe('endTurn');
    expect(game.state.seats[0]!.tribes).toBe(18);
  });

  it('procreation.b-once: one test and one tribe, whether passed or not', () => {
    const passed = procreating({ tribes: { 'F.grassland': ['plainWeak', 'wildWeak'] } })
      .rolls(1)
      .play(B);
    passed.play('strengthen F.grassland plainWeak');
    expect(passed.can(B)).toBe(false);
    const failed = procreating({ tribes: { 'F.grassland': ['plainWeak', 'wildWeak'] } })
      .rolls(2)
      .play(B);
    expect(failed.task()).toBe('procreation');
    expect(failed.can(B)).toBe(false);
    expect(failed.tribesAt(0, 'F.grassland', 'plainWeak')).toBe(1);
    failed.play('settle F.grassland free', 'settle F.grassland free');
    expect(failed.task()).toBe('endTurn');
  });

  it('procreation.b-optional: B may be left undone, and so may the strengthening', () => {
    const game = procreating({ tribes: { 'F.grassland': ['plainWeak'] } });
    game.play('settle F.grassland free', 'settle F.grassland free', 'decline');
    expect(game.task()).toBe('endTurn');
    const tested = procreating({ tribes: { 'F.grassland': ['plainWeak'] } })
      .rolls(1)
      .play(B, 'decline');
    expect([tested.task(), tested.tribesAt(0, 'F.grassland', 'plainWeak')]).toEqual(['procreation', 1]);
  });

  it('procreation.b-test-alone: the test of B may be taken without a weak tribe, and left out', () => {
    const start = { tribes: { 'B.hills': ['plain'] }, favor: 6 } as const;
    const game = procreating(start).play(B);
    expect(game.events.some(event => event.type === 'tested' && event.passed)).toBe(true);
    expect(game.offers()).not.toContain(B);
    const after = procreating(start).play('settle B.hills fire', 'decline');
    expect(after.offers()).toEqual(['decline', B]);
    expect(after.play('decline').task()).toBe('endTurn');
  });

  it('procreation.b-weakened-meanwhile: a tribe that lies down in A may stand up in B', () => {
    const game = procreating({ tribes: { 'B.hills': ['plain'] } });
    game.play('settle B.hills displace1strong', 'settle B.hills fire');
    expect(game.offers()).toEqual(['decline', B]);
    game.rolls(1).play(B, 'strengthen B.hills plainWeak');
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
  });

  it('procreation.b-alone: with no tribe in the supply the module still serves to strengthen', () => {
    const all = new Array<string>(19).fill('wild');
    const start = (weak: string, level: number) =>
      scenario({
        civs: [{ tribes: { 'B.forest': [...all, weak] }, levels: { procreation: level } }, {}],
      });
    expect(start('wild', 3).can('activate procreation')).toBe(false);
    expect(start('wildWeak', 2).can('activate procreation')).toBe(false);
    const game = start('wildWeak', 3).play('activate procreation');
    expect(game.offers()).toEqual(['decline', B]);
    game.rolls(1).play(B, 'strengthen B.forest wildWeak');
    expect([game.tribesAt(0, 'B.forest', 'wild'), game.task()]).toEqual([20, 'endTurn']);
  });

  it('procreation.b-from-level-three: levels I and II know no B, level IIII does', () => {
    const mine: CivSpec = { tribes: { 'F.grassland': ['plainWeak'] }, favor: 6 };
    expect([1, 2, 3, 4].map(level => procreating(mine, {}, level).can(B))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('strengthening', () => {
  /** The bonus of Warm blood, which costs Calm: two tribes. */
  const standingUp = (me: CivSpec, other: CivSpec = {}): Position =>
    installed('B9', { ...me, markers: { calm: 1 } }, { other });

  it('strengthen.any-weak: every weak own tribe can be stood up, on its place', () => {
    for (const where of ['fireWeak', 'plainWeak', 'wildWeak']) {
      const game = procreating({ tribes: { 'C.grassland': [where, 'plain'] } })
        .rolls(1)
        .play(B);
      const spot = where === 'fireWeak' ? 'fire' : where;
      expect(game.offers()).toEqual(['decline', `strengthen C.grassland ${spot}`]);
      game.play(`strengthen C.grassland ${spot}`);
      expect(game.tribesAt(0, 'C.grassland', where)).toBe(0);
      expect(game.tribesAt(0, 'C.grassland', where.replace('Weak', ''))).toBe(where === 'plainWeak' ? 2 : 1);
      expect(game.points(0)).toBe(0);
    }
  });

  it('strengthen.boat: a weak tribe on a boat too', () => {
    const game = procreating({ tribes: { 'A.water': ['boatWeak'] }, boats: ['A.water'] })
      .rolls(1)
      .play(B);
    game.play('strengthen A.water boatWeak');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(1);
  });

  it('strengthen.own-only: strong and foreign tribes are not offered', () => {
    const other = { tribes: { 'B.hills': ['plainWeak'], 'F.grassland': ['fireWeak'] } };
    const game = standingUp({ tribes: { 'B.forest': ['plain', 'plainWeak'] } }, other);
    expect(game.offers()).toEqual(['decline', 'strengthen B.forest plainWeak']);
    game.play('strengthen B.forest plainWeak');
    expect(game.task()).toBe('endTurn');
  });

  it('strengthen.trigger: whenever you strengthen, once for each tribe', () => {
    const tribes = { 'B.forest': ['plainWeak', 'wildWeak'] };
    const game = standingUp({ tribes, columns: { 6: ['attribute-5'] } });
    game.play('strengthen B.forest plainWeak');
    expect(game.has(0, 'food')).toBe(1);
    game.play('strengthen B.forest wildWeak');
    expect([game.has(0, 'food'), game.task()]).toEqual([2, 'endTurn']);
  });
});

describe('Holy rocks', () => {
  const rocks = (mine: CivSpec, sites: Spec['sites'], level = 1): Position =>
    procreating(mine, { sites: sites! }, level);

  it('holy-rock.before-usual: choose a territory, test, procreate there; then the usual actions', () => {
    const game = rocks({ tribes: { 'F.grassland': ['wild'], 'G.forest': ['plain'] } }, { 9: 'holyRock' });
    expect(game.offers()).toEqual(['decline', 'rockTerritory F.grassland', 'rockTerritory G.forest']);
    game.rolls(1).play('rockTerritory F.grassland');
    expect(new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]))).toEqual(
      new Set(['F.grassland']),
    );
    game.play('settle F.grassland free');
    expect(game.task()).toBe('procreation');
    game.play('settle G.forest free');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['endTurn', 16]);
  });

  it('holy-rock.failed: with a failed test only the usual actions follow', () => {
    const game = rocks({ tribes: { 'F.grassland': ['wild'] } }, { 9: 'holyRock' });
    game.rolls(2).play('rockTerritory F.grassland');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['procreation', 19]);
  });

  it('holy-rock.each: each rock has its own choice and test, the same territory may serve both', () => {
    const game = rocks({ tribes: { 'F.grassland': ['wild'] } }, { 9: 'holyRock', 10: 'holyRock' });
    game.rolls(1, 1).play('rockTerritory F.grassland', 'settle F.grassland free');
    expect(game.offers()).toEqual(['decline', 'rockTerritory F.grassland']);
    game.play('rockTerritory F.grassland', 'settle F.grassland free', 'settle F.grassland fire');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['endTurn', 16]);
  });

  it('holy-rock.beside-only: without an own tribe beside it, or face down, a rock does nothing', () => {
    expect(rocks({ tribes: { 'C.swamp': ['plain'] } }, { 9: 'holyRock' }).task()).toBe('procreation');
    const hidden = procreating(
      { tribes: { 'F.grassland': ['wild'] } },
      { hiddenSites: { 9: 'holyRock' } },
      1,
    );
    expect(hidden.task()).toBe('procreation');
    expect(rocks({}, { 9: 'holyRock' }).task()).toBe('procreation');
  });

  it('holy-rock.may-decline: test and procreation of a rock may be left undone', () => {
    const game = rocks({ tribes: { 'F.grassland': ['wild'] } }, { 9: 'holyRock' }).play('decline');
    expect(game.task()).toBe('procreation');
    expect(game.events.some(event => event.type === 'tested')).toBe(false);
    const passed = rocks({ tribes: { 'F.grassland': ['wild'] }, favor: 6 }, { 9: 'holyRock' });
    passed.play('rockTerritory F.grassland', 'decline');
    expect([passed.task(), passed.state.seats[0]!.tribes]).toEqual(['procreation', 19]);
  });

  it('holy-rock.boat: beside Water a tribe is born with exactly one tribe aboard; the test may be taken with two', () => {
    const start = (...aboard: string[]) =>
      rocks(
        { tribes: { 'A.water': aboard, 'C.swamp': ['plain'] }, boats: ['A.water'], favor: 6 },
        { 7: 'holyRock' },
      );
    const full = start('boat', 'boatWeak').play('rockTerritory A.water');
    expect([full.task(), full.events.some(({ type }) => type === 'tested')]).toEqual(['procreation', true]);
    const game = start('boat').play('rockTerritory A.water');
    expect(game.offers('settle')).toEqual(['settle A.water boat']);
    expect(game.play('settle A.water boat').tribesAt(0, 'A.water', 'boat')).toBe(2);
  });

  it('holy-rock.last-tribe: with no tribe left the test at the next rock may still be taken', () => {
    const tribes = { 'F.grassland': new Array<string>(19).fill('wild') };
    const game = rocks({ tribes, favor: 6 }, { 9: 'holyRock', 10: 'holyRock' });
    game.play('rockTerritory F.grassland', 'settle F.grassland free');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['holyRock', 0]);
    game.play('rockTerritory F.grassland');
    expect(game.events.filter(({ type }) => type === 'tested')).toHaveLength(2);
    expect(game.task()).toBe('endTurn');
  });

  it('holy-rock.usual-rules: at a rock too a fire scores and displacing weakens', () => {
    const game = rocks({ favor: 6, tribes: { 'G.desert': ['plain'] } }, { 9: 'holyRock', 11: 'holyRock' });
    game.play('rockTerritory G.desert', 'settle G.desert fire');
    expect(game.points(0)).toBe(2);
    game.play('rockTerritory G.desert', 'settle G.desert displace1strong');
    expect(game.tribesAt(0, 'G.desert', 'plainWeak')).toBe(1);
    expect(game.task()).toBe('procreation');
  });

  it('holy-rock.module-only: a procreation from elsewhere leaves the rocks alone', () => {
    const me = { tribes: { 'F.grassland': ['wild'] }, columns: { 2: ['B12'] }, markers: { food: 1 } };
    const game = activated('activity', me, { sites: { 9: 'holyRock' } });
    game.play('activity B12', 'settle F.grassland free');
    expect(game.task()).toBe('endTurn');
  });
});

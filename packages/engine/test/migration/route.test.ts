// Several migrations of one activation, with one tribe or several. Rulebook p. 16, ruling 3.
import { describe, expect, it } from 'vitest';
import type { Effect, TriggerName } from '../../src/index.js';
import { turnFor } from '../support/openings.js';
import { withAbility } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, scenario } from '../support/scenario.js';

/** Migration activated with a level and a favor test that is passed or failed, up to the choice of a tribe. */
function activated(level: number, passed: boolean, mine: CivSpec, other: CivSpec = {}): Position {
  return turnFor('migration', mine, { level, other })
    .rolls(passed ? 1 : 4)
    .play('activate migration');
}

const FOUR: CivSpec = { tribes: { 'B.forest': ['wild', 'wild', 'wild', 'wild', 'wild'] } };
const TARGETS = ['F.grassland free', 'G.forest free', 'B.hills free', 'D.desert free', 'B.mountains free'];

/** How many tribes may go one after the other. */
function migrations(level: number, passed: boolean): number {
  const game = activated(level, passed, FOUR);
  let n = 0;
  while (game.task() === 'migrate') game.play('tribe B.forest wild', `settle ${TARGETS[n++]}`);
  expect(game.task()).toBe('endTurn');
  return n;
}

/** Three migrations of a civilization whose ability lets it do something between two of them. */
function meanwhile(on: TriggerName, effect: Effect, tribes: Readonly<Record<string, string[]>>): Position {
  const pack = withAbility('E10', { kind: 'trigger', on, effects: [effect] });
  return turnFor('migration', { tribes, columns: { 5: ['E10'] }, favor: 6 }, { level: 3, pack }).play(
    'activate migration',
  );
}

describe('levels', () => {
  it('migration.level-two: two migrations with a passed test, else one', () => {
    expect([migrations(2, true), migrations(2, false)]).toEqual([2, 1]);
  });

  it('migration.level-three: three migrations with a passed test, else two', () => {
    expect([migrations(3, true), migrations(3, false)]).toEqual([3, 2]);
  });

  it('migration.level-four: four migrations with a passed test, else three', () => {
    expect([migrations(4, true), migrations(4, false)]).toEqual([4, 3]);
  });

  it('migration.test-first: the test is over before any tribe is chosen', () => {
    const game = scenario({
      civs: [
        { tribes: { 'B.forest': ['plain'] }, levels: { migration: 2 }, dice: [1, 3], markers: { idea: 1 } },
        {},
      ],
    });
    game.rolls(2).play('activate migration');
    expect(game.offers()).toEqual(['spendIdeas 1', 'accept']);
    game.play('spendIdeas 1', 'tribe B.forest plain');
    expect(game.offers('cross')).not.toEqual([]);
  });

  it('migration.stop-early: migrations left over may be forgone', () => {
    const game = activated(3, true, FOUR).play('tribe B.forest wild', 'settle B.hills free', 'decline');
    expect(game.task()).toBe('endTurn');
    expect(game.tribesAt(0, 'B.forest', 'wild')).toBe(4);
  });

  it('migration.split: one tribe may take two steps and another the third', () => {
    const game = activated(3, true, FOUR).play(
      'tribe B.forest wild',
      'cross B.hills',
      'settle D.desert fire',
    );
    expect(game.task()).toBe('migrate');
    game.play('tribe B.forest wild');
    expect(game.offers('cross')).toEqual([]);
    game.play('settle B.hills free');
    expect(game.task()).toBe('endTurn');
  });

  it('migration.crossing-uses-up: every territory crossed is a migration', () => {
    const game = activated(3, true, FOUR).play('tribe B.forest wild', 'cross B.hills', 'cross F.grassland');
    expect(game.offers('cross')).toEqual([]);
    game.play('settle F.swamp fire');
    expect(game.task()).toBe('endTurn');
  });
});

describe('crossing', () => {
  it('migration.crossing-touches-nothing: no encampment, no displacing, no points, no developing', () => {
    const game = activated(
      2,
      true,
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'B.hills': ['fire'] } },
    );
    game.play('tribe B.forest plain', 'cross D.desert', 'settle D.forest free');
    expect((game.state.developed >> territory('D.desert')) & 1).toBe(0);
    expect([game.points(0), game.has(0, 'raw:D.desert'), game.has(0, 'raw:D.forest')]).toEqual([0, 0, 1]);
    const other = activated(
      2,
      true,
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'B.hills': ['fire'] } },
    );
    other.play('tribe B.forest plain', 'cross B.hills', 'settle F.grassland free');
    expect(other.tribesAt(1, 'B.hills', 'fire')).toBe(1);
    expect(other.tribesAt(0, 'F.grassland', 'plain')).toBe(1);
  });

  it('migration.crossing-water: Water is crossed only with an own boat that has a free seat', () => {
    const canCross = (mine: CivSpec, theirs: CivSpec = {}): boolean =>
      activated(2, true, { ...mine, tribes: { 'C.desert': ['plain'], ...mine.tribes } }, theirs)
        .play('tribe C.desert plain')
        .can('cross A.water');
    expect(canCross({})).toBe(false);
    expect(canCross({}, { boats: ['A.water'] })).toBe(false);
    expect(canCross({ boats: ['A.water'] })).toBe(true);
    expect(canCross({ boats: ['A.water'], tribes: { 'A.water': ['boatWeak'] } })).toBe(true);
    expect(canCross({ boats: ['A.water'], tribes: { 'A.water': ['boat', 'boatWeak'] } })).toBe(false);
  });

  it('migration.crossing-boat-stays: the boat and its seats are as before', () => {
    const game = activated(2, true, {
      tribes: { 'C.desert': ['plain'], 'A.water': ['boatWeak'] },
      boats: ['A.water'],
    });
    game.play('tribe C.desert plain', 'cross A.water', 'settle E.mountains free');
    expect(game.state.seats[0]!.boats.slice(0, 3)).toEqual([territory('A.water'), 0, 1]);
    expect(game.tribesAt(0, 'E.mountains', 'plain')).toBe(1);
  });

  it('migration.crossing-must-end: with the last migration the tribe settles, it never crosses', () => {
    const game = activated(2, true, { tribes: { 'C.desert': ['plain'] }, boats: ['A.water'] });
    game.play('tribe C.desert plain', 'cross A.water');
    expect(game.offers('cross')).toEqual([]);
    expect(game.offers('settle')).not.toEqual([]);
    const single = activated(2, false, { tribes: { 'C.desert': ['plain'] }, boats: ['A.water'] });
    expect(single.play('tribe C.desert plain').offers('cross')).toEqual([]);
  });

  it('migration.example-route: from the Swamp across a Desert and Water to a distant fire', () => {
    const game = activated(3, true, { tribes: { 'C.swamp': ['plain'] }, boats: ['A.water'] });
    game.play('tribe C.swamp plain', 'cross C.desert', 'cross A.water', 'settle E.mountains fire');
    expect(game.tribesAt(0, 'E.mountains', 'fire')).toBe(1);
    expect(game.points(0)).toBe(2);
    expect((game.state.developed >> territory('C.desert')) & 1).toBe(0);
    expect([game.has(0, 'raw:C.desert'), game.has(0, 'raw:E.mountains')]).toEqual([0, 1]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('back to where it began', () => {
  it('migration.route-returns: two or three migrations may end where they began', () => {
    const two = activated(2, true, { tribes: { 'B.hills': ['wild'] } });
    two.play('tribe B.hills wild');
    expect(two.offers('settle').some(phrase => phrase.includes('B.hills'))).toBe(false);
    two.play('cross B.forest', 'settle B.hills free');
    expect([two.tribesAt(0, 'B.hills', 'wild'), two.tribesAt(0, 'B.hills', 'plain')]).toEqual([0, 1]);
    const three = activated(3, true, { tribes: { 'B.hills': ['wild'] } });
    three.play('tribe B.hills wild', 'cross B.forest', 'cross D.desert', 'settle B.hills fire');
    expect(three.points(0)).toBe(1);
  });

  it('migration.vacated-fire: back at its own fire it stands, scores, and displaces nobody', () => {
    const game = activated(2, true, { tribes: { 'D.desert': ['fire'] } });
    game.play('tribe D.desert fire', 'cross B.hills', 'settle D.desert fire');
    expect(game.tribesAt(0, 'D.desert', 'fire')).toBe(1);
    expect(game.points(0)).toBe(2);
    expect(game.events.some(event => event.type === 'displaced')).toBe(false);
  });

  it('migration.vacated-encampment: the encampment it left is free for it again', () => {
    const start = () => activated(2, true, { tribes: { 'B.mountains': ['plain'] } });
    const game = start().play('tribe B.mountains plain', 'cross B.forest');
    const home = game.offers('settle').filter(phrase => phrase.includes('B.mountains'));
    expect(home).toEqual(['settle B.mountains fire', 'settle B.mountains free']);
    game.play('settle B.mountains free');
    expect(game.tribesAt(0, 'B.mountains', 'plain')).toBe(1);
  });

  it('migration.vacated-among-equals: a like tribe beside it can be displaced, not itself', () => {
    const game = activated(2, true, { tribes: { 'G.forest': ['plain', 'plain'] } });
    game.play('tribe G.forest plain', 'cross G.hills');
    expect(game.offers('settle').filter(phrase => phrase.includes('G.forest'))).toEqual([
      'settle G.forest fire',
      'settle G.forest free',
      'settle G.forest displace1strong',
    ]);
    game.play('settle G.forest displace1strong');
    expect(['plain', 'plainWeak', 'wild'].map(where => game.tribesAt(0, 'G.forest', where))).toEqual([
      0, 1, 1,
    ]);
  });

  it('migration.vacated-seat: the seat it left on a full boat is free for it again, and only for it', () => {
    const start = () =>
      activated(2, true, {
        tribes: { 'A.water': ['boat', 'boat'], 'C.desert': ['plain'] },
        boats: ['A.water'],
      });
    const game = start().play('tribe A.water boat', 'cross C.desert', 'settle A.water boat');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(2);
    expect(start().play('tribe C.desert plain').can('settle A.water boat')).toBe(false);
    const next = start().play('tribe A.water boat', 'settle E.mountains free', 'tribe C.desert plain');
    expect(next.can('settle A.water boat')).toBe(true);
  });
});

describe('a tribe that has settled', () => {
  it('migration.settled-stays: it does not migrate again in the same activation', () => {
    const game = activated(3, true, { tribes: { 'B.forest': ['plain'], 'D.forest': ['plain'] } });
    game.play('tribe B.forest plain', 'settle B.hills fire');
    expect(game.offers('tribe')).toEqual(['tribe D.forest plain']);
    game.play('tribe D.forest plain', 'settle D.desert fire');
    expect(game.task()).toBe('endTurn');
  });

  it('migration.settled-on-boat-stays: nor does one that boarded a boat', () => {
    const game = activated(3, true, {
      tribes: { 'B.forest': ['plain'], 'A.water': ['boat'] },
      boats: ['A.water'],
    });
    game.play('tribe B.forest plain', 'settle A.water boat');
    expect(game.offers('tribe')).toEqual(['tribe A.water boat']);
    game.play('tribe A.water boat', 'settle C.desert fire');
    expect(game.task()).toBe('endTurn');
  });

  it('migration.settled-among-equals: of like tribes only those that have not settled go on', () => {
    const game = activated(3, true, { tribes: { 'B.forest': ['plain'], 'F.grassland': ['plain'] } });
    game.play('tribe B.forest plain', 'settle F.grassland free');
    expect(game.offers('tribe')).toEqual(['tribe F.grassland plain']);
    game.play('tribe F.grassland plain', 'settle G.desert fire');
    expect(game.task()).toBe('endTurn');
  });

  it('migration.settled-equals-displaced: of like tribes the one still to go makes room', () => {
    const game = activated(3, true, { tribes: { 'B.forest': ['plain', 'plain'], 'F.grassland': ['plain'] } });
    game.play('tribe B.forest plain', 'settle F.grassland free');
    game.play('tribe B.forest plain', 'settle F.grassland displace1strong');
    expect(game.offers('tribe')).toEqual(['tribe F.grassland wild']);
  });

  it('migration.settled-displaced-stays: displaced by a companion, it has still settled', () => {
    const places = [
      ['free', 'displace1strong'],
      ['fire', 'fire'],
    ] as const;
    for (const [first, second] of places) {
      const game = activated(3, true, { tribes: { 'B.forest': ['plain', 'plain'] } });
      game.play('tribe B.forest plain', `settle B.hills ${first}`);
      game.play('tribe B.forest plain', `settle B.hills ${second}`);
      expect(game.tribesAt(0, 'B.hills', 'wild')).toBe(1);
      expect(game.task()).toBe('endTurn');
    }
  });

  it('migration.displaced-own-goes-on: an own tribe displaced before it migrated may still do so', () => {
    const game = activated(2, true, { tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] } });
    game.play('tribe B.forest plain', 'settle B.hills displace1strong');
    expect(game.offers('tribe')).toEqual(['tribe B.hills wild']);
    game.play('tribe B.hills wild', 'settle D.desert fire');
    expect(game.tribesAt(0, 'D.desert', 'fire')).toBe(1);
  });

  it('migration.settled-strengthened-stays: stood up again by an ability, it has still settled', () => {
    const tribes = { 'B.forest': ['plain', 'plain'], 'B.hills': ['plain'] };
    const game = meanwhile('settle', { do: 'strengthen', n: 1 }, tribes);
    game.play('tribe B.forest plain', 'settle B.hills displace1strong', 'strengthen B.hills plainWeak');
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
    expect(game.offers('tribe')).toEqual(['tribe B.hills wild', 'tribe B.forest plain']);
  });

  it('migration.settled-displaced-by-birth-stays: displaced by a newborn tribe, it has still settled', () => {
    const game = meanwhile('develop', { do: 'procreate', n: 1 }, { 'B.forest': ['plain', 'plain'] });
    game.play('tribe B.forest plain', 'settle B.hills free');
    expect(game.task()).toBe('procreate');
    game.play('settle B.hills displace1strong');
    expect(game.tribesAt(0, 'B.hills', 'wild')).toBe(1);
    expect(game.offers('tribe')).toEqual(['tribe B.forest plain']);
  });

  it('migration.settled-moved-stays: moved on by another action, it has still settled', () => {
    const game = meanwhile('develop', { do: 'migrate', n: 1 }, { 'B.forest': ['plain', 'plain'] });
    game.play('tribe B.forest plain', 'settle B.hills free');
    expect(game.offers('tribe')).toEqual(['tribe B.hills plain', 'tribe B.forest plain']);
    game.play('tribe B.hills plain', 'settle D.desert free');
    expect(game.offers('tribe')).toEqual(['tribe B.forest plain']);
  });

  it('migration.other-activation: in the next activation every strong tribe may migrate again', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'] }, dice: [1, 1, 3, 3] }, { tribes: { 'C.swamp': ['plain'] } }],
    });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills fire', 'endTurn');
    game.play('activate migration', 'decline', 'endTurn');
    game.play('activate migration');
    expect(game.offers('tribe')).toEqual(['tribe B.hills fire']);
  });
});

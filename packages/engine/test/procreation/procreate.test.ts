// Performing a procreation, and the module's levels. Rulebook p. 16-17.
import { describe, expect, it } from 'vitest';
import { activated } from '../support/openings.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function procreating(mine: CivSpec, theirs: CivSpec = {}, spec: Omit<Spec, 'civs'> = {}): Position {
  return scenario({ ...spec, civs: [mine, theirs] }).play('activate procreation');
}

const territories = (game: Position): string[] => [
  ...new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]!)),
];

const many = (n: number): string[] => new Array<string>(n).fill('wild');

describe('the key action', () => {
  it('procreation.level-one: one procreation, without a favor test', () => {
    const game = procreating({ tribes: { 'B.forest': ['plain'] } });
    expect(game.task()).toBe('procreation');
    game.play('settle B.forest free');
    expect(game.task()).toBe('endTurn');
    expect(game.tribesAt(0, 'B.forest', 'plain')).toBe(2);
    expect(game.state.seats[0]!.tribes).toBe(18);
    expect(game.events.some(event => event.type === 'rolled')).toBe(false);
  });

  it('procreation.own-territories: only where one has a tribe, whatever its state and place', () => {
    const game = procreating(
      { tribes: { 'B.forest': ['plainWeak'], 'C.swamp': ['wildWeak'], 'D.desert': ['fire'] } },
      { tribes: { 'G.forest': ['plain'] } },
    );
    expect(territories(game)).toEqual(['B.forest', 'C.swamp', 'D.desert']);
  });

  it('procreation.free-upright: on a free encampment the new tribe stands', () => {
    const game = procreating({ tribes: { 'B.hills': ['wildWeak'] } }).play('settle B.hills free');
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
  });

  it('procreation.displacing-weak: on an occupied one it lies, and the other keeps its state', () => {
    const start = () =>
      procreating(
        { tribes: { 'F.grassland': ['wild', 'plain'] } },
        { tribes: { 'F.grassland': ['plainWeak', 'plain'] } },
      );
    expect(start().can('settle F.grassland free')).toBe(false);
    const weak = start().play('settle F.grassland displace2weak');
    expect([
      weak.tribesAt(0, 'F.grassland', 'plainWeak'),
      weak.tribesAt(1, 'F.grassland', 'wildWeak'),
    ]).toEqual([1, 1]);
    const strong = start().play('settle F.grassland displace2strong');
    expect([
      strong.tribesAt(0, 'F.grassland', 'plainWeak'),
      strong.tribesAt(1, 'F.grassland', 'wild'),
    ]).toEqual([1, 1]);
    const own = start().play('settle F.grassland displace1strong');
    expect([own.tribesAt(0, 'F.grassland', 'plainWeak'), own.tribesAt(0, 'F.grassland', 'wild')]).toEqual([
      1, 2,
    ]);
  });

  it('procreation.fire-points: a fire scores as usual, free or taken over', () => {
    const free = procreating({ tribes: { 'D.desert': ['plain'] } }).play('settle D.desert fire');
    expect([free.points(0), free.tribesAt(0, 'D.desert', 'fire')]).toEqual([2, 1]);
    const taken = procreating({ tribes: { 'D.desert': ['plain'] } }, { tribes: { 'D.desert': ['fire'] } });
    taken.play('settle D.desert fire');
    expect([taken.points(0), taken.tribesAt(0, 'D.desert', 'fireWeak')]).toEqual([2, 1]);
    const own = procreating({ tribes: { 'D.desert': ['fireWeak'] } }).play('settle D.desert fire');
    expect([own.points(0), own.tribesAt(0, 'D.desert', 'wildWeak')]).toEqual([2, 1]);
  });

  it('procreation.boat-one-aboard: on a boat only with exactly one tribe on it', () => {
    const seat = (...aboard: string[]): boolean =>
      procreating({ tribes: { 'B.forest': ['plain'], 'A.water': aboard }, boats: ['A.water'] }).can(
        'settle A.water boat',
      );
    expect([seat(), seat('boat'), seat('boatWeak'), seat('boat', 'boat')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const game = procreating({ tribes: { 'A.water': ['boatWeak'] }, boats: ['A.water'] });
    game.play('settle A.water boat');
    expect([game.tribesAt(0, 'A.water', 'boat'), game.tribesAt(0, 'A.water', 'boatWeak')]).toEqual([1, 1]);
  });

  it('procreation.full-boat-only: with no other tribe and a full boat the module is closed', () => {
    const start = (...aboard: string[]) =>
      scenario({ civs: [{ tribes: { 'A.water': aboard }, boats: ['A.water'] }, {}] });
    expect(start('boat', 'boat').can('activate procreation')).toBe(false);
    expect(start('boat').can('activate procreation')).toBe(true);
  });

  it('procreation.may-decline: after activating, the procreation may be left undone', () => {
    const game = procreating({ tribes: { 'B.forest': ['plain'] } }).play('decline');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['endTurn', 19]);
  });

  it('procreation.example: a Desert with a neighbour, a full Swamp, a boat', () => {
    const start = () =>
      procreating(
        {
          tribes: { 'C.desert': ['plain'], 'C.swamp': ['fire', 'plain'], 'A.water': ['boat'] },
          boats: ['A.water'],
        },
        { tribes: { 'C.desert': ['fire'] } },
      );
    expect(start().offers('settle')).toEqual([
      'settle A.water boat',
      'settle C.desert fire',
      'settle C.desert displace1strong',
      'settle C.swamp fire',
      'settle C.swamp displace1strong',
    ]);
    const swamp = start().play('settle C.swamp displace1strong');
    expect(['fire', 'plainWeak', 'wild'].map(where => swamp.tribesAt(0, 'C.swamp', where))).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('none left, none to place', () => {
  it('procreation.no-tribe-left: any land territory serves, by the usual rules', () => {
    const start = () => procreating({ boats: ['A.water'] }, { tribes: { 'B.mountains': ['plain'] } });
    expect(territories(start())).toHaveLength(18);
    expect(territories(start()).some(key => key.endsWith('water'))).toBe(false);
    const game = start().play('settle B.mountains displace2strong');
    expect([game.tribesAt(0, 'B.mountains', 'plainWeak'), game.tribesAt(1, 'B.mountains', 'wild')]).toEqual([
      1, 1,
    ]);
  });

  it('procreation.no-tribe-left-develops: an undeveloped territory is developed, a fire scores', () => {
    const game = procreating({}).play('settle H.grassland fire');
    expect((game.state.developed >> territory('H.grassland')) & 1).toBe(1);
    expect([game.has(0, 'raw:H.grassland'), game.points(0)]).toEqual([1, 1]);
  });

  it('procreation.no-tribe-left-first-only: the second new tribe goes where the first is', () => {
    const game = procreating({ levels: { procreation: 3 } }).play('settle H.grassland free');
    expect(territories(game)).toEqual(['H.grassland']);
  });

  it('procreation.all-tribes-out: with all 20 on the continent there is none', () => {
    const start = (n: number) =>
      scenario({ civs: [{ tribes: { 'B.forest': many(n) }, levels: { procreation: 3 } }, {}] });
    expect(start(20).can('activate procreation')).toBe(false);
    const game = start(19).play('activate procreation', 'settle B.forest free');
    expect(game.state.seats[0]!.tribes).toBe(0);
    expect(game.offers('settle')).toEqual([]);
  });
});

describe('levels', () => {
  const roomy: CivSpec = { tribes: { 'B.forest': ['wild'], 'F.grassland': ['wild'] } };
  const atLevel = (level: number, ...rolls: number[]): Position =>
    scenario({
      civs: [
        {
          ...roomy,
          levels: { procreation: level },
          ...(level === 4 && { levelFour: ['procreation'] }),
        },
        {},
      ],
    })
      .rolls(...rolls)
      .play('activate procreation');

  it('procreation.level-two: two procreations with a passed test, else one', () => {
    const passed = atLevel(2, 1).play('settle B.forest free', 'settle B.forest free');
    expect(passed.task()).toBe('endTurn');
    expect(passed.tribesAt(0, 'B.forest', 'plain')).toBe(2);
    expect(atLevel(2, 2).play('settle B.forest free').task()).toBe('endTurn');
  });

  it('procreation.level-three: two procreations in the same or different territories, without a test', () => {
    const game = atLevel(3).play('settle B.forest free');
    expect(territories(game)).toEqual(['B.forest', 'F.grassland']);
    game.play('settle F.grassland fire');
    expect(game.offers('settle')).toEqual([]);
    expect(game.events.some(event => event.type === 'rolled')).toBe(false);
  });

  it('procreation.level-four: three procreations, no fourth', () => {
    const game = atLevel(4).play(
      'settle B.forest free',
      'settle F.grassland fire',
      'settle F.grassland free',
    );
    expect([game.task(), game.offers('settle')]).toEqual(['procreation', []]);
    expect(game.play('decline').task()).toBe('endTurn');
    expect(game.state.seats[0]!.tribes).toBe(15);
  });

  it('procreation.up-to: the second procreation may be forgone', () => {
    // Then B is offered, the favor test.
    const game = atLevel(3).play('settle B.forest free', 'decline', 'decline');
    expect([game.task(), game.state.seats[0]!.tribes]).toEqual(['endTurn', 17]);
  });
});

describe('abilities', () => {
  it('procreation.ability-limit: one procreation more than the level gives, in the module only', () => {
    const game = procreating({ tribes: { 'F.grassland': ['wild'] }, columns: { 2: ['B6'] } });
    game.play('settle F.grassland free', 'settle F.grassland free');
    expect(game.task()).toBe('endTurn');
    const me = { tribes: { 'F.grassland': ['wild'] }, columns: { 2: ['B6', 'B12'] }, markers: { food: 1 } };
    const activity = activated('activity', me);
    activity.play('activity B12', 'settle F.grassland free');
    expect(activity.task()).toBe('endTurn');
  });

  it('procreation.ability-unweakened: the new tribe stands although it displaced one', () => {
    const game = procreating({ tribes: { 'B.hills': ['plain'] }, columns: { 2: ['B14'] } });
    game.play('settle B.hills displace1strong');
    expect([game.tribesAt(0, 'B.hills', 'plain'), game.tribesAt(0, 'B.hills', 'wild')]).toEqual([1, 1]);
  });

  it('procreation.ability-unweakened-kinds: each of the two abilities serves its own action', () => {
    const legs = procreating({ tribes: { 'B.hills': ['plain'] }, columns: { 2: ['B4'] } });
    expect(legs.play('settle B.hills displace1strong').tribesAt(0, 'B.hills', 'plainWeak')).toBe(1);
    const heart = scenario({
      civs: [{ tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] }, columns: { 2: ['B14'] } }, {}],
    });
    heart.play('activate migration', 'tribe B.forest plain', 'settle B.hills displace1strong');
    expect(heart.tribesAt(0, 'B.hills', 'plainWeak')).toBe(1);
  });

  it('procreation.trigger: procreate, also narrowed to a type', () => {
    const ideas = procreating({ tribes: { 'B.forest': ['plain'] }, columns: { 5: ['E4'] } });
    expect(ideas.play('settle B.forest free').has(0, 'idea')).toBe(1);
    const start = () =>
      procreating({ tribes: { 'C.swamp': ['wild'], 'B.forest': ['wild'] }, columns: { 6: ['attribute-6'] } });
    expect(start().play('settle C.swamp free').points(0)).toBe(1);
    expect(start().play('settle B.forest free').points(0)).toBe(0);
    const moved = scenario({ civs: [{ tribes: { 'B.forest': ['plain'] }, columns: { 5: ['E4'] } }, {}] });
    moved.play('activate migration', 'tribe B.forest plain', 'settle B.hills free');
    expect(moved.has(0, 'idea')).toBe(0);
  });

  it('procreation.trigger-settle: a new tribe settles and may displace, which abilities answer to', () => {
    const game = procreating(
      { tribes: { 'D.desert': ['wild'] }, columns: { 4: ['D10'], 5: ['E1', 'E10'] } },
      { tribes: { 'D.desert': ['plain'] } },
    );
    game.play('settle D.desert displace2strong');
    expect([game.has(0, 'food'), game.points(0, 'ability')]).toEqual([2, 1]);
  });
});

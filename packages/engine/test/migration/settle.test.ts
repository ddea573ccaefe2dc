// One migration: where it leads and how the tribe settles. Rulebook p. 14-15.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** Two civilizations, the first about to move. */
function position(mine: CivSpec, theirs: CivSpec = {}, spec: Omit<Spec, 'civs'> = {}): Position {
  return scenario({ ...spec, civs: [mine, theirs] });
}

const territories = (game: Position): string[] => [
  ...new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]!)),
];

const happened = (game: Position, type: string): boolean => game.events.some(event => event.type === type);

describe('the key action', () => {
  it('migration.level-one: one migration, without a favor test', () => {
    const game = position({ tribes: { 'B.forest': ['plain', 'plain'] } });
    game.play('activate migration', 'tribe B.forest plain');
    expect(game.offers('cross')).toEqual([]);
    game.play('settle B.hills free');
    expect(game.task()).toBe('endTurn');
    expect(happened(game, 'rolled')).toBe(false);
  });

  it('migration.strong-only: weak tribes never migrate, wherever they lie', () => {
    const game = position({
      tribes: {
        'B.forest': ['fireWeak', 'plainWeak', 'wildWeak', 'wild'],
        'A.water': ['boatWeak'],
        'C.swamp': ['fire'],
      },
      boats: ['A.water'],
    });
    game.play('activate migration');
    expect(game.offers()).toEqual(['decline', 'tribe B.forest wild', 'tribe C.swamp fire']);
  });

  it('migration.adjacent: the tribe goes to any adjacent territory and to no other', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] } });
    game.play('activate migration', 'tribe B.forest plain');
    expect(territories(game)).toEqual(['B.hills', 'B.mountains', 'D.desert', 'F.grassland', 'G.forest']);
  });

  it('migration.not-within-territory: a single migration never ends where it began', () => {
    const game = position({ tribes: { 'B.forest': ['wild'] } });
    game.play('activate migration', 'tribe B.forest wild');
    expect(territories(game)).not.toContain('B.forest');
  });

  it('migration.same-type-separate: two forests side by side are two territories', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] } });
    game.play('activate migration', 'tribe B.forest plain', 'settle G.forest free');
    expect(game.tribesAt(0, 'G.forest', 'plain')).toBe(1);
    expect(game.tribesAt(0, 'B.forest', 'plain')).toBe(0);
  });

  it('migration.same-site-not-adjacent: a common site, turned up or not, makes no neighbours', () => {
    for (const sites of [{}, { 15: 'buildingGround' as const }]) {
      const game = position({ tribes: { 'C.desert': ['plain'] } }, {}, { sites });
      game.play('activate migration', 'tribe C.desert plain');
      expect(territories(game)).toEqual(['B.mountains', 'C.swamp', 'C.grassland', 'H.hills']);
    }
  });

  it('migration.mountains-as-others: Mountains are entered and left like any land', () => {
    const game = position({ tribes: { 'F.mountains': ['plain'] } });
    game.play('activate migration', 'tribe F.mountains plain');
    expect(territories(game)).toEqual(['F.swamp', 'F.grassland']);
    const back = position({ tribes: { 'F.swamp': ['plain'] } });
    back.play('activate migration', 'tribe F.swamp plain', 'settle F.mountains fire');
    expect(back.tribesAt(0, 'F.mountains', 'fire')).toBe(1);
  });

  it('migration.may-decline: after activating, the migration itself may be left undone', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] } });
    game.play('activate migration', 'decline');
    expect(game.task()).toBe('endTurn');
    expect(game.tribesAt(0, 'B.forest', 'plain')).toBe(1);
  });

  it('migration.needs-strong-tribe: the module is open only with a strong tribe', () => {
    expect(position({ tribes: { 'B.forest': ['plainWeak'] } }).can('activate migration')).toBe(false);
    expect(position({}).can('activate migration')).toBe(false);
    expect(position({ tribes: { 'B.forest': ['wild'] } }).can('activate migration')).toBe(true);
  });
});

describe('settling', () => {
  it('migration.must-settle: it takes an encampment, never the wilderness', () => {
    const game = position(
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'B.hills': ['fire', 'plain', 'wild'] } },
    );
    game.play('activate migration', 'tribe B.forest plain');
    expect(game.offers('settle').filter(phrase => phrase.includes('B.hills'))).toEqual([
      'settle B.hills fire',
      'settle B.hills displace2strong',
    ]);
  });

  it('migration.free-upright: on a free encampment it stands', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] } });
    game.play('activate migration', 'tribe B.forest plain', 'settle F.grassland free');
    expect(game.tribesAt(0, 'F.grassland', 'plain')).toBe(1);
    expect(game.state.seats[0]!.tribes).toBe(19);
  });

  it('migration.encampments-by-players: marked encampments are open only with more civilizations', () => {
    const mine: CivSpec = { tribes: { 'B.forest': ['wild'], 'B.hills': ['plain'] } };
    const two = scenario({ civs: [mine, {}] }).play('activate migration', 'tribe B.forest wild');
    const three = scenario({ civs: [mine, {}, {}] }).play('activate migration', 'tribe B.forest wild');
    expect(two.can('settle B.hills free')).toBe(false);
    expect(three.can('settle B.hills free')).toBe(true);
  });

  it('migration.displaces-anyone: own and foreign, strong and weak tribes can be displaced', () => {
    const game = position(
      { tribes: { 'B.hills': ['wild'], 'F.grassland': ['plain', 'plainWeak'] } },
      { tribes: { 'F.grassland': ['plainWeak', 'fire'] } },
    );
    game.play('activate migration', 'tribe B.hills wild');
    expect(game.offers('settle').filter(phrase => phrase.includes('F.grassland'))).toEqual([
      'settle F.grassland fire',
      'settle F.grassland displace1strong',
      'settle F.grassland displace1weak',
      'settle F.grassland displace2weak',
    ]);
  });

  it('migration.displaced-keeps-state: it stays in the territory, in the wilderness, as it was', () => {
    const cases = [
      ['displace2strong', 'wild'],
      ['displace2weak', 'wildWeak'],
    ] as const;
    for (const [how, then] of cases) {
      const game = position(
        { tribes: { 'B.forest': ['plain'] } },
        { tribes: { 'F.grassland': ['plain', 'plainWeak'] } },
      );
      game.play('activate migration', 'tribe B.forest plain', `settle F.grassland ${how}`);
      expect(game.tribesAt(1, 'F.grassland', then)).toBe(1);
      expect(game.tribesAt(1, 'F.grassland', 'wild') + game.tribesAt(1, 'F.grassland', 'wildWeak')).toBe(1);
    }
  });

  it('migration.displacer-weak: who takes over an encampment lies down on it', () => {
    const game = position(
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'F.grassland': ['plainWeak'] } },
    );
    game.play('activate migration', 'tribe B.forest plain', 'settle F.grassland displace2weak');
    expect(game.tribesAt(0, 'F.grassland', 'plainWeak')).toBe(1);
    expect(game.tribesAt(0, 'F.grassland', 'plain')).toBe(0);
  });

  it('migration.displaces-own: an own tribe makes room in the same way', () => {
    const game = position({ tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] } });
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills displace1strong');
    expect(game.tribesAt(0, 'B.hills', 'plainWeak')).toBe(1);
    expect(game.tribesAt(0, 'B.hills', 'wild')).toBe(1);
  });

  it('migration.displacing-no-removal: the displaced civilization is not asked, nothing is saved', () => {
    const game = position(
      { tribes: { 'B.forest': ['plain'] } },
      { tribes: { 'F.grassland': ['plainWeak'] }, favor: 3 },
    );
    game.play('activate migration', 'tribe B.forest plain', 'settle F.grassland displace2weak');
    expect([game.asked(), game.task()]).toEqual([0, 'endTurn']);
    expect(game.state.seats[1]!.favor).toBe(3);
    expect(game.state.seats[1]!.tribes).toBe(19);
  });

  it('migration.from-wilderness: a strong tribe in the wilderness migrates like any other', () => {
    const game = position({ tribes: { 'B.hills': ['wild'] } });
    game.play('activate migration', 'tribe B.hills wild', 'settle B.forest free');
    expect(game.tribesAt(0, 'B.hills', 'wild')).toBe(0);
    expect(game.tribesAt(0, 'B.forest', 'plain')).toBe(1);
  });
});

describe('fire encampments', () => {
  it('migration.fire-points: settling at a fire scores what it shows, and nothing does elsewhere', () => {
    const cases = [
      ['B.hills fire', 1],
      ['B.mountains fire', 2],
      ['D.desert fire', 2],
      ['B.mountains free', 0],
    ] as const;
    for (const [where, points] of cases) {
      const game = position({ tribes: { 'B.forest': ['plain'] } });
      game.play('activate migration', 'tribe B.forest plain', `settle ${where}`);
      expect([where, game.points(0), game.points(0, 'fire')]).toEqual([where, points, points]);
    }
  });

  it('migration.fire-points-displacing: whoever displaces a tribe from a fire scores too', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] } }, { tribes: { 'D.desert': ['fireWeak'] } });
    game.play('activate migration', 'tribe B.forest plain', 'settle D.desert fire');
    expect(game.points(0)).toBe(2);
    expect(game.points(1)).toBe(0);
    expect(game.tribesAt(0, 'D.desert', 'fireWeak')).toBe(1);
    expect(game.tribesAt(1, 'D.desert', 'wildWeak')).toBe(1);
  });
});

describe('boats', () => {
  it('migration.boat-own: a strong tribe boards an own boat in adjacent Water, never a foreign one', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] }, boats: ['A.water'] }, { boats: ['H.water'] });
    game.play('activate migration', 'tribe B.forest plain', 'settle A.water boat');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(1);
    const other = position({ tribes: { 'B.forest': ['plain'] } }, { boats: ['A.water'] });
    other.play('activate migration', 'tribe B.forest plain');
    expect(other.can('settle A.water boat')).toBe(false);
  });

  it('migration.boat-adjacent: a boat in Water farther away is out of reach', () => {
    const game = position({ tribes: { 'B.forest': ['plain'] }, boats: ['D.water', 'E.water'] });
    game.play('activate migration', 'tribe B.forest plain');
    expect(game.offers('settle').filter(phrase => phrase.endsWith('boat'))).toEqual([]);
  });

  it('migration.boat-two-seats: two seats, whatever state the tribe aboard is in', () => {
    const onBoard = (...aboard: string[]): boolean =>
      position({ tribes: { 'B.forest': ['plain'], 'A.water': aboard }, boats: ['A.water'] })
        .play('activate migration', 'tribe B.forest plain')
        .can('settle A.water boat');
    expect(onBoard()).toBe(true);
    expect(onBoard('boatWeak')).toBe(true);
    expect(onBoard('boat', 'boatWeak')).toBe(false);
  });

  it('migration.boat-no-displacing: on a full boat nobody is displaced', () => {
    const game = position({
      tribes: { 'B.forest': ['plain'], 'A.water': ['boat', 'boat'] },
      boats: ['A.water'],
    });
    game.play('activate migration', 'tribe B.forest plain');
    expect(territories(game)).not.toContain('A.water');
  });

  it('migration.from-boat: strong tribes land around the Water of their boat', () => {
    const game = position({ tribes: { 'A.water': ['boat'] }, boats: ['A.water'] });
    game.play('activate migration', 'tribe A.water boat');
    expect(territories(game)).toEqual(['B.forest', 'B.mountains', 'C.desert', 'C.grassland', 'E.mountains']);
    game.play('settle C.desert fire');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(0);
    expect(game.points(0)).toBe(2);
  });

  it('migration.boat-to-boat: adjacent Water with an own boat is reached from a boat', () => {
    const game = position({ tribes: { 'A.water': ['boat'] }, boats: ['A.water', 'D.water'] });
    game.play('activate migration', 'tribe A.water boat', 'settle D.water boat');
    expect(game.tribesAt(0, 'D.water', 'boat')).toBe(1);
  });
});

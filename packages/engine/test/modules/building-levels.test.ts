// Building at levels I to IIII. Rulebook p. 25 and Extra Credit C.
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/index.js';
import { cardOf, territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

const building = (level: number, me: CivSpec, spec: Partial<Spec> = {}): Position =>
  scenario({
    civs: [
      { dice: [4, 6], levels: { building: level }, levelFour: level === 4 ? ['building'] : [], ...me },
      {},
    ],
    ...spec,
  }).play('activate building');
/** Room for two farms, and for boats beside them. */
const TWO_LANDS: CivSpec = { tribes: { 'D.forest': ['plain'], 'C.swamp': ['plain'] } };
/** Ground 1 (Gold or Jade) beside a tribe; farms and boats are used up. */
const AT_GROUND: CivSpec = {
  tribes: { 'C.desert': ['plain'] },
  farms: ['F.swamp', 'G.forest', 'G.desert'],
  boats: ['H.water', 'E.water'],
};
const GROUND: Partial<Spec> = { sites: { 14: 'buildingGround-1' } };
const farms = (game: Position): number => game.state.farms.filter(owner => owner === 1).length;
const statues = (game: Position): number => game.state.statues[4]!;
const levelOf = (game: Position): number => game.state.seats[0]!.levels[MODULES.indexOf('building')]!;

describe('how many projects', () => {
  it('building.level-1: one project', () => {
    const game = building(1, TWO_LANDS).play('farm D.forest');
    expect(game.task()).toBe('endTurn');
  });

  it('building.level-2: a second project of the same kind and no other', () => {
    const game = building(2, TWO_LANDS).play('farm D.forest');
    expect(game.offers()).toEqual(['decline', 'farm C.swamp']);
    game.play('farm C.swamp');
    expect(farms(game)).toBe(2);
    expect(game.has(0, 'idea')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('building.level-2-may-stop: the second project is left out at will, or where there is none of the kind', () => {
    expect(building(2, TWO_LANDS).play('farm D.forest', 'decline').task()).toBe('endTurn');
    const one = building(2, { tribes: { 'D.forest': ['plain'] } }).play('farm D.forest');
    expect(one.task()).toBe('endTurn');
  });

  it('building.level-2-statues: two statues on the same ground, a step on a track for each', () => {
    const game = building(2, { ...AT_GROUND, markers: { gold: 2, wood: 1, papyrus: 1 } }, GROUND);
    game.play('statue 1 gold', 'track culture');
    expect(game.offers()).toEqual(['decline', 'statue 1 gold']);
    game.play('statue 1 gold', 'track culture');
    expect(statues(game)).toBe(2);
    expect(game.task()).toBe('upgrade'); // the second step of Culture crosses its first line
  });

  it('building.level-2-boats: the tribe that boarded the first boat opens the Water of the second', () => {
    const game = building(2, { tribes: { 'B.forest': ['plain'] } });
    game.play('boat A.water', 'board B.forest plain');
    // Beside the large Water lies another one.
    expect(game.offers()).toEqual(['decline', 'boat D.water']);
    game.play('boat D.water', 'board A.water boat');
    expect(game.tribesAt(0, 'D.water', 'boat')).toBe(1);
  });

  it('building.level-3: two projects of the same or of different kinds', () => {
    const other = building(3, TWO_LANDS).play('farm D.forest');
    expect(other.offers()).toEqual(['decline', 'farm C.swamp', 'boat D.water', 'boat E.water']);
    other.play('boat E.water', 'decline');
    expect(other.task()).toBe('endTurn');
    const same = building(3, TWO_LANDS).play('farm D.forest', 'farm C.swamp');
    expect(farms(same)).toBe(2);
    expect(same.task()).toBe('endTurn');
  });

  it('building.level-3-one-serves-the-next: a boat, its boarding, then a statue on the island', () => {
    const game = building(3, { tribes: { 'B.mountains': ['plain'] }, markers: { stone: 1 } });
    expect(game.offers('statue')).toEqual([]);
    game.play('boat A.water', 'board B.mountains plain');
    expect(game.can('statue 0 stone')).toBe(true);
    game.play('statue 0 stone', 'track knowledge');
    expect(game.state.statues[0]).toBe(1);
    expect(game.task()).toBe('endTurn');
  });

  it('building.reward-first: the reward of the first project is settled before the second', () => {
    const me: CivSpec = { ...AT_GROUND, farms: [], markers: { wood: 1, papyrus: 1 } };
    const game = building(3, me, { ...GROUND, incomeDisplay: ['income-2'] });
    game.play('settlement 1 1');
    expect(game.task()).toBe('gainIncome');
    game.play('takeIncome income-2', 'column 1', 'income income-2');
    expect(game.offers()).toEqual(['decline', 'farm C.desert']);
  });

  it('building.level-in-use: an upgrade of Building meanwhile counts from the next turn', () => {
    const me: CivSpec = { ...AT_GROUND, farms: [], tracks: { construction: 1 }, markers: { gold: 2 } };
    const game = building(2, me, GROUND).play('statue 1 gold', 'track construction', 'upgrade building');
    expect(levelOf(game)).toBe(3);
    // Level III would allow the farm as well.
    expect(game.offers()).toEqual(['decline', 'statue 1 gold']);
  });
});

describe('level IIII', () => {
  const room = (level: number, me: CivSpec): string[] => {
    const markers = { gold: 2, wood: 1, papyrus: 1 };
    // A farm besides, so that the module can always be activated.
    const game = building(level, { ...AT_GROUND, farms: [], markers, ...me }, GROUND);
    return game.offers().filter(phrase => !phrase.startsWith('farm'));
  };

  it('building.level-4-limit: a statue more on each ground, three buildings in all', () => {
    expect(room(3, { statues: { 1: 2 } })).toEqual(['endTurn']); // the farm was forced
    expect(room(4, { statues: { 1: 2 } })).toEqual(['statue 1 gold', 'settlement 1 1']);
    expect(room(4, { statues: { 1: 3 } })).toEqual(['endTurn']);
    expect(room(4, { statues: { 1: 1 }, settlements: { 4: 1 } })).toEqual(['statue 1 gold']);
    expect(room(4, { statues: { 1: 2 }, settlements: { 4: 1 } })).toEqual(['endTurn']);
  });

  it('building.level-4-one-settlement: still only one settlement on a ground', () => {
    expect(room(4, { settlements: { 4: 1 } })).toEqual(['statue 1 gold']);
  });

  it('building.level-4-projects: up to two projects of any kinds', () => {
    const game = building(4, { ...AT_GROUND, farms: [], markers: { gold: 2 } }, GROUND);
    game.play('statue 1 gold', 'decline');
    expect(game.offers()).toEqual(['decline', 'farm C.desert', 'statue 1 gold']);
    game.play('statue 1 gold', 'decline');
    expect(statues(game)).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('building.level-4-in-use: the greater limit waits for the next turn too', () => {
    const game = building(
      3,
      {
        ...AT_GROUND,
        levelFour: ['building'],
        tracks: { construction: 1 },
        markers: { gold: 2 },
        statues: { 1: 1 },
      },
      GROUND,
    );
    game.play('track construction', 'upgrade building');
    expect([levelOf(game), statues(game)]).toEqual([4, 2]);
    expect(game.task()).toBe('endTurn');
  });
});

describe('building cards', () => {
  const column = (game: Position, n: number): readonly number[] => game.state.seats[0]!.columns[n - 1]!;

  it('building.card-levels-1-and-2: one building card, no cost space ignored', () => {
    for (const level of [1, 2]) {
      const game = building(level, { hand: ['D4', 'D14', 'D2'], markers: { papyrus: 1, stone: 1 } });
      expect(game.offers()).toEqual(['install D2', 'install D4', 'install D14']);
      game.play('install D2');
      // Stage 2 would ask for Wood as well.
      expect(game.offers('column')).toEqual([1, 2, 3, 4].map(n => `column ${n}`));
      game.play('column 1', 'decline');
      expect(column(game, 1)).toEqual([cardOf('D2')]);
      expect(game.task()).toBe('endTurn');
    }
  });

  it('building.card-by-settlements: settlements built stand for materials, here as the module installs it', () => {
    const me: CivSpec = { hand: ['D4'], settlements: { 1: 1 } };
    const game = building(1, me, GROUND).play('column 1');
    expect(column(game, 1)).toEqual([cardOf('D4')]);
    const without = scenario({ civs: [{ dice: [4, 6], hand: ['D4'] }, {}] });
    expect(without.can('activate building')).toBe(false);
  });

  it('building.card-or-project: with the card chosen nothing is built', () => {
    const game = building(3, { ...TWO_LANDS, hand: ['D6'] });
    game.play('option building B', 'column 1');
    expect(column(game, 1)).toEqual([cardOf('D6')]);
    expect([farms(game), game.state.seats[0]!.boats.includes(territory('D.water'))]).toEqual([0, false]);
    expect(game.task()).toBe('endTurn');
  });
});

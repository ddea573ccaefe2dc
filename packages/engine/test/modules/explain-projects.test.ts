// Why a building project cannot be done now.
import { describe, expect, it } from 'vitest';
import {
  C,
  type ChoiceKind,
  kindOf,
  MATERIALS,
  PROJECTS,
  type Reason,
  type State,
  type Subject,
} from '../../src/index.js';
import { newGame, playOn, wealthyGame } from '../support/games.js';
import { civ } from '../support/pack.js';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

type Project = Extract<Subject, { project: unknown }>['project'];

/**
 * In the middle of Building: C.swamp offers a farm, C.desert a farm, two Waters and ground 1 (Gold or Jade),
 * E.swamp a Water.
 */
const HERE: CivSpec = { tribes: { 'C.swamp': ['plain'], 'C.desert': ['plain'], 'E.swamp': ['plain'] } };
const building = (me: CivSpec = {}, spec: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({
    civs: [{ dice: [4, 6], ...HERE, ...me }, other],
    sites: { 14: 'buildingGround-1' },
    ...spec,
  }).play('activate building');
const why = (game: Position, project: Project, at?: number): readonly Reason[] =>
  civ.explain(game.state, 0, at === undefined ? { project } : { project, at });
const at = (key: string): { territory: number } => ({ territory: territory(key) });
const because = (code: Reason['code'], facts: Reason['facts'] = {}): Reason => ({ code, facts });
const material = (name: (typeof MATERIALS)[number]): number => MATERIALS.indexOf(name);

describe('explain: farms', () => {
  const farm = (key: string, ...position: Parameters<typeof building>): readonly Reason[] =>
    why(building(...position), 'farm', territory(key));

  it('explain.farm-free: what can be built has nothing against it, somewhere or there', () => {
    expect(why(building(), 'farm')).toEqual([]);
    expect(farm('C.swamp')).toEqual([]);
  });

  it('explain.not-land: farms stand on land', () => {
    expect(farm('A.water')).toEqual([because('notLand', at('A.water'))]);
    expect(why(building(), 'farm', 99)).toEqual([because('notLand', { territory: 99 })]);
  });

  it('explain.no-tribe-there: a tribe of one’s own is needed', () => {
    expect(farm('B.forest')).toEqual([because('noTribeThere', at('B.forest'))]);
  });

  it('explain.farm-there: one’s own or that of another', () => {
    expect(farm('C.swamp', { farms: ['C.swamp'] })).toEqual([
      because('farmThere', { ...at('C.swamp'), seat: 0 }),
    ]);
    expect(farm('C.swamp', {}, {}, { farms: ['C.swamp'] })).toEqual([
      because('farmThere', { ...at('C.swamp'), seat: 1 }),
    ]);
  });

  it('explain.beside-volcano: a face-up Volcano keeps farms away', () => {
    expect(farm('C.swamp', {}, { sites: { 20: 'volcano' } })).toEqual([
      because('besideVolcano', at('C.swamp')),
    ]);
  });

  it('explain.no-farm-left: all three are built', () => {
    const farms = ['B.hills', 'B.forest', 'G.forest'];
    expect(farm('C.swamp', { farms })).toEqual([because('noFarmLeft')]);
    expect(why(building({ farms }), 'farm')).toEqual([because('noFarmLeft')]);
  });

  it('explain.no-land-tribe: no farm at all without a tribe on land', () => {
    const game = building({ tribes: { 'H.water': ['boat'] }, boats: ['H.water'], hand: ['D6', 'D14'] });
    expect(why(game, 'farm')).toEqual([because('otherDecision'), because('noLandTribe')]);
  });

  it('explain.farm-everywhere: each own territory has its own reason', () => {
    const game = building({ farms: ['C.swamp'] }, { sites: { 19: 'volcano', 15: 'volcano' } });
    expect(why(game, 'farm')).toEqual([
      because('besideVolcano', at('C.desert')),
      because('farmThere', { ...at('C.swamp'), seat: 0 }),
      because('besideVolcano', at('E.swamp')),
    ]);
  });
});

describe('explain: boats', () => {
  const boat = (key: string, me: CivSpec = {}): readonly Reason[] =>
    why(building(me), 'boat', territory(key));

  it('explain.boat-free: Water beside a tribe is open', () => {
    expect(why(building(), 'boat')).toEqual([]);
    expect(boat('A.water')).toEqual([]);
  });

  it('explain.not-water: boats float', () => {
    expect(boat('C.swamp')).toEqual([because('notWater', at('C.swamp'))]);
  });

  it('explain.boat-there: one boat in each Water', () => {
    expect(boat('A.water', { boats: ['A.water'] })).toEqual([because('boatThere', at('A.water'))]);
  });

  it('explain.no-tribe-beside: no tribe in an adjacent territory', () => {
    expect(boat('D.water')).toEqual([because('noTribeBeside', at('D.water'))]);
  });

  it('explain.no-boat-left: both are built', () => {
    expect(boat('A.water', { boats: ['D.water', 'E.water'] })).toEqual([because('noBoatLeft')]);
  });

  it('explain.no-water-in-reach: no Water at all beside one’s tribes', () => {
    const inland = building({ tribes: { 'C.swamp': ['plain'], 'F.swamp': ['plain'] } });
    expect(why(inland, 'boat')).toEqual([because('noWaterInReach')]);
  });
});

describe('explain: statues and settlements', () => {
  const GOLD: CivSpec = { markers: { gold: 1 } };
  const COST = { wood: 1, papyrus: 1 };

  it('explain.ground-free: with material and room both can be built', () => {
    const game = building({ markers: { gold: 1, ...COST } });
    expect([why(game, 'statue'), why(game, 'statue', 1)]).toEqual([[], []]);
    expect([why(game, 'settlement'), why(game, 'settlement', 1)]).toEqual([[], []]);
  });

  it('explain.ground-not-found: a ground that is not revealed, or that there is not', () => {
    for (const ground of [2, 99, -1]) {
      expect(why(building(GOLD), 'statue', ground)).toEqual([because('groundNotFound', { ground })]);
    }
    expect(why(building({ markers: COST }), 'settlement', 2)).toEqual([
      because('groundNotFound', { ground: 2 }),
    ]);
  });

  it('explain.no-tribe-at-ground: none beside it, or on a boat at the island', () => {
    const spec: Partial<Spec> = { sites: { 10: 'buildingGround-1' } };
    expect(why(building(GOLD, spec), 'statue', 1)).toEqual([because('noTribeAtGround', { ground: 1 })]);
    const island = building({ markers: { wood: 1 }, boats: ['A.water'] });
    expect(why(island, 'statue', 0)).toEqual([because('noTribeAtGround', { ground: 0 })]);
  });

  it('explain.no-ground-in-reach: no Building ground beside one’s tribes', () => {
    const game = building({ markers: { ...COST, gold: 1 } }, { sites: { 10: 'buildingGround-1' } });
    expect(why(game, 'statue')).toEqual([because('noGroundInReach')]);
    expect(why(game, 'settlement')).toEqual([because('noGroundInReach')]);
  });

  it('explain.ground-full: the limit of two, at level IIII of three', () => {
    const two: CivSpec = { markers: { gold: 1, ...COST }, statues: { 1: 2 } };
    expect(why(building(two), 'statue')).toEqual([because('groundFull', { ground: 1, limit: 2 })]);
    expect(why(building(two), 'settlement')).toEqual([because('groundFull', { ground: 1, limit: 2 })]);
    const four: CivSpec = { levels: { building: 4 }, levelFour: ['building'] };
    expect(why(building({ ...two, ...four }), 'statue')).toEqual([]);
    expect(why(building({ ...two, ...four, statues: { 1: 3 } }), 'statue', 1)).toEqual([
      because('groundFull', { ground: 1, limit: 3 }),
    ]);
  });

  it('explain.settlement-there: one settlement on each ground', () => {
    const game = building({ markers: COST, settlements: { 4: 1 } });
    expect(why(game, 'settlement', 1)).toEqual([because('settlementThere', { ground: 1 })]);
  });

  it('explain.need-statue-material: none of the materials the ground names', () => {
    const game = building({ markers: { wood: 3 } });
    const missing = { ground: 1, materials: (1 << material('gold')) | (1 << material('jade')) };
    expect(why(game, 'statue', 1)).toEqual([because('needStatueMaterial', missing)]);
    expect(why(game, 'statue')).toEqual([because('needStatueMaterial', missing)]);
  });

  it('explain.settlement-material: what the settlement that lacks least still costs', () => {
    const missing = { what: material('stone'), need: 1, have: 0, settlement: 1 };
    const game = building({ markers: { papyrus: 1 }, settlements: { 1: 2 } });
    expect(why(game, 'settlement')).toEqual([because('needMaterial', missing)]);
    expect(why(game, 'settlement', 1)).toEqual([because('needMaterial', missing)]);
  });

  it('explain.no-settlement-left: all four are built', () => {
    const game = building({ markers: COST, settlements: { 1: 2, 2: 3, 3: 4, 4: 5 } });
    expect(why(game, 'settlement')).toEqual([because('noSettlementLeft')]);
  });
});

describe('explain: when', () => {
  it('explain.same-project: at level II the second project is of the kind of the first', () => {
    const game = building({ levels: { building: 2 } }).play('farm C.swamp');
    expect(why(game, 'boat')).toEqual([because('sameProject')]);
    expect(why(game, 'farm')).toEqual([]);
  });

  it('explain.project-other-decision: it is not the time to build; what else is missing is told too', () => {
    const game = scenario({ civs: [{ dice: [4, 6], ...HERE }, {}] });
    expect(why(game, 'farm', territory('C.swamp'))).toEqual([because('otherDecision')]);
    expect(why(game, 'statue')).toEqual([because('otherDecision'), because('noGroundInReach')]);
    const four: CivSpec = { levels: { building: 4 }, levelFour: ['building'], statues: { 1: 2 } };
    const full = scenario({
      civs: [{ ...HERE, ...four, markers: { gold: 1 } }, {}],
      sites: { 14: 'buildingGround-1' },
    });
    expect(why(full, 'statue', 1)).toEqual([because('otherDecision')]); // the limit of its level
  });

  it('explain.agrees-on-projects: silent about exactly what can be chosen, in whole games', () => {
    const places: readonly [Project, number, (place: number, legal: readonly number[]) => boolean][] = [
      ['farm', 22, (t, legal) => legal.includes(C.farm + t)],
      ['boat', 22, (t, legal) => legal.includes(C.boat + t)],
      ['statue', 7, (n, legal) => MATERIALS.some((_, m) => legal.includes(C.statue + n * 18 + m))],
      ['settlement', 7, (n, legal) => [0, 1, 2, 3].some(k => legal.includes(C.settlement + n * 4 + k))],
    ];
    const told = new Set<Reason['code']>();
    const check = (s: State, seat: number, legal: readonly number[]): void => {
      for (const [project, n, offered] of places) {
        const list = Array.from({ length: n }, (_, place) => offered(place, legal));
        list.forEach((open, place) => {
          const reasons = civ.explain(s, seat, { project, at: place });
          expect(reasons.length === 0).toBe(open);
          for (const { code } of reasons) told.add(code);
        });
        expect(civ.explain(s, seat, { project }).length === 0).toBe(list.includes(true));
      }
    };
    const met = new Set<ChoiceKind>();
    const seeds = ['one', 'two', 'three', 'four'];
    const games = seeds.flatMap(seed => [newGame('bbb', seed), wealthyGame('abab', seed)]);
    games.forEach((s, game) => {
      let turns = 0;
      playOn(s, `projects ${game}`, ({ seat, task, legal }) => {
        for (const choice of legal) met.add(kindOf(choice));
        if (task === 'build' || (task === 'turn' && turns++ % 10 === 0)) check(s, seat, legal);
        return undefined;
      });
    });
    expect(PROJECTS.filter(project => !met.has(project))).toEqual([]);
    expect([...told]).toEqual(
      expect.arrayContaining(['farmThere', 'boatThere', 'noTribeAtGround', 'needStatueMaterial']),
    );
  });
});

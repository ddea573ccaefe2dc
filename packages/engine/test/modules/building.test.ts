// Building: farms and boats. Rulebook p. 21.
import { describe, expect, it } from 'vitest';
import { territory } from '../support/phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

/** The module activated; where only projects can be done, it asks which. */
const building = (me: CivSpec, spec: Partial<Spec> = {}, other: CivSpec = {}): Position =>
  scenario({ civs: [{ dice: [4, 6], ...me }, other], ...spec }).play('activate building');
const owner = (game: Position, key: string): number => game.state.farms[territory(key)]!;
const boats = (game: Position): number[] =>
  game.state.seats[0]!.boats.filter((at, i) => i % 3 === 0 && at >= 0);

describe('the module', () => {
  it('building.project-or-card: a project or a building card, and only what can be done is asked', () => {
    const start: CivSpec = { tribes: { 'C.swamp': ['plain'], 'C.desert': ['plain'] } };
    expect(building({ ...start, hand: ['D6'] }).offers()).toEqual(['option building A', 'option building B']);
    expect(building({ ...start, hand: ['A3', 'D4'] }).task()).toBe('build');
    const card = building({ hand: ['D6'] });
    expect(card.offers()).toEqual(['column 1', 'column 2', 'column 3', 'column 4']);
  });

  it('building.offered: only with a project or a card that can be done', () => {
    const offered = (me: CivSpec): boolean =>
      scenario({ civs: [{ dice: [4, 6], ...me }, {}] }).can('activate building');
    expect(offered({})).toBe(false);
    expect(offered({ tribes: { 'C.swamp': ['plain'] } })).toBe(true);
    expect(offered({ hand: ['D6'] })).toBe(true);
    expect(offered({ hand: ['D4'] })).toBe(false);
    // All three farms built, no Water or Building ground beside the tribe.
    const farms = ['C.swamp', 'C.desert', 'B.forest'];
    expect(offered({ tribes: { 'C.swamp': ['plain'] }, farms })).toBe(false);
  });
});

describe('build a farm', () => {
  it('farm.own-land: on land where one has a tribe, be it weak or in the wilderness', () => {
    const game = building({
      tribes: { 'C.swamp': ['plainWeak'], 'G.hills': ['wild'], 'A.water': ['boat'] },
      boats: ['A.water'],
    });
    expect(game.offers('farm')).toEqual(['farm C.swamp', 'farm G.hills']);
  });

  it('farm.built-for-an-idea: it leaves the console at no cost and brings an idea', () => {
    const game = building({ tribes: { 'C.swamp': ['plain'], 'G.desert': ['plain'] }, markers: { wood: 1 } });
    const { supply } = game.state.seats[0]!;
    game.play('farm C.swamp');
    expect(owner(game, 'C.swamp')).toBe(1);
    expect([game.has(0, 'idea'), game.has(0, 'wood')]).toEqual([1, 1]);
    expect(game.state.seats[0]!.supply).toBe(supply - 1);
    expect(game.task()).toBe('endTurn');
  });

  it('farm.forced: a single project is not asked', () => {
    const game = building({ tribes: { 'C.swamp': ['plain'] } });
    expect(owner(game, 'C.swamp')).toBe(1);
    expect(game.task()).toBe('endTurn');
  });

  it('farm.idea-without-supply: with an empty supply another marker is returned first, or the idea is lost', () => {
    const me: CivSpec = { tribes: { 'C.swamp': ['plain'] }, markers: { food: 44 } };
    const game = building(me);
    expect(owner(game, 'C.swamp')).toBe(1);
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([game.has(0, 'food'), game.has(0, 'idea')]).toEqual([43, 1]);
    expect(building(me).play('forgo').has(0, 'idea')).toBe(0);
  });

  it('farm.one-per-territory: neither beside an own farm nor beside that of another', () => {
    const tribes = {
      'C.swamp': ['plain'],
      'G.desert': ['plain'],
      'G.forest': ['plain'],
      'F.swamp': ['plain'],
    };
    const game = building({ tribes, farms: ['C.swamp'] }, {}, { farms: ['G.desert'] });
    expect(game.offers('farm')).toEqual(['farm F.swamp', 'farm G.forest']);
  });

  it('farm.three: with three on the continent there is none left, and none can be taken back', () => {
    const tribes = { 'C.swamp': ['plain'], 'B.forest': ['plain'] };
    const two = building({ tribes, farms: ['G.desert', 'G.forest'] });
    expect(two.offers('farm')).toEqual(['farm B.forest', 'farm C.swamp']);
    const three = building({ tribes, farms: ['G.desert', 'G.forest', 'G.hills'] });
    // Only the boat beside the Forest remains, and it is forced.
    expect(boats(three)).toHaveLength(1);
    expect(three.state.farms.filter(farm => farm === 1)).toHaveLength(3);
  });

  it('farm.no-volcano: not beside a face-up Volcano; one still face down hinders nothing', () => {
    const tribes = { 'C.swamp': ['plain'], 'G.desert': ['plain'], 'G.forest': ['plain'] };
    expect(building({ tribes }, { sites: { 11: 'volcano' } }).state.farms).toContain(1);
    const hidden = building({ tribes }, { hiddenSites: { 11: 'volcano' }, sites: { 20: 'cave' } });
    expect(hidden.offers('farm')).toEqual(['farm C.swamp', 'farm G.desert', 'farm G.forest']);
    const open = building({ tribes: { ...tribes, 'F.grassland': ['plain'] } }, { sites: { 11: 'volcano' } });
    expect(open.offers('farm')).toEqual(['farm C.swamp', 'farm F.grassland']);
  });

  it('farm.home-and-again: one that a Volcano sent home can be built again elsewhere', () => {
    const game = scenario({
      civs: [
        {
          dice: [1, 4, 4, 6],
          tribes: { 'C.swamp': ['plain'], 'F.mountains': ['plain'] },
          farms: ['C.swamp', 'G.forest', 'G.hills'],
        },
        { dice: [1, 1] },
      ],
      hiddenSites: { 20: 'volcano', 21: 'cave' },
    });
    expect(game.can('activate building')).toBe(false);
    game.play('activate exploration', 'option exploration A', 'explore C.swamp');
    expect(owner(game, 'C.swamp')).toBe(0);
    game.play('endTurn', 'activate endurance', 'endTurn', 'activate building');
    expect(owner(game, 'F.mountains')).toBe(1);
  });
});

describe('build a boat', () => {
  it('boat.beside-a-tribe: on Water beside a territory with an own tribe, weak ones too', () => {
    const game = building({ tribes: { 'D.forest': ['plainWeak'] } });
    expect(game.offers('boat')).toEqual(['boat D.water', 'boat E.water']);
    expect(building({ tribes: { 'C.swamp': ['plain'], 'F.swamp': ['plain'] } }).offers('boat')).toEqual([]);
  });

  it('boat.one-each: not where an own boat is; those of others do not matter', () => {
    const tribes = { 'D.forest': ['plain'] };
    const game = building({ tribes, boats: ['D.water'] }, {}, { boats: ['E.water'] });
    expect(game.offers('boat')).toEqual(['boat E.water']);
    game.play('boat E.water', 'decline');
    expect(boats(game)).toEqual([territory('D.water'), territory('E.water')]);
    expect(game.state.seats[1]!.boats[0]).toBe(territory('E.water'));
  });

  it('boat.two: with both on the continent there is none left', () => {
    const game = building({ tribes: { 'D.forest': ['plain'] }, boats: ['A.water', 'H.water'] });
    expect(boats(game)).toHaveLength(2);
    // Nothing but the farm could be built.
    expect(owner(game, 'D.forest')).toBe(1);
  });

  it('boat.comes-with-its-marker: it costs nothing and carries a raw material', () => {
    const game = scenario({
      civs: [{ dice: [1, 4, 5, 6], tribes: { 'D.forest': ['plain'] } }, { dice: [1, 1] }],
      materials: { 'D.forest': 'wood' },
    });
    const { supply } = game.state.seats[0]!;
    expect(game.can('activate transport')).toBe(false);
    game.play('activate building', 'boat D.water', 'decline');
    expect(game.state.seats[0]!.supply).toBe(supply);
    game.play('endTurn', 'activate endurance', 'endTurn', 'activate transport');
    expect(game.offers('transportAs')).toEqual(['transportAs D.water wood']);
  });

  it('boat.boarding: a strong tribe from an adjacent territory may board at once and stays strong', () => {
    const game = building({ tribes: { 'D.forest': ['plain', 'plainWeak'], 'D.desert': ['fire'] } });
    game.play('boat D.water');
    expect(game.offers()).toEqual(['decline', 'board D.desert fire', 'board D.forest plain']);
    game.play('board D.forest plain');
    expect(game.tribesAt(0, 'D.water', 'boat')).toBe(1);
    expect(game.tribesAt(0, 'D.forest', 'plain')).toBe(0);
    expect(game.task()).toBe('endTurn'); // one tribe only
  });

  it('boat.boarding-declined: nobody has to board', () => {
    const game = building({ tribes: { 'D.forest': ['plain'] } }).play('boat D.water', 'decline');
    expect(game.tribesAt(0, 'D.forest', 'plain')).toBe(1);
    expect(game.tribesAt(0, 'D.water', 'boat')).toBe(0);
  });

  it('boat.weak-stay-ashore: weak tribes cannot board, and then nothing is asked', () => {
    const game = building({ tribes: { 'D.forest': ['plainWeak', 'wildWeak'] } }).play('boat D.water');
    expect(boats(game)).toHaveLength(1);
    expect(game.task()).toBe('endTurn');
  });

  it('boat.boarding-is-no-migration: only tribes of touching territories board, whatever Caves join', () => {
    const sites: Spec['sites'] = { 6: 'cave', 20: 'cave' };
    const game = building({ tribes: { 'D.forest': ['plain'], 'C.swamp': ['plain'] } }, { sites });
    expect(game.offers('boat')).toEqual(['boat D.water', 'boat E.water']);
    game.play('boat E.water');
    expect(game.offers('board')).toEqual(['board D.forest plain']);
  });

  it('boat.from-boat-to-boat: a tribe on a boat makes adjacent Water open, and may change boats', () => {
    const game = building({ tribes: { 'A.water': ['boat'] }, boats: ['A.water'] });
    // The only project: a boat in the Water beside.
    expect(game.offers()).toEqual(['decline', 'board A.water boat']);
    game.play('board A.water boat');
    expect([game.tribesAt(0, 'A.water', 'boat'), game.tribesAt(0, 'D.water', 'boat')]).toEqual([0, 1]);
  });

  it('boat.example: with tribes around a Water it builds there, and the tribe of the Mountains boards', () => {
    const game = building({ tribes: { 'B.mountains': ['plain'], 'C.grassland': ['plainWeak'] } });
    game.play('boat A.water', 'board B.mountains plain');
    expect(game.tribesAt(0, 'A.water', 'boat')).toBe(1);
    expect(game.tribesAt(0, 'B.mountains', 'plain')).toBe(0);
    expect(game.tribesAt(0, 'C.grassland', 'plainWeak')).toBe(1);
  });
});

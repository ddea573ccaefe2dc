// Module Transport and the key action to transport a raw material. Rulebook p. 18-19.
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../src/index.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function turn(mine: CivSpec, level = 1, spec: Omit<Spec, 'civs'> = {}, other: CivSpec = {}): Position {
  const levels = { transport: level, production: Math.min(level, 3) };
  const civ = level === 4 ? { ...mine, levels, levelFour: ['transport'] } : { ...mine, levels };
  return scenario({ ...spec, civs: [civ, other] });
}
const activated: typeof turn = (...args) => turn(...args).play('activate transport');

const raw = (n: Readonly<Record<string, number>>): CivSpec => ({
  markers: Object.fromEntries(Object.entries(n).map(([key, count]) => [`raw:${key}`, count])),
});
/** All storage spaces but some. */
const spacesBut = (...materials: string[]): string[] =>
  MATERIALS.filter(material => !materials.includes(material)).map(material => `store ${material}`);
/** The two steps of a raw material that goes onto a space of one’s choice. */
const toAny = (key: string, material: string): string[] => [`transportAny ${key}`, `store ${material}`];

/** Transports from one territory for as long as it is offered. */
function transportAllFrom(game: Position, key: string): number {
  let n = 0;
  for (; game.can(`transport ${key}`); n++) game.play(`transport ${key}`);
  return n;
}

describe('transporting', () => {
  it('transport.to-its-space: onto the storage space of the territory’s material', () => {
    const game = activated(raw({ 'B.forest': 1, 'C.grassland': 1 }));
    const { supply } = game.state.seats[0]!;
    game.play('transport C.grassland');
    expect([game.has(0, 'papyrus'), game.has(0, 'raw:C.grassland')]).toEqual([1, 0]);
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest')]).toEqual([0, 1]);
    expect(game.state.seats[0]!.supply).toBe(supply);
  });

  it('transport.no-tribe-needed: own raw materials anywhere, with or without own tribes there', () => {
    const game = activated({
      ...raw({ 'B.forest': 1, 'C.grassland': 1 }),
      tribes: { 'B.forest': ['plain'] },
    });
    expect(game.offers('transport')).toEqual(['transport B.forest', 'transport C.grassland']);
  });

  it('transport.own-only: raw materials of others are theirs', () => {
    const game = activated(raw({ 'B.forest': 1 }), 1, {}, raw({ 'B.forest': 1, 'C.grassland': 1 }));
    expect(game.offers()).toEqual(['decline', 'transport B.forest']);
    game.play('transport B.forest');
    expect([game.has(1, 'raw:B.forest'), game.task()]).toEqual([1, 'endTurn']);
  });

  it('transport.no-limit-in-storage: a storage space holds any number', () => {
    const game = activated({ markers: { wood: 9, 'raw:B.forest': 1 } }).play('transport B.forest');
    expect(game.has(0, 'wood')).toBe(10);
  });

  it('transport.boat-beside: from a boat as one of the materials face up beside its Water', () => {
    const game = activated({ boats: ['A.water'] });
    expect(game.offers()).toEqual(['decline', 'transportAs A.water wood', 'transportAs A.water papyrus']);
    game.play('transportAs A.water papyrus');
    expect([game.has(0, 'papyrus'), game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([1, 0, 1]);
  });

  it('transport.boat-example: two of four territories beside the Water are developed, Wood is chosen', () => {
    const game = activated({ boats: ['D.water'] }, 1, {
      developed: ['D.forest', 'E.mountains'],
      materials: { 'D.forest': 'wood', 'E.mountains': 'ironOre' },
    });
    expect(game.offers('transportAs')).toEqual(['transportAs D.water wood', 'transportAs D.water ironOre']);
    game.play('transportAs D.water wood');
    expect([game.has(0, 'wood'), game.has(0, 'ironOre'), game.has(0, 'notch1')]).toEqual([1, 0, 0]);
  });

  it('transport.boat-decided-late: what a boat carries is open until it is unloaded', () => {
    const mine: CivSpec = { boats: ['D.water'], ...raw({ 'B.forest': 1 }) };
    expect(activated(mine, 2).offers()).toEqual(['decline', 'transport B.forest']);
    const later = activated(mine, 2, { developed: ['D.desert'] });
    expect(later.offers('transportAs')).toEqual(['transportAs D.water sand']);
  });

  it('transport.boat-built-only: the marker on a boat that is not built stays there', () => {
    const game = activated(raw({ 'B.forest': 1 }), 3);
    expect(game.offers()).toEqual(['decline', 'transport B.forest']);
  });

  it('transport.boat-own-water: each boat goes by the Water it is on', () => {
    const game = activated({ boats: ['E.water', 'A.water'] }, 1, { developed: ['E.swamp'] });
    expect(game.offers('transportAs')).toEqual([
      'transportAs A.water wood',
      'transportAs A.water papyrus',
      'transportAs E.water tar',
    ]);
    game.play('transportAs E.water tar');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([0, 1]);
  });
});

describe('the levels of Transport', () => {
  it('transport.level-1: up to three', () => {
    const game = activated(raw({ 'B.forest': 4 }));
    expect(transportAllFrom(game, 'B.forest')).toBe(3);
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest'), game.task()]).toEqual([3, 1, 'endTurn']);
  });

  it('transport.level-2: up to six', () => {
    const game = activated(raw({ 'B.forest': 7 }), 2);
    expect(transportAllFrom(game, 'B.forest')).toBe(6);
    expect(game.task()).toBe('endTurn');
  });

  it('transport.level-3: all of them', () => {
    const game = activated(raw({ 'B.forest': 20, 'C.grassland': 12 }), 3);
    expect(transportAllFrom(game, 'B.forest') + transportAllFrom(game, 'C.grassland')).toBe(32);
    expect(game.task()).toBe('endTurn');
  });

  it('transport.boats-count: a raw material from a boat is one of the number', () => {
    const game = activated({ ...raw({ 'B.forest': 3 }), boats: ['A.water'] });
    game.play('transport B.forest', 'transportAs A.water wood', 'transport B.forest');
    expect([game.has(0, 'wood'), game.has(0, 'raw:B.forest'), game.task()]).toEqual([3, 1, 'endTurn']);
  });

  it('transport.may-decline: fewer than allowed, at every level', () => {
    for (const level of [1, 2, 3, 4]) {
      const game = activated(raw({ 'B.forest': 2 }), level).play('transport B.forest', 'decline');
      expect([game.has(0, 'raw:B.forest'), game.task()]).toEqual([1, 'endTurn']);
    }
  });

  it('transport.level-3-boats: boats unload onto any of the 18 spaces, land does not', () => {
    const game = activated({ ...raw({ 'B.forest': 1 }), boats: ['A.water', 'D.water'] }, 3);
    expect(game.offers()).toEqual([
      'decline',
      'transport B.forest',
      'transportAny A.water',
      'transportAny D.water',
    ]);
    game.play('transportAny A.water');
    expect(game.offers()).toEqual(spacesBut());
    game.play('store jade', ...toAny('D.water', 'jade'), 'transport B.forest');
    expect([game.has(0, 'jade'), game.has(0, 'wood'), game.task()]).toEqual([2, 1, 'endTurn']);
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([0, 0]);
  });

  it('transport.level-3-module-only: the level does nothing for other ways to transport', () => {
    const game = turn({ boats: ['A.water'] }, 3).play('activate production', 'option production B');
    expect(game.offers()).toEqual(['decline', 'transportAs A.water wood', 'transportAs A.water papyrus']);
  });

  it('transport.level-4: any number, up to three of them onto any space', () => {
    const game = activated(raw({ 'B.forest': 20, 'C.grassland': 5 }), 4);
    expect(game.offers()).toEqual([
      'decline',
      'transport B.forest',
      'transport C.grassland',
      'transportAll',
      'transportAny B.forest',
      'transportAny C.grassland',
    ]);
    game.play('transportAny B.forest');
    expect(game.offers()).toEqual(spacesBut('wood'));
    game.play('store jade', ...toAny('C.grassland', 'jade'), ...toAny('B.forest', 'gold'));
    expect(game.offers('transportAny')).toEqual([]);
    expect(transportAllFrom(game, 'B.forest') + transportAllFrom(game, 'C.grassland')).toBe(22);
    expect([game.has(0, 'jade'), game.has(0, 'gold'), game.task()]).toEqual([2, 1, 'endTurn']);
    expect([game.has(0, 'wood'), game.has(0, 'papyrus')]).toEqual([18, 4]);
  });

  it('transport.level-4-in-any-order: the three need not be the first', () => {
    const game = activated(raw({ 'B.forest': 5 }), 4).play('transport B.forest', 'transport B.forest');
    for (let n = 0; n < 3; n++) game.play(...toAny('B.forest', 'oil'));
    expect([game.has(0, 'wood'), game.has(0, 'oil'), game.task()]).toEqual([2, 3, 'endTurn']);
  });

  it('transport.level-4-boats: boats go by what is beside them, or onto any space as one of the three', () => {
    const mine: CivSpec = { ...raw({ 'C.grassland': 3 }), boats: ['A.water', 'D.water'] };
    const used = activated(mine, 4);
    const beside = ['transportAs A.water wood', 'transportAs A.water papyrus'];
    expect(used.offers('transportAs')).toEqual(beside);
    expect(used.offers('transportAny')).toEqual([
      'transportAny A.water',
      'transportAny C.grassland',
      'transportAny D.water',
    ]);
    for (let n = 0; n < 3; n++) used.play(...toAny('C.grassland', 'oil'));
    // Nothing is developed beside D.water.
    expect(used.offers()).toEqual(['decline', ...beside]);
    const free = activated(mine, 4).play('transportAs A.water wood', 'transportAny D.water');
    expect(free.offers()).toEqual(spacesBut());
    free.play('store jade', ...toAny('C.grassland', 'oil'), ...toAny('C.grassland', 'oil'));
    expect(free.offers()).toEqual(['decline', 'transport C.grassland']);
  });

  it('transport.any-space-in-two-steps: first which raw material, then a space not open to it anyway', () => {
    const game = activated({ boats: ['A.water'] }, 4).play('transportAny A.water');
    expect([game.task(), game.offers()]).toEqual(['storeAnywhere', spacesBut('wood', 'papyrus')]);
    expect(game.has(0, 'notch1')).toBe(1);
    game.play('store jade');
    expect([game.has(0, 'jade'), game.has(0, 'notch1'), game.task()]).toEqual([1, 0, 'endTurn']);
  });

  it('transport.any-space-few-choices: raw materials in many places offer a few dozen choices at most', () => {
    const everywhere = ['B.forest', 'B.hills', 'C.grassland', 'C.swamp', 'D.desert', 'E.swamp', 'D.forest'];
    const lying = raw(Object.fromEntries(everywhere.map(key => [key, 3])));
    const game = activated({ ...lying, boats: ['A.water', 'D.water'] }, 4, { developed: everywhere });
    expect(game.offers('transport')).toHaveLength(everywhere.length);
    expect(game.offers().length).toBeLessThanOrEqual(2 + 3 * (everywhere.length + 2));
  });

  it('transport.any-space-chip-between: an attribute chip taken between the two steps changes nothing', () => {
    const mine: CivSpec = { markers: { endurance: 3, 'raw:B.forest': 2 } };
    const game = activated(mine, 4, { attributeDisplay: ['attribute-1'] }).play('transportAny B.forest');
    expect(game.offers()).toContain('attribute attribute-1');
    game.play('attribute attribute-1', 'column 1');
    expect([game.task(), game.offers('store')]).toEqual(['storeAnywhere', spacesBut('wood')]);
    game.play('store jade', 'transport B.forest');
    expect([game.has(0, 'jade'), game.has(0, 'wood'), game.has(0, 'raw:B.forest')]).toEqual([1, 1, 0]);
  });

  it('transport.any-space-returned-between: not even with an empty supply is anything returned between the steps', () => {
    // A chip is all that can come between, and its marker fills the supply: what was chosen is still there.
    const mine: CivSpec = { markers: { food: 40, endurance: 3, 'raw:B.forest': 1 } };
    const game = activated(mine, 4, { attributeDisplay: ['attribute-1'] }).play('transportAny B.forest');
    expect(game.state.seats[0]!.supply).toBe(0);
    game.play('attribute attribute-1', 'column 1');
    expect([game.task(), game.has(0, 'raw:B.forest'), game.state.seats[0]!.supply]).toEqual([
      'storeAnywhere',
      1,
      1,
    ]);
    game.play('store jade');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'jade'), game.task()]).toEqual([0, 1, 'endTurn']);
    expect(game.events.some(event => event.type === 'returned')).toBe(false);
  });
});

describe('what is offered', () => {
  it('transport.needs-a-raw-material: offered only with one that can be transported', () => {
    const can = (mine: CivSpec, level = 1): boolean => turn(mine, level).can('activate transport');
    expect(can({ tribes: { 'B.forest': ['plain'] }, markers: { wood: 2 } })).toBe(false);
    expect(can(raw({ 'B.forest': 1 }))).toBe(true);
    expect(can({ boats: ['A.water'] })).toBe(true);
    expect(can({ boats: ['A.water'], emptyNotches: true })).toBe(false);
    // With nothing developed beside it a boat is unloaded at levels III and IIII alone.
    expect([1, 2, 3, 4].map(level => can({ boats: ['D.water'] }, level))).toEqual([false, false, true, true]);
  });

  it('transport.all-at-once: a shortcut when all raw materials on land can go', () => {
    const game = activated(raw({ 'B.forest': 2, 'C.grassland': 1 })).play('transportAll');
    expect([game.has(0, 'wood'), game.has(0, 'papyrus'), game.task()]).toEqual([2, 1, 'endTurn']);
    expect(activated(raw({ 'B.forest': 2, 'C.grassland': 2 })).can('transportAll')).toBe(false);
    expect(activated(raw({ 'B.forest': 2, 'C.grassland': 2 }), 2).can('transportAll')).toBe(true);
    expect(activated(raw({ 'B.forest': 1 }), 3).can('transportAll')).toBe(false);
  });

  it('transport.all-then-boats: after the shortcut boats are asked about, as far as the number goes', () => {
    const mine: CivSpec = { ...raw({ 'B.forest': 2 }), boats: ['A.water'] };
    const game = activated(mine).play('transportAll');
    expect(game.offers()).toEqual(['decline', 'transportAs A.water wood', 'transportAs A.water papyrus']);
    game.play('transportAs A.water wood');
    expect([game.has(0, 'wood'), game.task()]).toEqual([3, 'endTurn']);
    const full = activated({ ...raw({ 'B.forest': 3 }), boats: ['A.water'] }).play('transportAll');
    expect([full.has(0, 'notch1'), full.task()]).toEqual([1, 'endTurn']);
  });

  it('transport.all-in-production: the shortcut counts what B of Production allows', () => {
    const can = (n: number): boolean =>
      turn(raw({ 'B.forest': n }), 3)
        .play('activate production', 'option production B')
        .can('transportAll');
    expect([1, 2, 3].map(can)).toEqual([false, true, false]);
  });

  it('transport.empty-supply: it takes no marker from the supply', () => {
    const game = activated({ markers: { food: 41, 'raw:B.forest': 3 } }).play('transport B.forest');
    expect([game.has(0, 'wood'), game.state.seats[0]!.supply, game.task()]).toEqual([1, 0, 'transport']);
  });
});

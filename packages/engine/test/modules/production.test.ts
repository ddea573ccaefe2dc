// Module Production and the key action to produce a raw material. Rulebook p. 18.
import { describe, expect, it } from 'vitest';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

function turn(mine: CivSpec, level = 1, spec: Omit<Spec, 'civs'> = {}, other: CivSpec = {}): Position {
  const levels = { production: level };
  const civ = level === 4 ? { ...mine, levels, levelFour: ['production'] } : { ...mine, levels };
  return scenario({ ...spec, civs: [civ, other] });
}
const activated: typeof turn = (...args) => turn(...args).play('activate production');

const B = 'option production B';
const HOME: CivSpec = { tribes: { 'B.forest': ['plain'] } };
/** Only on a boat: A has room for one raw material at most. */
const AFLOAT: CivSpec = { tribes: { 'A.water': ['boat'] }, boats: ['A.water'] };

/** Produces in one territory for as long as it is offered. */
function produceAll(game: Position, key: string): number {
  let n = 0;
  for (; game.can(`produce ${key}`); n++) game.play(`produce ${key}`);
  return n;
}

/** Transports from one territory for as long as it is offered. */
function transportAllFrom(game: Position, key: string): number {
  let n = 0;
  for (; game.can(`transport ${key}`); n++) game.play(`transport ${key}`);
  return n;
}

describe('producing', () => {
  it('produce.where-own-tribes-are: strong or weak, at a fire, on an encampment or in the wilderness', () => {
    const game = activated({
      tribes: { 'B.forest': ['wildWeak'], 'C.grassland': ['plainWeak'], 'B.hills': ['fire'] },
      markers: { 'raw:E.mountains': 1 },
    });
    expect(game.offers('produce')).toEqual(['produce B.hills', 'produce B.forest', 'produce C.grassland']);
  });

  it('produce.not-with-foreign-tribes: a foreign tribe does not open a territory', () => {
    const game = activated(HOME, 1, {}, { tribes: { 'B.hills': ['plain'], 'C.grassland': ['plain'] } });
    expect(game.offers('produce')).toEqual(['produce B.forest']);
  });

  it('produce.from-the-supply: a marker of the supply lies in the territory, and only there', () => {
    const game = activated(HOME, 1, {}, { tribes: { 'B.forest': ['plain'] } });
    const { supply } = game.state.seats[0]!;
    game.play('produce B.forest');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.has(1, 'raw:B.forest')]).toEqual([
      1, 0, 0,
    ]);
    expect(game.state.seats[0]!.supply).toBe(supply - 1);
  });

  it('produce.no-limit-on-land: a territory takes any number of raw materials', () => {
    const game = activated({ ...HOME, markers: { 'raw:B.forest': 5 } }, 3);
    expect(produceAll(game, 'B.forest')).toBe(4);
    expect(game.has(0, 'raw:B.forest')).toBe(9);
  });

  it('produce.raw-is-no-use: a raw material cannot be sold before it is transported', () => {
    const start = (place: string) => scenario({ civs: [{ ...HOME, markers: { [place]: 1 } }, {}] });
    expect(start('raw:B.forest').can('activate trade')).toBe(false);
    expect(start('wood').can('activate trade')).toBe(true);
  });

  it('produce.boat: on a boat with a tribe and an empty notch', () => {
    const game = activated({ ...AFLOAT, tribes: { 'A.water': ['boatWeak'] }, emptyNotches: true });
    game.play('produce A.water');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([1, 1]);
  });

  it('produce.boat-holds-one: a boat with a raw material takes no second one', () => {
    const laden = activated({ ...AFLOAT, tribes: { ...AFLOAT.tribes!, 'B.forest': ['plain'] } });
    expect(laden.offers('produce')).toEqual(['produce B.forest']);
    const empty = activated({
      ...AFLOAT,
      tribes: { ...AFLOAT.tribes!, 'B.forest': ['plain'] },
      emptyNotches: true,
    });
    expect(empty.offers('produce')).toEqual(['produce A.water', 'produce B.forest']);
    expect(empty.play('produce A.water').offers('produce')).toEqual(['produce B.forest']);
  });

  it('produce.boat-needs-a-tribe: nothing is produced on a boat without a tribe', () => {
    const game = activated({ ...HOME, boats: ['A.water'], emptyNotches: true });
    expect(game.offers('produce')).toEqual(['produce B.forest']);
  });

  it('produce.boats-each: each boat has its own notch', () => {
    const game = activated({
      tribes: { 'A.water': ['boat'], 'E.water': ['boat'] },
      boats: ['A.water', 'E.water'],
      emptyNotches: true,
    });
    game.play('produce E.water');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([0, 1]);
    game.play('produce A.water');
    expect([game.has(0, 'notch1'), game.has(0, 'notch2')]).toEqual([1, 1]);
  });

  it('produce.foreign-boat: a foreign boat with a raw material on the same Water is no hindrance', () => {
    const game = activated(
      { ...AFLOAT, emptyNotches: true },
      1,
      {},
      { tribes: { 'A.water': ['boat'] }, boats: ['A.water'] },
    );
    game.play('produce A.water');
    expect([game.has(0, 'notch1'), game.has(1, 'notch1')]).toEqual([1, 1]);
  });

  it('produce.empty-supply: a marker is returned first, or the raw material forgone', () => {
    const broke: CivSpec = { ...HOME, markers: { food: 44 } };
    const game = activated(broke).play('produce B.forest');
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food', 'produce B.forest', 'forgo');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'food')]).toEqual([1, 43]);
    expect(game.offers()).toEqual(['decline', B]);
  });
});

describe('the levels of Production', () => {
  it('production.level-1: two raw materials, and one transported after a passed test', () => {
    const game = activated(HOME);
    expect(produceAll(game, 'B.forest')).toBe(2);
    game.rolls(1).play(B);
    expect(transportAllFrom(game, 'B.forest')).toBe(1);
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('production.level-1-failed: with a failed test nothing is transported', () => {
    const game = activated(HOME).play('produce B.forest', 'produce B.forest').rolls(2).play(B);
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'wood'), game.task()]).toEqual([2, 0, 'endTurn']);
  });

  it('production.level-1-ideas: ideas may save the test', () => {
    const game = activated({ ...HOME, dice: [3, 5], markers: { idea: 1 } });
    game.play('produce B.forest', 'decline').rolls(2).play(B, 'spendIdeas 1', 'transport B.forest');
    expect([game.has(0, 'idea'), game.has(0, 'wood')]).toEqual([0, 1]);
  });

  it('production.level-2: three, and one transported without a test', () => {
    const game = activated(HOME, 2);
    expect(produceAll(game, 'B.forest')).toBe(3);
    game.play(B);
    expect(transportAllFrom(game, 'B.forest')).toBe(1);
    expect(game.task()).toBe('endTurn');
    expect(game.events.some(event => event.type === 'tested')).toBe(false);
  });

  it('production.level-3: four, and two transported without a test', () => {
    const game = activated(HOME, 3);
    expect(produceAll(game, 'B.forest')).toBe(4);
    game.play(B);
    expect(transportAllFrom(game, 'B.forest')).toBe(2);
    expect([game.task(), game.events.some(event => event.type === 'tested')]).toEqual(['endTurn', false]);
  });

  it('production.level-4: six, and up to four transported without a test', () => {
    const game = activated(HOME, 4);
    expect(produceAll(game, 'B.forest')).toBe(6);
    game.play(B);
    expect(transportAllFrom(game, 'B.forest')).toBe(4);
    expect([game.task(), game.events.some(event => event.type === 'tested')]).toEqual(['endTurn', false]);
  });

  it('production.same-or-different: the raw materials may be spread over territories at will', () => {
    const game = activated({ tribes: { 'B.forest': ['plain'], 'C.grassland': ['plain'] } }, 2);
    game.play('produce B.forest', 'produce C.grassland', 'produce B.forest');
    expect([game.has(0, 'raw:B.forest'), game.has(0, 'raw:C.grassland')]).toEqual([2, 1]);
  });

  it('production.transport-from-anywhere: B takes any own raw material, not just the new ones', () => {
    const game = activated({ ...HOME, markers: { 'raw:C.grassland': 1 } }, 2, { developed: ['F.grassland'] });
    game.play('produce B.forest', 'decline', B);
    expect(game.offers()).toEqual(['decline', 'transport B.forest', 'transport C.grassland']);
    game.play('transport C.grassland');
    expect(game.has(0, 'papyrus')).toBe(1);
  });

  it('production.needs-a-place: offered with a tribe to produce or a raw material to transport', () => {
    const can = (mine: CivSpec): boolean => turn(mine).can('activate production');
    expect(can({})).toBe(false);
    expect(can(HOME)).toBe(true);
    expect(can({ markers: { 'raw:B.forest': 1 } })).toBe(true);
    // A laden boat can be emptied beside a developed territory; an empty one is of no use without a tribe.
    expect(can({ boats: ['A.water'] })).toBe(true);
    expect(can({ boats: ['A.water'], emptyNotches: true })).toBe(false);
    expect(can({ boats: ['D.water'] })).toBe(false);
    expect(can({ tribes: { 'D.water': ['boat'] }, boats: ['D.water'] })).toBe(false);
    expect(can({ tribes: { 'D.water': ['boat'] }, boats: ['D.water'], emptyNotches: true })).toBe(true);
  });
});

describe('the order of A and B', () => {
  it('production.b-before-a: B first, then all of A', () => {
    const game = activated({ ...HOME, markers: { 'raw:B.forest': 1 } }, 2).play(B, 'transport B.forest');
    expect([game.has(0, 'wood'), game.can(B)]).toEqual([1, false]);
    expect(produceAll(game, 'B.forest')).toBe(3);
    expect(game.task()).toBe('endTurn');
  });

  it('production.b-before-a-failed: A follows a failed test too', () => {
    const game = activated({ ...HOME, markers: { 'raw:B.forest': 1 } })
      .rolls(6)
      .play(B);
    expect([game.has(0, 'wood'), game.can(B)]).toEqual([0, false]);
    expect(produceAll(game, 'B.forest')).toBe(2);
    expect(game.task()).toBe('endTurn');
  });

  it('production.b-not-between: once producing has begun, B waits for its end', () => {
    const game = activated({ ...HOME, markers: { 'raw:B.forest': 1 } }, 2).play('produce B.forest');
    expect(game.offers()).toEqual(['decline', 'produce B.forest']);
    game.play('decline');
    expect(game.offers()).toEqual(['decline', B]);
    game.play(B, 'transport B.forest');
    expect([game.has(0, 'raw:B.forest'), game.task()]).toEqual([1, 'endTurn']);
  });

  it('production.b-ends-a: after B no more is produced, even where a boat has room again', () => {
    const game = activated({ ...AFLOAT, emptyNotches: true }, 2).play('produce A.water');
    expect(game.offers()).toEqual(['decline', B]);
    game.play(B, 'transportAs A.water wood');
    expect([game.has(0, 'notch1'), game.has(0, 'wood'), game.task()]).toEqual([0, 1, 'endTurn']);
  });

  it('production.b-makes-room: B before A empties a boat that A fills again', () => {
    const game = activated(AFLOAT, 3);
    expect(game.offers()).toEqual(['decline', B]);
    game.play(B, 'transportAs A.water papyrus');
    expect(game.offers()).toEqual(['decline', 'produce A.water']);
    game.play('produce A.water');
    expect([game.has(0, 'notch1'), game.has(0, 'papyrus'), game.task()]).toEqual([1, 1, 'endTurn']);
  });

  it('production.b-test-alone: at level I the test of B may be taken with nothing to transport', () => {
    const game = activated({ ...HOME, favor: 6 });
    expect(game.offers()).toEqual(['decline', B, 'produce B.forest']);
    game.play(B);
    expect(game.events.some(({ type }) => type === 'tested')).toBe(true);
    expect(game.offers()).toEqual(['decline', 'produce B.forest']);
    const afloat = activated({ tribes: { 'D.water': ['boat'] }, boats: ['D.water'], emptyNotches: true });
    expect(afloat.play('produce D.water').offers()).toEqual(['decline', B]);
  });

  it('production.b-needs-a-raw-material: from level II B, which has no test, is offered when there is something to transport', () => {
    const game = activated(HOME, 2);
    expect(game.offers()).toEqual(['decline', 'produce B.forest']);
    game.play('produce B.forest', 'produce B.forest', 'produce B.forest');
    expect(game.offers()).toEqual(['decline', B]);
  });

  it('production.may-decline: A in part, B, and the transport after the test', () => {
    const part = activated(HOME).play('produce B.forest', 'decline', 'decline');
    expect([part.has(0, 'raw:B.forest'), part.task()]).toEqual([1, 'endTurn']);
    const nothing = activated({ ...HOME, markers: { 'raw:B.forest': 1 } }).play('decline');
    expect(nothing.task()).toBe('endTurn');
    const onlyB = activated({ ...HOME, markers: { 'raw:B.forest': 1 } }, 2).play(B, 'decline', 'decline');
    expect([onlyB.has(0, 'raw:B.forest'), onlyB.has(0, 'wood'), onlyB.task()]).toEqual([1, 0, 'endTurn']);
    const oneOfTwo = activated({ ...HOME, markers: { 'raw:B.forest': 3 } }, 3).play(B, 'transport B.forest');
    expect(oneOfTwo.play('decline').offers()).toEqual(['decline', 'produce B.forest']);
  });

  it('production.decline-once: B is declined once, also when A ended for want of room', () => {
    const game = activated({ ...AFLOAT, emptyNotches: true }, 2).play('produce A.water', 'decline');
    expect([game.has(0, 'notch1'), game.task()]).toEqual([1, 'endTurn']);
  });
});

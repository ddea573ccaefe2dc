import { describe, expect, it } from 'vitest';
import { type CivSpec, scenario } from '../support/scenario.js';

const feeding = (one: CivSpec, other: CivSpec = {}) => scenario({ civs: [one, other], phase: 6 });

describe('phase 6 A, feeding', () => {
  it('feeding.one-each: a tribe on an encampment, with or without fire, or on a boat takes one food', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plain'], 'B.hills': ['fire'], 'A.water': ['boat'] },
      boats: ['A.water'],
      markers: { food: 3, idea: 1 },
    });
    expect(game.offers()).toEqual([
      'feed A.water boat',
      'feed B.hills fire',
      'feed B.forest plain',
      'feedAll',
      'feedDone',
    ]);
    game.play('feed A.water boat');
    expect(game.has(0, 'food')).toBe(2);
    game.play('feed B.hills fire');
    expect(game.has(0, 'food')).toBe(1);
    game.play('feed B.forest plain');
    expect(game.has(0, 'food')).toBe(0);
    expect(game.points(0, 'strongTribes')).toBe(3);
  });

  it('feeding.wilderness-two: a tribe in the wilderness takes two food', () => {
    const tribes = { 'B.forest': ['wild', 'plain'] };
    const game = feeding({ tribes, markers: { food: 2 } });
    expect(game.offers()).toEqual(['feed B.forest plain', 'feed B.forest wild', 'feedDone']);
    game.play('feed B.forest wild');
    expect(game.has(0, 'food')).toBe(0);
    expect([game.tribesAt(0, 'B.forest', 'wild'), game.tribesAt(0, 'B.forest', 'plainWeak')]).toEqual([1, 1]);
    const poor = feeding({ tribes, markers: { food: 1 } });
    expect(poor.offers()).toEqual(['feed B.forest plain', 'feedDone']);
  });

  it('feeding.farm: beside an own farm encampments cost nothing and the wilderness one', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plain', 'fireWeak', 'wild'] },
      farms: ['B.forest'],
      markers: { food: 3 },
    });
    expect(game.offers()).toEqual(['feed B.forest wild', 'feedAll', 'feedDone']);
    game.play('feedDone');
    expect(game.has(0, 'food')).toBe(3);
    expect(game.tribesAt(0, 'B.forest', 'plain') + game.tribesAt(0, 'B.forest', 'fireWeak')).toBe(2);
    expect(game.tribesAt(0, 'B.forest', 'wildWeak')).toBe(1);
  });

  it('feeding.own-farm-only: another civilization’s farm, or one elsewhere, does not help', () => {
    const game = feeding(
      { tribes: { 'B.forest': ['plain'] }, farms: ['B.hills'], markers: { food: 1 } },
      { tribes: { 'B.forest': ['fire'] }, farms: ['B.forest'] },
    );
    expect(game.offers('feed')).toEqual(['feed B.forest plain']);
    game.play('feedDone');
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
    expect(game.tribesAt(1, 'B.forest', 'fire')).toBe(1);
  });

  it('feeding.free-choice: each tribe is fed or not as its owner likes, whatever food is there', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plain', 'plain'], 'C.grassland': ['plainWeak'] },
      markers: { food: 5 },
    });
    game.play('feed C.grassland plainWeak', 'feed B.forest plain', 'feedDone');
    expect(game.has(0, 'food')).toBe(3);
    expect([game.tribesAt(0, 'B.forest', 'plain'), game.tribesAt(0, 'B.forest', 'plainWeak')]).toEqual([
      1, 1,
    ]);
    expect(game.tribesAt(0, 'C.grassland', 'plainWeak')).toBe(1);
  });

  it('feeding.fed-once: a fed tribe is not fed again', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plain', 'plain'], 'B.hills': ['plain'] },
      markers: { food: 9 },
    });
    game.play('feed B.forest plain', 'feed B.forest plain');
    expect(game.offers()).toEqual(['feed B.hills plain', 'feedAll', 'feedDone']);
    game.play('feedAll');
    expect(game.has(0, 'food')).toBe(6);
  });

  it('feeding.feed-all: everyone can be fed at once only when the food suffices', () => {
    const tribes = { 'B.forest': ['plain', 'wild'], 'B.hills': ['plainWeak'] };
    const game = feeding({ tribes, markers: { food: 4 } });
    game.play('feedAll');
    expect(game.has(0, 'food')).toBe(0);
    expect(game.points(0, 'strongTribes')).toBe(2);
    expect(feeding({ tribes, markers: { food: 3 } }).can('feedAll')).toBe(false);
  });

  it('feeding.strong-weakened: an unfed strong tribe is laid down, in its place', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'B.forest': ['plain', 'wild'], 'B.hills': ['fire'], 'A.water': ['boat'] },
          boats: ['A.water'],
        },
        { tribes: { 'C.grassland': ['plain'] }, markers: { food: 1 } },
      ],
      phase: 6,
    });
    expect(game.asked()).toBe(1);
    expect(
      [
        ['B.forest', 'plainWeak'],
        ['B.forest', 'wildWeak'],
        ['B.hills', 'fireWeak'],
        ['A.water', 'boatWeak'],
      ].map(([key, where]) => game.tribesAt(0, key!, where!)),
    ).toEqual([1, 1, 1, 1]);
  });

  it('feeding.weak-dies: an unfed weak tribe dies and goes back to the supply', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plainWeak', 'plainWeak'], 'B.hills': ['fireWeak'], 'C.swamp': ['wildWeak'] },
      markers: { food: 1 },
    });
    game.play('feed B.forest plainWeak');
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
    expect(game.tribesAt(0, 'B.hills', 'fireWeak') + game.tribesAt(0, 'C.swamp', 'wildWeak')).toBe(0);
    expect(game.state.seats[0]!.tribes).toBe(19);
  });

  it('feeding.weakened-lives: a tribe just weakened does not die in the same phase', () => {
    const game = feeding(
      { tribes: { 'B.forest': ['plain', 'plainWeak'] }, favor: 1 },
      { tribes: { 'B.hills': ['plain'] }, markers: { food: 1 } },
    );
    expect(game.asked()).toBe(1);
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
    expect(game.state.seats[0]!.tribes).toBe(19);
  });

  it('feeding.seating-order: civilizations feed from the starting one clockwise', () => {
    const civ: CivSpec = { tribes: { 'B.forest': ['plain'] }, markers: { food: 1 } };
    const game = scenario({ civs: [civ, civ, civ], phase: 6, starting: 2 });
    const order: number[] = [];
    while (game.task() === 'feed') {
      order.push(game.asked());
      game.play('feedAll');
    }
    expect(order).toEqual([2, 0, 1]);
  });

  it('feeding.nothing-to-decide: who can feed no one, or need feed no one, is not asked', () => {
    const game = scenario({
      civs: [
        { tribes: { 'B.forest': ['wild'] }, markers: { food: 1 } },
        { tribes: { 'B.hills': ['plain'] }, farms: ['B.hills'], markers: { food: 5 } },
        { tribes: { 'C.grassland': ['plain'] }, markers: { food: 1 } },
      ],
      phase: 6,
    });
    expect(game.asked()).toBe(2);
    expect(game.tribesAt(0, 'B.forest', 'wildWeak') + game.tribesAt(1, 'B.hills', 'plain')).toBe(2);
    expect([game.has(0, 'food'), game.has(1, 'food')]).toEqual([1, 5]);
  });
});

describe('phase 6 A, deus ex machina', () => {
  it('deus.save: a step back on the favor track saves a dying tribe, which stays as it is', () => {
    const game = feeding({ tribes: { 'B.forest': ['plainWeak'] }, favor: 3 });
    expect(game.offers()).toEqual(['save', 'die']);
    game.play('save');
    expect(game.state.seats[0]!.favor).toBe(2);
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
  });

  it('deus.may: it need not be used', () => {
    const game = feeding({ tribes: { 'B.forest': ['plainWeak'] }, favor: 3 }).play('die');
    expect(game.state.seats[0]!.favor).toBe(3);
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(0);
  });

  it('deus.leftmost: on the leftmost favor space it is impossible', () => {
    const game = feeding(
      {
        tribes: { 'B.forest': ['plainWeak'], 'C.grassland': ['plainWeak'], 'B.hills': ['fireWeak'] },
        favor: 2,
      },
      { tribes: { 'B.mountains': ['plain'] }, markers: { food: 1 } },
    );
    game.play('die', 'save');
    expect(game.asked()).toBe(1);
    expect(game.state.seats[0]!.favor).toBe(1);
    expect(game.tribesAt(0, 'B.forest', 'plainWeak')).toBe(1);
    expect(game.state.seats[0]!.tribes).toBe(19);
  });

  it('deus.each-death: every dying tribe is decided by itself', () => {
    const game = feeding({ tribes: { 'B.forest': ['wildWeak', 'wildWeak', 'wildWeak'] }, favor: 6 });
    game.play('save', 'die', 'save');
    expect(game.task()).not.toBe('death');
    expect(game.tribesAt(0, 'B.forest', 'wildWeak')).toBe(2);
    expect(game.state.seats[0]!.favor).toBe(4);
  });
});

describe('phase 6 B, strong tribes', () => {
  it('strong.points: each strong tribe scores one point, wherever it stands; weak ones none', () => {
    const game = feeding({
      tribes: {
        'B.forest': ['plain', 'wild', 'wildWeak'],
        'B.hills': ['fire'],
        'A.water': ['boat', 'boatWeak'],
      },
      boats: ['A.water'],
      markers: { food: 12 },
    });
    game.play('feedAll');
    expect(game.points(0, 'strongTribes')).toBe(4);
  });

  it('strong.after-feeding: they score when everyone has fed, without those just weakened', () => {
    const game = feeding(
      { tribes: { 'B.forest': ['plain', 'plain'] }, markers: { food: 1 } },
      { tribes: { 'C.grassland': ['plain'] }, markers: { food: 1 } },
    );
    game.play('feed B.forest plain');
    expect([game.asked(), game.points(0, 'strongTribes')]).toEqual([1, 0]);
    game.play('feedDone');
    expect([game.points(0, 'strongTribes'), game.points(1, 'strongTribes')]).toEqual([1, 0]);
  });
});

describe('feed.cost', () => {
  it('feeding.cost-everywhere: the ability lowers the cost of each tribe, never below nothing', () => {
    const game = feeding({
      tribes: { 'B.forest': ['plain', 'wild'], 'B.hills': ['plain', 'wild'], 'A.water': ['boat'] },
      boats: ['A.water'],
      farms: ['B.hills'],
      columns: { 1: ['D1'] },
      markers: { food: 4 },
    });
    expect(game.offers()).toEqual(['feed B.forest wild', 'feedAll', 'feedDone']);
    game.play('feedAll');
    expect([game.has(0, 'food'), game.points(0, 'strongTribes')]).toEqual([3, 5]);
  });

  it('feeding.cost-by-type: the ability of a territory type works there alone', () => {
    const game = feeding({
      tribes: { 'C.grassland': ['plain', 'wild'], 'B.forest': ['plain'] },
      columns: { 1: ['A9'] },
      markers: { food: 9 },
    });
    expect(game.offers('feed')).toEqual(['feed B.forest plain', 'feed C.grassland wild']);
    game.play('feedAll');
    expect(game.has(0, 'food')).toBe(7);
  });

  it('feeding.cost-by-place: abilities for the wilderness and for boats work there alone', () => {
    const tribes = { 'B.forest': ['plain', 'wild'], 'A.water': ['boat', 'boatWeak'] };
    const wild = feeding({ tribes, boats: ['A.water'], columns: { 1: ['B1'] }, markers: { food: 9 } });
    wild.play('feed B.forest wild');
    expect(wild.has(0, 'food')).toBe(8);
    wild.play('feedAll');
    expect(wild.has(0, 'food')).toBe(5);
    const boat = feeding({ tribes, boats: ['A.water'], columns: { 1: ['E5'] }, markers: { food: 9 } });
    expect(boat.offers('feed')).toEqual(['feed B.forest plain', 'feed B.forest wild']);
    boat.play('feedAll');
    expect(boat.has(0, 'food')).toBe(6);
  });

  it('feeding.cost-adds-up: several abilities and a farm count together', () => {
    const game = feeding({
      tribes: { 'C.grassland': ['wild'], 'B.forest': ['wild'], 'B.hills': ['wild'] },
      farms: ['B.hills'],
      columns: { 1: ['A9'], 2: ['B1'] },
      markers: { food: 9 },
    });
    expect(game.offers('feed')).toEqual(['feed B.forest wild']);
  });

  it('feeding.cost-at-once: a chip taken while feeding lowers what is still to be fed', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'C.desert': ['plain'], 'D.desert': ['plain', 'wild'] },
          markers: { food: 1, endurance: 4 },
        },
        {},
      ],
      phase: 6,
      attributeDisplay: ['attribute-2'],
    });
    expect(game.offers('feed')).toEqual(['feed C.desert plain', 'feed D.desert plain']);
    game.play('attribute attribute-2', 'column 1');
    expect(game.offers()).toEqual(['feed D.desert wild', 'feedAll', 'feedDone']);
  });
});

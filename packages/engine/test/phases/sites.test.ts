import { describe, expect, it } from 'vitest';
import { scenario } from '../support/scenario.js';

// Lattice points: 14 touches A.water, B.mountains, C.desert; 15 touches B.mountains, C.desert, G.hills, H.water;
// 8 touches A.water, B.forest, D.desert, D.water; 21 touches C.desert, C.swamp, H.hills.

describe('phase 5 A, Gorges', () => {
  it('gorge.one-food: a civilization beside a Gorge returns one food, however many tribes stand there', () => {
    const game = scenario({
      civs: [
        { tribes: { 'B.mountains': ['plain', 'fire'], 'C.desert': ['plain'] }, markers: { food: 5 } },
        { tribes: { 'B.hills': ['plain'] }, markers: { food: 5 } },
      ],
      phase: 5,
      sites: { 14: 'gorge' },
    });
    expect(game.task()).toBe('feed');
    expect([game.has(0, 'food'), game.has(1, 'food')]).toEqual([4, 5]);
    expect(game.state.seats[0]!.supply).toBe(50 - 4 - 4 - 2);
  });

  it('gorge.any-tribe: weak tribes, tribes in the wilderness and on boats count', () => {
    for (const [key, where] of [
      ['C.desert', 'plainWeak'],
      ['C.desert', 'wild'],
      ['A.water', 'boatWeak'],
    ] as const) {
      const game = scenario({
        civs: [{ tribes: { [key]: [where] }, boats: ['A.water'], markers: { food: 3 } }, {}],
        phase: 5,
        sites: { 14: 'gorge' },
      });
      expect(game.has(0, 'food')).toBe(2);
    }
  });

  it('gorge.both: two Gorges take two food, even for one territory', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain'] }, markers: { food: 4 } }, {}],
      phase: 5,
      sites: { 14: 'gorge', 15: 'gorge' },
    });
    expect(game.has(0, 'food')).toBe(2);
  });

  it('gorge.no-food: who has no food is exempt, who has one for two Gorges returns it', () => {
    const game = scenario({
      civs: [
        { tribes: { 'C.desert': ['plain'] }, favor: 3 },
        { tribes: { 'B.mountains': ['plain'] }, markers: { food: 1 } },
        { tribes: { 'B.hills': ['plain'] }, markers: { food: 1 } },
      ],
      phase: 5,
      sites: { 14: 'gorge', 15: 'gorge' },
    });
    expect(game.asked()).toBe(2);
    expect([game.has(0, 'food'), game.has(1, 'food'), game.has(2, 'food')]).toEqual([0, 0, 1]);
    expect(game.state.seats.map(me => me.favor)).toEqual([3, 1, 1]);
    expect([game.tribesAt(0, 'C.desert', 'plainWeak'), game.tribesAt(1, 'B.mountains', 'plainWeak')]).toEqual(
      [1, 1],
    );
  });

  it('sites.revealed-only: sites that lie face down do nothing', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain'] }, markers: { food: 4 } }, {}],
      phase: 5,
    });
    expect([game.task(), game.has(0, 'food'), game.points(0, 'sites')]).toEqual(['feed', 4, 0]);
  });

  it('gorge.shield: the ability spares its civilization the Gorges, not the Glaciers', () => {
    const game = scenario({
      civs: [
        { tribes: { 'C.desert': ['plain'] }, markers: { food: 4 }, columns: { 1: ['B8'] } },
        { tribes: { 'B.mountains': ['plain'] }, markers: { food: 4 } },
      ],
      phase: 5,
      sites: { 14: 'gorge', 15: 'glacier' },
    });
    expect([game.has(0, 'food'), game.has(1, 'food')]).toEqual([4, 3]);
    expect(game.tribesAt(0, 'C.desert', 'plainWeak')).toBe(1);
  });
});

describe('phase 5 B, Glaciers', () => {
  it('glacier.one-strong: one strong tribe beside it is weakened, of the owner’s choice', () => {
    const game = scenario({
      civs: [
        {
          tribes: {
            'B.mountains': ['fire'],
            'C.desert': ['plain'],
            'A.water': ['boat'],
            'B.hills': ['plain'],
          },
          boats: ['A.water'],
          markers: { food: 9 },
        },
        {},
      ],
      phase: 5,
      sites: { 14: 'glacier' },
    });
    expect(game.offers()).toEqual([
      'weaken A.water boat',
      'weaken B.mountains fire',
      'weaken C.desert plain',
    ]);
    game.play('weaken A.water boat');
    expect(game.tribesAt(0, 'A.water', 'boatWeak')).toBe(1);
    expect(game.tribesAt(0, 'B.mountains', 'fire') + game.tribesAt(0, 'C.desert', 'plain')).toBe(2);
    expect(game.task()).toBe('feed');
  });

  it('glacier.forced: with a single strong tribe beside it there is nothing to ask', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['wild'], 'B.hills': ['plain'] }, markers: { food: 9 } }, {}],
      phase: 5,
      sites: { 14: 'glacier' },
    });
    expect(game.task()).toBe('feed');
    expect(game.tribesAt(0, 'C.desert', 'wildWeak')).toBe(1);
    expect(game.tribesAt(0, 'B.hills', 'plain')).toBe(1);
  });

  it('glacier.weak-spared: weak tribes are never affected', () => {
    const game = scenario({
      civs: [
        { tribes: { 'C.desert': ['plainWeak'], 'B.mountains': ['fireWeak'] }, markers: { food: 9 } },
        {},
      ],
      phase: 5,
      sites: { 14: 'glacier', 15: 'glacier' },
    });
    expect(game.task()).toBe('feed');
    expect(game.tribesAt(0, 'C.desert', 'plainWeak') + game.tribesAt(0, 'B.mountains', 'fireWeak')).toBe(2);
  });

  it('glacier.both: two Glaciers weaken two different tribes, even in one territory', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain', 'wild'] }, markers: { food: 9 } }, {}],
      phase: 5,
      sites: { 14: 'glacier', 15: 'glacier' },
    });
    expect(game.offers()).toEqual(['weaken C.desert plain', 'weaken C.desert wild']);
    game.play('weaken C.desert plain');
    expect(game.task()).toBe('feed');
    expect(game.tribesAt(0, 'C.desert', 'plainWeak') + game.tribesAt(0, 'C.desert', 'wildWeak')).toBe(2);
  });

  it('glacier.two-if-there-are-two: the first Glacier may not take the only tribe the second could', () => {
    // C.desert touches both Glaciers, A.water only the first.
    const spec = {
      civs: [
        {
          tribes: { 'C.desert': ['plain'], 'A.water': ['boat'] },
          boats: ['A.water'],
          markers: { food: 9 },
        },
        {},
      ],
      phase: 5,
      sites: { 14: 'glacier', 15: 'glacier' },
    } as const;
    const game = scenario(spec);
    expect(game.task()).toBe('feed');
    expect([game.tribesAt(0, 'C.desert', 'plainWeak'), game.tribesAt(0, 'A.water', 'boatWeak')]).toEqual([
      1, 1,
    ]);
    // With two tribes in C.desert the choice at the first is free again.
    const free = scenario({
      ...spec,
      civs: [{ ...spec.civs[0], tribes: { 'C.desert': ['wild', 'wild'], 'A.water': ['boat'] } }, {}],
    });
    expect(free.offers()).toEqual(['weaken A.water boat', 'weaken C.desert wild']);
  });

  it('glacier.one-for-both: a single strong tribe beside both is weakened once', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain'] }, markers: { food: 9 }, favor: 2 }, {}],
      phase: 5,
      sites: { 14: 'glacier', 15: 'glacier' },
    });
    expect(game.tribesAt(0, 'C.desert', 'plainWeak')).toBe(1);
    expect(game.state.seats[0]!.favor).toBe(2);
  });

  it('glacier.everyone: each civilization beside it is affected, in seating order', () => {
    const civ = { tribes: { 'C.desert': ['wild'], 'B.mountains': ['wild'] }, markers: { food: 9 } };
    const game = scenario({ civs: [civ, civ, {}], phase: 5, starting: 1, sites: { 14: 'glacier' } });
    expect(game.asked()).toBe(1);
    game.play('weaken C.desert wild');
    expect(game.asked()).toBe(0);
    game.play('weaken B.mountains wild');
    expect(game.tribesAt(1, 'C.desert', 'wildWeak') + game.tribesAt(0, 'B.mountains', 'wildWeak')).toBe(2);
    expect([game.task(), game.asked()]).toEqual(['feed', 1]);
  });

  it('glacier.shield: the ability spares its civilization the Glaciers, one without a kind all sites', () => {
    for (const chip of ['attribute-1', 'D8']) {
      const game = scenario({
        civs: [
          { tribes: { 'C.desert': ['plain'] }, markers: { food: 4 }, columns: { 1: [chip] } },
          { tribes: { 'B.mountains': ['plain'] }, markers: { food: 4 } },
        ],
        phase: 5,
        sites: { 14: 'glacier', 15: 'gorge' },
      });
      expect(game.tribesAt(0, 'C.desert', 'plain')).toBe(1);
      expect(game.tribesAt(1, 'B.mountains', 'plainWeak')).toBe(1);
      expect(game.has(0, 'food')).toBe(chip === 'D8' ? 4 : 3);
    }
  });

  it('glacier.shield-at-once: a shielding chip taken when the Glacier asks saves the tribes', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'C.desert': ['plain'], 'B.mountains': ['plain'] },
          markers: { food: 4, endurance: 3 },
        },
        {},
      ],
      phase: 5,
      sites: { 14: 'glacier' },
      attributeDisplay: ['attribute-1'],
    });
    game.play('attribute attribute-1', 'column 1');
    expect(game.task()).toBe('feed');
    expect(game.tribesAt(0, 'C.desert', 'plain') + game.tribesAt(0, 'B.mountains', 'plain')).toBe(2);
  });

  it('completion.after-decision: a stage filled while a Glacier asks pays before the next civilization goes on', () => {
    const civ = { tribes: { 'C.desert': ['wild'], 'B.mountains': ['wild'] }, markers: { food: 4 } };
    const game = scenario({
      civs: [
        {
          ...civ,
          markers: { food: 4, calm: 3 },
          columns: { 1: ['income-1'], 2: ['income-2'], 3: ['income-3'] },
        },
        civ,
      ],
      phase: 5,
      sites: { 14: 'glacier' },
      attributeDisplay: ['attribute-5'],
    });
    game.play('attribute attribute-5', 'column 4');
    expect(game.task()).toBe('glacier');
    game.play('weaken C.desert wild');
    expect([game.task(), game.asked()]).toEqual(['gainIncome', 0]);
    game.play('decline');
    expect([game.task(), game.asked()]).toEqual(['glacier', 1]);
  });
});

describe('phase 5 C, Mystic oaks', () => {
  it('sites.order: Gorges come first, then Glaciers, then Mystic oaks', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain', 'fire'] }, markers: { food: 4 } }, {}],
      phase: 5,
      sites: { 15: 'gorge', 14: 'glacier', 21: 'mysticOak' },
    });
    expect([game.task(), game.has(0, 'food'), game.points(0)]).toEqual(['glacier', 3, 0]);
    game.play('weaken C.desert fire');
    expect(game.points(0, 'sites')).toBe(2);
  });

  it('oak.example: Water and Forest at one oak, Water, Desert and Mountains at another', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'A.water': ['boat'], 'B.forest': ['plain'], 'C.desert': ['plain'] },
          boats: ['A.water'],
          markers: { food: 9 },
        },
        { tribes: { 'B.mountains': ['plain'], 'C.desert': ['wild'] }, markers: { food: 9 } },
      ],
      phase: 5,
      sites: { 8: 'mysticOak', 14: 'mysticOak' },
    });
    // Oak 1: 2 + 1 and nothing; oak 2: 2 + 2 and 1 + 2.
    expect([game.points(0, 'sites'), game.points(1, 'sites')]).toEqual([7, 3]);
  });

  it('oak.points-by-type: 2 for Water, Swamp and Desert, 1 for all others, weak tribes or strong', () => {
    const worth: Record<string, [number, number]> = {
      'B.forest': [8, 1],
      'C.grassland': [13, 1],
      'G.hills': [16, 1],
      'B.mountains': [14, 1],
      'C.swamp': [21, 2],
      'C.desert': [14, 2],
      'D.water': [8, 2],
    };
    for (const [key, [point, points]] of Object.entries(worth)) {
      const game = scenario({
        civs: [
          {
            tribes: { [key]: [key === 'D.water' ? 'boatWeak' : 'wildWeak'] },
            boats: ['D.water'],
            markers: { food: 3 },
          },
          {},
        ],
        phase: 5,
        sites: { [point]: 'mysticOak' },
      });
      expect([key, game.points(0, 'sites')]).toEqual([key, points]);
    }
  });

  it('oak.per-territory: several tribes in one territory score it once, several oaks once each', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.desert': ['plain', 'fire', 'wild'] }, markers: { food: 9 } }, {}],
      phase: 5,
      sites: { 14: 'mysticOak', 15: 'mysticOak', 21: 'mysticOak' },
    });
    expect(game.points(0, 'sites')).toBe(6);
  });

  it('oak.ability: the ability adds to each territory at each oak', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'C.desert': ['plain', 'wild'], 'B.mountains': ['plain'] },
          markers: { food: 9 },
          columns: { 1: ['E7'] },
        },
        {},
      ],
      phase: 5,
      sites: { 14: 'mysticOak', 21: 'mysticOak' },
    });
    expect(game.points(0, 'sites')).toBe(2 + 1 + 2 + 3);
  });
});

// Achievements with a standing rule.
import { basePack } from '@civolution/content';
import { load, type Module, type PointSource } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { bonus, both, settler, toStage } from './achievements.js';
import { activated, type CivSpec, installed, type Position, position, turnFor } from './support.js';

const base = load(basePack);
/** What final scoring would bring now from a source. */
const worth = ({ state }: Position, source: PointSource): number => base.project(state, 0).sources[source];

/** Whether an achievement of the hand can be installed now, next to gaining dice. */
const canInstall = (civ: CivSpec): boolean => activated('achievement', civ).can('option achievement B');

const culture = (game: Position): number => game.state.seats[0]!.tracks[4]!;
const prestige = (game: Position): number => game.state.seats[0]!.tracks[1]!;

/** The event of the era, compared with another civilization. */
const event = (id: string, civ: CivSpec, other: CivSpec): Position =>
  position({ civs: [civ, other], phase: 7, event: id });

describe('achievements: standing rules', () => {
  it('card.E4: hunts, lucky finds and favor tests are made with one more fate die', () => {
    const rolled = (module: Module, level: number, ...phrases: string[]) =>
      both('E4', c => {
        const game = turnFor(module, { ...settler, ...c }, { level }).play(`activate ${module}`, ...phrases);
        return game.events.flatMap(event => (event.type === 'rolled' ? [event.values.length] : []));
      });
    expect(rolled('sustenance', 1)).toEqual([[2], [1]]);
    expect(rolled('exploration', 1, 'option exploration B')).toEqual([[2], [1]]);
    expect(rolled('migration', 2)).toEqual([[2], [1]]);
  });

  it('card.E4: the better die may be used', () => {
    const hunt = turnFor('sustenance', { ...settler, columns: { 1: ['E4'] } }).rolls(1, 4);
    expect(hunt.play('activate sustenance', 'dieValue 4').has(0, 'food')).toBe(3);
  });

  it('card.E4: who ties for the lead in an event is its sole leader', () => {
    const harvest = (food: number) => (c: CivSpec) =>
      event('F6', { ...c, markers: { food } }, { markers: { food: 3 } }).points(0, 'event');
    expect(both('E4', harvest(3))).toEqual([4, 0]);
    expect(both('E4', harvest(2))).toEqual([0, 0]);
  });

  it('card.E7: a fire brings one point more', () => {
    const points = both('E7', c =>
      activated('migration', { ...settler, ...c })
        .play('tribe B.forest plain', 'settle B.mountains fire')
        .points(0, 'fire'),
    );
    expect(points).toEqual([3, 2]);
  });

  it('card.E7: its bonus is a point for each own tribe at a fire, at most four, and an idea', () => {
    const points = (...fires: string[]): number => {
      const tribes = { 'G.forest': ['plain'], ...Object.fromEntries(fires.map(key => [key, ['fireWeak']])) };
      const game = installed('E7', { tribes, markers: { wood: 1 } });
      expect([prestige(game), game.has(0, 'idea')]).toEqual([0, 1]);
      return bonus(game);
    };
    expect(points('B.forest', 'C.swamp')).toBe(2);
    expect(points('B.forest', 'C.swamp', 'B.hills', 'D.desert')).toBe(4);
    expect(points('B.forest', 'C.swamp', 'B.hills', 'D.desert', 'B.mountains')).toBe(4);
  });

  it('card.E8: each statue scores one point more', () => {
    const points = both('E8', c => {
      const civ = { ...c, statues: { 0: 1, 2: 1 }, favor: 3 };
      const game = position({ civs: [civ, {}], phase: 8, sites: { 9: 'buildingGround-2' } });
      return game.points(0, 'statues');
    });
    expect(points).toEqual([6, 4]);
  });

  it('card.E8: its bonus builds a statue as usual and advances two steps in culture', () => {
    const sites = { 8: 'buildingGround-1', 9: 'buildingGround-2' } as const;
    const civ = { ...toStage(2), ...settler, markers: { stone: 1, expression: 1, gold: 1 } };
    const game = installed('E8', civ, { sites });
    game.play('statue 1 gold', 'track construction');
    expect([game.has(0, 'gold'), game.has(0, 'stone'), game.task()]).toEqual([0, 0, 'upgrade']);
    expect(game.state.seats[0]!.tracks).toEqual([0, 0, 0, 1, 2]);
  });

  it('card.E9: a Mystic oak brings one point more, and no site does harm', () => {
    const after = (c: CivSpec): (number | boolean)[] => {
      const sites = { 3: 'gorge', 8: 'mysticOak', 9: 'glacier' } as const;
      const tribes = { 'B.forest': ['plain'], 'B.hills': ['plainWeak'] };
      const game = position({ civs: [{ ...c, tribes, markers: { food: 2 } }, {}], phase: 5, sites });
      return [game.points(0, 'sites'), game.has(0, 'food'), game.tribesAt(0, 'B.forest', 'plain') === 1];
    };
    expect(both('E9', after)).toEqual([
      [2, 2, true],
      [1, 1, false],
    ]);
  });

  it('card.E9: its bonus reveals a site anywhere and is prestige', () => {
    const game = installed('E9', { markers: { calm: 1 } }, { hiddenSites: { 0: 'gorge' } }).play('reveal 0');
    expect([game.points(0, 'sites'), prestige(game), game.task()]).toEqual([5, 1, 'endTurn']);
  });

  it('card.E15: strong tribes in Hills score one point more', () => {
    const points = both('E15', c => {
      const tribes = { 'B.hills': ['plain', 'wildWeak'], 'G.hills': ['wild'], 'B.forest': ['plain'] };
      const game = position({ civs: [{ ...c, tribes, markers: { food: 9 } }, {}], phase: 6 });
      return game.play('feedAll').points(0, 'strongTribes');
    });
    expect(points).toEqual([5, 3]);
  });

  it('card.E15: others displace no tribe of one’s in Hills, neither by migrating nor by procreating', () => {
    const displaced = both('E15', c => {
      const tribes = { 'B.hills': ['plain', 'fire'], 'B.mountains': ['plain'] };
      const civs = [{ tribes: { 'B.forest': ['plain'], 'B.hills': ['wild'] } }, { ...c, tribes }];
      const migrants = position({ civs }).play('activate migration', 'tribe B.forest plain');
      const offers = migrants.offers('settle');
      const children = position({ civs }).play('activate procreation');
      return [
        offers.filter(offer => offer.startsWith('settle B.hills displace2')).length > 0,
        children.can('settle B.hills fire'),
        offers.includes('settle B.mountains displace2strong'),
      ];
    });
    expect(displaced).toEqual([
      [false, false, true],
      [true, true, true],
    ]);
  });

  it('card.E15: its bonus is prestige and culture; in stage 3 it has cost Clay', () => {
    const game = installed('E15', { ...toStage(3), markers: { dexterity: 1, clay: 1 } });
    expect([prestige(game), culture(game), game.task()]).toEqual([1, 1, 'endTurn']);
    expect([game.has(0, 'clay'), game.points(0, 'costSpaces')]).toEqual([0, 1]);
  });

  it('card.E16: one more in culture and in prestige, at the end', () => {
    const tracks = { culture: 3, prestige: 1, knowledge: 2 };
    const points = both('E16', c => {
      const game = position({ civs: [{ ...c, tracks }, {}] });
      return [worth(game, 'culture'), worth(game, 'prestige'), worth(game, 'knowledge')];
    });
    expect(points).toEqual([
      [4, 2, 2],
      [3, 1, 2],
    ]);
  });

  it('card.E16: also when the era is scored, in stage 5 for two Gold', () => {
    const points = both('E16', c =>
      position({ civs: [{ ...c, tracks: { culture: 3 } }, {}], phase: 7, eraTile: 'culture' }).points(
        0,
        'era',
      ),
    );
    expect(points).toEqual([20, 15]);
    const markers = { expression: 1, papyrus: 1, intelligence: 2, gold: 2 };
    const game = installed('E16', { ...toStage(5), markers });
    expect([game.has(0, 'gold'), game.has(0, 'papyrus'), game.points(0, 'costSpaces')]).toEqual([0, 0, 5]);
  });

  it('card.E17: one more in population and in expansion, two points each', () => {
    const points = both('E17', c => {
      const game = position({ civs: [{ ...c, tribes: { 'B.forest': ['plain', 'wild'] } }, {}] });
      return [worth(game, 'population'), worth(game, 'expansion'), worth(game, 'culture')];
    });
    expect(points).toEqual([
      [6, 4, 0],
      [4, 2, 0],
    ]);
  });

  it('card.E17: its bonus is a weak tribe on a free encampment where one has a tribe, and prestige', () => {
    const tribes = { 'B.forest': ['wild'], 'C.swamp': ['wild'] };
    const game = installed('E17', { tribes, markers: { clay: 1 } });
    game.play('populate C.swamp', 'settle C.swamp fire');
    expect([game.tribesAt(0, 'C.swamp', 'fireWeak'), game.points(0, 'fire')]).toEqual([1, 2]);
    expect([game.state.seats[0]!.tribes, prestige(game), game.task()]).toEqual([17, 1, 'endTurn']);
  });

  it('card.E18: the point instead of an income chip’s action becomes two', () => {
    const points = both('E18', ({ columns }) =>
      position({ civs: [{ columns: { ...columns, 9: ['income-1'] } }, {}], phase: 8 })
        .play('incomePoint income-1')
        .points(0, 'income'),
    );
    expect(points).toEqual([2, 1]);
  });

  it('card.E18: its bonus is money, a point for each kind of stored material, at most six, and culture', () => {
    const game = installed('E18', { markers: { expression: 1, wood: 2, jade: 1 } });
    expect([game.has(0, 'money'), bonus(game), culture(game)]).toEqual([1, 2, 1]);
    const seven = { wood: 1, oil: 1, gold: 1, clay: 1, coal: 1, sand: 1, jade: 1 };
    expect(bonus(installed('E18', { markers: { expression: 1, ...seven } }))).toBe(6);
  });

  it('card.E19: in events one counts two more, whatever is compared', () => {
    const harvest = (food: number) => (c: CivSpec) =>
      event('F6', { ...c, markers: { food } }, { markers: { food: 3 } }).points(0, 'event');
    expect(both('E19', harvest(2))).toEqual([4, 0]);
    expect(both('E19', harvest(1))).toEqual([0, 0]);
    const journeys = both('E19', c => {
      const other = { tribes: { 'B.hills': ['wild'], 'C.swamp': ['wild'] } };
      return event('F1', { ...c, ...settler }, other).points(0, 'event');
    });
    expect(journeys).toEqual([4, 0]);
  });

  it('card.E19: its bonus is a planning marker, a point for each one has, at most five, and prestige', () => {
    const game = installed('E19', { markers: { sand: 1, plan2: 1 } }).play('planOn 5');
    expect([game.has(0, 'plan5'), bonus(game), prestige(game)]).toEqual([1, 2, 1]);
    expect(bonus(installed('E19', { markers: { sand: 1, plan2: 6 } }).play('planOn 5'))).toBe(5);
  });

  it('card.E20: attribute chips ask for one fewer of their feature', () => {
    const attributeDisplay = ['attribute-1', 'attribute-2'];
    const taken = (endurance: number) => (c: CivSpec) =>
      position({ civs: [{ ...c, markers: { endurance } }, {}], attributeDisplay }).offers('attribute');
    expect(both('E20', taken(2))).toEqual([['attribute attribute-1'], []]);
    expect(both('E20', taken(3))[0]).toEqual(['attribute attribute-1', 'attribute attribute-2']);
  });

  it('card.E20: for cost spaces one has an Endurance more, and of no other feature', () => {
    // Endurance and Wood in stage 2; Expression in another.
    const can = (hand: string) => (c: CivSpec) => canInstall({ ...c, hand: [hand], markers: { wood: 1 } });
    expect(both('E20', can('E14'))).toEqual([true, false]);
    expect(both('E20', can('E18'))).toEqual([false, false]);
  });

  it('card.E20: it counts as one Endurance, not as two', () => {
    // At stage 4: Calm and Herbs, and two Endurance.
    const columns = { 1: ['E20', 'income-1', 'income-2'] };
    const can = (endurance: number): boolean =>
      canInstall({ columns, hand: ['E2'], markers: { calm: 1, herbs: 1, endurance } });
    expect([can(0), can(1)]).toEqual([false, true]);
  });

  it('card.E20: its bonus is a point for each kind of feature left after it is paid, and two of culture', () => {
    const left = (calm: number) => {
      const game = installed('E20', { markers: { calm, vision: 2, dexterity: 1 } });
      return [bonus(game), culture(game)];
    };
    expect([left(1), left(2)]).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });

  it('card.E25: a cost space of an achievement may be ignored', () => {
    // Papyrus and an Expression in stage 2.
    const civ: CivSpec = { hand: ['E24'], markers: { papyrus: 1 } };
    expect(both('E25', c => canInstall({ ...c, ...civ }))).toEqual([true, false]);
    const markers = { papyrus: 1, expression: 1 };
    const game = activated('achievement', { ...civ, markers, columns: { 1: ['E25'] } });
    game.play('option achievement B', 'ignore 1');
    expect([game.has(0, 'papyrus'), game.state.seats[0]!.columns[0]!.length]).toEqual([1, 2]);
  });

  it('card.E25: the cost spaces of other cards stay as they are', () => {
    // Sand and a Vision in stage 2.
    const can = (markers: Record<string, number>): boolean => {
      const columns = { 1: ['E25'], 2: ['A1'] };
      return turnFor('invention', { hand: ['A11'], columns, markers }).can('activate invention');
    };
    expect([can({ sand: 1 }), can({ sand: 1, vision: 1 })]).toEqual([false, true]);
  });

  it('card.E25: goal chips that ask for two or more ask for one fewer', () => {
    const can = (goal: string, civ: CivSpec) => (c: CivSpec) => {
      const game = activated('planning', { ...c, ...civ, goals: [[goal]] });
      return game.can('option planning A') && game.play('option planning A').can('installGoal 1');
    };
    expect(both('E25', can('goal-62', { markers: { money: 4 } }))).toEqual([true, false]);
    expect(both('E25', can('goal-62', { markers: { money: 3 } }))).toEqual([false, false]);
    expect(both('E25', can('goal-57', {}))).toEqual([false, false]);
  });
});

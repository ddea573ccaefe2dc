// Extra Credit A: the six starting benefits, in set-up. Acceptance Letter p. 3.
import { describe, expect, it } from 'vitest';
import {
  FEATURES,
  isLand,
  MODULES,
  PLACES,
  STORED,
  type State,
  TERRITORY_TYPES,
  TRACKS,
  tribesIn,
} from '../../src/index.js';
import { civ } from '../support/pack.js';
import { place, territory } from '../support/phrases.js';
import { type Benefit, benefiting, offers, play, task } from './helpers.js';

const { rules } = civ;
const LAND = TERRITORY_TYPES.slice(1);
const me = ({ s, seat }: Benefit) => s.seats[seat]!;
const had = ({ before, seat }: Benefit) => before.seats[seat]!;

/** Markers more than before, by place. */
function gained(t: Benefit): Record<number, number> {
  const list: Record<number, number> = {};
  for (let p = 0; p < PLACES; p++) {
    const n = me(t).markers[p]! - had(t).markers[p]!;
    if (n !== 0) list[p] = n;
  }
  return list;
}
const supplied = (t: Benefit): number => had(t).supply - me(t).supply;
const each = (n: number, ...names: string[]): Record<number, number> =>
  Object.fromEntries(names.map(name => [place(name), n]));
const stored = (s: State, name: string): number => s.seats[s.starting]!.markers[place(name)]!;

describe('Progressive civilization', () => {
  const start = (): Benefit => benefiting('start-attribute-1');
  const modulesOf = (value: number): string[] =>
    MODULES.filter(name => rules.pack.tables.modules[name]?.includes(value));

  it('extra-a.progressive: two steps on one of the five tracks, with the bonus of the line they pass', () => {
    TRACKS.forEach((track, i) => {
      const t = start();
      expect(offers(t)).toEqual(['decline', ...TRACKS.map(name => `track ${name}`)]);
      play(t, `track ${track}`);
      expect(me(t).tracks).toEqual(TRACKS.map(name => (name === track ? 2 : 0)));
      expect(offers(t)).toEqual(['decline', ...modulesOf(i + 1).map(name => `upgrade ${name}`)]);
    });
  });

  it('extra-a.progressive-upgrade: the module of the chip card may so begin at level III', () => {
    const t = start();
    const module = me(t).levels.indexOf(2);
    const value = rules.pack.tables.modules[MODULES[module]!]!.find(v => v <= TRACKS.length)!;
    play(t, `track ${TRACKS[value - 1]}`, `upgrade ${MODULES[module]}`);
    expect([me(t).levels[module], me(t).upgrades]).toEqual([3, 2]);
  });
});

describe('Prosperous civilization', () => {
  const start = (holds?: (s: State) => boolean): Benefit => benefiting('start-attribute-2', ['a'], holds);

  it('extra-a.prosperous: two markers on each of the three storage spaces of one land type', () => {
    LAND.forEach((type, i) => {
      const t = start();
      expect(offers(t)).toEqual(['decline', ...LAND.map(name => `stockType ${name}`)]);
      play(t, `stockType ${type}`);
      const first = STORED + i * 3;
      expect(gained(t)).toEqual({ [first]: 2, [first + 1]: 2, [first + 2]: 2 });
      expect([supplied(t), task(t) === 'stock']).toEqual([6, false]);
    });
  });

  it('extra-a.prosperous-example: Mountains: two Stone, Iron Ore and Jade, besides a Stone from step 14', () => {
    const t = start(s => stored(s, 'stone') === 1);
    play(t, 'stockType mountains');
    expect(gained(t)).toEqual(each(2, 'stone', 'ironOre', 'jade'));
    expect(stored(t.s, 'stone')).toBe(3);
  });
});

describe('Diverse civilization', () => {
  const start = (holds?: (s: State) => boolean): Benefit => benefiting('start-attribute-3', ['a'], holds);
  const allBut = (...taken: string[]): string[] => [
    'decline',
    ...FEATURES.filter(name => !taken.includes(name)).map(name => `feature ${name}`),
  ];

  it('extra-a.diverse: a marker on each of three different feature spaces', () => {
    const t = start();
    expect(offers(t)).toEqual(allBut());
    play(t, 'feature calm');
    expect(offers(t)).toEqual(allBut('calm'));
    play(t, 'feature endurance');
    expect(offers(t)).toEqual(allBut('calm', 'endurance'));
    play(t, 'feature vision');
    expect(gained(t)).toEqual(each(1, 'calm', 'endurance', 'vision'));
    expect([supplied(t), task(t) === 'features']).toEqual([3, false]);
  });

  it('extra-a.diverse-example: Intelligence, Dexterity, Vision, also where one lies from step 14', () => {
    const t = start(s => stored(s, 'intelligence') > 0);
    play(t, 'feature intelligence', 'feature dexterity', 'feature vision');
    expect(gained(t)).toEqual(each(1, 'intelligence', 'dexterity', 'vision'));
  });
});

describe('Cultured civilization', () => {
  const start = (): Benefit => benefiting('start-attribute-4');

  it('extra-a.cultured: the top card of each of the five face-down stacks, ten cards in all', () => {
    const t = start();
    const top = t.before.stacks.map(stack => stack.at(-1)!);
    expect(me(t).hand).toEqual([...had(t).hand, ...top]);
    expect(
      me(t)
        .hand.map(card => card >> 5)
        .sort(),
    ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect(t.s.stacks).toEqual(t.before.stacks.map(stack => stack.slice(0, -1)));
  });

  it('extra-a.cultured-secret: nobody else sees them', () => {
    const t = start();
    const other = 1 - t.seat;
    for (const viewer of [other, -1]) {
      expect(civ.view(t.s, viewer).seats[t.seat]!.hand.every(card => card < 0)).toBe(true);
    }
    expect(civ.view(t.s, t.seat).seats[t.seat]!.hand).toEqual(me(t).hand);
    const told = t.events.filter(event => event.type === 'kept').at(-1)!;
    expect([told.seat, told.audience]).toEqual([t.seat, 1 << t.seat]);
  });
});

describe('Expanding civilization', () => {
  const start = (): Benefit => benefiting('start-attribute-5');

  it('extra-a.expanding: a tribe goes to a free encampment without fire of any undeveloped territory', () => {
    const t = start();
    const undeveloped = rules.territories.filter(
      ({ start: home }, i) => isLand(rules, i) && !home && t.s.land.spaces[i]! > 0,
    );
    expect(undeveloped).toHaveLength(16);
    expect(offers(t)).toEqual(['decline', ...undeveloped.map(({ key }) => `settle ${key} free`)]);
  });

  it('extra-a.expanding-develops: its tile is turned up and a raw material placed: three tribes and three of them', () => {
    const t = start();
    const g = territory('G.forest');
    play(t, 'settle G.forest free');
    expect([(t.before.developed >> g) & 1, (t.s.developed >> g) & 1]).toEqual([0, 1]);
    expect(gained(t)).toEqual(each(1, 'raw:G.forest'));
    expect([tribesIn(t.s, t.seat, g), had(t).tribes - me(t).tribes, me(t).tribes]).toEqual([1, 1, 17]);
    // It stands.
    expect(t.s.plain[g * 8 + t.seat * 2]).toBe(1);
    expect(me(t).score).toBe(0);
    for (const viewer of [-1, 0, 1]) expect(civ.view(t.s, viewer).material[g]).toBe(t.s.material[g]);
    const raw = rules.territories.map(({ key }) => me(t).markers[place(`raw:${key}`)]!);
    expect(raw.reduce((a, b) => a + b, 0)).toBe(3);
  });
});

describe('Prepared civilization', () => {
  it('extra-a.prepared: three food, money, focus and ideas besides those of step 14', () => {
    const t = benefiting('start-attribute-6', ['a'], s => stored(s, 'idea') > 0 && stored(s, 'money') > 0);
    expect(gained(t)).toEqual(each(3, 'food', 'money', 'focus', 'idea'));
    expect(supplied(t)).toBe(12);
  });
});

describe('all of them', () => {
  it.each([1, 2, 3, 5])(
    'extra-a.benefit-declined: who is asked, here with chip %i, may decline (ruling 23)',
    n => {
      const t = benefiting(`start-attribute-${n}`);
      play(t, 'decline');
      expect([gained(t), supplied(t), me(t).tracks, me(t).tribes]).toEqual([{}, 0, had(t).tracks, 18]);
    },
  );

  it('extra-a.benefit-partly-declined: of three features one may be enough', () => {
    const t = play(benefiting('start-attribute-3'), 'feature calm', 'decline') as Benefit;
    expect(gained(t)).toEqual(each(1, 'calm'));
  });
});

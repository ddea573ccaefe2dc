// Starting attribute chips through the set-ups that hand them out, and creatures from the hunt to the meal.
import { basePack } from '@civolution/content';
import {
  ATTRIBUTE_SLOT,
  CARD_TYPES,
  CREATURE_SLOT,
  MATERIALS,
  type Material,
  STARTING_ATTRIBUTE,
  type State,
  TERRITORY_TYPES,
  TRACKS,
  type Track,
  typeOfMaterial,
} from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { asked, attributed, can, civ, has, play } from './starting.js';
import { type CivSpec, type Position, position, turnFor } from './support.js';

describe('starting attribute chips', () => {
  /** The chip has been installed in the first column, and its benefit is gained or asked. */
  const installed = (id: string): { before: State; s: State } => {
    const s = attributed(id);
    const before = civ.clone(s);
    play(s, 'column 1');
    const chip = basePack.startingAttributes.findIndex(one => one.id === id);
    expect(s.seats[s.starting]!.columns[0]).toEqual([ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + chip]);
    return { before, s };
  };
  const me = (s: State) => s.seats[s.starting]!;
  /** How much more of something there is now. */
  const gained = ({ before, s }: { before: State; s: State }, what: string): number =>
    has(s, s.starting, what) - has(before, s.starting, what);
  const spent = ({ before, s }: { before: State; s: State }): number => me(before).supply - me(s).supply;

  it('card.start-attribute-1: two steps on one track, and the line between them', () => {
    const { s } = installed('start-attribute-1');
    expect(asked(s)).toMatchObject({ seat: s.starting, task: 'anyTrack' });
    play(s, 'track culture');
    expect(me(s).tracks).toEqual([0, 0, 0, 0, 2]);
    const { upgrades } = me(s);
    play(s, 'upgrade achievement');
    expect([me(s).upgrades, can(s, 'track culture')]).toEqual([upgrades + 1, false]);
  });

  it('card.start-attribute-2: two of each material of a land type', () => {
    const game = installed('start-attribute-2');
    expect([can(game.s, 'stockType water'), asked(game.s).task]).toEqual([false, 'stock']);
    play(game.s, 'stockType mountains');
    expect(['stone', 'ironOre', 'jade'].map(what => gained(game, what))).toEqual([2, 2, 2]);
    expect(spent(game)).toBe(6);
  });

  it('card.start-attribute-3: markers of three different features', () => {
    const game = installed('start-attribute-3');
    play(game.s, 'feature calm');
    expect(can(game.s, 'feature calm')).toBe(false);
    play(game.s, 'feature vision', 'feature endurance');
    expect(['calm', 'vision', 'endurance'].map(what => gained(game, what))).toEqual([1, 1, 1]);
    expect([spent(game), can(game.s, 'feature dexterity')]).toEqual([3, false]);
  });

  it('card.start-attribute-4: the top card of each stack, for ten in hand', () => {
    const { before, s } = installed('start-attribute-4');
    const { hand } = me(s);
    for (const type of CARD_TYPES.keys()) {
      expect(hand.filter(card => card >> 5 === type)).toHaveLength(2);
      expect(hand).toContain(before.stacks[type]!.at(-1));
      expect(s.stacks[type]!.length).toBeLessThan(before.stacks[type]!.length);
    }
    expect(hand).toHaveLength(10);
  });

  it('card.start-attribute-5: a third tribe in new land, and a raw material there', () => {
    const game = installed('start-attribute-5');
    const { s } = game;
    expect([can(s, 'settle B.forest free'), can(s, 'settle C.swamp fire')]).toEqual([false, false]);
    const tribes = me(s).tribes;
    play(s, 'settle C.swamp free');
    const swamp = civ.rules.territories.findIndex(({ key }) => key === 'C.swamp');
    expect([(s.developed >> swamp) & 1, s.plain[swamp * 8 + s.starting * 2], me(s).tribes]).toEqual([
      1,
      1,
      tribes - 1,
    ]);
    expect([gained(game, 'raw:C.swamp'), spent(game)]).toEqual([1, 1]);
    expect(me(s).tribes).toBe(basePack.tables.console.tribes - 3);
  });

  it('card.start-attribute-6: three each of food, money, focus markers and ideas', () => {
    const game = installed('start-attribute-6');
    expect(['food', 'money', 'focus', 'idea'].map(what => gained(game, what))).toEqual([3, 3, 3, 3]);
    expect(spent(game)).toBe(12);
  });
});

/** A creature, where it is met, what a hunt with a 3 brings there, and the steps of its third space. */
type Meeting = readonly [
  card: string,
  territory: string,
  food: number,
  track: Track | 'any',
  upgrade: string,
];
const CREATURES: readonly Meeting[] = [
  ['card.creature-forest', 'B.forest', 3, 'any', ''],
  ['card.creature-grassland', 'C.grassland', 3, 'prestige', 'research'],
  ['card.creature-hills', 'B.hills', 3, 'construction', 'trade'],
  ['card.creature-swamp', 'C.swamp', 2, 'knowledge', 'insight'],
  ['card.creature-mountains', 'B.mountains', 2, 'technology', 'invention'],
  ['card.creature-desert', 'C.desert', 1, 'culture', 'achievement'],
];

describe.each(CREATURES)('%s', (card, territory, food, track, upgrade) => {
  const id = card.replace('card.', '');
  const number = basePack.creatures.findIndex(chip => chip.id === id);
  const { type } = basePack.creatures[number]!;
  const materials = MATERIALS.filter((_, m) => TERRITORY_TYPES[typeOfMaterial(m)] === type);
  const [low, , high] = materials as [Material, Material, Material];
  const next = type === 'desert' ? 'forest' : 'desert';

  /** A hunt with this die by a civilization on favor space 3; the visible creature is of this type. */
  const hunting = (value: number, visible: string): Position =>
    turnFor(
      'sustenance',
      { tribes: { [territory]: ['plain'] }, favor: 3 },
      { extras: ['b'], creatures: visible === type ? [type, next] : [visible] },
    )
      .rolls(value, 5)
      .play('activate sustenance');

  it('is tamed where it lives, by a die in the range of the disc; a lucky find there follows', () => {
    const game = hunting(3, type);
    expect([game.task(), game.has(0, 'food')]).toEqual(['tame', food]);
    game.play('accept', 'column 2');
    expect(game.state.seats[0]!.columns[1]).toEqual([CREATURE_SLOT + number]);
    expect(materials.map(what => game.has(0, what))).toEqual([0, 0, 1]);
    expect(basePack.creatures[game.state.creature]!.type).toBe(next);
  });

  it('stays wild for a higher die and for a hunt in another land', () => {
    for (const [value, visible] of [
      [4, type],
      [3, next],
    ] as const) {
      const game = hunting(value, visible);
      expect([game.task(), game.state.seats[0]!.columns.flat()]).toEqual(['endTurn', []]);
      expect(basePack.creatures[game.state.creature]!.type).toBe(visible);
    }
  });

  const fed: CivSpec = { tribes: { 'C.grassland': ['plain'] }, markers: { food: 1 } };
  /** The Feeding phase, tribes fed, with materials for the creature; the other civilization feeds afterwards. */
  const meal = (): Position =>
    position({
      civs: [
        {
          tribes: { 'B.forest': ['plain'] },
          markers: { food: 1, [low]: 2, [high]: 1 },
          columns: { 1: [id] },
        },
        fed,
      ],
      phase: 6,
      extras: ['b'],
    }).play('feedAll');

  it('gives ideas for one material, points for the next', () => {
    const one = meal().play(`feedCreature ${high}`, 'decline');
    expect([one.has(0, 'idea'), one.points(0), one.has(0, low), one.has(0, high)]).toEqual([2, 0, 2, 0]);
    const two = meal().play(`feedCreature ${low}`, `feedCreature ${low}`, 'decline');
    expect([two.has(0, 'idea'), two.points(0, 'creatures'), two.asked()]).toEqual([2, 3, 1]);
    expect([two.has(0, low), two.has(0, high)]).toEqual([0, 1]);
    expect(two.state.seats[0]!.tracks).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives steps for a third, and the markers go back to the supply', () => {
    const game = meal();
    const { supply } = game.state.seats[0]!;
    game.play(`feedCreature ${low}`, `feedCreature ${high}`, `feedCreature ${low}`);
    expect([game.has(0, 'idea'), game.points(0, 'creatures')]).toEqual([2, 3]);
    if (track === 'any') {
      game.play('track technology');
      expect(game.can('track technology')).toBe(false);
      game.play('track culture');
      expect(game.state.seats[0]!.tracks).toEqual([1, 0, 0, 0, 1]);
    } else {
      game.play(`upgrade ${upgrade}`);
      expect(game.state.seats[0]!.tracks).toEqual(TRACKS.map(name => (name === track ? 2 : 0)));
    }
    expect(game.asked()).toBe(1);
    expect(game.state.seats[0]!.supply).toBe(supply + 3 - 2);
  });
});

// Starting marker cards and starting chip cards, through the set-ups that hand them out.
import { basePack } from '@civolution/content';
import { CARD_TYPES, CHIP_SLOT, MODULES, type Module, STARTING_CHIP } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { place } from '../../../engine/test/support/phrases.js';
import {
  asked,
  can,
  chipCardOf,
  drafted,
  firstTurnWith,
  has,
  invented,
  newcomers,
  play,
} from './starting.js';
import { type CivSpec, type Position, position } from './support.js';

type Markers = Readonly<Record<string, number>>;
const sum = (markers: Markers): number => Object.values(markers).reduce((a, b) => a + b, 0);
/** Before starting markers: two raw materials, two on boats and four on reset columns have left the supply. */
const SUPPLY = 42;

const NEWCOMERS: readonly (readonly [card: string, hand: number, markers: Markers])[] = [
  ['card.markers-1', 1, { food: 3, money: 1, dexterity: 1, vision: 1, wood: 1, papyrus: 1 }],
  ['card.markers-2', 2, { food: 3, idea: 1, endurance: 1, calm: 1, wood: 1, herbs: 1 }],
  ['card.markers-3', 3, { food: 3, idea: 1, endurance: 1, dexterity: 1, stone: 1, cotton: 1 }],
  ['card.markers-4', 4, { food: 2, idea: 3, intelligence: 1, calm: 1, papyrus: 1, coal: 1 }],
  ['card.markers-5', 5, { food: 2, money: 2, intelligence: 1, expression: 1, sand: 1, salt: 1 }],
  ['card.markers-6', 6, { food: 2, money: 1, idea: 1, expression: 1, vision: 1, stone: 1, clay: 1 }],
];

const DRAFTED: readonly (readonly [card: string, markers: Markers])[] = [
  ['card.markers-7', { food: 3, focus: 1, endurance: 1, vision: 1, cotton: 1 }],
  ['card.markers-8', { food: 3, money: 1, idea: 1, calm: 2, papyrus: 1 }],
  ['card.markers-9', { food: 2, idea: 1, focus: 2, intelligence: 1, dexterity: 1 }],
  ['card.markers-10', { food: 3, idea: 1, calm: 1, expression: 1, gold: 1 }],
  ['card.markers-11', { food: 3, money: 2, vision: 2, sand: 1 }],
  ['card.markers-12', { food: 3, idea: 2, endurance: 1, dexterity: 1, expression: 1 }],
];

const idOf = (name: string): string => name.replace('card.', '');

describe('starting marker cards', () => {
  it.each(NEWCOMERS)(
    '%s: lies with hand %i before a newcomer, its markers on the console',
    (name, hand, markers) => {
      const s = newcomers(idOf(name));
      const me = s.seats[s.starting]!;
      const cards = basePack.research.filter(card => card.hand === hand).map(card => card.id);
      expect(cards).toHaveLength(CARD_TYPES.length);
      expect(me.hand.map(card => `${'ABCDE'[card >> 5]}${(card & 31) + 1}`).sort()).toEqual(cards.sort());
      for (const [what, n] of Object.entries(markers)) expect(me.markers[place(what)]).toBe(n);
      expect(me.supply).toBe(SUPPLY - sum(markers));
    },
  );

  it.each(DRAFTED)('%s: drafted as one of three, its markers lie on the console', (name, markers) => {
    const s = drafted(idOf(name));
    for (const [what, n] of Object.entries(markers)) expect(has(s, 0, what)).toBe(n);
    expect(s.seats[0]!.supply).toBe(SUPPLY - sum(markers));
  });
});

const CHIPS: readonly (readonly [
  card: string,
  module: Module,
  choices: readonly string[],
  brings: Markers,
])[] = [
  ['card.chip-1', 'transport', [], { food: 1, idea: 1 }],
  ['card.chip-2', 'procreation', [], { food: 2 }],
  ['card.chip-4', 'research', [], { idea: 2 }],
  ['card.chip-5', 'trade', [], { money: 2 }],
  ['card.chip-6', 'building', ['store stone'], { stone: 1, idea: 1 }],
  ['card.chip-7', 'sustenance', [], { food: 1 }],
  [
    'card.chip-9',
    'production',
    ['produce B.forest', 'produce C.grassland'],
    { 'raw:B.forest': 1, 'raw:C.grassland': 1 },
  ],
  ['card.chip-10', 'planning', ['planOn 4'], { plan4: 1, idea: 1 }],
];

/** The module upgraded first, and what lies in the rightmost column. */
const equipment = (chip: string): [string[], readonly number[]] => {
  const s = firstTurnWith(chip);
  const me = s.seats[s.starting]!;
  return [MODULES.filter((_, m) => (me.levels[m] ?? 1) > 1), me.columns[8]!];
};
const slotOf = (chip: string): number => CHIP_SLOT + STARTING_CHIP + chipCardOf(chip);

describe('starting chip cards', () => {
  it.each(CHIPS)(
    '%s: upgrades %s, and its action can be used with Invention',
    (name, module, choices, brings) => {
      const chip = idOf(name);
      expect(equipment(chip)).toEqual([[module], [slotOf(chip)]]);
      const before = firstTurnWith(chip);
      const s = invented(chip);
      play(s, ...choices);
      for (const [what, n] of Object.entries(brings)) {
        expect(has(s, s.starting, what) - has(before, s.starting, what)).toBe(n);
      }
      const { supply } = before.seats[s.starting]!;
      expect([s.seats[s.starting]!.supply, asked(s).task]).toEqual([supply - sum(brings), 'endTurn']);
    },
  );
});

describe('starting chip cards that act', () => {
  /** The Income phase with the chip in its column. */
  const income = (chip: string, me: CivSpec = {}): Position =>
    position({ civs: [{ ...me, columns: { 9: [chip] } }, {}], phase: 8 });
  const inForest: CivSpec = { tribes: { 'B.forest': ['plain'] }, favor: 3 };

  it('card.chip-3: upgrades migration; a test for a hunt or a food, nothing when it fails; or a point', () => {
    expect(equipment('chip-3')).toEqual([['migration'], [slotOf('chip-3')]]);
    const two = { ...inForest, tribes: { 'B.forest': ['plain'], 'B.hills': ['plain'] } };
    const passed = income('chip-3', two).rolls(3, 4).play('income chip-3', 'pick 1', 'hunt B.forest');
    expect([passed.has(0, 'food'), passed.state.seats[0]!.favor, passed.state.era]).toEqual([3, 3, 2]);
    expect(income('chip-3', two).rolls(3).play('income chip-3', 'pick 2').has(0, 'food')).toBe(1);
    const failed = income('chip-3', inForest).rolls(4).play('income chip-3');
    expect([failed.has(0, 'food'), failed.state.era]).toEqual([0, 2]);
    expect(income('chip-3', inForest).play('incomePoint chip-3').points(0, 'income')).toBe(1);
  });

  it('card.chip-7, with weak tribes: one of them becomes strong besides', () => {
    const tribes = { 'B.forest': ['plainWeak'], 'C.swamp': ['wildWeak'] };
    const game = income('chip-7', { tribes }).play('income chip-7', 'strengthen C.swamp wildWeak');
    expect([game.tribesAt(0, 'C.swamp', 'wild'), game.tribesAt(0, 'B.forest', 'plain')]).toEqual([1, 0]);
    expect([game.has(0, 'food'), game.task()]).toEqual([1, 'gainGoal']);
  });

  it('card.chip-8: upgrades exploration; a lucky find in a land of one’s own', () => {
    expect(equipment('chip-8')).toEqual([['exploration'], [slotOf('chip-8')]]);
    const s = invented('chip-8');
    expect([can(s, 'findType forest'), can(s, 'findType grassland'), can(s, 'findType hills')]).toEqual([
      true,
      true,
      false,
    ]);
    const game = income('chip-8', { tribes: { 'C.swamp': ['plain'] } })
      .rolls(1)
      .play('income chip-8', 'findType swamp');
    expect([game.has(0, 'coal'), game.task()]).toEqual([1, 'gainGoal']);
  });

  it('card.chip-9, in one land: both raw materials may come from the same territory', () => {
    const game = income('chip-9', inForest).play('income chip-9', 'produce B.forest', 'produce B.forest');
    expect([game.has(0, 'raw:B.forest'), game.task()]).toEqual([2, 'gainGoal']);
    const one = income('chip-9', inForest).play('income chip-9', 'produce B.forest', 'decline');
    expect([one.has(0, 'raw:B.forest'), one.points(0)]).toEqual([1, 0]);
  });
});

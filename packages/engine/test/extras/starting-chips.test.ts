// Extra Credit A: which starting attribute chip one gets, and the fourth step. Acceptance Letter p. 2.
import { describe, expect, it } from 'vitest';
import { CHIP_SLOT, causeKind, STARTING_CHIP, type State } from '../../src/index.js';
import { bonus } from '../effects/positions.js';
import { MIXES } from '../support/games.js';
import { activated, installing } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import { type CivSpec, scenario } from '../support/scenario.js';
import {
  ALONE,
  asked,
  finishSetup,
  goOn,
  goOnTo,
  offers,
  play,
  startAttributeSlot,
  startAttributes,
  table,
  task,
} from './helpers.js';

const CHIPS = 6;
const LAST = 8;
const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => `seed ${i}`);
const installedBy = (s: State): number[] => s.seats.flatMap((_, seat) => startAttributes(s, seat));

describe('which chip one gets', () => {
  it('extra-a.newcomer: with its chip card a newcomer gets one of the six at random, each another', () => {
    for (const options of ['aa', 'aaa', 'aaaa']) {
      const seen = new Set<number>();
      for (const seed of seeds(25)) {
        const { s } = finishSetup(table(options, ['a'], seed));
        const chips = s.seats.map((_, seat) => startAttributes(s, seat));
        expect(chips.every(own => own.length === 1)).toBe(true);
        expect(new Set(chips.flat()).size).toBe(options.length);
        seen.add(chips[0]![0]!);
      }
      expect(seen.size).toBe(CHIPS);
    }
  });

  it('extra-a.advanced: a random chip lies open above each chip card on display', () => {
    for (const options of ['bb', 'bbb', 'bbbb']) {
      const seen = new Set<number>();
      for (const seed of seeds(25)) {
        const { s } = goOnTo(table(options, ['a'], seed), 'chooseChipCard');
        expect(s.chipCards).toHaveLength(options.length + 1);
        expect(new Set(s.chipAttributes).size).toBe(options.length + 1);
        for (const viewer of [-1, 0, 1]) expect(civ.view(s, viewer).chipAttributes).toEqual(s.chipAttributes);
        for (const chip of s.chipAttributes) seen.add(chip);
      }
      expect(seen.size).toBe(CHIPS);
    }
  });

  it('extra-a.taken-along: who chooses a chip card takes the chip above it; the others stay above theirs', () => {
    const t = goOnTo(table('bbb', ['a'], 'along'), 'chooseChipCard');
    const first = asked(t);
    const { chipCards, chipAttributes } = t.s;
    play(t, `chipCard chip-${chipCards[2]! + 1}`, 'column 4');
    expect(startAttributes(t.s, first)).toEqual([chipAttributes[2]]);
    expect(t.s.chipCards).toEqual(chipCards.filter((_, i) => i !== 2));
    expect(t.s.chipAttributes).toEqual(chipAttributes.filter((_, i) => i !== 2));
    const second = asked(t);
    play(t, `chipCard chip-${chipCards[0]! + 1}`, 'column 4');
    expect([second === first, startAttributes(t.s, second)]).toEqual([false, [chipAttributes[0]]]);
  });

  it('extra-a.mixed: newcomers have installed theirs before advanced players are asked; none lies twice', () => {
    for (const options of MIXES.filter(mix => mix.includes('a') && mix.includes('b'))) {
      const t = goOn(table(options, ['a'], `mix ${options}`), at => task(at) !== 'installChip');
      expect(task(t)).toBe('draft');
      const newcomers = [...options].flatMap((option, seat) => (option === 'a' ? [seat] : []));
      for (const seat of newcomers) expect(startAttributes(t.s, seat)).toHaveLength(1);
      const before = installedBy(t.s);
      expect(before).toHaveLength(newcomers.length);
      goOnTo(t, 'chooseChipCard');
      expect(t.s.chipAttributes).toHaveLength(t.s.chipCards.length);
      expect(new Set([...before, ...t.s.chipAttributes]).size).toBe(before.length + t.s.chipCards.length);
      finishSetup(t);
      expect(t.s.seats.every((_, seat) => startAttributes(t.s, seat).length === 1)).toBe(true);
    }
  });

  it('extra-a.unused-out: chips nobody took are in no display and no bag', () => {
    const { s } = finishSetup(table('bb', ['a'], 'unused'));
    expect([s.chipAttributes, installedBy(s).length]).toEqual([[], 2]);
    expect([...s.attributeBag, ...s.attributeDisplay]).toHaveLength(civ.rules.attributes.length);
    expect(Math.max(...s.attributeBag, ...s.attributeDisplay)).toBe(civ.rules.attributes.length - 1);
  });

  it('extra-a.only-with-it: without this Extra Credit nobody has one, and no column is asked for', () => {
    for (const extras of [[], ['b'], ['c'], ['b', 'c']] as const) {
      const t = goOnTo(table('ab', extras, 'without'), 'chooseChipCard');
      expect(t.s.chipAttributes).toEqual([]);
      const installs = goOn(t, () => task(t) === 'installChip' || t.s.era > 0);
      expect([task(installs) === 'installChip', installedBy(t.s)]).toEqual([false, []]);
    }
  });

  it('extra-a.solo: V.I.C.I gets none; the human one, of two on display, or a random one', () => {
    for (const option of ['a', 'b', 'free']) {
      const solo = table('b', ['a'], `alone ${option}`, {
        ...ALONE,
        seats: [{ option: option as 'a' | 'b' | 'free' }],
      });
      goOn(solo, () => ['chooseChipCard', 'installChip'].includes(task(solo)));
      expect(solo.s.chipAttributes).toHaveLength(option === 'a' ? 0 : 2);
      finishSetup(solo);
      expect(solo.s.seats.map((_, seat) => startAttributes(solo.s, seat).length)).toEqual([1, 0]);
      expect(solo.s.seats[1]!.columns.flat()).toEqual([]);
    }
  });
});

describe('the fourth step', () => {
  it('extra-a.fourth-step: it is installed after goal chip, first upgrade and first income chip', () => {
    const t = goOnTo(table('bb', ['a'], 'fourth'), 'chooseChipCard');
    const seat = asked(t);
    const [chip, goal] = [t.s.chipCards[0]!, t.s.chipGoals[0]!];
    play(t, `chipCard chip-${chip + 1}`);
    expect([asked(t), task(t)]).toEqual([seat, 'installChip']);
    const me = t.s.seats[seat]!;
    expect(me.goals[0]).toEqual([goal]);
    expect([me.upgrades, me.levels[civ.rules.chipModules[chip]!]]).toEqual([1, 2]);
    expect(me.columns[LAST]).toEqual([CHIP_SLOT + STARTING_CHIP + chip]);
    expect(startAttributes(t.s, seat)).toEqual([]);
  });

  it.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 3],
    [9, 5],
  ])('extra-a.any-column: any column, here %i, in its lowest free stage, %i', (column, stage) => {
    const t = table('aa', ['a'], 'column');
    expect(offers(t)).toEqual(Array.from({ length: 9 }, (_, c) => `column ${c + 1}`));
    const seat = asked(t);
    play(t, `column ${column}`);
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'installed', seat, column: column - 1, stage }),
    );
    const slots = t.s.seats[seat]!.columns[column - 1]!;
    expect(slots.at(-1)).toBe(startAttributeSlot('start-attribute-1') + startAttributes(t.s, seat)[0]!);
    // In the rightmost column it stands on the starting chip card.
    expect(slots).toHaveLength(column === 9 ? 2 : 1);
  });

  it('extra-a.no-other-chips-yet: during set-up no chip of the attribute display can be taken', () => {
    const t = goOnTo(table('bbb', ['a', 'c'], 'no other'), 'chooseChipCard');
    goOn(t, ({ s }) => {
      if (s.era > 0) return true;
      expect(offers(t).some(phrase => phrase.startsWith('attribute'))).toBe(false);
      return false;
    });
    expect(t.s.era).toBe(1);
  });
});

describe('the column', () => {
  const start: CivSpec = { columns: { 3: ['start-attribute-6'] } };
  const extras = ['a'] as const;

  it('extra-a.column-of-attributes: every later attribute chip goes into its column, above it', () => {
    const game = scenario({
      civs: [{ ...start, markers: { endurance: 3 } }, {}],
      extras,
      attributeDisplay: ['attribute-1'],
    });
    game.play('attribute attribute-1');
    // One column: it is not asked.
    expect(game.task()).toBe('turn');
    expect(game.state.seats[0]!.columns[2]).toHaveLength(2);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'installed', column: 2, stage: 2 }));
  });

  it('extra-a.column-closed: no research card and no goal chip goes there, income chips do', () => {
    const card = installing('C11', start, { extras });
    // Higher up its costs could not be met.
    expect(card.offers('column')).toEqual([1, 2, 4].map(n => `column ${n}`));
    const goal = activated('planning', { ...start, goals: [['goal-22']], markers: { money: 5 } }, { extras });
    goal.play('option planning A');
    if (goal.can('installGoal 1')) goal.play('installGoal 1');
    expect(goal.offers('column')).toEqual([1, 2, 4, 5, 6, 7, 8, 9].map(n => `column ${n}`));
    const chip = bonus([{ do: 'gainIncome' }], start, { extras, incomeDisplay: ['income-1'] });
    chip.play('takeIncome income-1', 'column 3');
    expect(chip.state.seats[0]!.columns[2]).toEqual([startAttributeSlot('start-attribute-6'), CHIP_SLOT]);
  });

  it('extra-a.is-an-attribute-chip: it counts as one, scores by its stage and fills its slot', () => {
    const game = bonus(
      [{ do: 'pointsPer', n: 5, per: { measure: 'attributeChips' } }],
      { columns: { ...start.columns, 1: ['A5'], 2: ['B13'] }, completed: [] },
      { extras },
    );
    expect(game.points(0, 'instantBonus')).toBe(5);
    // The card of the bonus went into the fourth column: stage 1 is complete.
    expect(game.state.seats[0]!.columns[3]).toEqual([cardOf('C11')]);
    expect(game.task()).toBe('gainIncome');
    expect(civ.project(game.state, 0).sources.stages).toBe(4 * 2);
  });

  it('extra-a.benefit-once: in the game it does nothing more, neither as income nor as ability', () => {
    const game = scenario({
      civs: [{ columns: { 3: ['start-attribute-6'], 9: ['chip-1'] } }, {}],
      extras,
      phase: 8,
    });
    expect(game.offers('income')).toEqual(['income chip-1']);
    game.play('income chip-1');
    expect([game.has(0, 'food'), game.has(0, 'money'), game.has(0, 'idea')]).toEqual([2, 0, 0]);
    expect(game.state.seats[0]!.abilities).toEqual([]);
  });
});

describe('when the benefits are gained', () => {
  it('extra-a.benefits-in-order: when all are installed, from the starting civilization clockwise', () => {
    const starts = new Set<string>();
    for (const seed of seeds(8)) {
      for (const options of ['aa', 'bab', 'bbbb']) {
        const t = finishSetup(table(options, ['a'], seed));
        const isBenefit = (cause: number): boolean => causeKind(cause) === 'startingAttribute';
        const first = t.events.findIndex(event => isBenefit(event.cause));
        const late = t.events.slice(first).filter(event => event.type === 'installed');
        const n = options.length;
        const wanted = Array.from({ length: n }, (_, i) => (t.s.starting + i) % n);
        expect(late).toEqual([]);
        const gained = t.events.flatMap(event => (isBenefit(event.cause) ? [event.seat] : []));
        expect(gained.filter((seat, i) => seat !== gained[i - 1])).toEqual(wanted);
        starts.add(`${options} ${t.s.starting}`);
      }
    }
    expect(starts.size).toBeGreaterThan(6);
  });
});

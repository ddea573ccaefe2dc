// The Extra Credits in any combination, for two to four and against V.I.C.I: set-up, whole games, views, saves.
import { describe, expect, it } from 'vitest';
import {
  below,
  C,
  CivError,
  EXTRA_CREDITS,
  type ExtraCredit,
  FINAL_SCORING,
  type GameEvent,
  type Setup,
  type State,
  seeded,
  type TaskName,
} from '../../src/index.js';
import { playOn, setupOf } from '../support/games.js';
import { civ } from '../support/pack.js';
import { type CivSpec, type Mutable, mutable, type Position, scenario } from '../support/scenario.js';
import {
  ALONE,
  creatureSlot,
  finishSetup,
  goOn,
  goOnTo,
  hunted,
  startAttributeSlot,
  startAttributes,
  type Table,
  table,
  task,
  visible,
} from './helpers.js';

/** Every combination of one, two or three. */
const COMBINATIONS: readonly (readonly ExtraCredit[])[] = [1, 2, 3, 4, 5, 6, 7].map(mask =>
  EXTRA_CREDITS.filter((_, i) => (mask >> i) & 1),
);
const TABLES = ['aa', 'ba', 'bab', 'bbbb', 'a alone', 'b alone', 'free alone'];

/** 'bab', or 'free alone'. */
function setUp(players: string, extras: readonly ExtraCredit[], seed = players): Table {
  const [options, alone] = players.split(' ');
  if (alone === undefined) return table(options!, extras, seed);
  return table('b', extras, seed, { ...ALONE, seats: [{ option: options as 'a' | 'b' | 'free' }] });
}

describe('set-up', () => {
  it.each(TABLES)('extra.any-combination: each of them may be in the game or not (%s)', players => {
    for (const extras of COMBINATIONS) {
      const { s } = finishSetup(setUp(players, extras));
      const has = (extra: ExtraCredit): boolean => extras.includes(extra);
      s.seats.forEach(({ automa, levelFour, upgrades }, seat) => {
        expect(startAttributes(s, seat)).toHaveLength(has('a') && !automa ? 1 : 0);
        expect(levelFour > 0).toBe(has('c') && !automa);
        if (automa) expect(upgrades).toBe(0);
      });
      expect(s.creature >= 0).toBe(has('b'));
      expect([s.era, civ.check(s)]).toEqual([1, []]);
    }
  });

  it('extra.order-of-steps: chip card and its column, benefits, then tiles and upgrades', () => {
    const t = table('bbb', ['a', 'b', 'c'], 'steps');
    const steps: TaskName[] = [];
    goOn(t, at => {
      if (at.s.era === 0 && steps.at(-1) !== task(at)) steps.push(task(at) as TaskName);
      return at.s.era > 0;
    });
    const benefits = steps.lastIndexOf('installChip') + 1;
    const tiles = steps.indexOf('takeTile');
    expect(steps.slice(0, benefits)).toEqual([
      'draft',
      ...Array.from({ length: 3 }, () => ['chooseChipCard', 'installChip'] as const).flat(),
    ]);
    expect(tiles).toBeGreaterThan(benefits);
    expect(steps.slice(tiles)).toEqual(['takeTile', 'upgrade']);
  });

  it('extra.named-in-any-order: the order in which they are named makes no difference, nor does an empty list', () => {
    const of = (extras: readonly ExtraCredit[] | undefined): string =>
      civ.hash(civ.create(setupOf('bb', extras && { extras }), 'order'));
    expect(of(['c', 'a', 'b'])).toBe(of(['a', 'b', 'c']));
    expect(of([])).toBe(of(undefined));
    expect(of(['b'])).not.toBe(of([]));
  });

  it.each([
    ['one that is none', ['d']],
    ['one twice', ['a', 'a']],
    ['no list', 'abc'],
    ['a number', [1]],
  ])('extra.set-up-refused: %s is refused', (_what, extras) => {
    const setup = { ...setupOf('bb'), extras } as unknown as Setup;
    expect(() => civ.create(setup, 'refused')).toThrow(CivError);
  });
});

describe('whole games', () => {
  it.each(COMBINATIONS.map(extras => [extras.join('+'), extras] as const))(
    'extra.sound: at random every game with %s ends, and every state on the way is sound',
    (_name, extras) => {
      for (const players of ['ab', 'bab', 'b alone']) {
        const { s } = setUp(players, extras, `sound ${players}`);
        let n = 0;
        playOn(s, 'sound', ({ legal }) => {
          expect(legal.length).toBeGreaterThan(0);
          if (n++ % 7 === 0) expect(civ.check(s)).toEqual([]);
          return undefined;
        });
        expect([s.phase, civ.check(s)]).toEqual([FINAL_SCORING, []]);
      }
    },
  );

  it.each([
    ['two', {}, 2],
    ['four', {}, 4],
    ['one and V.I.C.I', { solo: {} }, 2],
  ])(
    'extra.creatures-met: played on by an eager hunter, creatures are tamed and fed, soundly (%s)',
    (_who, rest, n) => {
      const civs = [EAGER, ...Array.from({ length: n - 1 }, () => ({ tribes: { 'H.hills': ['wild'] } }))];
      const game = scenario({ civs, extras: ['a', 'b', 'c'], ...rest });
      playEagerly(game);
      const told = (type: string): GameEvent[] => game.events.filter(event => event.type === type);
      expect(told('tamed').length).toBeGreaterThan(1);
      expect(told('fedCreature').length).toBeGreaterThan(1);
      expect(new Set(told('tamed').map(({ seat }) => game.state.seats[seat]!.automa))).toEqual(
        new Set([false]),
      );
      expect(game.state.phase).toBe(FINAL_SCORING);
    },
  );
});

/** In every type of land, with the favor to tame whatever shows and something to feed it. */
const EAGER: CivSpec = {
  tribes: Object.fromEntries(
    ['B.hills', 'B.forest', 'B.mountains', 'C.desert', 'C.swamp', 'C.grassland'].map(key => [key, ['wild']]),
  ),
  favor: 6,
  dice: [2, 4, 2, 4, 2, 4],
  levels: { sustenance: 3 },
  markers: { food: 12, wood: 2, herbs: 2, clay: 2, coal: 2, stone: 2, sand: 2 },
};
/** What a hunter likes to choose, the best first. */
const likes = (creature: string): RegExp[] => [
  /^accept/,
  /^column/,
  /^feedCreature/,
  new RegExp(`^hunt .*${creature}`),
  /^hunt/,
  /^option sustenance A/,
  /^activate sustenance/,
];

/** To the end, hunting and feeding wherever possible and otherwise at random; each state is checked. */
function playEagerly(game: Position): void {
  const rng = seeded('eager');
  while (game.task() !== 'over') {
    const list = game.offers();
    const best = likes(visible(game)).find(like => list.some(phrase => like.test(phrase)));
    game.play(list.find(phrase => best?.test(phrase)) ?? list[below(rng, list.length)]!);
  }
}

/** Positions in the middle of what the Extra Credits add. */
const MOMENTS: readonly (readonly [string, () => State])[] = [
  ['the column of a newcomer', () => table('ab', ['a', 'b', 'c'], 'newcomer').s],
  ['the draft', () => goOnTo(table('bab', ['a', 'b', 'c'], 'draft'), 'draft').s],
  ['chip cards', () => goOnTo(table('bbb', ['a', 'b', 'c'], 'chips'), 'chooseChipCard').s],
  ['the fourth step', () => goOnTo(table('bbb', ['a', 'b', 'c'], 'fourth'), 'installChip').s],
  ['tiles', () => goOnTo(table('bbb', ['a', 'b', 'c'], 'tiles'), 'takeTile').s],
  ['the first upgrade', () => goOnTo(table('ab', ['c'], 'upgrade'), 'upgrade').s],
  ['alone', () => finishSetup(setUp('free alone', ['a', 'b', 'c'])).s],
  ['a creature tamed', () => hunted(['hills', 'swamp'], 'B.hills', {}, 1).state],
  ['a creature being fed', () => fedOnce()],
];

function fedOnce(): State {
  const columns = { 3: ['creature-hills', 'creature-desert'] };
  const me = { columns, markers: { cotton: 3, sand: 2 } };
  return scenario({ civs: [me, {}], phase: 6, extras: ['b'] }).play('feedCreature cotton').state;
}

describe('saves and views', () => {
  it.each(MOMENTS)('extra.saved: %s can be saved, restored and played on', (_what, make) => {
    const s = make();
    const again = civ.restore(civ.save(s));
    expect(again).toEqual(s);
    expect(civ.decisions(again)).toEqual(civ.decisions(s));
    const ends = [s, again].map(game => {
      const copy = civ.clone(game);
      playOn(copy, 'on');
      return civ.hash(copy);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  it.each(MOMENTS)(
    'extra.redeal-fits: what is dealt in place of what one cannot know fits the view (%s)',
    (_what, make) => {
      const s = make();
      for (let viewer = -1; viewer < s.seats.length; viewer++) {
        const v = civ.view(s, viewer);
        expect(civ.decisions(v)).toEqual(civ.decisions(s));
        for (let n = 0; n < 4; n++) {
          const dealt = civ.redeal(v, `deal ${n}`);
          expect(civ.check(dealt)).toEqual([]);
          expect(civ.view(dealt, viewer)).toEqual(v);
        }
      }
    },
  );

  it('extra.redeal-creatures: the stack is dealt anew from the creatures nobody has seen', () => {
    const { state } = scenario({
      civs: [{ columns: { 3: ['creature-hills'] } }, { columns: { 1: ['creature-desert'] } }],
      extras: ['b'],
      creatures: ['swamp'],
    });
    const deals = Array.from({ length: 30 }, (_, n) => civ.redeal(civ.view(state, 0), `deal ${n}`));
    for (const dealt of deals) {
      expect(dealt.creature).toBe(state.creature);
      expect([...dealt.creatureStack].sort()).toEqual([...state.creatureStack].sort());
    }
    expect(new Set(deals.map(({ creatureStack }) => creatureStack.join())).size).toBe(6);
  });

  it('extra.clone: a clone goes its own way', () => {
    for (const [, make] of MOMENTS) {
      const s = make();
      const before = civ.hash(s);
      playOn(civ.clone(s), 'away');
      expect(civ.hash(s)).toBe(before);
    }
  });
});

describe('what cannot be', () => {
  const sound = (): Mutable<State> => mutable(finishSetup(table('bb', ['a', 'b', 'c'], 'broken')).s);
  const first = (s: Mutable<State>) => s.seats[0]!;

  const BROKEN: readonly (readonly [string, (s: Mutable<State>) => void])[] = [
    ['a creature twice', s => s.creatureStack.push(s.creature)],
    ['a creature less', s => s.creatureStack.pop()],
    ['an unknown creature', s => Object.assign(s, { creature: 6 })],
    ['a creature in two consoles', s => first(s).columns[4]!.push(creatureSlot('hills'))],
    ['a tile twice', s => Object.assign(s, { tiles: first(s).levelFour })],
    ['an unknown tile', s => Object.assign(s, { tiles: 1 << 15 })],
    ['a tile of two', s => Object.assign(s.seats[1]!, { levelFour: first(s).levelFour })],
    [
      'a chip of two',
      s =>
        s.seats[1]!.columns[4]!.push(
          first(s)
            .columns.flat()
            .find(n => n >= startAttributeSlot('start-attribute-1'))!,
        ),
    ],
  ];

  it.each(BROKEN)('extra.invariants: %s is found out', (_what, change) => {
    expect(civ.check(sound() as State)).toEqual([]);
    const s = sound();
    change(s);
    expect(civ.check(s as State)).not.toEqual([]);
    // Though its seal fits.
    expect(() => civ.restore(civ.save(s as State))).toThrow(CivError);
  });

  const FOREIGN: readonly (readonly [ExtraCredit, (s: Mutable<State>) => void])[] = [
    ['a', s => first(s).columns[4]!.push(startAttributeSlot('start-attribute-1'))],
    ['b', s => Object.assign(s, { creature: 0, creatureStack: [1, 2, 3, 4, 5] })],
    ['c', s => Object.assign(s, { tiles: 1 })],
  ];

  it.each(FOREIGN)(
    'extra.not-in-this-game: what belongs to Extra Credit %s is found out where it is not played',
    (_extra, change) => {
      const without = finishSetup(table('bb', [], 'without')).s;
      expect(civ.check(without)).toEqual([]);
      const s = mutable(without);
      change(s);
      expect(civ.check(s as State)).not.toEqual([]);
    },
  );

  it('extra.refused: what is not on offer is refused and changes nothing', () => {
    for (const [, make] of MOMENTS) {
      const s = make();
      const { seat } = civ.decisions(s)[0]!;
      const legal = civ.legal(s, seat);
      const before = civ.hash(s);
      for (const kind of [C.column, C.takeTile, C.stockType, C.feedCreature, C.upgrade]) {
        for (let arg = 0; arg < 20; arg++) {
          if (!legal.includes(kind + arg)) expect(() => civ.choose(s, seat, kind + arg)).toThrow(CivError);
        }
      }
      expect(civ.hash(s)).toBe(before);
    }
  });
});

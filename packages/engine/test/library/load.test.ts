import { describe, expect, it } from 'vitest';
import { CivError, load, type Pack, type PackProblem, type Setup } from '../../src/index.js';
import { gameAfter, newGame, playOn, setupOf } from '../support/games.js';
import { civ, testPack } from '../support/pack.js';

/** The error a call throws; it must be one of ours. */
function errorOf(call: () => unknown): CivError {
  try {
    call();
  } catch (error) {
    if (error instanceof CivError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

type Writable = { -readonly [K in keyof Pack]: Pack[K] extends readonly (infer T)[] ? T[] : Pack[K] };
const packWith = (change: (pack: Writable) => void): unknown => {
  const pack = structuredClone(testPack) as Writable;
  change(pack);
  return pack;
};

describe('load', () => {
  it('library.load-broken-pack: names the entry and the field', () => {
    const broken = packWith(pack => {
      pack.incomes[3] = { ...pack.incomes[3]!, effects: [{ do: 'gain', what: 'gold' as 'food', n: -2 }] };
    });
    const error = errorOf(() => load(broken));
    expect(error.code).toBe('badPack');
    expect(error.message).toContain('income-4');
    const [first] = error.facts['problems'] as PackProblem[];
    expect(first).toMatchObject({ where: 'incomes income-4 effects[0].n', code: 'range' });
  });

  it('library.load-broken-pack: says how much else is wrong', () => {
    const broken = packWith(pack => {
      pack.goals[0] = { ...pack.goals[0]!, source: 'hearsay' as 'rulebook' };
      pack.goals[1] = { ...pack.goals[1]!, id: '' };
    });
    const error = errorOf(() => load(broken));
    const problems = error.facts['problems'] as PackProblem[];
    expect(problems.length).toBeGreaterThan(1);
    expect(error.message).toContain(`and ${problems.length - 1} more`);
  });

  it.each([[null], [undefined], [7], ['pack'], [[]], [{}], [() => 1]])(
    'library.load-no-pack: %s is refused',
    value => {
      expect(errorOf(() => load(value)).code).toBe('badPack');
    },
  );

  it('library.load-own-copy: changing the pack afterwards changes nothing', () => {
    const pack = structuredClone(testPack) as Writable;
    const game = load(pack);
    const before = game.hash(game.create(setupOf('bb'), 'copy'));
    pack.events.length = 0;
    pack.incomes.length = 0;
    expect(game.hash(game.create(setupOf('bb'), 'copy'))).toBe(before);
    expect(game.rules.events).toHaveLength(20);
  });

  it('library.two-packs: two packs are played side by side, each by its own', () => {
    const richer = packWith(pack => {
      pack.name = 'richer';
      pack.startingMarkers = pack.startingMarkers.map(card => ({ ...card, markers: { food: 9 } }));
    });
    const other = load(richer);
    const alone = civ.create(setupOf('aa'), 'side');
    playOn(alone, 'side');
    const mine = civ.create(setupOf('aa'), 'side');
    const theirs = other.create(setupOf('aa'), 'side');
    expect(theirs.seats.map(me => me.markers[0])).toEqual([9, 9]);
    expect(mine.seats.every(me => me.markers[0]! < 9)).toBe(true);
    // A choice here, a choice there: neither disturbs the other.
    playOn(mine, 'side', () => {
      const [asked] = other.decisions(theirs);
      if (asked) other.choose(theirs, asked.seat, other.legal(theirs, asked.seat)[0]!);
      return undefined;
    });
    expect(civ.hash(mine)).toBe(civ.hash(alone));
    expect(other.check(theirs)).toEqual([]);
    expect(other.rules.hash).not.toBe(civ.rules.hash);
  });
});

describe('create', () => {
  const refused = (setup: unknown): CivError => errorOf(() => civ.create(setup as Setup, 'seed'));

  it.each([0, 1, 5, 9])('library.create-players: %i civilizations are refused', n => {
    const error = refused(setupOf('b'.repeat(n)));
    expect(error.code).toBe('badSetup');
    expect(error.message).toContain(n === 1 ? 'one civilization' : `${n} civilizations`);
  });

  it('library.create-players: two, three and four play', () => {
    for (const n of [2, 3, 4]) expect(newGame('b'.repeat(n)).seats).toHaveLength(n);
  });

  it.each([
    ['an unknown option', { ...setupOf('bb'), weather: 'hot' }, 'weather'],
    [
      'an unknown option of a seat',
      { ...setupOf('bb'), seats: [{ option: 'a', name: 'x' }, { option: 'b' }] },
      'name',
    ],
    ['an unknown starting option', { ...setupOf('bb'), seats: [{ option: 'c' }, { option: 'b' }] }, '"c"'],
    ['a seat that is none', { ...setupOf('bb'), seats: [null, { option: 'b' }] }, 'undefined'],
    ['an unknown map', { ...setupOf('bb'), map: 'round' }, 'round'],
    ['unknown materials', { ...setupOf('bb'), materials: 'all' }, 'all'],
    ['no seats', { map: 'first', materials: 'first' }, 'seats'],
    ['nothing', null, 'missing'],
  ])('library.create-option: %s is refused and named', (_what, setup, named) => {
    const error = refused(setup);
    expect(error.code).toBe('badSetup');
    expect(error.message).toContain(named);
  });

  it.each([[''], [7], [null], [undefined], [['a']]])('library.create-seed: the seed %s is refused', seed => {
    expect(errorOf(() => civ.create(setupOf('bb'), seed as string)).code).toBe('badSeed');
  });

  it('library.create-seed: the same seed gives the same game, another seed another', () => {
    expect(civ.hash(newGame('bbb', 'one'))).toBe(civ.hash(newGame('bbb', 'one')));
    expect(civ.hash(newGame('bbb', 'one'))).not.toBe(civ.hash(newGame('bbb', 'two')));
    expect(civ.hash(gameAfter('ab', 'one', 200))).toBe(civ.hash(gameAfter('ab', 'one', 200)));
  });

  it('library.create-own-setup: the order of its fields does not matter, nor what becomes of it later', () => {
    const { seats, map, materials } = setupOf('ab');
    const turned = { materials, map, seats: seats.map(({ option }) => ({ option })) };
    const s = civ.create(turned, 'order');
    expect(civ.hash(s)).toBe(civ.hash(civ.create({ seats, map, materials }, 'order')));
    turned.seats[0]!.option = 'b';
    expect(s.setup.seats[0]).toEqual({ option: 'a' });
  });
});

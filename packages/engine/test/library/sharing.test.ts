import { describe, expect, it } from 'vitest';
import { below, load, type Setup, type State, seeded } from '../../src/index.js';
import { civ } from '../support/pack.js';

/** Freezes every seat and list of a state (and lists of lists), so that a change in place throws. */
function freeze(s: State): void {
  for (const holder of [s, ...s.seats, ...(s.solo ? [s.solo] : [])]) {
    for (const [key, value] of Object.entries(holder)) {
      if (!Array.isArray(value) || key === 'rng' || key === 'agenda' || key === 'seats') continue;
      for (const item of value) if (Array.isArray(item)) Object.freeze(item);
      Object.freeze(value);
    }
    if (holder !== s) Object.freeze(holder);
  }
  s.agenda.forEach(Object.freeze);
}

/** A stand-in that throws when it is read after it was replaced. */
function guarded<T extends object>(value: T, isInPlace: (value: T) => boolean): T {
  const guard = {} as T;
  for (const [key, field] of Object.entries(value)) {
    Object.defineProperty(guard, key, {
      enumerable: true,
      get() {
        if (!isInPlace(guard)) throw new Error(`${key} is read from a copied seat`);
        return field;
      },
    });
  }
  return guard;
}

function guardSeats(s: State): void {
  s.seats.forEach((me, seat) => {
    s.seats[seat] = guarded(me, guard => s.seats[seat] === guard);
  });
  if (s.solo) s.solo = guarded(s.solo, guard => s.solo === guard);
}

/** Plays games of all kinds at random; `before` sees every position before its choice. Counts the choices. */
function playGames(name: string, before: (s: State) => void): number {
  let choices = 0;
  for (let n = 0; n < 8; n++) {
    const option = n % 2 ? 'a' : 'b';
    const setup: Setup = {
      seats: n % 4 === 3 ? [{ option }] : [{ option }, { option: 'a' }, { option: 'b' }],
      map: 'random',
      materials: 'random',
      ...(n % 4 === 3 && { solo: { level: 'expert', challenge: true } }),
      ...(n > 3 && { extras: ['a', 'b', 'c'] }),
    };
    const s = civ.create(setup, `${name} ${n}`);
    const rng = seeded(`${name} ${n}`);
    const limit = choices + 5000;
    for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
      if (choices === limit) throw new Error('A game does not end.');
      before(s);
      const { seat } = asked[below(rng, asked.length)]!;
      const legal = civ.legal(s, seat);
      civ.apply(s, seat, legal[below(rng, legal.length)]!);
      choices++;
    }
  }
  return choices;
}

describe('games share nothing', () => {
  it('library.games-apart: no two games, and no two seats of a game, begin with the same list', () => {
    const found = new Map<object, string>();
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      expect([path, found.get(value)]).toEqual([path, undefined]);
      found.set(value, path);
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
    };
    look(civ.rules.pack, 'pack');
    const seats = [{ option: 'a' }, { option: 'b' }] as const;
    const first = { map: 'first', materials: 'first', extras: ['a', 'b', 'c'] } as const;
    const alone = {
      ...first,
      seats: [{ option: 'free' }],
      solo: { level: 'expert', challenge: true },
    } as const;
    for (const game of ['one', 'two']) {
      look(civ.create({ ...first, seats }, game), game);
      look(civ.create(alone, game), `${game}, alone`);
    }
    expect(found.size).toBeGreaterThan(400);
  });
});

describe('clones share what never changes in place', () => {
  it('library.lists-replaced: no list, seat or task of a state is ever changed in place', () => {
    expect(playGames('frozen', freeze)).toBeGreaterThan(2000);
  });

  it('library.clone-while-told: a clone made by a listener, in the midst of a choice, does not change any more', () => {
    const rng = seeded('told');
    let clones = 0;
    for (let n = 0; n < 3; n++) {
      const made: [State, string][] = [];
      const solo = n === 2 ? { solo: { level: 'medium', challenge: false } as const } : {};
      const seats =
        n === 2 ? [{ option: 'a' } as const] : [{ option: 'a' } as const, { option: 'b' } as const];
      const s = civ.create({ seats, map: 'random', materials: 'random', ...solo }, `told ${n}`);
      const sink = (): void => {
        const copy = civ.clone(s);
        made.push([copy, civ.hash(copy)]);
      };
      for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
        const legal = civ.legal(s, asked.seat);
        civ.apply(s, asked.seat, legal[below(rng, legal.length)]!, sink);
        for (const [copy, hash] of made.splice(0)) {
          expect(civ.hash(copy)).toBe(hash);
          clones++;
        }
      }
    }
    expect(clones).toBeGreaterThan(1000);
  });

  it('library.clone-while-told: also while the listener plays another game, and through another load of the pack', () => {
    const other = load(civ.rules.pack);
    const setup = { seats: [{ option: 'a' }, { option: 'a' }], map: 'random', materials: 'random' } as const;
    const rng = seeded('two games');
    const s = civ.create(setup, 'first game');
    const made: [State, string][] = [];
    let clones = 0;
    const take = (by: typeof civ): void => {
      const copy = by.clone(s);
      made.push([copy, civ.hash(copy)]);
    };
    const sink = (): void => {
      take(other);
      if (clones % 10 !== 0) return;
      let told = 0;
      civ.create(setup, 'second game', () => {
        if (told++ === 0) take(civ);
      });
    };
    for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
      const legal = civ.legal(s, asked.seat);
      civ.apply(s, asked.seat, legal[below(rng, legal.length)]!, sink);
      for (const [copy, hash] of made.splice(0)) {
        expect(civ.hash(copy)).toBe(hash);
        clones++;
      }
    }
    expect(clones).toBeGreaterThan(500);
  });

  it('library.seats-copied: once a choice has copied a seat, nothing goes on with the old one', () => {
    expect(playGames('guarded', guardSeats)).toBeGreaterThan(2000);
  });
});

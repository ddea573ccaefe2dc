// Short cuts give what the long way gives, and lists stay in V8's fastest form. `caches.test.ts` attacks the caches.
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { canBuild, projects } from '../../src/actions/build.js';
import { canInstallCard, installHow } from '../../src/actions/install.js';
import { birthplaces, canProcreate } from '../../src/actions/procreate.js';
import { canTransport, transportable, transportTask } from '../../src/actions/produce.js';
import { activities, canPerform } from '../../src/actions/progress.js';
import { withoutSink } from '../../src/flow/game.js';
import { below, differsOnlyInAgenda, type Setup, type State, seeded } from '../../src/index.js';
import { affordable, payments } from '../../src/modules/payment.js';
import { allUnits } from '../../src/scoring/categories.js';
import { finalPoints, finalSum } from '../../src/scoring/final.js';
import { civ } from '../support/pack.js';
import { seatOf } from '../support/seats.js';

const SETUPS: readonly Setup[] = [
  { seats: [{ option: 'b' }, { option: 'a' }], map: 'random', materials: 'random' },
  {
    seats: [{ option: 'a' }, { option: 'b' }, { option: 'a' }, { option: 'b' }],
    map: 'random',
    materials: 'random',
    extras: ['a', 'b', 'c'],
  },
  { seats: [{ option: 'a' }], map: 'first', materials: 'first', solo: { level: 'medium', challenge: true } },
];

describe('a short cut gives what the long way gives', () => {
  it('library.caches-fresh: a module is affordable exactly when there is a way to pay for it', () => {
    const rng = seeded('affordable');
    let compared = 0;
    for (const [n, setup] of SETUPS.entries()) {
      const s = civ.create(setup, `affordable ${n}`);
      for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
        const g = withoutSink(civ.rules, s);
        const mask = affordable(g, asked.seat);
        for (let module = 0; module < civ.rules.values.length; module++) {
          expect((mask >> module) & 1).toBe(payments(g, asked.seat, module).length > 0 ? 1 : 0);
          compared++;
        }
        const legal = civ.legal(s, asked.seat);
        civ.apply(s, asked.seat, legal[below(rng, legal.length)]!);
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it('library.caches-fresh: the sum of the final scoring is that of its sources', () => {
    const rng = seeded('sums');
    for (const [n, setup] of SETUPS.entries()) {
      const s = civ.create(setup, `sums ${n}`);
      for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
        for (const seat of s.seats.keys()) {
          const g = withoutSink(civ.rules, s);
          const units = allUnits(g, seat);
          const sum = finalPoints(g, seat, units).reduce((all, [, points]) => all + points, 0);
          expect(finalSum(g, seat, units)).toBe(sum);
        }
        const legal = civ.legal(s, asked.seat);
        civ.apply(s, asked.seat, legal[below(rng, legal.length)]!);
      }
      expect(s.era).toBe(4);
    }
  });

  it('library.caches-fresh: something can be done exactly when there is a way to do it', () => {
    const rng = seeded('ways');
    const seen = { yes: 0, no: 0 };
    for (const [n, setup] of SETUPS.entries()) {
      const s = civ.create(setup, `ways ${n}`);
      for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
        const { seat } = asked;
        const g = withoutSink(civ.rules, s);
        const ways = (write: (out: number[]) => void): boolean => {
          const out: number[] = [];
          write(out);
          return out.length > 0;
        };
        const pairs: [boolean, boolean][] = [
          [canTransport(g, seat), ways(out => transportable(g, transportTask(g, seat, 1), out))],
          [canBuild(g, seat, 2, 'any'), ways(out => projects(g, seat, 2, 'any', out))],
          [canProcreate(g, seat), ways(out => birthplaces(g, seat, -1, out))],
          [canPerform(g, seat), activities(g, seat).length > 0],
        ];
        for (const bonus of [false, true]) {
          for (const card of s.seats[seat]!.hand) {
            const task = { seat, card, column: -1, stage: 0, ignored: -1, bonus } as const;
            const how = { do: 'installHow', again: 'never', ...task } as const;
            pairs.push([
              canInstallCard(g, seat, card, bonus),
              ways(out => 'legal' in installHow && installHow.legal(g, how, out)),
            ]);
          }
        }
        for (const [can, way] of pairs) {
          expect(can).toBe(way);
          seen[can ? 'yes' : 'no']++;
        }
        const legal = civ.legal(s, seat);
        civ.apply(s, seat, legal[below(rng, legal.length)]!);
      }
    }
    expect(seen.yes).toBeGreaterThan(1000);
    expect(seen.no).toBeGreaterThan(1000);
  });

  it('library.only-agenda-differs: every field counts but the agenda and the generator', () => {
    const s = civ.create(SETUPS[2]!, 'fields');
    const a = civ.clone(s);
    expect(differsOnlyInAgenda(a, s)).toBe(true);
    for (const key of Object.keys(s) as (keyof State)[]) {
      const changed = { ...s, [key]: typeof s[key] === 'number' ? s[key] + 1 : structuredClone(s[key]) };
      const exempt = key === 'agenda' || key === 'rng';
      expect([key, differsOnlyInAgenda(changed, s)]).toEqual([key, exempt]);
    }
    for (const seat of s.seats.keys()) {
      const other = civ.clone(s);
      seatOf(other, seat).score++;
      expect(differsOnlyInAgenda(other, s)).toBe(false);
    }
  });
});

/** The form in which V8 keeps a list. */
setFlagsFromString('--allow-natives-syntax');
const formOf = new Function(
  'list',
  'return (%HasHoleyElements(list) ? "holey " : "packed ") + (%HasSmiElements(list) ? "integers" : "others")',
) as (list: unknown) => string;

describe('lists', () => {
  it('library.lists-packed: stay in the form that V8 is quickest with, in games and in dealt states', () => {
    const found = new Map<string, Set<string>>();
    const look = (holder: object, name: string): void => {
      for (const [key, value] of Object.entries(holder)) {
        // Nothing tells what an empty list was made for. The words of the generator are too large for small integers.
        if (!Array.isArray(value) || value.length === 0 || key === 'rng') continue;
        const forms = found.get(`${name}.${key}`) ?? new Set();
        const expected = typeof value[0] === 'number' ? 'packed integers' : 'packed others';
        if (formOf(value) !== expected) forms.add(formOf(value));
        found.set(`${name}.${key}`, forms);
        if (typeof value[0] !== 'number') look(value, `${name}.${key}`);
      }
    };
    const lookAt = (s: State): void => {
      look(s, 'state');
      look(s.land, 'land');
      look(s.setup, 'setup');
      for (const me of s.seats) look(me, 'seat');
      if (s.solo) look(s.solo, 'solo');
    };
    const rng = seeded('forms');
    // The optimised code of `map` makes other lists than the interpreter, so the set-up must run often before it shows.
    for (let n = 0; n < 3000; n++) {
      const s = civ.create(SETUPS[n % 3]!, `forms ${n}`);
      const whole = n >= 2940;
      let questions = 0;
      for (let asked = civ.decisions(s)[0]; asked && (whole || questions < 25); asked = civ.decisions(s)[0]) {
        if (whole && questions % 20 === 0) {
          lookAt(s);
          lookAt(civ.redeal(civ.view(s, asked.seat), `${n}`));
        }
        questions++;
        const legal = civ.legal(s, asked.seat);
        look({ legal }, 'play');
        civ.apply(s, asked.seat, legal[below(rng, legal.length)]!);
      }
    }
    const others = [...found].filter(([, forms]) => forms.size > 0);
    expect(others.map(([name, forms]) => [name, ...forms])).toEqual([]);
    expect(found.size).toBeGreaterThan(40);
  });
});

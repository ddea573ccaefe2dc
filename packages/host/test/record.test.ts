import { hashText, RULES_VERSION, seeded } from '@civolution/engine';
import {
  canUndo,
  choose,
  type GameRecord,
  openRecord,
  packOf,
  parseRecord,
  recordText,
  replay,
  type Session,
  toRecord,
  undo,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, hash, playOn, randomSession, refused, seatsOf } from './support.js';

function played(name: string, choices: number): Session {
  const rng = seeded(name);
  const session = randomSession(rng, name);
  playOn(session, rng, choices);
  return session;
}

const session = played('record', 120);
const record = toRecord(session);

describe('a record', () => {
  it('is the same text whatever the order it was written in', () => {
    const { setup, choices, ...rest } = record;
    const { seats, map, materials, ...more } = setup;
    const turned = { choices, ...rest, setup: { materials, seats, map, ...more } };
    expect(JSON.stringify(turned)).not.toBe(recordText(record));
    expect(recordText(parseRecord(JSON.stringify(turned)))).toBe(recordText(record));
    expect(civ.hash(replay(civ, turned))).toBe(hash(session));
  });

  it.each<[string, Record<string, unknown>]>([
    ['format', { format: 'civolution-save' }],
    ['rules', { rules: -1 }],
    ['pack', { pack: '' }],
    ['packHash', { packHash: 'x' }],
    ['setup', { setup: { ...record.setup, seats: Array(5).fill({ option: 'a' }) } }],
    ['setup', { setup: { ...record.setup, expansion: true } }],
    ['setup', { setup: { ...record.setup, map: { toString: null } } }],
    ['seed', { seed: 'x'.repeat(300) }],
    ['choices', { choices: {} }],
    ['choices', { choices: Array(100_001).fill([0, 0]) }],
    ['choices[2]', { choices: [[0, 0], [1, 0], [0]] }],
    ['choices[0]', { choices: [[4, 0]] }],
    [
      'choices[1]',
      {
        choices: [
          [0, 0],
          [0, 1e9],
        ],
      },
    ],
    ['snapshot.at', { snapshot: { at: 121, rules: 1, state: 'x' } }],
    ['snapshot.state', { snapshot: { at: 0, rules: 1, state: 7 } }],
    ['snapshot', { snapshot: null }],
    ['it', { notes: 'fun' }],
  ])('is refused with %s named when that is wrong', (where, wrong) => {
    const error = refused(() => parseRecord({ ...record, ...wrong }));
    expect(error.code).toBe('badRecord');
    expect(error.facts['where']).toBe(where);
    expect(error.message).toContain(where);
  });

  it.each(['', '{', 'null', '[]', '7', '"x"', '['.repeat(200_000), ' '.repeat(4_000_001)])(
    'is no other text (%#)',
    text => {
      expect(refused(() => parseRecord(text)).code).toBe('badRecord');
    },
  );

  it.each([undefined, null, 7, () => 1, [record], Symbol('record')])('is no other value (%#)', value => {
    expect(refused(() => parseRecord(value)).code).toBe('badRecord');
  });

  it('is refused when it belongs to another pack', () => {
    expect(refused(() => replay(civ, { ...record, packHash: hashText('other') })).code).toBe('wrongPack');
    expect(refused(() => openRecord(civ, { ...record, pack: 'other' })).code).toBe('wrongPack');
  });

  it('is refused at the first choice that is not legal, by its index', () => {
    const wrong = (change: (choices: [number, number][]) => unknown) => {
      const choices = record.choices.map(([seat, choice]): [number, number] => [seat, choice]);
      change(choices);
      const broken: GameRecord = { ...record, choices };
      const error = refused(() => replay(civ, broken));
      expect(refused(() => openRecord(civ, broken)).message).toBe(error.message);
      return [error.code, error.facts['index'], error.facts['code']];
    };
    const [seat, choice] = record.choices[70]!;
    const other = (seat + 1) % session.state.seats.length;
    expect(wrong(list => list.splice(70, 1, [seat, civ.numDistinctChoices - 1]))).toEqual([
      'badRecord',
      70,
      'notLegal',
    ]);
    expect(wrong(list => list.splice(70, 1, [other, choice]))).toEqual(['badRecord', 70, 'notYourTurn']);
    expect(wrong(list => list.splice(70, 1, [seat, 0.5]))).toEqual(['badRecord', 70, 'notAChoice']);
    expect(wrong(list => list.splice(70, 1, [9, choice]))).toEqual(['badRecord', 70, 'badSeat']);
    const whole = toRecord(played('whole', Number.POSITIVE_INFINITY));
    const error = refused(() => replay(civ, { ...whole, choices: [...whole.choices, [0, 0]] }));
    expect(error.facts).toMatchObject({ index: whole.choices.length, code: 'gameOver' });
  });

  it('is replayed to any of its choices and no other', () => {
    for (const to of [-1, 121, 0.5, Number.NaN]) {
      expect(refused(() => replay(civ, record, { to })).code).toBe('badRecord');
    }
    expect(civ.hash(replay(civ, record, { to: 0 }))).toBe(civ.hash(civ.create(record.setup, record.seed)));
  });

  it('tells what happened again as it is replayed', () => {
    const types: string[] = [];
    replay(civ, record, { sink: event => types.push(event.type) });
    expect(types.length).toBeGreaterThan(100);
  });
});

describe('the pack in a record', () => {
  const whole = toRecord(session, { components: true });
  const { pack } = civ.rules;

  it('lies in it on request, and is all that is needed to open it', () => {
    expect(record).not.toHaveProperty('components');
    expect(packOf(record)).toBeNull();
    const read = parseRecord(recordText(whole));
    expect(read).toEqual(whole);
    const own = packOf(read)!;
    expect(own.rules.hash).toBe(civ.rules.hash);
    expect(own.hash(replay(own, read))).toBe(hash(session));
  });

  it('goes on with the game only where it is wanted again', () => {
    const on = openRecord(civ, whole);
    expect(recordText(toRecord(on))).toBe(recordText(record));
    expect(recordText(toRecord(on, { components: true }))).toBe(recordText(whole));
  });

  it.each<[string, unknown]>([
    ['pack: must be an object, not null', null],
    ['pack: must be an object, not a list', []],
    ['pack sites: must have', { ...pack, sites: [] }],
    ['pack rules: unknown field', { ...pack, rules: 'none' }],
    ['research A1 points', { ...pack, research: pack.research.map(card => ({ ...card, points: ['x'] })) }],
  ])('is refused in words when it is damaged: %s', (says, components) => {
    for (const source of [{ ...whole, components }, JSON.stringify({ ...whole, components })]) {
      const error = refused(() => parseRecord(source));
      expect(error.code).toBe('badPack');
      expect(error.message).toContain(`The pack in this record is broken: ${says}`);
      expect(error.facts['problems']).not.toEqual([]);
    }
  });

  it('must be the one the game was played with', () => {
    const says = 'The pack in this record is not the one that the game was played with.';
    const other = { ...whole, components: { ...pack, version: `${pack.version}.1` } };
    const called = { ...whole, pack: 'another' };
    for (const wrong of [other, called, { ...whole, packHash: hashText('other') }]) {
      const error = refused(() => packOf(parseRecord(wrong)));
      expect([error.code, error.message]).toEqual(['badPack', says]);
    }
  });
});

describe('a snapshot', () => {
  const half = { ...toRecord(played('record', 60), { snapshot: true }), choices: record.choices };
  const old: GameRecord = { ...half, rules: RULES_VERSION + 1 };

  it('lies in the record on request', () => {
    expect(record).not.toHaveProperty('snapshot');
    const with_ = toRecord(session, { snapshot: true });
    expect(with_.snapshot).toEqual({ at: 120, rules: RULES_VERSION, state: civ.save(session.state) });
    expect(parseRecord(recordText(with_))).toEqual(with_);
  });

  it('is what a game goes on from when the rules have moved on', () => {
    expect(civ.hash(replay(civ, old))).toBe(hash(session));
    const rng = seeded('on');
    const on = openRecord(civ, parseRecord(recordText(old)));
    expect(hash(on)).toBe(hash(session));
    playOn(on, rng, 30);
    const later = toRecord(on);
    expect(later.rules).toBe(RULES_VERSION + 1);
    expect(later.snapshot).toEqual(old.snapshot);
    expect(later.choices.slice(0, 120)).toEqual(record.choices);
    expect(civ.hash(replay(civ, later))).toBe(hash(on));
    const newer = toRecord(on, { snapshot: true });
    expect(newer.snapshot?.at).toBe(150);
    expect(civ.hash(replay(civ, newer))).toBe(hash(on));
  });

  it('is as far back as undo goes then', () => {
    const short = { ...old, choices: old.choices.slice(0, 60) };
    const on = openRecord(civ, short);
    for (const seat of seatsOf(on)) expect(canUndo(on, seat)).toBe(false);
    const at = hash(on);
    const { seat } = civ.decisions(on.state)[0]!;
    const back = civ.legal(on.state, seat).filter(choice => {
      const again = openRecord(civ, short);
      choose(again, seat, choice);
      if (!canUndo(again, seat)) return false;
      undo(again, seat);
      expect([again.choices.length, hash(again)]).toEqual([60, at]);
      for (const one of seatsOf(again)) expect(canUndo(again, one)).toBe(false);
      return true;
    });
    expect(back).not.toEqual([]);
  });

  it('of other rules, or none, is no help', () => {
    const { snapshot, ...bare } = old;
    expect(refused(() => replay(civ, bare)).code).toBe('wrongRules');
    const foreign = { ...snapshot!, rules: RULES_VERSION + 1 };
    expect(refused(() => replay(civ, { ...bare, snapshot: foreign })).code).toBe('wrongRules');
    expect(refused(() => replay(civ, { ...half, snapshot: foreign })).code).toBe('wrongRules');
    expect(refused(() => replay(civ, old, { to: 59 })).code).toBe('badRecord');
  });

  it('must be of the same game', () => {
    const elsewhere = toRecord(played('elsewhere', 60), { snapshot: true }).snapshot!;
    const early = { ...half.snapshot!, at: 59 };
    for (const rules of [RULES_VERSION, RULES_VERSION + 1]) {
      for (const snapshot of [early, { ...early, state: '{}' }]) {
        const error = refused(() => replay(civ, { ...half, rules, snapshot }));
        expect(error.code).toBe('badRecord');
      }
    }
    expect(refused(() => replay(civ, { ...half, snapshot: elsewhere })).facts['where']).toBe(
      'snapshot.state',
    );
    const other = {
      ...half.setup,
      materials: half.setup.materials === 'first' ? 'random' : 'first',
    } as const;
    expect(refused(() => replay(civ, { ...old, setup: other })).facts['where']).toBe('snapshot.state');
  });
});

import { C, kindOf, type Setup, SPECTATOR, seeded } from '@civolution/engine';
import {
  canUndo,
  choose,
  eventsSince,
  explain,
  openRecord,
  openSession,
  parseRecord,
  recordText,
  replay,
  type Session,
  seatView,
  toRecord,
  undo,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, hash, playOn, randomChoice, refused } from './support.js';

const HUMAN = 0;
const VICI = 1;

const alone: Setup = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
  extras: ['a', 'b', 'c'],
};

/** A game whose human is about to end a turn. */
function beforeEndOfTurn(seed: string): Session {
  const session = openSession(civ, alone, seed);
  const rng = seeded(seed);
  while (civ.decisions(session.state)[0]!.task !== 'endTurn') {
    const next = randomChoice(session.state, rng)!;
    choose(session, next.seat, next.choice);
  }
  return session;
}

describe('a session against V.I.C.I', () => {
  it('asks the human alone, from the first choice to the last', () => {
    for (const option of ['a', 'b', 'free'] as const) {
      const session = openSession(civ, { ...alone, seats: [{ option }] }, option);
      playOn(session, seeded(option), undefined, () => {
        const shown = seatView(session, HUMAN);
        expect(shown.waitingFor).toEqual(shown.ranking ? [] : [HUMAN]);
        expect(seatView(session, VICI)).toMatchObject({ decision: null, canUndo: false });
      });
      expect(session.choices.every(([seat]) => seat === HUMAN)).toBe(true);
      expect([...seatView(session, SPECTATOR).ranking!].sort()).toEqual([HUMAN, VICI]);
    }
  });

  it('tells what V.I.C.I does as things that happened, numbered on from the end of the turn', () => {
    const session = beforeEndOfTurn('told');
    const before = session.sequence;
    choose(session, HUMAN, C.endTurn);
    const told = eventsSince(session, HUMAN, before);
    expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, i) => before + 1 + i));
    expect(told[0]).toMatchObject({ type: 'turn', seat: VICI });
    expect(told[1]).toMatchObject({ type: 'actionCard', seat: VICI, card: session.state.solo!.revealed[0] });
    expect(told.at(-1)!.sequence).toBe(seatView(session, HUMAN).sequence);
    expect(eventsSince(session, SPECTATOR, before)).toEqual(told);
  });

  it('lets nobody decide for V.I.C.I', () => {
    const session = beforeEndOfTurn('nobody');
    const was = hash(session);
    expect(refused(() => choose(session, VICI, C.endTurn)).code).toBe('notYourTurn');
    expect(explain(session, VICI, { reset: true }).map(({ code }) => code)).toEqual(['notYourDecision']);
    expect(refused(() => undo(session, VICI)).code).toBe('noUndo');
    expect(hash(session)).toBe(was);
  });

  it('does not take back what V.I.C.I does', () => {
    const session = beforeEndOfTurn('back');
    choose(session, HUMAN, C.endTurn);
    for (const seat of [HUMAN, VICI]) {
      expect(canUndo(session, seat)).toBe(false);
      expect(refused(() => undo(session, seat)).code).toBe('noUndo');
    }
  });

  it('projects the score of V.I.C.I, and after the end tells the real one', () => {
    const session = openSession(civ, alone, 'score');
    playOn(session, seeded('score'), 60);
    const { total, sources } = seatView(session, HUMAN).projected[VICI]!;
    expect(total).toBeGreaterThan(session.state.seats[VICI]!.score);
    expect(Object.values(sources).reduce((a, b) => a + b)).toBe(total);
    playOn(session, seeded('on'));
    const { projected, ranking } = seatView(session, HUMAN);
    expect(projected.map(each => each.total)).toEqual(session.state.seats.map(me => me.score));
    const [human, vici] = projected.map(each => each.total);
    expect(ranking).toEqual(human! > vici! ? [HUMAN, VICI] : [VICI, HUMAN]);
  });
});

describe('a record of a game against V.I.C.I or with Extra Credits', () => {
  const session = openSession(civ, alone, 'record');
  playOn(session, seeded('record'), 200);
  const record = toRecord(session);

  it('holds level, challenge and Extra Credits, and replays to the same state', () => {
    const text = recordText(record);
    expect(text).toContain('"solo":{"challenge":false,"level":"medium"}');
    expect(text).toContain('"extras":["a","b","c"]');
    expect(civ.hash(replay(civ, parseRecord(text)))).toBe(hash(session));
    expect(hash(openRecord(civ, parseRecord(text)))).toBe(hash(session));
  });

  it('is the same however the set-up is written', () => {
    const { seats, map, materials, solo } = alone;
    const turned: Setup = {
      extras: ['c', 'a', 'b'],
      solo: { challenge: solo!.challenge, level: solo!.level },
      materials,
      map,
      seats,
    };
    const other = openSession(civ, turned, 'record');
    expect(recordText(toRecord(other))).toBe(recordText({ ...record, choices: [] }));
    const none = openSession(civ, { ...alone, extras: [] }, 'none');
    expect(toRecord(none).setup).not.toHaveProperty('extras');
  });

  it('goes on from a snapshot, whatever the order of its Extra Credits', () => {
    const snapped = toRecord(session, { snapshot: true });
    const old = {
      ...snapped,
      rules: 0,
      setup: { ...alone, extras: ['b', 'c', 'a'] as const },
    };
    expect(civ.hash(replay(civ, old))).toBe(hash(session));
    const other = { ...old, setup: { ...alone, solo: { level: 'expert', challenge: false } } } as const;
    expect(refused(() => replay(civ, other)).facts['where']).toBe('snapshot.state');
  });

  it.each<[string, Record<string, unknown>]>([
    ['level', { solo: { level: 'easy', challenge: false } }],
    ['challenge', { solo: { level: 'medium' } }],
    ['"cards"', { solo: { level: 'medium', challenge: false, cards: 15 } }],
    ['solo', { solo: null }],
    ['one civilization', { seats: [{ option: 'a' }, { option: 'a' }] }],
    ['one civilization', { solo: undefined }],
    ['freely', { seats: [{ option: 'free' }, { option: 'a' }], solo: undefined }],
    ['"d"', { extras: ['a', 'd'] }],
    ['twice', { extras: ['a', 'a'] }],
    ['Extra Credits', { extras: 'abc' }],
  ])('is refused with %s named when its set-up is wrong', (why, wrong) => {
    const setup = JSON.parse(JSON.stringify({ ...alone, ...wrong })) as Setup;
    const error = refused(() => parseRecord({ ...record, setup }));
    expect(error.facts['where']).toBe('setup');
    expect(error.message).toContain(why);
  });

  it('is refused with a choice of V.I.C.I', () => {
    const [, choice] = record.choices[0]!;
    const error = refused(() => parseRecord({ ...record, choices: [[VICI, choice]] }));
    expect(error.facts['where']).toBe('choices[0]');
  });
});

describe('undo before the draft', () => {
  const setup: Setup = {
    seats: [{ option: 'a' }, { option: 'a' }, { option: 'b' }],
    map: 'first',
    materials: 'first',
    extras: ['a'],
  };

  it('is open to the newcomer who chose last where its starting attribute goes, until somebody drafts', () => {
    const session = openSession(civ, setup, 'newcomers');
    const install = (): number => {
      const { seat, task } = civ.decisions(session.state)[0]!;
      expect(task).toBe('installChip');
      choose(session, seat, civ.legal(session.state, seat)[0]!);
      return seat;
    };
    const [first, second] = [install(), install()];
    expect(civ.decisions(session.state)).toMatchObject([{ seat: 2, task: 'draft' }]);
    expect([first, second, 2].map(seat => canUndo(session, seat))).toEqual([false, true, false]);
    const drafting = hash(session);
    undo(session, second);
    install();
    expect(hash(session)).toBe(drafting);
    choose(session, 2, civ.legal(session.state, 2)[0]!);
    expect(kindOf(session.choices.at(-1)![1])).toBe('keep');
    expect([first, second, 2].map(seat => canUndo(session, seat))).toEqual([false, false, true]);
    undo(session, 2);
    expect(hash(session)).toBe(drafting);
    expect([first, second, 2].map(seat => canUndo(session, seat))).toEqual([false, true, false]);
  });
});

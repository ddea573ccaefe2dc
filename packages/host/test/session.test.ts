import { below, seeded } from '@civolution/engine';
import {
  canUndo,
  choose,
  eventsSince,
  openRecord,
  openSession,
  parseRecord,
  recordText,
  replay,
  toRecord,
  undo,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, drafting, hash, pick, playOn, randomSession, refused, seatsOf } from './support.js';

describe('a session', () => {
  it.each([1, 2, 3, 4])('plays whole games whose records replay to the same state, with %i people', seats => {
    for (let game = 0; game < 5; game++) {
      const rng = seeded(`whole ${seats} ${game}`);
      const session = randomSession(rng, `seed ${game}`, seats);
      const stops = new Map<number, string>();
      playOn(session, rng, undefined, () => {
        if (below(rng, 80) === 0) stops.set(session.choices.length, hash(session));
      });
      expect(civ.decisions(session.state)).toEqual([]);
      const text = recordText(toRecord(session));
      const record = parseRecord(text);
      expect(recordText(record)).toBe(text);
      expect(civ.hash(replay(civ, record))).toBe(hash(session));
      expect(hash(openRecord(civ, record))).toBe(hash(session));
      for (const [to, was] of stops) expect(civ.hash(replay(civ, record, { to }))).toBe(was);
    }
  });

  it('is the same however the set-up is written', () => {
    const one = openSession(
      civ,
      { seats: [{ option: 'a' }, { option: 'b' }], map: 'first', materials: 'random' },
      's',
    );
    const two = openSession(
      civ,
      { materials: 'random', map: 'first', seats: [{ option: 'a' }, { option: 'b' }] },
      's',
    );
    expect(hash(one)).toBe(hash(two));
    expect(recordText(toRecord(one))).toBe(recordText(toRecord(two)));
  });

  it('does not open on a broken set-up or seed', () => {
    const seats = (n: number) => Array.from({ length: n }, () => ({ option: 'a' as const }));
    const open = (setup: unknown, seed: unknown = 'seed') =>
      refused(() => openSession(civ, setup as never, seed as never));
    const rest = { map: 'first', materials: 'first' };
    expect(open({ seats: seats(5), ...rest }).message).toContain('5 civilizations');
    expect(open({ seats: seats(1), ...rest }).code).toBe('badSetup');
    expect(open({ seats: seats(2), ...rest, expansion: true }).message).toContain('expansion');
    expect(open({ seats: [{ option: 'a' }, { option: 'c' }], ...rest }).message).toContain('"c"');
    expect(open({ seats: [{ option: { toString: null } }, { option: 'a' }], ...rest }).code).toBe('badSetup');
    expect(open(null).code).toBe('badSetup');
    for (const seed of ['', 7, null, 'x'.repeat(257)]) {
      expect(open({ seats: seats(2), ...rest }, seed).code).toBe('badSeed');
    }
  });

  it('refuses what is not legal, by name, and stays as it is', () => {
    const rng = seeded('refusals');
    const session = randomSession(rng, 'refusals', 3);
    const odd = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9, civ.numDistinctChoices];
    const tried = (seat: number, choice: number) => {
      const before = JSON.stringify({ ...session, civ: null });
      const { code } = refused(() => choose(session, seat, choice));
      expect(JSON.stringify({ ...session, civ: null })).toBe(before);
      return code;
    };
    playOn(session, rng, undefined, () => {
      const asked = civ.decisions(session.state).map(decision => decision.seat);
      const seat = asked[0];
      if (seat === undefined || below(rng, 8) > 0) return;
      const other = [0, 1, 2].find(n => !asked.includes(n));
      const legal = civ.legal(session.state, seat);
      const illegal = below(rng, civ.numDistinctChoices);
      if (other !== undefined) expect(tried(other, legal[0]!)).toBe('notYourTurn');
      if (!legal.includes(illegal)) expect(tried(seat, illegal)).toBe('notLegal');
      expect(tried(seat, pick(rng, odd))).toBe('notAChoice');
      expect(tried(pick(rng, [-1, 3, 0.5, Number.NaN]), legal[0]!)).toBe('badSeat');
    });
    expect(tried(0, 0)).toBe('gameOver');
  });

  it('numbers what happened so that a screen can follow, whatever is taken back', () => {
    for (let game = 0; game < 8; game++) {
      const rng = seeded(`follow ${game}`);
      const session =
        game < 4 ? openSession(civ, drafting(4), `follow ${game}`) : randomSession(rng, `${game}`);
      const viewer = below(rng, session.state.seats.length + 1) - 1;
      const given = new Set<number>();
      let last = 0;
      let seen: { sequence: number }[] = [];
      const poll = () => {
        for (const event of eventsSince(session, viewer, last)) {
          expect(event.sequence).toBeGreaterThan(last);
          expect(given.has(event.sequence)).toBe(false);
          given.add(event.sequence);
          last = event.sequence;
          if (event.type !== 'undone') seen.push(event);
          else seen = seen.filter(({ sequence }) => sequence < event.from || sequence >= event.until);
        }
        expect(last).toBe(session.sequence);
      };
      playOn(session, rng, 400, () => {
        if (below(rng, 4) === 0) poll();
        const seat = pick(rng, seatsOf(session));
        if (below(rng, 3) === 0 && canUndo(session, seat)) undo(session, seat);
      });
      poll();
      const anew = openRecord(civ, toRecord(session));
      // Whoever comes late is not told what was taken back.
      const late = eventsSince(session, viewer, 0).filter(({ type }) => type !== 'undone');
      expect(late).toEqual(seen);
      const bare = (list: readonly { sequence: number }[]) => list.map(event => ({ ...event, sequence: 0 }));
      expect(bare(seen)).toEqual(bare(eventsSince(anew, viewer, 0)));
    }
  });
});

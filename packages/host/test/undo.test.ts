import { argOf, below, C, type Civolution, kindOf, load, MODULES, seeded } from '@civolution/engine';
import {
  canUndo,
  choose,
  openRecord,
  openSession,
  replay,
  type Session,
  seatView,
  toRecord,
  undo,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import {
  civ,
  drafting,
  hash,
  pick,
  playOn,
  randomChoice,
  randomSession,
  refused,
  seatsOf,
} from './support.js';

const inDraft = (session: Session): boolean => civ.decisions(session.state)[0]?.task === 'draft';

const A1 = 0;

/** The frozen pack, in which card A1 lets its owner advance on any track when it is displaced. */
function displacedPack(): Civolution {
  const pack = structuredClone(civ.rules.pack) as unknown as { research: { id: string; ability: unknown }[] };
  pack.research.find(({ id }) => id === 'A1')!.ability = {
    kind: 'trigger',
    on: 'displaced',
    effects: [{ do: 'track', track: 'any', n: 1 }],
  };
  return load(pack);
}

/** What the rules of undo look at, written down at every choice by the test itself. */
interface Past {
  readonly seat: number;
  readonly choice: number;
  readonly before: string;
  readonly learned: number;
}

describe('undo', () => {
  it('goes back choice by choice to what was learnt, another seat or the end of a turn, never past it', () => {
    let taken = 0;
    let stopped = { learned: 0, other: 0, endTurn: 0 };
    for (let game = 0; game < 12; game++) {
      const rng = seeded(`undo ${game}`);
      const session = randomSession(rng, `undo ${game}`);
      const past: Past[] = [];
      for (let i = 0; i < 900; i++) {
        if (!inDraft(session) && below(rng, 5) === 0) {
          for (;;) {
            const last = past.at(-1);
            const learned = last !== undefined && last.learned !== session.state.learned;
            const ended = last !== undefined && kindOf(last.choice) === 'endTurn';
            for (const seat of seatsOf(session)) {
              const may = last?.seat === seat && !learned && !ended;
              expect(canUndo(session, seat)).toBe(may);
              if (!may) expect(refused(() => undo(session, seat)).code).toBe('noUndo');
            }
            stopped = {
              learned: stopped.learned + Number(learned),
              other: stopped.other + Number(past.at(-2) !== undefined && past.at(-2)!.seat !== last?.seat),
              endTurn: stopped.endTurn + Number(ended),
            };
            if (!last || learned || ended || below(rng, 4) === 0) break;
            undo(session, last.seat);
            expect(hash(session)).toBe(last.before);
            past.pop();
            taken++;
          }
          const left = past.map(({ seat, choice }) => [seat, choice]);
          expect(JSON.stringify(session.choices)).toBe(JSON.stringify(left));
        }
        const next = randomChoice(session.state, rng);
        if (!next) break;
        past.push({ ...next, before: hash(session), learned: session.state.learned });
        choose(session, next.seat, next.choice);
      }
      expect(civ.hash(replay(civ, toRecord(session)))).toBe(hash(session));
    }
    expect(taken).toBeGreaterThan(250);
    for (const times of Object.values(stopped)) expect(times).toBeGreaterThan(50);
  });

  it('is open to the same seats after a game is opened anew', () => {
    let undone = 0;
    for (let game = 0; game < 6; game++) {
      const rng = seeded(`anew ${game}`);
      const session =
        game < 2 ? openSession(civ, drafting(3), `anew ${game}`) : randomSession(rng, `anew ${game}`);
      playOn(session, rng, 300, () => {
        const seat = pick(rng, seatsOf(session));
        if (below(rng, 3) === 0 && canUndo(session, seat)) undo(session, seat);
        if (below(rng, 20) > 0) return;
        for (const seat of seatsOf(session)) {
          const anew = openRecord(civ, toRecord(session));
          expect(canUndo(anew, seat)).toBe(canUndo(session, seat));
          const shown = (from: Session) => JSON.stringify({ ...seatView(from, seat), sequence: 0 });
          expect(shown(anew)).toBe(shown(session));
          if (!canUndo(session, seat)) continue;
          const fork = { ...session, choices: [...session.choices], steps: [...session.steps] };
          undo(anew, seat);
          undo(fork, seat);
          expect(hash(anew)).toBe(hash(fork));
          expect(JSON.stringify(anew.choices)).toBe(JSON.stringify(fork.choices));
          undone++;
        }
      });
    }
    expect(undone).toBeGreaterThan(20);
  });

  it('keeps only what can still be taken back', () => {
    const rng = seeded('memory');
    const session = randomSession(rng, 'memory', 4);
    let most = 0;
    playOn(session, rng, undefined, () => {
      most = Math.max(most, session.steps.length);
      for (const step of session.steps) expect(step.choice).not.toBe(C.endTurn);
      expect(session.boundary.learned).toBe(session.state.learned);
    });
    expect(most).toBeLessThan(100);
  });

  it('is refused to seats there are not', () => {
    const session = openSession(civ, drafting(2), 'seats');
    for (const seat of [2, -2, 0.5, Number.NaN]) {
      expect(canUndo(session, seat)).toBe(false);
      expect(refused(() => undo(session, seat)).code).toBe('badSeat');
    }
    expect(refused(() => undo(session, -1)).code).toBe('noUndo');
    expect(refused(() => undo(session, 0)).code).toBe('noUndo');
  });

  it('reaches back to neither side of a decision that another civilization makes in the turn', () => {
    const game = displacedPack();
    const session = openSession(game, { ...drafting(2), seats: [{ option: 'a' }, { option: 'a' }] }, 'other');
    while (game.decisions(session.state)[0]!.task !== 'turn') {
      const { seat } = game.decisions(session.state)[0]!;
      choose(session, seat, game.legal(session.state, seat)[0]!);
    }
    const { seat } = game.decisions(session.state)[0]!;
    const owner = 1 - seat;
    const state = game.clone(session.state);
    state.seats[owner] = { ...state.seats[owner]!, abilities: [A1], triggers: -1 };
    Object.assign(session, { state, boundary: state });
    session.steps.length = 0;

    choose(session, seat, C.activate + MODULES.indexOf('procreation'));
    if (game.decisions(session.state)[0]!.task === 'pay') {
      choose(session, seat, game.legal(session.state, seat)[0]!);
    }
    const displace = game
      .legal(session.state, seat)
      .find(choice => kindOf(choice) === 'settle' && (argOf(choice) & 15) === 2 + 2 * owner)!;
    choose(session, seat, displace);
    expect(game.decisions(session.state)).toMatchObject([{ seat: owner, task: 'anyTrack' }]);
    // Nobody has answered yet: the displacing can still be taken back, and made again.
    expect([canUndo(session, seat), canUndo(session, owner)]).toEqual([true, false]);
    undo(session, seat);
    choose(session, seat, displace);
    const asked = game.hash(session.state);
    choose(session, owner, C.track);
    expect(game.decisions(session.state)).toMatchObject([{ seat, task: 'endTurn' }]);
    expect([canUndo(session, seat), canUndo(session, owner)]).toEqual([false, true]);
    expect(refused(() => undo(session, seat)).code).toBe('noUndo');
    undo(session, owner);
    expect(game.hash(session.state)).toBe(asked);
  });
});

describe('undo in the draft', () => {
  it('takes back one’s own last choice and leaves those of the others', () => {
    for (let game = 0; game < 40; game++) {
      const rng = seeded(`draft ${game}`);
      const seats = 2 + below(rng, 3);
      const session = openSession(civ, drafting(seats), `draft ${game}`);
      let expected: [number, number][] = [];
      for (let i = 0; i < 60 && inDraft(session); i++) {
        const seat = below(rng, seats);
        const own = expected.map(([who]) => who).lastIndexOf(seat);
        expect(canUndo(session, seat)).toBe(own >= 0);
        if (own >= 0 && below(rng, 3) === 0) {
          undo(session, seat);
          expected = expected.filter((_, at) => at !== own);
          expect(hash(session)).toBe(civ.hash(replay(civ, { ...toRecord(session), choices: expected })));
        } else {
          const next = randomChoice(session.state, rng)!;
          choose(session, next.seat, next.choice);
          expected.push([next.seat, next.choice]);
        }
        expect(session.choices).toEqual(expected);
      }
      if (inDraft(session)) continue;
      for (const seat of seatsOf(session)) expect(canUndo(session, seat)).toBe(false);
      playOn(session, rng, 50);
      expect(civ.hash(replay(civ, toRecord(session)))).toBe(hash(session));
    }
  });

  it('is still open to a seat that has finished while others have not', () => {
    const session = openSession(civ, drafting(2), 'finished');
    const start = hash(session);
    for (let own = civ.legal(session.state, 0); own.length > 0; own = civ.legal(session.state, 0)) {
      choose(session, 0, own[0]!);
    }
    expect(seatView(session, 0)).toMatchObject({ decision: null, waitingFor: [1], canUndo: true });
    choose(session, 1, civ.legal(session.state, 1)[0]!);
    const others = civ.view(session.state, 1).seats[1];
    while (canUndo(session, 0)) undo(session, 0);
    expect(civ.view(session.state, 1).seats[1]).toEqual(others);
    undo(session, 1);
    expect(hash(session)).toBe(start);
  });
});

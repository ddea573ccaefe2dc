// A game at this screen: what its viewers are told, and when its bots go on.
import { below, CivError, redact, SPECTATOR, seeded, type View } from '@civolution/engine';
import {
  type Bot,
  type BotChoice,
  eventsSince,
  type GameConnection,
  localGame,
  openSession,
  type Session,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, drafting, hash, pick, randomSession, seatsOf } from './support.js';

type Remark = string;

interface Around {
  readonly session: Session;
  readonly game: GameConnection<Remark>;
  /** What was reported, in order. */
  readonly heard: string[];
}

function around(session: Session, bots: ReadonlyMap<number, Bot<Remark>> = new Map()): Around {
  const heard: string[] = [];
  const game = localGame({
    session,
    bots,
    changed: () => void heard.push('changed'),
    failed: error => void heard.push(String(error)),
  });
  return { session, game, heard };
}

/** Waits until pending bot moves are done. */
const rest = (): Promise<void> => new Promise(done => setTimeout(done));

const firstChoice = (view: View, seat: number): number => civ.legal(civ.redeal(view, 'any'), seat)[0]!;
const simple =
  (seat: number): Bot<Remark> =>
  async view => ({ choice: firstChoice(view, seat), remark: `seat ${seat}` });

describe('a game at this screen', () => {
  it('tells every viewer each event as it may know it, with the view of that moment', async () => {
    for (let n = 0; n < 4; n++) {
      const rng = seeded(`moments ${n}`);
      const { session, game } = around(randomSession(rng, `moments ${n}`, 1 + n));
      for (let i = 0; i < 120; i++) {
        const asked = civ.decisions(session.state);
        if (asked.length === 0) break;
        const { seat } = pick(rng, asked);
        const choice = pick(rng, civ.legal(session.state, seat));
        const before = session.sequence;
        // The same choice once more, beside the game.
        const s = civ.clone(session.state);
        const expected: unknown[] = [];
        const viewer = below(rng, session.state.seats.length + 1) - 1;
        civ.choose(s, seat, choice, event => {
          expected.push({
            ...(expected.length === 0 && { made: { seat } }),
            event: { ...redact(event, viewer), sequence: before + expected.length + 1 },
            view: civ.view(s, viewer),
          });
        });
        await game.choose(seat, choice);
        expect(game.since(viewer, before)).toEqual(expected);
        const { view, sequence, waitingFor } = game.position(viewer);
        expect(view).toEqual(civ.view(s, viewer));
        expect(sequence).toBe(before + expected.length);
        expect(waitingFor).toEqual(civ.decisions(s).map(one => one.seat));
      }
    }
  });

  it('keeps the views of what has not been shown, and of nothing else', async () => {
    const { session, game } = around(randomSession(seeded('kept'), 'kept', 2));
    for (let i = 0; i < 30; i++) {
      const { seat } = civ.decisions(session.state)[0]!;
      await game.choose(seat, civ.legal(session.state, seat)[0]!);
    }
    const half = Math.floor(session.sequence / 2);
    game.reportShown(half);
    const all = game.since(0, 0);
    expect(all.map(({ event }) => event)).toEqual(eventsSince(session, 0, 0));
    for (const { event, view } of all) expect(view !== null, `${event.sequence}`).toBe(event.sequence > half);
  });

  it('refuses what the rules refuse, and is then as before', async () => {
    const { session, game, heard } = around(randomSession(seeded('refused'), 'refused', 2));
    const [before, position] = [hash(session), JSON.stringify(game.position(0))];
    const { seat } = civ.decisions(session.state)[0]!;
    await expect(game.choose(seat, 999_999)).rejects.toThrow(CivError);
    await expect(game.undo(seat)).rejects.toThrow(CivError);
    await expect(game.choose(7, 0)).rejects.toThrow(CivError);
    expect(() => game.position(7)).toThrow(CivError);
    expect(() => game.since(-2, 0)).toThrow(CivError);
    expect(hash(session)).toBe(before);
    expect(JSON.stringify(game.position(0))).toBe(position);
    expect(heard).toEqual([]);
  });

  it('tells that a choice was taken back, with the view after that', async () => {
    const { session, game } = around(randomSession(seeded('back'), 'back', 2));
    let taken = 0;
    const rng = seeded('back');
    for (let i = 0; i < 200; i++) {
      const { seat } = civ.decisions(session.state)[0]!;
      if (game.position(seat).canUndo && below(rng, 3) === 0) {
        const { sequence } = game.position(seat);
        await game.undo(seat);
        const [last, ...more] = game.since(SPECTATOR, sequence);
        expect(more).toEqual([]);
        expect(last!.event.type).toBe('undone');
        expect(last!.view).toEqual(game.position(SPECTATOR).view);
        taken++;
      }
      await game.choose(seat, pick(rng, civ.legal(session.state, seat)));
    }
    expect(taken).toBeGreaterThan(5);
  });
});

describe('bots', () => {
  it('play on by themselves as long as what happened is shown, and say why', async () => {
    const session = randomSession(seeded('bots'), 'bots', 3);
    const bots = new Map(seatsOf(session).map(seat => [seat, simple(seat)]));
    let reported = -1;
    const game: GameConnection<Remark> = localGame({
      session,
      bots,
      changed: () => {
        if (session.choices.length < 40) show();
      },
      failed: error => {
        throw error;
      },
    });
    const show = (): void => {
      reported = session.sequence;
      game.reportShown(reported);
    };
    await rest();
    expect(session.choices).toHaveLength(0);

    show();
    await rest();
    // They stop at the first choice that brings something to be shown.
    const made = session.choices.length;
    expect(made).toBeGreaterThanOrEqual(40);
    expect(session.sequence).toBeGreaterThan(reported);
    const [first, ...others] = game.since(SPECTATOR, reported);
    const [seat] = session.choices.at(-1)!;
    expect(first!.made).toEqual({ seat, remark: `seat ${seat}` });
    expect(others.filter(({ made: by }) => by !== undefined)).toEqual([]);

    game.reportShown(session.sequence - 1);
    await rest();
    expect(session.choices).toHaveLength(made);
    show();
    await rest();
    expect(session.choices.length).toBeGreaterThan(made);
  });

  /** A game in which all draft at once. The bot of seat 0 answers when it is told to. */
  function drafting3() {
    const views: View[] = [];
    const answers: { done(made: BotChoice<Remark>): void; fail(error: Error): void }[] = [];
    const bot: Bot<Remark> = view => {
      views.push(view);
      return new Promise((done, fail) => answers.push({ done, fail }));
    };
    const session = openSession(civ, drafting(3), 'draft');
    return { ...around(session, new Map([[0, bot]])), views, answers };
  }

  it('draft while others do: their answer counts whatever happened meanwhile', async () => {
    const { session, game, views, answers } = drafting3();
    game.reportShown(session.sequence);
    await game.choose(1, civ.legal(session.state, 1)[0]!);
    answers[0]!.done({ choice: firstChoice(views[0]!, 0) });
    await rest();
    expect(session.choices.map(([seat]) => seat)).toEqual([1, 0]);
  });

  it('are asked again when their question has gone meanwhile', async () => {
    const { session, game, views, answers } = drafting3();
    // Seat 1 is the first to be asked alone, and takes its last choice back while the bot of seat 2 thinks.
    let asked = civ.decisions(session.state);
    const bot2: View[] = [];
    const late: { done(made: BotChoice<Remark>): void }[] = [];
    const other = around(
      session,
      new Map([
        [
          2,
          (view: View) => {
            bot2.push(view);
            return new Promise<BotChoice<Remark>>(done => late.push({ done }));
          },
        ],
      ]),
    );
    game.close();
    expect([views, answers]).toEqual([[], []]);
    while (asked.length > 1 || asked[0]!.seat !== 2) {
      const { seat } = asked.find(one => one.seat !== 2) ?? asked[0]!;
      await other.game.choose(seat, civ.legal(session.state, seat)[0]!);
      asked = civ.decisions(session.state);
    }
    other.game.reportShown(session.sequence);
    const [before] = bot2;
    // Somebody at the screen answers for the seat.
    await other.game.choose(2, civ.legal(session.state, 2)[0]!);
    const choices = session.choices.length;
    late[0]!.done({ choice: firstChoice(before!, 2) });
    await rest();
    expect(session.choices).toHaveLength(choices);
  });

  it('that fail about a question that is gone are not reported, and go on', async () => {
    const { session, game, heard, views, answers } = drafting3();
    game.reportShown(session.sequence);
    await game.choose(1, civ.legal(session.state, 1)[0]!);
    game.reportShown(session.sequence);
    answers[0]!.fail(new Error('too late'));
    await rest();
    expect(heard).toEqual(['changed']);
    answers[1]!.done({ choice: firstChoice(views[1]!, 0) });
    await rest();
    expect(session.choices.map(([seat]) => seat)).toEqual([1, 0]);
  });

  it('that fail are reported and leave the game as it was; one that answers too late is not heard', async () => {
    const { session, game, heard, answers } = drafting3();
    const before = hash(session);
    game.reportShown(session.sequence);
    answers[0]!.fail(new Error('no idea'));
    await rest();
    expect(heard).toEqual(['Error: no idea']);
    game.reportShown(session.sequence);
    answers[1]!.done({ choice: 999_999 });
    await rest();
    expect(heard).toHaveLength(2);
    expect(heard[1]).toContain('999999');
    expect(hash(session)).toBe(before);

    game.reportShown(session.sequence);
    game.close();
    answers[2]!.done({ choice: firstChoice(game.position(0).view, 0) });
    await rest();
    expect(hash(session)).toBe(before);
    expect(heard).toHaveLength(2);
    await expect(game.choose(1, civ.legal(session.state, 1)[0]!)).rejects.toThrow('closed');
    await expect(game.undo(1)).rejects.toThrow('closed');
  });
});

// What a screen shows comes from what its viewer may know: it is the same for every way to deal the rest.
import { BOTS, seekerPlayer } from '@civolution/bots';
import { basePack, gameTexts } from '@civolution/content';
import { below, load, type Rng, type Setup, SPECTATOR, seeded } from '@civolution/engine';
import { choose, localGame, openSession, type Session } from '@civolution/host';
import { describe, expect, test } from 'vitest';
import { adviceFrom } from '../src/worker/advice.js';
import { reasonOf } from '../src/worker/reason.js';
import { type Means, positionParts, whyNot } from '../src/worker/screen.js';

const civ = load(basePack);
const means: Means = { civ, texts: gameTexts('en', civ.rules, [], true) };

const SETUPS: readonly Setup[] = [
  { seats: [{ option: 'a' }, { option: 'b' }], map: 'random', materials: 'random' },
  {
    seats: [{ option: 'b' }, { option: 'b' }, { option: 'b' }],
    map: 'random',
    materials: 'first',
    extras: ['a', 'b', 'c'],
  },
  {
    seats: [{ option: 'b' }, { option: 'a' }, { option: 'b' }, { option: 'a' }],
    map: 'first',
    materials: 'random',
  },
  {
    seats: [{ option: 'free' }],
    map: 'random',
    materials: 'random',
    solo: { level: 'medium', challenge: true },
    extras: ['b'],
  },
];

/** Plays a whole game; at some questions `look` is called. */
function play(setup: Setup, seed: string, rng: Rng, look: (session: Session, seat: number) => void): void {
  const session = openSession(civ, setup, seed);
  const players = setup.seats.map((_, seat) => seekerPlayer(seeded(`${seed}/${seat}`), new Map()));
  for (;;) {
    const asked = civ.decisions(session.state);
    if (asked.length === 0) return;
    const { seat } = asked[below(rng, asked.length)]!;
    if (below(rng, 4) === 0) look(session, seat);
    const legal = civ.legal(session.state, seat);
    choose(
      session,
      seat,
      players[seat]!.choose(civ, () => civ.view(session.state, seat), seat, legal),
    );
  }
}

const positionOf = (session: Session, viewer: number) =>
  localGame({ session, bots: new Map(), changed: () => {}, failed: () => {} }).position(viewer);

describe('a screen', () => {
  test.each(SETUPS.map((setup, i) => [i, setup] as const))(
    'is the same for every deal, and why something cannot be chosen (set-up %i)',
    (i, setup) => {
      const rng = seeded(`deals ${i}`);
      let looked = 0;
      for (let game = 0; game < 2; game++) {
        play(setup, `deals ${i} ${game}`, rng, (session, seat) => {
          const position = positionOf(session, seat);
          const before = JSON.stringify(position);
          const parts = positionParts(means, position, 'one deal');
          expect(parts.asked!.choices.map(({ choice }) => choice)).toEqual(civ.legal(session.state, seat));
          const other = positionParts(means, structuredClone(position), `${looked}`);
          expect(other).toEqual(parts);
          const { hand, goals } = position.view.seats[seat]!;
          const subjects = [
            { module: below(rng, 22) },
            { project: 'settlement' } as const,
            ...hand.slice(0, 2).map(card => ({ card })),
            ...(goals.some(pile => pile.length > 0) ? [{ goal: 0 }] : []),
          ];
          for (const subject of subjects) {
            const reasons = whyNot(means, position.view, subject, 'one deal');
            expect(whyNot(means, position.view, subject, `${looked}`)).toEqual(reasons);
          }
          expect(JSON.stringify(position)).toBe(before);
          looked++;
        });
      }
      expect(looked).toBeGreaterThan(60);
    },
  );

  test.each(SETUPS.map((setup, i) => [i, setup] as const))(
    'tells the same hint and the same reason of a bot for every deal (set-up %i)',
    (i, setup) => {
      const rng = seeded(`hints ${i}`);
      const bot = BOTS.medium.make(civ, `bot ${i}`, { nodes: 300 });
      const told = new Set<string>();
      let asked = 0;
      play(setup, `hints ${i}`, rng, (session, seat) => {
        if (below(rng, 4) > 0) return;
        const { view } = positionOf(session, seat);
        const thought = bot.think({ view, legal: civ.legal(session.state, seat) });
        const hint = adviceFrom(means, view, thought, 'one deal');
        expect(adviceFrom(means, view, thought, `${asked}`)).toEqual(hint);
        const reason = reasonOf(means, view, 'medium', thought, 'one deal');
        expect(reasonOf(means, view, 'medium', thought, `${asked}`)).toEqual(reason);
        told.add(reason?.kind ?? 'none');
        asked++;
      });
      expect(asked).toBeGreaterThan(10);
      expect(told.size).toBeGreaterThan(1);
    },
  );

  test('asks nothing of those who wait or only watch', () => {
    const session = openSession(civ, SETUPS[0]!, 'waits');
    for (const viewer of [SPECTATOR, 0, 1]) {
      const position = positionOf(session, viewer);
      const { asked, warnings } = positionParts(means, position);
      expect(asked !== null).toBe(position.waitingFor.includes(viewer));
      if (!asked) expect(warnings).toEqual([]);
    }
  });
});

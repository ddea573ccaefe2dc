import { below, type GameEvent, PUBLIC, SPECTATOR, type State, seeded, type View } from '@civolution/engine';
import { eventsSince, explain, openSession, type Session, seatView } from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, drafting, pick, playOn, randomSession, refused, seatsOf } from './support.js';

const viewers = (session: Session): number[] => [SPECTATOR, ...seatsOf(session)];

/** The research cards whose place a viewer does not know. */
const hiddenCards = (s: State, viewer: number): Set<number> =>
  new Set(
    s.known.flatMap((mask, card) => {
      const known = mask === PUBLIC || (viewer >= 0 && (mask >> viewer) & 1);
      // Who says which card is to be installed shows it.
      const shown = s.agenda.some(task => task.do === 'installHow' && task.card === card);
      return known || shown || !civ.rules.cards[card] ? [] : [card];
    }),
  );

function expectNoSecret(s: State, view: View, viewer: number): void {
  const hidden = hiddenCards(s, viewer);
  const cards = [
    ...view.stacks.flat(),
    ...view.faceUp.flat(),
    ...view.seats.flatMap(me => [...me.hand, ...me.looking, ...me.columns.flat()]),
    ...view.agenda.flatMap(task => ('card' in task ? [task.card] : [])),
  ];
  expect(cards.filter(card => hidden.has(card))).toEqual([]);
  expect([...hidden].every(card => view.known[card] === 0)).toBe(true);
  expect(view.rng).toEqual([0, 0, 0, 0]);
  expect(view.events.every(event => event < 0)).toBe(true);
  expect(view.sites.every((tile, site) => tile < 0 || (s.revealed >> site) & 1)).toBe(true);
  expect(view.material.every((tile, t) => tile < 0 || (s.developed >> t) & 1)).toBe(true);
  expect(view.creatureStack.every(creature => creature < 0)).toBe(true);
  const { stack = [], discard = [] } = view.solo ?? {};
  expect([...stack, ...discard].every(card => card < 0)).toBe(true);
  view.seats.forEach((me, seat) => {
    if (seat === viewer) return;
    expect(me.looking.every(card => !hidden.has(card))).toBe(true);
    if (s.seats[seat]!.markerCards.length === 0) return;
    expect(me.markerCards.every(card => card < 0)).toBe(true);
    expect(me.markerCard).toBeLessThan(0);
  });
}

describe('a screen', () => {
  it('shows the view, the own decision and nothing secret', () => {
    for (let game = 0; game < 8; game++) {
      const rng = seeded(`screen ${game}`);
      const session =
        game < 2 ? openSession(civ, drafting(4), `screen ${game}`) : randomSession(rng, `screen ${game}`);
      const look = () => {
        const { state } = session;
        const decisions = civ.decisions(state);
        const viewer = pick(rng, viewers(session));
        const shown = seatView(session, viewer);
        expect(JSON.stringify(shown.view)).toBe(JSON.stringify(civ.view(state, viewer)));
        expectNoSecret(state, shown.view, viewer);
        expect(shown.waitingFor).toEqual(decisions.map(({ seat }) => seat));
        expect(shown.decision !== null).toBe(shown.waitingFor.includes(viewer));
        if (shown.decision) {
          expect(shown.decision.choices.map(({ choice }) => choice)).toEqual(civ.legal(state, viewer));
          expect(shown.decision.choices.every(({ seat }) => seat === viewer)).toBe(true);
        }
        expect(shown.projected).toEqual(seatsOf(session).map(seat => civ.project(state, seat)));
        expect(shown.ranking).toEqual(decisions.length === 0 ? civ.ranking(state) : null);
        // All of it could have been worked out from the view alone.
        const like = { ...session, state: civ.redeal(shown.view, `like ${game}`) };
        expect(JSON.stringify(seatView(like, viewer))).toBe(JSON.stringify(shown));
      };
      playOn(session, rng, undefined, () => {
        if (below(rng, 4) === 0) look();
      });
      look();
    }
  });

  it('is told of cards only what it may know', () => {
    let redacted = 0;
    for (let game = 0; game < 4; game++) {
      const rng = seeded(`events ${game}`);
      const session = openSession(civ, drafting(2 + (game % 3)), `events ${game}`);
      let last = session.sequence;
      playOn(session, rng, undefined, () => {
        for (const viewer of viewers(session)) {
          const hidden = hiddenCards(session.state, viewer);
          for (const event of eventsSince(session, viewer, last) as GameEvent[]) {
            if (!('cards' in event)) continue;
            expect(event.cards.filter(card => hidden.has(card))).toEqual([]);
            if (event.cards.some(card => card < 0)) redacted++;
          }
        }
        last = session.sequence;
      });
    }
    expect(redacted).toBeGreaterThan(100);
  });

  it('is for seats and spectators only', () => {
    const session = openSession(civ, drafting(3), 'viewers');
    for (const viewer of [3, -2, 0.5, Number.NaN]) {
      expect(refused(() => seatView(session, viewer)).code).toBe('badSeat');
      expect(refused(() => eventsSince(session, viewer, 0)).code).toBe('badSeat');
      expect(refused(() => explain(session, viewer, { reset: true })).code).toBe('badSeat');
    }
    expect(seatView(session, SPECTATOR)).toMatchObject({ decision: null, canUndo: false });
  });

  it('explains what cannot be chosen', () => {
    const session = openSession(civ, drafting(2), 'explain');
    expect(explain(session, 0, { reset: true }).map(({ code }) => code)).toEqual(['otherDecision']);
    expect(explain(session, SPECTATOR, { reset: true }).map(({ code }) => code)).toEqual(['notYourDecision']);
  });
});

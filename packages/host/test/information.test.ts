// An independent check of `learned`: whatever can be taken back must have told its seat nothing. A choice that
// taught nothing gives the same picture on every state that looks the same to the seat.
import { below, type State, seeded } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { civ, pick, playOn, randomSession } from './support.js';

const after = (s: State, seat: number, choice: number): State => {
  const next = civ.clone(s);
  civ.choose(next, seat, choice);
  return next;
};

const picture = (s: State, seat: number): string => JSON.stringify(civ.view(s, seat));

describe('what a seat learns', () => {
  it('is counted: a choice that counts nothing shows the same on every state the seat cannot tell apart', () => {
    let checked = 0;
    for (let game = 0; game < 12; game++) {
      const rng = seeded(`learn ${game}`);
      const session = randomSession(rng, `learn ${game}`);
      playOn(session, rng, undefined, () => {
        const decisions = civ.decisions(session.state);
        if (decisions.length === 0 || below(rng, 2) === 0) return;
        const { state } = session;
        const { seat } = pick(rng, decisions);
        const like = civ.redeal(civ.view(state, seat), `like ${game} ${below(rng, 1000)}`);
        const legal = civ.legal(state, seat);
        expect(civ.legal(like, seat)).toEqual(legal);
        const choice = pick(rng, legal);
        const real = after(state, seat, choice);
        const other = after(like, seat, choice);
        const taught = real.learned !== state.learned;
        // Not even whether it will teach something is a secret, so foreseeing a choice gives nothing away.
        expect(other.learned !== like.learned).toBe(taught);
        if (taught) return;
        checked++;
        // Others may be shown what the seat knew already (a card it installs), and nothing else.
        real.known.forEach((mask, card) => {
          if (mask !== state.known[card]) expect((state.known[card]! >> seat) & 1).toBe(1);
        });
        expect(picture(other, seat)).toBe(picture(real, seat));
        expect(civ.legal(other, seat)).toEqual(civ.legal(real, seat));
      });
    }
    expect(checked).toBeGreaterThan(2000);
  });

  it('is nothing in a description: it is the same on every state the seat cannot tell apart', () => {
    let described = 0;
    for (let game = 0; game < 6; game++) {
      const rng = seeded(`describe ${game}`);
      const session = randomSession(rng, `describe ${game}`);
      playOn(session, rng, undefined, () => {
        const decision = civ.decisions(session.state)[0];
        if (!decision || below(rng, 3) > 0) return;
        const { state } = session;
        const like = civ.redeal(civ.view(state, decision.seat), 'like');
        const told = (s: State) => civ.question(s, decision.seat)!.choices;
        expect(civ.hash(like)).not.toBe(civ.hash(state));
        expect(told(like)).toEqual(told(state));
        described++;
      });
    }
    expect(described).toBeGreaterThan(500);
  });
});

// Patches between views.
import { below, type Rng, SPECTATOR, seeded, type View } from '@civolution/engine';
import { applied, canUndo, difference, type Session, undo } from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, pick, playOn, randomSession, seatsOf } from './support.js';

const viewersOf = (session: Session): number[] => [SPECTATOR, ...seatsOf(session)];

/** Every viewer's first view, brought up to date by patches that travelled as text. */
class Followers {
  readonly session: Session;
  readonly views: Map<number, View>;
  constructor(session: Session) {
    this.session = session;
    this.views = new Map(viewersOf(session).map(viewer => [viewer, civ.view(session.state, viewer)]));
  }
  update(): void {
    for (const [viewer, view] of this.views) {
      const now = civ.view(this.session.state, viewer);
      const patch = JSON.parse(JSON.stringify(difference(view, now))) as ReturnType<typeof difference>;
      this.views.set(viewer, applied(view, patch));
    }
  }
}

function takeBackSome(session: Session, rng: Rng): void {
  const seat = pick(rng, seatsOf(session));
  if (below(rng, 5) === 0 && canUndo(session, seat)) undo(session, seat);
}

describe('patches', () => {
  it.each([1, 2, 3, 4])(
    'lead every viewer from the first view to exactly the last, also past choices taken back (%i people)',
    seats => {
      for (let game = 0; game < 3; game++) {
        const rng = seeded(`patches ${seats} ${game}`);
        const session = randomSession(rng, `patches ${game}`, seats);
        const followers = new Followers(session);
        playOn(session, rng, 700, () => {
          takeBackSome(session, rng);
          followers.update();
        });
        followers.update();
        for (const [viewer, view] of followers.views) expect(view).toEqual(civ.view(session.state, viewer));
      }
    },
  );

  it('name nothing that is alike, and share it', () => {
    const rng = seeded('alike');
    const session = randomSession(rng, 'alike', 3);
    playOn(session, rng, 200);
    const before = civ.view(session.state, 0);
    expect(difference(before, civ.view(session.state, 0))).toEqual({ parts: {}, seats: {} });
    expect(applied(before, { parts: {}, seats: {} })).toEqual(before);

    const text = JSON.stringify(before);
    playOn(session, rng, 1);
    const after = civ.view(session.state, 0);
    const patch = difference(before, after);
    const later = applied(before, patch);
    expect(JSON.stringify(before)).toBe(text);
    for (const key of Object.keys(before) as (keyof View)[]) {
      if (key !== 'seats' && !(key in patch.parts)) expect(later[key], key).toBe(before[key]);
    }
    before.seats.forEach((seat, i) => {
      if (!(i in patch.seats)) expect(later.seats[i], `seat ${i}`).toBe(seat);
    });
    expect(Object.keys(patch.parts).length + Object.keys(patch.seats).length).toBeGreaterThan(0);
    expect(Object.keys(patch.parts).length).toBeLessThan(Object.keys(before).length / 2);
  });

  it('notice a change of any part, and of any part of a seat', () => {
    const session = randomSession(seeded('any part'), 'any part', 2);
    const view = civ.view(session.state, 1);
    const other = (value: unknown): unknown =>
      Array.isArray(value) ? [...value, 7] : typeof value === 'number' ? value + 1 : { other: value };
    for (const key of Object.keys(view) as (keyof View)[]) {
      if (key === 'seats') continue;
      const changed = { ...view, [key]: other(view[key]) };
      expect(difference(view, changed), key).toEqual({ parts: { [key]: changed[key] }, seats: {} });
    }
    for (const key of Object.keys(view.seats[0]!)) {
      const seat = view.seats[0]! as unknown as Record<string, unknown>;
      const part = other(seat[key]);
      const changed = { ...view, seats: [{ ...seat, [key]: part }, view.seats[1]!] } as unknown as View;
      expect(difference(view, changed), key).toEqual({ parts: {}, seats: { 0: { [key]: part } } });
      expect(applied(view, difference(view, changed))).toEqual(changed);
    }
  });
});

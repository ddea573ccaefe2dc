import { describe, expect, it } from 'vitest';
import { below, EVERYONE, type GameEvent, redact, type State, seeded } from '../../src/index.js';
import { setupOf } from '../support/games.js';
import { civ } from '../support/pack.js';
import { cardOf } from '../support/phrases.js';
import { scenario } from '../support/scenario.js';

/** A random game with all its events. */
function told(options: string, seed: string): { s: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const sink = (event: GameEvent) => events.push(event);
  const s = civ.create(setupOf(options), seed, sink);
  const rng = seeded(seed);
  for (let asked = civ.decisions(s); asked.length > 0; asked = civ.decisions(s)) {
    const { seat } = asked[below(rng, asked.length)]!;
    const legal = civ.legal(s, seat);
    civ.choose(s, seat, legal[below(rng, legal.length)]!, sink);
  }
  return { s, events };
}

const draw = () =>
  scenario({ civs: [{}, {}], onStack: ['A3', 'D5'], faceUp: ['E5'] }).play(
    'activate research',
    'option research B',
    'nameStack invention',
    'nameStack building',
    'keep A3',
  );

describe('events', () => {
  it('events.audience: drawing, keeping and putting back are for the eyes of one seat', () => {
    const secret = draw().events.filter(event => event.audience !== EVERYONE);
    expect(secret).toMatchObject([
      { type: 'drew', seat: 0, audience: 1, cards: [cardOf('A3'), cardOf('D5')] },
      { type: 'kept', seat: 0, audience: 1, cards: [cardOf('A3')] },
      { type: 'putBack', seat: 0, audience: 1, cards: [cardOf('D5')] },
    ]);
  });

  it('events.redact: others and spectators get the backs, the seat itself the cards', () => {
    const drew = draw().events.find(event => event.type === 'drew')!;
    expect(redact(drew, 0)).toEqual(drew);
    for (const viewer of [1, -1]) expect(redact(drew, viewer)).toEqual({ ...drew, cards: [-1, -4] });
    expect(drew).toMatchObject({ cards: [cardOf('A3'), cardOf('D5')] });
  });

  it('events.redact: a redacted event stays as it is', () => {
    const drew = draw().events.find(event => event.type === 'drew')!;
    expect(redact(redact(drew, 1), 1)).toEqual(redact(drew, 1));
  });

  it('events.face-up: a face-up card taken, and then the one turned up instead, are told to all', () => {
    const game = scenario({ civs: [{}, {}], faceUp: ['E5'], onStack: ['E7'] });
    game.play('activate research', 'option research A', 'gainCard achievement up');
    const open = game.events.filter(event => 'cards' in event);
    expect(open).toMatchObject([
      { type: 'kept', audience: EVERYONE, cards: [cardOf('E5')] },
      { type: 'turnedUp', audience: EVERYONE, cards: [cardOf('E7')] },
    ]);
    for (const event of open) expect(redact(event, -1)).toEqual(event);
  });

  it('events.redact: in a whole game nobody is told a card that its view hides', () => {
    const { events } = told('bbb', 'redacted');
    const secret = events.filter(event => event.audience !== EVERYONE);
    expect(secret.length).toBeGreaterThan(20);
    for (const event of secret) {
      for (let viewer = -1; viewer < 3; viewer++) {
        const { cards } = redact(event, viewer) as { cards?: number[] };
        const inside = viewer === event.seat;
        expect(cards!.every(card => (inside ? card >= 0 : card < 0))).toBe(true);
      }
    }
  });

  it('events.points: every point of the final score is told with its source', () => {
    const { s, events } = told('ab', 'points');
    s.seats.forEach((me, seat) => {
      const earned = me.earned.map(() => 0);
      for (const event of events) {
        if (event.type === 'scored' && event.seat === seat) earned[event.source]! += event.n;
      }
      expect(earned).toEqual(me.earned);
    });
  });

  it('events.ended: the last event names the places', () => {
    const { s, events } = told('aaa', 'ended');
    expect(events.at(-1)).toMatchObject({ type: 'ended', places: civ.ranking(s) });
  });

  it('events.no-sink: a game that nobody listens to goes the same way', () => {
    const { s } = told('bb', 'silent');
    const silent = civ.create(setupOf('bb'), 'silent');
    const rng = seeded('silent');
    for (let asked = civ.decisions(silent); asked.length > 0; asked = civ.decisions(silent)) {
      const { seat } = asked[below(rng, asked.length)]!;
      const legal = civ.legal(silent, seat);
      civ.choose(silent, seat, legal[below(rng, legal.length)]!);
    }
    expect(civ.hash(silent)).toBe(civ.hash(s));
  });

  it('events.listener-asks: who listens may ask about this and other games meanwhile', () => {
    const plain: GameEvent[] = [];
    const asking: GameEvent[] = [];
    const position = () => scenario({ civs: [{ dice: [1, 2, 3] }, {}] });
    const other = position();
    const play = (s: State, sink: (event: GameEvent) => void): string => {
      for (let i = 0; i < 12; i++) civ.choose(s, civ.decisions(s)[0]!.seat, civ.legal(s).at(-1)!, sink);
      return civ.hash(s);
    };
    const quiet = play(position().state, event => plain.push(event));
    const busy = position().state;
    const asked = play(busy, event => {
      asking.push(event);
      civ.project(busy, 0);
      civ.legal(other.state);
      civ.explain(other.state, 0, { reset: true });
      civ.create(setupOf('aa'), 'meanwhile', () => undefined);
    });
    expect(asked).toBe(quiet);
    expect(asking).toEqual(plain);
  });
});

// What the fuzzer checks about secrets, shown to fail on faults planted for it.
import { PUBLIC, type State, type View } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { afterwards, civ, endsTurn, SOLO, sound, withCiv } from './planting.js';
import { firstFailure } from './support.js';

describe('view', () => {
  /** The seat that a leak is about: one that is not looking. */
  const other = (viewer: number): number => (viewer === 0 ? 1 : 0);
  const leaks: [string, (s: State, v: View, viewer: number) => Partial<View>][] = [
    ['the generator', s => ({ rng: s.rng })],
    ['the events to come', s => ({ events: s.events })],
    ['the stacks', s => ({ stacks: s.stacks })],
    ['who knows which card', s => ({ known: s.known })],
    ['the materials', s => ({ material: s.material })],
    ['the sites', s => ({ sites: s.sites })],
    ...(['hand', 'looking', 'markerCards', 'markerCard'] as const).map(
      (part): [string, (s: State, v: View, viewer: number) => Partial<View>] => [
        `${part} of another seat`,
        (s, v, viewer) => ({
          seats: v.seats.map((me, i) => (i === other(viewer) ? { ...me, [part]: s.seats[i]![part] } : me)),
        }),
      ],
    ),
  ];
  test.each(leaks)('shows %s', (_name, show) => {
    const view = (s: State, viewer: number): View => {
      const v = civ.view(s, viewer);
      return { ...v, ...show(s, v, viewer) };
    };
    expect(firstFailure(withCiv({ view }))?.check).toBe('view');
  });

  const piles: [string, (s: State, v: View) => Partial<View>, string][] = [
    ['the creatures to come', s => ({ creatureStack: s.creatureStack }), 'a creature in the stack'],
    [
      'the action cards to come',
      (s, v) => ({ solo: { ...v.solo!, stack: s.solo!.stack } }),
      'an action card in the stack',
    ],
    [
      'the action cards that were used',
      (s, v) => ({ solo: { ...v.solo!, discard: s.solo!.discard } }),
      'an action card in the discard pile',
    ],
  ];
  test.each(piles)('shows %s', (_name, show, what) => {
    const view = (s: State, viewer: number): View => {
      const v = civ.view(s, viewer);
      return { ...v, ...show(s, v) };
    };
    expect(firstFailure(withCiv({ view }), SOLO)).toMatchObject({
      check: 'view',
      message: expect.stringContaining(what),
    });
  });

  test('somebody knows a card that was never shown', () => {
    const target = withCiv(
      afterwards((s, choice) => {
        const card = s.stacks[0]!.at(-1);
        if (!endsTurn(choice) || card === undefined) return;
        s.known = s.known.map((mask, n) => (n === card ? PUBLIC : mask));
      }),
    );
    expect(firstFailure(target)).toMatchObject({
      check: 'view',
      message: expect.stringContaining('known to'),
    });
  });

  test('looking changes the game', () => {
    const view = (s: State, viewer: number): View => {
      const v = civ.view(s, viewer);
      s.learned++;
      return v;
    };
    expect(firstFailure(withCiv({ view }))?.check).toBe('view');
  });
});

describe('redeal', () => {
  test('does not fit the view', () => {
    const target = withCiv({ redeal: (v, rng) => ({ ...civ.redeal(v, rng), weather: 0, era: 7 }) });
    expect(firstFailure(target)?.check).toBe('redeal');
  });
  test.each<[string, (s: State) => void]>([
    ['the creatures', s => Object.assign(s, { creatureStack: s.creatureStack.map(() => s.creature) })],
    ['the action cards', s => Object.assign(s.solo!, { stack: s.solo!.stack.map(() => 0) })],
  ])('deals %s wrongly', (_name, twist) => {
    const target = withCiv({
      redeal: (v, rng) => {
        const s = civ.redeal(v, rng);
        twist(s);
        return s;
      },
    });
    expect(firstFailure(target, SOLO)).toMatchObject({
      check: 'redeal',
      message: expect.stringContaining('no game'),
    });
  });
  test('makes no proper game', () => {
    const target = withCiv({
      redeal: (v, rng) => {
        const s = civ.redeal(v, rng);
        s.sites = s.sites.map(tile => ((v.revealed >> tile) & 1 ? tile : 0));
        return s;
      },
    });
    expect(firstFailure(target)).toMatchObject({
      check: 'redeal',
      message: expect.stringContaining('no game'),
    });
  });
});

describe('events', () => {
  test('are not redacted', () => {
    expect(firstFailure({ ...sound, redact: event => event })?.check).toBe('events');
  });
  test('are secret, but have nothing to redact', () => {
    const target = withCiv({
      choose: (s, seat, choice, sink) =>
        civ.choose(
          s,
          seat,
          choice,
          sink && (event => sink('cards' in event ? event : { ...event, audience: 1 })),
        ),
    });
    expect(firstFailure(target)?.check).toBe('events');
  });
});

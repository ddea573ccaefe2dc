// What the solo cards and the chips of the Extra Credits must be: the printed numbers, written out.
import { basePack } from '@civolution/content';
import {
  type ActionCard,
  type AutomaAction,
  CARD_TYPES,
  type CategoryActions,
  HALVES,
  type Half,
  TRACKS,
} from '@civolution/engine';
import { describe, expect, it, test } from 'vitest';

const { solo, creatures, startingAttributes } = basePack;

/** An action as a word and a number: 'technology 2', 'remove invention', 'points 3'. */
function short(action: AutomaAction): string {
  if (action.do === 'track') return `${action.track} ${action.n}`;
  if (action.do === 'removeCard') return `remove ${action.type}`;
  return 'n' in action ? `${action.do} ${action.n}` : action.do;
}

const card = (n: number): ActionCard => solo.cards.find(({ id }) => id === `vici-${n}`)!;

/** A half of a card: a line for each row. */
function half(n: number, colour: Half): string[] | CategoryActions {
  const of = card(n)[colour];
  if ('categoryOf' in of) return of as CategoryActions;
  return Object.entries(of).map(([values, actions]) => `${values}: ${actions.map(short).join(', ')}`);
}

describe('V.I.C.I', () => {
  it('begins with its printed components', () => {
    expect([solo.tribes, solo.markers, solo.gridMarkers]).toEqual([15, 50, 2]);
    expect(solo.dice).toEqual({ activation: 6, fate: 1 });
    expect(solo.resetIcons).toEqual({ blue: 4, red: 4 });
  });

  it('finds territories by wheel and beacons', () => {
    expect(solo.wheel).toEqual(['forest', 'swamp', 'mountains', 'grassland', 'hills', 'desert']);
    expect(solo.beacons).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('has two grids at which chips leave', () => {
    expect(solo.evolution).toEqual({ spaces: 12, removes: [6, 10] });
    expect([solo.prosperity.spaces, solo.prosperity.removes]).toEqual([16, [6, 9, 12]]);
  });

  it('checks events by rows and spaces of the Prosperity grid', () => {
    const rows = { B: [2, 6, 10, 14], C: [3, 7, 11, 15], D: [4, 8, 12, 16] };
    const sorted = (...spaces: number[]): number[] => spaces.sort((a, b) => a - b);
    expect(solo.prosperity.checks).toEqual({
      F4: [4, 8, 12],
      F6: sorted(...rows.B, ...rows.C),
      F16: sorted(...rows.C, ...rows.D),
      F17: sorted(...rows.B, ...rows.D),
      F19: sorted(...rows.B, ...rows.C, ...rows.D),
      F20: [4, 10],
    });
  });

  it('has fifteen cards, numbered, with these reset icons', () => {
    expect(solo.cards.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, i) => `vici-${i + 1}`));
    const icons = (colour: Half): number[] => solo.cards.map(({ resetIcons }) => resetIcons[colour]);
    expect(icons('blue')).toEqual([2, 1, 2, 1, 1, 1, 1, 2, 1, 1, 0, 1, 0, 1, 1]);
    expect(icons('red')).toEqual([1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 0, 1, 1, 0]);
  });

  /** Five cards are made alike: a track and its card type, another track, and what else they bring. */
  it.each([
    [1, 'technology', 'invention', 'construction', 'fateDie'],
    [3, 'construction', 'building', 'prestige', 'activationDie'],
    [5, 'knowledge', 'insight', 'technology', 'activationDie'],
    [6, 'culture', 'achievement', 'knowledge', 'fateDie'],
    [8, 'prestige', 'mutation', 'culture', 'provision'],
  ])('card %i is about %s', (n, track, type, other, brings) => {
    expect(half(n, 'blue')).toEqual([
      `1: ${track} 1, remove ${type}`,
      `2-3: ${track} 1, ${brings}`,
      `4-6: ${other} 1`,
    ]);
    expect(half(n, 'red')).toEqual([
      `1: ${track} 2, remove ${type}`,
      `2-3: ${track} 1, points 3`,
      `4-6: ${other} 2, ${brings}`,
    ]);
  });

  it('those five name every track and every card type once', () => {
    const alike = [1, 3, 5, 6, 8].map(n => half(n, 'blue') as string[]);
    expect(alike.map(([row]) => row!.split(' ')[1]).sort()).toEqual([...TRACKS].sort());
    expect(alike.map(([row]) => row!.split(' ').at(-1)).sort()).toEqual([...CARD_TYPES].sort());
  });

  it.each<readonly [card: number, blue: readonly string[], red: readonly string[]]>([
    [
      2,
      ['1-2: statue', '3-4: revealSites, favor', '5-6: revealSites'],
      ['1-2: statue, favor', '3-4: revealSites, favor', '5-6: revealSites, points 3'],
    ],
    [
      4,
      ['1-2: favor, huntingToken', '3-4: statue, huntingToken', '5-6: prosperity 1, huntingToken'],
      ['1-2: statue, huntingToken', '3-4: statue, huntingToken', '5-6: prosperity 2, huntingToken'],
    ],
    [
      7,
      ['1-2: statue', '3-4: migration', '5-6: evolution 1, huntingToken'],
      ['1-2: statue, favor', '3-4: migration, procreation', '5-6: evolution 2, huntingToken'],
    ],
    [
      9,
      ['1-2: procreation, provision', '3-4: migration, provision', '5-6: procreation, migration'],
      [
        '1-2: procreation, procreation, provision',
        '3-4: procreation, migration, provision',
        '5-6: migration, procreation, provision',
      ],
    ],
    [
      10,
      ['1-2: procreation', '3-4: prosperity 1', '5-6: evolution 1'],
      ['1-2: procreation, points 3', '3-4: prosperity 1, points 3', '5-6: evolution 1, points 3'],
    ],
  ])('card %i has its rows', (n, blue, red) => {
    expect(half(n, 'blue')).toEqual(blue);
    expect(half(n, 'red')).toEqual(red);
  });

  it.each<readonly [card: number, blue: CategoryActions, red: CategoryActions]>([
    [11, { categoryOf: 'thisEra', times: 1 }, { categoryOf: 'thisEra', times: 2 }],
    [12, { categoryOf: 'thisEra', times: 2 }, { categoryOf: 'thisEra', times: 2, points: 3 }],
    [
      13,
      { categoryOf: 'nextEra', times: 2, inEra4PointsInstead: 4 },
      { categoryOf: 'nextEra', times: 2, points: 3, inEra4PointsInstead: 7 },
    ],
    [14, { categoryOf: 'era4', times: 1 }, { categoryOf: 'era4', times: 1, points: 3 }],
    [15, { categoryOf: 'finalTiles', times: 1 }, { categoryOf: 'finalTiles', times: 1, points: 3 }],
  ])('card %i speaks of scoring tiles', (n, blue, red) => {
    expect(HALVES.map(colour => half(n, colour))).toEqual([blue, red]);
  });
});

test('the benefits of the starting attribute chips are the six of the rules', () => {
  expect(startingAttributes.map(({ effects }) => effects)).toEqual([
    [{ do: 'track', track: 'any', n: 2 }],
    [{ do: 'stock', n: 2 }],
    [{ do: 'features', n: 3 }],
    [{ do: 'drawEach' }],
    [{ do: 'expand' }],
    ['food', 'money', 'focus', 'idea'].map(what => ({ do: 'gain', what, n: 3 })),
  ]);
  expect(new Set(startingAttributes.map(({ source }) => source))).toEqual(new Set(['rulebook']));
});

test('each land has a creature; their third reward differs', () => {
  const steps = (track: string): object => ({ do: 'track', track, n: 2 });
  const third = {
    forest: { do: 'tracks', n: 2 },
    grassland: steps('prestige'),
    hills: steps('construction'),
    swamp: steps('knowledge'),
    mountains: steps('technology'),
    desert: steps('culture'),
  };
  expect(Object.fromEntries(creatures.map(({ type, rewards }) => [type, rewards]))).toEqual(
    Object.fromEntries(
      Object.entries(third).map(([type, reward]) => [
        type,
        [[{ do: 'gain', what: 'idea', n: 2 }], [{ do: 'points', n: 3 }], [reward]],
      ]),
    ),
  );
  expect(creatures.map(({ source }) => source)).toEqual(['rulebook', ...Array(5).fill('assigned')]);
});

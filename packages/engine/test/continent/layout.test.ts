import { describe, expect, it } from 'vitest';
import { checkLayout, firstPlayLayout, randomLayout } from '../../src/continent/layout.js';
import type { Continent, TilePlacement } from '../../src/pack/types.js';
import { CONTINENT, frame, outcomes, plain, seeded, tile } from './helpers.js';

const domino = (id: string) =>
  tile(id, 2, {
    T: [['all', 100]],
    UR: [['all', 100]],
    LR: [['all', 100]],
    B: [['all', 100]],
    LL: [['all', 100]],
    UL: [['all', 100]],
  });

/** Where the borders between tiles run, whatever tile lies where. */
function shape(continent: Continent, layout: readonly TilePlacement[]): string {
  return layout
    .map(({ tile: id, x, y, rotation }) => {
      const single = continent.tiles.find(t => t.id === id)!.length === 1;
      return `${x}${y}${single ? 'o' : rotation % 180 === 0 ? '|' : '-'}`;
    })
    .sort()
    .join(' ');
}

/** Counted by trying every set of dominoes, so in another way than the layout finds them. */
function countTilings(columns: number, rows: number, dominoes: number, taken: readonly number[]): number {
  const places: number[][] = [];
  for (let cell = 0; cell < columns * rows; cell++) {
    if (cell % columns < columns - 1) places.push([cell, cell + 1]);
    if (cell + columns < columns * rows) places.push([cell, cell + columns]);
  }
  const count = (from: number, left: number, covered: readonly number[]): number => {
    if (left === 0) return 1;
    let sum = 0;
    for (let i = from; i < places.length; i++) {
      const place = places[i]!;
      if (!place.some(cell => covered.includes(cell))) sum += count(i + 1, left - 1, [...covered, ...place]);
    }
    return sum;
  };
  return count(0, dominoes, taken);
}

/** One layout for each result of the first draw, which chooses the tiling. */
function onePerTiling(draw: (below: (n: number) => number) => TilePlacement[]): TilePlacement[][] {
  const layouts: TilePlacement[][] = [];
  let tilings = 1;
  for (let i = 0; i < tilings; i++) {
    let first = true;
    const rest = seeded(i);
    const layout = draw(n => {
      if (!first) return rest(n);
      first = false;
      tilings = n;
      return i;
    });
    layouts.push(layout);
  }
  return layouts;
}

describe('set-up 7: a random continent', () => {
  it('fills the frame with all tiles, listed by their letters', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const layout = randomLayout(CONTINENT, seeded(seed));
      expect(checkLayout(CONTINENT, layout)).toBeNull();
      expect(layout.map(p => p.tile).join('')).toBe('ABCDEFGH');
    }
  });

  it('is the same for the same draws', () => {
    expect(randomLayout(CONTINENT, seeded(7))).toEqual(randomLayout(CONTINENT, seeded(7)));
  });

  it('chooses among all 106 tilings, each once', () => {
    const layouts = onePerTiling(below => randomLayout(CONTINENT, below));
    expect(layouts).toHaveLength(106);
    expect(countTilings(5, 3, 7, [])).toBe(106);
    expect(new Set(layouts.map(layout => shape(CONTINENT, layout))).size).toBe(layouts.length);
    for (const layout of layouts) expect(checkLayout(CONTINENT, layout)).toBeNull();
  });

  it('gives every layout of a small frame the same chance', () => {
    // 3 x 3 with one single: 18 tilings, 4! orders of the dominoes, 2 ways round each, 4 for the single.
    const small = frame(3, 3, [plain('A'), ...['B', 'C', 'D', 'E'].map(domino)]);
    const all = outcomes(below => randomLayout(small, below));
    expect(all).toHaveLength(18 * 24 * 2 ** 4 * 4);
    expect(new Set(all.map(({ result }) => JSON.stringify(result))).size).toBe(all.length);
    expect(new Set(all.map(({ oneIn }) => oneIn)).size).toBe(1);
  });

  it('brings every tile of length 2 to every cell in every rotation', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20_000; seed++) {
      for (const { tile: id, x, y, rotation } of randomLayout(CONTINENT, seeded(seed))) {
        if (id !== 'A') seen.add(`${id} ${x} ${y} ${rotation}`);
      }
    }
    // 5 x 2 places upright and 4 x 3 places lying, two rotations each, seven tiles.
    expect(seen.size).toBe((10 + 12) * 2 * 7);
  });

  it('refuses tiles that cannot fill the frame', () => {
    expect(() => randomLayout(frame(3, 1, [plain('A')]), seeded(1))).toThrow(RangeError);
    expect(() => randomLayout(frame(1, 1, [plain('A'), plain('B')]), seeded(1))).toThrow(RangeError);
  });
});

describe('set-up 7: first play', () => {
  it('keeps the recommended places and fills the rest with the other tiles', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const layout = firstPlayLayout(CONTINENT, seeded(seed));
      expect(checkLayout(CONTINENT, layout)).toBeNull();
      expect(layout.slice(0, 3)).toEqual(CONTINENT.firstPlay);
    }
  });

  it('chooses among all tilings of the rest, each once', () => {
    const layouts = onePerTiling(below => firstPlayLayout(CONTINENT, below));
    // Cell (1,0) is free only towards (0,0), so the left has one tiling; the two right columns have three.
    expect(layouts).toHaveLength(3);
    expect(countTilings(5, 3, 5, [6, 2, 7, 11, 12])).toBe(3);
    expect(new Set(layouts.map(layout => shape(CONTINENT, layout))).size).toBe(layouts.length);
  });

  it('gives every completion the same chance', () => {
    // B, C and D are left: 3! orders, 2 ways round each, on every tiling of the remaining six cells.
    const fixed: TilePlacement = { tile: 'A', x: 2, y: 0, rotation: 90 };
    const small: Continent = { ...frame(4, 2, ['A', 'B', 'C', 'D'].map(domino)), firstPlay: [fixed] };
    const all = outcomes(below => firstPlayLayout(small, below));
    expect(all).toHaveLength(countTilings(4, 2, 3, [2, 3]) * 6 * 2 ** 3);
    expect(new Set(all.map(({ result }) => JSON.stringify(result))).size).toBe(all.length);
    expect(new Set(all.map(({ oneIn }) => oneIn)).size).toBe(1);
  });
});

describe('a layout given by people', () => {
  const good = firstPlayLayout(CONTINENT, () => 0);
  const change = (id: string, what: Partial<TilePlacement>): TilePlacement[] =>
    good.map(p => (p.tile === id ? { ...p, ...what } : p));

  it.each<[string, TilePlacement[], string | null]>([
    ['fits', good, null],
    ['fits in any order', [...good].reverse(), null],
    ['lacks a tile', good.filter(p => p.tile !== 'F'), 'Tile F is missing.'],
    ['has a tile twice', [...good, good[1]!], 'Tile B is placed twice.'],
    ['has an unknown tile', change('H', { tile: 'Z' }), 'There is no continent tile Z.'],
    ['overlaps', change('A', { x: 2, y: 1 }), 'Tiles A and B overlap.'],
    [
      'leaves the frame below',
      change('B', { y: 2 }),
      'Tile B at (2, 2) does not lie within the frame of 5 by 3 cells.',
    ],
    [
      'leaves the frame on the right',
      change('C', { x: 4 }),
      'Tile C at (4, 2) does not lie within the frame of 5 by 3 cells.',
    ],
    [
      'leaves the frame on the left',
      change('A', { x: -1 }),
      'Tile A at (-1, 1) does not lie within the frame of 5 by 3 cells.',
    ],
    [
      'is off the grid',
      change('A', { x: 0.5 }),
      'Tile A at (0.5, 1) does not lie within the frame of 5 by 3 cells.',
    ],
    ['is askew', change('A', { rotation: 45 as 90 }), 'Tile A must be rotated by 0, 90, 180 or 270 degrees.'],
  ])('%s', (_, layout, problem) => {
    expect(checkLayout(CONTINENT, layout)).toBe(problem);
  });
});

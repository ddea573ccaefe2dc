import { readFileSync } from 'node:fs';
import { type Geometry, geometry, territories } from '../../src/continent/geometry.js';
import type { Continent, ContinentTile, Pack, TilePlacement } from '../../src/pack/types.js';

const pack: Pack = JSON.parse(readFileSync(new URL('../../packs/test.json', import.meta.url), 'utf8'));

export const CONTINENT = pack.continent;

/** A repeatable source of `below(n)` (mulberry32). */
export function seeded(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Every outcome of a function that draws from `below`, with its chance: one in how many. */
export function outcomes<T>(draw: (below: (n: number) => number) => T): { result: T; oneIn: number }[] {
  const found: { result: T; oneIn: number }[] = [];
  let path: number[] | null = [];
  while (path) {
    const taken: number[] = path;
    const sizes: number[] = [];
    const result = draw(n => {
      const step = sizes.push(n) - 1;
      taken[step] ??= 0;
      return taken[step];
    });
    found.push({ result, oneIn: sizes.reduce((product, n) => product * n, 1) });
    let last = sizes.length - 1;
    while (last >= 0 && taken[last]! + 1 === sizes[last]!) last--;
    path = last < 0 ? null : [...taken.slice(0, last), taken[last]! + 1];
  }
  return found;
}

export const bits = (mask: number): number[] => [...Array(31).keys()].filter(bit => mask & (1 << bit));

/** The geometry of a layout in the words of the tiles: neighbours by key, site points as 'x,y'. */
export function named(continent: Continent, layout: readonly TilePlacement[]) {
  const result: Geometry = geometry(continent, layout);
  const all = territories(continent);
  const keys = (mask: number): string[] => bits(mask).map(t => all[t]!.key);
  const number = (key: string): number => all.findIndex(t => t.key === key);
  const width = continent.columns + 1;
  const point = (site: number): string => `${site % width},${Math.floor(site / width)}`;
  return {
    neighbours: (key: string): string[] => keys(result.adjacent[number(key)]!).sort(),
    touching: (x: number, y: number): string[] => keys(result.sites[y * width + x]!).sort(),
    sitesOf: (key: string): string[] => bits(result.sitesOf[number(key)]!).map(point).sort(),
  };
}

export type Edges = ContinentTile['edges'];

/** The recesses that a tile's edges imply: the territory at the end of one edge and at the start of the next. */
function recessesFrom(edges: Edges, recesses: readonly string[]): Record<string, string[]> {
  const ring = Object.values(edges);
  return Object.fromEntries(
    recesses.map((recess, i) => {
      const before = ring.at(i - 1)!.at(-1)![0];
      const after = ring[i]![0]![0];
      return [recess, [...new Set([before, after])]];
    }),
  );
}

/** A made-up tile of hills; its edges are written clockwise from the top. */
export function tile(id: string, length: 1 | 2, edges: Edges): ContinentTile {
  const names = [...new Set(Object.values(edges).flatMap(edge => edge.map(([name]) => name)))];
  const recesses = length === 1 ? ['TL', 'TR', 'BR', 'BL'] : ['TL', 'TR', 'MR', 'BR', 'BL', 'ML'];
  return {
    id,
    length,
    territories: Object.fromEntries(names.map(name => [name, { type: 'hills' as const }])),
    inner: [],
    edges,
    recesses: recessesFrom(edges, recesses),
  };
}

/** A made-up cell that is one territory, 'all'. */
export function plain(id: string): ContinentTile {
  return tile(id, 1, { T: [['all', 100]], R: [['all', 100]], B: [['all', 100]], L: [['all', 100]] });
}

export function frame(columns: number, rows: number, tiles: readonly ContinentTile[]): Continent {
  return { columns, rows, tiles, firstPlay: [], islandMaterials: [] };
}

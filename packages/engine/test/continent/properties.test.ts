import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Geometry, geometry, territories } from '../../src/continent/geometry.js';
import { checkLayout, firstPlayLayout, randomLayout } from '../../src/continent/layout.js';
import type { Continent, ContinentTile, TilePlacement } from '../../src/pack/types.js';
import { bits, CONTINENT, seeded } from './helpers.js';

const seed = fc.integer();
const layouts = fc.oneof(
  seed.map(s => randomLayout(CONTINENT, seeded(s))),
  seed.map(s => firstPlayLayout(CONTINENT, seeded(s))),
);
const always = (check: (layout: TilePlacement[]) => void): void =>
  fc.assert(fc.property(layouts, check), { numRuns: 400 });

const isUpright = (rotation: number): boolean => rotation % 180 === 0;
const turn = (rotation: number, by: number) => ((rotation + by + 360) % 360) as TilePlacement['rotation'];
const lengthOf = (id: string): number => CONTINENT.tiles.find(t => t.id === id)!.length;
const widthOf = (p: TilePlacement): number => (isUpright(p.rotation) ? 1 : lengthOf(p.tile));
const heightOf = (p: TilePlacement): number => (isUpright(p.rotation) ? lengthOf(p.tile) : 1);

describe('the geometry of any layout', () => {
  it('has symmetric adjacency, and no territory is its own neighbour', () => {
    always(layout => {
      const { adjacent } = geometry(CONTINENT, layout);
      expect(adjacent).toHaveLength(22);
      adjacent.forEach((mask, t) => {
        expect(bits(mask)).not.toContain(t);
        for (const other of bits(mask)) expect(bits(adjacent[other]!)).toContain(t);
      });
    });
  });

  it('leaves no territory without a neighbour, and the continent in one piece', () => {
    always(layout => {
      const { adjacent } = geometry(CONTINENT, layout);
      for (const mask of adjacent) expect(mask).not.toBe(0);
      let reached = 1;
      for (let before = 0; before !== reached; ) {
        before = reached;
        for (const t of bits(before)) reached |= adjacent[t]!;
      }
      expect(reached).toBe(2 ** 22 - 1);
    });
  });

  it('has 24 sites, each touched by a territory, and says the same from both sides', () => {
    always(layout => {
      const { sites, sitesOf } = geometry(CONTINENT, layout);
      expect(sites).toHaveLength(24);
      expect(sitesOf).toHaveLength(22);
      for (const mask of [...sites, ...sitesOf]) expect(mask).not.toBe(0);
      const fromSites = sitesOf.map((_, t) =>
        sites.reduce((own, mask, site) => own | (((mask >> t) & 1) << site), 0),
      );
      expect(sitesOf).toEqual(fromSites);
    });
  });

  it('keeps the borders printed on the tiles', () => {
    const keys = territories(CONTINENT).map(t => t.key);
    always(layout => {
      const { adjacent } = geometry(CONTINENT, layout);
      for (const tile of CONTINENT.tiles) {
        const pairs = adjacent.flatMap((mask, a) => bits(mask).map(b => `${keys[a]} ${keys[b]}`));
        const own = pairs.filter(pair => pair.split(' ').every(key => key.startsWith(tile.id)));
        const inner = tile.inner.flatMap(([a, b]) => [
          `${tile.id}.${a} ${tile.id}.${b}`,
          `${tile.id}.${b} ${tile.id}.${a}`,
        ]);
        expect(own.sort()).toEqual(inner.sort());
      }
    });
  });

  it('does not depend on the order in which the tiles are listed', () => {
    always(layout => {
      expect(geometry(CONTINENT, [...layout].reverse())).toEqual(geometry(CONTINENT, layout));
    });
  });
});

describe('looking at the continent from another side', () => {
  it('the opposite side shows the same adjacency, and the sites in reverse', () => {
    always(layout => {
      const opposite = layout.map(p => ({
        tile: p.tile,
        x: CONTINENT.columns - p.x - widthOf(p),
        y: CONTINENT.rows - p.y - heightOf(p),
        rotation: turn(p.rotation, 180),
      }));
      expect(checkLayout(CONTINENT, opposite)).toBeNull();
      const here = geometry(CONTINENT, layout);
      const there = geometry(CONTINENT, opposite);
      expect(there.adjacent).toEqual(here.adjacent);
      expect(there.sites).toEqual([...here.sites].reverse());
    });
  });

  it('a quarter turn of the whole frame changes no adjacency', () => {
    const standing: Continent = { ...CONTINENT, columns: CONTINENT.rows, rows: CONTINENT.columns };
    always(layout => {
      const turned = layout.map(p => ({
        tile: p.tile,
        x: CONTINENT.rows - p.y - heightOf(p),
        y: p.x,
        rotation: turn(p.rotation, 90),
      }));
      expect(checkLayout(standing, turned)).toBeNull();
      const here = geometry(CONTINENT, layout);
      const there = geometry(standing, turned);
      expect(there.adjacent).toEqual(here.adjacent);
      here.sites.forEach((mask, site) => {
        const x = site % 6;
        const y = (site - x) / 6;
        expect(there.sites[x * 4 + 3 - y]).toBe(mask);
      });
    });
  });

  it('a mirror shows the same adjacency, and each row of sites in reverse', () => {
    // The last letter of a recess or an edge says left or right: TL, MR, LR, L.
    const swapped = (name: string): string => name.replace(/[LR]$/, side => (side === 'L' ? 'R' : 'L'));
    const reversed = (edge: ContinentTile['edges'][string]) =>
      edge.map(([name], i) => [name, 100 - (edge[i - 1]?.[1] ?? 0)] as const).reverse();
    const mirrored: Continent = {
      ...CONTINENT,
      tiles: CONTINENT.tiles.map(tile => ({
        ...tile,
        edges: Object.fromEntries(
          Object.entries(tile.edges).map(([e, list]) => [swapped(e), reversed(list)]),
        ),
        recesses: Object.fromEntries(Object.entries(tile.recesses).map(([r, list]) => [swapped(r), list])),
      })),
    };
    always(layout => {
      const image = layout.map(p => ({
        ...p,
        x: CONTINENT.columns - p.x - widthOf(p),
        rotation: turn(0, -p.rotation),
      }));
      const here = geometry(CONTINENT, layout);
      const there = geometry(mirrored, image);
      expect(there.adjacent).toEqual(here.adjacent);
      here.sites.forEach((mask, site) => {
        const x = site % 6;
        expect(there.sites[site - x + 5 - x]).toBe(mask);
      });
    });
  });
});

/**
 * The same geometry found by drawing: every hundredth of every outline is a point on paper, turned about the
 * tile's middle, and territories are adjacent when they own a common point that is no site.
 */
function drawn(layout: readonly TilePlacement[]): Geometry {
  const keys = territories(CONTINENT).map(t => t.key);
  const paper = new Map<string, Set<number>>();
  const adjacent = keys.map(() => 0);
  const sitesOf = keys.map(() => 0);
  const sites = new Array<number>(24).fill(0);
  const rings = {
    1: { recesses: ['TL', 'TR', 'BR', 'BL'], edges: ['T', 'R', 'B', 'L'], at: [0, 1, 3, 2] },
    2: {
      recesses: ['TL', 'TR', 'MR', 'BR', 'BL', 'ML'],
      edges: ['T', 'UR', 'LR', 'B', 'LL', 'UL'],
      at: [0, 1, 3, 5, 4, 2],
    },
  };
  for (const placement of layout) {
    const tile = CONTINENT.tiles.find(t => t.id === placement.tile)!;
    const number = (name: string): number => keys.indexOf(`${tile.id}.${name}`);
    const ring = rings[tile.length];
    // In hundredths, seen from the middle of the tile.
    const corner = (i: number): [number, number] => {
      const at = ring.at[i % ring.at.length]!;
      return [(at % 2) * 100 - 50, Math.floor(at / 2) * 100 - 50 * tile.length];
    };
    const onPaper = ([x, y]: [number, number]): [number, number] => {
      let [px, py] = [x, y];
      for (let turned = 0; turned < placement.rotation; turned += 90) [px, py] = [-py, px];
      return [
        placement.x * 100 + 50 * widthOf(placement) + px,
        placement.y * 100 + 50 * heightOf(placement) + py,
      ];
    };
    for (const [a, b] of tile.inner) {
      adjacent[number(a)]! |= 1 << number(b);
      adjacent[number(b)]! |= 1 << number(a);
    }
    ring.recesses.forEach((recess, i) => {
      const [x, y] = onPaper(corner(i));
      const site = (y / 100) * 6 + x / 100;
      for (const name of tile.recesses[recess]!) {
        sites[site]! |= 1 << number(name);
        sitesOf[number(name)]! |= 1 << site;
      }
      const [fromX, fromY] = corner(i);
      const [toX, toY] = corner(i + 1);
      let start = 0;
      for (const [name, end] of tile.edges[ring.edges[i]!]!) {
        for (let at = Math.max(start, 1); at <= Math.min(end, 99); at++) {
          const here = onPaper([
            fromX + ((toX - fromX) * at) / 100,
            fromY + ((toY - fromY) * at) / 100,
          ]).join();
          paper.set(here, (paper.get(here) ?? new Set()).add(number(name)));
        }
        start = end;
      }
    });
  }
  for (const owners of paper.values()) {
    for (const a of owners) {
      for (const b of owners) if (keys[a]![0] !== keys[b]![0]) adjacent[a]! |= 1 << b;
    }
  }
  return { adjacent, sites, sitesOf };
}

describe('drawing the continent', () => {
  it('gives the same geometry', () => {
    always(layout => {
      expect(geometry(CONTINENT, layout)).toEqual(drawn(layout));
    });
  });
});

import { TERRITORY_TYPES } from '../pack/names.js';
import type { Continent, ContinentTile, EncampmentMark, TilePlacement } from '../pack/types.js';

/*
 * A tile's outline is a ring of recesses, clockwise from the top left one, with a unit edge from each recess
 * to the next. In the frame every recess lies on a lattice point, where it shares the site with the recesses
 * of the tiles around. An edge lists the territories along it in the outline's direction, each with the
 * percentage at which its share ends, the last at 100.
 */

export interface TerritoryInfo {
  /** Tile and name: 'B.hills'. */
  readonly key: string;
  readonly tile: string;
  readonly name: string;
  /** Index in TERRITORY_TYPES. */
  readonly type: number;
  readonly firePoints: number;
  readonly beacons: number;
  readonly start: boolean;
  /** The Water territory with the printed Building ground. */
  readonly island: boolean;
  readonly encampments: readonly EncampmentMark[];
}

/** Bit t of a mask stands for territory t of `territories`, bit s for the site at lattice point s. */
export interface Geometry {
  /** Per territory its adjacent territories. */
  readonly adjacent: readonly number[];
  /** Per site, row by row from the top left, the territories that touch it. */
  readonly sites: readonly number[];
  /** Per territory the sites that touch it. */
  readonly sitesOf: readonly number[];
}

/** A recess of a tile, and the edge that runs from it clockwise. */
interface Corner {
  readonly recess: string;
  readonly x: number;
  readonly y: number;
  readonly edge: string;
}

/** Of unrotated tiles. */
const OUTLINES: Readonly<Record<ContinentTile['length'], readonly Corner[]>> = {
  1: [
    { recess: 'TL', x: 0, y: 0, edge: 'T' },
    { recess: 'TR', x: 1, y: 0, edge: 'R' },
    { recess: 'BR', x: 1, y: 1, edge: 'B' },
    { recess: 'BL', x: 0, y: 1, edge: 'L' },
  ],
  2: [
    { recess: 'TL', x: 0, y: 0, edge: 'T' },
    { recess: 'TR', x: 1, y: 0, edge: 'UR' },
    { recess: 'MR', x: 1, y: 1, edge: 'LR' },
    { recess: 'BR', x: 1, y: 2, edge: 'B' },
    { recess: 'BL', x: 0, y: 2, edge: 'LL' },
    { recess: 'ML', x: 0, y: 1, edge: 'UL' },
  ],
};

/** In an order that does not depend on the layout: a territory's index here is its number in a game. */
export function territories(continent: Continent): TerritoryInfo[] {
  return continent.tiles.flatMap(tile =>
    Object.entries(tile.territories).map(([name, territory]) => ({
      key: `${tile.id}.${name}`,
      tile: tile.id,
      name,
      type: TERRITORY_TYPES.indexOf(territory.type),
      firePoints: territory.firePoints ?? 0,
      beacons: territory.beacons ?? 0,
      start: territory.start ?? false,
      island: territory.buildingGround ?? false,
      encampments: territory.encampments ?? [],
    })),
  );
}

/** Expects a layout that `checkLayout` accepts. */
export function geometry(continent: Continent, layout: readonly TilePlacement[]): Geometry {
  const numbers = new Map(territories(continent).map(({ key }, number) => [key, number]));
  const points = (continent.columns + 1) * (continent.rows + 1);
  const adjacent = new Array<number>(numbers.size).fill(0);
  const sites = new Array<number>(points).fill(0);
  const sitesOf = new Array<number>(numbers.size).fill(0);
  const join = (a: number, b: number): void => {
    adjacent[a]! |= 1 << b;
    adjacent[b]! |= 1 << a;
  };

  const edges = new Map<number, readonly Share[]>();
  for (const placement of layout) {
    const tile = continent.tiles.find(t => t.id === placement.tile)!;
    const numberOf = (name: string): number => numbers.get(`${tile.id}.${name}`)!;
    for (const [a, b] of tile.inner) join(numberOf(a), numberOf(b));

    const corners = outlineOf(tile, placement);
    const ring = corners.map(({ x, y }) => y * (continent.columns + 1) + x);
    corners.forEach(({ recess, edge }, i) => {
      const from = ring[i]!;
      const to = ring[(i + 1) % ring.length]!;
      for (const name of tile.recesses[recess]!) {
        sites[from]! |= 1 << numberOf(name);
        sitesOf[numberOf(name)]! |= 1 << from;
      }
      const mine = sharesOf(tile.edges[edge]!, numberOf);
      edges.set(from * points + to, mine);
      // Both outlines run clockwise, so the neighbour's edge runs from `to` to `from`.
      for (const theirs of edges.get(to * points + from) ?? []) {
        for (const share of mine) if (meet(share, theirs)) join(share.territory, theirs.territory);
      }
    });
  }
  return { adjacent, sites, sitesOf };
}

/** The part of an edge, in percent, that one territory takes. */
interface Share {
  readonly territory: number;
  readonly start: number;
  readonly end: number;
}

function sharesOf(edge: readonly (readonly [string, number])[], numberOf: (name: string) => number): Share[] {
  return edge.map(([name, end], i) => ({ territory: numberOf(name), start: edge[i - 1]?.[1] ?? 0, end }));
}

/**
 * Migration, additional rules: borders that touch at any point make territories adjacent. Only shares of one
 * edge are compared, so a common site alone does not.
 */
function meet(share: Share, opposite: Share): boolean {
  return share.start <= 100 - opposite.start && 100 - opposite.end <= share.end;
}

/** The outline of a tile as it lies in the frame. */
export const outlineOf = ({ length }: ContinentTile, { x, y, rotation }: TilePlacement): Corner[] =>
  OUTLINES[length].map(corner => {
    const [dx, dy] = rotated(corner, length, rotation);
    return { ...corner, x: x + dx, y: y + dy };
  });

/** Where a corner lies, seen from the top left of the rotated tile; y runs downwards, degrees clockwise. */
function rotated({ x, y }: Corner, height: number, rotation: TilePlacement['rotation']): [number, number] {
  switch (rotation) {
    case 0:
      return [x, y];
    case 90:
      return [height - y, x];
    case 180:
      return [1 - x, height - y];
    case 270:
      return [y, 1 - x];
  }
}

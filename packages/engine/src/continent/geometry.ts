import { TERRITORY_TYPES } from '../pack/names.js';
import type { Continent, ContinentTile, EncampmentMark, TilePlacement } from '../pack/types.js';
import { fill } from '../state/lists.js';
import { oncePer } from '../state/remember.js';

/*
 * A tile's outline is a ring of recesses, clockwise from the top left one, with a unit edge from each recess
 * to the next. In the frame every recess lies on a lattice point, where it shares the site with the recesses
 * of the tiles around. An edge lists the territories along it in the outline's direction, each with the
 * percentage at which its share ends, the last at 100.
 */

/** A territory of a continent tile. */
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

/** A tile whose territories are numbers, and its outline in each rotation. */
interface NumberedTile {
  /** Pairs of territories that touch within the tile. */
  readonly inner: readonly (readonly [number, number])[];
  /** By rotation / 90. */
  readonly outlines: readonly (readonly NumberedCorner[])[];
}

interface NumberedCorner {
  /** From the top left of the tile as it lies. */
  readonly x: number;
  readonly y: number;
  /** The territories at the recess. */
  readonly touching: readonly number[];
  /** What the territories take of the edge that begins here. */
  readonly shares: readonly Share[];
}

const ROTATIONS = [0, 90, 180, 270] as const;

/** The number of territories of a continent, and its tiles by name: all that does not depend on the layout. */
interface Numbered {
  readonly territories: number;
  readonly tiles: ReadonlyMap<string, NumberedTile>;
}

const numbered = oncePer((continent: Continent): Numbered => {
  const numbers = new Map(territories(continent).map(({ key }, number) => [key, number]));
  const tiles = new Map(
    continent.tiles.map(tile => {
      const numberOf = (name: string): number => numbers.get(`${tile.id}.${name}`)!;
      const outlines = ROTATIONS.map(rotation =>
        outlineOf(tile, { tile: tile.id, x: 0, y: 0, rotation }).map(({ x, y, recess, edge }) => ({
          x,
          y,
          touching: tile.recesses[recess]!.map(numberOf),
          shares: sharesOf(tile.edges[edge]!, numberOf),
        })),
      );
      const inner = tile.inner.map(([a, b]) => [numberOf(a), numberOf(b)] as const);
      return [tile.id, { inner, outlines }] as const;
    }),
  );
  return { territories: numbers.size, tiles };
});

/** Expects a layout that `checkLayout` accepts. */
export function geometry(continent: Continent, layout: readonly TilePlacement[]): Geometry {
  const { territories, tiles } = numbered(continent);
  const width = continent.columns + 1;
  const points = width * (continent.rows + 1);
  const adjacent = fill(territories, 0);
  const sites = fill(points, 0);
  const sitesOf = adjacent.slice();
  const join = (a: number, b: number): void => {
    adjacent[a]! |= 1 << b;
    adjacent[b]! |= 1 << a;
  };

  const edges = new Map<number, readonly Share[]>();
  for (const { tile, x, y, rotation } of layout) {
    const { inner, outlines } = tiles.get(tile)!;
    for (const [a, b] of inner) join(a, b);

    const corners = outlines[rotation / 90]!;
    const first = y * width + x;
    for (let i = 0; i < corners.length; i++) {
      const corner = corners[i]!;
      const next = corners[(i + 1) % corners.length]!;
      const from = first + corner.y * width + corner.x;
      const to = first + next.y * width + next.x;
      for (const territory of corner.touching) {
        sites[from]! |= 1 << territory;
        sitesOf[territory]! |= 1 << from;
      }
      edges.set(from * points + to, corner.shares);
      // Both outlines run clockwise, so the neighbour's edge runs from `to` to `from`.
      const opposite = edges.get(to * points + from);
      if (!opposite) continue;
      for (const theirs of opposite) {
        for (const share of corner.shares) if (meet(share, theirs)) join(share.territory, theirs.territory);
      }
    }
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

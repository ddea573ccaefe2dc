// The tiles of a layout as shapes: the outline of each territory, the coast and the lattice points of the sites.
import { type Continent, type ContinentTile, outlineOf, type TilePlacement } from '@civolution/engine';
import { area, type Line, line, type Point } from './curve.js';

/** A cell of the frame is so wide. */
export const CELL = 200;
const WOBBLE = 5;
const COAST = 8;

export interface Shapes {
  readonly width: number;
  readonly height: number;
  /** Per territory its outline, clockwise. */
  readonly territories: readonly (readonly Point[])[];
  readonly sites: readonly Point[];
  readonly coast: readonly Point[];
}

/** A stretch of a tile's outline that one territory takes. */
interface Arc {
  readonly name: string;
  readonly points: Point[];
}
type Outlines = ReadonlyMap<string, readonly Point[]>;

const startOf = (arc: Arc): Point => arc.points[0]!;
const endOf = (arc: Arc): Point => arc.points.at(-1)!;

/** `turned` lays the frame on its side, for screens that are higher than wide. */
export function shapes(continent: Continent, layout: readonly TilePlacement[], turned: boolean): Shapes {
  const { columns, rows, tiles } = continent;
  const place = ([x, y]: Point): Point => (turned ? [(rows - y) * CELL, x * CELL] : [x * CELL, y * CELL]);
  const along = (from: Point, to: Point): Line => {
    const rim = (n: number, last: number, i: 0 | 1): boolean => from[i] === n * last && to[i] === n * last;
    const outer = [0, 1].some(n => rim(n, columns, 0) || rim(n, rows, 1));
    return line(place(from), place(to), outer ? COAST : WOBBLE);
  };

  const outlines = new Map<string, readonly Point[]>();
  for (const placement of layout) {
    const tile = tiles.find(({ id }) => id === placement.tile)!;
    const corners = outlineOf(tile, placement);
    const arcs = corners.flatMap(({ x, y, edge }, i) => {
      const to = corners[(i + 1) % corners.length]!;
      const border = along([x, y], [to.x, to.y]);
      const shares = tile.edges[edge]!;
      return shares.map(
        ([name, end], n): Arc => ({
          name,
          points: border.part((shares[n - 1]?.[1] ?? 0) / 100, end / 100),
        }),
      );
    });
    for (const [name, points] of divide(tile, merge(arcs))) outlines.set(`${tile.id}.${name}`, points);
  }
  const corners: Point[] = [
    [0, 0],
    [columns, 0],
    [columns, rows],
    [0, rows],
  ];
  const rim = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4]!;
    const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    const at = (n: number): Point => [
      from[0] + ((to[0] - from[0]) * n) / steps,
      from[1] + ((to[1] - from[1]) * n) / steps,
    ];
    return Array.from({ length: steps }, (_, n) => along(at(n), at(n + 1)).part(0, 1)).flat();
  });
  return {
    width: (turned ? rows : columns) * CELL,
    height: (turned ? columns : rows) * CELL,
    territories: tiles.flatMap(({ id, territories }) =>
      Object.keys(territories).map(name => outlines.get(`${id}.${name}`) ?? []),
    ),
    sites: Array.from({ length: (columns + 1) * (rows + 1) }, (_, n) =>
      place([n % (columns + 1), Math.floor(n / (columns + 1))]),
    ),
    coast: rim,
  };
}

/** Joins stretches of one territory that follow each other around the outline. */
function merge(arcs: readonly Arc[]): Arc[] {
  const first = arcs.findIndex((arc, i) => arc.name !== arcs.at(i - 1)!.name);
  if (first < 0) return [{ name: arcs[0]!.name, points: arcs.flatMap(({ points }) => points) }];
  const merged: Arc[] = [];
  for (const arc of [...arcs.slice(first), ...arcs.slice(0, first)]) {
    const last = merged.at(-1);
    if (last?.name === arc.name) last.points.push(...arc.points.slice(1));
    else merged.push({ name: arc.name, points: [...arc.points] });
  }
  return merged;
}

/** Divides a tile: those with more to hold get more room. */
function divide(tile: ContinentTile, arcs: readonly Arc[]): Outlines {
  if (arcs.length === 1) return new Map([[arcs[0]!.name, arcs[0]!.points]]);
  const weight = (name: string): number => (tile.territories[name]!.encampments?.length ?? 2) + 2;
  const names = [...new Set(arcs.map(({ name }) => name))];
  const whole =
    area(arcs.flatMap(({ points }) => points)) / names.reduce((sum, name) => sum + weight(name), 0);
  const wanted = (name: string): number => whole * weight(name);
  const several = names.filter(name => arcs.filter(arc => arc.name === name).length > 1);
  const alternating = arcs.every(
    (arc, i) => several.includes(arc.name) !== several.includes(arcs.at(i - 1)!.name),
  );
  if (several.length === 0 && arcs.length === 2) return between(arcs, arcs[0]!.name, wanted);
  if (several.length === 1 && alternating) return between(arcs, several[0]!, wanted);
  return star(arcs, wanted);
}

/** One territory lies between the others, which each are cut off by a line. */
function between(arcs: readonly Arc[], middle: string, wanted: (name: string) => number): Outlines {
  const outlines = new Map<string, Point[]>();
  const rest: Point[] = [];
  for (const arc of arcs) {
    if (arc.name === middle) {
      rest.push(...arc.points);
      continue;
    }
    const [from, to] = [endOf(arc), startOf(arc)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const bulge = ((wanted(arc.name) - area(arc.points)) * Math.PI) / 2 / length;
    const border = line(from, to, WOBBLE * 1.4, bulge).part(0, 1);
    outlines.set(arc.name, [...arc.points, ...border.slice(1, -1)]);
    rest.push(...border.toReversed().slice(1, -1));
  }
  return outlines.set(middle, rest);
}

/** All meet in a point, from where the room is as wanted. */
function star(arcs: readonly Arc[], wanted: (name: string) => number): Outlines {
  const all = arcs.flatMap(({ points }) => points);
  const low = [0, 1].map(i => Math.min(...all.map(point => point[i]!)));
  const size = [0, 1].map(i => Math.max(...all.map(point => point[i]!)) - low[i]!);
  const coarse = arcs.map(arc => ({
    name: arc.name,
    points: [...arc.points.filter((_, i) => i % 5 === 0), endOf(arc)],
  }));
  const steps = 16;
  let centre: Point = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < steps * steps; n++) {
    const share = [n % steps, Math.floor(n / steps)].map(k => 0.2 + (0.6 * k) / (steps - 1));
    const point: Point = [low[0]! + size[0]! * share[0]!, low[1]! + size[1]! * share[1]!];
    const misses = coarse.map(({ name, points }) => (area([...points, point]) / wanted(name) - 1) ** 2);
    const miss = misses.reduce((sum, m) => sum + m);
    if (miss < least) [least, centre] = [miss, point];
  }
  const outlines = new Map<string, Point[]>();
  for (const arc of arcs) {
    const border = (at: Point): Point[] => line(at, centre, WOBBLE * 1.4).part(0, 1);
    const wedge = [
      ...arc.points,
      ...border(endOf(arc)).slice(1),
      ...border(startOf(arc)).toReversed().slice(1, -1),
    ];
    outlines.set(arc.name, [...(outlines.get(arc.name) ?? []), ...wedge]);
  }
  return outlines;
}

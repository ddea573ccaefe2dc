// Where things stand in a territory: the name, the encampments, the material tile, and room for all that comes.
import type { Point } from './curve.js';
import type { Label } from './labels.js';

export interface Places {
  readonly name: Point;
  readonly label: Label;
  readonly camps: readonly Point[];
  readonly material: Point | null;
  /** Room for whatever else may lie there, nearest to the middle first, for a size of `LOOSE`; looked for when needed. */
  free(density: number): readonly Point[];
  readonly boats: readonly Point[];
}

export interface Wanted {
  readonly camps: number;
  readonly material: boolean;
  readonly boats: number;
  /** What it may be called, the best first: the first that has room. */
  readonly labels: readonly Label[];
  /** The size of letters. */
  readonly text: number;
}

export const CAMP = 18;
export const SITE = 30;
const MATERIAL = 20;
/** The more there is, the closer together. */
export const LOOSE = [13.5, 10, 7.5] as const;
const BOAT = 30;
const GRID = 8;
const GAP = 2;

export interface Disc {
  readonly at: Point;
  readonly r: number;
}

/** Points of a grid within an outline, each with the room that is left around it. There are thousands: plain numbers. */
interface Room {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly left: Float64Array;
}

/** No room is left beyond a segment. */
function wall({ xs, ys, left }: Room, [ax, ay]: Point, [bx, by]: Point): void {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy || 1;
  for (let i = 0; i < xs.length; i++) {
    const px = xs[i]! - ax;
    const py = ys[i]! - ay;
    const t = (px * dx + py * dy) / length;
    const n = t < 0 ? 0 : t > 1 ? 1 : t;
    const ex = px - dx * n;
    const ey = py - dy * n;
    const far = ex * ex + ey * ey;
    if (far < left[i]!) left[i] = far;
  }
}

/** Every place where a row of the grid at this height enters or leaves the outline. */
function crossings(outline: readonly Point[], y: number): number[] {
  const list: number[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y) list.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return list.sort((a, b) => a - b);
}

function roomIn(outline: readonly Point[], obstacles: readonly Disc[]): Room {
  const coarse = outline.filter((_, i) => i % 4 === 0);
  const heights = coarse.map(point => point[1]);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = Math.ceil(Math.min(...heights) / GRID) * GRID; y < Math.max(...heights); y += GRID) {
    const ends = crossings(coarse, y);
    for (let i = 0; i + 1 < ends.length; i += 2) {
      for (let x = Math.ceil(ends[i]! / GRID) * GRID; x < ends[i + 1]!; x += GRID) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const left = new Float64Array(xs.length).fill(Number.POSITIVE_INFINITY);
  const room = { xs: Float64Array.from(xs), ys: Float64Array.from(ys), left };
  // Of the walls the squares come first: one root for each point, not for each wall.
  coarse.forEach((point, i) => {
    wall(room, coarse.at(i - 1)!, point);
  });
  for (let i = 0; i < left.length; i++) left[i] = Math.sqrt(left[i]!);
  for (const disc of obstacles) occupy(room, disc, 0);
  return room;
}

/** Leaves the room beside a disc. */
function occupy({ xs, ys, left }: Room, { at: [x, y], r }: Disc, gap = GAP): void {
  for (let i = 0; i < xs.length; i++) {
    const dx = xs[i]! - x;
    const dy = ys[i]! - y;
    // Where less room is left anyway, the root need not be known.
    const reach = left[i]! + r + gap;
    if (reach <= 0 || dx * dx + dy * dy >= reach * reach) continue;
    left[i] = Math.sqrt(dx * dx + dy * dy) - r - gap;
  }
}

/** The point nearest to another that has so much room, or null. */
function nearest({ xs, ys, left }: Room, [x, y]: Point, radius: number): Point | null {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    if (left[i]! < radius) continue;
    const far = (xs[i]! - x) ** 2 + (ys[i]! - y) ** 2;
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best < 0 ? null : [xs[best]!, ys[best]!];
}

function middleOf({ xs, ys, left }: Room): Point {
  let [x, y, sum] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    const weight = Math.max(0, left[i]!);
    x += xs[i]! * weight;
    y += ys[i]! * weight;
    sum += weight;
  }
  return sum > 0 ? [x / sum, y / sum] : [0, 0];
}

/** Sites, an island and the names of neighbours are obstacles. */
export function places(outline: readonly Point[], obstacles: readonly Disc[], wanted: Wanted): Places {
  const room = roomIn(outline, obstacles);
  const middle = middleOf(room);
  /** Takes room; where there is too little, less. */
  const take = (to: Point, radius: number): Point => {
    let at: Point | null = null;
    for (let r = radius; r > 4 && !at; r -= 2) at = nearest(room, to, r);
    occupy(room, { at: at ?? middle, r: radius });
    return at ?? middle;
  };

  const { at: name, label, width } = placeName(room, middle, wanted);
  const r = wanted.text / 2 + 1;
  label.lines.forEach((_, i) => {
    const y = name[1] + lineAt(label, i) * wanted.text;
    for (let x = Math.min(0, 8 - width / 2); x <= Math.max(0, width / 2 - 8); x += 8) {
      occupy(room, { at: [name[0] + x, y], r });
    }
  });
  const boats = Array.from({ length: wanted.boats }, () => take(middle, BOAT));
  const camps: Point[] = [];
  for (let n = 0; n < wanted.camps; n++) camps.push(take(camps[0] ?? middle, CAMP + 1));
  const material = wanted.material ? take(middle, MATERIAL + 1) : null;
  const found: (readonly Point[])[] = [];
  const free = (density: number): readonly Point[] => {
    found[density] ??= fill(room, middle, LOOSE[density]!);
    return found[density];
  };
  return { name, label, camps, material, boats, free };
}

function fill(room: Room, middle: Point, radius: number): Point[] {
  const list: Point[] = [];
  const rest = { ...room, left: room.left.slice() };
  for (let at = nearest(rest, middle, radius); at; at = nearest(rest, middle, radius)) {
    list.push(at);
    occupy(rest, { at, r: radius });
  }
  return list;
}

interface Name {
  readonly at: Point;
  readonly label: Label;
  readonly width: number;
}

/** How far below the middle of a label a line of it stands, in the height of letters. */
export const lineAt = ({ lines }: Label, line: number): number => line - (lines.length - 1) / 2;

/** The ends of a name, with a gap: no name of a neighbour comes closer, so that they are not read as one. */
export const endsOf = ({ name: [x, y], label }: Places, text: number): Disc[] =>
  label.lines.flatMap((_, i) =>
    [-1, 1].map(side => ({
      at: [x + (side * (label.width - 1) * text) / 2, y + lineAt(label, i) * text] as const,
      r: text * 0.8,
    })),
  );

/** Stretches of the grid's rows that have so much room above and below. */
function stretches({ xs, ys, left }: Room, radius: number): { y: number; from: number; to: number }[] {
  const rows: { y: number; from: number; to: number }[] = [];
  for (let i = 0; i < xs.length; i++) {
    if (left[i]! < radius) continue;
    const [x, y, last] = [xs[i]!, ys[i]!, rows.at(-1)];
    if (last && last.y === y && x - last.to <= GRID) last.to = x;
    else rows.push({ y, from: x, to: x });
  }
  return rows;
}

/** High up, where the whole name has room. */
function placeName(room: Room, middle: Point, { labels, text }: Wanted): Name {
  let name: Name = { at: middle, label: labels.at(-1)!, width: text };
  for (const label of labels) {
    const width = label.width * text;
    let [most, least] = [0, Number.POSITIVE_INFINITY];
    for (const { y, from, to } of stretches(room, (label.lines.length / 2 - 0.08) * text)) {
      // At its ends there is as much room as above and below.
      const length = to - from + 0.84 * text;
      const held = Math.min(1, length / width);
      const spare = Math.max(0, (length - width) / 2);
      const x = Math.max((from + to) / 2 - spare, Math.min((from + to) / 2 + spare, middle[0]));
      const away = y - middle[1] + Math.abs(x - middle[0]) * 0.6;
      if (held > most || (held === most && away < least)) {
        [most, least] = [held, away];
        name = { at: [x, y], label, width };
      }
    }
    if (most === 1) break;
  }
  return name;
}

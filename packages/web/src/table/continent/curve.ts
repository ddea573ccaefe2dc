// Hand-drawn lines: the same two ends always give the same line, so that both sides of a border share it.

export type Point = readonly [x: number, y: number];

/** A number from 0 to 1 that looks random. */
export function chance(a: number, b: number, salt: number): number {
  const n = Math.sin(a * 12.9898 + b * 78.233 + salt * 37.719) * 43758.5453;
  return n - Math.floor(n);
}

/** Waves along a line, each of so many half turns and such a height. */
const WAVES: readonly (readonly [turns: number, height: number])[] = [
  [2, 0.9],
  [3, 0.6],
  [7, 0.28],
  [13, 0.12],
];

const STEP = 7;

export interface Line {
  /** The point at a share from 0 to 1 of the way. */
  at(share: number): Point;
  /** The points from one share of the way to another. */
  part(from: number, to: number): Point[];
}

/** A line that strays from the straight way by about `height`, and by `bulge` to the left in its middle. */
export function line(from: Point, to: Point, height: number, bulge = 0): Line {
  const swapped = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = swapped ? [to, from] : [from, to];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [seed, other] = [Math.round(a[0] * 3 + b[0]), Math.round(a[1] * 3 + b[1])];
  const phases = WAVES.map((_, i) => chance(seed, other, i) * Math.PI * 2);
  const arch = swapped ? -bulge : bulge;
  const point = (t: number): Point => {
    const calm = Math.min(1, 5 * t * (1 - t));
    let off = arch * Math.sin(Math.PI * t);
    WAVES.forEach(([turns, size], i) => {
      off += height * size * calm * Math.sin(Math.PI * turns * t + phases[i]!);
    });
    return [a[0] + dx * t + (dy / length) * off, a[1] + dy * t - (dx / length) * off];
  };
  const at = (share: number): Point => point(swapped ? 1 - share : share);
  return {
    at,
    part(start, end) {
      const steps = Math.max(1, Math.round((length * Math.abs(end - start)) / STEP));
      return Array.from({ length: steps + 1 }, (_, i) => at(start + ((end - start) * i) / steps));
    },
  };
}

/** A round shape that is not quite round. */
export function blob([x, y]: Point, radius: number, height: number, salt: number): Point[] {
  const steps = 40;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const r =
      radius +
      height *
        (Math.sin(3 * angle + chance(x, y, salt) * 6) + 0.6 * Math.sin(5 * angle + chance(y, x, salt) * 6));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** Positive when the points run clockwise on the screen. */
export function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

const short = (n: number): number => Math.round(n * 10) / 10;

/** The points as a closed path. */
export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

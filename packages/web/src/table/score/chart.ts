// Where the lines of the chart of the eras run.

/** `y` may be moved up or down so that labels keep their distance; each keeps its place in the order. */
export function spread(wanted: readonly number[], distance: number, lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = wanted.slice();
  order.forEach((i, n) => {
    const above = n === 0 ? -Infinity : placed[order[n - 1]!]!;
    placed[i] = Math.max(wanted[i]!, above + distance);
  });
  // What was pushed below the edge goes up again, and what is in its way with it.
  for (let n = order.length - 1, edge = lowest; n >= 0; n--) {
    placed[order[n]!] = Math.min(placed[order[n]!]!, edge);
    edge = placed[order[n]!]! - distance;
  }
  return placed;
}

const STEPS = [5, 10, 20, 25, 50, 100, 200];

/** Round numbers from 0 to beyond the highest one, at most six. */
export function gridLines(highest: number): number[] {
  const step = STEPS.find(one => highest / one <= 5) ?? 500;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, i) => i * step);
}

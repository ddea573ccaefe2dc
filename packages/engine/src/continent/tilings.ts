/** A place in the frame for one tile. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: 1 | 2;
  readonly height: 1 | 2;
}

type Tiling = readonly Slot[];

const known = new Map<string, readonly Tiling[]>();

/** Every way to fill the cells not in the mask `filled` with all these tiles, each way exactly once. */
export function tilings(
  columns: number,
  rows: number,
  filled: number,
  singles: number,
  dominoes: number,
): readonly Tiling[] {
  const key = [columns, rows, filled, singles, dominoes].join();
  const before = known.get(key);
  if (before) return before;
  const complete = singles === 0 && dominoes === 0 && filled === 2 ** (columns * rows) - 1;
  const all: readonly Tiling[] = complete
    ? [[]]
    : firstSlots(columns, rows, filled, singles, dominoes).flatMap(slot => {
        const single = isSingle(slot) ? 1 : 0;
        const then = filled | maskOf(slot, columns);
        const rest = tilings(columns, rows, then, singles - single, dominoes - 1 + single);
        return rest.map(tiling => [slot, ...tiling]);
      });
  known.set(key, all);
  return all;
}

/** The slots that can cover the first free cell in reading order: it is the top left cell of each. */
function firstSlots(
  columns: number,
  rows: number,
  filled: number,
  singles: number,
  dominoes: number,
): readonly Slot[] {
  let cell = 0;
  while (filled & (1 << cell)) cell++;
  const x = cell % columns;
  const y = (cell - x) / columns;
  const slots: Slot[] = [];
  if (singles > 0 && y < rows) slots.push({ x, y, width: 1, height: 1 });
  if (dominoes > 0 && y < rows && x + 1 < columns) slots.push({ x, y, width: 2, height: 1 });
  if (dominoes > 0 && y + 1 < rows) slots.push({ x, y, width: 1, height: 2 });
  return slots.filter(slot => (filled & maskOf(slot, columns)) === 0);
}

export function isSingle({ width, height }: Slot): boolean {
  return width === height;
}

/** Cells are numbered row by row from the top left. */
export function cellsOf({ x, y, width, height }: Slot, columns: number): number[] {
  const first = y * columns + x;
  if (width === 2) return [first, first + 1];
  return height === 2 ? [first, first + columns] : [first];
}

export function maskOf(slot: Slot, columns: number): number {
  return cellsOf(slot, columns).reduce((mask, cell) => mask | (1 << cell), 0);
}

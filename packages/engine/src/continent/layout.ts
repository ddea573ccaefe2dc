import type { Continent, ContinentTile, TilePlacement } from '../pack/types.js';
import { mappedObjects } from '../state/lists.js';
import { cellsOf, isSingle, maskOf, type Slot, tilings } from './tilings.js';

type Rotation = TilePlacement['rotation'];

const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];
const UPRIGHT: readonly Rotation[] = [0, 180];
const LYING: readonly Rotation[] = [90, 270];

/** Set-up 7: all tiles in a random order and orientation. `below(n)` is a uniform integer from 0 to n - 1. */
export function randomLayout(continent: Continent, below: (n: number) => number): TilePlacement[] {
  return complete(continent, [], below);
}

/** Set-up 7, first play: some tiles in their recommended places, the rest at random. */
export function firstPlayLayout(continent: Continent, below: (n: number) => number): TilePlacement[] {
  return complete(continent, continent.firstPlay, below);
}

/** What is wrong with a layout, in one sentence, or null. */
export function checkLayout(continent: Continent, layout: readonly TilePlacement[]): string | null {
  const { columns, rows } = continent;
  const seen = new Set<string>();
  const owners = new Map<number, string>();
  for (const placement of layout) {
    const { tile: id, x, y, rotation } = placement;
    const tile = continent.tiles.find(t => t.id === id);
    if (!tile) return `There is no continent tile ${id}.`;
    if (seen.has(id)) return `Tile ${id} is placed twice.`;
    seen.add(id);
    if (!ROTATIONS.includes(rotation)) return `Tile ${id} must be rotated by 0, 90, 180 or 270 degrees.`;
    const slot = slotOf(tile, placement);
    const whole = Number.isInteger(x) && Number.isInteger(y);
    if (!whole || x < 0 || y < 0 || x + slot.width > columns || y + slot.height > rows) {
      return `Tile ${id} at (${x}, ${y}) does not lie within the frame of ${columns} by ${rows} cells.`;
    }
    for (const cell of cellsOf(slot, columns)) {
      const owner = owners.get(cell);
      if (owner !== undefined) return `Tiles ${owner} and ${id} overlap.`;
      owners.set(cell, id);
    }
  }
  const missing = continent.tiles.find(tile => !seen.has(tile.id));
  return missing ? `Tile ${missing.id} is missing.` : null;
}

function complete(
  continent: Continent,
  fixed: readonly TilePlacement[],
  below: (n: number) => number,
): TilePlacement[] {
  const rest: ContinentTile[] = [];
  let taken = 0;
  for (const tile of continent.tiles) {
    const placement = fixed.find(p => p.tile === tile.id);
    if (placement) taken |= maskOf(slotOf(tile, placement), continent.columns);
    else rest.push(tile);
  }
  const singles = rest.filter(tile => tile.length === 1);
  const dominoes = rest.filter(tile => tile.length === 2);
  const all = tilings(continent.columns, continent.rows, taken, singles.length, dominoes.length);
  if (all.length === 0) throw new RangeError('The continent tiles cannot fill the frame.');

  const tiling = all[below(all.length)]!;
  shuffle(singles, below);
  shuffle(dominoes, below);
  const random = mappedObjects(tiling, (slot): TilePlacement => {
    const single = isSingle(slot);
    const tile = (single ? singles : dominoes).pop()!;
    const rotations = single ? ROTATIONS : slot.width === 1 ? UPRIGHT : LYING;
    return { tile: tile.id, x: slot.x, y: slot.y, rotation: rotations[below(rotations.length)]! };
  });
  return [...mappedObjects(fixed, placement => ({ ...placement })), ...random].sort((a, b) =>
    a.tile < b.tile ? -1 : 1,
  );
}

function slotOf(tile: ContinentTile, { x, y, rotation }: TilePlacement): Slot {
  if (tile.length === 1) return { x, y, width: 1, height: 1 };
  return UPRIGHT.includes(rotation) ? { x, y, width: 1, height: 2 } : { x, y, width: 2, height: 1 };
}

function shuffle<T>(list: T[], below: (n: number) => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
}

import { LAND_TYPES } from './check-effects.js';
import { differentMaterials } from './check-entries.js';
import {
  type Context,
  choose,
  dictionary,
  entries,
  fieldOf,
  flag,
  inside,
  int,
  list,
  maybe,
  object,
  problem,
  record,
  refine,
  type Schema,
  text,
  tuple,
  word,
} from './check-shape.js';
import { checkSources, sources } from './check-tables.js';
import { RAW, RESET, TERRITORY_TYPES } from './names.js';
import type { Continent, ContinentTile, EncampmentMark, TilePlacement, TileTerritory } from './types.js';
import { ENCAMPMENT_MARKS, SOURCES } from './vocabulary.js';

/** Recesses clockwise, and the edge that runs from each to the next. */
const OUTLINES = {
  1: { recesses: ['TL', 'TR', 'BR', 'BL'], edges: ['T', 'R', 'B', 'L'] },
  2: { recesses: ['TL', 'TR', 'MR', 'BR', 'BL', 'ML'], edges: ['T', 'UR', 'LR', 'B', 'LL', 'UL'] },
} as const;

const name = text(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'letters, digits and hyphens');

const territory: Schema<TileTerritory> = refine(
  object<TileTerritory>({
    type: word(TERRITORY_TYPES, 'territory type'),
    encampments: maybe(list(word(ENCAMPMENT_MARKS, 'encampment'), 2, 9)),
    firePoints: maybe(int(0, 9)),
    beacons: maybe(int(1, 3)),
    start: maybe(flag),
    buildingGround: maybe(flag),
  }),
  (value, at, ctx) => (value.type === 'water' ? checkWater : checkLand)(value, at, ctx),
);

function checkWater(value: TileTerritory, at: string, ctx: Context): void {
  for (const field of ['encampments', 'firePoints', 'beacons', 'start'] as const) {
    if (value[field] !== undefined) problem(ctx, inside(at, field), 'conflict', 'Water has none');
  }
}

function checkLand(value: TileTerritory, at: string, ctx: Context): void {
  for (const field of ['encampments', 'firePoints', 'beacons'] as const) {
    if (value[field] === undefined) problem(ctx, inside(at, field), 'missing', 'is missing: land has it');
  }
  if (value.buildingGround)
    problem(ctx, inside(at, 'buildingGround'), 'conflict', 'only Water has an island');
  if (value.encampments === undefined) return;
  const count = (...marks: EncampmentMark[]): number =>
    value.encampments?.filter(mark => marks.includes(mark)).length ?? 0;
  const where = inside(at, 'encampments');
  if (count('fire') !== 1) problem(ctx, where, 'count', `must have one 'fire', not ${count('fire')}`);
  // In a starting territory each civilization begins on an encampment without fire.
  const open = [count('any'), count('any', '3+'), count('any', '3+', '4')];
  open.forEach((spaces, i) => {
    const needed = value.start ? i + 2 : 1;
    if (spaces < needed) problem(ctx, where, 'count', `${i + 2} civilizations need ${needed} without fire`);
  });
}

const share = tuple<readonly [string, number]>(name, int(1, 100));

const tileOf = (length: 1 | 2): Schema<ContinentTile> =>
  object<ContinentTile>({
    id: name,
    source: maybe(word(SOURCES, 'source')),
    length: word([length], 'length'),
    territories: dictionary(name, territory),
    inner: list(tuple<readonly [string, string]>(name, name), 0, 20),
    edges: record<string, ContinentTile['edges'][string]>(OUTLINES[length].edges, list(share, 1, 9)),
    recesses: record<string, readonly string[]>(OUTLINES[length].recesses, list(name, 1, 9)),
  });
const single = tileOf(1);
const double = tileOf(2);

const tile: Schema<ContinentTile> = refine(
  choose<ContinentTile>(value => (fieldOf(value, 'length') === 1 ? single : double)),
  (value, _at, ctx) => {
    const known = (at: string, territoryName: string): void => {
      if (Object.hasOwn(value.territories, territoryName)) return;
      problem(ctx, at, 'name', `there is no territory '${territoryName}' on this tile`);
    };
    value.inner.forEach((pair, i) => {
      for (const end of pair) known(`inner[${i}]`, end);
      if (pair[0] === pair[1]) problem(ctx, `inner[${i}]`, 'duplicate', 'joins a territory to itself');
    });
    const { edges, recesses } = OUTLINES[value.length];
    edges.forEach((edge, i) => {
      checkEdge(value, edge, known, ctx);
      checkRecess(value, recesses[i]!, edges.at(i - 1)!, edge, known, ctx);
    });
  },
);

type Known = (at: string, territoryName: string) => void;

function checkEdge({ edges }: ContinentTile, edge: string, known: Known, ctx: Context): void {
  const shares = edges[edge]!;
  shares.forEach(([territoryName, end], i) => {
    const at = `edges.${edge}[${i}]`;
    known(`${at}[0]`, territoryName);
    if (end <= (shares[i - 1]?.[1] ?? 0))
      problem(ctx, `${at}[1]`, 'order', 'shares must rise along the edge');
  });
  if (shares.at(-1)![1] !== 100) problem(ctx, `edges.${edge}`, 'range', 'the last share must end at 100');
}

/** A recess lies where two edges meet, so it touches the territories there. */
function checkRecess(
  { edges, recesses }: ContinentTile,
  recess: string,
  before: string,
  after: string,
  known: Known,
  ctx: Context,
): void {
  const around = recesses[recess]!;
  const at = `recesses.${recess}`;
  around.forEach((territoryName, i) => {
    known(`${at}[${i}]`, territoryName);
    if (around.indexOf(territoryName) < i)
      problem(ctx, `${at}[${i}]`, 'duplicate', 'names a territory twice');
  });
  for (const end of [edges[before]!.at(-1)![0], edges[after]![0]![0]]) {
    if (!around.includes(end)) problem(ctx, at, 'missing', `'${end}' meets the recess`);
  }
}

const placement: Schema<TilePlacement> = object<TilePlacement>({
  tile: name,
  x: int(0, 30),
  y: int(0, 30),
  rotation: word([0, 90, 180, 270], 'rotation'),
});

export const continent: Schema<Continent> = refine(
  object<Continent>({
    source: maybe(sources),
    columns: int(1, 10),
    rows: int(1, 10),
    tiles: entries('tiles', tile, 1, 30),
    firstPlay: list(placement, 0, 30),
    islandMaterials: differentMaterials(),
  }),
  (value, at, ctx) => {
    checkSources(value, at, ctx);
    checkTerritories(value.tiles, ctx);
    checkFrame(value, ctx);
  },
);

function checkTerritories(tiles: Continent['tiles'], ctx: Context): void {
  const all = tiles.flatMap(({ id, territories }) =>
    Object.entries(territories).map(([key, value]) => ({
      ...value,
      entry: `tiles ${id}`,
      at: `territories.${key}`,
    })),
  );
  if (all.length > RESET - RAW)
    problem(ctx, 'tiles', 'count', `must have at most ${RESET - RAW} territories`);
  for (const type of LAND_TYPES) {
    const ofType = all.filter(value => value.type === type);
    if (ofType.length !== 3) problem(ctx, 'tiles', 'count', `must have 3 of ${type}, not ${ofType.length}`);
    const starts = ofType.filter(value => value.start).length;
    const wanted = type === 'forest' || type === 'grassland' ? 1 : 0;
    if (starts !== wanted)
      problem(ctx, 'tiles', 'count', `must have ${wanted} start in ${type}, not ${starts}`);
    ofType.forEach(({ beacons, entry, at }, i) => {
      if (ofType.findIndex(other => other.beacons === beacons) === i) return;
      problem(ctx, `${at}.beacons`, 'duplicate', `another ${type} has the same`, entry);
    });
  }
  const islands = all.filter(value => value.buildingGround).length;
  if (islands !== 1)
    problem(ctx, 'tiles', 'count', `must have one Water with a building ground, not ${islands}`);
}

/** Masks of cells and lattice points must fit into 31 bits. */
function checkFrame(value: Continent, ctx: Context): void {
  const { columns, rows, tiles, firstPlay } = value;
  const cells = tiles.reduce((sum, { length }) => sum + length, 0);
  if ((columns + 1) * (rows + 1) > 31) {
    problem(ctx, 'columns', 'range', 'the frame is too large');
    return;
  }
  if (cells !== columns * rows) {
    problem(ctx, 'tiles', 'count', `cover ${cells} cells of a frame of ${columns * rows}`);
    return;
  }
  const taken = firstPlay.reduce((mask, place, i) => mask | placeTile(value, place, i, mask, ctx), 0);
  const placed = firstPlay.map(place => place.tile);
  const singles = tiles.filter(({ id, length }) => length === 1 && !placed.includes(id)).length;
  if (!fills(columns, cells, taken, singles, new Set())) {
    problem(ctx, 'firstPlay', 'fill', 'the remaining tiles cannot fill the frame');
  }
}

/** The cells that a tile of the first play takes, as a mask. */
function placeTile(value: Continent, place: TilePlacement, i: number, taken: number, ctx: Context): number {
  const { columns, rows, tiles, firstPlay } = value;
  const at = `firstPlay[${i}]`;
  if (firstPlay.findIndex(other => other.tile === place.tile) < i) {
    problem(ctx, `${at}.tile`, 'duplicate', 'is placed twice');
  }
  const length = tiles.find(({ id }) => id === place.tile)?.length;
  if (length === undefined) problem(ctx, `${at}.tile`, 'name', `there is no tile '${place.tile}'`);
  const lying = length === 2 && place.rotation % 180 !== 0;
  const right = place.x + (lying ? 1 : 0);
  const bottom = place.y + (length === 2 && !lying ? 1 : 0);
  if (right >= columns || bottom >= rows) {
    problem(ctx, at, 'range', 'lies outside the frame');
    return 0;
  }
  const mask = (1 << (place.y * columns + place.x)) | (1 << (bottom * columns + right));
  if (taken & mask) problem(ctx, at, 'duplicate', 'overlaps another tile');
  return mask;
}

/** Can the free cells be covered with this many single tiles and otherwise double ones? */
function fills(columns: number, cells: number, taken: number, singles: number, failed: Set<string>): boolean {
  let cell = 0;
  while (taken & (1 << cell)) cell++;
  if (cell >= cells) return singles === 0;
  const key = `${taken},${singles}`;
  if (failed.has(key)) return false;
  const masks = [1 << cell];
  if ((cell + 1) % columns !== 0) masks.push(masks[0]! | (1 << (cell + 1)));
  if (cell + columns < cells) masks.push(masks[0]! | (1 << (cell + columns)));
  const can = masks.some((mask, i) => {
    const left = i === 0 ? singles - 1 : singles;
    return left >= 0 && (taken & mask) === 0 && fills(columns, cells, taken | mask, left, failed);
  });
  if (!can) failed.add(key);
  return can;
}

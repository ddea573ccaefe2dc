// The map of a layout: shapes and places, drawn up once and kept while the layout stays.
import { type TilePlacement, WATER } from '@civolution/engine';
import type { Catalogue } from '../../home/protocol.js';
import { type Point, path } from './curve.js';
import { BEACON, type Label, type Places, places, SITE } from './places.js';
import { shapes } from './shapes.js';

export interface MapDrawn {
  readonly outlines: readonly string[];
  readonly coast: string;
  readonly sites: readonly Point[];
  readonly places: readonly Places[];
  /** The middle of the island. */
  readonly island: Point | null;
}

const ISLAND = 50;
/** Letters beyond this size of text leave no room for names. */
const LARGE = 34;
const LONGEST = 14;

/** What a territory may be called on the map: where there is no room for words, the icon of its type and its tile. */
function labelsOf(title: string, type: string, text: number): Label[] {
  const tile = title.split(' ').at(-1)!;
  const names = text > LARGE ? [] : [title, `${type} ${tile}`];
  return [
    ...names.filter(name => name.length <= LONGEST).map(name => ({ text: name, hasIcon: false })),
    { text: tile, hasIcon: true },
  ];
}

let last: { readonly key: string; readonly map: MapDrawn } | null = null;

export function mapOf(
  catalogue: Catalogue,
  layout: readonly TilePlacement[],
  turned: boolean,
  seats: number,
  beacons: boolean,
  text: number,
): MapDrawn {
  const key = JSON.stringify([catalogue.packName, catalogue.language, layout, turned, seats, beacons, text]);
  if (last?.key !== key) last = { key, map: draw(catalogue, layout, turned, seats, beacons, text) };
  return last.map;
}

function draw(
  { pack, territories, territoryTypes }: Catalogue,
  layout: readonly TilePlacement[],
  turned: boolean,
  seats: number,
  beacons: boolean,
  text: number,
): MapDrawn {
  const drawn = shapes(pack.continent, layout, turned);
  const isles = territories.findIndex(({ island }) => island);
  const island = isles < 0 ? null : middle(drawn.territories[isles]!);
  const recesses = drawn.sites.map(at => ({ at, r: SITE + 6 }));
  return {
    outlines: drawn.territories.map(path),
    coast: path(drawn.coast),
    sites: drawn.sites,
    island,
    places: territories.map(({ title, type, encampments, ...info }, t) =>
      places(drawn.territories[t]!, t === isles ? [...recesses, { at: island!, r: ISLAND }] : recesses, {
        camps: encampments.length,
        material: type !== WATER,
        boats: type === WATER ? seats : 0,
        labels: labelsOf(title, territoryTypes[type]!, text),
        signs: beacons ? info.beacons * BEACON : 0,
        text,
      }),
    ),
  };
}

const middle = (points: readonly Point[]): Point => {
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

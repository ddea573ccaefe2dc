// The map of a layout: shapes and places, drawn up once and kept while the layout stays.
import { type TilePlacement, WATER } from '@civolution/engine';
import type { Catalogue } from '../../worker/protocol.js';
import { type Point, path } from './curve.js';
import { labelsOf } from './labels.js';
import { type Disc, endsOf, type Places, places, SITE } from './map-layout.js';
import { shapes } from './shapes.js';

export interface MapDrawn {
  readonly outlines: readonly string[];
  readonly coast: string;
  readonly sites: readonly Point[];
  readonly places: readonly Places[];
  /** The middle of the island. */
  readonly island: Point | null;
}

/** What it depends on, besides the pack and the language. */
export interface MapWanted {
  readonly layout: readonly TilePlacement[];
  /** Laid on its side. */
  readonly turned: boolean;
  readonly seats: number;
  readonly hasBeacons: boolean;
  /** The size of letters. */
  readonly text: number;
  /** What waters are called: a name of theirs in full may be longer than they are wide. */
  readonly water: string;
}

const ISLAND = 50;
let last: { readonly catalogue: Catalogue; readonly key: string; readonly map: MapDrawn } | null = null;

export function mapOf(catalogue: Catalogue, wanted: MapWanted): MapDrawn {
  const key = JSON.stringify(wanted);
  if (last?.catalogue !== catalogue || last.key !== key)
    last = { catalogue, key, map: draw(catalogue, wanted) };
  return last.map;
}

function draw(
  { pack, territories }: Catalogue,
  { layout, turned, seats, hasBeacons, text, water }: MapWanted,
): MapDrawn {
  const drawn = shapes(pack.continent, layout, turned);
  const isles = territories.findIndex(({ island }) => island);
  const island = isles < 0 ? null : middle(drawn.territories[isles]!);
  const obstacles: Disc[] = drawn.sites.map(at => ({ at, r: SITE + 6 }));
  if (island) obstacles.push({ at: island, r: ISLAND });
  return {
    outlines: drawn.territories.map(path),
    coast: path(drawn.coast),
    sites: drawn.sites,
    island,
    places: territories.map(({ title, type, encampments, ...info }, t) => {
      const name = type === WATER ? `${water} ${title.split(' ').at(-1)}` : title;
      const there = places(drawn.territories[t]!, obstacles, {
        camps: encampments.length,
        material: type !== WATER,
        boats: type === WATER ? seats : 0,
        labels: labelsOf(name, hasBeacons ? info.beacons : 0, text),
        text,
      });
      obstacles.push(...endsOf(there, text));
      return there;
    }),
  };
}

const middle = (points: readonly Point[]): Point => {
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

// What is in a territory or at a site, in words.
import { SITE_KINDS, TERRITORY_TYPES, type View } from '@civolution/engine';
import { game } from '../../page/game.svelte.js';
import { words } from '../../words/words.svelte.js';
import type { Catalogue } from '../../worker/protocol.js';
import { AUTOMA, bits, type Contents, type Ground, siteTile, type Tribes } from './contents.js';

/** Somebody, and what is there of theirs. */
export interface Present {
  readonly seat: number;
  readonly things: readonly string[];
}

const said = ({ n, weak, where }: Tribes): string => {
  const w = words().continent;
  return `${w.tribes(n, weak)} ${w.where[where](n)}`;
};

export function present(here: Contents, catalogue: Catalogue, seats: number): Present[] {
  const w = words().continent;
  const material = here.developed && here.material >= 0 ? catalogue.materials[here.material]! : null;
  return Array.from({ length: seats }, (_, seat) => {
    const of = <T extends { readonly seat: number }>(list: readonly T[]): T[] =>
      list.filter(one => one.seat === seat);
    const things = of([...(here.fire ? [here.fire] : []), ...here.plain, ...here.wild]).map(said);
    for (const boat of of(here.boats)) {
      things.push(w.boat, ...boat.tribes.map(said));
      if (boat.laden > 0) things.push(w.raw(boat.laden, null));
    }
    if (here.farm === seat) things.push(w.farm);
    things.push(...of(here.raw).map(({ n }) => w.raw(n, material)));
    if (seat === AUTOMA && here.provisions > 0) things.push(w.provisions(here.provisions));
    return { seat, things };
  }).filter(({ things }) => things.length > 0);
}

const line = ({ seat, things }: Present): string => `${game.nameOf(seat)}: ${things.join(', ')}`;

/** All of a territory in one breath. */
export function summary(title: string, here: Contents, catalogue: Catalogue, seats: number): string {
  const w = words().continent;
  const who = present(here, catalogue, seats).map(line);
  const tile = here.material >= 0 && here.developed ? [catalogue.materials[here.material]!] : [];
  return [title, ...tile, ...(who.length > 0 ? who : [w.nobody]), ...(here.hunted ? [w.hunted] : [])].join(
    '. ',
  );
}

export const built = ({ buildings }: Ground): Present[] =>
  buildings.map(({ seat, statues, settlements }) => ({
    seat,
    things: [
      ...(statues > 0 ? [words().continent.statues(statues)] : []),
      ...(settlements > 0 ? [words().continent.settlement] : []),
    ],
  }));

export interface SiteTold {
  readonly name: string;
  readonly points: number;
  /** What it does, or what it may be. */
  readonly rule: string;
}

/** The kinds of the sites that are still face down, each with how many there are. */
function hiddenKinds(view: View, { siteKinds, siteTiles }: Catalogue): string {
  const revealed = new Set(view.land.sites.map((_, site) => siteTile(view, site)));
  const left = siteTiles.filter((_, tile) => !revealed.has(tile));
  return siteKinds
    .map(({ name }, kind) => ({ name, n: left.filter(tile => tile.kind === kind).length }))
    .flatMap(({ name, n }) => (n > 0 ? [`${name} (${n})`] : []))
    .join(', ');
}

/** A face-down one has no points that one knows of. */
export function siteTold(view: View, catalogue: Catalogue, site: number): SiteTold {
  const w = words().continent;
  const tile = siteTile(view, site);
  if (tile >= 0) return catalogue.siteTiles[tile]!;
  // Texts count the sites from 1.
  const name = `${w.faceDownSite} ${site + 1}`;
  return { name, points: 0, rule: w.faceDownAbout(hiddenKinds(view, catalogue)) };
}

/** The territories beside a site; at a Mystic oak with what each brings. */
export function around(view: View, catalogue: Catalogue, site: number): string[] {
  const tile = catalogue.siteTiles[siteTile(view, site)];
  const isOak = tile !== undefined && SITE_KINDS[tile.kind] === 'mysticOak';
  return bits(view.land.sites[site]!).map(t => {
    const { title, type } = catalogue.territories[t]!;
    const { oak } = catalogue.pack.tables;
    return isOak ? `${title} (+${oak[TERRITORY_TYPES[type]!]})` : title;
  });
}

export function siteName(view: View, catalogue: Catalogue, site: number): string {
  return words().continent.siteBetween(
    siteTold(view, catalogue, site).name,
    around(view, catalogue, site).join(', '),
  );
}

export function tribeName({ weak, where }: Tribes, place: string): string {
  const w = words().continent;
  return w.tribeAt[where](w.tribes(1, weak), place);
}

/** The seat whose tribes the numbers of spots speak of. */
export const spoken = (): number =>
  (game.step ?? game.lights.pointed ?? game.lights.recalled ?? game.lights.litQuestion)?.seat ?? -1;

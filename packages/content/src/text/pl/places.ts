// Territories, sites and Building grounds of a pack inside sentences.
import { type Rules, SITE_KINDS, type State, TERRITORY_TYPES, type Words } from '@civolution/engine';
import { islandOf } from '../../facts/continent.js';
import { bitsOf } from '../../facts/spots.js';
import { and, cap, followed, marked, type Noun, titled } from './grammar.js';
import { TERRITORY } from './lands.js';
import { SITE, site } from './lists.js';
import { NOUN } from './words.js';

/** A territory by type and tile in the cases and with the prepositions that sentences need. */
export interface Place {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly loc: string;
  /** "w lesie B", "na łące B" */
  readonly in: string;
  /** "z lasu B", "ze wzgórz B" */
  readonly from: string;
  /** "do lasu B", "na łąkę B" */
  readonly to: string;
}

export interface Places {
  territory(territory: number): Place;
  /** A site by the tile on it. */
  siteTile(tile: number): Noun;
  /** A Building ground; 0 is the printed one of the island. */
  ground(ground: number): Noun;
  /** " przy lesie B, wzgórzach B i terytorium wodnym D", or nothing where the continent is not known. */
  besideSite(site: number, state?: State): string;
}

export const local = ({ en, pl = en }: Words): string => pl;

/** "B", or "B 2" where a tile has several territories of a type. */
export function tileOf({ territories }: Rules, t: number): string {
  const { tile, type } = territories[t]!;
  const alike = territories.flatMap((other, i) => (other.tile === tile && other.type === type ? [i] : []));
  return alike.length > 1 ? `${tile} ${alike.indexOf(t) + 1}` : tile;
}

/** "las", as in a list of types. */
export function typeName(type: number): string {
  const key = TERRITORY_TYPES[type]!;
  return marked('territory', key, TERRITORY[key].name.toLocaleLowerCase('pl'));
}

export function makePlaces(rules: Rules): Places {
  const territory = (t: number): Place => {
    const { type } = rules.territories[t]!;
    const key = TERRITORY_TYPES[type]!;
    const { acc, in: inside, from, to } = TERRITORY[key];
    const tile = tileOf(rules, t);
    const put = (word: string): string => `${marked('territory', key, word)} ${tile}`;
    return {
      nom: `${typeName(type)} ${tile}`,
      gen: put(from[1]),
      acc: put(acc),
      loc: put(inside[1]),
      in: `${inside[0]} ${put(inside[1])}`,
      from: `${from[0]} ${put(from[1])}`,
      to: `${to[0]} ${put(to[1])}`,
    };
  };

  /** Tiles are mostly called by their kind and a number: then the kind is declined. */
  const siteTile = (tile: number): Noun => {
    const name = local(rules.pack.sites[tile]!.name);
    const kind = SITE_KINDS[rules.sites[tile]!.kind]!;
    const usual = `${cap(SITE[kind].one.nom)} `;
    return name.startsWith(usual)
      ? followed(site(kind), name.slice(usual.length))
      : titled(kind === 'buildingGround' ? site(kind) : NOUN.site, name);
  };

  return {
    territory,
    siteTile,
    ground: ground =>
      ground > 0
        ? siteTile(rules.sites.findIndex(one => one.ground === ground))
        : followed(site('buildingGround'), territory(islandOf(rules)).in),
    besideSite: (at, state) =>
      state ? ` przy ${and(bitsOf(state.land.sites[at]!).map(t => territory(t).loc))}` : '',
  };
}

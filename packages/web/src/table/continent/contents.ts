// What lies where on the continent right now, read out of a view.
import { NOTCH, RAW, type View } from '@civolution/engine';

/** Where tribes are, by the last part of a spot's number: `territory * 16 + place`, + 1 where they are weak. */
export const PLACE = { fire: 0, plain: 1, wild: 3, boat: 5 } as const;
export type Where = keyof typeof PLACE;
/** Encampments, likewise: the fire, a free one, a taken one (+ 2 * owner + weak), a seat on a boat. */
export const FIRE = 0;
export const FREE = 1;
export const TAKEN = 2;
export const ABOARD = 10;

export interface Tribes {
  readonly seat: number;
  readonly weak: boolean;
  readonly n: number;
  readonly where: Where;
  /** The number of the spot, and of the encampment it takes. */
  readonly spot: number;
  readonly encampment: number;
}

export interface Boat {
  readonly seat: number;
  readonly tribes: readonly Tribes[];
  readonly laden: number;
  /** The place of markers in its notch. */
  readonly notch: number;
}

export interface Contents {
  readonly fire: Tribes | null;
  readonly plain: readonly Tribes[];
  readonly wild: readonly Tribes[];
  readonly boats: readonly Boat[];
  /** Encampments without fire that are free. */
  readonly spaces: number;
  readonly freeSpaces: number;
  /** The seat with the farm, or -1. */
  readonly farm: number;
  /** -1 on Water and while face down. */
  readonly material: number;
  readonly developed: boolean;
  readonly raw: readonly { readonly seat: number; readonly n: number }[];
  readonly hunted: boolean;
  readonly provisions: number;
  readonly farmBlocked: boolean;
}

/** The automa sits in the second seat. */
export const AUTOMA = 1;

const has = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1;

export function contents(view: View, t: number): Contents {
  const tribes = (where: Where, seat: number, weak: boolean, n: number): Tribes => ({
    seat,
    weak,
    n,
    where,
    spot: t * 16 + PLACE[where] + (where !== 'fire' && weak ? 1 : 0),
    encampment: t * 16 + (where === 'fire' ? FIRE : TAKEN + 2 * seat + (weak ? 1 : 0)),
  });
  const all = (where: Where, counts: readonly number[]): Tribes[] =>
    counts
      .slice(t * 8, t * 8 + 8)
      .flatMap((n, i) => (n > 0 ? [tribes(where, i >> 1, (i & 1) === 1, n)] : []));
  const held = view.fire[t]! - 1;
  const plain = all('plain', view.plain);
  const spaces = view.land.spaces[t]!;
  return {
    fire: held < 0 ? null : tribes('fire', held >> 1, (held & 1) === 1, 1),
    plain,
    wild: all('wild', view.wild),
    boats: view.seats.flatMap((me, seat) =>
      me.boats.flatMap((at, b): Boat[] => {
        if (b % 3 !== 0 || at !== t) return [];
        const [strong, weak] = [me.boats[b + 1]!, me.boats[b + 2]!];
        return [
          {
            seat,
            tribes: [tribes('boat', seat, false, strong), tribes('boat', seat, true, weak)].filter(
              ({ n }) => n > 0,
            ),
            laden: me.markers[NOTCH + b / 3]!,
            notch: NOTCH + b / 3,
          },
        ];
      }),
    ),
    spaces,
    freeSpaces: spaces - plain.reduce((sum, { n }) => sum + n, 0),
    farm: view.farms[t]! - 1,
    material: view.material[t]!,
    developed: has(view.developed, t),
    raw: view.seats.flatMap((me, seat) => {
      const n = me.markers[RAW + t]!;
      return n > 0 ? [{ seat, n }] : [];
    }),
    hunted: has(view.hunted, t),
    provisions: view.solo?.provisions[t] ?? 0,
    farmBlocked: view.solo !== null && has(view.solo.blocked, t),
  };
}

export interface Ground {
  readonly ground: number;
  /** Per seat with a building there. */
  readonly buildings: readonly {
    readonly seat: number;
    readonly statues: number;
    readonly settlements: number;
  }[];
}

export const ground = (view: View, number: number): Ground => ({
  ground: number,
  buildings: view.seats.flatMap((me, seat) => {
    const statues = view.statues[number * 4 + seat] ?? 0;
    const settlements = me.settlements.filter(at => at === number).length;
    return statues + settlements > 0 ? [{ seat, statues, settlements }] : [];
  }),
});

/** The tile of a site, or -1 while it is face down. */
export const siteTile = (view: View, site: number): number =>
  has(view.revealed, site) ? view.sites[site]! : -1;

/** Building grounds are numbered in the order of their tiles; the island's is 0. */
export function groundOfTile(tiles: readonly { readonly kind: string }[], tile: number): number {
  if (tile < 0 || tiles[tile]!.kind !== 'buildingGround') return -1;
  return tiles.slice(0, tile + 1).filter(({ kind }) => kind === 'buildingGround').length;
}

export const bits = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter(i => has(mask, i));

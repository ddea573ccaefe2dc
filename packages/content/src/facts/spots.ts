// What the numbers of spots, encampments and payment sources stand for, without words.
import type { State } from '@civolution/engine';

export type Ground = 'fire' | 'plain' | 'wild' | 'boat';

export interface Spot {
  readonly territory: number;
  readonly ground: Ground;
  /** Unknown for a fire encampment when no state is at hand. */
  readonly weak: boolean | null;
  /** How many tribes of its civilization are alike there; 0 when no state is at hand. */
  readonly n: number;
}

/** By a spot's lower four bits: fire, then strong and weak on each other ground. */
const GROUNDS: readonly Ground[] = ['fire', 'plain', 'plain', 'wild', 'wild', 'boat', 'boat'];

export function readSpot(spot: number, state?: State, seat = -1): Spot {
  const territory = spot >> 4;
  const place = spot & 15;
  const ground = GROUNDS[place] ?? 'plain';
  const held = state ? state.fire[territory]! - 1 : -1;
  const weak = ground !== 'fire' ? place % 2 === 0 : held < 0 ? null : held % 2 === 1;
  return { territory, ground, weak, n: state && seat >= 0 ? alike(state, seat, territory, ground, weak) : 0 };
}

function alike(state: State, seat: number, territory: number, ground: Ground, weak: boolean | null): number {
  const at = territory * 8 + seat * 2 + (weak ? 1 : 0);
  if (ground === 'plain') return state.plain[at]!;
  if (ground === 'wild') return state.wild[at]!;
  return ground === 'boat' ? aboard(state, seat, territory)[weak ? 1 : 0] : 1;
}

/** Strong and weak tribes on a civilization's boat in a Water territory. */
export function aboard(state: State, seat: number, territory: number): readonly [number, number] {
  const boats = state.seats[seat]!.boats;
  for (let b = 0; b < boats.length; b += 3) {
    if (boats[b] === territory) return [boats[b + 1]!, boats[b + 2]!];
  }
  return [0, 0];
}

export type Encampment = 'fire' | 'free' | 'taken' | 'boat';

export function readEncampment(encampment: number): Encampment {
  if (encampment === 0) return 'fire';
  if (encampment === 1) return 'free';
  return encampment === 10 ? 'boat' : 'taken';
}

export interface PaySource {
  readonly kind: 'die' | 'planning' | 'focus';
  readonly value: number;
}

export function readSource(source: number): PaySource {
  if (source < 6) return { kind: 'die', value: source + 1 };
  return source < 12 ? { kind: 'planning', value: source - 5 } : { kind: 'focus', value: 0 };
}

/** The numbers of the bits that are set in a mask. */
export function bitsOf(mask: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < 31; i++) if ((mask >> i) & 1) list.push(i);
  return list;
}

// Who sits where in the games of an arena.

/** The two sides of an arena; with more than two seats a side has several. */
export type Side = 'a' | 'b';

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/**
 * The seatings of the first games of pairs, by the number of seats. The second game of a pair has the same deal with
 * the sides swapped, so that after every pair both sides have had every seat as often. One round has every seating in
 * which both sides have a seat.
 */
const SEATINGS: Readonly<Record<number, readonly string[]>> = {
  2: ['ab'],
  3: ['abb', 'bab', 'bba'],
  4: ['abbb', 'aabb', 'babb', 'abab', 'bbab', 'abba', 'bbba'],
};

export const pairOf = (game: number): number => Math.floor(game / 2);

/** The side of each seat in one of many games. */
export function sidesOf(seats: number, game: number): Side[] {
  const round = SEATINGS[seats]!;
  const sides = [...round[pairOf(game) % round.length]!] as Side[];
  return game % 2 === 0 ? sides : sides.map(otherSide);
}

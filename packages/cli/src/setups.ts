// The set-ups of games that commands play.
import { FEWEST_SEATS, MOST_SEATS, type SeatSetup, type Setup } from '@civolution/engine';
import { type Given, nameOf, type Options, oneOf, UsageError, wholeNumber } from './args.js';

export const SETUP_OPTIONS = {
  players: { value: '2|3|4', help: 'civilizations' },
  setup: { value: 'a|b', help: 'ready-made hands (a) or the draft (b); a list sets each seat: a,b,b,a' },
  map: { value: 'first|random', help: 'how the continent is laid out' },
  materials: { value: 'first|random', help: 'how the material tiles are laid (default: as the map)' },
} satisfies Options;

const MAPS = ['first', 'random'] as const;
const STARTS = ['a', 'b'] as const;

/** What the options ask for; what they leave open is left open. */
export interface Wish {
  readonly players?: number;
  readonly starts?: readonly ('a' | 'b')[];
  readonly map?: 'first' | 'random';
  readonly materials?: 'first' | 'random';
}

export function wishOf(given: Given): Wish {
  const text = given.values.get('setup');
  const starts = text?.split(',').map(word => nameOf(word, 'setup', STARTS));
  const listed = starts !== undefined && starts.length > 1 ? starts.length : undefined;
  const players = given.values.has('players')
    ? wholeNumber(given, 'players', 0, FEWEST_SEATS, MOST_SEATS)
    : listed;
  if (listed !== undefined && (players !== listed || listed > MOST_SEATS)) {
    const many = players === listed ? `${MOST_SEATS} at most` : String(players);
    throw new UsageError(`--setup names ${listed} seats, but the players are ${many}`);
  }
  const map = given.values.has('map') ? oneOf(given, 'map', MAPS, 'first') : undefined;
  const materials = given.values.has('materials') ? oneOf(given, 'materials', MAPS, 'first') : map;
  return {
    ...(players !== undefined && { players }),
    ...(starts && { starts }),
    ...(map && { map }),
    ...(materials && { materials }),
  };
}

const seatsOf = (players: number, starts: readonly ('a' | 'b')[]): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => ({ option: starts[seat % starts.length]! }));

/** One set-up for all games. */
export const setupFor = ({
  players = MOST_SEATS,
  starts = ['a'],
  map = 'first',
  materials = map,
}: Wish): Setup => ({
  seats: seatsOf(players, starts),
  map,
  materials,
});

const COUNTS = MOST_SEATS - FEWEST_SEATS + 1;
const MIXED = [['a'], ['b'], ['b', 'a']] as const;

/** The set-up of one of many games: what is not asked for is spread over them, in every combination. */
export const spreadSetup = ({ players, starts, map, materials }: Wish, game: number): Setup => ({
  seats: seatsOf(
    players ?? FEWEST_SEATS + (game % COUNTS),
    starts ?? MIXED[(game + Math.floor(game / 3)) % 3]!,
  ),
  map: map ?? MAPS[game % 2]!,
  materials: materials ?? MAPS[(game >> 1) % 2]!,
});

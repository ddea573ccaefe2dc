// The set-ups of games that commands play.
import {
  type ExtraCredit,
  FEWEST_SEATS,
  MOST_SEATS,
  type SeatSetup,
  type Setup,
  SOLO_LEVELS,
  type SoloLevel,
} from '@civolution/engine';
import { type Given, nameOf, type Options, oneOf, suggestion, UsageError, wholeNumber } from './args.js';

export const MAPS = ['first', 'random'] as const;
export const STARTS = ['a', 'b', 'free'] as const;
type Start = (typeof STARTS)[number];

/** Every choice of Extra Credits but none. */
export const EXTRAS: readonly (readonly ExtraCredit[])[] = [
  ['a'],
  ['b'],
  ['c'],
  ['a', 'b'],
  ['a', 'c'],
  ['b', 'c'],
  ['a', 'b', 'c'],
];
export const nameOfExtras = (extras: readonly ExtraCredit[]): string => extras.join('');

export const SETUP_OPTIONS = {
  players: { value: '2|3|4', help: 'civilizations' },
  setup: {
    value: 'a|b|free',
    help: 'ready-made hands (a), the draft (b), or any cards (free, only with --solo); a list sets each seat: a,b,b,a',
  },
  map: { value: 'first|random', help: 'how the continent is laid out' },
  materials: { value: 'first|random', help: 'how the material tiles are laid (default: as the map)' },
  solo: { value: 'LEVEL', help: `one civilization against V.I.C.I: ${SOLO_LEVELS.join(', ')}` },
  challenge: { help: 'with --solo: V.I.C.I acts also when it does a Reset' },
  extras: {
    value: EXTRAS.map(nameOfExtras).join('|'),
    help: 'Extra Credits: starting attributes (a), creatures (b), level-4 modules (c)',
  },
} satisfies Options;

/** What the options ask for; what they leave open is left open. */
export interface Wish {
  readonly players?: number;
  readonly starts?: readonly Start[];
  readonly map?: 'first' | 'random';
  readonly materials?: 'first' | 'random';
  readonly solo?: { readonly level: SoloLevel; readonly challenge: boolean };
  readonly extras?: readonly ExtraCredit[];
}

export function wishOf(given: Given): Wish {
  const solo = soloOf(given);
  const starts = startsOf(given, solo !== undefined);
  const players = solo ? onlyOne(given, starts) : playersOf(given, starts);
  const extras = extrasOf(given);
  const map = given.values.has('map') ? oneOf(given, 'map', MAPS, 'first') : undefined;
  const materials = given.values.has('materials') ? oneOf(given, 'materials', MAPS, 'first') : map;
  return {
    ...(players !== undefined && { players }),
    ...(starts && { starts }),
    ...(map && { map }),
    ...(materials && { materials }),
    ...(solo && { solo }),
    ...(extras && { extras }),
  };
}

function soloOf(given: Given): Wish['solo'] {
  const level = given.values.get('solo');
  const challenge = given.flags.has('challenge');
  if (level !== undefined) return { level: nameOf(level, 'solo', SOLO_LEVELS), challenge };
  if (challenge) throw new UsageError('--challenge needs --solo: it makes V.I.C.I harder');
  return undefined;
}

function startsOf(given: Given, solo: boolean): readonly Start[] | undefined {
  const starts = given.values
    .get('setup')
    ?.split(',')
    .map(word => nameOf(word, 'setup', STARTS));
  if (!solo && starts?.includes('free')) {
    throw new UsageError('--setup free needs --solo: only against V.I.C.I one picks any cards');
  }
  return starts;
}

const ONE_PLAYS = 'against V.I.C.I one civilization plays';

function onlyOne(given: Given, starts: readonly Start[] | undefined): 1 {
  const players = given.values.get('players') ?? '1';
  if (players !== '1') throw new UsageError(`--players is "${players}", but ${ONE_PLAYS}`);
  if (starts !== undefined && starts.length > 1) {
    throw new UsageError(`--setup names ${starts.length} seats, but ${ONE_PLAYS}`);
  }
  return 1;
}

function playersOf(given: Given, starts: readonly Start[] | undefined): number | undefined {
  if (given.values.get('players') === '1') {
    throw new UsageError('--players 1 needs --solo: one civilization plays only against V.I.C.I');
  }
  const listed = starts !== undefined && starts.length > 1 ? starts.length : undefined;
  const players = given.values.has('players')
    ? wholeNumber(given, 'players', 0, FEWEST_SEATS, MOST_SEATS)
    : listed;
  if (listed !== undefined && (players !== listed || listed > MOST_SEATS)) {
    const many = players === listed ? `${MOST_SEATS} at most` : String(players);
    throw new UsageError(`--setup names ${listed} seats, but the players are ${many}`);
  }
  return players;
}

function extrasOf(given: Given): readonly ExtraCredit[] | undefined {
  const word = given.values.get('extras');
  if (word === undefined) return undefined;
  const names = EXTRAS.map(nameOfExtras);
  return EXTRAS[names.indexOf(nameOf(word, 'extras', names, nearExtras))];
}

/** The same letters in another order, written large or with commas between are near, however many they are. */
function nearExtras(word: string, names: readonly string[]): string {
  const letters = [...word.toLowerCase().replaceAll(/[^a-z]/g, '')].sort().join('');
  return names.includes(letters) ? `; did you mean ${letters}?` : suggestion(word, names);
}

const seatsOf = (players: number, starts: readonly Start[]): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => ({ option: starts[seat % starts.length]! }));

/** One set-up for all games. */
export const setupFor = ({
  players = MOST_SEATS,
  starts = ['a'],
  map = 'first',
  materials = map,
  solo,
  extras,
}: Wish): Setup => ({
  seats: seatsOf(solo ? 1 : players, starts),
  map,
  materials,
  ...(solo && { solo }),
  ...(extras && { extras }),
});

const COUNTS = MOST_SEATS - FEWEST_SEATS + 1;
const MIXED = [['a'], ['b'], ['b', 'a']] as const;
/** One game in so many is against V.I.C.I. */
const SOLO = 4;

/**
 * The set-up of one of many games: what is not asked for is spread over them, in every combination. A quarter of the
 * games is against V.I.C.I, a third has Extra Credits.
 */
export function spreadSetup(wish: Wish, game: number): Setup {
  if (wish.solo) return spreadSolo(wish, game);
  const together = wish.players !== undefined || (wish.starts?.length ?? 1) > 1;
  if (together) return spreadTogether(wish, game);
  const before = Math.floor((game + 1) / SOLO);
  return game % SOLO === SOLO - 1 ? spreadSolo(wish, before - 1) : spreadTogether(wish, game - before);
}

function spreadTogether({ players, starts, map, materials, extras }: Wish, n: number): Setup {
  return {
    seats: seatsOf(players ?? FEWEST_SEATS + (n % COUNTS), starts ?? MIXED[(n + Math.floor(n / 3)) % 3]!),
    map: map ?? MAPS[n % 2]!,
    materials: materials ?? MAPS[(n >> 1) % 2]!,
    // Nine games have every number of players with every start.
    ...withExtras(extras ?? spreadExtras(n, 9)),
  };
}

function spreadSolo({ starts, map, materials, solo, extras }: Wish, n: number): Setup {
  return {
    seats: seatsOf(1, starts ?? [STARTS[n % 3]!]),
    map: map ?? MAPS[(n >> 1) % 2]!,
    materials: materials ?? MAPS[(n >> 2) % 2]!,
    solo: solo ?? { level: SOLO_LEVELS[n % 5]!, challenge: n % 2 === 1 },
    ...withExtras(extras ?? spreadExtras(n, 3)),
  };
}

const withExtras = (extras: readonly ExtraCredit[] | null): Pick<Setup, 'extras'> =>
  extras ? { extras } : {};

/** One of three games has Extra Credits, another one of the three after each `round`; the combinations take turns. */
const spreadExtras = (n: number, round: number): readonly ExtraCredit[] | null =>
  (n + Math.floor(n / round)) % 3 === 2 ? EXTRAS[Math.floor(n / 3) % EXTRAS.length]! : null;

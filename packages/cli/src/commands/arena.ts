import type { Budget } from '@civolution/bots';
import { FEWEST_SEATS, MOST_SEATS } from '@civolution/engine';
import { type ArenaResult, arenaResult, type Failure } from '../arena/result.js';
import { type Given, nameOf, seedOf, UsageError, wholeNumber } from '../args.js';
import { BUDGET_OPTIONS, budgetOf } from '../budget.js';
import {
  CORES_OPTION,
  type Command,
  coresOf,
  JSON_OPTION,
  MAX_GAMES,
  SEED_OPTION,
  writeJson,
} from '../command.js';
import type { Io } from '../io.js';
import type { ArenaJob, Contestant } from '../jobs.js';
import { PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import { PLAYERS } from '../play.js';
import { progress } from '../progress.js';
import { SETUP_OPTIONS, setupFor, type Wish, wishOf } from '../setups.js';
import { columns, figure } from '../table.js';
import { weightsIn } from '../weights.js';

const DEFAULT_GAMES = 100;
const VICI = 'V.I.C.I';
const DEFAULT_PATIENCE = 60;
const MOST_PATIENCE = 86_400;
/** The bot that can play with weights of a file. */
const WEIGHING = 'medium';

/** "easy", or "medium=FILE". */
function contestantOf(given: Given, io: Io, side: 'a' | 'b'): Contestant {
  const text = given.values.get(side);
  if (text === undefined) throw new UsageError(`--${side} is missing: --${side} ${PLAYERS.join('|')}`);
  const [word, ...rest] = text.split('=');
  const name = nameOf(word!, side, PLAYERS);
  if (rest.length === 0) return { name };
  if (name !== WEIGHING) throw new UsageError(`--${side} ${text}: only ${WEIGHING} plays with weights`);
  const file = rest.join('=');
  if (file === '') throw new UsageError(`--${side} ${text} names no file: --${side} ${WEIGHING}=FILE`);
  return { name, weights: weightsIn(file, io) };
}

function rivalOf(given: Given, io: Io): Contestant | null {
  if (!given.values.has('solo')) return contestantOf(given, io, 'b');
  for (const name of ['b', 'seats']) {
    if (given.values.has(name))
      throw new UsageError(`--${name} does not go with --solo: A plays against ${VICI}`);
  }
  return null;
}

/** As people play who know the game: with the draft, on any map. */
function wishFor(given: Given): Wish {
  const values = new Map(given.values);
  const seats = wholeNumber(given, 'seats', FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS);
  if (!values.has('solo')) values.set('players', String(seats));
  return { starts: ['b'], map: 'random', materials: 'random', ...wishOf({ ...given, values }) };
}

/** Whoever may think for long is waited for longer. */
function patienceOf(given: Given, { ms = 0 }: Budget = {}): number {
  const usual = DEFAULT_PATIENCE + Math.ceil(ms / 1000);
  return wholeNumber(given, 'patience', usual, 0, MOST_PATIENCE);
}

const percent = (rate: number): string => `${figure(rate * 100)} %`;
const known = (n: number | null): string => (n === null ? '-' : figure(n));

function gamesText({ games, seats, solo }: ArenaResult): string {
  if (!solo) return `${figure(games)} of ${seats} seats`;
  return `${figure(games)} at ${solo.level} level${solo.challenge ? ' with the challenge' : ''}`;
}

function tableOf(result: ArenaResult): string {
  const { a, b, ties, winRateA, ci95, turnMsA, turnMsB } = result;
  const [low, high] = ci95;
  const rows = [
    ['', `A ${a}`, `B ${b}`],
    ['wins', figure(result.winsA), figure(result.winsB)],
    ['win rate', percent(winRateA), percent(1 - winRateA)],
    ['mean score', known(result.meanA), known(result.meanB)],
    ['mean place', known(result.meanPlaceA), known(result.meanPlaceB)],
    ['ms per turn', known(turnMsA.mean), known(turnMsB.mean)],
    ['  median', known(turnMsA.median), known(turnMsB.median)],
    ['  99 of 100', known(turnMsA.p99), known(turnMsB.p99)],
  ];
  return [
    `games: ${gamesText(result)}, ${figure(ties)} tied\n`,
    columns(rows),
    `with 95 % confidence A wins ${percent(low)} to ${percent(high)}\n`,
    `peak memory ${figure(result.peakMb)} MB\n`,
  ].join('');
}

const failureLine = ({ seed, side, player, seat, at, reason }: Failure): string =>
  `failure: ${side.toUpperCase()} (${player}) on seat ${seat + 1} lost game ${seed} after ${at} choices: ${reason}\n`;

const { players: _, ...SETUPS } = SETUP_OPTIONS;

export const arena: Command = {
  name: 'arena',
  summary: 'let two bots play against each other',
  positionals: [],
  options: {
    a: { value: PLAYERS.join('|'), help: `side A; ${WEIGHING}=FILE plays with weights that civ tune wrote` },
    b: { value: PLAYERS.join('|'), help: 'side B, likewise' },
    seats: { value: '2|3|4', help: `seats in a game (default: ${FEWEST_SEATS})` },
    games: { value: 'N', help: `how many (default: ${DEFAULT_GAMES})` },
    seed: SEED_OPTION,
    ...BUDGET_OPTIONS,
    patience: {
      value: 'SECONDS',
      help: `a choice may take so long; 0 waits for ever (default: ${DEFAULT_PATIENCE}, and --time more)`,
    },
    ...SETUPS,
    cores: CORES_OPTION,
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'Every deal is played twice, the second time with the sides swapped, so that an even number of games gives both\n' +
    'sides every seat as often. With three or four seats A has one, two or three of them in turn; a full round is 6\n' +
    'or 14 games. A game is won by the side of its winner. It is tied when points and upgrades are equal and only\n' +
    'the order of seats would decide; a tie counts half for the win rate. With --solo A plays alone, and wins with\n' +
    'more points than V.I.C.I. By default civilizations begin with the draft (b) on random maps.\n' +
    'A bot that breaks down, makes a choice that is not offered, does not answer in time or never comes to an end\n' +
    'loses that game at once and is named; means are those of games played to their end. A turn is timed from its\n' +
    'first question to its end. The peak of memory is that of the whole process: --cores 1 measures one game at a time.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const budget = budgetOf(given);
    const patience = patienceOf(given, budget);
    const wish = wishFor(given);
    const job: ArenaJob = {
      kind: 'arena',
      seed: seedOf(given),
      wish,
      a: contestantOf(given, io, 'a'),
      b: rivalOf(given, io),
      ...(budget && { budget }),
      ...(patience > 0 && { patience }),
    };
    const cores = coresOf(given);
    const pack = packPath(given, io);
    const bar = progress(io, 'arena', games);
    const played = (await runGames(pack, job, games, bar.tick, cores)).flat();
    bar.done();
    const { solo } = wish;
    const seats = setupFor(wish).seats.length;
    const [a, b] = [given.values.get('a')!, given.values.get('b') ?? VICI];
    const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
    const result = arenaResult({ a, b, seats, ...(solo && { solo }) }, played, peakMb);
    if (given.flags.has('json')) writeJson(io, result);
    else io.out(`${tableOf(result)}${result.failures.map(failureLine).join('')}`);
    return result.failures.length === 0 ? 0 : 1;
  },
};

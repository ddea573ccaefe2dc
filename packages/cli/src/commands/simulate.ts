import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameTexts } from '@civolution/content';
import { POINT_SOURCES } from '@civolution/engine';
import { recordText } from '@civolution/host';
import { type Given, nameOf, seedOf, UsageError, wholeNumber } from '../args.js';
import { BUDGET_OPTIONS, budgetOf } from '../budget.js';
import { type Command, JSON_OPTION, MAX_GAMES, SEED_OPTION, writeJson } from '../command.js';
import type { SimulateJob } from '../jobs.js';
import { loadPack, makeFolder, PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import { type Outcome, PLAYERS, type PlayerName, recordOf } from '../play.js';
import { progress } from '../progress.js';
import { SETUP_OPTIONS, setupFor, wishOf } from '../setups.js';
import { type BySource, type Summary, summary } from '../statistics.js';
import { columns, figure } from '../table.js';

const DEFAULT_GAMES = 100;

/** One for all players, or one for each. */
function botsOf(given: Given, players: number): PlayerName[] {
  const names = (given.values.get('bots') ?? 'random').split(',').map(name => nameOf(name, 'bots', PLAYERS));
  if (names.length !== 1 && names.length !== players) {
    const many =
      players === 1 ? 'against V.I.C.I one plays; name one' : `there are ${players}; name one or ${players}`;
    throw new UsageError(`--bots names ${names.length} players, but ${many}`);
  }
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]!);
}

const scoreText = ({ meanScore, minScore, maxScore }: Summary): string =>
  `${figure(meanScore)} on average, ${minScore} to ${maxScore}`;

/** What the games came to for those who played them. */
function resultRows(result: Summary): string[][] {
  const { solo, games, winsBySeat } = result;
  if (!solo) {
    return [
      ['score', scoreText(result)],
      ['wins by seat', winsBySeat.join(' ')],
    ];
  }
  const level = solo.challenge ? `${solo.level} level with the challenge` : `${solo.level} level`;
  return [
    ['score', `human ${scoreText(result)}`],
    ['', `V.I.C.I ${figure(solo.meanVici)} on average, at ${level}`],
    ['wins', `human ${figure(solo.wins)} of ${figure(games)}`],
  ];
}

/** Mean points by source: of all seats together, or of each side. */
function sourceRows({ solo, sources }: Summary, name: (source: number) => string): string[][] {
  const sides: readonly BySource[] = solo ? [solo.sources.human, solo.sources.vici] : [sources!];
  const heads = solo ? ['human', 'V.I.C.I'] : ['mean of all seats'];
  const rows = POINT_SOURCES.map((source, i) => ({
    label: name(i),
    points: sides.map(side => side[source]),
  }));
  const totals = sides.map(side => Object.values(side).reduce((a, b) => a + b));
  return [
    ['points for', ...heads],
    ...rows
      .filter(({ points }) => points.some(n => n !== 0))
      .map(({ label, points }) => [`  ${label}`, ...points.map(figure)]),
    ['  all', ...totals.map(figure)],
  ];
}

function writeRecords(outcomes: readonly Outcome[], pack: string, folder: string): void {
  const civ = loadPack(pack);
  for (const outcome of outcomes) {
    const file = `${outcome.seed.replace(/[^a-z0-9]+/gi, '-')}.json`;
    writeFileSync(join(folder, file), `${recordText(recordOf(civ, outcome))}\n`);
  }
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play games between programs',
  positionals: [],
  options: {
    games: { value: 'N', help: `how many (default: ${DEFAULT_GAMES})` },
    seed: SEED_OPTION,
    bots: { value: 'NAMES', help: `${PLAYERS.join(', ')}; a list sets each seat (default: random)` },
    ...BUDGET_OPTIONS,
    ...SETUP_OPTIONS,
    sources: { help: 'also print what points were scored for (always in --json)' },
    records: { value: 'DIR', help: 'write a record of each game there' },
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'By default four civilizations with ready-made hands (a) play on the first map. With --solo one plays against\n' +
    'V.I.C.I: scores are those of the human, and a game is won with more points than V.I.C.I.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const wish = wishOf(given);
    const budget = budgetOf(given);
    const named = given.values.get('records');
    const folder = named === undefined ? undefined : makeFolder(io.folder, named);
    const job: SimulateJob = {
      kind: 'simulate',
      seed: seedOf(given),
      wish,
      records: folder !== undefined,
      bots: botsOf(given, setupFor(wish).seats.length),
      ...(budget && { budget }),
    };
    const pack = packPath(given, io);
    const bar = progress(io, 'simulate', games);
    const start = performance.now();
    const outcomes = (await runGames(pack, job, games, bar.tick)).flat();
    const seconds = (performance.now() - start) / 1000;
    bar.done();
    if (folder !== undefined) writeRecords(outcomes, pack, folder);
    const result = summary(outcomes, seconds);
    if (given.flags.has('json')) writeJson(io, result);
    else {
      io.out(
        columns([
          ['games', `${figure(result.games)}, ${figure(result.finished)} finished`],
          ['decisions', figure(result.decisions)],
          ['time', `${figure(seconds)} s`],
          [
            'speed',
            `${figure(result.decisionsPerSecond)} decisions/s, ${figure(result.gamesPerSecond)} games/s`,
          ],
          ...resultRows(result),
        ]),
      );
      if (given.flags.has('sources')) {
        const { name } = gameTexts('en', loadPack(pack).rules);
        io.out(columns(sourceRows(result, name.pointSource)));
      }
    }
    return result.finished === games ? 0 : 1;
  },
};

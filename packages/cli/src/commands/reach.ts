import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERE } from '../against/build.js';
import { seedOf, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import { clausesOf } from '../ledger.js';
import { progress } from '../progress.js';
import { compare, entryText, placeText, staleEntries } from '../reach/compare.js';
import { PLAYERS } from '../reach/games.js';
import { UNREACHED } from '../reach/list.js';
import { figure } from '../table.js';

const GAMES = 1500;
const MOST_GAMES = 100_000;
/** The list of what is impossible holds for this pack. */
const PACK = 'base';
const SEED = 'reach';

export const reach: Command = {
  name: 'reach',
  summary: 'find code of the rules that no game reaches',
  positionals: [],
  options: {
    games: { value: 'N', help: `how many for each of the two players (default: ${GAMES})` },
    seed: { value: 'S', help: `any text; equal seeds play equal games (default: ${SEED})` },
    json: JSON_OPTION,
  },
  notes:
    'Plays games at random and with the seeker, replays them with the block coverage of V8 switched on, and compares\n' +
    'what none of them entered with the lists in packages/cli/src/reach. Fails on anything unreached that is not listed,\n' +
    'on anything listed that is gone, and on the impossible reached; see docs/reach.md. Fewer games miss more. Run\n' +
    '"npm run build" first where the source has changed. All games take about two minutes.\n',
  async run(given, io) {
    const games = wholeNumber(given, 'games', GAMES, 1, MOST_GAMES);
    const seed = given.values.has('seed') ? seedOf(given) : SEED;
    // Loaded only here: it brings the compiler along, which takes a while.
    const { readRules, replayGames, sourceIn } = await import('../reach/measure.js');
    const bar = progress(io, 'reach', games * PLAYERS.length);
    const played = await replayGames({ pack: PACK, games, seed }, bar.tick);
    bar.done();

    const engine = join(HERE, 'packages/engine');
    const { places, files, blocks, conditions, missing } = readRules(engine, played.counted);
    const { impossible, rare, unlisted, reached } = compare(places, UNREACHED);
    const clauses = clausesOf(readFileSync(join(HERE, 'docs/rules.md'), 'utf8'));
    const problems = [
      ...missing,
      ...staleEntries(UNREACHED, file => sourceIn(engine, file), clauses),
      ...reached.impossible.map(entry => `listed as impossible, but reached: ${entryText(entry)}`),
      ...unlisted.map(placeText),
    ];
    const rareReached = reached.rare.map(entryText);
    const blocksLeft = places.filter(({ kind }) => kind === 'block').length;
    const figures = {
      games: played.games,
      choices: played.choices,
      files,
      blocks,
      conditions,
      unreached: { blocks: blocksLeft, conditions: places.length - blocksLeft },
      impossible,
      rare,
      unlisted: unlisted.length,
    };
    if (given.flags.has('json')) writeJson(io, { ...figures, rareReached, problems });
    else {
      io.out(
        `${figure(played.games)} games (${PLAYERS.join(' and ')} players alike), ${figure(played.choices)} choices\n` +
          `${files} files of rules: ${figure(blocks)} blocks, ${figure(conditions)} conditions without an else\n` +
          `not reached: ${blocksLeft} blocks, ${places.length - blocksLeft} conditions; of these ` +
          `${impossible} impossible, ${rare} rare, ${unlisted.length} not listed\n`,
      );
      for (const entry of rareReached) io.out(`rare, but reached: ${entry}\n`);
      for (const problem of problems) io.out(`${problem}\n`);
    }
    return problems.length === 0 ? 0 : 1;
  },
};

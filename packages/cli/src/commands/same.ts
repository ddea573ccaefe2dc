import { HERE, loadBuild, otherCheckout } from '../against/build.js';
import { type Compared, Different, NOTHING, plus, sameAtRandom, sameWithBots } from '../against/same.js';
import { UsageError, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, MAX_GAMES, writeJson } from '../command.js';
import { loadPack, PACK_OPTION, packPath } from '../pack.js';
import { progress } from '../progress.js';
import { SETUP_OPTIONS, wishOf } from '../setups.js';

const GAMES = 1000;
const BOT_GAMES = 60;

const line = (what: string, { games, decisions, events, answers, nodes }: Compared): string => {
  const counts = [`${games} games`, `${decisions} choices`, `${events} events`];
  if (answers > 0) counts.push(`${answers} answers of bots`, `${nodes} nodes`);
  return `${what}: ${counts.join(', ')}\n`;
};

export const same: Command = {
  name: 'same',
  summary: 'check that another checkout plays exactly the same games',
  positionals: ['DIR'],
  options: {
    games: { value: 'N', help: `games played at random (default: ${GAMES})` },
    'bot-games': { value: 'N', help: `games played by easy and medium (default: ${BOT_GAMES})` },
    from: { value: 'N', help: 'number of the first game, to split a long run (default: 0)' },
    ...SETUP_OPTIONS,
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'DIR is another checkout of this project. The builds of both are compared: run "npm run build" first where the\n' +
    'source has changed. Both play the same games side by side with the pack of this checkout. At every question the\n' +
    'choices, events, hashes and projections must be equal, and the thoughts and nodes of bots; at every few questions\n' +
    'also views, redeals, saved games, clones, descriptions, reasons and hints. The first difference is printed, and\n' +
    'the command fails. All games together take about three minutes.\n',
  async run(given, io) {
    const wish = wishOf(given);
    const from = wholeNumber(given, 'from', 0, 0, MAX_GAMES);
    const games = wholeNumber(given, 'games', GAMES, 0, MAX_GAMES);
    const botGames = wholeNumber(given, 'bot-games', BOT_GAMES, 0, MAX_GAMES);
    if (games + botGames === 0) throw new UsageError('there is nothing to compare without games');
    const other = otherCheckout(io.folder, given.positionals[0]!);
    const { pack } = loadPack(packPath(given, io)).rules;
    const builds = [await loadBuild(HERE, pack), await loadBuild(other, pack)] as const;
    const bar = progress(io, 'same', games + botGames);
    let random = NOTHING;
    let bots = NOTHING;
    try {
      for (let game = from; game < from + games; game++, bar.tick()) {
        random = plus(random, sameAtRandom(builds, wish, game));
      }
      for (let game = from; game < from + botGames; game++, bar.tick()) {
        bots = plus(bots, sameWithBots(builds, wish, game));
      }
    } catch (error) {
      if (!(error instanceof Different)) throw error;
      bar.done();
      if (given.flags.has('json')) writeJson(io, { same: false, difference: error.message });
      else io.out(`${error.message}\n`);
      return 1;
    }
    bar.done();
    if (given.flags.has('json')) writeJson(io, { same: true, random, bots });
    else io.out(`${line('Random play', random)}${line('Bots', bots)}No difference.\n`);
    return 0;
  },
};

import { EXTRA_CREDITS, MOST_SEATS, RULES_VERSION } from '@civolution/engine';
import { HERE, loadBuild, otherCheckout } from '../against/build.js';
import { contestsFor, WORKS } from '../against/contests.js';
import { compare, type Ratio } from '../against/duel.js';
import { type Runner, startRunner } from '../against/runner.js';
import { type Given, nameOf, UsageError, wholeNumber } from '../args.js';
import {
  type Effort,
  EVERY,
  type Figures,
  FULL,
  measure,
  QUICK,
  SIZED,
  STAGES,
  UNTIMED,
} from '../bench/measure.js';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import type { Io } from '../io.js';
import { loadPack, PACK_OPTION, packPath } from '../pack.js';
import { progress } from '../progress.js';
import { nameOfExtras, SETUP_OPTIONS, type Wish, wishOf } from '../setups.js';
import { columns, figure } from '../table.js';

interface Bar {
  readonly name: keyof Figures;
  readonly unit: string;
  /** What the figure should reach, or stay within; none where there is no bar. */
  readonly atLeast?: number;
  readonly within?: number;
  /** Only for games of people: V.I.C.I's turns take time and are no decisions. */
  readonly people?: true;
}

const BARS: readonly Bar[] = [
  { name: 'decisionsPerSecond', unit: 'with the legal list', atLeast: 150_000, people: true },
  { name: 'gamesPerSecond', unit: '' },
  { name: 'decisionsPerGame', unit: '' },
  { name: 'clonesPerSecond', unit: 'one within 5 µs', atLeast: 200_000 },
  { name: 'replayMsPerGame', unit: 'ms', within: 15 },
  { name: 'legalP99Us', unit: 'µs', within: 50 },
  { name: 'applyP99Us', unit: 'µs' },
  { name: 'stateBytes', unit: 'bytes of JSON', within: 12_000 },
  { name: 'viewBytes', unit: 'bytes of JSON', within: 10_000 },
  { name: 'viewP99Us', unit: 'µs', within: 200 },
];

function row({ name, unit, atLeast, within, people }: Bar, figures: Figures, { solo }: Wish): string[] {
  const value = figures[name];
  const none = atLeast === undefined && within === undefined;
  if (none || (people && solo)) return [name, figure(value), unit];
  const good = atLeast === undefined ? value <= within! : value >= atLeast;
  const bar = atLeast === undefined ? `at most ${figure(within!)}` : `at least ${figure(atLeast)}`;
  return [name, figure(value), unit, bar, good ? 'ok' : 'MISSED'];
}

/** The same in a few words, for a line of a table. */
function shortText({ players = MOST_SEATS, starts, map, materials, solo, extras }: Wish): string {
  return [
    solo ? `solo, ${solo.level}${solo.challenge ? ' with the challenge' : ''}` : `${players} seats`,
    ...(extras ? [`Extra Credits ${nameOfExtras(extras)}`] : []),
    ...(starts ? [`set-up ${starts.join(', ')}`] : []),
    ...(map ? [`map ${map}`] : []),
    ...(materials ? [`materials ${materials}`] : []),
  ].join(', ');
}

const COUNTED = ['No', 'One', 'Two', 'Three', 'Four'];

/** Whom and what the games of a wish are played with. */
function gamesText({ players = MOST_SEATS, starts, map = 'random', solo, extras }: Wish): string {
  const level = solo && `${solo.level} level${solo.challenge ? ' with the challenge' : ''}`;
  const who = solo ? `One civilization against V.I.C.I at ${level}` : `${COUNTED[players]} civilizations`;
  return [
    extras ? `${who}, Extra Credits ${nameOfExtras(extras)}` : who,
    'random play',
    map === 'random' ? 'random maps' : 'the first map',
    starts ? `set-up ${starts.join(', ')}` : 'half of the games with the draft',
  ].join(', ');
}

const method = ({ runs, runMs, warmUp, games }: Effort): string =>
  [
    `One core, no events. Warm-up: ${warmUp} games. Every figure is the median of ${runs} runs.`,
    `Rates: whole games for ${runMs} ms, the clock looked at once a game; a decision has two choices or more.`,
    `Clones: one in ${EVERY} positions of a game in turn for ${runMs} ms, the clock looked at once a round.`,
    `Replays: ${games} records with every choice checked, timed together, after ${UNTIMED} untimed passes.`,
    `p99: each call of ${games} games timed by itself (views: all seats and a spectator at every choice),`,
    'less the median cost of a pair of looks at the clock. Pauses for garbage count.',
    `Bytes: the largest of all positions of ${Math.min(games, SIZED)} games.`,
  ].join('\n');

const FAIR = 0.9;

/** On a busy machine all figures are too low, which is not the engine's fault. */
const busy = (share: number): string =>
  share >= FAIR
    ? ''
    : `Not to be relied on: others were at work, and this had ${figure(share * 100)} % of a core.\n`;

interface Block {
  /** Its name in JSON; the figures of the first stand there by themselves. */
  readonly key: string | null;
  readonly wish: Wish;
}

const BLOCKS: readonly Block[] = [
  { key: null, wish: {} },
  {
    key: 'solo',
    wish: { solo: { level: 'medium', challenge: false }, extras: EXTRA_CREDITS },
  },
];

/** Games of people and games against V.I.C.I, unless certain ones are asked for. */
export function blocksOf(given: Given): readonly Block[] {
  const wish = wishOf(given);
  return Object.keys(wish).length === 0 ? BLOCKS : [{ key: null, wish }];
}

const ROUNDS = 40;
const MOST_ROUNDS = 10_000;
/** Rounds before those that count: by then nearly all code has been compiled. */
const WARM_UP = 10;

const ratioRow = ({ what, games, unit, ratio, low, high, here, there }: Ratio): string[] => [
  what,
  games,
  ratio.toFixed(2),
  `${low.toFixed(2)} to ${high.toFixed(2)}`,
  `${figure(here)} and ${figure(there)} ${unit} a second`,
];

const otherGames = (otherRules: number): string =>
  `The builds have different rules, version ${RULES_VERSION} here and ${otherRules} there, and do not play the same games:\n` +
  'their rates are compared, not the time for equal work.\n';

/** How many times as fast this build is as that of another checkout. */
async function against(folder: string, given: Given, io: Io): Promise<number> {
  const rounds = wholeNumber(given, 'rounds', ROUNDS, 1, MOST_ROUNDS);
  const only = given.values.has('only') ? nameOf(given.values.get('only')!, 'only', WORKS) : null;
  const wish = wishOf(given);
  const { pack } = loadPack(packPath(given, io)).rules;
  const other = otherCheckout(io.folder, folder);
  // What is wrong with the folder is said before any thread is started.
  const { RULES_VERSION: otherRules } = (await loadBuild(other, pack)).engine;
  const equalWork = otherRules === RULES_VERSION;
  const contests = contestsFor(wish, shortText(wish), only);
  const bar = progress(io, 'bench', contests.length);
  const runners: Runner[] = [];
  const start = async (name: string, from: string): Promise<Runner> => {
    const runner = await startRunner(name, { folder: from, pack, wish, only, rounds });
    runners.push(runner);
    return runner;
  };
  const ratios: Ratio[] = [];
  try {
    const here = await start('this checkout', HERE);
    const there = await start(folder, other);
    const terms = { warmUp: Math.min(WARM_UP, rounds), rounds, equalWork };
    for (const [n, contest] of contests.entries()) {
      const turn = (runner: Runner) => (round: number) => runner.run(n, round);
      ratios.push(await compare(contest, turn(here), turn(there), terms));
      bar.tick();
    }
  } finally {
    bar.done();
    await Promise.all(runners.map(runner => runner.close()));
  }
  if (given.flags.has('json')) writeJson(io, { against: folder, rounds, equalWork, ratios });
  else {
    io.out(columns(ratios.map(ratioRow)));
    io.out(
      `Speed of this build relative to ${folder}; above 1 it is faster. Both worked in turns, each in a thread of its\n` +
        `own: median ratio of ${rounds} rounds, quartiles, rates here and there. Node ${process.versions.node}.\n` +
        (equalWork ? 'Both did the same work in each round.\n' : otherGames(otherRules)),
    );
  }
  return 0;
}

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the engine is',
  positionals: [],
  options: {
    quick: { help: 'less exact, in about twenty seconds' },
    against: { value: 'DIR', help: 'compare with the build of another checkout instead' },
    only: { value: WORKS.join('|'), help: 'with --against: measure only this' },
    rounds: { value: 'N', help: `with --against: measured pairs per line (default: ${ROUNDS})` },
    ...SETUP_OPTIONS,
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'Measures games of four civilizations, and games against V.I.C.I with all Extra Credits; with any option of a\n' +
    'set-up, such games alone.\n\n' +
    'With --against the builds of two checkouts do the same work in turns, in games of two to four civilizations and\n' +
    'against V.I.C.I, in about two minutes. Run "npm run build" first where the source has changed. At most ten pairs\n' +
    'come before those that count. Builds whose rules have the same version must do exactly the same work; otherwise\n' +
    'only their rates are compared, which the output says.\n',
  async run(given, io) {
    const folder = given.values.get('against');
    if (folder !== undefined) {
      if (given.flags.has('quick'))
        throw new UsageError('--quick has no meaning with --against; see --rounds');
      return against(folder, given, io);
    }
    for (const name of ['rounds', 'only']) {
      if (given.values.has(name)) throw new UsageError(`--${name} needs --against`);
    }
    const blocks = blocksOf(given);
    const effort = given.flags.has('quick') ? QUICK : FULL;
    const civ = loadPack(packPath(given, io));
    const bar = progress(io, 'bench', blocks.length * (1 + STAGES * effort.runs));
    const start = performance.now();
    const before = process.cpuUsage();
    const measured = blocks.map(block => ({ ...block, figures: measure(civ, block.wish, effort, bar.tick) }));
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / (performance.now() - start);
    bar.done();
    if (given.flags.has('json')) {
      const parts = measured.map(({ key, figures }) => (key === null ? figures : { [key]: figures }));
      writeJson(io, Object.assign({}, ...parts));
    } else {
      for (const { wish, figures } of measured) {
        io.out(`${gamesText(wish)}\n${columns(BARS.map(each => row(each, figures, wish)))}\n`);
      }
      io.out(`${method(effort)}\n${busy(share)}`);
    }
    return 0;
  },
};

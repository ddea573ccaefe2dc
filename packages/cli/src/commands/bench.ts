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
import { loadPack, PACK_OPTION, packPath } from '../pack.js';
import { progress } from '../progress.js';
import { columns, figure } from '../table.js';

interface Bar {
  readonly name: keyof Figures;
  readonly unit: string;
  /** What the figure should reach, or stay within; none where there is no bar. */
  readonly atLeast?: number;
  readonly within?: number;
}

const BARS: readonly Bar[] = [
  { name: 'decisionsPerSecond', unit: 'with the legal list', atLeast: 150_000 },
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

function row({ name, unit, atLeast, within }: Bar, figures: Figures): string[] {
  const value = figures[name];
  if (atLeast === undefined && within === undefined) return [name, figure(value), unit];
  const good = atLeast === undefined ? value <= within! : value >= atLeast;
  const bar = atLeast === undefined ? `at most ${figure(within!)}` : `at least ${figure(atLeast)}`;
  return [name, figure(value), unit, bar, good ? 'ok' : 'MISSED'];
}

const method = ({ runs, runMs, warmUp, games }: Effort): string =>
  [
    'Four civilizations, random play, random maps, half of the games with the draft; one core, no events.',
    `Warm-up: ${warmUp} games. Every figure is the median of ${runs} runs.`,
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

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the engine is',
  positionals: [],
  options: {
    quick: { help: 'less exact, in about ten seconds' },
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  async run(given, io) {
    const effort = given.flags.has('quick') ? QUICK : FULL;
    const civ = loadPack(packPath(given, io));
    const bar = progress(io, 'bench', 1 + STAGES * effort.runs);
    const start = performance.now();
    const before = process.cpuUsage();
    const figures = measure(civ, effort, bar.tick);
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / (performance.now() - start);
    bar.done();
    if (given.flags.has('json')) writeJson(io, figures);
    else io.out(`${columns(BARS.map(each => row(each, figures)))}\n${method(effort)}\n${busy(share)}`);
    return 0;
  },
};

import { FEWEST_SEATS, MOST_SEATS, type Pack } from '@civolution/engine';
import { seedOf, wholeNumber } from '../args.js';
import { MOST_NODES } from '../budget.js';
import {
  CORES_OPTION,
  type Command,
  coresOf,
  JSON_OPTION,
  MAX_GAMES,
  SEED_OPTION,
  writeJson,
} from '../command.js';
import type { ProbeJob } from '../jobs.js';
import { loadPack, PACK_OPTION, packPath } from '../pack.js';
import { runGames } from '../parallel.js';
import {
  type ComponentEffect,
  differsFromWorth,
  effectsOf,
  type KindSummary,
  SURE,
  summaryOf,
} from '../probe/effects.js';
import { GIFT_KINDS, type GiftKind } from '../probe/gifts.js';
import { progress } from '../progress.js';
import { mean, variance } from '../statistics.js';
import { columns, figure } from '../table.js';

const DEFAULT_GAMES = 100;
const DEFAULT_NODES = 300;
const MOST_MINUTES = 24 * 60;
const MS_PER_MINUTE = 60_000;

interface ProbeResult {
  readonly games: number;
  readonly seats: number;
  readonly nodes: number;
  readonly seed: string;
  /** Of all seats, with the standard deviation. */
  readonly meanScore: number;
  readonly sd: number;
  readonly effects: readonly ComponentEffect[];
}

const TITLES: Readonly<Record<GiftKind, string>> = {
  card: 'research cards',
  attribute: 'attribute chips',
  income: 'income chips',
  goal: 'goal chips',
};

type NameOf = (effect: ComponentEffect) => string;

function namesIn({ research, attributes, incomes, goals }: Pack): NameOf {
  const entries = { card: research, attribute: attributes, income: incomes, goal: goals };
  return ({ kind, id }) => entries[kind].find(entry => entry.id === id)!.name.en;
}

const signed = (n: number): string => `${n < 0 ? '-' : '+'}${Math.abs(n).toFixed(1)}`;

function rowOf(one: ComponentEffect, all: KindSummary, nameOf: NameOf): string[] {
  const effect = `${signed(one.effect).padStart(6)} ± ${(SURE * one.se).toFixed(1)}`;
  return [
    `  ${one.id}`,
    nameOf(one),
    figure(one.n),
    effect,
    figure(one.worth),
    differsFromWorth(one, all) ? '*' : '',
  ];
}

function kindText(kind: GiftKind, effects: readonly ComponentEffect[], nameOf: NameOf): string {
  const all = summaryOf(effects);
  const linked = Number.isFinite(all.correlation) ? all.correlation.toFixed(2) : '-';
  return [
    `\n${TITLES[kind]}: ${effects.length}, mean worth ${figure(all.meanWorth)}\n`,
    columns([['  id', 'name', 'n', 'effect', 'worth'], ...effects.map(one => rowOf(one, all, nameOf))]),
    `correlation of effect and worth ${linked}; ${figure(all.beyond * 100)} % of the effects differ from zero (5 % would be chance)\n`,
  ].join('');
}

function textOf({ games, seats, meanScore, sd, effects }: ProbeResult, nameOf: NameOf): string {
  const kinds = GIFT_KINDS.map(kind => ({ kind, own: effects.filter(one => one.kind === kind) }));
  return [
    `games: ${figure(games)} of ${seats} seats, mean score ${figure(meanScore)}, standard deviation ${figure(sd)}\n`,
    ...kinds.filter(({ own }) => own.length > 0).map(({ kind, own }) => kindText(kind, own, nameOf)),
  ].join('');
}

export const probe: Command = {
  name: 'probe',
  summary: 'measure what cards and chips bring that are given by chance',
  positionals: [],
  options: {
    games: { value: 'N', help: `how many (default: ${DEFAULT_GAMES})` },
    minutes: { value: 'N', help: `at most for so many minutes (default: ${MOST_MINUTES})` },
    seats: { value: '2|3|4', help: `seats in a game (default: ${FEWEST_SEATS})` },
    seed: SEED_OPTION,
    nodes: { value: 'N', help: `choices tried per turn (default: ${DEFAULT_NODES})` },
    cores: CORES_OPTION,
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes:
    'Before its first turn every seat is given, by chance and free of charge, two installed research cards, an attribute\n' +
    'chip, an income chip and a goal chip; then bots (medium) play. The effect of a component is the mean score of the\n' +
    'seats with it less that of all other seats with a gift of its kind, with the 95 % interval; what was given to fewer\n' +
    'than two seats is left out. Worth is that of docs/worth.md: of a card its bonus and ability, of an income chip five\n' +
    'uses, of a goal chip the effort, taken away. A star marks an interval in which the worth, less the mean worth of the\n' +
    'kind, does not lie; of few seats the intervals are too narrow. The same seed gives the same figures on any number of\n' +
    'cores; if --minutes ends it, so do as many --games as it says.\n',
  async run(given, io) {
    const most = wholeNumber(given, 'games', DEFAULT_GAMES, 1, MAX_GAMES);
    const minutes = wholeNumber(given, 'minutes', MOST_MINUTES, 1, MOST_MINUTES);
    const seats = wholeNumber(given, 'seats', FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS);
    const nodes = wholeNumber(given, 'nodes', DEFAULT_NODES, 1, MOST_NODES);
    const [seed, cores, path] = [seedOf(given), coresOf(given), packPath(given, io)];
    const job: ProbeJob = { kind: 'probe', seed, seats, nodes };
    const end = Date.now() + minutes * MS_PER_MINUTE;
    const bar = progress(io, 'probe', most);
    const probed = (await runGames(path, job, most, bar.tick, cores, () => Date.now() < end)).flat();
    bar.done();
    const { rules } = loadPack(path);
    const scores = probed.map(({ score }) => score);
    const result: ProbeResult = {
      games: probed.length / seats,
      seats,
      nodes,
      seed,
      meanScore: mean(scores),
      sd: Math.sqrt(variance(scores)),
      effects: effectsOf(rules.pack, probed),
    };
    if (given.flags.has('json')) writeJson(io, result);
    else io.out(textOf(result, namesIn(rules.pack)));
    return 0;
  },
};

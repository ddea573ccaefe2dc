// What modules do, by level.
import {
  type CardType,
  type Extra,
  FEATURES,
  groundLimit,
  INSTALL_LEVELS,
  insightAt,
  inventionAt,
  isAnyNumber,
  LEVELS,
  MAIN_MODULES,
  type MainModule,
  MODULES,
  type Module,
  migrationAt,
  mutationAt,
  planningAt,
  procreationAt,
  productionAt,
  researchAt,
  SLEEP,
  sleepGains,
  sustenanceAt,
  type Tested,
  tradeAt,
  transportAt,
} from '@civolution/engine';
import type { ChoosingModule, Names } from '../../texts.js';
import { count, listing, upTo } from './grammar.js';
import { SITE } from './lands.js';
import { CARD_TYPE, PROJECT } from './lists.js';
import { moved } from './verbs.js';
import { NOUN } from './words.js';

type LevelText = (level: number, extra: Extra) => string;

const install =
  (cardType: CardType): LevelText =>
  level => {
    const { bonus, again } = INSTALL_LEVELS[level - 1]!;
    const type = CARD_TYPE[cardType];
    if (!bonus) return `install 1 ${type} card`;
    return again === 'unlessIgnored'
      ? `install 1 ${type} card and ignore a cost space, or up to 2 and ignore none`
      : `install up to 2 ${type} cards and ignore a cost space of each`;
  };

const explore: LevelText = level => {
  const { anywhere, points } = LEVELS.exploration[level - 1]!;
  const sites = `reveal all ${NOUN.site.other} beside one of your territories`;
  if (anywhere === 0) return sites;
  return `${sites} plus ${anywhere === 1 ? '1' : `up to ${anywhere}`} anywhere and gain ${count(points, NOUN.point)}`;
};

const build: LevelText = (level, extra) => {
  const { projects, same, perGround: printed } = LEVELS.building[level - 1]!;
  const perGround = groundLimit(printed, extra);
  const usual = LEVELS.building[0].perGround;
  const more =
    perGround > usual
      ? ` with ${perGround} own buildings allowed per ${SITE.buildingGround.one} (at most ${count(1, PROJECT.settlement)})`
      : '';
  return `complete ${upTo(projects, NOUN.project)}${same ? ' of the same kind' : ''}${more}`;
};

const goals: LevelText = level => {
  const { install: installed, gain, either: both } = LEVELS.planning[level - 1]!;
  if (both > 0) return `install or gain ${upTo(both, NOUN.goal)} in total`;
  const first = `install ${count(installed, NOUN.goal)}`;
  return gain > 0 ? `${first} and gain ${count(gain, NOUN.goal)} in any order` : first;
};

const plan: LevelText = (level, extra) => {
  const { markers, ideas } = planningAt(level, extra);
  const placed = `place ${count(markers, NOUN.planning)} on one dice space`;
  return ideas > 0 ? `gain ${count(ideas, NOUN.idea)} and ${placed}` : placed;
};

const dice: LevelText = level => {
  const kinds = LEVELS.achievement[level - 1]!;
  const [activation, fate] = [count(1, NOUN.activationDie), count(1, NOUN.fateDie)];
  if (!kinds.includes('either')) return `gain ${activation} and ${fate}`;
  return kinds.length === 1
    ? `gain ${activation} or ${fate}`
    : `gain ${upTo(kinds.length, NOUN.eitherOfDice)}`;
};

const useIncome: LevelText = (level, extra) => {
  const { uses, display } = inventionAt(level, extra);
  if (uses === 1) return `perform the action of ${count(1, NOUN.chip)}`;
  return `perform up to ${uses} actions of ${NOUN.chip.other}${display ? ' installed or in the display' : ''}`;
};

/** What a module offers, one thing or the other. */
const OPTIONS: Readonly<Record<ChoosingModule, readonly [LevelText, LevelText]>> = {
  research: [
    (level, extra) => `gain ${count(researchAt(level, extra).gain, NOUN.researchCard)}`,
    (level, extra) => {
      const { draw, keep } = researchAt(level, extra);
      return `draw ${draw} cards and keep ${keep}`;
    },
  ],
  insight: [(level, extra) => `gain ${count(insightAt(level, extra), NOUN.idea)}`, install('insight')],
  sustenance: [
    (level, extra) => {
      const { hunts, anywhere } = sustenanceAt(level, extra);
      return `perform ${upTo(hunts, NOUN.hunt)}${anywhere ? ' whether or not hunting tokens lie there' : ''}`;
    },
    (level, extra) => `strengthen ${upTo(sustenanceAt(level, extra).strengthen, NOUN.weakTribe)}`,
  ],
  exploration: [explore, level => `make ${upTo(LEVELS.exploration[level - 1]!.finds, NOUN.luckyFind)}`],
  building: [build, install('building')],
  planning: [goals, plan],
  achievement: [dice, install('achievement')],
  mutation: [(level, extra) => moved(mutationAt(level, extra)), install('mutation')],
  invention: [useIncome, install('invention')],
};

const either =
  ([one, other]: readonly [LevelText, LevelText]): LevelText =>
  (level, extra) =>
    `${one(level, extra)}, or ${other(level, extra)}`;

const TEST = `take a ${NOUN.favorTest.one}`;

/** "perform 1 migration", or what a favor test decides. */
function tested({ pass, fail }: Tested, forms: Parameters<typeof count>[1]): string {
  if (pass === fail) return `perform ${upTo(pass, forms)}`;
  return `${TEST} to perform ${upTo(pass, forms)}, otherwise ${fail}`;
}

/** Transporting as a part of Production. */
export const transportSome = (n: number, test: boolean): string =>
  `${test ? `${TEST} to ` : ''}transport ${upTo(n, NOUN.raw)}`;

const first = (money: number): string => (money > 0 ? `gain ${count(money, NOUN.money)}, then ` : '');

const MAIN: Readonly<Record<MainModule, LevelText>> = {
  research: either(OPTIONS.research),
  migration: (level, extra) => tested(migrationAt(level, extra), NOUN.migration),
  exploration: either(OPTIONS.exploration),
  transport: (level, extra) => {
    const { left, boatsAnywhere, anySpace } = transportAt(level, extra);
    const raw = isAnyNumber(left) ? `any number of ${NOUN.raw.other}` : upTo(left, NOUN.raw);
    const some = [
      ...(boatsAnywhere ? ['those on boats'] : []),
      ...(anySpace > 0 ? [`up to ${anySpace} of ${boatsAnywhere ? 'the others' : 'them'}`] : []),
    ];
    return `transport ${raw}${some.length > 0 ? `, ${listing(some)} to any storage space` : ''}`;
  },
  invention: either(OPTIONS.invention),
  activity: level => {
    const { times, repeat, money } = LEVELS.activity[level - 1]!;
    const activities =
      times === 1 || repeat ? upTo(times, NOUN.activity) : `up to ${times} different activities`;
    return money > 0
      ? `gain ${count(money, NOUN.money)} and perform ${activities}, in any order`
      : `perform ${activities}`;
  },
  sustenance: either(OPTIONS.sustenance),
  procreation: (level, extra) => {
    const { strengthen, ...births } = procreationAt(level, extra);
    const procreate = tested(births, NOUN.procreation);
    return strengthen ? `${procreate}; ${TEST} to strengthen ${count(1, NOUN.weakTribe)}` : procreate;
  },
  mutation: either(OPTIONS.mutation),
  planning: either(OPTIONS.planning),
  production: (level, extra) => {
    const { produce, transport, test } = productionAt(level, extra);
    return `produce ${upTo(produce, NOUN.raw)}; before or after that ${transportSome(transport, test)}`;
  },
  insight: either(OPTIONS.insight),
  trade: (level, extra) => {
    const { money, times } = tradeAt(level, extra);
    const sales = `${upTo(times, NOUN.sale)} (${times > 1 ? 'each ' : ''}1 material for money and 1 for points)`;
    return `${first(money)}perform ${sales} and ${upTo(times, NOUN.purchase)}`;
  },
  building: either(OPTIONS.building),
  achievement: either(OPTIONS.achievement),
};

const isMain = (module: Module): module is MainModule => module in MAIN;

export function moduleText(name: Names, module: number, level: number, extra: Extra): string {
  if (module === SLEEP) {
    const { focus, ideas } = sleepGains(extra);
    return `gain ${count(focus, NOUN.focus)}, or ${count(ideas, NOUN.idea)}`;
  }
  const key = MODULES[module]!;
  if (isMain(key)) return MAIN[key](level, extra);
  return `gain 1 ${name.feature((module - MAIN_MODULES) % FEATURES.length)}`;
}

export const optionText = (module: ChoosingModule, option: 0 | 1, level: number, extra: Extra): string =>
  OPTIONS[module][option](level, extra);

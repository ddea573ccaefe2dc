// What modules do, by level.
import {
  CARD_TYPES,
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
import { LEVEL_FOUR, NOTHING_EXTRA } from '../../facts/tasks.js';
import type { ChoosingModule } from '../../texts.js';
import { atMost, cap, count, type Noun, upTo } from './grammar.js';
import { site } from './lands.js';
import { card, featureMarker, project } from './lists.js';
import { moved } from './verbs.js';
import { NOUN } from './words.js';

type LevelText = (level: number, extra: Extra) => string;

const install =
  (cardType: CardType): LevelText =>
  level => {
    const { bonus, again } = INSTALL_LEVELS[level - 1]!;
    const type = card(CARD_TYPES.indexOf(cardType));
    if (!bonus) return `zainstaluj ${count(1, type)}`;
    return again === 'unlessIgnored'
      ? `zainstaluj ${count(1, type)}, pomijając 1 pole kosztu, albo ${upTo(2, type)} bez pomijania pól`
      : `zainstaluj ${upTo(2, type)}, przy każdej pomijając 1 pole kosztu, jeśli chcesz`;
  };

const explore: LevelText = level => {
  const { anywhere, points } = LEVELS.exploration[level - 1]!;
  const beside = `odkryj wszystkie zakryte ${NOUN.site.more.acc} przy jednym ze swoich ${NOUN.territory.more.gen}`;
  if (anywhere === 0) return beside;
  return `${beside} oraz ${upTo(anywhere, NOUN.site)} w dowolnym miejscu i zyskaj ${count(points, NOUN.point)}`;
};

const hunt: LevelText = (level, extra) => {
  const { hunts, anywhere } = sustenanceAt(level, extra);
  const also = anywhere ? `, także tam, gdzie leży ${NOUN.huntingToken.one.nom}` : '';
  return `przeprowadź ${upTo(hunts, NOUN.hunt)}${also}`;
};

const build: LevelText = (level, extra) => {
  const { projects, same, perGround: printed } = LEVELS.building[level - 1]!;
  const perGround = groundLimit(printed, extra);
  const what = `ukończ ${upTo(projects, NOUN.project)}${same ? ' tego samego rodzaju' : ''}`;
  if (perGround <= LEVELS.building[0].perGround) return what;
  const limit = `na każdym ${site('buildingGround').one.loc} możesz mieć ${upTo(perGround, NOUN.building)}, w tym ${count(1, project('settlement'))}`;
  return `${what} (${limit})`;
};

const goals: LevelText = level => {
  const { install: installed, gain, either: both } = LEVELS.planning[level - 1]!;
  if (both > 0) return `zainstaluj lub zyskaj łącznie ${upTo(both, NOUN.goal)}`;
  const first = `zainstaluj ${count(installed, NOUN.goal)}`;
  return gain > 0 ? `${first} i zyskaj ${count(gain, NOUN.goal)} w dowolnej kolejności` : first;
};

const plan: LevelText = (level, extra) => {
  const { markers, ideas } = planningAt(level, extra);
  const placed = `umieść ${count(markers, NOUN.planning)} na jednym polu kości`;
  return ideas > 0 ? `${placed} i zyskaj ${count(ideas, NOUN.idea)}` : placed;
};

const dice: LevelText = level => {
  const kinds = LEVELS.achievement[level - 1]!;
  if (!kinds.includes('either')) return `zyskaj ${count(1, NOUN.activationDie)} i ${count(1, NOUN.fateDie)}`;
  const often = kinds.length > 1 ? `${kinds.length} razy ` : '';
  return `${often}zyskaj ${count(1, NOUN.eitherDie)}`;
};

const useIncome: LevelText = (level, extra) => {
  const { uses, display } = inventionAt(level, extra);
  return `wykonaj ${upTo(uses, NOUN.chipAction)}${display ? ' z konsoli lub przybornika' : ''}`;
};

/** What a module offers, one thing or the other. */
const OPTIONS: Readonly<Record<ChoosingModule, readonly [LevelText, LevelText]>> = {
  research: [
    (level, extra) => `zyskaj ${count(researchAt(level, extra).gain, NOUN.card)}`,
    (level, extra) => {
      const { draw, keep } = researchAt(level, extra);
      return `dobierz ${count(draw, NOUN.card)} i zatrzymaj ${keep} z nich`;
    },
  ],
  insight: [(level, extra) => `zyskaj ${count(insightAt(level, extra), NOUN.idea)}`, install('insight')],
  sustenance: [
    hunt,
    (level, extra) => `wzmocnij ${upTo(sustenanceAt(level, extra).strengthen, NOUN.weakTribe)}`,
  ],
  exploration: [
    explore,
    level => `dokonaj ${upTo(LEVELS.exploration[level - 1]!.finds, NOUN.luckyFind, 'gen')}`,
  ],
  building: [build, install('building')],
  planning: [goals, plan],
  achievement: [dice, install('achievement')],
  mutation: [(level, extra) => `przesuń ${moved(mutationAt(level, extra))}`, install('mutation')],
  invention: [useIncome, install('invention')],
};

const either =
  ([one, other]: readonly [LevelText, LevelText]): LevelText =>
  (level, extra) =>
    `${one(level, extra)} ALBO ${other(level, extra)}`;

const TEST = `wykonaj ${NOUN.test.one.acc}`;

/** "wykonaj 1 migrację", or what a favor test decides. */
function tested({ pass, fail }: Tested, word: Noun): string {
  if (pass === fail) return `wykonaj ${upTo(pass, word)}`;
  return `${TEST} – jeśli go zdasz, wykonaj ${upTo(pass, word)}, w przeciwnym razie ${upTo(fail, word)}`;
}

/** Transporting as a part of Production. */
export const transportSome = (n: number, test: boolean): string =>
  `${test ? `${TEST}, aby przetransportować` : 'przetransportuj'} ${atMost(n, NOUN.raw)} do magazynu`;

const toAnySpace = (n: number): string =>
  `${atMost(n, NOUN.raw)} na ${n === 1 ? 'dowolne pole' : 'dowolne pola'}`;

const transport: LevelText = (level, extra) => {
  const { left, boatsAnywhere, anySpace } = transportAt(level, extra);
  const raw = isAnyNumber(left) ? `dowolną liczbę ${NOUN.raw.more.gen}` : atMost(left, NOUN.raw);
  const all = `przetransportuj ${raw} do magazynu`;
  if (boatsAnywhere) {
    const others = anySpace > 0 ? `, a z pozostałych ${toAnySpace(anySpace)}` : '';
    return `${all}, te z ${project('boat').more.gen} na dowolne pola${others}`;
  }
  return anySpace > 0 ? `${all}, w tym maksymalnie ${anySpace} na dowolne pola` : all;
};

const activity: LevelText = level => {
  const { times, repeat, money } = LEVELS.activity[level - 1]!;
  const first = money > 0 ? `zyskaj ${count(money, NOUN.money)} i ` : '';
  if (times === 1) return `${first}wykonaj ${count(1, NOUN.activity)}`;
  const activities = upTo(times, NOUN.activity);
  const order = money > 0 ? ', w dowolnej kolejności' : '';
  return `${first}wykonaj ${activities}, ${repeat ? 'także kilka razy to samo' : 'każde inne'}${order}`;
};

const MAIN: Readonly<Record<MainModule, LevelText>> = {
  research: either(OPTIONS.research),
  migration: (level, extra) => tested(migrationAt(level, extra), NOUN.migration),
  exploration: either(OPTIONS.exploration),
  transport,
  invention: either(OPTIONS.invention),
  activity,
  sustenance: (level, extra) => {
    const [hunts, strengthen] = OPTIONS.sustenance;
    // The clause about tokens ends with a comma.
    const comma = sustenanceAt(level, extra).anywhere ? ',' : '';
    return `${hunts(level, extra)}${comma} ALBO ${strengthen(level, extra)}`;
  },
  procreation: (level, extra) => {
    const { strengthen, ...births } = procreationAt(level, extra);
    const procreate = tested(births, NOUN.procreation);
    return strengthen ? `${procreate}; ${TEST}, aby wzmocnić ${count(1, NOUN.weakTribe)}` : procreate;
  },
  mutation: either(OPTIONS.mutation),
  planning: either(OPTIONS.planning),
  production: (level, extra) => {
    const { produce, transport: some, test } = productionAt(level, extra);
    return `wyprodukuj ${upTo(produce, NOUN.raw)}; przedtem lub potem ${transportSome(some, test)}`;
  },
  insight: either(OPTIONS.insight),
  trade: (level, extra) => {
    const { money, times } = tradeAt(level, extra);
    const first = money > 0 ? `zyskaj ${count(money, NOUN.money)}, a następnie ` : '';
    return `${first}wykonaj ${upTo(times, NOUN.sale)} i/lub ${upTo(times, NOUN.purchase)}`;
  },
  building: either(OPTIONS.building),
  achievement: either(OPTIONS.achievement),
};

const isMain = (module: Module): module is MainModule => module in MAIN;

export function moduleText(module: number, level: number, extra: Extra): string {
  if (module === SLEEP) {
    const { focus, ideas } = sleepGains(extra);
    return `zyskaj ${count(focus, NOUN.focus)} ALBO ${count(ideas, NOUN.idea)}`;
  }
  const key = MODULES[module]!;
  if (isMain(key)) return MAIN[key](level, extra);
  return `zyskaj ${count(1, featureMarker((module - MAIN_MODULES) % FEATURES.length))}`;
}

/** What a main module does with its level-4 tile. */
export const tileText = (module: number): string => cap(moduleText(module, LEVEL_FOUR, NOTHING_EXTRA));

export const optionText = (module: ChoosingModule, option: 0 | 1, level: number, extra: Extra): string =>
  OPTIONS[module][option](level, extra);

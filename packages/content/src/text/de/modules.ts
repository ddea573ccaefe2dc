// What modules do, by level: orders, without capital and full stop.
import {
  type CardType,
  type Extra,
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
import type { ChoosingModule } from '../../texts.js';
import { type Clause, clause, DO, orders, steps, tested } from './clauses.js';
import { a, bare, cap, count, described, listing, type Noun, upTo, your } from './grammar.js';
import { SITE } from './lands.js';
import { ANY_DIE, CARD, DIE, PROJECT } from './lists.js';
import type { Nouns } from './nouns.js';
import { NOUN } from './words.js';

type LevelText = (level: number, extra: Extra) => string;

const doing = (...clauses: readonly Clause[]): string => orders(clauses);

const install =
  (type: CardType): LevelText =>
  level => {
    const { bonus, again } = INSTALL_LEVELS[level - 1]!;
    const card = CARD[type];
    if (!bonus) return doing(clause(DO.install, count(1, card)));
    return again === 'unlessIgnored'
      ? `installiere entweder ${count(1, card)} und ignoriere dabei 1 Kostenfeld oder bis zu 2, ohne eines zu ignorieren`
      : `${doing(clause(DO.install, upTo(2, card)))} und ignoriere bei jeder, wenn du willst, 1 Kostenfeld`;
  };

const draw: LevelText = (level, extra) => {
  const { draw: drawn, keep } = researchAt(level, extra);
  return doing(clause(DO.draw, count(drawn, NOUN.card)), clause(DO.keep, `${keep} davon`));
};

const explore: LevelText = level => {
  const { anywhere, points } = LEVELS.exploration[level - 1]!;
  const beside = `alle verdeckten ${bare(NOUN.site, 'accusative', 'other')} an einem ${your(NOUN.territory, 'genitive', 'other')}`;
  if (anywhere === 0) return doing(clause(DO.reveal, beside));
  const sites = `${beside} und ${upTo(anywhere, NOUN.site)} irgendwo auf dem Kontinent`;
  return doing(clause(DO.reveal, sites), clause(DO.gain, count(points, NOUN.point)));
};

/** A comma closes what is said behind the verb when an alternative follows. */
const build: LevelText = (level, extra) => {
  const { projects, same, perGround: printed } = LEVELS.building[level - 1]!;
  const perGround = groundLimit(printed, extra);
  const done = doing(clause(DO.complete, `${upTo(projects, NOUN.project)}${same ? ' derselben Art' : ''}`));
  if (perGround <= LEVELS.building[0].perGround) return done;
  const own = count(perGround, described('eigen', NOUN.building), 'dative');
  return `${done}, mit bis zu ${own} je ${bare(SITE.buildingGround, 'accusative')}, davon höchstens ${count(1, PROJECT.settlement, 'nominative')}`;
};

const hunt: LevelText = (level, extra) => {
  const { hunts, anywhere } = sustenanceAt(level, extra);
  const done = doing(clause(DO.perform, upTo(hunts, NOUN.hunt)));
  return anywhere ? `${done}, auch wo ein ${bare(NOUN.huntingToken)} liegt` : done;
};

const goals: LevelText = level => {
  const { install: installed, gain, either: both } = LEVELS.planning[level - 1]!;
  if (both > 0) return `installiere oder nimm insgesamt ${upTo(both, NOUN.goal)}`;
  const first = clause(DO.install, count(installed, NOUN.goal));
  if (gain === 0) return doing(first);
  return `${doing(first, clause(DO.take, count(gain, NOUN.goal)))}, in beliebiger Reihenfolge`;
};

const plan: LevelText = (level, extra) => {
  const { markers, ideas } = planningAt(level, extra);
  const placed = clause(DO.put, `${count(markers, NOUN.planning)} auf ein Würfelfeld`);
  return ideas > 0 ? doing(placed, clause(DO.gain, count(ideas, NOUN.idea))) : doing(placed);
};

const dice: LevelText = level => {
  const kinds = LEVELS.achievement[level - 1]!;
  const [activation, fate] = [count(1, DIE.activation), count(1, DIE.fate)];
  if (!kinds.includes('either')) return doing(clause(DO.take, activation, fate));
  return kinds.length === 1
    ? doing(clause(DO.take, count(1, ANY_DIE)))
    : `nimm ${kinds.length}-mal ${count(1, ANY_DIE)}`;
};

const mutate: LevelText = (level, extra) => {
  const n = mutationAt(level, extra);
  const where = n === 1 ? 'auf ein anderes Eigenschaftsfeld' : 'auf andere Eigenschaftsfelder';
  return doing(clause(DO.shift, `${upTo(n, NOUN.featureMarker)} ${where}`));
};

const useIncome: LevelText = (level, extra) => {
  const { uses, display } = inventionAt(level, extra);
  const actions = `${upTo(uses, NOUN.action)} ${uses === 1 ? 'einer' : 'von'} ${bare(NOUN.income, 'dative', uses === 1 ? 'one' : 'other')}`;
  return doing(clause(DO.carryOut, display ? `${actions} in deiner Konsole oder in der Auslage` : actions));
};

/** What a module offers, one thing or the other. */
const OPTIONS: Readonly<Record<ChoosingModule, readonly [LevelText, LevelText]>> = {
  research: [(level, extra) => doing(clause(DO.take, count(researchAt(level, extra).gain, NOUN.card))), draw],
  insight: [
    (level, extra) => doing(clause(DO.gain, count(insightAt(level, extra), NOUN.idea))),
    install('insight'),
  ],
  sustenance: [
    hunt,
    (level, extra) =>
      doing(clause(DO.strengthen, upTo(sustenanceAt(level, extra).strengthen, NOUN.weakTribe))),
  ],
  exploration: [
    explore,
    level => doing(clause(DO.make, upTo(LEVELS.exploration[level - 1]!.finds, NOUN.find))),
  ],
  building: [build, install('building')],
  planning: [goals, plan],
  achievement: [dice, install('achievement')],
  mutation: [mutate, install('mutation')],
  invention: [useIncome, install('invention')],
};

/** What is added behind a comma ends with one. */
const either =
  ([one, other]: readonly [LevelText, LevelText]): LevelText =>
  (level, extra) => {
    const first = one(level, extra);
    return `${first}${first.includes(', ') ? ',' : ''} ODER ${other(level, extra)}`;
  };

/** "führe 1 Wanderung durch", or what a favor test decides. */
function performed({ pass, fail }: Tested, noun: Noun): string {
  const done = (n: number): Clause => clause(DO.perform, upTo(n, noun));
  if (pass === fail) return doing(done(pass));
  return steps([tested(clause(DO.make, a(NOUN.test)), [done(pass)], fail > 0 ? [done(fail)] : [])], false);
}

const raw = (n: number): string =>
  isAnyNumber(n) ? `beliebig viele ${bare(NOUN.raw, 'accusative', 'other')}` : upTo(n, NOUN.raw);

/** Transporting as a part of Production. */
export const transportSome = (n: number, test: boolean): string =>
  test
    ? `${doing(clause(DO.make, a(NOUN.test)))}, um ${raw(n)} in dein Depot zu transportieren`
    : doing(clause(DO.transport, `${raw(n)} in dein Depot`));

/** A favor test for the last of what Procreation does. */
export const STRENGTHEN_AFTER_TEST = `${doing(clause(DO.make, a(NOUN.test)))}, um ${count(1, NOUN.weakTribe)} zu stärken`;

const MAIN: Readonly<Record<MainModule, LevelText>> = {
  research: either(OPTIONS.research),
  migration: (level, extra) => performed(migrationAt(level, extra), NOUN.migration),
  exploration: either(OPTIONS.exploration),
  transport: (level, extra) => {
    const { left, boatsAnywhere, anySpace } = transportAt(level, extra);
    const some = [
      ...(boatsAnywhere ? [`solche von ${bare(PROJECT.boat, 'dative', 'other')}`] : []),
      ...(anySpace > 0 ? [`bis zu ${anySpace} ${boatsAnywhere ? 'der anderen' : 'davon'}`] : []),
    ];
    const done = doing(clause(DO.transport, `${raw(left)} in dein Depot`));
    return some.length > 0 ? `${done}, ${listing(some)} auf beliebige Depotfelder` : done;
  },
  invention: either(OPTIONS.invention),
  activity: level => {
    const { times, repeat, money } = LEVELS.activity[level - 1]!;
    const different = times > 1 && !repeat ? described('verschieden', NOUN.activity) : NOUN.activity;
    const done = doing(
      ...(money > 0 ? [clause(DO.gain, count(money, NOUN.money))] : []),
      clause(DO.carryOut, upTo(times, different)),
    );
    const again = times > 1 && repeat ? `${done}, auch mehrmals dieselbe` : done;
    return money > 0 ? `${again}, in beliebiger Reihenfolge` : again;
  },
  sustenance: either(OPTIONS.sustenance),
  procreation: (level, extra) => {
    const { strengthen, ...births } = procreationAt(level, extra);
    const procreate = performed(births, NOUN.procreation);
    return strengthen ? `${procreate}; ${STRENGTHEN_AFTER_TEST}` : procreate;
  },
  mutation: either(OPTIONS.mutation),
  planning: either(OPTIONS.planning),
  production: (level, extra) => {
    const { produce, transport, test } = productionAt(level, extra);
    return `${doing(clause(DO.produce, upTo(produce, NOUN.raw)))}; davor oder danach: ${cap(transportSome(transport, test))}`;
  },
  insight: either(OPTIONS.insight),
  trade: (level, extra) => {
    const { money, times } = tradeAt(level, extra);
    const sales = `${upTo(times, NOUN.sale)} und ${upTo(times, NOUN.purchase)}`;
    return doing(...(money > 0 ? [clause(DO.gain, count(money, NOUN.money))] : []), clause(DO.deal, sales));
  },
  building: either(OPTIONS.building),
  achievement: either(OPTIONS.achievement),
};

const isMain = (module: Module): module is MainModule => module in MAIN;

/** What Sleep offers, one thing or the other. */
const asleep = (extra: Extra): readonly [string, string] => {
  const { focus, ideas } = sleepGains(extra);
  return [count(focus, NOUN.focus), count(ideas, NOUN.idea)];
};

export const sleepText = (option: 0 | 1, extra: Extra): string =>
  doing(clause(DO.gain, asleep(extra)[option]));

export function moduleText(
  noun: Pick<Nouns, 'feature'>,
  module: number,
  level: number,
  extra: Extra,
): string {
  if (module === SLEEP) return doing(clause(DO.gain, asleep(extra).join(' ODER ')));
  const key = MODULES[module]!;
  if (isMain(key)) return MAIN[key](level, extra);
  return doing(clause(DO.gain, count(1, noun.feature(module - MAIN_MODULES))));
}

export const optionText = (module: ChoosingModule, option: 0 | 1, level: number, extra: Extra): string =>
  OPTIONS[module][option](level, extra);

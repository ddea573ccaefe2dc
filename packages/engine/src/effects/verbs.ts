// The verbs that packs may use: whether one can be done now, and doing it.
import { drawEach, newLand } from '../actions/benefits.js';
import { canBuild } from '../actions/build.js';
import { canGainCard } from '../actions/cards.js';
import { canGainDie } from '../actions/dice.js';
import { FAVOR_SPACES, moveFavor, testThen } from '../actions/favor.js';
import { canFind, huntingGrounds } from '../actions/hunt.js';
import { canInstall } from '../actions/install.js';
import { installableGoals } from '../actions/install-goal.js';
import { canMigrate } from '../actions/migrate.js';
import { NO_TERRITORY, populatable } from '../actions/populate.js';
import { canProcreate, canStrengthen } from '../actions/procreate.js';
import { canTransport, producible, transportTask } from '../actions/produce.js';
import { advance, canPerform, stepsAhead, upgradable } from '../actions/progress.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { LEVELS } from '../modules/levels.js';
import { canTrade, tradeTask } from '../modules/trade.js';
import { DICE, FEATURE, FEATURES, MODULES, PROJECTS, type Project } from '../pack/names.js';
import { ANY_FEATURE, type CompiledEffect, type Rules } from '../pack/rules.js';
import { scoreByCause } from '../scoring/sources.js';
import { count, gain } from '../state/markers.js';
import { canFlip, hasIncomeChip } from '../state/partition.js';
import type { Seat } from '../state/types.js';
import { answers } from './hooks.js';
import { measure } from './measures.js';
import { canPay } from './prices.js';

export const effectsTask = (seat: number, list: number, track: number): Task => ({
  do: 'effects',
  seat,
  list,
  at: 0,
  track,
});

/** At least one effect of a list can be done. */
export function canDoList(g: Game, seat: number, list: number, track = -1): boolean {
  const effects = g.rules.lists[list]!;
  for (let i = 0; i < effects.length; i++) if (canDo(g, seat, effects[i]!, track)) return true;
  return false;
}

/** A pack cannot send this round in circles: an activity inside an activity is looked into only so deep. */
const DEEPEST = 2;
let depth = 0;

function canDoActivity(g: Game, seat: number): boolean {
  if (depth >= DEEPEST) return false;
  depth++;
  try {
    return canPerform(g, seat);
  } finally {
    depth--;
  }
}

export function canDo(g: Game, seat: number, e: CompiledEffect, track: number): boolean {
  const { s } = g;
  const me = s.seats[seat]!;
  switch (e.verb) {
    case 'gain':
    case 'points':
    case 'track':
    case 'lose':
    case 'plan':
    case 'weather':
    case 'tracks':
    case 'features':
    case 'stock':
      return true;
    case 'pointsPer':
      return measure(g, seat, e.measure!) > 0;
    case 'favor':
      return me.favor < FAVOR_SPACES;
    case 'upgrade':
      return upgradable(g, seat, upgradeMask(g.rules, e.what, track)).length > 0;
    case 'gainIncome':
      return s.incomeDisplay.some(chip => chip >= 0);
    case 'useIncome':
      return hasIncomeChip(me);
    case 'activity':
      return canDoActivity(g, seat);
    case 'flipStage':
      return canFlip(me);
    case 'gainCard':
      return canGainCard(g, e.what);
    case 'drawCards':
    case 'drawEach':
      return s.stacks.some(stack => stack.length > 0);
    case 'installCard':
      return canInstall(g, seat, e.what);
    case 'gainGoal':
      return s.goalDisplay.some(goal => goal >= 0);
    case 'migrate':
      return canMigrate(g, seat, 1);
    case 'procreate':
      return canProcreate(g, seat);
    case 'strengthen':
      return canStrengthen(g, seat);
    case 'reveal':
      return s.revealed !== (1 << s.sites.length) - 1;
    case 'test':
    case 'or':
      return e.lists.some(list => canDoList(g, seat, list, track));
    case 'pay':
      return canPay(g, seat, e.cost) && canDoList(g, seat, e.lists[0]!, track);
    case 'if':
      return measure(g, seat, e.measure!) >= e.n && canDoList(g, seat, e.lists[0]!, track);
    case 'populate':
      return populatable(g, seat).length > 0;
    case 'hunt':
      return huntingGrounds(g, seat, false) !== 0;
    case 'find':
      return canFind(g, seat);
    case 'produce':
      return producible(g, seat, -1) !== 0;
    case 'transport':
      return canTransport(g, seat);
    case 'trade':
      return canTrade(g, seat);
    case 'build':
      return canBuild(g, seat, buildingLimit(me), projectOf(e));
    case 'gainDie':
      return DICE.some((kind, i) => (e.what < 0 || e.what === i) && canGainDie(g, seat, kind));
    case 'recall':
      return me.usedDice > 0;
    case 'setDie':
      return me.dice.some(n => n > 0);
    case 'mutate':
      return count(me, FEATURE, FEATURES.length) > 0;
    case 'installGoal':
      return installableGoals(g, seat).length > 0;
    case 'expand':
      return newLand(g, seat).length > 0;
    default:
      e.verb satisfies never;
      return false;
  }
}

/** Own buildings per Building ground: the module's level sets it for whatever builds (Acceptance Letter, Building IIII). */
const buildingLimit = (me: Seat): number => LEVELS.building[me.levels[BUILDING]! - 1]!.perGround;
const BUILDING = MODULES.indexOf('building');

const projectOf = (e: CompiledEffect): Project | 'any' => PROJECTS[e.what] ?? 'any';

/** The modules an upgrade may be of; without any named they are those of the value of the track whose line gives it. */
export const upgradeMask = (rules: Rules, modules: number, track: number): number =>
  modules === -1 ? rules.modulesOfValue[track + 1]! : modules;

/** Does what `canDo` says can be done, or pushes the task that asks how. */
export function perform(g: Game, seat: number, e: CompiledEffect, track: number): void {
  switch (e.verb) {
    case 'gain':
      if (e.what >= 0) return gain(g, seat, e.what, e.n);
      return push(g, {
        do: 'gainAny',
        seat,
        kind: e.what === ANY_FEATURE ? 'feature' : 'material',
        of: e.of,
        left: e.n,
      });
    case 'points':
      return scoreByCause(g, seat, e.n);
    case 'pointsPer':
      return scoreByCause(g, seat, Math.min(e.max, e.n * measure(g, seat, e.measure!)));
    case 'favor':
      return moveFavor(g, seat, e.n);
    case 'track':
      if (e.what >= 0) return advance(g, seat, e.what, e.n);
      return push(g, { do: 'anyTrack', seat, n: e.n });
    case 'upgrade':
      return push(g, { do: 'upgrade', seat, modules: upgradeMask(g.rules, e.what, track) });
    case 'gainIncome':
    case 'useIncome':
    case 'activity':
    case 'flipStage':
      return push(g, { do: e.verb, seat });
    case 'gainCard':
      return push(g, { do: 'gainCard', seat, type: e.what });
    case 'drawCards':
      return push(g, { do: 'drawCards', seat, named: [], n: e.n, keep: e.max });
    case 'installCard':
      return push(g, { do: 'install', seat, type: e.what, bonus: false, optional: true, again: 'never' });
    case 'gainGoal':
      return push(g, { do: 'gainGoal', seat, refill: true });
    case 'migrate':
      return push(g, { do: 'migrate', seat, left: e.n, settled: [], each: true });
    case 'procreate':
      return push(g, { do: 'procreate', seat, left: e.n, within: -1 });
    case 'strengthen':
      return push(g, { do: 'strengthen', seat, left: e.n });
    case 'reveal':
      return push(g, { do: 'revealSite', seat, left: e.n });
    case 'test':
      return push(
        g,
        testThen(seat, [effectsTask(seat, e.lists[0]!, track)], [effectsTask(seat, e.lists[1]!, track)]),
      );
    case 'or':
      return push(g, { do: 'alternative', seat, options: e.lists, track });
    case 'pay':
      return push(g, { do: 'payFor', seat, cost: e.cost, at: 0, then: e.lists[0]!, track });
    case 'if':
      return push(g, effectsTask(seat, e.lists[0]!, track));
    case 'lose':
      return push(g, { do: 'lose', seat, food: (e.what & 1) === 1, tribe: (e.what & 2) === 2 });
    case 'populate':
      return push(g, { do: 'populate', seat, left: e.n, territory: NO_TERRITORY });
    case 'hunt':
      return push(g, { do: 'hunt', seat, left: e.n, anywhere: false, optional: true });
    case 'find':
      return push(g, { do: 'luckyFind', seat, left: e.n, optional: true });
    case 'produce':
      return push(g, { do: 'production', seat, left: e.n, produced: false, transport: 0, test: false });
    case 'transport':
      return push(g, transportTask(g, seat, e.n));
    case 'trade':
      return push(g, tradeTask(seat, e.n));
    case 'build': {
      const only = projectOf(e);
      return push(g, {
        do: 'build',
        seat,
        left: 1,
        same: false,
        limit: buildingLimit(g.s.seats[seat]!),
        only,
        optional: true,
      });
    }
    case 'plan':
      return push(g, { do: 'planOn', seat, n: e.n, optional: true });
    case 'gainDie':
      return push(g, { do: 'gainDie', seat, kind: DICE[e.what] ?? 'either' });
    case 'recall':
      return push(g, { do: 'recall', seat, n: e.n });
    case 'setDie':
      return push(g, { do: 'setDie', seat, left: e.n });
    case 'mutate':
      return push(g, { do: 'mutate', seat, left: e.n, optional: true });
    case 'installGoal':
      return push(g, { do: 'goals', seat, install: 1, gain: 0, either: 0 });
    case 'weather':
      return push(g, { do: 'moveWeather', seat, n: e.n });
    case 'tracks':
    case 'features':
      return push(g, { do: e.verb, seat, left: e.n, done: [] });
    case 'stock':
      return push(g, { do: 'stock', seat, n: e.n });
    case 'drawEach':
      return drawEach(g, seat);
    case 'expand':
      return push(g, { do: 'expand', seat });
    default:
      e.verb satisfies never;
  }
}

/** A list of effects from left to right; what cannot be done is skipped. */
export const effects: Handler<Extract<Task, { do: 'effects' }>> = {
  run(g, task) {
    const list = g.rules.lists[task.list]!;
    const effect = list[task.at];
    if (effect === undefined) return;
    // Written out: V8 copies a task by spread much more slowly, and this is the task that comes most often.
    if (task.at + 1 < list.length) {
      const { seat, track, cause: because } = task;
      push(g, { do: 'effects', seat, list: task.list, at: task.at + 1, track, cause: because! });
    }
    if (canDo(g, task.seat, effect, task.track)) perform(g, task.seat, effect, task.track);
    else emit(g, task.seat, { type: 'lapsed', list: task.list, at: task.at });
  },
};

/**
 * The instant bonuses of a card, in the order its owner likes (p. 25). Those that can neither gain nor lose by waiting are
 * done first, and nothing is asked about them.
 */
export const bonuses: Handler<Extract<Task, { do: 'bonuses' }>> = {
  legal(g, { seat, lists }, out) {
    const effects = lists.map(list => g.rules.lists[list]![0]!);
    const gained = effects.reduce((sum, e) => (e.verb === 'gain' ? sum + e.n : sum), 0);
    const isShort = gained > g.s.seats[seat]!.supply;
    const plain = effects.findIndex(e => !(isShort && e.verb === 'gain') && isPlain(g, seat, e));
    if (plain >= 0) {
      out.push(C.pick + plain);
      return;
    }
    lists.forEach((list, i) => {
      if (canDoList(g, seat, list)) out.push(C.pick + i);
    });
    // What cannot be done is skipped.
    if (out.length === 0) out.push(C.pick);
  },
  choose(g, task, choice) {
    const at = argOf(choice);
    const { seat, lists } = task;
    if (lists.length > 1) push(g, { ...task, lists: lists.filter((_, i) => i !== at) });
    push(g, effectsTask(seat, lists[at]!, -1));
  },
};

/** An effect that asks nothing while the supply lasts, sets nothing off, and is worth the same whenever it is done. */
function isPlain(g: Game, seat: number, { verb, what, n }: CompiledEffect): boolean {
  const me = g.s.seats[seat]!;
  switch (verb) {
    case 'points':
      return true;
    case 'gain':
      return what >= 0;
    case 'favor':
      return me.favor + n <= FAVOR_SPACES && !answers(g, seat, 'favor');
    case 'track': {
      if (what < 0 || answers(g, seat, 'pale')) return false;
      return stepsAhead(g.rules, me, what, n).lines.length === 0;
    }
    default:
      return false;
  }
}

/** "Or": one of several lists, by its number. */
export const alternative: Handler<Extract<Task, { do: 'alternative' }>> = {
  legal(g, { seat, options, track }, out) {
    options.forEach((list, i) => {
      if (canDoList(g, seat, list, track)) out.push(C.pick + i);
    });
    out.push(C.decline);
  },
  choose(g, { seat, options, track }, choice) {
    if (choice !== C.decline) push(g, effectsTask(seat, options[argOf(choice)]!, track));
  },
};

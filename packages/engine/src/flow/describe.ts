// The rich form of a choice: what it is about, what it costs and brings, and the key of its text.

import { materialOfStatue, placeOfProject, settlementCost, settlementOf } from '../actions/build.js';
import { USED_DIE } from '../actions/dice.js';
import { findFor, huntingYield, ideasTo } from '../actions/hunt.js';
import { rawPlace } from '../actions/produce.js';
import { FIRE, occupant } from '../actions/settle.js';
import { givenAtOnce } from '../effects/prices.js';
import { tames } from '../extras/creatures.js';
import { cheapest, firstOf, ideasFor, secondOf } from '../modules/payment.js';
import { purchasePrice, salePrice } from '../modules/trade.js';
import {
  FEATURE,
  FOOD,
  IDEA,
  MATERIALS,
  MODULES,
  MONEY,
  materialOf,
  PLANNING,
  RESET,
  STORED,
  typeOfMaterial,
  USED_DICE,
} from '../pack/names.js';
import { CREATURE_SLOT } from '../pack/rules.js';
import { argOf, type ChoiceKind, CONSOLE_ACTIVITY, kindOf } from './choices.js';
import { feedingCost, foodNeeded } from './feeding.js';
import type { Game } from './game.js';
import { taskOf } from './play.js';
import { askerOf, type Target, type TargetKind } from './targets.js';
import type { Task, TaskName } from './tasks.js';

/** So many markers of a place. */
export interface Markers {
  readonly place: number;
  readonly n: number;
}

/** A choice and what it means: what it is about, what it costs and gives. */
export interface Description {
  readonly choice: number;
  readonly kind: ChoiceKind;
  readonly seat: number;
  /** The question it answers, and what set that off. */
  readonly task: TaskName;
  readonly cause: number;
  readonly arg: number;
  /** Key of its text. */
  readonly key: string;
  /** What it is about on the table; a choice about nothing there lies at what asks for it. */
  readonly targets: readonly Target[];
  readonly atAsker: boolean;
  readonly cost: readonly Markers[];
  readonly gain: readonly Markers[];
  /** The tribe a settling tribe displaces, if any. */
  readonly displaces?: { readonly seat: number; readonly weak: boolean };
  /** For an alternative: the list of effects it stands for. */
  readonly effects?: number;
}

interface Details {
  readonly key?: string;
  readonly targets?: readonly Target[];
  readonly cost?: readonly Markers[];
  readonly gain?: readonly Markers[];
  readonly displaces?: { readonly seat: number; readonly weak: boolean };
  readonly effects?: number;
}

const at = (kind: TargetKind, id: number): Details => ({ targets: [{ kind, id }] });
/** Things of one kind that a choice is about together. */
const atAll = (kind: TargetKind, ids: readonly number[]): Details => ({
  targets: ids.map(id => ({ kind, id })),
});
/** The storage spaces of a territory type. */
const storageOf = (type: number): number[] => [1, 2, 3].map(row => STORED + materialOf(type, row));
const marker = (place: number, n: number): Markers[] => (n > 0 ? [{ place, n }] : []);
const nothing = (): Details => ({});
/** A favor test that is passed unless ideas are spent. */
const hasPassed = (task: Task): boolean => task.do === 'testIdeas' && task.passed === true;

type Describer = (g: Game, task: Task, arg: number) => Details;

const DESCRIBERS: Readonly<Record<ChoiceKind, Describer>> = {
  endTurn: nothing,
  decline: (_g, task) => ({ key: `decline.${task.do}` }),
  activate: (g, task, arg) => ({
    ...at('module', arg),
    cost: marker(IDEA, cheapest(g, task.seat, arg) ?? 0),
  }),
  reset: () => at('place', RESET),
  attribute: (g, _task, arg) => ({
    ...at('attribute', arg),
    cost: marker(FEATURE + g.rules.attributes[arg]!.feature, 1),
  }),
  pay: (g, task, arg) => {
    const [first, second] = [firstOf(arg), secondOf(arg)];
    const module = task.do === 'pay' ? task.module : 0;
    return {
      targets: [
        { kind: 'source', id: first },
        { kind: 'source', id: second },
      ],
      cost: marker(IDEA, ideasFor(g, task.seat, module, arg)),
    };
  },
  option: (_g, _task, arg) => ({ ...at('module', arg >> 3), key: `option.${MODULES[arg >> 3]}.${arg & 7}` }),
  pickUp: (_g, _task, arg) => at('source', arg),
  roll: nothing,
  markerTo: (_g, _task, arg) => ({ ...at('place', arg), gain: marker(arg, 1) }),
  tribe: (_g, _task, arg) => at('spot', arg),
  cross: (_g, _task, arg) => at('territory', arg),
  settle: (g, task, arg) => {
    const there = occupant(g.s, arg >> 4, arg & 15);
    // A tribe that leaves a fire encampment displaces nobody by coming back to it.
    const own = task.do === 'route' && (arg & 15) === FIRE && there?.spot === task.from;
    return {
      targets: [
        { kind: 'territory', id: arg >> 4 },
        { kind: 'encampment', id: arg },
      ],
      key: there && !own ? 'settle.displace' : 'settle.free',
      ...(there && !own && { displaces: { seat: there.owner, weak: there.weak } }),
    };
  },
  spendIdeas: (_g, task, arg) => ({
    ...at('place', IDEA),
    cost: marker(IDEA, arg),
    ...(hasPassed(task) && { key: 'spendIdeas.fail' }),
  }),
  accept: (_g, task) => {
    if (task.do === 'tame') return { ...at('slot', CREATURE_SLOT + task.creature), key: 'accept.tame' };
    return hasPassed(task) ? { key: 'accept.pass' } : {};
  },
  strengthen: (_g, _task, arg) => at('spot', arg),
  gainCard: (_g, _task, arg) => ({
    ...at('stack', arg),
    key: arg & 1 ? 'gainCard.faceDown' : 'gainCard.faceUp',
  }),
  nameStack: (_g, _task, arg) => at('stack', arg * 2 + 1),
  keep: (_g, _task, arg) => at('card', arg),
  install: (_g, _task, arg) => at('card', arg),
  column: (_g, _task, arg) => at('column', arg),
  assume: (_g, _task, arg) => at('stage', arg),
  ignore: (_g, _task, arg) => (arg < 5 ? at('costSpace', arg) : { key: 'ignore.none' }),
  cover: (_g, _task, arg) => ({
    key: arg === 0 ? 'cover.none' : 'cover',
    targets: [0, 1, 2, 3, 4].flatMap(id => ((arg >> id) & 1 ? [{ kind: 'costSpace' as const, id }] : [])),
  }),
  takeIncome: (_g, _task, arg) => at('chip', arg),
  income: (g, _task, arg) => ({ ...at('chip', arg), effects: g.rules.chips[arg]! }),
  incomePoint: (_g, _task, arg) => at('chip', arg),
  activity: (_g, _task, arg) => ({
    ...at('slot', arg),
    key: arg === CONSOLE_ACTIVITY ? 'activity.console' : 'activity',
  }),
  upgrade: (_g, _task, arg) => at('module', arg),
  track: (_g, _task, arg) => at('track', arg),
  flip: (_g, _task, arg) => at('stage', arg),
  takeGoal: (_g, _task, arg) => at('goal', arg),
  coverGoal: (g, task, arg) => ({
    ...at('goalSpace', arg),
    key: g.s.seats[task.seat]!.goals[arg]!.length > 0 ? 'coverGoal' : 'coverGoal.free',
  }),
  store: (_g, _task, arg) => ({ ...at('place', STORED + arg), gain: marker(STORED + arg, 1) }),
  feature: (_g, _task, arg) => ({ ...at('place', FEATURE + arg), gain: marker(FEATURE + arg, 1) }),
  pick: (_g, task, arg) => {
    if (task.do === 'alternative') return { effects: task.options[arg]! };
    return task.do === 'bonuses' ? { effects: task.lists[arg]! } : {};
  },
  feed: (g, task, arg) => ({ ...at('spot', arg), cost: marker(FOOD, feedingCost(g, task.seat, arg)) }),
  feedAll: (g, task) => ({
    cost: task.do === 'feed' ? marker(FOOD, foodNeeded(g, task.seat, task.fed)) : [],
  }),
  feedDone: nothing,
  save: (_g, task) => (task.do === 'death' ? at('spot', task.spot) : {}),
  die: (_g, task) => (task.do === 'death' ? at('spot', task.spot) : {}),
  loseFood: () => ({ ...at('place', FOOD), cost: marker(FOOD, 1) }),
  loseTribe: (_g, _task, arg) => at('spot', arg),
  weaken: (_g, _task, arg) => at('spot', arg),
  returnMarker: (_g, _task, arg) => ({ ...at('place', arg), cost: marker(arg, 1) }),
  forgo: (_g, task) => (task.do === 'gainMarkers' ? { ...at('place', task.place) } : {}),
  keepMarkers: (_g, _task, arg) => at('markerCard', arg),
  chipCard: (_g, _task, arg) => at('chipCard', arg),
  reveal: (_g, _task, arg) => at('site', arg),
  rockTerritory: (_g, _task, arg) => at('territory', arg),
  give: (g, task, arg) => ({
    ...at('place', arg),
    cost: marker(arg, task.do === 'payFor' ? givenAtOnce(g.rules.costs[task.cost]![task.at]!) : 1),
  }),
  returnFarm: (_g, _task, arg) => at('territory', arg),
  returnBoat: (_g, _task, arg) => at('territory', arg),
  produce: (g, task, arg) => ({ ...at('territory', arg), gain: marker(rawPlace(g, task.seat, arg), 1) }),
  transport: (g, _task, arg) => ({ ...at('territory', arg), gain: marker(STORED + g.s.material[arg]!, 1) }),
  transportAs: (_g, _task, arg) => ({
    ...at('territory', Math.floor(arg / MATERIALS.length)),
    gain: marker(STORED + (arg % MATERIALS.length), 1),
  }),
  transportAny: (_g, _task, arg) => at('territory', arg),
  transportAll: nothing,
  grotto: (_g, _task, arg) => at('territory', arg),
  hunt: (_g, _task, arg) => at('territory', arg),
  dieValue: (g, task, arg) => {
    if (task.do === 'huntRoll') {
      return {
        ...at('territory', task.territory),
        key: tames(g, task.seat, task.territory, arg) ? 'dieValue.tame' : 'dieValue.hunt',
        cost: marker(IDEA, ideasTo(task.dice, arg)),
        gain: marker(FOOD, huntingYield(g, task.seat, task.territory, arg)),
      };
    }
    if (task.do !== 'findRoll') return {};
    const found = STORED + findFor(g.rules, task.type, arg);
    return {
      ...at('place', found),
      key: 'dieValue.find',
      cost: marker(IDEA, ideasTo(task.dice, arg)),
      gain: marker(found, 1),
    };
  },
  findType: (_g, _task, arg) => atAll('place', storageOf(arg)),
  explore: (_g, _task, arg) => at('territory', arg),
  farm: (_g, _task, arg) => ({ ...at('territory', arg), gain: marker(IDEA, 1) }),
  boat: (_g, _task, arg) => at('territory', arg),
  statue: (_g, _task, arg) => ({
    ...at('ground', placeOfProject.statue(arg)),
    cost: marker(STORED + materialOfStatue(arg), 1),
  }),
  settlement: (g, task, arg) => ({
    ...at('ground', placeOfProject.settlement(arg)),
    cost: settlementCost(g, task.seat, settlementOf(arg)).map(m => ({ place: STORED + m, n: 1 })),
  }),
  board: (_g, _task, arg) => at('spot', arg),
  installGoal: (g, task, arg) => {
    const { material } = g.rules.goals[g.s.seats[task.seat]!.goals[arg]!.at(-1)!]!;
    return { ...at('goalSpace', arg), cost: material >= 0 ? marker(STORED + material, 1) : [] };
  },
  goalSlot: (_g, task, arg) => {
    const column = task.do === 'installGoal' ? task.column : 0;
    return arg === 0
      ? { ...at('goalSlot', column), key: 'goalSlot.beside' }
      : { ...at('column', column), key: 'goalSlot.top' };
  },
  planOn: (_g, task, arg) => ({
    ...at('place', PLANNING + arg),
    gain: marker(PLANNING + arg, task.do === 'planOn' ? task.n : 0),
  }),
  gainDie: (_g, _task, arg) => {
    const [kind, from] = [arg >> 3, (arg & 7) - 1];
    const key = `gainDie.${kind ? 'fate' : 'activation'}`;
    return from < 0
      ? { ...at('dice', kind), key }
      : { ...at('othersDice', kind * 8 + from), key: `${key}.from` };
  },
  giveDie: (_g, _task, arg) =>
    arg === USED_DIE ? { ...at('dice', USED_DICE), key: 'giveDie.used' } : at('source', arg),
  mutate: (_g, _task, arg) => ({
    ...atAll('place', [FEATURE + Math.floor(arg / 6), FEATURE + (arg % 6)]),
    cost: marker(FEATURE + Math.floor(arg / 6), 1),
    gain: marker(FEATURE + (arg % 6), 1),
  }),
  sell: (g, task, arg) => ({
    ...at('place', STORED + arg),
    cost: marker(STORED + arg, 1),
    gain: marker(MONEY, salePrice(g, task.seat, arg)),
  }),
  sellPoints: (_g, _task, arg) => ({ ...at('place', STORED + arg), cost: marker(STORED + arg, 1) }),
  buy: (g, task, arg) => ({
    ...at('place', STORED + arg),
    cost: marker(MONEY, purchasePrice(g, task.seat, arg)),
    gain: marker(STORED + arg, 1),
  }),
  populate: (_g, _task, arg) => at('territory', arg),
  recall: () => at('dice', USED_DICE),
  setDie: (_g, _task, arg) => at('source', Math.floor(arg / 6)),
  moveWeather: (_g, _task, arg) => at('weather', arg),
  discard: (_g, _task, arg) => at('card', arg),
  stepBack: () => at('favor', 0),
  stockType: (_g, _task, arg) => atAll('place', storageOf(arg)),
  takeTile: (_g, _task, arg) => at('module', arg),
  feedCreature: (g, _task, arg) => ({
    ...at('slot', CREATURE_SLOT + g.rules.creatures.findIndex(({ type }) => type === typeOfMaterial(arg))),
    cost: marker(STORED + arg, 1),
  }),
};

export function describe(g: Game, seat: number, choice: number): Description {
  const kind = kindOf(choice);
  const arg = argOf(choice);
  const task = taskOf(g, seat);
  const details = DESCRIBERS[kind](g, task, arg);
  const { targets = [] } = details;
  const atAsker = targets.length === 0;
  return {
    choice,
    kind,
    seat,
    task: task.do,
    cause: task.cause ?? 0,
    arg,
    key: details.key ?? kind,
    targets: atAsker ? [askerOf(g, task)] : targets,
    atAsker,
    cost: details.cost ?? [],
    gain: details.gain ?? [],
    ...(details.displaces && { displaces: details.displaces }),
    ...(details.effects !== undefined && { effects: details.effects }),
  };
}

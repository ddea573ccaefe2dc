// What is asked. What set a question off is added behind it.
import {
  CARD_TYPES,
  canActivate,
  canReset,
  causeKind,
  FOOD,
  IDEA,
  isAnyNumber,
  isLand,
  passingValue,
  type State,
  type Task,
} from '@civolution/engine';
import { losable } from '../../facts/tasks.js';
import type { PromptTable } from '../../texts.js';
import { cap, count, listing, plural, upTo } from './grammar.js';
import { CARD } from './lists.js';
import type { Parts } from './parts.js';
import { priced } from './verbs.js';
import { NOUN } from './words.js';

/** " (2 migrations left)", from the second on. */
const left = (n: number, forms: Parameters<typeof count>[1]): string =>
  n > 1 ? ` (${count(n, forms)} left)` : '';

/** " (up to 2)", from the second on. */
const most = (n: number): string => (n > 1 ? ` (up to ${n})` : '');

/** Each of these must be another one. */
const one = (done: readonly number[]): string => (done.length > 0 ? 'another' : 'a');

const rolled = (dice: readonly number[]): string => `You rolled ${listing(dice.map(String))}`;

export function promptTexts({ rules, name, phrase, list }: Parts): PromptTable {
  const pair = (module: number): string => {
    const [a, b] = rules.values[module]!;
    return a === 0 ? 'any values' : `the values ${a} and ${b}`;
  };

  const payFor = (task: Extract<Task, { do: 'payFor' }>): string => {
    const item = rules.costs[task.cost]![task.at]!;
    const n = item.n - (task.begun ?? 0);
    return `${cap(priced(name, item.what, n))} to ${list(task.then)}`;
  };

  const goals = ({ install, gain, either }: Extract<Task, { do: 'goals' }>): string => {
    if (either > 0) return `Choose a goal chip to install or gain${most(either)}`;
    if (install > 0 && gain > 0) return 'Choose a goal chip to install or gain, one of each';
    return `Choose a goal chip to ${install > 0 ? 'install' : 'gain'}`;
  };
  const goalOf = (state: State, seat: number, space: number): string => {
    const goal = state.seats[seat]!.goals[space]!.at(-1);
    return goal === undefined ? 'the goal chip' : `goal chip ${name.goal(goal)}`;
  };

  /** What is left, and what the Sales that have begun may still sell. */
  const trade = ({ sales, purchases, openMoney, openPoints }: Extract<Task, { do: 'trade' }>): string => {
    const open = openMoney + openPoints;
    const verbs = [...(sales + open > 0 ? ['sell'] : []), ...(purchases > 0 ? ['buy'] : [])];
    const rest = listing([
      ...(sales > 0 ? [count(sales, NOUN.sale)] : []),
      ...(purchases > 0 ? [count(purchases, NOUN.purchase)] : []),
    ]);
    // The next Sale begins only when none is open that way, so all that are begun are open the same way.
    const what = `${open} more for ${openMoney > 0 ? 'money' : 'points'}`;
    const begun = open > 0 ? `${what} in ${plural(open, { one: 'this Sale', other: 'these Sales' })}` : '';
    const more = [begun, rest === '' ? '' : `${rest} left`].filter(part => part !== '').join('; ');
    return `Choose what to ${verbs.join(' or ')} (${more})`;
  };

  const feedCreatures = ({ creature, n }: Extract<Task, { do: 'feedCreatures' }>): string => {
    if (creature < 0) return 'Choose a stored material to feed a creature';
    const free = rules.creatures[creature]!.rewards.length - n;
    return `Choose what else to feed the ${name.creature(creature)}${left(free, NOUN.feedingSpace)}`;
  };

  /** Who picks from all cards does so type by type, starting markers last. */
  const draft = (seat: number, state: State): string => {
    if (state.setup.seats[seat]?.option !== 'free')
      return 'Choose a card of each type and a starting marker card to keep';
    const has = state.seats[seat]!.hand.map(card => card >> 5);
    const next = CARD_TYPES.findIndex((_, type) => !has.includes(type));
    return next < 0
      ? 'Choose any starting marker card'
      : `Choose any ${name.cardType(next)} card to start with`;
  };

  /** With creatures in the game the visible one decides where to hunt as well. */
  const visible = ({ creature }: State): string =>
    creature < 0 ? '' : `; the visible creature is the ${phrase.creature(creature)}`;

  return {
    draft: (_task, seat, state) => draft(seat, state),
    chooseChipCard: () => 'Choose a starting chip card',
    extraFind: ({ left: n }) => `Choose a material to store${left(n, NOUN.find)}`,
    turn(_task, seat, s) {
      const g = { rules, s };
      if (!canActivate(g, seat)) return 'Do a Reset: no module can be activated';
      return canReset(g, seat) ? 'Activate a module or do a Reset' : 'Activate a module';
    },
    pay: ({ module }) => `Choose two dice or markers for ${pair(module)}`,
    endTurn: () => 'All is done: end your turn',
    offerChips: () => 'Take an attribute chip, or go on without one',
    reset: () => 'Pick up dice that you want to roll again, then roll',
    resetMarker: () => 'Choose what the reset marker becomes',
    gorge: ({ site }, _seat, state) => `Return a food to the Gorge${phrase.besideSite(site, state)}`,
    glacier: ({ site }, _seat, state) => `Choose a strong tribe to lay down${phrase.besideSite(site, state)}`,
    feed: (_task, seat, state) =>
      `Choose tribes to feed (you have ${name.markers(FOOD, state.seats[seat]!.markers[FOOD]!)})`,
    income: ({ left: chips }) => `Use an income chip or take its point${left(chips.length, NOUN.chip)}`,
    giveBack: ({ what }) => `Choose a ${what} to return`,
    sleep: () => 'Choose what to gain',
    procreation: task =>
      task.left > 0
        ? `Choose where to place a new tribe${left(task.left, NOUN.procreation)}`
        : 'Choose whether to take a favor test to strengthen a tribe',
    holyRock: ({ site }, _seat, state) =>
      `Choose a territory beside ${state.sites[site]! < 0 ? 'the Holy rock' : name.siteTile(state.sites[site]!)} to procreate in after a favor test`,
    research: () => 'Choose to gain cards or to draw and keep some',
    insight: () => 'Choose to gain ideas or to install an insight card',
    production: task =>
      task.left > 0
        ? `Choose where to produce a raw material${most(task.left)}`
        : 'Choose whether to transport raw materials',
    grotto: ({ site }, _seat, state) =>
      `Choose a territory beside ${state.sites[site]! < 0 ? 'the Hidden grotto' : name.siteTile(state.sites[site]!)} to produce in and transport from`,
    transport: ({ left: n }) =>
      `Choose a raw material to transport${isAnyNumber(n) ? ', as many as you like' : most(n)}`,
    storeAnywhere: ({ territory }) =>
      `Choose a storage space for the raw material ${isLand(rules, territory) ? 'from' : 'on the boat in'} ${name.territory(territory)}`,
    sustenance: () => 'Choose to hunt or to strengthen tribes',
    hunt: (task, _seat, state) => `Choose a territory to hunt in${most(task.left)}${visible(state)}`,
    huntRoll: ({ territory, dice }) =>
      `${rolled(dice)}: choose the value of your hunt in ${name.territory(territory)}`,
    exploration: () => 'Choose to reveal sites or to make a lucky find',
    explore: () => 'Choose a territory to explore around',
    luckyFind: task => `Choose a type of territory for a lucky find${most(task.left)}`,
    findRoll: ({ type, dice }) =>
      `${rolled(dice)}: choose the value of your lucky find in ${name.territoryType(type)}`,
    building: () => 'Choose to build or to install a building card',
    build: ({ left: n, only, same }) =>
      only === 'any'
        ? `Choose a building project${most(n)}`
        : `Choose where to build ${same ? 'another' : 'a'} ${only}`,
    board: ({ territory }) => `Choose a strong tribe to board the boat in ${name.territory(territory)}`,
    planning: () => 'Choose goal chips or planning markers',
    goals,
    installGoal: ({ space, column }, seat, state) =>
      `Choose a ${column < 0 ? 'column' : 'slot'} for ${goalOf(state, seat, space)}`,
    planOn: ({ n }) => `Choose a dice space for ${count(n, NOUN.planning)}`,
    achievement: () => 'Choose to gain dice or to install an achievement card',
    gainDie: ({ kind }) => (kind === 'either' ? 'Choose a die to gain' : `Choose the ${kind} die to gain`),
    giveDie: ({ to }) => `Choose the activation die that ${name.seat(to)} takes from you`,
    recall: ({ n }) => `Choose how many used dice to roll${most(n)}`,
    setDie: task => `Choose a die to turn to another value${most(task.left)}`,
    mutation: () => 'Choose to move feature markers or to install a mutation card',
    mutate: task => `Choose a feature marker to move${most(task.left)}`,
    invention: () => 'Choose to use income chips or to install an invention card',
    trade,
    testIdeas({ ideas, dice, passed }, seat, s) {
      const fails = `the favor test ${passed ? 'passes' : 'fails'} unless you spend ${count(ideas, NOUN.idea)} (you have ${s.seats[seat]!.markers[IDEA]})`;
      return dice
        ? `${rolled(dice)} and need at most ${passingValue({ rules, s }, seat)}: ${fails}`
        : cap(fails);
    },
    migrate: task => `Choose a tribe to migrate${left(task.left, NOUN.migration)}`,
    route: task =>
      `Choose where the tribe in ${name.territory(task.at)} goes${left(task.left, NOUN.migration)}`,
    procreate: task => `Choose where to place a new tribe${left(task.left, NOUN.procreation)}`,
    strengthen: task => `Choose a weak tribe to strengthen${left(task.left, NOUN.tribe)}`,
    populate: task =>
      task.territory < 0
        ? `Choose a territory to place ${upTo(task.left, NOUN.weakTribe)} in`
        : `Choose an encampment for a weak tribe${left(task.left, NOUN.tribe)}`,
    gainCard: ({ type }) =>
      `Choose ${type < 0 ? 'a research card' : `the ${name.cardType(type)} card`} to gain`,
    drawCards: ({ named, n, keep }) =>
      `Choose a stack for card ${named.length + 1} of ${n}, of which you keep ${keep}`,
    keepCards: ({ keep, kept }) => `Choose a card to keep${left(keep - kept, NOUN.card)}`,
    install: ({ type, bonus }) =>
      `Choose ${CARD[CARD_TYPES[type]!]} to install${bonus ? ', with one cost space ignored if you like' : ''}`,
    installHow: ({ card }) => `Choose how to install ${name.card(card)}`,
    gainIncome: () => 'Choose an income chip from the display',
    installChip: ({ slot }) => `Choose a column for ${name.slot(slot)}`,
    useIncome: ({ left: n = 1, display }) =>
      `Choose an income chip to use${display ? ', installed or in the display' : ''}${most(n)}`,
    activity: ({ left: n = 1, money = 0 }) =>
      `Choose an activity to perform${most(n)}${money > 0 ? `, or take ${count(money, NOUN.money)} first` : ''}`,
    // In the set-up only the level-4 tiles allow one.
    upgrade: ({ cause = -1 }) =>
      cause >= 0 && causeKind(cause) === 'setup'
        ? 'Choose a module to upgrade, one of those for which you have a level-4 tile'
        : 'Choose a module to upgrade',
    flipStage: () => 'Choose a stage tile to flip to active',
    anyTrack: ({ n }) => `Choose a progress track to advance ${count(n, NOUN.step)} on`,
    gainGoal: () => 'Choose a goal chip from the display',
    placeGoal: ({ goal }) => `Choose the goal chip that ${name.goal(goal)} is to cover`,
    revealSite: task => `Choose a site to reveal${left(task.left, NOUN.site)}`,
    tracks: ({ left: n, done }) =>
      `Choose ${one(done)} progress track to advance ${count(1, NOUN.step)} on${left(n, NOUN.track)}`,
    features: ({ left: n, done }) => `Choose ${one(done)} feature to gain${left(n, NOUN.feature)}`,
    stock: ({ n }) => `Choose a type of land to store ${n} of each of its materials`,
    expand: () => 'Choose undeveloped land for a new tribe',
    tame: ({ creature }) => `Tame the ${name.creature(creature)}? It needs a column of its own`,
    feedCreatures,
    takeTile: () => 'Choose a level-4 module tile',
    moveWeather: ({ n }) => `Choose the new weather, ${upTo(n, NOUN.step)} away`,
    alternative: () => 'Choose one of these',
    bonuses: () => 'Choose which instant bonus comes next',
    payFor,
    gainMarkers: ({ place, left: n }, _seat, state) =>
      `Your supply is empty: return a marker for ${name.markers(place, n, state)}, or forgo ${plural(n, { one: 'it', other: 'them' })}`,
    gainAny: ({ kind, left: n }) =>
      kind === 'feature'
        ? `Choose a feature to gain${left(n, NOUN.feature)}`
        : `Choose a material to store${left(n, NOUN.material)}`,
    lose: (task, seat, state) => {
      const { food, tribe } = losable(task, seat, state);
      if (food && tribe) return 'Choose whether to lose 1 food or a tribe';
      return food ? 'Lose 1 food' : 'Choose a tribe to lose';
    },
    death: ({ spot }, seat, state) =>
      `${cap(phrase.tribe(spot, state, seat))} is about to die: choose whether to save it`,
  };
}

// What is asked. What set a question off is added behind it.
import { ANY_FEATURE, ATTRIBUTE_SLOT, CARD_TYPES, FOOD, IDEA, type Task } from '@civolution/engine';
import type { PromptTable } from '../../texts.js';
import type { English } from './english.js';
import { A_CARD, cap, count, FORMS, plural } from './words.js';

/** " (2 migrations left)", from the second on. */
const left = (n: number, forms: Parameters<typeof count>[1]): string =>
  n > 1 ? ` (${count(n, forms)} left)` : '';

export function promptTexts({ rules, name, phrase, list }: English): PromptTable {
  const pair = (module: number): string => {
    const [a, b] = rules.values[module]!;
    return a === 0 ? 'any values' : `the values ${a} and ${b}`;
  };

  const payFor = (task: Extract<Task, { do: 'payFor' }>): string => {
    const item = rules.costs[task.cost]![task.at]!;
    const n = item.n - (task.begun ?? 0);
    const kind = item.what === ANY_FEATURE ? FORMS.feature : FORMS.material;
    const what = item.what >= 0 ? name.markers(item.what, n) : count(n, kind);
    return `Pay ${what} to ${list(task.then)}`;
  };

  return {
    draft: () => 'Choose a card of each type and a starting marker card to keep',
    chooseChipCard: () => 'Choose a starting chip card',
    extraFind: ({ left: n }) => `Choose a material to store${left(n, FORMS.find)}`,
    turn: () => 'Activate a module or do a Reset',
    pay: ({ module }) => `Choose two dice or markers for ${pair(module)}`,
    endTurn: () => 'All is done: end your turn',
    reset: () => 'Pick up dice that you want to roll again, then roll',
    resetMarker: () => 'Choose what the reset marker becomes',
    glacier: ({ site }, _seat, state) => `Choose a strong tribe to lay down${phrase.besideSite(site, state)}`,
    feed: (_task, seat, state) =>
      `Choose tribes to feed (you have ${name.markers(FOOD, state.seats[seat]!.markers[FOOD]!)})`,
    income: ({ left: chips }) => `Use an income chip or take its point${left(chips.length, FORMS.chip)}`,
    giveBack: ({ what }) => `Choose a ${what} to return`,
    sleep: () => 'Choose what to gain',
    procreation: task =>
      task.left > 0
        ? `Choose where to place a new tribe${left(task.left, FORMS.procreation)}`
        : 'Choose whether to take a favor test to strengthen a tribe',
    holyRock: ({ site }, _seat, state) =>
      `Choose a territory beside ${state.sites[site]! < 0 ? 'the Holy rock' : name.siteTile(state.sites[site]!)} to procreate in after a favor test`,
    research: () => 'Choose to gain cards or to draw and keep some',
    insight: () => 'Choose ideas or an insight card to install',
    testIdeas: ({ ideas }, seat, state) =>
      `The favor test fails unless you spend ${count(ideas, FORMS.idea)} (you have ${state.seats[seat]!.markers[IDEA]})`,
    migrate: task => `Choose a tribe to migrate${left(task.left, FORMS.migration)}`,
    route: task =>
      `Choose where the tribe in ${name.territory(task.at)} goes${left(task.left, FORMS.migration)}`,
    procreate: task => `Choose where to place a new tribe${left(task.left, FORMS.procreation)}`,
    strengthen: task => `Choose a weak tribe to strengthen${left(task.left, FORMS.tribe)}`,
    gainCard: ({ type }) =>
      `Choose ${type < 0 ? 'a research card' : `the ${name.cardType(type)} card`} to gain`,
    drawCards: ({ named, n, keep }) =>
      `Choose a stack for card ${named.length + 1} of ${n}, of which you keep ${keep}`,
    keepCards: ({ keep, kept }) => `Choose a card to keep${left(keep - kept, FORMS.card)}`,
    install: ({ type, bonus }) =>
      `Choose ${A_CARD[CARD_TYPES[type]!]} to install${bonus ? ', with one cost space ignored if you like' : ''}`,
    installHow: ({ card }) => `Choose how to install ${name.card(card)}`,
    gainIncome: () => 'Choose an income chip from the display',
    installChip: ({ slot }) => `Choose a column for ${slot < ATTRIBUTE_SLOT ? name.slot(slot) : 'the chip'}`,
    useIncome: () => 'Choose an income chip to use',
    activity: () => 'Choose an activity to perform',
    upgrade: () => 'Choose a module to upgrade',
    flipStage: () => 'Choose a stage tile to flip to active',
    anyTrack: ({ n }) => `Choose a progress track to advance ${count(n, FORMS.step)} on`,
    gainGoal: () => 'Choose a goal chip from the display',
    placeGoal: ({ goal }) => `Choose the goal chip that ${name.goal(goal)} is to cover`,
    revealSite: task => `Choose a site to reveal${left(task.left, FORMS.site)}`,
    alternative: () => 'Choose one of these',
    payFor,
    gainMarkers: ({ place, left: n }, _seat, state) =>
      `Your supply is empty: return a marker for ${name.markers(place, n, state)}, or forgo ${plural(n, { one: 'it', other: 'them' })}`,
    gainAny: ({ kind, left: n }) =>
      kind === 'feature'
        ? `Choose a feature to gain${left(n, FORMS.feature)}`
        : `Choose a material to store${left(n, FORMS.material)}`,
    lose: ({ food, tribe }) => {
      if (food && tribe) return 'Choose whether to lose 1 food or a tribe';
      return food ? 'Lose 1 food' : 'Choose a tribe to lose';
    },
    death: ({ spot }, seat, state) =>
      `${cap(phrase.tribe(spot, state, seat))} is about to die: choose whether to save it`,
  };
}

// The cards of V.I.C.I in words: orders to whoever plays for it.
import {
  type AutomaActionName,
  type CategoryActions,
  type CompiledAction,
  HALVES,
  type Rules,
  type TilesMeant,
} from '@civolution/engine';
import { actionRows, speaksOfTiles } from '../../facts/action-cards.js';
import type { EntryTexts, Names } from '../../texts.js';
import { merged } from './clauses.js';
import { cap, count, listing } from './grammar.js';
import { CATEGORY, PROJECT } from './lists.js';
import { NOUN } from './words.js';

type ActionCards = Pick<EntryTexts, 'actionRows' | 'resetIcons' | 'actionTable' | 'actionCard'>;

/** The only Building ground where V.I.C.I builds. */
const ISLAND = 0;

const MARKER = { one: 'marker', other: 'markers' };
const PROVISION = { one: 'provision action', other: 'provision actions' };

const ACTIONS: Readonly<Record<AutomaActionName, (action: CompiledAction, name: Names) => string>> = {
  track: ({ what, n }, name) => `advance ${count(n, NOUN.step)} on the ${name.track(what)} track`,
  removeCard: ({ what }, name) => `remove the top face-up ${name.cardType(what)} card`,
  points: ({ n }) => `gain ${count(n, NOUN.point)}`,
  favor: ({ n }) => `advance ${count(n, NOUN.step)} on the ${NOUN.favor.one}`,
  statue: ({ n }, name) => `place ${count(n, PROJECT.statue)} on ${name.ground(ISLAND)}`,
  activationDie: ({ n }) => `gain ${count(n, NOUN.activationDie)}`,
  fateDie: ({ n }) => `gain ${count(n, NOUN.fateDie)}`,
  evolution: ({ n }) => `place ${count(n, MARKER)} on the ${CATEGORY.evolution} grid`,
  prosperity: ({ n }) => `place ${count(n, MARKER)} on the ${CATEGORY.prosperity} grid`,
  procreation: ({ n }) => `perform ${count(n, NOUN.procreation)}`,
  migration: ({ n }) => `perform ${count(n, NOUN.migration)}`,
  provision: ({ n }) => `perform ${count(n, PROVISION)}`,
  revealSites: () => `reveal all face-down ${NOUN.site.other} beside one territory`,
  huntingToken: ({ n }) => `place ${count(n, NOUN.huntingToken)} in a territory`,
};

const CATEGORY_OF: Readonly<Record<TilesMeant, string>> = {
  thisEra: "this era's scoring category",
  nextEra: "the next era's scoring category",
  era4: "era 4's scoring category",
  finalTiles: 'every category with a final scoring tile',
};

const listed = (actions: readonly CompiledAction[], name: Names): string =>
  listing(merged(actions.map(action => ACTIONS[action.act](action, name))));

/** What a value of the die means on a card. */
export const doneInRow = (rules: Rules, name: Names, card: number, half: number, value: number): string =>
  listed(rules.solo.cards[card]!.halves[half]!.rows[value - 1]!, name);

function byCategory({
  categoryOf,
  times,
  points = 0,
  inEra4PointsInstead: instead,
}: CategoryActions): string {
  const often = times > 1 ? ` ${times} times` : '';
  const more = points > 0 ? ` and gain ${count(points, NOUN.point)}` : '';
  const last = instead === undefined ? '' : `; in era 4 gain ${count(instead, NOUN.point)} instead`;
  return `perform the action of ${CATEGORY_OF[categoryOf]}${often}${more}${last}`;
}

const actionTable = (): string =>
  [
    `a ${NOUN.progressTrack.one} – 1 step`,
    `${CATEGORY.evolution} or ${CATEGORY.prosperity} – 1 marker on its grid`,
    `${CATEGORY.population} – ${count(1, NOUN.procreation)}`,
    `${CATEGORY.expansion} – ${count(1, NOUN.migration)}`,
  ].join('; ');

export function actionCardTexts(rules: Rules, name: Names): ActionCards {
  const rows = (card: number, half: number): string[] => {
    const { category } = rules.solo.cards[card]!.halves[half]!;
    if (category) return [cap(byCategory(category))];
    return actionRows(rules, card, half).map(({ values, actions }) => `${values}: ${listed(actions, name)}`);
  };
  const resetIcons = (card: number): string =>
    HALVES.map((colour, half) => `${rules.solo.cards[card]!.icons[half]} ${colour}`).join(', ');
  return {
    actionRows: rows,
    resetIcons,
    actionTable: () => cap(actionTable()),
    actionCard: card =>
      [
        cap(name.actionCard(card)),
        ...HALVES.flatMap((colour, half) => [`${cap(colour)} half:`, ...rows(card, half)]),
        `Reset icons: ${resetIcons(card)}`,
        ...(speaksOfTiles(rules, card) ? [`Actions of the categories: ${actionTable()}`] : []),
      ].join('\n'),
  };
}

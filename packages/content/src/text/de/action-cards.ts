// The cards of V.I.C.I in words: orders to whoever plays for it.
import {
  type AutomaActionName,
  type CategoryActions,
  type CompiledAction,
  HALVES,
  type Half,
  type Rules,
  type TilesMeant,
} from '@civolution/engine';
import { actionRows, speaksOfTiles } from '../../facts/action-cards.js';
import { islandOf } from '../../facts/continent.js';
import type { EntryNames, EntryTexts } from '../../texts.js';
import { type Clause, clause, DO, orders } from './clauses.js';
import { bare, cap, count, the, within } from './grammar.js';
import { AREA, SITE } from './lands.js';
import { CATEGORY, DIE, PROJECT } from './lists.js';
import { cardNoun, ON_FAVOR, trackNoun } from './measures.js';
import { NOUN } from './words.js';

type ActionCards = Pick<EntryTexts, 'actionRows' | 'resetIcons' | 'actionTable' | 'actionCard'>;

const ACTIONS: Readonly<Record<AutomaActionName, (action: CompiledAction, rules: Rules) => Clause>> = {
  track: ({ what, n }) => clause(DO.advance, `${count(n, NOUN.step)} auf ${the(trackNoun(what), 'dative')}`),
  removeCard: ({ what }) => clause(DO.remove, `die oberste offene ${bare(cardNoun(what))}`),
  points: ({ n }) => clause(DO.gain, count(n, NOUN.point)),
  favor: ({ n }) => clause(DO.advance, `${count(n, NOUN.step)} ${ON_FAVOR}`),
  statue: ({ n }, rules) =>
    clause(
      DO.put,
      `${count(n, PROJECT.statue)} auf ${the(SITE.buildingGround, 'accusative')} ${inWater(rules)}`,
    ),
  activationDie: ({ n }) => clause(DO.take, count(n, DIE.activation)),
  fateDie: ({ n }) => clause(DO.take, count(n, DIE.fate)),
  evolution: ({ n }) => onGrid(n, NOUN.evolutionGrid),
  prosperity: ({ n }) => onGrid(n, NOUN.prosperityGrid),
  procreation: ({ n }) => clause(DO.perform, count(n, NOUN.procreation)),
  migration: ({ n }) => clause(DO.perform, count(n, NOUN.migration)),
  provision: ({ n }) => clause(DO.perform, count(n, NOUN.provision)),
  revealSites: () =>
    clause(DO.reveal, `alle verdeckten ${bare(NOUN.site, 'accusative', 'other')} an einem Gebiet`),
  huntingToken: ({ n }) => clause(DO.lay, `${count(n, NOUN.huntingToken)} in ein Gebiet`),
};
/** Where the printed Building ground is: "im Wasser-Gebiet A". */
const inWater = (rules: Rules): string => `${within(AREA.water)} ${rules.territories[islandOf(rules)]!.tile}`;
const onGrid = (n: number, grid: typeof NOUN.evolutionGrid): Clause =>
  clause(DO.put, `${count(n, NOUN.marker)} auf ${the(grid, 'accusative')}`);

const CATEGORY_OF: Readonly<Record<TilesMeant, string>> = {
  thisEra: 'der Wertungskategorie dieser Epoche',
  nextEra: 'der Wertungskategorie der nächsten Epoche',
  era4: 'der Wertungskategorie der Epoche 4',
  finalTiles: 'jeder Kategorie mit einem Wertungsplättchen der Endwertung',
};

function byCategory({
  categoryOf,
  times,
  points = 0,
  inEra4PointsInstead: instead,
}: CategoryActions): string {
  const often = times > 1 ? `${times}-mal ` : '';
  const done = [
    clause(DO.carryOut, `${often}die Aktion ${CATEGORY_OF[categoryOf]}`),
    ...(points > 0 ? [clause(DO.gain, count(points, NOUN.point))] : []),
  ];
  const last =
    instead === undefined ? '' : `; in Epoche 4: Erhalte stattdessen ${count(instead, NOUN.point)}`;
  return `${orders(done)}${last}`;
}

const actionTable = (): string =>
  [
    `eine ${bare(NOUN.track)} – 1 Schritt`,
    `${bare(CATEGORY.evolution)} oder ${bare(CATEGORY.prosperity)} – 1 Marker auf das Raster`,
    `${bare(CATEGORY.population)} – ${count(1, NOUN.procreation)}`,
    `${bare(CATEGORY.expansion)} – ${count(1, NOUN.migration)}`,
  ].join('; ');

/** What a value of the die means on a card. */
export const doneInRow = (rules: Rules, card: number, half: number, value: number): string =>
  orders(
    rules.solo.cards[card]!.halves[half]!.rows[value - 1]!.map(action => ACTIONS[action.act](action, rules)),
  );

const COLOUR: Readonly<Record<Half, readonly [half: string, icons: string]>> = {
  blue: ['Blaue', 'blau'],
  red: ['Rote', 'rot'],
};

export function actionCardTexts(rules: Rules, name: EntryNames): ActionCards {
  const rows = (card: number, half: number): string[] => {
    const { category } = rules.solo.cards[card]!.halves[half]!;
    if (category) return [cap(byCategory(category))];
    return actionRows(rules, card, half).map(
      ({ values, actions }) =>
        `${values}: ${cap(orders(actions.map(action => ACTIONS[action.act](action, rules))))}`,
    );
  };
  const resetIcons = (card: number): string =>
    HALVES.map((colour, half) => `${rules.solo.cards[card]!.icons[half]} ${COLOUR[colour][1]}`).join(', ');
  return {
    actionRows: rows,
    resetIcons,
    actionTable: () => cap(actionTable()),
    actionCard: card =>
      [
        name.actionCard(card),
        ...HALVES.flatMap((colour, half) => [`${COLOUR[colour][0]} Hälfte:`, ...rows(card, half)]),
        `Resetsymbole: ${resetIcons(card)}`,
        ...(speaksOfTiles(rules, card) ? [`Aktionen der Kategorien: ${actionTable()}`] : []),
      ].join('\n'),
  };
}

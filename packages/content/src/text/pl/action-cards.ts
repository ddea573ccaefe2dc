// The cards of V.I.C.I in words: orders to whoever plays for it.
import {
  type AutomaActionName,
  CATEGORIES,
  type Category,
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
import { ADVANCE, GAIN, PERFORM, type Phrase, PUT, phrase, runs, word } from './clauses.js';
import { and, cap, count, marked } from './grammar.js';
import { inTerritory, site } from './lands.js';
import { CATEGORY, card as cardOf, ofCategory, project, track } from './lists.js';
import { NOUN, STEM } from './words.js';

type ActionCards = Pick<EntryTexts, 'actionRows' | 'resetIcons' | 'actionTable' | 'actionCard'>;

const onGrid = (n: number, category: Category): Phrase =>
  phrase(PUT, `${count(n, STEM.marker)} na tabeli ${ofCategory(CATEGORIES.indexOf(category))}`);

/** Where the printed one is: " na terytorium wodnym A". */
const onWater = (rules: Rules): string => {
  const { type, tile } = rules.territories[islandOf(rules)]!;
  return `${inTerritory(type)} ${tile}`;
};

const ACTIONS: Readonly<Record<AutomaActionName, (action: CompiledAction, rules: Rules) => Phrase>> = {
  track: ({ what, n }) => phrase(ADVANCE, `o ${count(n, NOUN.space)} na ${track(what).one.loc}`),
  removeCard: ({ what }) =>
    phrase(word('usuń', 'usunąć'), `wierzchnią ${cardOf(what).one.acc} z odkrytego stosu`),
  points: ({ n }) => phrase(GAIN, count(n, NOUN.point)),
  favor: ({ n }) => phrase(ADVANCE, `o ${count(n, NOUN.space)} na ${NOUN.favorTrack.one.loc}`),
  statue: ({ n }, rules) =>
    phrase(PUT, `${count(n, project('statue'))} na ${site('buildingGround').one.loc}${onWater(rules)}`),
  activationDie: ({ n }) => phrase(GAIN, count(n, NOUN.activationDie)),
  fateDie: ({ n }) => phrase(GAIN, count(n, NOUN.fateDie)),
  evolution: ({ n }) => onGrid(n, 'evolution'),
  prosperity: ({ n }) => onGrid(n, 'prosperity'),
  procreation: ({ n }) => phrase(PERFORM, count(n, NOUN.procreation)),
  migration: ({ n }) => phrase(PERFORM, count(n, NOUN.migration)),
  provision: ({ n }) => phrase(PERFORM, count(n, NOUN.provision)),
  revealSites: () =>
    phrase(word('odkryj', 'odkryć'), `wszystkie zakryte ${NOUN.site.more.acc} przy jednym terytorium`),
  huntingToken: ({ n }) => phrase(PUT, `${count(n, NOUN.huntingToken)} na terytorium`),
};

const CATEGORY_OF: Readonly<Record<TilesMeant, string>> = {
  thisEra: 'kategorii punktowej tej epoki',
  nextEra: 'kategorii punktowej następnej epoki',
  era4: 'kategorii punktowej 4. epoki',
  finalTiles: 'każdej kategorii z kafelkiem punktacji końcowej',
};

function byCategory({
  categoryOf,
  times,
  points = 0,
  inEra4PointsInstead: instead,
}: CategoryActions): string {
  const often = times > 1 ? `${times} razy ` : '';
  const more = points > 0 ? ` i zyskaj ${count(points, NOUN.point)}` : '';
  const last = instead === undefined ? '' : `; w 4. epoce zyskaj zamiast tego ${count(instead, NOUN.point)}`;
  return `wykonaj ${often}akcję ${CATEGORY_OF[categoryOf]}${more}${last}`;
}

const named = (category: Category): string => marked('category', category, CATEGORY[category].name);

const actionTable = (): string =>
  [
    `${NOUN.progressTrack.one.nom} – 1 pole`,
    `${named('evolution')} albo ${named('prosperity')} – 1 znacznik na tabeli`,
    `${named('population')} – ${count(1, NOUN.procreation, 'nom')}`,
    `${named('expansion')} – ${count(1, NOUN.migration, 'nom')}`,
  ].join('; ');

export const COLOUR: Readonly<Record<Half, { readonly half: string; readonly icons: string }>> = {
  blue: { half: 'niebieska', icons: 'niebieskie' },
  red: { half: 'czerwona', icons: 'czerwone' },
};

const listed = (actions: readonly CompiledAction[], rules: Rules): string =>
  and(
    runs(
      actions.map(action => ACTIONS[action.act](action, rules)),
      'imp',
    ),
  );

/** What a value of the die means on a card. */
export const doneInRow = (rules: Rules, card: number, half: number, value: number): string =>
  listed(rules.solo.cards[card]!.halves[half]!.rows[value - 1]!, rules);

export function actionCardTexts(rules: Rules, name: EntryNames): ActionCards {
  const rows = (card: number, half: number): string[] => {
    const { category } = rules.solo.cards[card]!.halves[half]!;
    if (category) return [cap(byCategory(category))];
    return actionRows(rules, card, half).map(({ values, actions }) => `${values}: ${listed(actions, rules)}`);
  };
  const resetIcons = (card: number): string =>
    HALVES.map((colour, half) => `${COLOUR[colour].icons} – ${rules.solo.cards[card]!.icons[half]}`).join(
      ', ',
    );
  return {
    actionRows: rows,
    resetIcons,
    actionTable: () => cap(actionTable()),
    actionCard: card =>
      [
        cap(name.actionCard(card)),
        ...HALVES.flatMap((colour, half) => [`${cap(COLOUR[colour].half)} połowa:`, ...rows(card, half)]),
        `Symbole resetu: ${resetIcons(card)}`,
        ...(speaksOfTiles(rules, card) ? [`Akcje kategorii: ${actionTable()}`] : []),
      ].join('\n'),
  };
}

// The cards of the solo mode in numbers.
import { CARD_TYPES, DIE_VALUES, HALVES, TERRITORY_TYPES, TRACKS, valuesOf } from './names.js';
import type { CompiledAction, CompiledHalf, CompiledSolo } from './rules.js';
import type { ActionCard, ActionRows, AutomaAction, CategoryActions, Pack } from './types.js';

function action(a: AutomaAction): CompiledAction {
  const what = 'track' in a ? TRACKS.indexOf(a.track) : 'type' in a ? CARD_TYPES.indexOf(a.type) : -1;
  return { act: a.do, what, n: 'n' in a ? a.n : 1 };
}

const isByCategory = (half: ActionRows | CategoryActions): half is CategoryActions => 'categoryOf' in half;

function half(of: ActionRows | CategoryActions): CompiledHalf {
  if (isByCategory(of)) return { rows: [], category: of };
  const rows = DIE_VALUES.map(value => Object.keys(of).find(row => valuesOf(row).includes(value))!);
  return { rows: rows.map(row => of[row]!.map(action)), category: null };
}

export const compileSolo = ({ solo, events }: Pack): CompiledSolo => ({
  cards: solo.cards.map((card: ActionCard) => ({
    id: card.id,
    icons: HALVES.map(colour => card.resetIcons[colour]),
    halves: HALVES.map(colour => half(card[colour])),
  })),
  wheel: solo.wheel.map(type => TERRITORY_TYPES.indexOf(type)),
  checks: events.map(({ id }) =>
    (solo.prosperity.checks[id] ?? []).reduce((mask, space) => mask | (1 << (space - 1)), 0),
  ),
});

// Slips that are likely: each is told before the choice that would make it.
import type { GameTexts } from '@civolution/content/game-texts';
import {
  ACTION_PHASE,
  argOf,
  type Civolution,
  FOOD,
  foodNeeded,
  kindOf,
  type State,
} from '@civolution/engine';
import { foresee } from './foresee.js';
import type { Warning } from './protocol.js';
import { wastes } from './wastes.js';

export function warningsFor(
  civ: Civolution,
  s: State,
  seat: number,
  texts: GameTexts,
  foreseen = foresee(civ, s, seat),
): Warning[] {
  const task = civ.decisions(s).find(one => one.seat === seat)?.task;
  const wasted = wastes(civ, s, seat, texts, foreseen);
  if (task !== 'turn' && task !== 'endTurn') return wasted;
  return [...hungry(civ, s, seat), ...chips(civ, s, seat, texts), ...wasted];
}

/** So few Resets before the end of the era, one should have the food for all. */
const SOON = 2;

function hungry(civ: Civolution, s: State, seat: number): Warning[] {
  if (s.phase !== ACTION_PHASE) return [];
  const left = civ.rules.byPlayers(s.seats.length).resets - s.resets;
  const g = { rules: civ.rules, s };
  const missing = foodNeeded(g, seat) - s.seats[seat]!.markers[FOOD]!;
  return missing > 0 && left <= SOON ? [{ kind: 'hungry', n: missing }] : [];
}

/** Attribute chips that could be taken now. */
const chips = (civ: Civolution, s: State, seat: number, texts: GameTexts): Warning[] =>
  civ
    .legal(s, seat)
    .filter(choice => kindOf(choice) === 'attribute')
    .map(choice => ({ kind: 'attribute', name: texts.name.attribute(argOf(choice)) }));

// V.I.C.I's play area, rulebook p. 39.
import { FEATURES, PLACES } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { shuffle } from '../state/chance.js';
import { changing } from '../state/change.js';
import { fill, mapped, range } from '../state/lists.js';
import { newSeat } from '../state/setup.js';
import { addAt, PLAIN_STRONG, spotOf } from '../state/tribes.js';
import type { State } from '../state/types.js';

/** It takes the second seat; without a console it has discs, dice, tribes and a supply of markers. */
export function layAutoma(rules: Rules, s: State): void {
  const { solo } = rules.pack;
  const seat = s.seats.length;
  const starts = rules.territories.flatMap(({ start }, t) => (start ? [t] : []));
  s.seats.push({
    ...newSeat(rules),
    automa: true,
    supply: solo.markers - starts.length - 2 * solo.gridMarkers,
    markers: fill(PLACES, 0),
    dice: fill(FEATURES.length, 0),
    usedDice: solo.dice.activation,
    fateDice: solo.dice.fate,
    tribes: solo.tribes - starts.length,
  });
  const g = changing(s);
  for (const territory of starts) addAt(g, seat, spotOf(territory, PLAIN_STRONG), 1);
  s.solo = {
    stack: shuffle(s.rng, range(rules.solo.cards.length)),
    revealed: [],
    discard: [],
    evolution: solo.gridMarkers,
    prosperity: solo.gridMarkers,
    provisions: mapped(range(rules.territories.length), t => (rules.territories[t]!.start ? 1 : 0)),
    blocked: 0,
    cardsOut: [],
    goalsOut: [],
    incomesOut: [],
    attributesOut: [],
  };
}

// V.I.C.I's play area, rulebook p. 39.
import type { Handler } from '../flow/agenda.js';
import { emit } from '../flow/events.js';
import type { Task } from '../flow/tasks.js';
import { FEATURES, PLACES } from '../pack/names.js';
import type { Rules } from '../pack/rules.js';
import { SOURCES, score } from '../scoring/sources.js';
import { shuffle } from '../state/chance.js';
import { changing, seatToChange } from '../state/change.js';
import { fill, mapped, range } from '../state/lists.js';
import { newSeat } from '../state/setup.js';
import { addAt, PLAIN_STRONG, spotOf } from '../state/tribes.js';
import type { State } from '../state/types.js';
import { humanOf } from './rival.js';

/**
 * With Extra Credit A the human's discs may have moved by the time V.I.C.I's are laid onto them (p. 39). Laying them there
 * crosses no line.
 */
export const automaDiscs: Handler<Extract<Task, { do: 'automaDiscs' }>> = {
  run(g, { seat }) {
    const human = g.s.seats[humanOf(g.s)]!;
    const me = seatToChange(g, seat);
    human.tracks.forEach((n, track) => {
      if (n > 0) emit(g, seat, { type: 'advanced', track, n });
    });
    if (human.favor > me.favor) emit(g, seat, { type: 'favor', n: human.favor - me.favor });
    me.tracks = human.tracks;
    me.favor = human.favor;
    human.earned.forEach((n, source) => {
      score(g, seat, n, SOURCES[source]!);
    });
  },
};

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

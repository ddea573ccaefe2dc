// Set-ups of the base game, made in full, and the first turn after them.
import { basePack } from '@civolution/content';
import { C, type Civolution, load, type Setup, type State } from '@civolution/engine';
import { choiceOf, place } from '../../../engine/test/support/phrases.js';

export const civ: Civolution = load(basePack);

/** The entry numbers of a set-up by their ids. */
const markerCardOf = (id: string): number => basePack.startingMarkers.findIndex(card => card.id === id);
export const chipCardOf = (id: string): number => basePack.startingChips.findIndex(card => card.id === id);

type Extras = NonNullable<Setup['extras']>;

const table = (option: 'a' | 'b', extras: Extras): Setup => ({
  seats: [{ option }, { option }],
  map: 'first',
  materials: 'first',
  ...(extras.length > 0 && { extras }),
});

/** The first of many games at which a wish comes true. */
function wanted<T>(option: 'a' | 'b', wish: (s: State) => T | null, extras: Extras = []): T {
  for (let n = 0; n < 1000; n++) {
    const found = wish(civ.create(table(option, extras), `start ${n}`));
    if (found !== null) return found;
  }
  throw new Error('no such game');
}

export const asked = (s: State): { seat: number; task: string } => civ.decisions(s)[0]!;
export const can = (s: State, phrase: string): boolean => civ.legal(s).includes(choiceOf(phrase));
export const has = (s: State, seat: number, what: string): number => s.seats[seat]!.markers[place(what)]!;

/** Makes choices by what they mean, for whoever is asked. */
export function play(s: State, ...phrases: string[]): void {
  for (const phrase of phrases) civ.choose(s, asked(s).seat, choiceOf(phrase));
}

/** Takes the first offer for as long as a question is asked. */
function finish(s: State, task: string): void {
  while (asked(s).task === task) civ.choose(s, asked(s).seat, civ.legal(s)[0]!);
}

/** Newcomers, of whom the starting civilization has this starting marker card and the hand of its number. */
export const newcomers = (markers: string): State =>
  wanted('a', s => (s.seats[s.starting]!.markerCard === markerCardOf(markers) ? s : null));

/** Advanced players, of whom the first has drafted this starting marker card, dealt to it with two others. */
export const drafted = (markers: string): State =>
  wanted('b', s => {
    if (!s.seats[0]!.markerCards.includes(markerCardOf(markers))) return null;
    civ.choose(s, 0, choiceOf(`keepMarkers ${markers}`));
    finish(s, 'draft');
    return s;
  });

/** Advanced players, of whom the starting civilization has chosen this starting chip card last. */
const chosen = (chip: string): State =>
  wanted('b', s => {
    finish(s, 'draft');
    while (asked(s).seat !== s.starting) civ.choose(s, asked(s).seat, civ.legal(s)[0]!);
    if (!can(s, `chipCard ${chip}`)) return null;
    play(s, `chipCard ${chip}`);
    return s;
  });

/** Advanced players, of whom the starting civilization has chosen the card with this attribute chip last; its column is asked. */
export const attributed = (id: string): State =>
  wanted(
    'b',
    s => {
      const chip = basePack.startingAttributes.findIndex(one => one.id === id);
      finish(s, 'draft');
      while (asked(s).seat !== s.starting) civ.choose(s, asked(s).seat, civ.legal(s)[0]!);
      const at = s.chipAttributes.indexOf(chip);
      if (at < 0) return null;
      civ.choose(s, s.starting, C.chipCard + s.chipCards[at]!);
      return s;
    },
    ['a'],
  );

/** The first turn of the starting civilization, which has this starting chip card from its set-up. */
export function firstTurnWith(chip: string): State {
  const { hand } = basePack.startingChips[chipCardOf(chip)]!;
  const s =
    hand === undefined
      ? chosen(chip)
      : newcomers(basePack.startingMarkers.find(card => card.hand === hand)!.id);
  while (asked(s).task !== 'turn') play(s, 'decline');
  return s;
}

/** Its Invention module has been activated for the action of that chip. */
export function invented(chip: string): State {
  const s = firstTurnWith(chip);
  play(s, 'activate invention');
  for (const phrase of ['pay die1 die6', 'option invention A']) if (can(s, phrase)) play(s, phrase);
  play(s, `income ${chip}`);
  return s;
}

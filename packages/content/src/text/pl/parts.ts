// What the Polish tables share: rules, names and pieces of text.
import type { Rules } from '@civolution/engine';
import type { Names, SeatNames } from '../../texts.js';
import { abilityTexts } from './abilities.js';
import { type Joined, joining } from './causes.js';
import { type EffectTexts, effectTexts, type ListText } from './effects.js';
import { type EntryParts, entryParts } from './entries.js';
import type { Noun } from './grammar.js';
import { makeNames } from './names.js';
import {
  type Civilizations,
  civilizations,
  type MarkerTexts,
  makePlaces,
  markerTexts,
  type Places,
  slotNouns,
} from './nouns.js';
import { type Phrases, phrases } from './phrases.js';

export interface Parts {
  readonly rules: Rules;
  readonly name: Names;
  readonly civ: Civilizations;
  readonly places: Places;
  readonly markers: MarkerTexts;
  readonly phrase: Phrases;
  /** What lies in a slot of a stage partition. */
  readonly slot: (slot: number) => Noun;
  readonly cause: Joined;
  /** A list of effects as a command. */
  readonly list: ListText;
  /** A single effect of a list. */
  readonly effect: EffectTexts['one'];
  /** A list behind "aby". */
  readonly aim: (list: number) => string;
  readonly ability: (slot: number) => string;
  readonly entry: EntryParts;
}

export function makeParts(rules: Rules, seats: SeatNames = []): Parts {
  const name = makeNames(rules, seats);
  const civ = civilizations(seats);
  const places = makePlaces(rules);
  const { list, one, aim } = effectTexts(rules);
  const ability = abilityTexts(rules, list);
  return {
    rules,
    name,
    civ,
    places,
    markers: markerTexts(places),
    phrase: phrases(rules, name, places, civ),
    slot: slotNouns(name),
    cause: joining(name, places),
    list,
    effect: one,
    aim,
    ability,
    entry: entryParts(rules, list, ability),
  };
}

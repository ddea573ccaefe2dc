// What lies in a slot of a stage partition.
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  CREATURE_SLOT,
  ONE_GOAL,
  STARTING_ATTRIBUTE,
  TWO_GOALS,
} from '@civolution/engine';
import type { Names } from '../../texts.js';
import { adjective, followed, type Noun, titled } from './grammar.js';
import { card } from './lists.js';
import { NOUN } from './words.js';

/** "karta wiedzy C3 Pismo", "czip przychodu „Sieci”" */
export function slotNouns(name: Names): (slot: number) => Noun {
  return slot => {
    if (slot < CHIP_SLOT) return followed(card(slot >> 5), name.card(slot));
    if (slot < ATTRIBUTE_SLOT) return titled(NOUN.income, name.chip(slot - CHIP_SLOT));
    if (slot === ONE_GOAL) return NOUN.goal;
    if (slot === TWO_GOALS) return adjective('kolejn', NOUN.goal);
    if (slot >= CREATURE_SLOT) return titled(NOUN.creatureChip, name.creature(slot - CREATURE_SLOT));
    const attribute = slot - ATTRIBUTE_SLOT;
    return attribute < STARTING_ATTRIBUTE
      ? titled(NOUN.attribute, name.attribute(attribute))
      : titled(NOUN.startingAttribute, name.startingAttribute(attribute - STARTING_ATTRIBUTE));
  };
}

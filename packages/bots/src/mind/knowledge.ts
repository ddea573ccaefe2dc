// What a bot knows of a pack before it plays: what cards and abilities are worth.
import { abilityWorth, effectsWorth } from '@civolution/content';
import { ATTRIBUTE_SLOT, CARD_TYPES, cardNumber, oncePer, type Rules } from '@civolution/engine';

export interface Knowledge {
  /** By slot: what an ability brings from the middle of a game to its end. */
  readonly abilities: readonly number[];
  /** By card: what its instant bonus and its ability bring. */
  readonly cards: readonly number[];
}

export const knowledgeOf = oncePer((rules: Rules): Knowledge => {
  const abilities: number[] = new Array<number>(ATTRIBUTE_SLOT + rules.attributes.length).fill(0);
  const cards: number[] = new Array<number>(CARD_TYPES.length * 32).fill(0);
  for (const card of rules.pack.research) {
    const number = cardNumber(card.id);
    if (card.ability) abilities[number] = abilityWorth(card.ability);
    cards[number] = effectsWorth(card.bonus ?? []) + abilities[number]!;
  }
  rules.pack.attributes.forEach(({ ability }, i) => {
    abilities[ATTRIBUTE_SLOT + i] = abilityWorth(ability);
  });
  return { abilities, cards };
});

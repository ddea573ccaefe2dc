// Parts of the pack's texts, for where the name of a thing already stands above them.

import type { Words } from '../../words/words.svelte.js';
import type { CardText, EntryText } from '../../worker/protocol.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry says, without its name and kind before the colon. */
export function bodyOf({ name, text }: EntryText): string {
  if (!text.startsWith(name)) return capital(text);
  return capital(text.slice(name.length).replace(/^[^:]*: /, ''));
}

/** A card's name without its number. */
export const titleOf = ({ id, name }: Pick<EntryText, 'id' | 'name'>): string =>
  name.startsWith(`${id} `) ? name.slice(id.length + 1) : name;

/** What an ability says; its kind stands before it anyway. */
export const abilityOf = ({ ability, abilityKind }: CardText): string =>
  abilityKind === 'activity' ? capital(ability.replace(/^\{thing\.activity\}[^:]*: /, '')) : ability;

/** All of a card in lines. */
export function linesOf(card: CardText, words: Words['cards']): string[] {
  const { cost, points, bonus, abilityKind } = card;
  const spaces = cost.flatMap((text, i) =>
    text ? [`${words.costSpace(i + 1)}: ${text}${points[i] ? ` (${words.points(points[i])})` : ''}`] : [],
  );
  return [
    ...spaces,
    ...(bonus ? [`${words.bonus}: ${bonus}`] : []),
    ...(abilityKind ? [`${words.abilities[abilityKind]}: ${abilityOf(card)}`] : []),
  ];
}

/** The icons of a text, each with the number before it. */
export const iconsOf = (
  text: string,
): { readonly n: string; readonly kind: string; readonly name: string }[] =>
  [...text.matchAll(/(?:(\d+) )?\{([a-z]+)\.([A-Za-z]+)\}/g)].map(([, n = '', kind, name]) => ({
    n: n === '1' ? '' : n,
    kind: kind!,
    name: name!,
  }));

import { readFileSync } from 'node:fs';
import { type Ability, type Civolution, type Effect, load } from '../../src/index.js';

/** The frozen pack and the game bound to it. */
export const testPack: unknown = JSON.parse(
  readFileSync(new URL('../../packs/test.json', import.meta.url), 'utf8'),
);
export const civ = load(testPack);

/** The game of the frozen pack in which some research cards say something else. */
export function packWith(
  cards: Readonly<Record<string, { readonly bonus?: readonly Effect[]; readonly ability?: Ability }>>,
): Civolution {
  const pack = structuredClone(testPack) as { research: { id: string }[] };
  return load({ ...pack, research: pack.research.map(card => ({ ...card, ...cards[card.id] })) });
}

import { readFileSync } from 'node:fs';
import { type Ability, type Effect, load, type Pack } from '../../src/index.js';

/** The frozen pack and the game bound to it. */
export const testPack: unknown = JSON.parse(
  readFileSync(new URL('../../packs/test.json', import.meta.url), 'utf8'),
);
export const civ = load(testPack);
const { pack } = civ.rules;

/** The frozen pack in which some research cards say something else. */
export function packWith(
  cards: Readonly<Record<string, { readonly bonus?: readonly Effect[]; readonly ability?: Ability }>>,
): Pack {
  return { ...pack, research: pack.research.map(card => ({ ...card, ...cards[card.id] })) };
}

/** The pack with another ability on one of its research cards. */
export const withAbility = (id: string, ability: Ability): Pack => packWith({ [id]: { ability } });

/** The pack with another activity on the consoles. */
export const withConsoleActivity = (...activity: readonly Effect[]): Pack => ({
  ...pack,
  tables: { ...pack.tables, console: { ...pack.tables.console, activity } },
});

import { readFileSync } from 'node:fs';
import { type Ability, CARD_LETTERS, type Effect, load, type Pack } from '../../src/index.js';

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

/** Entries that keep their names, and hold what the next one holds. */
const turned = <T extends { readonly id: string; readonly hand?: number }>(list: readonly T[]): T[] =>
  list.map(({ id, hand }, i) => ({ ...list[(i + 1) % list.length]!, id, hand }));

/** A pack with the same components, on which all numbers are others that caches are computed from. */
export function otherPack({ tables, continent, research, incomes, ...rest }: Pack): Pack {
  const more = (list: readonly number[]): number[] => list.map(n => n + 1);
  const modules = Object.entries(tables.modules);
  const { console, scoring, displays } = tables;
  return {
    ...rest,
    incomes: incomes.slice(1),
    research: [...CARD_LETTERS].flatMap(letter => turned(research.filter(({ id }) => id.startsWith(letter)))),
    tables: {
      ...tables,
      modules: Object.fromEntries(modules.map(([name], i) => [name, modules[(i + 1) % modules.length]![1]])),
      scoring: { ...scoring, eras: more(scoring.eras) },
      displays: { ...displays, incomes: displays.incomes + 1 },
      console: { ...console, stagePoints: more(console.stagePoints) },
    },
    continent: {
      ...continent,
      tiles: continent.tiles.map(tile => ({
        ...tile,
        inner: [],
        territories: Object.fromEntries(
          Object.entries(tile.territories).map(([name, territory]) => [
            name,
            territory.encampments
              ? {
                  ...territory,
                  encampments: [...territory.encampments, 'any' as const],
                  firePoints: territory.firePoints! + 1,
                }
              : territory,
          ]),
        ),
      })),
    },
  };
}

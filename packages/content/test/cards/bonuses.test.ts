// Instant bonuses that are plain markers, track steps or favor: each card is installed at stage 1 by a civilization
// that has exactly its cost and no tribe, so that other parts of its bonus lapse. Two steps pass the line of a track: the
// upgrade for it is declined. Bonuses that ask first are shown by the tests of their cards.
import { FEATURES, MATERIALS, TRACKS } from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { installed, type Position } from './support.js';

type Things = Readonly<Record<string, number>>;
type Row = readonly [card: string, cost: Things, after: Things];

const PLACES = ['food', 'money', 'idea', 'focus', ...FEATURES, ...MATERIALS];

/** All that a civilization has: markers, steps on its tracks, spaces of favor from the first, points. */
function belongings(game: Position): Things {
  const { tracks, favor, score } = game.state.seats[0]!;
  const all = [
    ...PLACES.map(what => [what, game.has(0, what)] as const),
    ...TRACKS.map((track, i) => [track, tracks[i]!] as const),
    ['favor', favor - 1] as const,
    ['points', score] as const,
  ];
  return Object.fromEntries(all.filter(([, n]) => n !== 0));
}

const INVENTIONS: readonly Row[] = [
  ['card.A2', { endurance: 1 }, { endurance: 1, food: 1, technology: 1, idea: 1 }],
  ['card.A4', { intelligence: 1 }, { intelligence: 1, favor: 1, technology: 2 }],
  ['card.A5', { expression: 1 }, { expression: 1, money: 3, technology: 1 }],
  ['card.A7', { coal: 1 }, { technology: 2 }],
  ['card.A8', { endurance: 1 }, { endurance: 1, technology: 2, money: 1 }],
  ['card.A9', { calm: 1 }, { calm: 1, technology: 1 }],
  ['card.A11', { sand: 1 }, { technology: 2 }],
  ['card.A13', { endurance: 1 }, { endurance: 1, coal: 1, technology: 1, idea: 2 }],
  ['card.A14', { cotton: 1 }, { technology: 2 }],
  ['card.A15', { herbs: 1 }, { favor: 1, technology: 2 }],
  ['card.A16', { stone: 1 }, { technology: 2 }],
  ['card.A17', { wood: 1 }, { food: 2, technology: 1 }],
  ['card.A19', { clay: 1 }, { technology: 2 }],
  ['card.A20', { intelligence: 1 }, { intelligence: 1, idea: 1, technology: 2 }],
  ['card.A21', { beeswax: 1 }, { idea: 1, technology: 2 }],
  ['card.A22', { papyrus: 1 }, { construction: 1 }],
  ['card.A23', { endurance: 1 }, { endurance: 1, technology: 2 }],
  ['card.A24', { clay: 1 }, { technology: 2, idea: 1 }],
  ['card.A25', { intelligence: 1 }, { intelligence: 1, technology: 2, idea: 1 }],
  ['card.A27', { salt: 1 }, { technology: 2 }],
  ['card.A31', { clay: 1 }, { food: 1, technology: 2 }],
];

const MUTATIONS: readonly Row[] = [
  ['card.B1', { dexterity: 1 }, { dexterity: 1, prestige: 1, favor: 1 }],
  ['card.B2', { endurance: 1 }, { endurance: 1, food: 1, favor: 1 }],
  ['card.B4', { intelligence: 1 }, { intelligence: 1, favor: 1, prestige: 1 }],
  ['card.B5', { expression: 1 }, { expression: 1, prestige: 2 }],
  ['card.B6', { vision: 1 }, { vision: 1, favor: 1, prestige: 2 }],
  ['card.B8', { vision: 1 }, { vision: 1, favor: 1, prestige: 2 }],
  ['card.B9', { endurance: 1 }, { endurance: 1, food: 1, favor: 1 }],
  ['card.B10', { calm: 1 }, { calm: 1, favor: 1 }],
  ['card.B12', { calm: 1 }, { calm: 1, food: 1 }],
  ['card.B13', { calm: 1 }, { calm: 1, prestige: 1 }],
  ['card.B14', { expression: 1 }, { expression: 1, favor: 1 }],
  ['card.B16', { endurance: 1 }, { endurance: 1, food: 1, prestige: 1 }],
  ['card.B17', { endurance: 1 }, { endurance: 1, prestige: 1, favor: 1 }],
  ['card.B18', { dexterity: 1 }, { dexterity: 1, food: 1 }],
  ['card.B20', { vision: 1 }, { vision: 1, favor: 1 }],
  ['card.B21', { expression: 1 }, { expression: 1, favor: 1, prestige: 1, idea: 1 }],
  ['card.B22', { calm: 1 }, { calm: 1, prestige: 2 }],
  ['card.B24', { dexterity: 1 }, { dexterity: 1, food: 3, prestige: 1 }],
  ['card.B25', { vision: 1 }, { vision: 1, favor: 1, prestige: 1 }],
  ['card.B26', { intelligence: 1 }, { intelligence: 1, idea: 1, prestige: 2 }],
  ['card.B27', { expression: 1 }, { prestige: 1 }],
  ['card.B31', { vision: 1 }, { vision: 1, favor: 1, prestige: 1, idea: 1 }],
  ['card.B32', { endurance: 1 }, { endurance: 1, prestige: 2 }],
];

const INSIGHTS: readonly Row[] = [
  ['card.C2', { endurance: 1 }, { endurance: 1, knowledge: 1 }],
  ['card.C3', { dexterity: 1 }, { dexterity: 1, favor: 1, knowledge: 1, idea: 2 }],
  ['card.C6', { vision: 1 }, { vision: 1, construction: 1, idea: 1 }],
  ['card.C7', { calm: 1 }, { calm: 1, knowledge: 2, food: 2 }],
  ['card.C9', { endurance: 1 }, { endurance: 1, food: 1, knowledge: 2 }],
  ['card.C10', { expression: 1 }, { expression: 1, favor: 1, food: 1, knowledge: 1, idea: 1 }],
  ['card.C12', {}, { idea: 4 }],
  ['card.C13', { endurance: 1 }, { endurance: 1, knowledge: 2, idea: 2 }],
  ['card.C16', { intelligence: 1 }, { culture: 1 }],
  ['card.C19', { expression: 1 }, { expression: 1, prestige: 1, money: 1, idea: 2 }],
  ['card.C23', { intelligence: 1 }, { intelligence: 1, idea: 2, knowledge: 2 }],
  ['card.C28', { intelligence: 1 }, {}],
  ['card.C32', { calm: 1 }, { calm: 1, favor: 1, knowledge: 1, idea: 2 }],
];

const BUILDINGS: readonly Row[] = [
  ['card.D1', { wood: 1 }, { construction: 1, favor: 1 }],
  ['card.D4', { papyrus: 1 }, { favor: 2, idea: 1, construction: 1 }],
  ['card.D5', { sand: 1 }, { construction: 2 }],
  ['card.D6', { clay: 1 }, { favor: 1, construction: 1 }],
  ['card.D9', { sand: 1 }, { construction: 1, salt: 1, favor: 1 }],
  ['card.D10', { coal: 1 }, { construction: 2, food: 2 }],
  ['card.D11', { herbs: 1 }, { money: 1, construction: 1, food: 1 }],
  ['card.D13', { clay: 1 }, { construction: 1, ironOre: 1, food: 1 }],
  ['card.D14', { stone: 1 }, { construction: 2, favor: 1, food: 1 }],
  ['card.D16', { herbs: 1 }, { favor: 1, construction: 1, idea: 1 }],
  ['card.D17', { calm: 1 }, { calm: 1, construction: 2 }],
  ['card.D18', { papyrus: 1 }, { construction: 2, food: 2 }],
  ['card.D19', { coal: 1 }, { copper: 1, favor: 1 }],
  ['card.D20', { stone: 1 }, { construction: 1 }],
  ['card.D21', { cotton: 1 }, { construction: 2, favor: 1 }],
  ['card.D23', { cotton: 1 }, { wood: 1, papyrus: 1, construction: 1, favor: 1 }],
  ['card.D24', { stone: 1 }, { construction: 2, favor: 1 }],
  ['card.D25', { salt: 1 }, { money: 2, construction: 1, favor: 1 }],
  ['card.D26', { clay: 1 }, { gold: 1, favor: 1 }],
  ['card.D27', { sand: 1 }, { favor: 1, construction: 1, food: 1 }],
  ['card.D29', { wood: 1 }, { construction: 2 }],
  ['card.D31', { stone: 1 }, { favor: 1, construction: 1 }],
  ['card.D32', { clay: 1 }, { construction: 2 }],
];

const ACHIEVEMENTS: readonly Row[] = [
  ['card.E1', { vision: 1 }, { vision: 1, culture: 1, prestige: 1 }],
  ['card.E2', { calm: 1 }, { calm: 1, food: 1, culture: 2 }],
  ['card.E4', { intelligence: 1 }, { intelligence: 1, culture: 2 }],
  ['card.E6', { stone: 1 }, { culture: 2 }],
  ['card.E8', { stone: 1 }, { culture: 2 }],
  ['card.E12', { expression: 1 }, { expression: 1, prestige: 1, idea: 1 }],
  ['card.E13', { sand: 1 }, { culture: 1, prestige: 1, food: 1 }],
  ['card.E14', { endurance: 1 }, { endurance: 1, idea: 1, culture: 1 }],
  ['card.E15', { dexterity: 1 }, { dexterity: 1, prestige: 1, culture: 1 }],
  ['card.E16', { expression: 1 }, { expression: 1, prestige: 1, idea: 1 }],
  ['card.E18', { expression: 1 }, { expression: 1, money: 1, culture: 1 }],
  ['card.E21', { endurance: 1 }, { endurance: 1, culture: 1, prestige: 1 }],
  ['card.E23', { calm: 1 }, { calm: 1, favor: 1, idea: 1, prestige: 1, food: 1 }],
  ['card.E25', { ironOre: 1 }, { prestige: 2, idea: 1 }],
  ['card.E26', { vision: 1 }, { vision: 1, culture: 1, idea: 1 }],
  ['card.E30', { herbs: 1 }, { food: 1, culture: 2 }],
  ['card.E32', { vision: 1 }, { culture: 2 }],
];

/** The belongings of a civilization that has installed a card for this, and passed a line if its steps reach one. */
function bought(name: string, markers: Things): Things {
  const game = installed(name.replace('card.', ''), { markers });
  if (game.task() === 'upgrade') game.play('decline');
  expect(game.task()).toBe('endTurn');
  return belongings(game);
}

describe('plain instant bonuses', () => {
  it.each(INVENTIONS)('%s: its instant bonus', (name, cost, after) => {
    expect(bought(name, cost)).toEqual(after);
  });

  it.each(MUTATIONS)('%s: its instant bonus', (name, cost, after) => {
    expect(bought(name, cost)).toEqual(after);
  });

  it.each(INSIGHTS)('%s: its instant bonus', (name, cost, after) => {
    expect(bought(name, cost)).toEqual(after);
  });

  it.each(BUILDINGS)('%s: its instant bonus', (name, cost, after) => {
    expect(bought(name, cost)).toEqual(after);
  });

  it.each(ACHIEVEMENTS)('%s: its instant bonus', (name, cost, after) => {
    expect(bought(name, cost)).toEqual(after);
  });
});

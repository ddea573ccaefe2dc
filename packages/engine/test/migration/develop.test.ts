// Developing a territory, rulebook p. 15; the first two examples of p. 14-15; what a choice says about itself.
import { describe, expect, it } from 'vitest';
import { civ } from '../support/pack.js';
import { choiceOf, territory } from '../support/phrases.js';
import { type Position, scenario } from '../support/scenario.js';

const developed = (game: Position, key: string): boolean =>
  ((game.state.developed >> territory(key)) & 1) === 1;

describe('developing', () => {
  it('migration.develops: the first tribe to settle turns the tile up and leaves a raw material', () => {
    const game = scenario({ civs: [{ tribes: { 'B.forest': ['plain'] } }, {}] });
    const supply = game.state.seats[0]!.supply;
    expect(developed(game, 'D.desert')).toBe(false);
    game.play('activate migration', 'tribe B.forest plain', 'settle D.desert free');
    expect(developed(game, 'D.desert')).toBe(true);
    expect(game.has(0, 'raw:D.desert')).toBe(1);
    expect(game.state.seats[0]!.supply).toBe(supply - 1);
  });

  it('migration.develops-once: later tribes develop nothing, not even when the first has gone', () => {
    const game = scenario({
      civs: [{ tribes: { 'B.hills': ['plain'] } }, { tribes: { 'B.forest': ['plain'] } }],
      developed: ['F.grassland'],
    });
    game.play('activate migration', 'tribe B.hills plain', 'settle F.grassland free', 'endTurn');
    expect(game.has(0, 'raw:F.grassland')).toBe(0);
    game.play('activate migration', 'tribe B.forest plain', 'settle B.hills free');
    expect(game.has(1, 'raw:B.hills')).toBe(0);
    expect(game.events.some(event => event.type === 'developed')).toBe(false);
  });

  it('migration.develops-after-fire: the points of the fire come first', () => {
    const game = scenario({ civs: [{ tribes: { 'B.forest': ['plain'] } }, {}] });
    game.play('activate migration', 'tribe B.forest plain', 'settle D.desert fire');
    const order = game.events
      .map(event => event.type)
      .filter(type => ['settled', 'scored', 'developed', 'gained'].includes(type));
    expect(order).toEqual(['settled', 'scored', 'developed', 'gained']);
  });

  it('migration.water-developed: Water is developed from the start and yields nothing', () => {
    const game = scenario({ civs: [{ tribes: { 'B.forest': ['plain'] }, boats: ['A.water'] }, {}] });
    expect(developed(game, 'A.water')).toBe(true);
    game.play('activate migration', 'tribe B.forest plain', 'settle A.water boat');
    expect(game.has(0, 'raw:A.water')).toBe(0);
    expect(game.events.some(event => event.type === 'developed')).toBe(false);
  });

  it('migration.develops-short-of-markers: with an empty supply one may return a marker or forgo', () => {
    const start = () =>
      scenario({ civs: [{ tribes: { 'B.forest': ['plain'] }, markers: { food: 44 } }, {}] }).play(
        'activate migration',
        'tribe B.forest plain',
        'settle D.desert fire',
      );
    const game = start();
    expect(game.offers()).toEqual(['returnMarker food', 'forgo']);
    game.play('returnMarker food');
    expect([game.has(0, 'food'), game.has(0, 'raw:D.desert'), game.points(0)]).toEqual([43, 1, 2]);
    const poorer = start().play('forgo');
    expect([poorer.has(0, 'food'), poorer.has(0, 'raw:D.desert')]).toEqual([44, 0]);
    expect(developed(poorer, 'D.desert')).toBe(true);
    expect(poorer.task()).toBe('endTurn');
  });
});

describe('examples', () => {
  it('migration.example-one: from the Swamp to the fire of an undeveloped Desert', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.swamp': ['plain'] } }, { tribes: { 'C.grassland': ['plain'] } }],
      materials: { 'C.desert': 'copper' },
    });
    game.play('activate migration', 'tribe C.swamp plain');
    expect(new Set(game.offers('settle').map(phrase => phrase.split(' ')[1]))).toEqual(
      new Set(['C.desert', 'C.grassland']),
    );
    game.play('settle C.desert fire');
    expect(game.tribesAt(0, 'C.desert', 'fire')).toBe(1);
    expect(game.points(0)).toBe(2);
    expect(game.has(0, 'raw:C.desert')).toBe(1);
    expect(game.events.find(event => event.type === 'developed')).toMatchObject({ material: 17 });
  });

  it('migration.example-two: in the Grassland it takes the last free encampment or displaces', () => {
    const start = () =>
      scenario({
        civs: [
          { tribes: { 'C.swamp': ['plain'], 'C.grassland': ['plain'] } },
          { tribes: { 'C.grassland': ['fire'] } },
        ],
      }).play('activate migration', 'tribe C.swamp plain');
    expect(
      start()
        .offers('settle')
        .filter(phrase => phrase.includes('grassland')),
    ).toEqual(['settle C.grassland fire', 'settle C.grassland free', 'settle C.grassland displace1strong']);
    const game = start().play('settle C.grassland fire');
    expect(game.tribesAt(0, 'C.grassland', 'fireWeak')).toBe(1);
    expect(game.tribesAt(1, 'C.grassland', 'wild')).toBe(1);
    expect(game.points(0)).toBe(1);
  });
});

describe('what a choice tells before it is made', () => {
  it('migration.choice-names-displaced: whom a tribe displaces, also in the territory it left', () => {
    const game = scenario({
      civs: [
        {
          tribes: { 'C.grassland': ['plain', 'fire'] },
          levels: { migration: 2 },
          favor: 6,
        },
        { tribes: { 'C.grassland': ['plain'] } },
      ],
    });
    const displaces = (phrase: string) => civ.describe(game.state, 0, choiceOf(phrase)).displaces;
    game.play('activate migration', 'tribe C.grassland plain', 'cross C.swamp');
    expect(displaces('settle C.grassland free')).toBeUndefined();
    expect(displaces('settle C.grassland fire')).toEqual({ seat: 0, weak: false });
    expect(displaces('settle C.grassland displace2strong')).toEqual({ seat: 1, weak: false });
  });

  it('migration.choice-own-fire: a tribe back at its own fire displaces nobody', () => {
    const game = scenario({
      civs: [{ tribes: { 'C.grassland': ['fire'] }, levels: { migration: 2 }, favor: 6 }, {}],
    });
    game.play('activate migration', 'tribe C.grassland fire', 'cross C.swamp');
    const { key, displaces } = civ.describe(game.state, 0, choiceOf('settle C.grassland fire'));
    expect([key, displaces]).toEqual(['settle.free', undefined]);
  });
});

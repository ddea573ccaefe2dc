// What the base pack must be: complete, varied, in type, with hands that fit together.
import { readdirSync, readFileSync } from 'node:fs';
import { basePack, LANGUAGES } from '@civolution/content';
import {
  type Ability,
  CARD_LETTERS,
  checkPack,
  FEATURES,
  load,
  MATERIALS,
  type ResearchCard,
} from '@civolution/engine';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../src/packs/read.js';

const { research, events, goals, incomes, attributes, startingMarkers, startingChips, sites } = basePack;
const { startingAttributes, creatures, solo } = basePack;
/** What is played, each with a test of its own; sites only lie there. */
const played = [
  research,
  events,
  goals,
  incomes,
  attributes,
  startingMarkers,
  startingChips,
  startingAttributes,
  creatures,
].flat();
const entries = [...played, ...sites];
const deck = (letter: string): ResearchCard[] => research.filter(card => card.id.startsWith(letter));
const decks = [...CARD_LETTERS].map(letter => [letter, deck(letter)] as const);

/** An ability without its numbers. */
const shape = (ability: Ability): string => JSON.stringify(ability).replace(/-?\d+/g, '#');

describe('the set', () => {
  it('has exactly the printed counts', () => {
    expect(countsOf(basePack)).toEqual({
      invention: 32,
      mutation: 32,
      insight: 32,
      building: 32,
      achievement: 32,
      event: 20,
      goal: 65,
      income: 25,
      attribute: 12,
      startingMarker: 12,
      startingChip: 10,
      startingAttribute: 6,
      creature: 6,
      actionCard: 15,
      site: 24,
      tile: 8,
    });
    expect(checkPack(basePack)).toEqual([]);
  });

  it.each(LANGUAGES)('has a name for every entry in %s, and no name twice', language => {
    const names = entries.map(entry => entry.name[language]?.toLocaleLowerCase(language));
    expect(names.filter(name => name === undefined)).toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  it('says of every entry, table and tile where it comes from', () => {
    expect(entries.filter(({ source }) => source === undefined)).toEqual([]);
    expect(basePack.continent.tiles.map(({ source }) => source)).not.toContain(undefined);
    for (const part of [basePack.tables, solo]) {
      expect(Object.keys(part.source)).toEqual(
        expect.arrayContaining(Object.keys(part).filter(key => key !== 'source')),
      );
    }
  });
});

describe.each(decks)('deck %s', (letter, cards) => {
  const abilities = cards.flatMap(({ ability }) => (ability ? [ability] : []));
  const ofKind = (kind: Ability['kind']): number => abilities.filter(ability => ability.kind === kind).length;

  it('has abilities in the wanted mix', () => {
    expect(abilities.length).toBeGreaterThanOrEqual(24);
    const within = (kind: Ability['kind'], low: number, high: number): void => {
      expect(ofKind(kind), kind).toBeGreaterThanOrEqual(low);
      expect(ofKind(kind), kind).toBeLessThanOrEqual(high);
    };
    within('activity', 8, 12);
    within('rule', 8, 12);
    within('trigger', 4, 8);
    within('pointBonus', 4, 6);
  });

  it('has no two cards alike, and at most two with the same ability in other numbers', () => {
    const bodies = cards.map(({ cost, points, bonus, ability }) =>
      JSON.stringify([cost, points, bonus, ability]),
    );
    expect(new Set(bodies).size).toBe(cards.length);
    const shapes = abilities.filter(({ kind }) => kind !== 'pointBonus').map(shape);
    for (const one of new Set(shapes))
      expect(shapes.filter(other => other === one).length, one).toBeLessThan(3);
  });

  it('asks for what its type asks for', () => {
    const spaces = cards.flatMap(({ cost }) => cost.filter(space => space !== null));
    const materials = spaces.filter(({ material }) => material !== undefined).length;
    const features = spaces.filter(
      ({ have, return: given }) => have !== undefined || given !== undefined,
    ).length;
    const settlements = spaces.filter(space => space.settlements !== undefined).length;
    if (letter === 'B' || letter === 'C') expect([materials, features]).toEqual([0, spaces.length]);
    else expect([materials > 0, features > 0]).toEqual([true, true]);
    if (letter === 'D') expect(settlements).toBeGreaterThan(spaces.length / 3);
    else expect(settlements).toBe(0);
  });

  it('asks and pays more to the right', () => {
    const points = (space: number): number =>
      cards.reduce((sum, card) => sum + (card.points?.[space] ?? 0), 0);
    const paid = [0, 1, 2, 3, 4].map(points);
    expect(paid).toEqual([...paid].sort((a, b) => a - b));
  });
});

describe('the known entries', () => {
  it('are as known', () => {
    expect(deck('C')[15]).toMatchObject({
      id: 'C16',
      name: { en: 'Theocracy' },
      cost: [{ return: 'intelligence' }, { have: 'expression', n: 2 }, { have: 'calm' }, null, null],
      bonus: [{ do: 'track', track: 'culture', n: 1 }],
      ability: {
        kind: 'activity',
        effects: [{ do: 'pay', cost: [{ what: 'food', n: 1 }], then: [{ do: 'populate', n: 2 }] }],
      },
    });
    expect(deck('A')[30]).toMatchObject({ id: 'A31', ability: { kind: 'pointBonus', n: 2 } });
    const stoneThenJade = deck('D').filter(({ cost }) =>
      cost.some(
        (space, i) =>
          space?.material === 'stone' &&
          space.settlements === 3 &&
          space.included &&
          cost[i + 1]?.material === 'jade' &&
          cost[i + 1]?.settlements === 2,
      ),
    );
    expect(stoneThenJade).toHaveLength(1);
    const event = (n: number) => events[n - 1]!;
    expect(event(4)).toMatchObject({ who: 'most', counts: { measure: 'farms' }, returns: 'farm' });
    expect(event(20)).toMatchObject({ who: 'most', counts: { measure: 'boats' }, returns: 'boat' });
    expect([6, 9, 11, 16, 17, 19].map(n => event(n).counts.measure)).toEqual([
      'food',
      'track',
      'dice',
      'ideas',
      'money',
      'stored',
    ]);
    expect(event(9).who).toBe('leader');
    const shield = attributes.find(({ feature, have }) => feature === 'endurance' && have === 3)!.ability;
    expect(shield).toEqual({ kind: 'rule', hook: 'site.shield', and: [{ hook: 'weather.shield' }] });
  });
});

describe('chips, events and starting cards', () => {
  it('goal chips use the icons of the overview', () => {
    const kinds = goals.map(({ requirement }) => ('return' in requirement ? 'return' : requirement.measure));
    const count = (kind: string): number => kinds.filter(other => other === kind).length;
    expect(
      ['tribesInOne', 'farmAndTribe', 'territories', 'tribesBeside', 'track', 'cards', 'return'].map(count),
    ).toEqual([6, 6, 6, 8, 5, 5, 18]);
    const asked = goals.map(({ requirement }) => JSON.stringify(requirement));
    expect(new Set(asked).size).toBe(goals.length);
    expect(
      new Set(goals.flatMap(({ requirement }) => ('return' in requirement ? [requirement.return] : []))),
    ).toEqual(new Set(MATERIALS));
  });

  it('about half of the income chips take a favor test', () => {
    const tested = incomes.filter(({ effects }) => effects[0]!.do === 'test').length;
    expect(tested).toBeGreaterThanOrEqual(11);
    expect(tested).toBeLessThanOrEqual(14);
    expect(new Set(incomes.map(({ effects }) => JSON.stringify(effects))).size).toBe(incomes.length);
  });

  it('attribute chips name each feature at 3 and at 4, and civilizations', () => {
    expect(attributes.map(({ feature, have }) => `${feature} ${have}`)).toEqual(
      FEATURES.flatMap(feature => [`${feature} 3`, `${feature} 4`]),
    );
    for (const { name } of attributes) {
      expect(name.en).toMatch(/civilization$/);
      expect(name['de']).toMatch(/Zivilisation$/);
      expect(name['pl']).toMatch(/cywilizacja$/);
    }
  });

  it('ten events are warmer and ten colder', () => {
    expect(events.filter(({ weather }) => weather > 0)).toHaveLength(10);
    expect(events.filter(({ weather }) => weather < 0)).toHaveLength(10);
  });

  it('the ten starting chip cards upgrade ten modules', () => {
    expect(new Set(startingChips.map(({ module }) => module)).size).toBe(10);
  });
});

describe('the six hands', () => {
  it.each([1, 2, 3, 4, 5, 6])('hand %i can pay the first space of each of its cards at once', hand => {
    const { markers } = startingMarkers.find(card => card.hand === hand)!;
    const cards = research.filter(card => card.hand === hand);
    expect(cards.map(({ id }) => id[0]).join('')).toBe(CARD_LETTERS);
    for (const { id, cost } of cards) {
      const [space] = cost;
      const what = space?.material ?? space?.have ?? space?.return;
      expect(space === null || (markers[what!] ?? 0) >= (space!.n ?? 1), id).toBe(true);
    }
  });
});

it('every card, chip and event has a test of its own', () => {
  const folder = new URL('./cards/', import.meta.url);
  const tests = readdirSync(folder).map(file => readFileSync(new URL(file, folder), 'utf8'));
  const tested = new Set(tests.flatMap(text => [...text.matchAll(/\bcard\.([\w-]+)/g)].map(([, id]) => id)));
  expect(played.map(({ id }) => id).filter(id => !tested.has(id))).toEqual([]);
});

it('the base pack can be played', () => {
  const game = load(basePack);
  const state = game.create(
    { seats: [{ option: 'a' }, { option: 'b' }], map: 'first', materials: 'first' },
    'base',
  );
  expect(game.check(state)).toEqual([]);
  expect(game.decisions(state).length).toBeGreaterThan(0);
});

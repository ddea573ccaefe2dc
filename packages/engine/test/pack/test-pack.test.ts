import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/pack/check.js';
import { FEATURES, MAIN_MODULES, MODULES, SITE_KINDS } from '../../src/pack/names.js';
import type { Ability } from '../../src/pack/types.js';
import { HOOKS, MEASURES, TRIGGERS, VERBS } from '../../src/pack/vocabulary.js';
import { get, type Json, testPack, walk } from './json.js';

const COMPONENTS = [
  'research',
  'events',
  'goals',
  'incomes',
  'attributes',
  'startingMarkers',
  'startingChips',
];

/** What the components say under a key, wherever it stands; printed tables do not count. */
function said(key: string): Set<Json> {
  const pack = testPack();
  const found = new Set<Json>();
  for (const part of COMPONENTS) {
    for (const { path, value } of walk(get(pack, [part]))) if (path.at(-1) === key) found.add(value);
  }
  return found;
}

const entries = (part: string): Json[] => Object.values(get(testPack(), [part]) as Json[]);
const count = (part: string, id: string): number =>
  entries(part).filter(entry => String(get(entry, ['id'])).startsWith(id)).length;

describe('the test pack', () => {
  test('has no problem', () => {
    expect(checkPack(testPack())).toEqual([]);
  });

  /** The words that there were when it was frozen. Those added since are tested with cards of their own. */
  const upTo = <T>(last: T, words: readonly T[]): readonly T[] => words.slice(0, words.indexOf(last) + 1);

  const ABILITY_KINDS = Object.keys({
    activity: true,
    rule: true,
    trigger: true,
    pointBonus: true,
  } satisfies Record<Ability['kind'], true>);

  test.each([
    ['verb', 'do', upTo('lose', VERBS)],
    ['hook', 'hook', upTo('score.units', HOOKS)],
    ['trigger', 'on', upTo('gainCard', TRIGGERS)],
    ['measure', 'measure', upTo('upgrades', MEASURES)],
    ['kind of ability', 'kind', ABILITY_KINDS],
  ])('uses every %s', (_, key, names) => {
    const used = said(key);
    expect(names.filter(name => !used.has(name))).toEqual([]);
  });

  test('has the counts that its tests rely on', () => {
    for (const letter of 'ABCDE') expect(count('research', letter)).toBe(14);
    const counts = Object.fromEntries([...COMPONENTS, 'sites'].map(part => [part, entries(part).length]));
    expect(counts).toEqual({
      research: 70,
      events: 20,
      goals: 24,
      incomes: 14,
      attributes: 12,
      startingMarkers: 12,
      startingChips: 10,
      sites: 24,
    });
    const kinds = SITE_KINDS.map(kind => count('sites', kind));
    expect(kinds).toEqual([2, 2, 2, 3, 2, 2, 2, 3, 6]);
  });

  test('has ten events that warm and ten that cool', () => {
    const weather = entries('events').map(event => Number(get(event, ['weather'])));
    expect(weather.filter(steps => steps > 0)).toHaveLength(10);
    expect(weather.filter(steps => steps < 0)).toHaveLength(10);
  });

  test('tests for favor with half of its income chips', () => {
    const tested = entries('incomes').filter(chip => get(chip, ['effects', 0, 'do']) === 'test');
    expect(tested).toHaveLength(7);
  });

  test('wants each feature once at 3 and once at 4 for an attribute chip', () => {
    const wanted = entries('attributes').map(chip => `${get(chip, ['feature'])} ${get(chip, ['have'])}`);
    expect(wanted.sort()).toEqual(FEATURES.flatMap(feature => [`${feature} 3`, `${feature} 4`]).sort());
  });

  test('upgrades ten different main modules with its starting chip cards', () => {
    const modules = entries('startingChips').map(chip => get(chip, ['module']));
    expect(new Set(modules).size).toBe(10);
    expect(modules.every(name => MODULES.slice(0, MAIN_MODULES).some(module => module === name))).toBe(true);
  });

  test('has cost spaces of every shape', () => {
    const spaces = entries('research').flatMap(card => get(card, ['cost']) as Json[]);
    const shapes = new Set(spaces.map(space => (space === null ? 'null' : Object.keys(space).sort().join())));
    expect([...shapes].sort()).toEqual([
      'have',
      'have,n',
      'included,material,settlements',
      'included,settlements',
      'material',
      'material,n',
      'material,n,settlements',
      'material,settlements',
      'null',
      'return',
      'settlements',
    ]);
  });

  test('names everything differently', () => {
    const names = [...COMPONENTS, 'sites'].flatMap(part =>
      entries(part).map(entry => get(entry, ['name', 'en'])),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

// What modules offer when standing rules raise their numbers.
import { type HookName, MODULES, type Module } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { plain } from '../src/marks.js';
import { moduleText } from '../src/text/en/modules.js';
import { say } from './support.js';

const text = (module: Module, level: number, ...hooks: readonly HookName[]): string =>
  plain(moduleText(say.name, MODULES.indexOf(module), level, name => (hooks.includes(name) ? 1 : 0)));

const RAISED: readonly [module: Module, level: number, hook: HookName, text: string][] = [
  ['research', 1, 'research.keep', 'gain 1 research card, or draw 2 cards and keep 2'],
  ['sustenance', 1, 'hunt.limit', 'perform up to 2 hunts, or strengthen 1 weak tribe'],
  ['sustenance', 1, 'strengthen.limit', 'perform 1 hunt, or strengthen up to 2 weak tribes'],
  ['invention', 1, 'invention.uses', 'perform up to 2 actions of income chips, or install 1 invention card'],
  [
    'mutation',
    1,
    'mutation.moves',
    'move up to 2 feature markers to other features, or install 1 mutation card',
  ],
  ['planning', 1, 'planning.markers', 'install 1 goal chip, or place 3 planning markers on one dice space'],
  ['transport', 1, 'transport.limit', 'transport up to 4 raw materials'],
  [
    'transport',
    3,
    'transport.limit',
    'transport any number of raw materials, those on boats to any storage space',
  ],
  [
    'transport',
    1,
    'transport.anywhere',
    'transport up to 3 raw materials, up to 1 of them to any storage space',
  ],
  [
    'transport',
    3,
    'transport.anywhere',
    'transport any number of raw materials, those on boats and up to 1 of the others to any storage space',
  ],
  [
    'building',
    1,
    'ground.limit',
    'complete 1 building project with 3 own buildings allowed per Building ground (at most 1 settlement), or install 1 building card',
  ],
  ['sleep', 1, 'sleep.ideas', 'gain 1 focus marker, or 3 ideas'],
];

describe('modules say the numbers that standing rules raise', () => {
  test.each(RAISED)('%s %i with %s', (module, level, hook, raised) => {
    expect(text(module, level, hook)).toBe(raised);
  });

  test('Production and Trade', () => {
    expect(text('production', 2, 'produce.limit', 'transport.limit')).toBe(
      'produce up to 4 raw materials; before or after that transport up to 2 raw materials',
    );
    expect(text('trade', 1, 'trade.limit')).toContain('perform up to 2 Sales');
    expect(text('trade', 1, 'trade.limit')).toContain('and up to 2 Purchases');
  });
});

import { describe, expect, test } from 'vitest';
import { checkPack } from '../../src/pack/check.js';
import { type Json, type Path, set, testPack } from './json.js';

/** What is done to the test pack, and the problem that must come of it. */
type Case = readonly [name: string, path: Path, value: Json | undefined, where: string, code: string];

const SPACE = { material: 'wood' };
const BONUS = ['research', '#A1', 'bonus', 0];
const RULE = ['research', '#B1', 'ability'];
const TILE = ['continent', 'tiles', '#B'];

const CASES: readonly Case[] = [
  ['a pack without a name', ['name'], undefined, 'pack name', 'missing'],
  ['a pack with a field nobody knows', ['colour'], 'red', 'pack colour', 'key'],
  ['a pack whose tables are nothing', ['tables'], null, 'tables', 'type'],
  ['a pack whose goals are no list', ['goals'], {}, 'pack goals', 'type'],

  ['an entry that is no object', ['incomes', 2], 7, 'incomes [2]', 'type'],
  ['an entry without a name', ['goals', '#goal-3', 'name'], undefined, 'goals goal-3 name', 'missing'],
  [
    'an entry without an English name',
    ['goals', '#goal-3', 'name', 'en'],
    ' ',
    'goals goal-3 name.en',
    'form',
  ],
  ['a name in no language', ['goals', '#goal-3', 'name', 'English'], 'Camp', 'goals goal-3 name', 'form'],
  ['an unknown source', ['events', '#F2', 'source'], 'guessed', 'events F2 source', 'name'],
  ['an id used twice', ['incomes', '#income-4', 'id'], 'income-3', 'incomes income-3 id', 'duplicate'],

  ['a card without cost', ['research', '#A3', 'cost'], undefined, 'research A3 cost', 'missing'],
  ['a card with four cost spaces', ['research', '#A3', 'cost', 4], undefined, 'research A3 cost', 'length'],
  [
    'a cost space with two wants',
    ['research', '#A1', 'cost', 0, 'have'],
    'calm',
    'research A1 cost[0]',
    'conflict',
  ],
  ['a cost space that wants nothing', ['research', '#A1', 'cost', 0], {}, 'research A1 cost[0]', 'missing'],
  ['too much of a material', ['research', '#A1', 'cost', 0, 'n'], 4, 'research A1 cost[0].n', 'range'],
  [
    'an unknown material',
    ['research', '#A1', 'cost', 0],
    { material: 'wod' },
    'research A1 cost[0].material',
    'name',
  ],
  [
    'settlements on an invention',
    ['research', '#A1', 'cost', 0],
    { ...SPACE, settlements: 1 },
    'research A1 cost[0].settlements',
    'conflict',
  ],
  [
    'an inclusion mark towards nothing',
    ['research', '#D1', 'cost', 0, 'included'],
    true,
    'research D1 cost[0].included',
    'conflict',
  ],
  ['points for four spaces', ['research', '#A1', 'points', 0], undefined, 'research A1 points', 'length'],
  ['negative points', ['research', '#A1', 'points', 2], -1, 'research A1 points[2]', 'range'],
  ['half a point', ['research', '#A1', 'points', 2], 1.5, 'research A1 points[2]', 'integer'],
  ['points under an empty space', ['research', '#A2', 'points', 1], 1, 'research A2 points[1]', 'conflict'],
  ['a card number above 32', ['research', '#A14', 'id'], 'A33', 'research A33 id', 'form'],
  ['a card out of order', ['research', '#A3', 'id'], 'A20', 'research A4 id', 'order'],
  ['a hand that lacks a card', ['research', '#A3', 'hand'], undefined, 'research A hand', 'missing'],
  ['a hand with two cards of a deck', ['research', '#A9', 'hand'], 4, 'research A9 hand', 'duplicate'],
  ['a deck that is too small', ['research', '#C14'], undefined, 'pack research', 'length'],
  ['an empty bonus', ['research', '#A1', 'bonus'], [], 'research A1 bonus', 'length'],

  ['an unknown verb', [...BONUS, 'do'], 'trak', 'research A1 bonus[0].do', 'name'],
  ['an effect without its number', [...BONUS, 'n'], undefined, 'research A1 bonus[0].n', 'missing'],
  ['a field of another verb', [...BONUS, 'what'], 'food', 'research A1 bonus[0].what', 'key'],
  ['an unknown track', [...BONUS, 'track'], 'magic', 'research A1 bonus[0].track', 'name'],
  [
    'a narrowed gain of food',
    BONUS,
    { do: 'gain', what: 'food', n: 1, of: 'forest' },
    'research A1 bonus[0].of',
    'of',
  ],
  ['more kept than drawn', BONUS, { do: 'drawCards', n: 1, keep: 2 }, 'research A1 bonus[0].keep', 'range'],
  [
    'the track’s value off the track',
    BONUS,
    { do: 'upgrade', value: 'track' },
    'research A1 bonus[0].value',
    'type',
  ],
  [
    'an upgrade of both module and value',
    BONUS,
    { do: 'upgrade', module: 'trade', value: 4 },
    'research A1 bonus[0].value',
    'conflict',
  ],
  [
    'one option',
    BONUS,
    { do: 'or', options: [[{ do: 'gainGoal' }]] },
    'research A1 bonus[0].options',
    'length',
  ],

  ['an unknown hook', [...RULE, 'hook'], 'feed.price', 'research B1 ability.hook', 'name'],
  ['a rule narrowed to what it cannot be', [...RULE, 'of'], 'calm', 'research B1 ability.of', 'of'],
  ['a rule that makes feeding dearer', [...RULE, 'n'], 1, 'research B1 ability.n', 'range'],
  ['a rule without its number', [...RULE, 'n'], undefined, 'research B1 ability.n', 'missing'],
  ['a permission with a number', ['research', '#A2', 'ability', 'n'], 1, 'research A2 ability.n', 'conflict'],
  ['a permission narrowed', ['research', '#A2', 'ability', 'of'], 'water', 'research A2 ability.of', 'of'],
  [
    'a rule not narrowed',
    ['research', '#B2', 'ability', 'of'],
    undefined,
    'research B2 ability.of',
    'missing',
  ],
  ['a shield from caves', ['research', '#B8', 'ability', 'of'], 'cave', 'research B8 ability.of', 'of'],
  ['an unknown kind of ability', [...RULE, 'kind'], 'law', 'research B1 ability.kind', 'name'],
  ['an unknown trigger', ['research', '#A3', 'ability', 'on'], 'explore', 'research A3 ability.on', 'name'],
  [
    'a trigger narrowed wrongly',
    ['research', '#A3', 'ability', 'of'],
    'cave',
    'research A3 ability.of',
    'of',
  ],
  [
    'a trigger without end',
    ['research', '#B3', 'ability', 'effects'],
    [{ do: 'useIncome' }],
    'research B3 ability.effects',
    'endless',
  ],
  [
    'a point bonus on a chip',
    ['attributes', '#attribute-1', 'ability'],
    { kind: 'pointBonus', n: 1 },
    'attributes attribute-1 ability.kind',
    'conflict',
  ],

  ['an unknown measure', ['events', '#F1', 'counts', 'measure'], 'tribe', 'events F1 counts.measure', 'name'],
  [
    'a measure that cannot be narrowed',
    ['events', '#F6', 'counts', 'of'],
    'wood',
    'events F6 counts.of',
    'of',
  ],
  [
    'a site that is not named',
    ['goals', '#goal-7', 'requirement', 'of'],
    undefined,
    'goals goal-7 requirement.of',
    'missing',
  ],
  ['weather that stays', ['events', '#F1', 'weather'], 0, 'events F1 weather', 'name'],
  ['each with how many?', ['events', '#F3', 'min'], undefined, 'events F3 min', 'missing'],
  ['more than anyone can have', ['events', '#F8', 'min'], 40, 'events F8 min', 'range'],
  [
    'a farm on Water',
    ['goals', '#goal-3', 'requirement', 'of'],
    'water',
    'goals goal-3 requirement.of',
    'of',
  ],
  ['an event out of order', ['events', '#F7', 'id'], 'F77', 'events F8 id', 'order'],
  [
    'a goal nobody can reach',
    ['goals', '#goal-19', 'requirement', 'min'],
    3,
    'goals goal-19 requirement.min',
    'range',
  ],
  ['too few goals', ['goals'], [], 'pack goals', 'length'],
  [
    'an unknown marker',
    ['startingMarkers', 0, 'markers', 'foood'],
    1,
    'startingMarkers markers-1 markers.foood',
    'key',
  ],
  ['no markers', ['startingMarkers', 0, 'markers'], {}, 'startingMarkers markers-1 markers', 'length'],
  [
    'a marker card missing in a hand',
    ['startingMarkers', 1, 'hand'],
    undefined,
    'startingMarkers hand',
    'missing',
  ],
  [
    'a feature module to upgrade',
    ['startingChips', 0, 'module'],
    'calm',
    'startingChips chip-1 module',
    'name',
  ],

  [
    'two modules of the same values',
    ['tables', 'modules', 'trade'],
    [2, 1],
    'tables modules.trade',
    'duplicate',
  ],
  ['a module without values', ['tables', 'modules', 'trade'], undefined, 'tables modules.trade', 'missing'],
  [
    'lines that do not rise',
    ['tables', 'tracks', 'lines', 2, 'before'],
    4,
    'tables tracks.lines[2].before',
    'order',
  ],
  [
    'a line off the track',
    ['tables', 'tracks', 'lines', 5, 'before'],
    13,
    'tables tracks.lines[5].before',
    'range',
  ],
  [
    'weather out of order',
    ['tables', 'weather', 'spaces', 1, 'weather'],
    'rain',
    'tables weather.spaces[1].weather',
    'order',
  ],
  ['eight columns', ['tables', 'console', 'columns', 0], undefined, 'tables console.columns', 'length'],
  [
    'five values in the hunting table',
    ['tables', 'hunting', 'water', 0],
    undefined,
    'tables hunting.water',
    'length',
  ],
  ['too few territory tokens', ['tables', 'territoryTokens'], 9, 'tables territoryTokens', 'range'],

  ['an edge with a gap', [...TILE, 'edges', 'T', 0, 1], 90, 'tiles B edges.T', 'range'],
  ['shares that do not rise', [...TILE, 'edges', 'UR', 0, 1], 100, 'tiles B edges.UR[1][1]', 'order'],
  ['an edge of no territory', [...TILE, 'edges', 'T', 0, 0], 'hils', 'tiles B edges.T[0][0]', 'name'],
  ['a tile that lacks an edge', [...TILE, 'edges', 'LL'], undefined, 'tiles B edges.LL', 'missing'],
  ['a tile that lacks a recess', [...TILE, 'recesses', 'ML'], undefined, 'tiles B recesses.ML', 'missing'],
  [
    'a recess that forgets a territory',
    [...TILE, 'recesses', 'TL'],
    ['forest'],
    'tiles B recesses.TL',
    'missing',
  ],
  [
    'two fires',
    [...TILE, 'territories', 'hills', 'encampments'],
    ['fire', 'fire', 'any'],
    'tiles B territories.hills.encampments',
    'count',
  ],
  [
    'a start without room for four',
    [...TILE, 'territories', 'forest', 'encampments', 4],
    undefined,
    'tiles B territories.forest.encampments',
    'count',
  ],
  [
    'a second start in a type',
    [...TILE, 'territories', 'hills', 'start'],
    true,
    'tiles B territories.hills.encampments',
    'count',
  ],
  ['no start', [...TILE, 'territories', 'forest', 'start'], undefined, 'continent tiles', 'count'],
  ['four of a land type', [...TILE, 'territories', 'hills', 'type'], 'forest', 'continent tiles', 'count'],
  [
    'equal beacons',
    [...TILE, 'territories', 'hills', 'beacons'],
    1,
    'tiles H territories.hills.beacons',
    'duplicate',
  ],
  [
    'an island on land',
    [...TILE, 'territories', 'hills', 'buildingGround'],
    true,
    'tiles B territories.hills.buildingGround',
    'conflict',
  ],
  [
    'fire on Water',
    ['continent', 'tiles', '#D', 'territories', 'water', 'firePoints'],
    1,
    'tiles D territories.water.firePoints',
    'conflict',
  ],
  ['a frame the tiles do not fill', ['continent', 'columns'], 6, 'continent tiles', 'count'],
  ['a first play off the frame', ['continent', 'firstPlay', 0, 'x'], 5, 'continent firstPlay[0]', 'range'],
  [
    'a first play with an overlap',
    ['continent', 'firstPlay', 0, 'x'],
    2,
    'continent firstPlay[1]',
    'duplicate',
  ],
  [
    'a first play that cannot be filled',
    ['continent', 'firstPlay', 0, 'y'],
    0,
    'continent firstPlay',
    'fill',
  ],
  [
    'a tile turned halfway',
    ['continent', 'firstPlay', 1, 'rotation'],
    45,
    'continent firstPlay[1].rotation',
    'name',
  ],
  ['a site too few', ['sites', '#cave-2'], undefined, 'pack sites', 'count'],
  ['an unknown kind of site', ['sites', '#cave-2', 'kind'], 'hole', 'sites cave-2 kind', 'name'],
  [
    'a ground without materials',
    ['sites', '#buildingGround-2', 'materials'],
    undefined,
    'sites buildingGround-2 materials',
    'missing',
  ],
  [
    'a cave with materials',
    ['sites', '#cave-2', 'materials'],
    ['gold'],
    'sites cave-2 materials',
    'conflict',
  ],
];

describe('the check names entry and field of', () => {
  test.each(CASES)('%s', (_name, path, value, where, code) => {
    const pack = testPack();
    set(pack, path, value);
    const problems = checkPack(pack);
    expect(problems.map(problem => `${problem.where}: ${problem.code}`)).toContain(`${where}: ${code}`);
    for (const { where: both, entry, field } of problems) expect(both).toBe(`${entry} ${field}`.trim());
  });
});

describe('the check tells entry and field apart', () => {
  test.each<readonly [name: string, path: Path, value: Json | undefined, entry: string, field: string]>([
    ['of a card', [...RULE, 'hook'], 'feed.price', 'research B1', 'ability.hook'],
    ['in a list', ['research', '#A1', 'cost', 0, 'n'], 4, 'research A1', 'cost[0].n'],
    ['of an entry that is nothing', ['incomes', 2], 7, 'incomes [2]', ''],
    ['of a deck', ['research', '#A3', 'hand'], undefined, 'research A', 'hand'],
    ['of a tile', [...TILE, 'edges', 'LL'], undefined, 'tiles B', 'edges.LL'],
    ['of the tables', ['tables', 'territoryTokens'], 9, 'tables', 'territoryTokens'],
    ['of the pack', ['name'], undefined, 'pack', 'name'],
  ])('%s', (_name, path, value, entry, field) => {
    const pack = testPack();
    set(pack, path, value);
    expect(checkPack(pack)).toMatchObject([{ entry, field }]);
  });

  test('what is no pack at all has no field', () => {
    expect(checkPack(7)).toMatchObject([{ where: 'pack', entry: 'pack', field: '' }]);
  });
});

describe('the check suggests the nearest name', () => {
  test.each([
    ['a marker', ['research', '#A3', 'bonus', 0, 'what'], 'foood', 'food'],
    ['a material', ['research', '#A1', 'cost', 0, 'material'], 'ironore', 'ironOre'],
    ['a verb', ['research', '#A1', 'bonus', 0, 'do'], 'trak', 'track'],
    ['a hook', ['research', '#B1', 'ability', 'hook'], 'feed.costs', 'feed.cost'],
    ['what a hook is narrowed to', ['research', '#B1', 'ability', 'of'], 'wildernes', 'wilderness'],
    ['a measure', ['events', '#F4', 'counts', 'measure'], 'farm', 'farms'],
    ['a kind of site', ['sites', '#cave-1', 'kind'], 'Cave', 'cave'],
  ])('for %s', (_name, path, wrong, right) => {
    const pack = testPack();
    set(pack, path, wrong);
    expect(
      checkPack(pack)
        .map(problem => problem.message)
        .join(),
    ).toContain(`did you mean '${right}'?`);
  });

  test('for a field', () => {
    const pack = testPack();
    set(pack, ['research', '#A1', 'bonnus'], []);
    expect(checkPack(pack)).toEqual([
      {
        where: 'research A1 bonnus',
        entry: 'research A1',
        field: 'bonnus',
        code: 'key',
        message: "unknown field, did you mean 'bonus'?",
      },
    ]);
  });

  test('but none when nothing is near', () => {
    const pack = testPack();
    set(pack, ['research', '#A3', 'bonus', 0, 'what'], 'spaceship');
    expect(checkPack(pack)).toEqual([
      {
        where: 'research A3 bonus[0].what',
        entry: 'research A3',
        field: 'bonus[0].what',
        code: 'name',
        message: "unknown marker 'spaceship'",
      },
    ]);
  });
});

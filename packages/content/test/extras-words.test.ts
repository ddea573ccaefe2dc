// Games with Extra Credits, word for word.
import {
  ATTRIBUTE_SLOT,
  CREATURE_SLOT,
  type Description,
  FOOD,
  type GameEvent,
  kindOf,
  MATERIALS,
  MODULES,
  POINT_SOURCES,
  STARTING_ATTRIBUTE,
  type Task,
  TERRITORY_TYPES,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { before, described, game, say, territory } from './support.js';

const FEEDING_PHASE = 1024 + 6;
const GOAL_CAUSE = 15 * 1024;

/** A line of the log. */
const log = (event: object, cause = 0): string =>
  say.event({ seat: 0, audience: -1, cause, ...event } as GameEvent);

/** The text of a choice made up for a question. */
const choice = (key: string, more: Partial<Description>, task: Task): string =>
  say.choice(before(task), described(key, { task: task.do, ...more }));
const prompt = (task: Task, cause = 0): string => say.prompt(before(task), { seat: 0, task: task.do, cause });

describe('starting attribute chips', () => {
  const CHIP = 16 * 1024;
  const slot = ATTRIBUTE_SLOT + STARTING_ATTRIBUTE + 1;

  test('are offered, installed and used by name', () => {
    const state = game.create(
      { seats: [{ option: 'b' }, { option: 'b' }], map: 'first', materials: 'first', extras: ['a'] },
      'words',
    );
    while (game.decisions(state)[0]!.task !== 'chooseChipCard') {
      const { seat } = game.decisions(state)[0]!;
      game.apply(state, seat, game.legal(state, seat)[0]!);
    }
    const { seat } = game.decisions(state)[0]!;
    const [first] = game.legal(state, seat);
    const [chip] = state.chipAttributes;
    expect(kindOf(first!)).toBe('chipCard');
    expect(say.choice(state, game.describe(state, seat, first!))).toContain(
      `; starting attribute chip ${say.name.startingAttribute(chip!)} (`,
    );
    expect(prompt({ do: 'installChip', seat: 0, slot })).toBe(
      'Choose a column for starting attribute chip Hoarding civilization – Set-up',
    );
    expect(log({ type: 'installed', slot, column: 2, stage: 1 })).toBe(
      'Civilization 1 installs starting attribute chip Hoarding civilization in column 3, stage 1.',
    );
    expect(log({ type: 'gained', place: FOOD, n: 3 }, CHIP + 5)).toBe(
      'Civilization 1 gains 3 food from starting attribute chip Provident civilization.',
    );
  });

  test('ask for tracks, features, land and a stock', () => {
    expect(prompt({ do: 'features', seat: 0, left: 3, done: [] }, CHIP + 2)).toBe(
      'Choose a feature to gain (3 features left) – Starting attribute chip Many-sided civilization',
    );
    expect(prompt({ do: 'features', seat: 0, left: 1, done: [0, 2] }, CHIP + 2)).toBe(
      'Choose another feature to gain – Starting attribute chip Many-sided civilization',
    );
    expect(prompt({ do: 'tracks', seat: 0, left: 2, done: [] })).toBe(
      'Choose a progress track to advance 1 step on (2 tracks left) – Set-up',
    );
    const stock: Task = { do: 'stock', seat: 0, n: 2 };
    expect(prompt(stock)).toBe('Choose a type of land to store 2 of each of its materials – Set-up');
    expect(choice('stockType', { arg: TERRITORY_TYPES.indexOf('hills') }, stock)).toBe(
      'Store 2 Cotton, 2 Clay, and 2 Sulfur (Hills)',
    );
    const expand: Task = { do: 'expand', seat: 0 };
    expect(prompt(expand)).toBe('Choose undeveloped land for a new tribe – Set-up');
    expect(choice('settle.free', { arg: territory('C.swamp') * 16 + 1 }, expand)).toBe(
      'Place a new tribe on a free encampment of Swamp C, developing it and gaining 1 raw material',
    );
  });

  test('may be declined', () => {
    expect(choice('decline.features', {}, { do: 'features', seat: 0, left: 2, done: [0] })).toBe(
      'Decline the 2 features',
    );
    expect(choice('decline.tracks', {}, { do: 'tracks', seat: 0, left: 1, done: [0] })).toBe(
      'Decline the step',
    );
    expect(choice('decline.stock', {}, { do: 'stock', seat: 0, n: 2 })).toBe('Store nothing');
    expect(choice('decline.expand', {}, { do: 'expand', seat: 0 })).toBe('Place no new tribe');
  });
});

describe('creatures', () => {
  const toad = 3;
  const tame: Task = { do: 'tame', seat: 0, creature: toad };
  const feeding = (creature: number, n: number): Task => ({
    do: 'feedCreatures',
    seat: 0,
    creature,
    n,
    left: 1 << toad,
  });

  test('are tamed with a hunt', () => {
    const state = before({ do: 'huntRoll', seat: 0, territory: territory('C.swamp'), dice: [1] });
    state.creature = toad;
    const hunt = (where: string, favor: number): string => {
      seatOf(state, 0).favor = favor;
      return say.choice(state, described('hunt', { arg: territory(where) }));
    };
    expect(hunt('C.swamp', 2)).toMatch(/ food for the values 1 to 6; values 1 to 2 tame the Mire toad$/);
    expect(hunt('C.swamp', 1)).toMatch(/ food for the values 1 to 6; value 1 tames the Mire toad$/);
    expect(hunt('B.forest', 2)).toMatch(/ food for the values 1 to 6$/);
    state.agenda.push({ do: 'hunt', seat: 0, left: 2, anywhere: false, optional: true });
    expect(say.prompt(state, { seat: 0, task: 'hunt', cause: 0 })).toBe(
      'Choose a territory to hunt in (up to 2); the visible creature is the Mire toad of the Swamp – Set-up',
    );
    const value = described('dieValue.tame', {
      arg: 2,
      cost: [{ place: 2, n: 1 }],
      gain: [{ place: FOOD, n: 1 }],
    });
    expect(say.choice(state, value)).toBe('Take 2 as the value for 1 idea: 1 food, and tame the Mire toad');
    expect(prompt(tame, 2 * 1024 + 6)).toBe(
      'Tame the Mire toad? It needs a column of its own – Sustenance module',
    );
    expect(choice('accept.tame', {}, tame)).toBe('Tame the Mire toad and make a lucky find in Swamp');
    expect(choice('decline.tame', {}, tame)).toBe('Leave the Mire toad untamed');
    expect(log({ type: 'tamed', creature: toad })).toBe('Civilization 1 tames the Mire toad.');
    expect(log({ type: 'creatureShown', seat: -1, creature: 0 })).toBe(
      'The visible creature is the Moss boar of the Forest.',
    );
    expect(log({ type: 'installed', slot: CREATURE_SLOT + toad, column: 4, stage: 2 })).toBe(
      'Civilization 1 installs creature chip Mire toad in column 5, stage 2.',
    );
  });

  test('are fed', () => {
    expect(prompt(feeding(-1, 0), FEEDING_PHASE)).toBe(
      'Choose a stored material to feed a creature – Feeding phase',
    );
    expect(prompt(feeding(toad, 1), FEEDING_PHASE)).toBe(
      'Choose what else to feed the Mire toad (2 feeding spaces left) – Feeding phase',
    );
    const peat = { arg: MATERIALS.indexOf('peat') };
    expect(choice('feedCreature', peat, feeding(-1, 0))).toBe('Feed 1 Peat to the Mire toad: gain 2 ideas');
    expect(choice('feedCreature', peat, feeding(toad, 2))).toBe(
      'Feed 1 Peat to the Mire toad: advance 2 steps on the Knowledge track',
    );
    expect(choice('decline.feedCreatures', {}, feeding(-1, 0))).toBe('Feed no creature');
    expect(choice('decline.feedCreatures', {}, feeding(toad, 1))).toBe('Feed the Mire toad no more');
    expect(log({ type: 'fedCreature', creature: toad, material: peat.arg })).toBe(
      'Civilization 1 feeds 1 Peat to the Mire toad.',
    );
    const points = { type: 'scored', n: 3, source: POINT_SOURCES.indexOf('creatures') };
    expect(log(points, 17 * 1024 + toad)).toBe('Civilization 1 scores 3 points from the Mire toad.');
  });
});

test('level-4 tiles say what their module does then', () => {
  const migration = MODULES.indexOf('migration');
  const task: Task = { do: 'takeTile', seat: 0 };
  expect(prompt(task)).toBe('Choose a level-4 module tile – Set-up');
  expect(choice('takeTile', { arg: migration }, task)).toBe(
    'Take the level-4 tile of Migration: take a favor test to perform up to 4 migrations, otherwise 3',
  );
  expect(prompt({ do: 'upgrade', seat: 0, modules: 7, cause: 0 })).toBe(
    'Choose a module to upgrade, one of those for which you have a level-4 tile – Set-up',
  );
  expect(prompt({ do: 'upgrade', seat: 0, modules: 7, cause: GOAL_CAUSE }, GOAL_CAUSE)).toMatch(
    /^Choose a module to upgrade – Goal chip /,
  );
  expect(log({ type: 'tookTile', module: migration })).toBe(
    'Civilization 1 takes the level-4 tile of Migration.',
  );
});

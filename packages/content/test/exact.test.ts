// Representative texts, word for word.
import type { Description, GameEvent, State, Task } from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { before, described, position, rules, say, territory } from './support.js';

const [forest, swamp, hills, water] = ['B.forest', 'C.swamp', 'B.hills', 'D.water'].map(territory) as [
  number,
  number,
  number,
  number,
];
const card = (id: string): number => rules.cards.findIndex(c => c?.id === id);

/** The text of a choice made up for a question. */
const choice = (
  key: string,
  more: Partial<Description>,
  task?: Task,
  change?: (s: State) => void,
): string => {
  const state = task ? before(task) : position();
  change?.(state);
  return say.choice(state, described(key, { ...(task && { task: task.do }), ...more }));
};

describe('choices', () => {
  const route: Task = { do: 'route', seat: 0, left: 3, from: swamp * 16 + 1, at: swamp, settled: [] };
  const born: Task = { do: 'procreate', seat: 0, left: 1, within: -1 };
  const how: Task = {
    do: 'installHow',
    seat: 0,
    card: card('D3'),
    column: 0,
    stage: 4,
    ignored: 5,
    bonus: true,
    again: 'unlessIgnored',
  };

  test('settling says where, the points, the tribe displaced and what becomes of one’s own', () => {
    expect(choice('settle.displace', { arg: forest * 16, displaces: { seat: 1, weak: true } }, route)).toBe(
      'Settle on the fire encampment of Forest B for 1 point, displacing a weak tribe of civilization 2; your tribe becomes weak',
    );
    expect(
      choice('settle.displace', { arg: forest * 16 + 2, displaces: { seat: 0, weak: false } }, born),
    ).toBe(
      'Place a new tribe on an encampment of Forest B, displacing a strong tribe of your own; your tribe becomes weak',
    );
    expect(choice('settle.free', { arg: forest * 16 + 1 }, route)).toBe(
      'Settle on a free encampment of Forest B',
    );
    expect(choice('settle.free', { arg: swamp * 16 }, route)).toBe(
      'Settle on the fire encampment of Swamp C for 2 points, developing it for 1 raw material',
    );
    expect(choice('settle.free', { arg: water * 16 + 10 }, born)).toBe(
      'Place a new tribe on the boat in Water D',
    );
  });

  test('abilities change what settling says', () => {
    const able = (s: State): void => {
      s.seats[0]!.abilities.push(card('B4'), card('D3'), card('B5'));
    };
    expect(
      choice('settle.displace', { arg: forest * 16, displaces: { seat: 1, weak: true } }, route, able),
    ).toBe(
      'Settle on the fire encampment of Forest B for 2 points, displacing a weak tribe of civilization 2',
    );
    expect(choice('settle.free', { arg: swamp * 16 + 1 }, route, able)).toBe(
      'Settle on a free encampment of Swamp C, developing it for 2 raw materials',
    );
  });

  test('moving on and declining say what is left', () => {
    expect(choice('cross', { arg: hills }, route)).toBe('Move on through Hills B (2 migrations left)');
    expect(choice('decline.migrate', {}, { do: 'migrate', seat: 0, left: 1, settled: [] })).toBe(
      'Decline the migration',
    );
    expect(choice('decline.migrate', {}, { do: 'migrate', seat: 0, left: 2, settled: [] })).toBe(
      'Decline the 2 migrations',
    );
  });

  test('tribes are called by strength and ground, and "a" when there are several', () => {
    const at = (place: number): Partial<Description> => ({
      targets: [{ kind: 'spot', id: swamp * 16 + place }],
      cost: [{ place: 0, n: 2 }],
    });
    const wild = (n: number) => (s: State) => {
      s.wild[swamp * 8] = n;
    };
    expect(choice('feed', at(3), undefined, wild(1))).toBe(
      'Feed the strong tribe in the wilderness of Swamp C for 2 food',
    );
    expect(choice('tribe', at(3), undefined, wild(2))).toBe(
      'Migrate with a strong tribe in the wilderness of Swamp C',
    );
    const fire = (s: State): void => {
      s.fire[swamp] = 2;
    };
    expect(choice('save', at(0), undefined, fire)).toBe(
      'Save the weak tribe on the fire encampment of Swamp C by deus ex machina: 1 step back on the Favor of Agera track',
    );
  });

  test('paying for a module names dice, markers and ideas', () => {
    const pay = (first: number, second: number, n: number): string =>
      choice('pay', {
        targets: [first, second].map(id => ({ kind: 'source', id })),
        cost: n > 0 ? [{ place: 2, n }] : [],
      });
    expect(pay(1, 12, 1)).toBe('Pay with die 2 and a focus marker (1 idea)');
    expect(pay(0, 2, 0)).toBe('Pay with dice 1 and 3');
    expect(pay(3, 8, 2)).toBe('Pay with die 4 and planning marker 3 (2 ideas)');
    expect(pay(12, 12, 0)).toBe('Pay with 2 focus markers');
  });

  test('activating says values, level and actions', () => {
    const level = (n: number) => (s: State) => {
      s.seats[0]!.levels.fill(n);
    };
    expect(choice('activate', { arg: 1 }, undefined, level(2))).toBe(
      'Activate Migration II (1 and 3): take a favor test to perform up to 2 migrations, otherwise 1',
    );
    expect(choice('activate', { arg: 0 }, undefined, level(3))).toBe(
      'Activate Research III (1 and 2): gain 2 research cards, or draw 4 cards and keep 2',
    );
    expect(choice('activate', { arg: 15 })).toBe('Activate Endurance (1 and 1): gain 1 Endurance');
    expect(choice('activate', { arg: 21 })).toBe(
      'Activate Sleep (any two dice): gain 1 focus marker, or 2 ideas',
    );
  });

  test('installing a card says stage, cost and points', () => {
    expect(choice('install', { arg: card('A7') })).toBe(
      'Install A7 Map case (invention): reveal 1 site and advance 1 step on the Technology track',
    );
    expect(choice('column', { arg: 4 })).toBe('Install it in column 5, stage 2 (3 points at the end)');
    expect(choice('assume', { arg: 2 }, how)).toBe(
      'Meet the cost of stage 2: return 1 Wood or have 1 settlement, included in the next space; return 1 Stone or have 2 settlements (1 point)',
    );
    expect(choice('ignore', { arg: 3 }, how)).toBe(
      'Ignore cost space 4 and its 3 points: return 1 Oil or have 3 settlements',
    );
    expect(choice('ignore.none', { arg: 5 }, how)).toBe(
      'Ignore no cost space; another building card may follow',
    );
    expect(choice('cover', { arg: 3, targets: [0, 1].map(id => ({ kind: 'costSpace', id })) }, how)).toBe(
      'Meet cost spaces 1 and 2 with settlements; return 1 Oil',
    );
  });

  test('advancing says the bonuses of the lines', () => {
    const far = (s: State): void => {
      s.seats[0]!.tracks[4] = 3;
      s.seats[0]!.tracks[0] = 11;
    };
    const any: Task = { do: 'anyTrack', seat: 0, n: 2 };
    expect(choice('track', { arg: 4 }, any, far)).toBe(
      'Advance 2 steps on the Culture track, to space 5; line 2: either advance 1 step on the Favor of Agera track or perform the action of 1 income chip',
    );
    expect(choice('track', { arg: 0 }, any, far)).toBe(
      'Advance 2 steps on the Technology track, to space 12; line 6: gain 3 points; 2 points for steps beyond the end',
    );
  });

  test('chips', () => {
    expect(choice('income', { arg: 7, effects: rules.chips[7]! })).toBe(
      'Use income chip Hunters: take a favor test to gain 4 food',
    );
    expect(choice('incomePoint', { arg: 7 })).toBe('Take 1 point instead of using income chip Hunters');
    expect(choice('attribute', { arg: 4, cost: [{ place: 6, n: 1 }] })).toBe(
      'Take attribute chip Gentle civilization for 1 Calm. Whenever you strengthen a tribe: gain 1 food',
    );
    expect(choice('activity.console', { arg: 1023 })).toBe(
      "Perform the console's activity: pay 1 money to advance 1 step on any progress track",
    );
  });

  test('starting marker cards', () => {
    expect(choice('keepMarkers', { arg: 3 })).toBe(
      'Keep the starting marker card Craftsmen: 3 food, 2 money, 1 focus marker, 1 Dexterity, and 1 Calm',
    );
  });
});

describe('prompts', () => {
  const prompt = (task: Task, cause: number): string =>
    say.prompt(before(task), { seat: 0, task: task.do, cause });
  const MODULE = 2 * 1024;

  test('say what is asked, what is left and why', () => {
    expect(prompt({ do: 'migrate', seat: 0, left: 2, settled: [] }, MODULE + 1)).toBe(
      'Choose a tribe to migrate (2 migrations left) - Migration module',
    );
    expect(prompt({ do: 'upgrade', seat: 0, modules: 1 }, 8 * 1024 + 4 * 8 + 2)).toBe(
      'Choose a module to upgrade - Line 3 of the Culture track',
    );
    expect(prompt({ do: 'pay', seat: 0, module: 1 }, MODULE + 1)).toBe(
      'Choose two dice or markers for the values 1 and 3 - Migration module',
    );
    expect(prompt({ do: 'strengthen', seat: 0, left: 1 }, 4 * 1024 + card('A9'))).toBe(
      'Choose a weak tribe to strengthen - Card A9 Plough',
    );
    expect(prompt({ do: 'gainMarkers', seat: 0, place: 16, left: 2 }, 6 * 1024 + 4)).toBe(
      'Your supply is empty: return a marker for 2 Wood, or forgo them - Income chip Wood pile',
    );
  });
});

describe('the log', () => {
  const log = (event: object, cause: number, state?: State): string =>
    say.event({ seat: 0, audience: -1, cause, ...event } as GameEvent, state);

  test('names what set things off', () => {
    expect(log({ type: 'gained', place: 2, n: 3 }, 2 * 1024 + 11)).toBe(
      'Civilization 1 gains 3 ideas from Insight.',
    );
    expect(log({ type: 'advanced', track: 2, n: 1 }, 4 * 1024 + card('C4'))).toBe(
      'Civilization 1 advances 1 step on the Knowledge track from card C4 Census.',
    );
    expect(log({ type: 'scored', n: 2, source: 15 }, 5 * 1024 + card('E3'))).toBe(
      'Civilization 1 scores 2 points from the ability of achievement card E3 Great song.',
    );
    expect(log({ type: 'paid', place: 0, n: 1 }, 9 * 1024)).toBe(
      'Civilization 1 loses 1 food to the weather.',
    );
    expect(log({ type: 'paid', place: 0, n: 1 }, 1024 + 6)).toBe(
      'Civilization 1 pays 1 food in the Feeding phase.',
    );
    expect(log({ type: 'tested', passed: true, ideas: 2 }, 6 * 1024 + 7)).toBe(
      'Civilization 1 passes the favor test for income chip Hunters by spending 2 ideas.',
    );
  });

  test('keeps unseen cards unseen', () => {
    expect(log({ type: 'kept', cards: [-3] }, 2 * 1024)).toBe(
      'Civilization 1 takes an unseen insight card into hand (Research module).',
    );
    expect(log({ type: 'drew', cards: [-3, card('A1'), -3] }, 2 * 1024)).toBe(
      'Civilization 1 draws A1 Lever and 2 unseen insight cards (Research module).',
    );
  });

  test('tells of the continent', () => {
    expect(
      log(
        { type: 'settled', territory: forest, encampment: 0, from: swamp * 16 + 3, weak: true },
        2 * 1024 + 1,
      ),
    ).toBe(
      'Civilization 1 moves a tribe from Swamp C to settle on the fire encampment of Forest B, weakened (Migration module).',
    );
    expect(log({ type: 'displaced', owner: 1, territory: forest, weak: false }, 2 * 1024 + 1)).toBe(
      'Civilization 1 displaces a strong tribe of civilization 2 into the wilderness of Forest B.',
    );
    expect(log({ type: 'explored', site: 0, tile: 6 }, 4 * 1024 + card('A7'))).toBe(
      'Civilization 1 reveals Cave 1 (Card A7 Map case).',
    );
  });

  test('tells of the course of the game', () => {
    const state = position(2);
    state.seats.forEach((me, seat) => {
      me.score = 100 + seat;
    });
    expect(log({ type: 'phase', era: 2, phase: 6, seat: -1 }, 0)).toBe('Era 2, phase 6: Feeding phase.');
    expect(log({ type: 'weather', weather: 0, beyond: true, seat: -1 }, 9 * 1024)).toBe(
      'The weather goes beyond Hot. For everyone: lose 1 tribe.',
    );
    expect(log({ type: 'event', event: 3, seats: 3, seat: -1 }, 10 * 1024 + 3)).toBe(
      'Event F4 Meteorite rewards civilization 1 and civilization 2.',
    );
    expect(log({ type: 'ended', places: [1, 0], seat: -1 }, 0, state)).toBe(
      'The game is over: 1. civilization 2 with 101 points, 2. civilization 1 with 100 points.',
    );
  });
});

test('entries of the pack', () => {
  expect(say.eventCard(3)).toBe(
    'F4 Meteorite: the weather moves 1 step towards Hot. Reward for all with the most farms: return 1 farm, then gain 6 points',
  );
  expect(say.goal(4)).toBe('Two mountains: have at least 2 Mountains territories with own tribes');
  expect(say.goal(12)).toBe('Give wood: return 1 Wood');
  expect(say.income(33)).toBe('Nets (starting income): gain 1 food and 1 idea');
  expect(say.attribute(0)).toBe(
    'Hardy civilization: have 3 Endurance and return 1. Glaciers do not harm you in the Site phase',
  );
  expect(say.cost(card('D8'), 4)).toBe('Have 3 settlements');
  expect(say.ability(card('C14'))).toBe(
    'Activity: pay 1 idea and 1 food to advance 1 step on the Favor of Agera track',
  );
  expect(say.card(card('A9'))).toBe(
    [
      'A9 Plough, invention card',
      'Cost, stage by stage: return 1 Wood; return 1 Stone (1 point); no cost; have 2 Endurance (1 point); return 1 Iron Ore (2 points)',
      'Bonus: gain 2 food and strengthen 1 weak tribe',
      'Each of your tribes in Grassland needs 1 food less',
    ].join('\n'),
  );
});

test('reasons', () => {
  expect(say.reason({ code: 'needIdeas', facts: { need: 3, have: 1 } })).toBe(
    'This needs 3 ideas to change dice; you have 1.',
  );
  expect(say.reason({ code: 'needFeature', facts: { what: 2, need: 2, have: 0 } })).toBe(
    'This needs 2 Calm; you have 0.',
  );
  expect(say.reason({ code: 'tooManyDice', facts: { dice: 5 } })).toBe(
    'You have 5 dice on your dice spaces, too many for a Reset.',
  );
});

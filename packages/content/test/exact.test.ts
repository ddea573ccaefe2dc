// Representative texts, word for word.
import {
  CHIP_SLOT,
  type Description,
  FOOD,
  type GameEvent,
  IDEA,
  MATERIALS,
  MODULES,
  MONEY,
  type Module,
  MUSHROOM_VALLEY,
  NOTCH,
  ONE_GOAL,
  RAW,
  STORED,
  type State,
  type Task,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { seatOf } from '../../engine/test/support/seats.js';
import { bitsOf } from '../src/facts/spots.js';
import type { ChoosingModule } from '../src/texts.js';
import { before, described, give, position, put, rules, say, territory } from './support.js';

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
      'Settle on the fire encampment of Forest B for 1 point, displacing a weak tribe of civilization 2 into the wilderness; the migrating tribe becomes weak',
    );
    expect(
      choice('settle.displace', { arg: forest * 16 + 2, displaces: { seat: 0, weak: false } }, born),
    ).toBe(
      'Place a new tribe on an encampment of Forest B, displacing a strong tribe of your own into the wilderness; the new tribe becomes weak',
    );
    expect(choice('settle.free', { arg: forest * 16 + 1 }, route)).toBe(
      'Settle on a free encampment of Forest B',
    );
    expect(choice('settle.free', { arg: swamp * 16 }, route)).toBe(
      'Settle on the fire encampment of Swamp C for 2 points, developing it and gaining 1 raw material',
    );
    expect(choice('settle.free', { arg: water * 16 + 10 }, born)).toBe(
      'Place a new tribe on the boat in Water D',
    );
  });

  test('abilities change what settling says', () => {
    const able = (s: State): void => {
      const me = seatOf(s, 0);
      me.abilities = ['B4', 'D3', 'B5'].map(card);
      me.hooks = -1;
    };
    expect(
      choice('settle.displace', { arg: forest * 16, displaces: { seat: 1, weak: true } }, route, able),
    ).toBe(
      'Settle on the fire encampment of Forest B for 2 points, displacing a weak tribe of civilization 2 into the wilderness',
    );
    expect(choice('settle.free', { arg: swamp * 16 + 1 }, route, able)).toBe(
      'Settle on a free encampment of Swamp C, developing it and gaining 2 raw materials',
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
      s.wild = put(s.wild, swamp * 8, n);
    };
    expect(choice('feed', at(3), undefined, wild(1))).toBe(
      'Feed the strong tribe in the wilderness of Swamp C for 2 food',
    );
    expect(choice('tribe', at(3), undefined, wild(2))).toBe(
      'Migrate with a strong tribe in the wilderness of Swamp C',
    );
    const fire = (s: State): void => {
      s.fire = put(s.fire, swamp, 2);
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
      seatOf(s, 0).levels = s.seats[0]!.levels.map(() => n);
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
      seatOf(s, 0).tracks = [11, 0, 0, 0, 3];
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

  const transport: Extract<Task, { do: 'transport' }> = {
    do: 'transport',
    seat: 0,
    left: 99,
    within: -1,
    boatsAnywhere: false,
    anySpace: 2,
    optional: true,
  };
  const jade = MATERIALS.indexOf('jade');
  const one = (place: number, n = 1): { place: number; n: number }[] => [{ place, n }];

  test('producing and transporting name materials, boats and free spaces', () => {
    const state = position();
    const raw = say.name.material(state.material[forest]!);
    expect(choice('produce', { arg: forest, gain: one(RAW + forest) })).toBe(
      `Produce 1 raw ${raw} in Forest B`,
    );
    expect(choice('produce', { arg: water, gain: one(NOTCH) })).toBe(
      'Produce 1 raw material on the boat in Water D',
    );
    expect(choice('transport', { arg: forest, gain: one(STORED + state.material[forest]!) })).toBe(
      `Transport 1 ${raw} from Forest B to your storage`,
    );
    expect(choice('transportAs', { arg: water * 18 + jade }, transport)).toBe(
      'Transport the raw material on the boat in Water D to your storage as Jade',
    );
    expect(choice('transportAny', { arg: forest }, transport)).toBe(
      `Transport 1 raw ${raw} from Forest B to any other storage space (one of 2 that may go anywhere)`,
    );
    const any = (developed: number, more: Partial<typeof transport>): string =>
      choice('transportAny', { arg: water }, { ...transport, ...more }, s => {
        s.developed = developed;
      });
    expect(any(-1, { anySpace: 1 })).toBe(
      'Transport the raw material on the boat in Water D to any other storage space (the last that may go anywhere)',
    );
    expect(any(0, {})).toBe(
      'Transport the raw material on the boat in Water D to any storage space (one of 2 that may go anywhere)',
    );
    expect(any(-1, { boatsAnywhere: true })).toBe(
      'Transport the raw material on the boat in Water D to any storage space',
    );
    const more = (s: State): void => give(s, 0, RAW + forest, 2);
    expect(choice('transportAll', {}, transport, more)).toBe(
      'Transport all raw materials on land: 3 Wood and 1 Papyrus',
    );
  });

  test('Hidden grottoes produce and transport, a laden boat the other way round', () => {
    const raw = say.name.material(position().material[forest]!);
    expect(choice('grotto', { arg: forest })).toBe(
      `Produce 1 raw ${raw} in Forest B and transport 1 from there`,
    );
    const boat =
      (laden: boolean, developed: boolean) =>
      (s: State): void => {
        seatOf(s, 0).boats = [water, 1, 0, -1, 0, 0];
        seatOf(s, 0).markers = put(s.seats[0]!.markers, NOTCH, laden ? 1 : 0);
        s.developed = developed ? -1 : 0;
      };
    expect(choice('grotto', { arg: water }, undefined, boat(true, true))).toBe(
      'Transport the raw material on the boat in Water D and produce a new one there',
    );
    expect(choice('grotto', { arg: water }, undefined, boat(false, true))).toBe(
      'Produce 1 raw material on the boat in Water D and transport it',
    );
    expect(choice('grotto', { arg: water }, undefined, boat(false, false))).toBe(
      'Produce 1 raw material on the boat in Water D',
    );
  });

  test('hunts and lucky finds say what each value brings', () => {
    expect(choice('hunt', { arg: water })).toBe(
      'Hunt in Water D: 2, 3, 4, 5, 4, and 3 food for the values 1 to 6',
    );
    const valley = (s: State): void => {
      const site = bitsOf(s.land.sitesOf[water]!)[0]!;
      s.revealed = 1 << site;
      s.sites = put(
        s.sites,
        site,
        rules.sites.findIndex(({ kind }) => kind === MUSHROOM_VALLEY),
      );
    };
    expect(choice('hunt', { arg: water }, undefined, valley)).toBe(
      'Hunt in Water D: 3, 4, 5, 6, 5, and 4 food for the values 1 to 6',
    );
    expect(choice('dieValue.hunt', { arg: 4, cost: one(IDEA), gain: one(FOOD, 5) })).toBe(
      'Take 4 as the value for 1 idea: 5 food',
    );
    expect(choice('dieValue.hunt', { arg: 1 })).toBe('Take 1 as the value: no food');
    expect(choice('findType', { arg: 5 })).toBe(
      'Make a lucky find in Mountains: Stone for 1 or 2, Iron Ore for 3 or 4, Jade for 5 or 6',
    );
    expect(choice('dieValue.find', { arg: 6, cost: one(IDEA, 2), gain: one(STORED + jade) })).toBe(
      'Take 6 as the value for 2 ideas: store 1 Jade',
    );
  });

  test('exploring names the sites', () => {
    const only = (n: number) => (s: State) => {
      s.revealed = ~bitsOf(s.land.sitesOf[forest]!)
        .slice(0, n)
        .reduce((mask, site) => mask | (1 << site), 0);
    };
    const sites = bitsOf(position().land.sitesOf[forest]!).map(site => site + 1);
    expect(choice('explore', { arg: forest }, undefined, only(2))).toBe(
      `Explore around Forest B: reveal sites ${sites[0]} and ${sites[1]}`,
    );
    expect(choice('explore', { arg: forest }, undefined, only(1))).toBe(
      `Explore around Forest B: reveal site ${sites[0]}`,
    );
    expect(choice('explore', { arg: forest }, undefined, only(0))).toBe(
      'Explore around Forest B: no site there is face down',
    );
  });

  test('building says cost and reward', () => {
    expect(choice('farm', { arg: forest, gain: one(IDEA) })).toBe(
      'Build a farm in Forest B, then gain 1 idea',
    );
    expect(choice('boat', { arg: water })).toBe(
      'Build a boat with 1 raw material on it in Water D; a strong tribe beside it may board',
    );
    expect(choice('statue', { arg: 2 * 18 + jade })).toBe(
      'Build a statue of Jade on Building ground 2, then 1 step on any track',
    );
    const cost = [...one(STORED), ...one(STORED + 3)];
    expect(choice('settlement', { arg: 0, cost })).toBe(
      'Build a settlement on the Building ground in Water A for 1 Wood and 1 Papyrus: gain an income chip, uncover 1 diamond',
    );
    const last = (s: State): void => {
      seatOf(s, 0).settlements = [1, 2, 3, -1];
    };
    expect(choice('settlement', { arg: 4 + 3, cost }, undefined, last)).toBe(
      'Build a settlement on Building ground 1 for 1 Wood and 1 Papyrus: gain an income chip, flip a stage tile to active, uncover 3 diamonds',
    );
    expect(
      choice(
        'board',
        { targets: [{ kind: 'spot', id: swamp * 16 + 3 }] },
        { do: 'board', seat: 0, territory: water },
        s => {
          s.wild = put(s.wild, swamp * 8, 1);
        },
      ),
    ).toBe('Move the strong tribe in the wilderness of Swamp C onto the boat in Water D');
  });

  test('goal chips say cost, bonus and stage', () => {
    const goals =
      (...pile: number[]) =>
      (s: State): void => {
        seatOf(s, 0).goals = [pile, [], []];
      };
    expect(choice('installGoal', { cost: one(STORED) }, undefined, goals(12))).toBe(
      'Install goal chip Give wood for 1 Wood, then upgrade a main module',
    );
    expect(choice('installGoal', {}, undefined, goals(12, 4))).toBe(
      'Install goal chip Two mountains, which uncovers goal chip Give wood: return 1 Wood',
    );
    const slot: Task = { do: 'installGoal', seat: 0, space: 0, column: 4 };
    const single = (s: State): void => {
      seatOf(s, 0).columns = put(s.seats[0]!.columns, 4, [ONE_GOAL, CHIP_SLOT]);
    };
    expect(choice('goalSlot.beside', {}, slot, single)).toBe(
      'Install it beside the single goal chip in stage 2 (3 points at the end)',
    );
    expect(choice('goalSlot.top', { arg: 1 }, slot, single)).toBe(
      'Install it on top of the column in stage 4 (7 points at the end once its tile is active)',
    );
  });

  test('planning, dice and features', () => {
    expect(choice('planOn', { arg: 3, gain: one(13, 3) })).toBe('Place 3 planning markers on dice space 4');
    expect(choice('gainDie.activation', {})).toBe('Gain 1 activation die from the display and roll it');
    expect(choice('gainDie.fate.from', { arg: 8 + 2 })).toBe(
      'Take 1 fate die from civilization 2, who has the most',
    );
    const ask: Task = { do: 'giveDie', seat: 0, to: 2 };
    expect(choice('giveDie', { arg: 3 }, ask)).toBe('Give a die of 4 to civilization 3');
    expect(choice('giveDie.used', { arg: 6 }, ask)).toBe('Give a used die to civilization 3');
    expect(choice('mutate', { cost: one(6), gain: one(9) })).toBe('Turn 1 Calm into 1 Vision');
  });

  test('trading says the price', () => {
    expect(choice('sell', { arg: 2, gain: one(MONEY, 3) })).toBe('Sell Oil for 3 money');
    expect(choice('sellPoints', { arg: 2 })).toBe('Sell Oil for 2 points');
    expect(choice('buy', { arg: 16, cost: one(MONEY, 4) })).toBe(
      'Buy Salt for 4 money (not yet found on the continent)',
    );
    const found = (state: State): void => {
      state.developed |= 1 << state.material.indexOf(16);
    };
    expect(choice('buy', { arg: 16, cost: one(MONEY, 2) }, undefined, found)).toBe('Buy Salt for 2 money');
  });

  test('options say what their level brings', () => {
    const option = (module: ChoosingModule, n: 0 | 1, level: number): string =>
      choice(`option.${module}.${n}`, {}, { do: module, seat: 0, level });
    expect(option('sustenance', 0, 4)).toBe('Perform up to 2 hunts whether or not hunting tokens lie there');
    expect(option('exploration', 0, 3)).toBe(
      'Reveal all sites beside one of your territories plus 1 anywhere and gain 4 points',
    );
    expect(option('building', 0, 2)).toBe('Complete up to 2 building projects of the same kind');
    expect(option('building', 1, 3)).toBe(
      'Install 1 building card and ignore a cost space, or up to 2 and ignore none',
    );
    expect(option('planning', 0, 3)).toBe('Install 1 goal chip and gain 1 goal chip in any order');
    expect(option('planning', 1, 4)).toBe('Gain 1 idea and place 3 planning markers on one dice space');
    expect(option('achievement', 0, 1)).toBe('Gain 1 activation die or 1 fate die');
    expect(option('mutation', 0, 4)).toBe('Move up to 3 feature markers to other features');
    expect(option('invention', 0, 4)).toBe(
      'Perform up to 2 actions of income chips installed or in the display',
    );
    const produced = { do: 'production', seat: 0, left: 0, produced: true } as const;
    expect(choice('option.production.1', {}, { ...produced, transport: 1, test: true })).toBe(
      'Take a favor test to transport 1 raw material',
    );
    expect(choice('option.production.1', {}, { ...produced, transport: 4, test: false })).toBe(
      'Transport up to 4 raw materials',
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
      'Choose a tribe to migrate (2 migrations left) – Migration module',
    );
    expect(prompt({ do: 'upgrade', seat: 0, modules: 1 }, 8 * 1024 + 4 * 8 + 2)).toBe(
      'Choose a module to upgrade – Line 3 of the Culture track',
    );
    expect(prompt({ do: 'pay', seat: 0, module: 1 }, MODULE + 1)).toBe(
      'Choose two dice or markers for the values 1 and 3 – Migration module',
    );
    expect(prompt({ do: 'strengthen', seat: 0, left: 1 }, 4 * 1024 + card('A9'))).toBe(
      'Choose a weak tribe to strengthen – Card A9 Plough',
    );
    expect(prompt({ do: 'gainMarkers', seat: 0, place: 16, left: 2 }, 6 * 1024 + 4)).toBe(
      'Your supply is empty: return a marker for 2 Wood, or forgo them – Income chip Wood pile',
    );
    expect(prompt({ do: 'huntRoll', seat: 0, territory: water, dice: [2, 5] }, MODULE + 6)).toBe(
      'You rolled 2 and 5: choose the value of your hunt in Water D – Sustenance module',
    );
    expect(prompt({ do: 'upgrade', seat: 0, modules: 1 }, 15 * 1024 + 12)).toBe(
      'Choose a module to upgrade – Goal chip Give wood',
    );
  });

  test('say what a trade, a transport and building projects have left', () => {
    const trade = (sales: number, purchases: number, openMoney: number, openPoints: number): string =>
      prompt({ do: 'trade', seat: 0, sales, purchases, openMoney, openPoints }, MODULE + 12);
    expect(trade(2, 1, 0, 0)).toBe('Choose what to sell or buy (2 Sales and 1 Purchase left) – Trade module');
    expect(trade(0, 1, 0, 1)).toBe(
      'Choose what to sell or buy (1 more for points in this Sale; 1 Purchase left) – Trade module',
    );
    expect(trade(1, 1, 0, 2)).toBe(
      'Choose what to sell or buy (2 more for points in these Sales; 1 Sale and 1 Purchase left) – Trade module',
    );
    expect(trade(0, 0, 1, 0)).toBe('Choose what to sell (1 more for money in this Sale) – Trade module');
    expect(trade(0, 2, 0, 0)).toBe('Choose what to buy (2 Purchases left) – Trade module');
    const transport = (left: number): string =>
      prompt(
        {
          do: 'transport',
          seat: 0,
          left,
          within: -1,
          boatsAnywhere: false,
          anySpace: 0,
          optional: true,
        },
        MODULE + 3,
      );
    expect(transport(3)).toBe('Choose a raw material to transport (up to 3) – Transport module');
    expect(transport(99)).toBe('Choose a raw material to transport, as many as you like – Transport module');
    const stored = (territory: number): string =>
      prompt({ do: 'storeAnywhere', seat: 0, territory, spaces: -1 }, MODULE + 3);
    expect(stored(forest)).toBe(
      'Choose a storage space for the raw material from Forest B – Transport module',
    );
    expect(stored(water)).toBe(
      'Choose a storage space for the raw material on the boat in Water D – Transport module',
    );
    const build = { do: 'build', seat: 0, same: true, limit: 2 } as const;
    expect(prompt({ ...build, left: 2, only: 'any', optional: false }, MODULE + 13)).toBe(
      'Choose a building project (up to 2) – Building module',
    );
    expect(prompt({ ...build, left: 1, only: 'farm', optional: true }, MODULE + 13)).toBe(
      'Choose where to build another farm – Building module',
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
    expect(log({ type: 'gained', place: 6, n: 1 }, 2 * 1024 + 17)).toBe('Civilization 1 gains 1 Calm.');
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

  test('tells what is lost', () => {
    expect(log({ type: 'favor', n: 1, lost: 2 }, 6 * 1024 + 7)).toBe(
      'Civilization 1 advances 1 step on the Favor of Agera track from income chip Hunters; 2 steps beyond its end are lost.',
    );
    const bonus = rules.cards[card('C12')]!.bonus;
    expect(log({ type: 'lapsed', list: bonus, at: 0 }, 4 * 1024 + card('C12'))).toBe(
      'Civilization 1 cannot use what comes from card C12 Sacrifice: advance 1 step on the Favor of Agera track.',
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

  test('tells of production, hunts, buildings, dice and trade', () => {
    const MODULE = 2 * 1024;
    expect(log({ type: 'gained', place: NOTCH + 1, n: 1 }, MODULE + 10)).toBe(
      'Civilization 1 produces 1 raw material on a boat.',
    );
    expect(log({ type: 'gained', place: STORED + 2, n: 1 }, MODULE + 2)).toBe(
      'Civilization 1 makes a lucky find: 1 Oil.',
    );
    const state = position();
    const raw = state.material[forest]!;
    expect(log({ type: 'transported', territory: forest, material: raw }, MODULE + 3, state)).toBe(
      `Civilization 1 transports ${say.name.material(raw)} from Forest B to storage.`,
    );
    expect(log({ type: 'transported', territory: forest, material: 14 }, MODULE + 3, state)).toBe(
      `Civilization 1 transports ${say.name.material(raw)} from Forest B, stored as Jade.`,
    );
    expect(log({ type: 'transported', territory: water, material: 14 }, MODULE + 3)).toBe(
      'Civilization 1 transports a raw material from the boat in Water D, stored as Jade.',
    );
    expect(log({ type: 'hunted', territory: water, value: 4, food: 5 }, MODULE + 6)).toBe(
      'Civilization 1 hunts in Water D with a 4, worth 5 food.',
    );
    expect(log({ type: 'built', project: 'boat', at: water }, MODULE + 13)).toBe(
      'Civilization 1 builds a boat in Water D.',
    );
    expect(log({ type: 'built', project: 'statue', at: 0 }, MODULE + 13)).toBe(
      'Civilization 1 builds a statue on the Building ground in Water A.',
    );
    expect(log({ type: 'tookDie', kind: 'activation', from: 1 }, MODULE + 14)).toBe(
      'Civilization 1 takes an activation die from civilization 2.',
    );
    expect(log({ type: 'rolled', dice: 'activation', values: [4] }, MODULE + 14)).toBe(
      'Civilization 1 rolls 4 with the new die.',
    );
    expect(log({ type: 'rolled', dice: 'activation', values: [2, 4] }, 3 * 1024)).toBe(
      'Civilization 1 rolls 2 and 4.',
    );
    expect(log({ type: 'mutated', from: 2, to: 5 }, MODULE + 8)).toBe(
      'Civilization 1 turns 1 Calm into 1 Vision (Mutation module).',
    );
    expect(log({ type: 'sold', material: 2 }, MODULE + 12)).toBe('Civilization 1 sells 1 Oil.');
    expect(log({ type: 'bought', material: 16 }, MODULE + 12)).toBe('Civilization 1 buys 1 Salt.');
    expect(log({ type: 'installed', slot: ONE_GOAL, column: 2, stage: 1 }, 15 * 1024 + 12)).toBe(
      'Civilization 1 installs goal chip Give wood in column 3, stage 1.',
    );
    expect(log({ type: 'paid', place: STORED, n: 1 }, 15 * 1024 + 12)).toBe(
      'Civilization 1 pays 1 Wood for goal chip Give wood.',
    );
  });

  test('tells of the course of the game', () => {
    const state = position(2);
    for (let seat = 0; seat < 2; seat++) seatOf(state, seat).score = 100 + seat;
    expect(log({ type: 'phase', era: 2, phase: 6, seat: -1 }, 0)).toBe('Era 2, phase 6: Feeding phase.');
    expect(log({ type: 'weather', weather: 0, beyond: true, seat: -1 }, 9 * 1024)).toBe(
      'The weather goes beyond Hot. For everyone: lose 1 tribe.',
    );
    expect(log({ type: 'event', event: 3, seats: 3, met: 3, counts: [2, 2], seat: -1 }, 10 * 1024 + 3)).toBe(
      'Event F4 Meteorite rewards civilization 1 and civilization 2 (civilization 1: 2, civilization 2: 2).',
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
  expect(say.goal(4)).toBe('Two mountains: have at least 2 Mountains territories with your tribes');
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
      'Instant bonus: gain 2 food and strengthen 1 weak tribe',
      'Each of your tribes in Grassland needs 1 food less',
    ].join('\n'),
  );
});

test('modules, level by level', () => {
  const module = (name: Module): string[] =>
    [1, 2, 3, 4].map(level => say.module(MODULES.indexOf(name), level));
  expect(module('transport')).toEqual([
    'Transport up to 3 raw materials',
    'Transport up to 6 raw materials',
    'Transport any number of raw materials, those on boats to any storage space',
    'Transport any number of raw materials, up to 3 of them to any storage space',
  ]);
  expect(module('activity')).toEqual([
    'Perform 1 activity',
    'Perform up to 2 different activities',
    'Perform up to 2 activities',
    'Gain 2 money and perform up to 2 activities, in any order',
  ]);
  expect(module('production')[0]).toBe(
    'Produce up to 2 raw materials; before or after that take a favor test to transport 1 raw material',
  );
  expect(module('production')[3]).toBe(
    'Produce up to 6 raw materials; before or after that transport up to 4 raw materials',
  );
  expect(module('trade')[0]).toBe('Perform 1 Sale (1 material for money and 1 for points) and 1 Purchase');
  expect(module('trade')[2]).toBe(
    'Gain 2 money, then perform up to 2 Sales (each 1 material for money and 1 for points) and up to 2 Purchases',
  );
  expect(module('sustenance')[1]).toBe('Perform 1 hunt, or strengthen up to 3 weak tribes');
  expect(module('achievement')[3]).toBe(
    'Gain up to 2 dice of either kind, or install up to 2 achievement cards and ignore a cost space of each',
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
  expect(say.reason({ code: 'needMoney', facts: { need: 2, have: 1 } })).toBe(
    'This needs 2 money to buy a material; you have 1.',
  );
  expect(say.reason({ code: 'goalUnmet', facts: { goal: 4, need: 2, have: 1 } })).toBe(
    'For goal chip Two mountains you must have at least 2 Mountains territories with your tribes; now it is 1.',
  );
  expect(
    say.reason({ code: 'needStatueMaterial', facts: { ground: 1, materials: (1 << 5) | (1 << 14) } }),
  ).toBe('A statue on Building ground 1 needs stored Gold or Jade.');
  expect(say.reason({ code: 'noTribeAtGround', facts: { ground: 0 } })).toBe(
    'You have no boat with a tribe at the Building ground in Water A.',
  );
  expect(say.reason({ code: 'farmThere', facts: { territory: forest, seat: 1 } })).toBe(
    'There is already a farm of civilization 2 in Forest B.',
  );
  const some = { modules: (1 << 1) | (1 << 3) };
  expect(say.reason({ code: 'otherModules', facts: some })).toBe(
    'Only Migration or Transport can be upgraded now.',
  );
  expect(say.reason({ code: 'otherModules', facts: { modules: (1 << 15) - 1 } })).toBe(
    'Only main modules can be upgraded.',
  );
  expect(say.reason({ code: 'keptOfType', facts: { type: 0 } })).toBe(
    'You keep one card of each type, and have kept an invention card already.',
  );
});

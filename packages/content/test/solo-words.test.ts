// Games against V.I.C.I, word for word.
import { gameTexts, seatNames } from '@civolution/content';
import {
  CATEGORIES,
  type Category,
  cardNumber,
  type GameEvent,
  POINT_SOURCES,
  type PointSource,
  type Setup,
  type State,
  type Task,
  TERRITORY_TYPES,
  type TerritoryType,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { before, game, rules, territory } from './support.js';

const SOLO: Setup = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
};
const say = gameTexts('en', rules, seatNames(SOLO));
const AUTOMA = 1;
const VICI_CARD = 18 * 1024;
const FEEDING_PHASE = 1024 + 6;
const CATEGORY_CAUSE = 14 * 1024;

const type = (name: TerritoryType): number => TERRITORY_TYPES.indexOf(name);
const mask = (...keys: readonly string[]): number =>
  keys.reduce((all, key) => all | (1 << territory(key)), 0);

/** A line of the log about V.I.C.I, during its third action card. */
const log = (event: object, state?: State, cause = VICI_CARD + 2): string =>
  say.event({ seat: AUTOMA, audience: -1, cause, ...event } as GameEvent, state);

const prompt = (task: Task, cause = 0): string => say.prompt(before(task), { seat: 0, task: task.do, cause });

test('the automa has a name, people keep theirs', () => {
  expect(seatNames(SOLO)).toEqual([undefined, 'V.I.C.I']);
  expect(seatNames(SOLO, ['Anna'])).toEqual(['Anna', 'V.I.C.I']);
  const { solo: _, ...together } = SOLO;
  expect(seatNames(together, ['Anna'])).toEqual(['Anna']);
  expect(say.name.seat(0)).toBe('civilization 1');
  expect(log({ type: 'turn' })).toBe('It is the turn of V.I.C.I.');
});

describe('V.I.C.I turns up cards', () => {
  const turned = (card: number, half: number, blue: number, red: number, state?: State): string =>
    log({ type: 'actionCard', card, half, blue, red }, state);

  test('and the reset icons are counted', () => {
    expect(turned(2, 0, 3, 2)).toBe(
      'V.I.C.I turns up action card 3 (blue half). Reset icons on the open cards: 3 blue, 2 red.',
    );
    expect(turned(2, 1, 5, 4)).toBe(
      'V.I.C.I turns up action card 3 (red half). Reset icons on the open cards: 5 blue, 4 red, enough for a Reset.',
    );
    expect(log({ type: 'reset', space: 2 }, game.create(SOLO, 'words'))).toBe(
      'V.I.C.I does a Reset; the phase indicator is on reset space 2 of 5.',
    );
    expect(log({ type: 'cardsDiscarded', n: 4 })).toBe(
      'V.I.C.I discards the 4 action cards it has turned up.',
    );
    expect(log({ type: 'reshuffled', n: 13 })).toBe(
      'V.I.C.I shuffles its 13 discarded action cards into a new stack.',
    );
  });

  test('that say all by themselves, unless they only mean a Reset', () => {
    const says = " It says: Perform the action of this era's scoring category 2 times and gain 3 points.";
    expect(turned(11, 1, 1, 0)).toContain(says);
    const challenge = game.create({ ...SOLO, solo: { level: 'expert', challenge: true } }, 'words');
    expect(turned(11, 1, 4, 4)).not.toContain('It says');
    expect(turned(11, 1, 4, 4, challenge)).toContain(says);
  });

  test('that speak of scoring tiles', () => {
    const categories = (meant: string, ...names: Category[]): string =>
      log({ type: 'categories', meant, categories: names.map(name => CATEGORIES.indexOf(name)) });
    expect(categories('thisEra', 'culture')).toBe("This era's scoring category is Culture.");
    expect(categories('nextEra', 'evolution')).toBe("The next era's scoring category is Evolution.");
    expect(categories('era4', 'construction')).toBe("Era 4's scoring category is Construction.");
    expect(categories('finalTiles', 'prestige', 'prosperity', 'population')).toBe(
      'The categories of the final scoring tiles are Prestige, Prosperity, and Population.',
    );
  });

  test('and rolls for their rows and for displays', () => {
    const rolled = (about: string): string => log({ type: 'consulted', value: 3, about });
    expect(log({ type: 'row', card: 2, half: 1, value: 3 })).toBe(
      'V.I.C.I rolls 3 for action card 3: advance 1 step on the Construction track and gain 3 points.',
    );
    expect(log({ type: 'nobodyToSpare' })).toBe(
      'V.I.C.I has no territory with 2 or more tribes, at least 1 of them strong, so it procreates first.',
    );
    expect(rolled('goal')).toBe(
      'V.I.C.I rolls 3 for the goal chip display (1–4 from the top, 5 and 6 none).',
    );
    expect(rolled('income')).toBe(
      'V.I.C.I rolls 3 for the income chip display (1–2 top, 3–4 middle, 5–6 bottom).',
    );
    expect(log({ type: 'removed', what: 'goal', id: 12 })).toBe(
      'V.I.C.I removes goal chip Give wood from the game.',
    );
    expect(log({ type: 'removed', what: 'card', id: cardNumber('A9') })).toBe(
      'V.I.C.I removes card A9 Plough from the game.',
    );
    expect(log({ type: 'removed', what: 'attribute', id: -1 })).toBe(
      'V.I.C.I finds no attribute chip there to remove.',
    );
    expect(log({ type: 'gridMarker', grid: 'evolution', space: 6 })).toBe(
      'V.I.C.I places a marker on space 6 of the Evolution grid, which removes an attribute chip.',
    );
    expect(log({ type: 'gridMarker', grid: 'prosperity', space: 7 })).toBe(
      'V.I.C.I places a marker on space 7 of the Prosperity grid.',
    );
  });

  test('that set off what the log tells of every civilization', () => {
    expect(log({ type: 'advanced', track: 0, n: 1 })).toBe(
      'V.I.C.I advances 1 step on the Technology track from action card 3.',
    );
    const scored = (source: PointSource): string =>
      log({ type: 'scored', n: 3, source: POINT_SOURCES.indexOf(source) });
    expect(scored('actionCards')).toBe('V.I.C.I scores 3 points from action card 3.');
    expect(scored('fire')).toBe('V.I.C.I scores 3 points for a fire encampment (Action card 3).');
    expect(log({ type: 'tookDie', kind: 'activation', from: 0 })).toBe(
      'V.I.C.I takes an activation die from civilization 1.',
    );
    expect(prompt({ do: 'giveDie', seat: 0, to: AUTOMA }, VICI_CARD + 2)).toBe(
      'Choose the activation die that V.I.C.I takes from you – Action card 3',
    );
    expect(log({ type: 'built', project: 'statue', at: 0 })).toBe(
      'V.I.C.I builds a statue on the Building ground in Water A.',
    );
    expect(log({ type: 'displaced', owner: AUTOMA, territory: territory('B.forest'), weak: false })).toBe(
      'V.I.C.I displaces a strong tribe of its own into the wilderness of Forest B.',
    );
  });
});

describe('V.I.C.I determines a territory', () => {
  const determined = (about: string, eligible: number, minimum = false): string =>
    log({ type: 'determined', about, territory: territory('B.forest'), eligible, minimum });
  const one = mask('B.forest');
  const two = mask('B.forest', 'C.swamp');

  test('by rolls that can be followed', () => {
    const eligible = mask('B.hills', 'B.forest');
    expect(log({ type: 'wheel', value: 2, eligible, rolled: type('swamp'), found: type('hills') })).toBe(
      'Eligible are Hills B and Forest B. V.I.C.I rolls 2 on the territory wheel: Swamp, none eligible, on to Hills.',
    );
    expect(log({ type: 'wheel', value: 1, eligible, rolled: type('forest'), found: type('forest') })).toBe(
      'Eligible are Hills B and Forest B. V.I.C.I rolls 1 on the territory wheel: Forest.',
    );
    const deserts = rules.territories.flatMap(({ type: of }, t) => (of === type('desert') ? [t] : []));
    const beacons = { type: 'beacons', value: 3, eligible: deserts.reduce((all, t) => all | (1 << t), 0) };
    expect(log({ ...beacons, rolled: 2, found: 2 })).toBe(
      'Only Desert is left to choose from: Desert C (2 beacons), Desert D (3 beacons), and Desert G (1 beacon). V.I.C.I rolls 3 for the beacons: 2.',
    );
    expect(log({ ...beacons, eligible: mask('C.desert'), rolled: 2, found: 3 })).toContain(
      '. V.I.C.I rolls 3 for the beacons: 2, none eligible, on to 3.',
    );
  });

  test('for a procreation', () => {
    expect(determined('procreation', one)).toBe(
      'V.I.C.I procreates in Forest B, the only territory with its tribes and a free encampment.',
    );
    expect(determined('procreation', two)).toBe(
      'V.I.C.I procreates in Forest B, one of 2 territories with its tribes and a free encampment.',
    );
    expect(determined('procreation', two, true)).toBe(
      'V.I.C.I procreates in Forest B, one of 2 territories with its tribes; no encampment is free in any of them.',
    );
    expect(determined('lastTribe', one)).toBe(
      'V.I.C.I has no tribe left and procreates in Forest B, the only land territory with tribes of civilization 1.',
    );
  });

  test('for a migration', () => {
    expect(determined('migration', one)).toBe(
      'V.I.C.I migrates from Forest B, the only territory with 2 or more of its tribes, at least 1 of them strong.',
    );
    expect(determined('arrival', one)).toBe(
      'V.I.C.I migrates to Forest B, the adjacent land with the fewest of its tribes.',
    );
    expect(determined('arrival', two)).toBe(
      'V.I.C.I migrates to Forest B, one of 2 adjacent land territories with the fewest of its tribes.',
    );
    expect(log({ type: 'crowded' })).toBe(
      'All encampments of the territories of V.I.C.I are held by its own tribes, so it migrates.',
    );
  });

  test('for markers, sites and tokens', () => {
    expect(determined('provision', two)).toBe(
      'V.I.C.I picks Forest B for a provision marker, one of 2 with the most of its tribes among its territories with the fewest provision markers.',
    );
    expect(determined('revealSites', one)).toBe(
      'V.I.C.I explores around Forest B, the territory of its own beside the most face-down sites.',
    );
    expect(determined('huntingToken', one)).toBe(
      'V.I.C.I picks Forest B for a hunting token, the best hunting territory without a token that it shares with civilization 1.',
    );
    expect(determined('huntingToken', one, true)).toBe(
      'V.I.C.I picks Forest B for a hunting token, its best hunting territory without a token; it shares none with civilization 1.',
    );
    const provisioned = (n: number, blocks = false): string =>
      log({ type: 'provisioned', territory: territory('B.forest'), n, blocks });
    expect(provisioned(1)).toBe('V.I.C.I places a provision marker in Forest B.');
    expect(provisioned(2, true)).toBe(
      'V.I.C.I places a second provision marker in Forest B; the two block the farm space from now on.',
    );
    expect(provisioned(2)).toBe(
      'V.I.C.I places a second provision marker in Forest B; the farm space is not blocked, as a farm stands there.',
    );
    expect(provisioned(3)).toBe('V.I.C.I places a provision marker in Forest B, which has 3 now.');
    expect(log({ type: 'tokenPlaced', territory: territory('B.forest') })).toBe(
      'V.I.C.I places a hunting token in Forest B.',
    );
    expect(say.reason({ code: 'provisions', facts: { territory: territory('B.forest') } })).toBe(
      'Provision markers of V.I.C.I block the farm space of Forest B.',
    );
  });

  test('or forfeits the action', () => {
    const forfeited = (act: string, why: string): string => log({ type: 'forfeited', act, why });
    expect(forfeited('procreation', 'noTribe')).toBe(
      'V.I.C.I forfeits the procreation: all of its tribes are on the continent.',
    );
    expect(forfeited('migration', 'noTerritory')).toBe(
      'V.I.C.I forfeits the migration: no territory is eligible.',
    );
    expect(forfeited('huntingToken', 'noTerritory')).toBe(
      'V.I.C.I forfeits the hunting token: hunting tokens lie in all of its territories.',
    );
    expect(forfeited('huntingToken', 'noToken')).toBe(
      'V.I.C.I forfeits the hunting token: no hunting tokens are left in the display.',
    );
    expect(forfeited('fateDie', 'noDie')).toBe(
      'V.I.C.I forfeits the fate die: the display has none, and V.I.C.I alone has the most.',
    );
    expect(forfeited('prosperity', 'gridFull')).toBe(
      'V.I.C.I forfeits the marker on the Prosperity grid: all spaces of the grid are taken.',
    );
  });
});

describe('V.I.C.I follows its priority lists', () => {
  const priority = (list: string, item: number): string => log({ type: 'priority', list, item });

  test('for settling', () => {
    expect(priority('settle', 1)).toBe('Priority 1 for settling: the fire encampment is free.');
    expect(priority('settle', 3)).toBe(
      'Priority 3 for settling: no encampment is free, so the tribe of civilization 1 on the fire encampment gives way.',
    );
    expect(priority('settle', 7)).toBe(
      'Priority 7 for settling: only its own tribes hold encampments, so one of its strong tribes gives way.',
    );
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(item => priority('settle', item));
    expect(new Set(all).size).toBe(9);
  });

  test('for the tribe that migrates and the one that is fed', () => {
    expect(priority('migrant', 1)).toBe(
      'Priority 1 for the migrating tribe: a strong one from the wilderness.',
    );
    expect(priority('fed', 8)).toBe(
      'Priority 8 for the tribe that is fed: the weak one on the fire encampment.',
    );
    expect(priority('fedWild', 1)).toBe(
      'Priority 1 for the tribe that is fed in the wilderness: a strong one, before weak ones.',
    );
    expect(priority('fedWild', 2)).toBe(
      'Priority 2 for the tribe that is fed in the wilderness: a weak one, as none is strong.',
    );
    const state = game.create(SOLO, 'words');
    const spot = territory('B.forest') * 16 + 1;
    expect(log({ type: 'fed', spot, food: 0 }, state, FEEDING_PHASE)).toBe(
      'V.I.C.I feeds a strong tribe on an encampment of Forest B from its provisions.',
    );
    expect(log({ type: 'fed', spot, food: 0, seat: 0 }, state, FEEDING_PHASE)).toBe(
      'Civilization 1 feeds a strong tribe on an encampment of Forest B at no cost.',
    );
  });

  test('and the weather passes it by', () => {
    const weather = { type: 'weather', weather: 0, beyond: true, seat: -1 };
    expect(log(weather, game.create(SOLO, 'words'), 9 * 1024)).toBe(
      'The weather goes beyond Hot. For civilization 1: lose 1 tribe.',
    );
  });
});

describe('points and events', () => {
  const scored = (source: PointSource, n: number, units?: number, category: Category = 'culture'): string =>
    log(
      { type: 'scored', n, source: POINT_SOURCES.indexOf(source), ...(units !== undefined && { units }) },
      undefined,
      CATEGORY_CAUSE + CATEGORIES.indexOf(category),
    );

  test('say what was counted for points, where each counts the same', () => {
    expect(scored('era', 20, 4)).toBe('V.I.C.I scores 20 points for Culture in the era scoring (4 × 5).');
    expect(scored('population', 12, 6, 'population')).toBe(
      'V.I.C.I scores 12 points for Population in the final scoring (6 × 2).',
    );
    expect(scored('statues', 4, 2)).toBe('V.I.C.I scores 4 points for statues (2 × 2).');
    expect(scored('era', 20)).toBe('V.I.C.I scores 20 points for Culture in the era scoring.');
    expect(scored('era', 20, 3)).toBe('V.I.C.I scores 20 points for Culture in the era scoring.');
  });

  const state = game.create(SOLO, 'words');
  const numberOf = (id: string): number => rules.events.findIndex(event => event.id === id);
  const compared = (
    id: string,
    seats: number,
    met: number,
    counts: readonly number[],
    known?: State,
  ): string =>
    log({ type: 'event', seat: -1, event: numberOf(id), seats, met, counts }, known).replace(
      /^.* rewards /,
      '',
    );

  test('name the spaces of the grid by which V.I.C.I is compared', () => {
    expect(compared('F4', 0, 2, [0, 1], state)).toBe(
      'nobody (civilization 1: 0, V.I.C.I: 1 by spaces 4, 8, and 12 of its Prosperity grid, but it takes no bonus).',
    );
    expect(compared('F4', 1, 1, [2, 1], state)).toBe(
      'civilization 1 (civilization 1: 2, V.I.C.I: 1 by spaces 4, 8, and 12 of its Prosperity grid).',
    );
  });

  test('tell that V.I.C.I takes no bonus, where it leads', () => {
    expect(compared('F11', 0, 2, [1, 2], state)).toBe(
      'nobody (civilization 1: 1, V.I.C.I: 2, but it takes no bonus).',
    );
    expect(compared('F11', 0, 0, [2, 2], state)).toBe('nobody (civilization 1: 2, V.I.C.I: 2).');
    expect(compared('F11', 0, 2, [1, 2])).toBe('nobody (civilization 1: 1, V.I.C.I: 2).');
  });
});

test('who picks any cards is asked type by type, for starting markers last', () => {
  const free = game.create({ ...SOLO, seats: [{ option: 'free' }] }, 'words');
  const asked: string[] = [];
  for (let [decision] = game.decisions(free); decision?.task === 'draft'; [decision] = game.decisions(free)) {
    asked.push(say.prompt(free, decision));
    game.apply(free, 0, game.legal(free, 0)[0]!);
  }
  expect(asked).toEqual([
    'Choose any invention card to start with – Set-up',
    'Choose any mutation card to start with – Set-up',
    'Choose any insight card to start with – Set-up',
    'Choose any building card to start with – Set-up',
    'Choose any achievement card to start with – Set-up',
    'Choose any starting marker card – Set-up',
  ]);
});

// Every key of every table, also those that random games seldom or never reach.
import {
  CHOICE_KINDS,
  type Description,
  type EventType,
  type GameEvent,
  RANGE,
  type Reason,
  type Task,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import type { AskingTask, ChoiceKey } from '../src/texts.js';
import { before, described, flaw, position, rules, say } from './support.js';

const install = { seat: 0, card: 96, column: 0, stage: 3, ignored: 5, bonus: true } as const;

const transport = {
  do: 'transport',
  seat: 0,
  left: 99,
  within: -1,
  boatsAnywhere: false,
  anySpace: 3,
  optional: true,
} as const;

/** A task for each question; a new kind of question does not compile without one. */
const TASKS: { readonly [K in AskingTask]: Extract<Task, { do: K }> } = {
  draft: { do: 'draft', seat: -1 },
  chooseChipCard: { do: 'chooseChipCard', seat: 0 },
  extraFind: { do: 'extraFind', seat: 0, left: 2 },
  turn: { do: 'turn', seat: 0 },
  pay: { do: 'pay', seat: 0, module: 1 },
  endTurn: { do: 'endTurn', seat: 0 },
  lastChips: { do: 'lastChips', seat: 0 },
  reset: { do: 'reset', seat: 0 },
  resetMarker: { do: 'resetMarker', seat: 0 },
  glacier: { do: 'glacier', seat: 0, site: 3 },
  feed: { do: 'feed', seat: 0, fed: [] },
  income: { do: 'income', seat: 0, left: [0, 32] },
  giveBack: { do: 'giveBack', seat: 0, what: 'farm' },
  sleep: { do: 'sleep', seat: 0 },
  procreation: { do: 'procreation', seat: 0, left: 0, test: true },
  holyRock: { do: 'holyRock', seat: 0, site: 3 },
  research: { do: 'research', seat: 0, level: 2 },
  insight: { do: 'insight', seat: 0, level: 3 },
  testIdeas: { do: 'testIdeas', seat: 0, ideas: 2, pass: [], fail: [] },
  migrate: { do: 'migrate', seat: 0, left: 2, settled: [] },
  route: { do: 'route', seat: 0, left: 2, from: 17, at: 1, settled: [] },
  procreate: { do: 'procreate', seat: 0, left: 2, within: -1 },
  strengthen: { do: 'strengthen', seat: 0, left: 1 },
  populate: { do: 'populate', seat: 0, left: 2, territory: 1 },
  gainCard: { do: 'gainCard', seat: 0, type: -1 },
  drawCards: { do: 'drawCards', seat: 0, named: [1], n: 4, keep: 2 },
  keepCards: { do: 'keepCards', seat: 0, keep: 2, kept: 0 },
  install: { do: 'install', seat: 0, type: 2, bonus: true, optional: true, again: 'never' },
  installHow: { do: 'installHow', ...install, again: 'unlessIgnored' },
  gainIncome: { do: 'gainIncome', seat: 0 },
  installChip: { do: 'installChip', seat: 0, slot: 161 },
  useIncome: { do: 'useIncome', seat: 0, display: true },
  activity: { do: 'activity', seat: 0, left: 2, repeat: true, done: [] },
  upgrade: { do: 'upgrade', seat: 0, modules: 7 },
  flipStage: { do: 'flipStage', seat: 0 },
  anyTrack: { do: 'anyTrack', seat: 0, n: 2 },
  gainGoal: { do: 'gainGoal', seat: 0, refill: true },
  placeGoal: { do: 'placeGoal', seat: 0, goal: 4 },
  revealSite: { do: 'revealSite', seat: 0, left: 2 },
  moveWeather: { do: 'moveWeather', seat: 0, n: 2 },
  alternative: { do: 'alternative', seat: 0, options: [0, 1], track: 2 },
  payFor: { do: 'payFor', seat: 0, cost: 0, at: 0, track: -1, then: 1 },
  gainMarkers: { do: 'gainMarkers', seat: 0, place: 16, left: 2 },
  gainAny: { do: 'gainAny', seat: 0, kind: 'material', of: 0, left: 1 },
  lose: { do: 'lose', seat: 0, food: true, tribe: true },
  death: { do: 'death', seat: 0, spot: 17 },
  production: { do: 'production', seat: 0, left: 2, produced: true, transport: 1, test: true },
  grotto: { do: 'grotto', seat: 0, site: 3 },
  transport,
  storeAnywhere: { do: 'storeAnywhere', seat: 0, territory: 1, spaces: 1 },
  sustenance: { do: 'sustenance', seat: 0, level: 4 },
  hunt: { do: 'hunt', seat: 0, left: 2, anywhere: false, optional: true },
  huntRoll: { do: 'huntRoll', seat: 0, territory: 1, dice: [2, 5] },
  exploration: { do: 'exploration', seat: 0, level: 2 },
  explore: { do: 'explore', seat: 0, level: 2 },
  luckyFind: { do: 'luckyFind', seat: 0, left: 2, optional: true },
  findRoll: { do: 'findRoll', seat: 0, type: 2, dice: [3] },
  building: { do: 'building', seat: 0, level: 3 },
  build: { do: 'build', seat: 0, left: 2, same: false, limit: 2, only: 'any', optional: false },
  board: { do: 'board', seat: 0, territory: 0 },
  planning: { do: 'planning', seat: 0, level: 4 },
  goals: { do: 'goals', seat: 0, install: 1, gain: 1, either: 0 },
  installGoal: { do: 'installGoal', seat: 0, space: 0, column: 2 },
  planOn: { do: 'planOn', seat: 0, n: 3, optional: true },
  achievement: { do: 'achievement', seat: 0, level: 1 },
  gainDie: { do: 'gainDie', seat: 0, kind: 'either' },
  giveDie: { do: 'giveDie', seat: 0, to: 1 },
  recall: { do: 'recall', seat: 0, n: 2 },
  setDie: { do: 'setDie', seat: 0, left: 2 },
  mutation: { do: 'mutation', seat: 0, level: 2 },
  mutate: { do: 'mutate', seat: 0, left: 2, optional: true },
  invention: { do: 'invention', seat: 0, level: 2 },
  trade: { do: 'trade', seat: 0, sales: 1, purchases: 2, openMoney: 0, openPoints: 1 },
};

/** What is not 0 or empty in the description of each key. */
const KEYS: Readonly<Record<ChoiceKey, Partial<Description>>> = {
  ...(Object.fromEntries(CHOICE_KINDS.map(kind => [kind, {}])) as Record<
    (typeof CHOICE_KINDS)[number],
    object
  >),
  pay: { targets: [2, 12].map(id => ({ kind: 'source', id })), cost: [{ place: 2, n: 1 }] },
  attribute: { cost: [{ place: 4, n: 1 }] },
  markerTo: { gain: [{ place: 0, n: 1 }] },
  tribe: { targets: [{ kind: 'spot', id: 17 }] },
  strengthen: { targets: [{ kind: 'spot', id: 18 }] },
  feed: { targets: [{ kind: 'spot', id: 19 }], cost: [{ place: 0, n: 2 }] },
  save: { targets: [{ kind: 'spot', id: 20 }], task: 'death' },
  die: { targets: [{ kind: 'spot', id: 22 }], task: 'death' },
  loseTribe: { targets: [{ kind: 'spot', id: 16 }] },
  weaken: { targets: [{ kind: 'spot', id: 21 }] },
  loseFood: { cost: [{ place: 0, n: 1 }] },
  spendIdeas: { cost: [{ place: 2, n: 2 }] },
  store: { gain: [{ place: 16, n: 1 }] },
  feature: { gain: [{ place: 5, n: 1 }] },
  returnMarker: { cost: [{ place: 35, n: 1 }] },
  give: { cost: [{ place: 1, n: 2 }] },
  income: { effects: rules.chips[0]! },
  pick: { effects: rules.activity },
  assume: { arg: 3 },
  cover: { arg: 5, targets: [0, 2].map(id => ({ kind: 'costSpace', id })) },
  'cover.none': {},
  'ignore.none': { arg: 5 },
  'settle.free': {},
  'settle.displace': { displaces: { seat: 1, weak: true } },
  'gainCard.faceUp': {},
  'gainCard.faceDown': { arg: 1 },
  'activity.console': { arg: RANGE - 1 },
  'coverGoal.free': {},
  'option.research.0': {},
  'option.research.1': {},
  'option.procreation.1': {},
  'option.insight.0': {},
  'option.insight.1': {},
  'option.sleep.0': {},
  'option.sleep.1': {},
  'option.production.1': {},
  'option.sustenance.0': {},
  'option.sustenance.1': {},
  'option.exploration.0': {},
  'option.exploration.1': {},
  'option.building.0': {},
  'option.building.1': {},
  'option.planning.0': {},
  'option.planning.1': {},
  'option.achievement.0': {},
  'option.achievement.1': {},
  'option.mutation.0': {},
  'option.mutation.1': {},
  'option.invention.0': {},
  'option.invention.1': {},
  'decline.extraFind': {},
  'decline.procreation': {},
  'decline.holyRock': {},
  'decline.migrate': {},
  'decline.procreate': {},
  'decline.strengthen': {},
  'decline.gainCard': {},
  'decline.drawCards': {},
  'decline.install': {},
  'decline.gainIncome': {},
  'decline.useIncome': {},
  'decline.activity': {},
  'decline.upgrade': {},
  'decline.flipStage': {},
  'decline.anyTrack': {},
  'decline.gainGoal': {},
  'decline.revealSite': {},
  'decline.alternative': {},
  'decline.payFor': {},
  'decline.gainAny': {},
  'decline.production': {},
  'decline.grotto': {},
  'decline.transport': {},
  'decline.hunt': {},
  'decline.luckyFind': {},
  'decline.build': {},
  'decline.board': {},
  'decline.goals': {},
  'decline.gainDie': {},
  'decline.planOn': {},
  'decline.populate': {},
  'decline.recall': {},
  'decline.setDie': {},
  'decline.moveWeather': {},
  'decline.mutate': {},
  'decline.trade': {},
  'decline.lastChips': {},
  produce: { arg: 1, gain: [{ place: 35, n: 1 }] },
  transport: { arg: 1, gain: [{ place: 17, n: 1 }] },
  transportAs: { arg: 14 },
  transportAny: { arg: 1 },
  'dieValue.hunt': { arg: 4, cost: [{ place: 2, n: 1 }], gain: [{ place: 0, n: 5 }] },
  'dieValue.find': { arg: 4, gain: [{ place: 20, n: 1 }] },
  findType: { arg: 2 },
  farm: { arg: 1, gain: [{ place: 2, n: 1 }] },
  statue: { arg: 18 + 14, cost: [{ place: 30, n: 1 }] },
  settlement: { arg: 5, cost: [16, 19].map(place => ({ place, n: 1 })) },
  board: { targets: [{ kind: 'spot', id: 17 }] },
  'goalSlot.beside': {},
  'goalSlot.top': { arg: 1 },
  planOn: { arg: 3, gain: [{ place: 13, n: 3 }] },
  'gainDie.activation': {},
  'gainDie.activation.from': { arg: 2 },
  'gainDie.fate': { arg: 8 },
  'gainDie.fate.from': { arg: 10 },
  giveDie: { arg: 3 },
  'giveDie.used': { arg: 6 },
  recall: { arg: 2 },
  setDie: { arg: 8 },
  mutate: { arg: 5, cost: [{ place: 4, n: 1 }], gain: [{ place: 9, n: 1 }] },
  sell: { arg: 2, cost: [{ place: 18, n: 1 }], gain: [{ place: 1, n: 3 }] },
  sellPoints: { arg: 2, cost: [{ place: 18, n: 1 }] },
  buy: { arg: 16, cost: [{ place: 1, n: 4 }], gain: [{ place: 32, n: 1 }] },
};

/** These kinds are always told apart further. */
const SPLIT = ['decline', 'option', 'settle', 'gainCard', 'dieValue', 'goalSlot', 'gainDie'];
const keys = Object.entries(KEYS).filter(([key]) => !SPLIT.includes(key));

test.each(keys)('the choice %s has a text with and without the task that offers it', (key, more) => {
  const name = key.split('.')[1] as AskingTask;
  const tasks: Task[] = [TASKS.turn, TASKS[name] ?? TASKS.installHow, TASKS.gainMarkers, TASKS.anyTrack];
  for (const task of tasks) {
    const text = say.choice(before(task), described(key, more));
    expect(flaw(text), text).toBeNull();
  }
});

test('every kind of choice is in the table, and an unknown key is an error', () => {
  for (const kind of CHOICE_KINDS) {
    expect(
      keys.some(([key]) => key === kind || key.startsWith(`${kind}.`)),
      kind,
    ).toBe(true);
  }
  expect(() => say.choice(position(), described('decline.turn', {}))).toThrow("'decline.turn'");
});

test.each(Object.values(TASKS))('the question $do has a prompt', task => {
  const state = before(task);
  const text = say.prompt(state, { seat: 0, task: task.do, cause: 1 * 1024 + 4 });
  expect(flaw(text), text).toBeNull();
  expect(text).toMatch(/ - Action phase$/);
});

test('a task that asks nothing has no prompt', () => {
  expect(() => say.prompt(position(), { seat: 0, task: 'oaks', cause: 0 })).toThrow("'oaks'");
});

const spot = 17;
const EVENTS: {
  readonly [K in EventType]: Omit<Extract<GameEvent, { type: K }>, 'seat' | 'cause' | 'audience'>;
} = {
  phase: { type: 'phase', era: 2, phase: 6 },
  turn: { type: 'turn' },
  activated: { type: 'activated', module: 1, level: 2 },
  paid: { type: 'paid', place: 2, n: 2 },
  gained: { type: 'gained', place: 0, n: 1 },
  returned: { type: 'returned', place: 16, n: 1 },
  forgone: { type: 'forgone', place: 17, n: 2 },
  usedDice: { type: 'usedDice', values: [1, 3] },
  rolled: { type: 'rolled', dice: 'fate', values: [2, 5] },
  tested: { type: 'tested', passed: true, ideas: 1 },
  scored: { type: 'scored', n: 3, source: 12 },
  settled: { type: 'settled', territory: 1, encampment: 0, from: -1, weak: false },
  displaced: { type: 'displaced', owner: 1, territory: 1, weak: true },
  crossed: { type: 'crossed', territory: 2 },
  strengthened: { type: 'strengthened', spot },
  weakened: { type: 'weakened', spot },
  died: { type: 'died', spot },
  saved: { type: 'saved', spot },
  fed: { type: 'fed', spot, food: 2 },
  developed: { type: 'developed', territory: 1, material: 2 },
  explored: { type: 'explored', site: 4, tile: 6 },
  favor: { type: 'favor', n: -1 },
  advanced: { type: 'advanced', track: 4, n: 2 },
  upgraded: { type: 'upgraded', module: 1, level: 2 },
  stageFlipped: { type: 'stageFlipped', stage: 4 },
  installed: { type: 'installed', slot: 240, column: 2, stage: 1 },
  tookGoal: { type: 'tookGoal', goal: 0, space: 0 },
  tookIncome: { type: 'tookIncome', chip: 0 },
  tookChipCard: { type: 'tookChipCard', chip: 0, goal: -1 },
  drew: { type: 'drew', cards: [66, -3, -3, -1] },
  kept: { type: 'kept', cards: [66] },
  putBack: { type: 'putBack', cards: [-2] },
  discarded: { type: 'discarded', cards: [66] },
  turnedUp: { type: 'turnedUp', cards: [66] },
  markerCard: { type: 'markerCard', card: 0 },
  reset: { type: 'reset', space: 3 },
  weather: { type: 'weather', weather: 4, beyond: true },
  weatherMoved: { type: 'weatherMoved', weather: 1 },
  event: { type: 'event', event: 3, seats: 5 },
  eventRevealed: { type: 'eventRevealed', event: 3 },
  gaveBack: { type: 'gaveBack', what: 'boat', territory: 0 },
  transported: { type: 'transported', territory: 1, material: 14 },
  hunted: { type: 'hunted', territory: 1, value: 4, food: 3 },
  built: { type: 'built', project: 'statue', at: 2 },
  tookDie: { type: 'tookDie', kind: 'activation', from: 1 },
  turnedDie: { type: 'turnedDie', from: 2, to: 5 },
  mutated: { type: 'mutated', from: 0, to: 5 },
  sold: { type: 'sold', material: 2 },
  bought: { type: 'bought', material: 16 },
  monolith: { type: 'monolith' },
  ended: { type: 'ended', places: [1, 0] },
};

/** One cause of each kind. */
const CAUSES = [0, 6, 1, 0, 66, 66, 32, 2, 9, 0, 3, 4, 1, 1023, 5, 4].map((id, kind) => kind * 1024 + id);

test.each(Object.values(EVENTS))('the event $type has a line for every cause', happening => {
  const lines = CAUSES.map(cause => {
    const event = { ...happening, seat: 0, cause, audience: -1 } as GameEvent;
    return [say.event(event), say.event(event, position())];
  });
  for (const text of lines.flat()) expect(flaw(text), text).toBeNull();
  expect(lines.flat().every(text => text.endsWith('.'))).toBe(true);
});

const FACTS = {
  what: 2,
  need: 3,
  have: 1,
  dice: 5,
  type: 2,
  territory: 1,
  ground: 2,
  goal: 4,
  space: 1,
  seat: 1,
  limit: 2,
  materials: 6,
  project: 1,
};
const CODES: Readonly<Record<Reason['code'], true>> = {
  notYourDecision: true,
  otherDecision: true,
  notInThisVersion: true,
  needTwoDice: true,
  needIdeas: true,
  noStrongTribe: true,
  noTribeInSupply: true,
  noBirthplace: true,
  noCardsLeft: true,
  tooManyDice: true,
  notInHand: true,
  otherType: true,
  needMaterial: true,
  needFeature: true,
  needSettlements: true,
  notInDisplay: true,
  notInstalled: true,
  cannotPay: true,
  doneAlready: true,
  noTribe: true,
  noLandTribe: true,
  noWeakTribe: true,
  noFaceDownSite: true,
  noRawMaterial: true,
  noMaterialBeside: true,
  notchFull: true,
  allHunted: true,
  noHuntingToken: true,
  noIncomeChip: true,
  noActivity: true,
  noFeature: true,
  nothingStored: true,
  needMoney: true,
  noProject: true,
  noDie: true,
  noCardInHand: true,
  noCardPayable: true,
  noGoalThere: true,
  goalElsewhere: true,
  goalCovered: true,
  goalUnmet: true,
  sameProject: true,
  otherProject: true,
  noFarmLeft: true,
  noBoatLeft: true,
  noSettlementLeft: true,
  notLand: true,
  notWater: true,
  noTribeThere: true,
  noTribeBeside: true,
  farmThere: true,
  besideVolcano: true,
  boatThere: true,
  noWaterInReach: true,
  noGroundInReach: true,
  groundNotFound: true,
  noTribeAtGround: true,
  groundFull: true,
  settlementThere: true,
  needStatueMaterial: true,
};

test('every reason has a sentence of its own', () => {
  const codes = Object.keys(CODES) as Reason['code'][];
  const texts = codes.map(code => say.reason({ code, facts: FACTS }));
  for (const text of texts) expect(flaw(text), text).toBeNull();
  expect(new Set(texts).size).toBe(texts.length);
});

// Choices by what they mean: 'activate migration', 'settle C.desert fire', 'tribe B.forest plain'.
import {
  ATTRIBUTE_SLOT,
  argOf,
  C,
  CARD_LETTERS,
  CARD_TYPES,
  type ChoiceKind,
  CONSOLE_ACTIVITY,
  FEATURES,
  kindOf,
  MATERIALS,
  MODULES,
  STARTING_CHIP,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
} from '../../src/index.js';
import { civ } from './pack.js';

const TERRITORIES = civ.rules.territories.map(t => t.key);
const SPOTS = ['fire', 'plain', 'plainWeak', 'wild', 'wildWeak', 'boat', 'boatWeak'];
const SOURCES = [
  ...[1, 2, 3, 4, 5, 6].map(v => `die${v}`),
  ...[1, 2, 3, 4, 5, 6].map(v => `plan${v}`),
  'focus',
];
/** 'displace1weak' is the weak tribe of the first civilization. */
const ENCAMPMENTS = [
  'fire',
  'free',
  ...[1, 2, 3, 4].flatMap(seat => [`displace${seat}strong`, `displace${seat}weak`]),
  'boat',
];
const DIE_KINDS = ['activation', 'fate'];
const DIE_FROM = ['display', 'civ1', 'civ2', 'civ3', 'civ4'];
const PLACES = [
  'food',
  'money',
  'idea',
  'focus',
  ...FEATURES,
  ...[1, 2, 3, 4, 5, 6].map(v => `plan${v}`),
  ...MATERIALS,
  ...TERRITORIES.map(key => `raw:${key}`),
  'reset',
  'notch1',
  'notch2',
];
/** The ids of our packs: a word and a number, from 1. */
const numbered = (prefix: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${prefix}${i + 1}`);
const START_ATTRIBUTES = numbered('start-attribute-', 8);
const GOALS = numbered('goal-', 99);
const ATTRIBUTES = numbered('attribute-', 24);
const EVENTS = numbered('F', 99);
export const CHIPS = [...numbered('income-', STARTING_CHIP), ...numbered('chip-', 16)];

export const cardOf = (id: string): number => CARD_LETTERS.indexOf(id[0]!) * 32 + Number(id.slice(1)) - 1;
export const territory = (key: string): number => find(TERRITORIES, key, 'territory');
export const place = (name: string): number => find(PLACES, name, 'place');
export const chipOf = (id: string): number => find(CHIPS, id, 'chip');
export const goalOf = (id: string): number => find(GOALS, id, 'goal');
export const attributeOf = (id: string): number => find(ATTRIBUTES, id, 'attribute chip');
export const startAttributeOf = (id: string): number => find(START_ATTRIBUTES, id, 'starting attribute chip');
/** A creature by its land type. */
export const creatureOf = (type: string): number =>
  find(
    civ.rules.pack.creatures.map(chip => chip.type),
    type,
    'creature',
  );
export const eventOf = (id: string): number => find(EVENTS, id, 'event');
export const spot = (key: string, where: string): number => territory(key) * 16 + find(SPOTS, where, 'spot');

function find(list: readonly string[], name: string, what: string): number {
  const at = list.indexOf(name);
  if (at < 0) throw new Error(`no ${what} "${name}"`);
  return at;
}

type Grammar = { read: (words: string[]) => number; write: (arg: number) => string };

const plain: Grammar = { read: words => (words[0] === undefined ? 0 : Number(words[0])), write: String };
const oneOf = (list: readonly string[], what: string): Grammar => ({
  read: words => find(list, words[0]!, what),
  write: arg => list[arg]!,
});
const inTerritory = (list: readonly string[]): Grammar => ({
  read: words => territory(words[0]!) * 16 + find(list, words[1]!, 'place in a territory'),
  write: arg => `${TERRITORIES[arg >> 4]} ${list[arg & 15]}`,
});
const card: Grammar = {
  read: words => cardOf(words[0]!),
  write: arg => `${CARD_LETTERS[arg >> 5]}${(arg & 31) + 1}`,
};
const nothing: Grammar = { read: () => 0, write: () => '' };
const oneBased: Grammar = { read: words => Number(words[0]) - 1, write: arg => String(arg + 1) };

const GRAMMAR: Partial<Record<ChoiceKind, Grammar>> = {
  stockType: oneOf(TERRITORY_TYPES, 'territory type'),
  takeTile: oneOf(MODULES, 'module'),
  feedCreature: oneOf(MATERIALS, 'material'),
  activate: oneOf(MODULES, 'module'),
  upgrade: oneOf(MODULES, 'module'),
  attribute: oneOf(ATTRIBUTES, 'attribute chip'),
  pay: {
    read: words => {
      const [a, b] = words.map(word => find(SOURCES, word, 'source')).sort((x, y) => x - y);
      return a! * 13 + b!;
    },
    write: arg => `${SOURCES[Math.floor(arg / 13)]} ${SOURCES[arg % 13]}`,
  },
  // 'option research B'
  option: {
    read: words => find(MODULES, words[0]!, 'module') * 8 + 'AB'.indexOf(words[1]!),
    write: arg => `${MODULES[arg >> 3]} ${'AB'[arg & 7]}`,
  },
  pickUp: oneBased,
  markerTo: oneOf(PLACES, 'place'),
  returnMarker: oneOf(PLACES, 'place'),
  give: oneOf(PLACES, 'place'),
  tribe: inTerritory(SPOTS),
  strengthen: inTerritory(SPOTS),
  feed: inTerritory(SPOTS),
  loseTribe: inTerritory(SPOTS),
  weaken: inTerritory(SPOTS),
  settle: inTerritory(ENCAMPMENTS),
  cross: oneOf(TERRITORIES, 'territory'),
  rockTerritory: oneOf(TERRITORIES, 'territory'),
  returnFarm: oneOf(TERRITORIES, 'territory'),
  returnBoat: oneOf(TERRITORIES, 'territory'),
  // 'gainCard insight up', 'gainCard insight down'
  gainCard: {
    read: words => find(CARD_TYPES, words[0]!, 'type') * 2 + (words[1] === 'down' ? 1 : 0),
    write: arg => `${CARD_TYPES[arg >> 1]} ${arg & 1 ? 'down' : 'up'}`,
  },
  nameStack: oneOf(CARD_TYPES, 'type'),
  keep: card,
  install: card,
  column: oneBased,
  assume: plain,
  // 'ignore 1' to 'ignore 5', 'ignore none'
  ignore: {
    read: words => (words[0] === 'none' ? 5 : Number(words[0]) - 1),
    write: arg => (arg === 5 ? 'none' : String(arg + 1)),
  },
  takeIncome: oneOf(CHIPS, 'chip'),
  income: oneOf(CHIPS, 'chip'),
  incomePoint: oneOf(CHIPS, 'chip'),
  activity: {
    read: ([name]) => {
      if (name === 'console') return CONSOLE_ACTIVITY;
      return name!.startsWith('attribute') ? ATTRIBUTE_SLOT + attributeOf(name!) : cardOf(name!);
    },
    write: arg => {
      if (arg === CONSOLE_ACTIVITY) return 'console';
      return arg >= ATTRIBUTE_SLOT ? ATTRIBUTES[arg - ATTRIBUTE_SLOT]! : card.write(arg);
    },
  },
  track: oneOf(TRACKS, 'track'),
  flip: plain,
  takeGoal: oneOf(GOALS, 'goal'),
  coverGoal: oneBased,
  store: oneOf(MATERIALS, 'material'),
  feature: oneOf(FEATURES, 'feature'),
  pick: oneBased,
  chipCard: oneOf(numbered('chip-', 16), 'starting chip card'),
  keepMarkers: oneOf(numbered('markers-', 32), 'starting marker card'),
  reveal: plain,
  farm: oneOf(TERRITORIES, 'territory'),
  boat: oneOf(TERRITORIES, 'territory'),
  // 'statue 1 gold': the island is ground 0
  statue: {
    read: words => Number(words[0]) * MATERIALS.length + find(MATERIALS, words[1]!, 'material'),
    write: arg => `${Math.floor(arg / MATERIALS.length)} ${MATERIALS[arg % MATERIALS.length]}`,
  },
  // 'settlement 2 4': on ground 2 the fourth one
  settlement: {
    read: words => Number(words[0]) * 4 + Number(words[1]) - 1,
    write: arg => `${arg >> 2} ${(arg & 3) + 1}`,
  },
  board: inTerritory(SPOTS),
  installGoal: oneBased,
  goalSlot: oneOf(['beside', 'top'], 'half of a slot'),
  planOn: oneBased,
  spendIdeas: plain,
  cover: plain,
  produce: oneOf(TERRITORIES, 'territory'),
  transport: oneOf(TERRITORIES, 'territory'),
  // 'transportAs A.water wood'
  transportAs: {
    read: words => territory(words[0]!) * MATERIALS.length + find(MATERIALS, words[1]!, 'material'),
    write: arg => `${TERRITORIES[Math.floor(arg / MATERIALS.length)]} ${MATERIALS[arg % MATERIALS.length]}`,
  },
  transportAny: oneOf(TERRITORIES, 'territory'),
  grotto: oneOf(TERRITORIES, 'territory'),
  sell: oneOf(MATERIALS, 'material'),
  sellPoints: oneOf(MATERIALS, 'material'),
  buy: oneOf(MATERIALS, 'material'),
  hunt: oneOf(TERRITORIES, 'territory'),
  explore: oneOf(TERRITORIES, 'territory'),
  dieValue: plain,
  findType: oneOf(TERRITORY_TYPES, 'territory type'),
  // 'gainDie fate display', 'gainDie activation civ2'
  gainDie: {
    read: words => find(DIE_KINDS, words[0]!, 'kind of die') * 8 + find(DIE_FROM, words[1]!, 'giver'),
    write: arg => `${DIE_KINDS[arg >> 3]} ${DIE_FROM[arg & 7]}`,
  },
  giveDie: oneOf(['die1', 'die2', 'die3', 'die4', 'die5', 'die6', 'used'], 'die'),
  populate: oneOf(TERRITORIES, 'territory'),
  recall: plain,
  // 'setDie 2 5': a die of 2 to a 5
  setDie: {
    read: words => (Number(words[0]) - 1) * 6 + Number(words[1]) - 1,
    write: arg => `${Math.floor(arg / 6) + 1} ${(arg % 6) + 1}`,
  },
  moveWeather: oneOf(WEATHER, 'weather'),
  discard: card,
  // 'mutate calm vision'
  mutate: {
    read: words => find(FEATURES, words[0]!, 'feature') * 6 + find(FEATURES, words[1]!, 'feature'),
    write: arg => `${FEATURES[Math.floor(arg / 6)]} ${FEATURES[arg % 6]}`,
  },
};

export function choiceOf(phrase: string): number {
  const [kind, ...words] = phrase.split(' ');
  if (!(kind! in C)) throw new Error(`no choice "${phrase}"`);
  return C[kind as ChoiceKind] + (GRAMMAR[kind as ChoiceKind] ?? nothing).read(words);
}

export function phraseOf(choice: number): string {
  const kind = kindOf(choice);
  return `${kind} ${(GRAMMAR[kind] ?? nothing).write(argOf(choice))}`.trim();
}

// What is so of some kinds of choices, for whoever has to tell kinds apart. A new kind has to be put here.
import type { ChoiceKind } from './choices.js';

type Trait =
  /** It brings nothing and leaves something. */
  | 'stops'
  /** Markers leave their place by it. */
  | 'gives'
  /** Others may not learn of it. */
  | 'secret'
  /** It says what a turn is used for. */
  | 'usesTurn'
  /** The chips, cards or dice that it points at lie on the civilization's own console. */
  | 'onConsole';

const TRAITS: Readonly<Record<ChoiceKind, readonly Trait[]>> = {
  endTurn: ['stops'],
  decline: ['stops'],
  activate: ['usesTurn'],
  reset: ['usesTurn'],
  attribute: [],
  pay: ['usesTurn'],
  option: [],
  pickUp: [],
  roll: [],
  markerTo: [],
  tribe: [],
  cross: [],
  settle: [],
  spendIdeas: [],
  accept: [],
  strengthen: [],
  gainCard: [],
  nameStack: [],
  keep: ['secret'],
  install: [],
  column: [],
  assume: [],
  ignore: [],
  cover: [],
  takeIncome: [],
  income: ['onConsole'],
  incomePoint: ['onConsole'],
  activity: ['onConsole'],
  upgrade: [],
  track: [],
  flip: [],
  takeGoal: [],
  coverGoal: [],
  store: [],
  feature: [],
  pick: [],
  feed: [],
  feedAll: [],
  feedDone: ['stops'],
  save: [],
  die: [],
  loseFood: [],
  loseTribe: [],
  weaken: [],
  returnMarker: ['gives'],
  forgo: ['stops'],
  keepMarkers: ['secret'],
  chipCard: [],
  reveal: [],
  rockTerritory: [],
  give: ['gives'],
  returnFarm: [],
  returnBoat: [],
  produce: [],
  transport: [],
  transportAs: [],
  transportAll: [],
  grotto: [],
  hunt: [],
  dieValue: [],
  findType: [],
  explore: [],
  farm: [],
  boat: [],
  statue: [],
  settlement: [],
  board: [],
  installGoal: [],
  goalSlot: [],
  planOn: [],
  gainDie: [],
  giveDie: ['onConsole'],
  mutate: ['gives'],
  sell: [],
  sellPoints: [],
  buy: [],
  transportAny: [],
  populate: [],
  recall: ['onConsole'],
  setDie: [],
  moveWeather: [],
  discard: ['secret'],
  stepBack: [],
  stockType: [],
  takeTile: [],
  feedCreature: [],
};

/** The kinds of choices of which something is so. */
export const kindsThat = (trait: Trait): ReadonlySet<ChoiceKind> =>
  new Set((Object.keys(TRAITS) as ChoiceKind[]).filter(kind => TRAITS[kind].includes(trait)));

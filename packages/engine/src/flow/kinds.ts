// What sets some kinds of choices apart, for code that treats them differently.
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

const TRAITS: Readonly<Record<ChoiceKind, Trait | null>> = {
  endTurn: 'stops',
  decline: 'stops',
  activate: 'usesTurn',
  reset: 'usesTurn',
  attribute: null,
  pay: 'usesTurn',
  option: null,
  pickUp: null,
  roll: null,
  markerTo: null,
  tribe: null,
  cross: null,
  settle: null,
  spendIdeas: null,
  accept: null,
  strengthen: null,
  gainCard: null,
  nameStack: null,
  keep: 'secret',
  install: null,
  column: null,
  assume: null,
  ignore: null,
  cover: null,
  takeIncome: null,
  income: 'onConsole',
  incomePoint: 'onConsole',
  activity: 'onConsole',
  upgrade: null,
  track: null,
  flip: null,
  takeGoal: null,
  coverGoal: null,
  store: null,
  feature: null,
  pick: null,
  feed: null,
  feedAll: null,
  feedDone: 'stops',
  save: null,
  die: null,
  loseFood: null,
  loseTribe: null,
  weaken: null,
  returnMarker: 'gives',
  forgo: 'stops',
  keepMarkers: 'secret',
  chipCard: null,
  reveal: null,
  rockTerritory: null,
  give: 'gives',
  returnFarm: null,
  returnBoat: null,
  produce: null,
  transport: null,
  transportAs: null,
  transportAll: null,
  grotto: null,
  hunt: null,
  dieValue: null,
  findType: null,
  explore: null,
  farm: null,
  boat: null,
  statue: null,
  settlement: null,
  board: null,
  installGoal: null,
  goalSlot: null,
  planOn: null,
  gainDie: null,
  giveDie: 'onConsole',
  mutate: 'gives',
  sell: null,
  sellPoints: null,
  buy: null,
  transportAny: null,
  populate: null,
  recall: 'onConsole',
  setDie: null,
  moveWeather: null,
  discard: 'secret',
  stepBack: null,
  stockType: null,
  takeTile: null,
  feedCreature: null,
};

/** The kinds of choices with a trait. */
export const kindsThat = (trait: Trait): ReadonlySet<ChoiceKind> =>
  new Set((Object.keys(TRAITS) as ChoiceKind[]).filter(kind => TRAITS[kind] === trait));

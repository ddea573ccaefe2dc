/**
 * A choice is one integer: kind times RANGE plus argument, with the same meaning in every state. Kinds are only
 * ever added at the end, because records hold these numbers.
 */
const BITS = 10;
export const RANGE = 1 << BITS;

export const CHOICE_KINDS = [
  'endTurn',
  'decline',
  'activate', // module
  'reset',
  'attribute', // attribute chip
  'pay', // pair of sources, see modules/payment.ts
  'option', // module * 8 + option
  'pickUp', // value - 1 of a die to roll again
  'roll',
  'markerTo', // place
  'tribe', // spot of a tribe that migrates
  'cross', // territory
  'settle', // territory * 16 + encampment
  'spendIdeas', // number
  'accept',
  'strengthen', // spot
  'gainCard', // type * 2, + 1 from the face-down stack
  'nameStack', // type
  'keep', // card
  'install', // card
  'column', // column
  'assume', // stage
  'ignore', // cost space, or 5 for none
  'cover', // mask of cost spaces that settlements fulfil
  'takeIncome', // chip
  'income', // chip
  'incomePoint', // chip
  'activity', // slot, or CONSOLE_ACTIVITY
  'upgrade', // module
  'track', // track
  'flip', // stage
  'takeGoal', // goal chip
  'coverGoal', // goal space
  'store', // material
  'feature', // feature
  'pick', // number of the alternative
  'feed', // spot
  'feedAll',
  'feedDone',
  'save',
  'die',
  'loseFood',
  'loseTribe', // spot
  'weaken', // spot
  'returnMarker', // place
  'forgo',
  'keepMarkers', // starting marker card
  'chipCard', // starting chip card
  'reveal', // site
  'rockTerritory', // territory
  'give', // place
  'returnFarm', // territory
  'returnBoat', // territory
  'produce', // territory
  'transport', // territory
  'transportAs', // territory * 18 + material
  'transportAll',
  'grotto', // territory
  'hunt', // territory
  'dieValue', // value
  'findType', // territory type
  'explore', // territory
  'farm', // territory
  'boat', // territory
  'statue', // Building ground * 18 + material
  'settlement', // Building ground * 4 + settlement
  'board', // spot
  'installGoal', // goal space
  'goalSlot', // 0 beside a goal chip, 1 on top
  'planOn', // value - 1
  'gainDie', // kind * 8 + 0 from the display, + 1 + seat from a civilization
  'giveDie', // value - 1, or 6 for a used die
  'mutate', // from * 6 + to
  'sell', // material, for money
  'sellPoints', // material
  'buy', // material
  'transportAny', // territory, the storage space is chosen next
  'populate', // territory, the encampments are chosen next
  'recall', // number of used dice
  'setDie', // (from - 1) * 6 + to - 1
  'moveWeather', // weather
  'discard', // card of the hand
  'stepBack', // on the favor track
  'stockType', // territory type
  'takeTile', // module
  'feedCreature', // material
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export const NUM_DISTINCT_CHOICES = CHOICE_KINDS.length * RANGE;
export const CONSOLE_ACTIVITY = RANGE - 1;
export const IGNORE_NONE = 5;

const numbers = Object.fromEntries(CHOICE_KINDS.map((kind, i) => [kind, i * RANGE])) as Record<
  ChoiceKind,
  number
>;

/** The first choice of each kind: `C.activate + module`. */
export const C: Readonly<Record<ChoiceKind, number>> = numbers;

/** The kind of a choice. */
export const kindOf = (choice: number): ChoiceKind => CHOICE_KINDS[choice >> BITS]!;
/** What a choice of its kind is about, as a number. */
export const argOf = (choice: number): number => choice & (RANGE - 1);
/** Whether a number can be a choice at all, legal or not. */
export const isChoice = (choice: number): boolean =>
  Number.isInteger(choice) && choice >= 0 && choice < NUM_DISTINCT_CHOICES;

// What is so of some kinds of choices, for whoever has to tell kinds apart.
import type { ChoiceKind } from './choices.js';

/** Kinds of which nothing of this is so: a new kind does not compile before it is named here or below. */
type Plain =
  | 'attribute'
  | 'option'
  | 'pickUp'
  | 'roll'
  | 'markerTo'
  | 'tribe'
  | 'cross'
  | 'settle'
  | 'spendIdeas'
  | 'accept'
  | 'strengthen'
  | 'gainCard'
  | 'nameStack'
  | 'install'
  | 'column'
  | 'assume'
  | 'ignore'
  | 'cover'
  | 'takeIncome'
  | 'upgrade'
  | 'track'
  | 'flip'
  | 'takeGoal'
  | 'coverGoal'
  | 'store'
  | 'feature'
  | 'pick'
  | 'feed'
  | 'feedAll'
  | 'save'
  | 'die'
  | 'loseFood'
  | 'loseTribe'
  | 'weaken'
  | 'chipCard'
  | 'reveal'
  | 'rockTerritory'
  | 'returnFarm'
  | 'returnBoat'
  | 'produce'
  | 'transport'
  | 'transportAs'
  | 'transportAll'
  | 'grotto'
  | 'hunt'
  | 'dieValue'
  | 'findType'
  | 'explore'
  | 'farm'
  | 'boat'
  | 'statue'
  | 'settlement'
  | 'board'
  | 'installGoal'
  | 'goalSlot'
  | 'planOn'
  | 'gainDie'
  | 'sell'
  | 'sellPoints'
  | 'buy'
  | 'transportAny'
  | 'populate'
  | 'setDie'
  | 'moveWeather'
  | 'stepBack'
  | 'stockType'
  | 'takeTile'
  | 'feedCreature';

const complete = <const Kinds extends Readonly<Record<string, readonly ChoiceKind[]>>>(
  kinds: Kinds &
    ([Exclude<ChoiceKind, Plain | Kinds[keyof Kinds][number]>] extends [never] ? unknown : never),
): Kinds => kinds;

const KINDS = complete({
  /** It brings nothing and leaves something. */
  stops: ['endTurn', 'decline', 'feedDone', 'forgo'],
  /** Markers leave their place by it. */
  gives: ['returnMarker', 'give', 'mutate'],
  /** Others may not learn of it. */
  secret: ['keep', 'keepMarkers', 'discard'],
  /** It says what a turn is used for. */
  usesTurn: ['activate', 'reset', 'pay'],
  /** The chips, cards or dice that it points at lie on the civilization's own console. */
  onConsole: ['income', 'incomePoint', 'activity', 'giveDie', 'recall'],
});

/** The kinds of choices of which something is so. */
export const kindsThat = (trait: keyof typeof KINDS): ReadonlySet<ChoiceKind> => new Set(KINDS[trait]);

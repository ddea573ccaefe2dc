// The first era of two newcomers, from the set-up to its end, with average dice.
import { basePack } from '@civolution/content';
import { C, CARD_LETTERS, CARD_TYPES, load, type Module, type State } from '@civolution/engine';
import { phraseOf } from '../../engine/test/support/phrases.js';
import { type Position, position } from './cards/support.js';

/**
 * Average dice: what one Reset rolls and what the next, then again. Six dice show four different values with a sum
 * of 21, as they do on average, and both rolls together show each value as often as any other. The roll without
 * the 6 that every installation needs comes first. (The set-up gives everyone one die of each value.)
 */
const RESETS = [
  [5, 5, 3, 2, 4, 2],
  [3, 4, 6, 1, 6, 1],
] as const;

/** Fate dice are no better: every favor test fails that can, and a hunt in Forest or Grassland brings 2 food. */
const FATE_DIE = 6;

/** A die by its value, or a planning marker for one. */
type Die = number | `plan${number}`;
type Dice = readonly [Die, Die];

/** Where chance decides what is asked, the first offers until the turn can end. */
const AND_SO_ON = '…';

export interface Era {
  readonly game: Position;
  /** A turn that activates a module. A phrase of one word takes the first offer of its kind, '…' all that follow. */
  turn(module: Module, dice: Dice, ...phrases: string[]): Era;
  /** A turn that installs a card of the hand in a column, for the costs of its stage; then its instant bonus. */
  install(card: string, dice: Dice, column: number, ...bonus: string[]): Era;
  /** A Reset of all six dice; its marker becomes food or an idea. */
  reset(marker: 'food' | 'idea'): Era;
  /** What comes after the Action phase. */
  end(): Era;
  /** The cards in the partition, each with the turn in which it was installed. */
  installed(): Record<string, number>;
}

const civ = load(basePack);

/** The first era of the civilization that has a hand, up to its first turn; its extra find is a material. */
export function firstEra(hand: number, find: string): Era {
  const game = position({ civs: [{}, {}] }); // a real game takes its place
  const state = Object.assign(game.state, newcomers(hand));
  const turnOf = new Map<string, number>();
  let turns = 0;
  let resets = 0;

  /** The opponent is in a hurry: it sleeps until it may do a Reset, so that no era is shorter. */
  const letOpponentPlay = (): void => {
    while (game.asked() === 1) {
      const hurried = ['reset', 'activate sleep'].find(phrase => game.task() === 'turn' && game.can(phrase));
      game.play(hurried ?? game.offers()[0]!);
    }
  };
  const begin = (): void => {
    letOpponentPlay();
    if (game.task() !== 'turn') throw new Error(`${turns} turns are all that the era has`);
    turns++;
  };
  const play = (phrase: string): void => {
    const offer = phrase.includes(' ') ? phrase : (game.offers(phrase)[0] ?? phrase);
    game.rolls(FATE_DIE).play(offer);
  };
  const ifAsked = (phrase: string): void => {
    if (game.can(phrase)) play(phrase);
  };
  const activate = (module: Module, dice: Dice): void => {
    begin();
    play(`activate ${module}`);
    ifAsked(`pay ${dice.map(die => (typeof die === 'number' ? `die${die}` : die)).join(' ')}`);
  };
  const finish = (phrases: readonly string[]): Era => {
    for (const phrase of phrases) {
      if (phrase.startsWith('option')) ifAsked(phrase);
      else if (phrase !== AND_SO_ON) play(phrase);
      else while (game.task() !== 'endTurn') play(game.offers()[0]!);
    }
    play('endTurn');
    return era;
  };
  const era: Era = {
    game,
    turn(module, dice, ...phrases) {
      activate(module, dice);
      return finish(phrases);
    },
    install(card, dice, column, ...bonus) {
      const type = CARD_TYPES[CARD_LETTERS.indexOf(card[0]!)]!;
      activate(type, dice);
      ifAsked(`option ${type} B`);
      ifAsked(`install ${card}`);
      ifAsked(`column ${column}`);
      if (game.task() === 'installHow') play('assume');
      turnOf.set(card, turns);
      return finish(bonus);
    },
    reset(marker) {
      begin();
      game.rolls(...RESETS[resets++ % RESETS.length]!).play('reset');
      while (game.task() === 'reset') game.play(game.offers()[0]!); // picks up what is left, then rolls
      return finish([`markerTo ${marker}`]);
    },
    end() {
      letOpponentPlay();
      if (game.task() === 'turn') throw new Error('a turn is left');
      while (state.era === 1) game.play(game.offers()[0]!);
      return era;
    },
    installed: () => Object.fromEntries(cards(state).map(card => [card, turnOf.get(card) ?? 0])),
  };
  while (state.phase < 4) {
    const mine = game.task() === 'extraFind' && game.asked() === 0;
    play(mine ? `store ${find}` : game.offers()[0]!);
  }
  return era;
}

/** The research cards in the partition of the first civilization. */
const cards = ({ seats }: State): string[] =>
  seats[0]!.columns
    .flat()
    .filter(slot => civ.rules.cards[slot])
    .map(slot => phraseOf(C.install + slot).replace('install ', ''));

/** A game just set up in which the first civilization has a hand. */
function newcomers(hand: number): State {
  for (let n = 0; ; n++) {
    const state = civ.create(
      { seats: [{ option: 'a' }, { option: 'a' }], map: 'first', materials: 'first' },
      `newcomers ${n}`,
    );
    if (civ.rules.markerCards[state.seats[0]!.markerCard]!.hand === hand) return state;
  }
}

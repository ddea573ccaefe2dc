// Games against V.I.C.I from their beginning, and positions in which it is about to turn up a card.
import type { EventType, GameEvent, SeatSetup, Setup, State } from '../../src/index.js';
import { civ } from '../support/pack.js';
import { type CivSpec, type Position, type SoloSpec, type Spec, scenario } from '../support/scenario.js';

export const HUMAN = 0;
export const VICI = 1;

export const soloSetup = (option: SeatSetup['option'] = 'b', rest: Partial<Setup> = {}): Setup => ({
  seats: [{ option }],
  map: 'random',
  materials: 'random',
  solo: { level: 'beginner', challenge: false },
  ...rest,
});

export const soloGame = (option: SeatSetup['option'] = 'b', seed = 'seed', rest?: Partial<Setup>): State =>
  civ.create(soloSetup(option, rest), seed);

export type Facing = Omit<Spec, 'civs' | 'solo'> & {
  readonly human?: CivSpec;
  readonly vici?: CivSpec;
  readonly solo?: SoloSpec;
};

/** Where both begin. */
const HOME = { 'B.forest': ['plain'], 'C.grassland': ['plain'] };
const PROVISIONS = { 'B.forest': 1, 'C.grassland': 1 };

/**
 * A turn of the human, who has dice for two of them and food that asks for a decision in phase 6; V.I.C.I has what it
 * begins with, unless said otherwise.
 */
export function facing({ human, vici, solo, ...rest }: Facing = {}): Position {
  return scenario({
    ...rest,
    civs: [
      { dice: [4, 4, 4, 4], usedDice: 2, tribes: HOME, markers: { food: 2 }, ...human },
      { tribes: HOME, ...vici },
    ],
    solo: { provisions: PROVISIONS, ...solo },
  });
}

/** The human uses up its turn, and V.I.C.I has its own, with these rolls. */
export function passTurn(game: Position, ...rolls: readonly number[]): Position {
  game.play('activate dexterity');
  if (rolls.length > 0) game.rolls(...rolls);
  return game.play('endTurn');
}

/** V.I.C.I has turned up a card by its number and carried it out, with these rolls. */
export const turned = (card: number, rolls: readonly number[], against: Facing = {}): Position =>
  passTurn(facing({ ...against, solo: { ...against.solo, next: [card] } }), ...rolls);

export const told = <T extends EventType>({ events }: Position, type: T): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

/** What V.I.C.I rolled for the rows of its cards. */
export const rowRolls = (game: Position): number[] => told(game, 'row').map(({ value }) => value);

/** V.I.C.I's actions that came to nothing, and why. */
export const forfeited = (game: Position): string[] =>
  told(game, 'forfeited').map(({ act, why }) => `${act} ${why}`);

/** Steps of V.I.C.I on the five tracks. */
export const tracks = (game: Position): readonly number[] => game.state.seats[VICI]!.tracks;

/** The numbers of action cards that lie open. */
export const open = ({ state }: Position): number[] => state.solo!.revealed.map(card => card + 1);

/** Answers every question with as little as possible until a phase of an era begins. */
export function idleUntil(game: Position, era: number, phase: number): Position {
  const idle = ['decline', 'feedAll', 'feedDone', 'endTurn'];
  while (game.task() !== 'over' && (game.state.era < era || game.state.phase < phase)) {
    const offers = game.offers();
    game.play(idle.find(phrase => offers.includes(phrase)) ?? offers[0]!);
  }
  return game;
}

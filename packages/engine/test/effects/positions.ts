// Positions in which a card's or chip's effects are about to happen.
import type { Effect } from '../../src/index.js';
import { packWith } from '../support/pack.js';
import { type CivSpec, type Position, type Spec, scenario } from '../support/scenario.js';

type Rest = Omit<Spec, 'civs'> & { readonly other?: CivSpec };

/** It begins to rain: each civilization that can may perform an activity. */
export function rain(me: CivSpec, { other = {}, ...rest }: Rest = {}): Position {
  return scenario({ civs: [me, other], phase: 7, event: 'F13', ...rest });
}

/** The Income phase with one income chip. */
export function income(chip: string, me: CivSpec = {}, { other = {}, ...rest }: Rest = {}): Position {
  return scenario({ civs: [{ ...me, columns: { ...me.columns, 9: [chip] } }, other], phase: 8, ...rest });
}

/** A card has just been installed from the hand, as low and as cheap as possible; its bonus is asked now. */
export function installed(card: string, me: CivSpec = {}, rest: Rest = {}): Position {
  return settleHow(installing(card, me, rest));
}

export function installing(card: string, me: CivSpec, { other = {}, ...rest }: Rest = {}): Position {
  const type = 'ABCDE'.indexOf(card[0]!);
  return scenario({
    civs: [{ ...me, hand: [card, ...(me.hand ?? [])] }, other],
    doing: [{ do: 'install', seat: 0, type, bonus: false, optional: true, again: 'never' }],
    ...rest,
  }).play(`install ${card}`);
}

/** Answers the questions of an installation with the first offer: the leftmost column, the lowest stage. */
export function settleHow(game: Position): Position {
  while (game.task() === 'installHow') game.play(game.offers()[0]!);
  return game;
}

/** A card with this bonus and no cost has just been installed. */
export const bonus = (effects: readonly Effect[], me: CivSpec = {}, rest: Rest = {}): Position =>
  installed('C11', me, { ...rest, game: packWith({ C11: { bonus: effects } }) });

/** It begins to rain, and a card has this activity. */
export const activity = (effects: readonly Effect[], me: CivSpec = {}, rest: Rest = {}): Position =>
  rain(
    { ...me, columns: { 1: ['C2'], ...me.columns } },
    { ...rest, game: packWith({ C2: { ability: { kind: 'activity', effects } } }) },
  );

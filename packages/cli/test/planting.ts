// A sound game to plant faults in.
import { type Civolution, kindOf, type State } from '@civolution/engine';
import { type Target, targetOf } from '../src/fuzz/target.js';
import type { Wish } from '../src/setups.js';
import { loaded } from './support.js';

export const civ = loaded();
export const sound = targetOf(civ);
export const withCiv = (fault: Partial<Civolution>): Target => ({ ...sound, civ: { ...civ, ...fault } });

/** One game against V.I.C.I with all Extra Credits. */
export const SOLO: { readonly games: number; readonly wish: Wish } = {
  games: 1,
  wish: { solo: { level: 'medium', challenge: true }, extras: ['a', 'b', 'c'] },
};

/** A fault in carrying out, for both ways of doing so. */
export function afterwards(fault: (s: State, choice: number) => void): Partial<Civolution> {
  return {
    choose(s, seat, choice, sink) {
      civ.choose(s, seat, choice, sink);
      fault(s, choice);
    },
    apply(s, seat, choice, sink) {
      civ.apply(s, seat, choice, sink);
      fault(s, choice);
    },
  };
}

export const endsTurn = (choice: number): boolean => kindOf(choice) === 'endTurn';

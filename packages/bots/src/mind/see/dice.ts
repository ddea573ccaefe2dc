// Dice, and how often one may still activate a module.
import { type Board, FOCUS } from '@civolution/engine';
import { part } from '../inputs.js';
import { resetsLeft } from './time.js';

/** Two dice activate a module; one left over waits for a marker: so much of it is lost. */
const ODD = 0.7;

const { at, from, always } = part(
  ['resets', 'dice', 'ready', 'readyKinds', 'allDice', 'activations', 'fate', 'favor'],
  ['planned'],
);

export const seeDice = always((out: Float64Array, g: Board, seat: number): void => {
  const me = g.s.seats[seat]!;
  let ready = 0;
  for (let v = 0; v < 6; v++) {
    const n = me.dice[v]!;
    ready += n;
    out[at.dice + v] = n / 2;
    if (n > 0) out[at.readyKinds]! += 1 / 3;
  }
  const resets = resetsLeft(g);
  const all = ready + me.usedDice;
  out[at.resets] = resets / 4;
  out[at.ready] = ready / 6;
  out[at.allDice] = all / 6;
  out[at.activations] = ((all - ODD * (all % 2)) * resets) / 30;
  out[at.activations + 1] = ((ready + out[from.planned]! * 3 + me.markers[FOCUS]!) / 6) * Math.min(1, resets);
  out[at.fate] = me.fateDice / 2;
  for (let f = 0; f < 6; f++) out[at.favor + f] = f < me.favor ? 1 : 0;
});

// Dice, and how often one may still activate a module.
import { FOCUS, type Position } from '@civolution/engine';
import { AT } from '../inputs.js';
import { resetsLeft } from './time.js';

/** Two dice activate a module; one left over waits for a marker: so much of it is lost. */
const ODD = 0.7;

export function seeDice(g: Position, seat: number, out: Float64Array): void {
  const me = g.s.seats[seat]!;
  let ready = 0;
  out[AT.readyKinds] = 0;
  for (let v = 0; v < 6; v++) {
    const n = me.dice[v]!;
    ready += n;
    out[AT.dice + v] = n / 2;
    if (n > 0) out[AT.readyKinds]! += 1 / 3;
  }
  const resets = resetsLeft(g);
  const all = ready + me.usedDice;
  out[AT.resets] = resets / 4;
  out[AT.ready] = ready / 6;
  out[AT.allDice] = all / 6;
  out[AT.activations] = ((all - ODD * (all % 2)) * resets) / 30;
  out[AT.activations + 1] = ((ready + out[AT.planned]! * 3 + me.markers[FOCUS]!) / 6) * Math.min(1, resets);
  out[AT.fate] = me.fateDice / 2;
  for (let f = 0; f < 6; f++) out[AT.favor + f] = f < me.favor ? 1 : 0;
}

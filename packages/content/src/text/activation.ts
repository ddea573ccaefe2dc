import { MAIN_MODULES } from '@civolution/engine';
import type { Activation, Names } from '../texts.js';

/** "Migration II", whatever it is called; modules without levels have no numeral. */
export const leveled = (name: Names, called: string, module: number, level: number): string =>
  module < MAIN_MODULES ? `${called} ${name.level(level)}` : called;

/** "Activate Migration II (1 and 3): perform up to 2 migrations" */
export const activationLine = ({ verb, name, dice, does }: Activation): string =>
  `${verb} ${name} (${dice}): ${does}`;

// Keeping house with what a bot may think.
import type { State } from '@civolution/engine';
import type { Budget } from '../player.js';

/** What one question may use, and how much of it is used. */
export interface Meter {
  readonly nodes: number;
  /** A choice is tried. */
  count(): void;
  /** Stops at once. */
  stop(): void;
  /** The used part, from 0 to 1 and beyond. */
  used(): number;
}

export function meterFor({ nodes: most, ms }: Budget): Meter {
  const begin = ms === undefined ? 0 : Date.now();
  let nodes = 0;
  let stopped = false;
  return {
    get nodes() {
      return nodes;
    },
    count() {
      nodes++;
    },
    stop() {
      stopped = true;
    },
    used() {
      if (stopped) return Number.POSITIVE_INFINITY;
      const ofNodes = most === undefined ? 0 : nodes / most;
      return ms === undefined ? ofNodes : Math.max(ofNodes, (Date.now() - begin) / ms);
    },
  };
}

/** Of what is left of a turn's budget one question may use so much: what is learnt on the way asks for more. */
const SHARE = 0.75;
/** So much of a turn's budget every question may use. */
const RESERVE = 0.05;
/** So much of it, by itself, a question outside one's own turn. */
const ASIDE = 0.25;

const within = (top: State, seat: number): boolean =>
  top.agenda.some(task => task.do === 'endTurn' && task.seat === seat);

/** Whether a seat is asked how to begin its turn. */
export const beginsTurn = ({ agenda }: State): boolean => agenda[agenda.length - 1]?.do === 'turn';

/** Whether a seat is asked in the midst of its own turn, or how to begin it. */
export const inOwnTurn = (s: State, seat: number): boolean => beginsTurn(s) || within(s, seat);

const part = ({ nodes, ms }: Budget, of: number): Budget => ({
  ...(nodes !== undefined && { nodes: Math.max(1, Math.round(nodes * of)) }),
  ...(ms !== undefined && { ms: Math.max(1, ms * of) }),
});

/** The budget of a turn, which its questions share. */
export interface Purse {
  /** What a question may use. */
  give(s: State, seat: number): Budget;
  /** What of it was used, as a part of it. */
  take(s: State, seat: number, used: number): void;
}

export function purseOf(budget: Budget): Purse {
  let left = 1;
  const share = (s: State, seat: number): number => {
    if (!inOwnTurn(s, seat)) return ASIDE;
    if (beginsTurn(s)) left = 1;
    return Math.max(RESERVE, left * SHARE);
  };
  return {
    give: (s, seat) => part(budget, share(s, seat)),
    take(s, seat, used) {
      if (inOwnTurn(s, seat)) left = Math.max(0, left - share(s, seat) * Math.min(1, used));
    },
  };
}

// Games played by bots up to where a test wants to begin.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { easyPlayer, randomPlayer, type Seen, seekerPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { type ChoiceKind, type Civolution, FOOD, kindOf, load, type Setup, seeded } from '@civolution/engine';
import { preview, recordText, toRecord } from '@civolution/host';
import { type Moment, played, turnOf } from '../../../scripts/played.js';

interface Game {
  readonly seats: number;
  readonly setup?: Partial<Setup>;
  /** Where it is left, before this question is answered; played to its end by default. */
  readonly until?: Moment;
  readonly player?: 'easy' | 'random';
}

/** The era ends soon, and there is nothing to eat. */
const hungry: Moment = (session, asked) => {
  const { civ, state } = session;
  const resets = civ.rules.byPlayers(state.seats.length).resets - 2;
  return turnOf(2, resets)(session, asked) && state.seats[0]!.markers[FOOD] === 0;
};

const canTakeAttribute: Moment = ({ civ, state }, { seat }) =>
  seat === 0 && civ.legal(state, 0).some(choice => kindOf(choice) === 'attribute');

/** An income chip can give its point, and nothing new is learnt by that. */
const foreseenPoint: Moment = (session, { seat }) =>
  seat === 0 &&
  session.civ
    .legal(session.state, 0)
    .some(choice => kindOf(choice) === 'incomePoint' && preview(session, 0, choice) !== null);

export const GAMES = {
  two: { seats: 2, until: turnOf(2, 1) },
  solo: { seats: 1, setup: { solo: { level: 'medium', challenge: false } }, until: turnOf(3, 1) },
  four: { seats: 4, until: turnOf(4, 3) },
  end: { seats: 4 },
  hungry: { seats: 2, until: hungry, player: 'random' },
  income: { seats: 2, until: foreseenPoint, player: 'random' },
  attribute: { seats: 2, until: canTakeAttribute, player: 'random' },
} satisfies Record<string, Game>;
export type GameName = keyof typeof GAMES;

export function recordOf(civ: Civolution, name: string, { seats, setup, until, player }: Game): string {
  const make = player === 'random' ? randomPlayer : easyPlayer;
  const session = played(civ, {
    setup: { seats: Array(seats).fill({ option: 'b' }), map: 'random', materials: 'random', ...setup },
    seed: `page ${name}`,
    player: seat => make(seeded(`${name} ${seat}`)),
    until,
  });
  if (until && civ.decisions(session.state).length === 0) throw new Error(`"${name}" went by its moment.`);
  return recordText(toRecord(session));
}

/** A position in which choices of these kinds are offered to the first civilization. */
export interface Offer {
  readonly kinds: readonly ChoiceKind[];
  readonly record: string;
}

const RANDOM_GAMES = 200;
const SOUGHT_GAMES = 30;

/** Positions that together offer nearly every kind of choice, from many quick games. */
export function offers(civ: Civolution): Offer[] {
  const found: Offer[] = [];
  const known = new Set<ChoiceKind>();
  const seen: Seen = new Map();
  for (let n = 0; n < RANDOM_GAMES + SOUGHT_GAMES; n++) {
    const setup: Setup = {
      seats: [{ option: 'b' }, { option: 'a' }],
      map: 'random',
      materials: 'random',
      extras: ['a', 'b', 'c'],
    };
    const rng = seeded(`kinds of player ${n}`);
    const player = n < SOUGHT_GAMES ? seekerPlayer(rng, seen) : randomPlayer(rng);
    /** Looks at every question; the game is played to its end. */
    const note: Moment = (session, { seat }) => {
      const kinds = [...new Set(civ.legal(session.state, seat).map(kindOf))].filter(kind => !known.has(kind));
      if (seat === 0 && kinds.length > 0) {
        for (const kind of kinds) known.add(kind);
        found.push({ kinds, record: recordText(toRecord(session)) });
      }
      return false;
    };
    played(civ, { setup, seed: `kinds ${n}`, player: () => player, bot: 'random', until: note });
  }
  return found;
}

export function writeRecords(folder: string): void {
  const civ = load(basePack);
  for (const [name, game] of Object.entries(GAMES)) {
    writeFileSync(join(folder, `${name}.json`), recordOf(civ, name, game));
  }
  writeFileSync(join(folder, 'offers.json'), JSON.stringify(offers(civ)));
}

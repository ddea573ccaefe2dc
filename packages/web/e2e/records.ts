// Games played by bots up to where a test wants to begin.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { easyPlayer, randomPlayer, type Seen, seekerPlayer } from '@civolution/bots';
import { basePack, gameTexts } from '@civolution/content';
import {
  CHOICE_KINDS,
  type ChoiceKind,
  type Civolution,
  type Description,
  FOOD,
  kindOf,
  load,
  type Setup,
  seeded,
  type Target,
} from '@civolution/engine';
import { recordText, type Session, toRecord } from '@civolution/host';
import { type Moment, played, turnOf } from '../../../scripts/played.js';
import { foresee } from '../src/worker/foresee.js';
import { wastes } from '../src/worker/wastes.js';
import { asking } from './packs.js';

interface Game {
  readonly seats: number;
  readonly setup?: Partial<Setup>;
  /** Where it is left, before this question is answered; played to its end by default. */
  readonly until?: Moment;
  readonly player?: 'easy' | 'random';
  readonly pack?: 'base' | 'asking';
}

/** The game ends soon. */
const lastTurns: Moment = (session, asked) => {
  const { civ, state } = session;
  return turnOf(4, civ.rules.byPlayers(state.seats.length).resets - 1)(session, asked);
};

/** The era ends soon, and there is nothing to eat. */
const hungry: Moment = (session, asked) => {
  const { civ, state } = session;
  const resets = civ.rules.byPlayers(state.seats.length).resets - 2;
  return turnOf(2, resets)(session, asked) && state.seats[0]!.markers[FOOD] === 0;
};

const canTakeAttribute: Moment = ({ civ, state }, { seat }) =>
  seat === 0 && civ.legal(state, 0).some(choice => kindOf(choice) === 'attribute');

/** An income chip can give its point, and nothing new is learnt by that. */
const foreseenPoint: Moment = ({ civ, state }, { seat }) =>
  seat === 0 &&
  [...foresee(civ, state, 0)].some(([choice, { isSure }]) => kindOf(choice) === 'incomePoint' && isSure);

/** A choice that is asked would waste something, another would not. */
const wasteful: Moment = ({ civ, state }, { seat, task }) => {
  if (seat !== 0 || task !== 'income') return false;
  const found = wastes(civ, state, 0, gameTexts('en', civ.rules), foresee(civ, state, 0)).length;
  return found > 0 && found < civ.legal(state, 0).length;
};

/** There is much to choose from. */
const open =
  (moment: Moment): Moment =>
  (session, asked) =>
    moment(session, asked) && session.civ.legal(session.state, asked.seat).length >= 5;

export const GAMES = {
  two: { seats: 2, until: open(turnOf(2, 1)) },
  solo: { seats: 1, setup: { solo: { level: 'medium', challenge: false } }, until: open(turnOf(3, 1)) },
  four: { seats: 4, until: turnOf(4, 3) },
  last: { seats: 2, until: lastTurns },
  end: { seats: 4 },
  hungry: { seats: 2, until: hungry, player: 'random' },
  income: { seats: 2, until: foreseenPoint, player: 'random' },
  attribute: { seats: 2, until: canTakeAttribute, player: 'random' },
  wasted: { seats: 2, until: wasteful, player: 'random', pack: 'asking' },
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
  return textOf(session);
}

/** A record of the base pack needs none. */
const textOf = (session: Session): string =>
  recordText(toRecord(session, { components: session.origin.pack !== basePack.name }));

/** A choice of a sort that no other offer has. */
export interface Sample {
  readonly sort: string;
  readonly choice: number;
  readonly targets: readonly Target[];
}

/** A position in which choices are offered to the first civilization. */
export interface Offer {
  readonly samples: readonly Sample[];
  readonly record: string;
}

/** By the kind and what it points at. */
function sortOf({ kind, targets }: Description): string {
  const at = [...new Set(targets.map(target => target.kind))].join(' and ');
  return `${kind} at ${at}`;
}

/** What the base pack asks so seldom that a small pack has to. */
const RARE: readonly ChoiceKind[] = ['cover', 'returnBoat', 'setDie', 'moveWeather', 'stepBack'];

const SOUGHT_GAMES = 30;
const MOST_GAMES = 230;
const ALL_EXTRAS: Setup = {
  seats: [{ option: 'b' }, { option: 'a' }],
  map: 'random',
  materials: 'random',
  extras: ['a', 'b', 'c'],
};

/** Positions from quick games that together offer these kinds of choice, each kind with everything it points at there. */
function offersOf(civ: Civolution, kinds: readonly ChoiceKind[]): Offer[] {
  const offers: Offer[] = [];
  const known = new Set<string>();
  const wanted = new Set(kinds);
  const seen: Seen = new Map();
  for (let n = 0; n < MOST_GAMES && wanted.size > 0; n++) {
    const rng = seeded(`kinds of player ${n}`);
    const player = n < SOUGHT_GAMES ? seekerPlayer(rng, seen) : randomPlayer(rng);
    /** Looks at every question; the game is played to its end. */
    const note: Moment = (session, { seat }) => {
      if (seat !== 0) return false;
      const samples: Sample[] = [];
      for (const choice of civ.legal(session.state, seat)) {
        if (!kinds.includes(kindOf(choice))) continue;
        const described = civ.describe(session.state, seat, choice);
        const sort = sortOf(described);
        wanted.delete(described.kind);
        if (known.has(sort)) continue;
        known.add(sort);
        samples.push({ sort, choice, targets: described.targets });
      }
      if (samples.length > 0) offers.push({ samples, record: textOf(session) });
      return false;
    };
    played(civ, { setup: ALL_EXTRAS, seed: `kinds ${n}`, player: () => player, bot: 'random', until: note });
  }
  return offers;
}

export function writeRecords(folder: string): void {
  const packs = { base: load(basePack), asking: asking() };
  for (const [name, game] of Object.entries<Game>(GAMES)) {
    writeFileSync(join(folder, `${name}.json`), recordOf(packs[game.pack ?? 'base'], name, game));
  }
  const often = CHOICE_KINDS.filter(kind => !RARE.includes(kind));
  const offers = [...offersOf(packs.asking, RARE), ...offersOf(packs.base, often)];
  writeFileSync(join(folder, 'offers.json'), JSON.stringify(offers));
}

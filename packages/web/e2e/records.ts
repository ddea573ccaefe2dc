// Games played by bots up to where a test wants to begin.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { easyPlayer, randomPlayer, type Seen, seekerPlayer } from '@civolution/bots';
import { basePack, speaker } from '@civolution/content';
import {
  CHOICE_KINDS,
  type ChoiceKind,
  type Civolution,
  type Decision,
  FOOD,
  kindOf,
  load,
  type Setup,
  type State,
  seeded,
} from '@civolution/engine';
import { choose, openSession, preview, recordText, type Session, toRecord } from '@civolution/host';
import { wastes } from '../src/home/wastes.js';
import { asking } from './packs.js';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario'];
const ACTION_PHASE = 4;

type Stop = (civ: Civolution, state: State, decision: Decision, session: Session) => boolean;

interface Game {
  readonly seats: number;
  readonly setup?: Partial<Setup>;
  /** Where it is left, before this question is answered; played to its end by default. */
  readonly until?: Stop;
  readonly player?: 'easy' | 'random';
  readonly pack?: 'base' | 'asking';
}

const ownTurn = (state: State, { seat, task }: Decision): boolean =>
  seat === 0 && task === 'turn' && state.phase === ACTION_PHASE;

const turnOf =
  (era: number, resets: number): Stop =>
  (_, state, decision) =>
    state.era >= era && state.resets >= resets && ownTurn(state, decision);

/** The era ends soon, and there is nothing to eat. */
const hungry: Stop = (civ, state, decision) =>
  ownTurn(state, decision) &&
  state.era > 1 &&
  civ.rules.byPlayers(state.seats.length).resets - state.resets <= 2 &&
  state.seats[0]!.markers[FOOD] === 0;

const canTakeAttribute: Stop = (civ, state, { seat }) =>
  seat === 0 && civ.legal(state, 0).some(choice => kindOf(choice) === 'attribute');

/** An income chip can give its point, and nothing new is learnt by that. */
const foreseenPoint: Stop = (civ, _, { seat }, session) =>
  seat === 0 &&
  civ
    .legal(session.state, 0)
    .some(choice => kindOf(choice) === 'incomePoint' && preview(session, 0, choice) !== null);

/** A choice that is asked would waste something, another would not. */
const wasteful: Stop = (civ, state, { seat, task }) => {
  if (seat !== 0 || task !== 'income') return false;
  const found = wastes(civ, state, 0, speaker('en', civ.rules)).length;
  return found > 0 && found < civ.legal(state, 0).length;
};

/** The first civilization is a person, the others are bots. */
export const GAMES = {
  two: { seats: 2, until: turnOf(2, 1) },
  solo: { seats: 1, setup: { solo: { level: 'medium', challenge: false } }, until: turnOf(3, 1) },
  four: { seats: 4, until: turnOf(4, 3) },
  end: { seats: 4 },
  hungry: { seats: 2, until: hungry, player: 'random' },
  income: { seats: 2, until: foreseenPoint, player: 'random' },
  attribute: { seats: 2, until: canTakeAttribute, player: 'random' },
  wasted: { seats: 2, until: wasteful, player: 'random', pack: 'asking' },
} satisfies Record<string, Game>;
export type GameName = keyof typeof GAMES;

export function recordOf(civ: Civolution, name: string, { seats, setup, until, player }: Game): string {
  const players = NAMES.slice(0, seats).map((called, seat) =>
    seat === 0 ? { name: called } : { name: called, bot: 'easy' },
  );
  const session = openSession(
    civ,
    { seats: players.map(() => ({ option: 'b' })), map: 'random', materials: 'random', ...setup },
    `page ${name}`,
    players,
  );
  const make = player === 'random' ? randomPlayer : easyPlayer;
  const hands = players.map((_, seat) => make(seeded(`${name} ${seat}`)));
  for (;;) {
    const [decision] = civ.decisions(session.state);
    if (!decision || until?.(civ, session.state, decision, session)) break;
    const { seat } = decision;
    const legal = civ.legal(session.state, seat);
    choose(
      session,
      seat,
      hands[seat]!.choose(civ, () => civ.view(session.state, seat), seat, legal),
    );
  }
  if (until && civ.decisions(session.state).length === 0) throw new Error(`"${name}" went by its moment.`);
  return textOf(session);
}

/** A record of the base pack needs none. */
const textOf = (session: Session): string =>
  recordText(toRecord(session, { components: session.origin.pack !== basePack.name }));

/** A position in which choices of these kinds are offered to the first civilization. */
export interface Offer {
  readonly kinds: readonly ChoiceKind[];
  readonly record: string;
}

/** What the base pack asks so seldom that a small pack has to. */
export const RARE = ['cover', 'returnBoat', 'setDie', 'moveWeather', 'stepBack'] as const;

const SOUGHT_GAMES = 30;
const MOST_GAMES = 230;
const ALL_EXTRAS: Setup = {
  seats: [{ option: 'b' }, { option: 'a' }],
  map: 'random',
  materials: 'random',
  extras: ['a', 'b', 'c'],
};

/** Positions that together offer these kinds of choice, from quick games. */
function offersOf(civ: Civolution, kinds: readonly ChoiceKind[]): Offer[] {
  const found: Offer[] = [];
  const wanted = new Set(kinds);
  const seen: Seen = new Map();
  for (let n = 0; n < MOST_GAMES && wanted.size > 0; n++) {
    const session = openSession(civ, ALL_EXTRAS, `kinds ${n}`, [
      { name: 'Ada' },
      { name: 'Bruno', bot: 'random' },
    ]);
    const rng = seeded(`kinds of player ${n}`);
    const player = n < SOUGHT_GAMES ? seekerPlayer(rng, seen) : randomPlayer(rng);
    for (let next = civ.decisions(session.state)[0]; next; next = civ.decisions(session.state)[0]) {
      const { seat } = next;
      const legal = civ.legal(session.state, seat);
      const fresh = [...new Set(legal.map(kindOf))].filter(kind => wanted.has(kind));
      if (seat === 0 && fresh.length > 0) {
        for (const kind of fresh) wanted.delete(kind);
        found.push({ kinds: fresh, record: textOf(session) });
      }
      choose(
        session,
        seat,
        player.choose(civ, () => civ.view(session.state, seat), seat, legal),
      );
    }
  }
  return found;
}

export function writeRecords(folder: string): void {
  const packs = { base: load(basePack), asking: asking() };
  for (const [name, game] of Object.entries<Game>(GAMES)) {
    writeFileSync(join(folder, `${name}.json`), recordOf(packs[game.pack ?? 'base'], name, game));
  }
  const rare: readonly ChoiceKind[] = RARE;
  const offers = [
    ...offersOf(packs.asking, rare),
    ...offersOf(
      packs.base,
      CHOICE_KINDS.filter(kind => !rare.includes(kind)),
    ),
  ];
  writeFileSync(join(folder, 'offers.json'), JSON.stringify(offers));
}

// Games played by programs.
import {
  BOT_NAMES,
  BOTS,
  type BotName,
  type Budget,
  type Player,
  type Seen,
  seekerPlayer,
  type Weights,
} from '@civolution/bots';
import { type Civolution, type Rng, RULES_VERSION, type Setup, seeded } from '@civolution/engine';
import type { Chosen, GameRecord } from '@civolution/host';

/** All bots, and the player that looks for what has not been seen. */
export const PLAYERS = [...BOT_NAMES, 'seeker'] as const;
export type PlayerName = (typeof PLAYERS)[number];

type Maker = (rng: Rng, seen: Seen, budget?: Budget, weights?: Weights) => Player;

const botMaker =
  (name: BotName): Maker =>
  (rng, _seen, budget, weights) =>
    BOTS[name].player(rng, budget, weights);

export const MAKERS = {
  ...Object.fromEntries(BOT_NAMES.map(name => [name, botMaker(name)])),
  seeker: (rng: Rng, seen: Seen) => seekerPlayer(rng, seen),
} as Readonly<Record<PlayerName, Maker>>;

/** `seen` is for seekers, the budget for those that think, the weights for medium. */
export const playerCalled = (
  name: PlayerName,
  seed: string,
  seen: Seen,
  budget?: Budget,
  weights?: Weights,
): Player => MAKERS[name](seeded(seed), seen, budget, weights);

export interface Outcome {
  readonly finished: boolean;
  /** Questions with at least two choices. */
  readonly decisions: number;
  /** Of all seats, V.I.C.I's as well. */
  readonly scores: readonly number[];
  /** By seat and source of points. */
  readonly earned: readonly (readonly number[])[];
  readonly winner: number;
  readonly setup: Setup;
  readonly seed: string;
  readonly choices: readonly Chosen[];
}

/** Far above the longest game. */
const ENDLESS = 50_000;

/** Plays a game to its end; in the draft the seats take turns. */
export function playGame(civ: Civolution, setup: Setup, seed: string, players: readonly Player[]): Outcome {
  const s = civ.create(setup, seed);
  const choices: Chosen[] = [];
  let decisions = 0;
  let asked = civ.decisions(s);
  for (let n = 0; n < ENDLESS && asked.length > 0; n++) {
    const { seat } = asked[0]!;
    const legal = civ.legal(s, seat);
    if (legal.length > 1) decisions++;
    const choice = players[seat]!.choose(civ, () => civ.view(s, seat), seat, legal);
    choices.push([seat, choice]);
    civ.apply(s, seat, choice);
    asked = civ.decisions(s);
  }
  const finished = asked.length === 0;
  const scores = s.seats.map(me => me.score);
  const earned = s.seats.map(me => me.earned);
  return { finished, decisions, scores, earned, winner: civ.ranking(s)[0]!, setup, seed, choices };
}

export const recordOf = (
  { rules }: Civolution,
  { setup, seed, choices }: Pick<Outcome, 'setup' | 'seed' | 'choices'>,
): GameRecord => ({
  format: 'civolution-record',
  rules: RULES_VERSION,
  pack: rules.pack.name,
  packHash: rules.hash,
  setup,
  seed,
  choices: [...choices],
});

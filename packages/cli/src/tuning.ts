// Games that show which weights are too high or too low: every seat plays with others.
import { addScore, anyTurns, mediumPlayer, type Sums, turned, type Weights } from '@civolution/bots';
import { type Civolution, type Setup, SOLO_LEVELS, seeded } from '@civolution/engine';
import { playGame } from './play.js';

export interface TuningGame {
  readonly game: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly nodes: number;
}

/** Of each four games one is against V.I.C.I, one has two civilizations, and two have four. */
const SEATS = [1, 2, 4, 4];

function setupOf(game: number): Setup {
  const round = Math.floor(game / SEATS.length);
  const seats = SEATS[game % SEATS.length]!;
  const level = SOLO_LEVELS[round % SOLO_LEVELS.length]!;
  return {
    seats: Array.from({ length: seats }, () => ({ option: 'b' })),
    map: 'random',
    materials: 'random',
    ...(seats === 1 && { solo: { level, challenge: false } }),
  };
}

/** Plays a game, adds what it shows to the sums and gives the scores of those who played. */
export function tuningGame(
  civ: Civolution,
  { game, seed, weights, nodes }: TuningGame,
  sums: Sums,
): number[] {
  const setup = setupOf(game);
  const rng = seeded(`${seed}/tuning`);
  const turns = setup.seats.map(() => anyTurns(rng));
  const players = turns.map((own, seat) =>
    mediumPlayer(seeded(`${seed}/${seat}`), { nodes }, turned(weights, own)),
  );
  const scores = playGame(civ, setup, seed, players).scores.slice(0, setup.seats.length);
  scores.forEach((score, seat) => {
    addScore(sums, turns[seat]!, scores.length, score);
  });
  return scores;
}

// Games that show which weights are too high or too low: every seat plays with others, or is given things.
import {
  addGiven,
  addScore,
  anyTurns,
  evaluation,
  type Given,
  giveSome,
  mediumPlayer,
  type Sums,
  turned,
  type Weights,
  type WorthSums,
} from '@civolution/bots';
import { type Civolution, type Setup, SOLO_LEVELS, seeded } from '@civolution/engine';
import { playGame } from './play.js';

/** What weights are turned by: by turning them, or by what things are worth. */
export const WAYS = ['knobs', 'gifts'] as const;
export type Way = (typeof WAYS)[number];

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

/** Plays a game in which seats are given things at the beginning of each era's turns, and adds what it shows to the sums. */
export function giftGame(
  civ: Civolution,
  { game, seed, weights, nodes }: TuningGame,
  sums: WorthSums,
): number[] {
  const setup = setupOf(game);
  const rng = seeded(`${seed}/gifts`);
  const sense = evaluation(weights);
  const players = setup.seats.map((_, seat) => mediumPlayer(seeded(`${seed}/${seat}`), { nodes }, weights));
  const given = setup.seats.map((): Given[] => []);
  const s = civ.create(setup, seed);
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    const { seat, task } = asked;
    if (task === 'turn' && given[0]!.length < s.era) {
      given.forEach((own, other) => {
        own.push(giveSome(civ, sense, s, other, rng));
      });
      s.learned++;
    }
    const legal = civ.legal(s, seat);
    civ.apply(
      s,
      seat,
      players[seat]!.choose(civ, () => civ.view(s, seat), seat, legal),
    );
  }
  return given.map((own, seat) => {
    const { score } = s.seats[seat]!;
    addGiven(sums, own, given.length, score);
    return score;
  });
}

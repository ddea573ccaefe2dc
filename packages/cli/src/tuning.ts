// Games that show what things are worth: bots of varied tastes play against one another.
import {
  addSample,
  mediumPlayer,
  type Sample,
  type Sums,
  sampleOf,
  varied,
  type Weights,
} from '@civolution/bots';
import { below, type Civolution, type Setup, SOLO_LEVELS, seeded } from '@civolution/engine';

export interface TuningGame {
  readonly game: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly nodes: number;
}

/** Of each four games one is against V.I.C.I, two have two civilizations, and one has four. */
const SEATS = [1, 2, 2, 4];
/** Of a hundred turns so many are begun with any choice at all. */
const ANY_CHOICE = 3;

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
  const players = setup.seats.map((_, seat) => {
    // In every second game the first plays by the weights as they are.
    const own = seat === 0 && game % 2 === 1 ? weights : varied(weights, rng);
    return mediumPlayer(seeded(`${seed}/${seat}`), { nodes }, own);
  });
  const s = civ.create(setup, seed);
  const samples: { readonly seat: number; readonly sample: Sample }[] = [];
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    const { seat, task } = asked;
    // Before the first era there is the draft.
    if (s.era > 0 && (task === 'turn' || task === 'endTurn')) {
      samples.push({ seat, sample: sampleOf({ rules: civ.rules, s }, seat) });
    }
    const legal = civ.legal(s, seat);
    const any = task === 'turn' && below(rng, 100) < ANY_CHOICE;
    const choice = any
      ? legal[below(rng, legal.length)]!
      : players[seat]!.choose(civ, () => civ.view(s, seat), seat, legal);
    civ.apply(s, seat, choice);
  }
  for (const { seat, sample } of samples) addSample(sums, sample, s.seats[seat]!.score);
  return setup.seats.map((_, seat) => s.seats[seat]!.score);
}

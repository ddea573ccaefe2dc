// One game of a probe: bots play with what chance has given them.
import { type Civolution, seeded } from '@civolution/engine';
import { playerCalled } from '../play.js';
import { setupFor } from '../setups.js';
import { type Gift, give } from './gifts.js';

export interface ProbeGame {
  readonly seed: string;
  readonly seats: number;
  readonly nodes: number;
}

/** What a seat was given, and the score it came to. */
export interface Probed {
  readonly gifts: readonly Gift[];
  readonly score: number;
}

export function probeGame(civ: Civolution, { seed, seats, nodes }: ProbeGame): Probed[] {
  const setup = setupFor({ players: seats, starts: ['b'], map: 'random' });
  const players = setup.seats.map((_, seat) =>
    playerCalled('medium', `${seed}/${seat}`, new Map(), { nodes }),
  );
  const s = civ.create(setup, seed);
  let gifts: Gift[][] = [];
  for (let asked = civ.decisions(s)[0]; asked; asked = civ.decisions(s)[0]) {
    if (s.era === 1 && gifts.length === 0) gifts = give(civ.rules, s, seeded(`${seed}/gifts`));
    const { seat } = asked;
    civ.apply(
      s,
      seat,
      players[seat]!.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat)),
    );
  }
  return gifts.map((own, seat) => ({ gifts: own, score: s.seats[seat]!.score }));
}

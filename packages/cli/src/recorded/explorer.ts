// Plays games that search for new ways through the code of the rules. A seeker plays. Before each of its choices, a few
// random choices are tried on copies; if they take a way that no game has taken, the game makes these choices instead.
import type { Player } from '@civolution/bots';
import { below, type Pack, type Rng, type Setup, type State, seeded } from '@civolution/engine';
import type { Chosen, GameRecord } from '@civolution/host';
import { playerCalled, recordOf } from '../play.js';
import { spreadSetup } from '../setups.js';
import { seekerMemory } from './memory.js';
import { walk } from './walk.js';
import { type Marked, WAYS, type Way } from './ways.js';

/** A game, and those of its ways that the known games do not take. */
export interface Explored {
  readonly played: GameRecord;
  readonly ways: ReadonlySet<Way>;
}

/** Random choices, and how many new ways they take. */
interface Detour {
  readonly choices: readonly Chosen[];
  readonly found: number;
}

/** How many detours are tried before each choice, and how many choices the longest has. */
const DETOURS = 16;
const LONGEST_DETOUR = 16;
/** How many choices the seeker makes when no detour finds anything new. */
const STRIDE = 3;

/** Gives a function that plays game after game. A way is new if no `known` game and no game played before takes it. */
export function explorer(
  { engine, listen }: Marked,
  pack: Pack,
  known: readonly GameRecord[],
  seed: string,
): (n: number) => Explored {
  const civ = engine.load(pack);
  const isKnown = new Uint8Array(WAYS);
  const taken = new Set<Way>();
  listen(way => {
    isKnown[way] = 1;
  });
  for (const record of known) walk(civ, record);
  listen(null);

  /** Makes a random choice and returns it; undefined when the game is over. */
  function chooseAny(s: State, rng: Rng): Chosen | undefined {
    const asked = civ.decisions(s);
    if (asked.length === 0) return undefined;
    const { seat } = asked[below(rng, asked.length)]!;
    const legal = civ.legal(s, seat);
    const choice = legal[below(rng, legal.length)]!;
    civ.apply(s, seat, choice);
    return [seat, choice];
  }

  /** A random detour, cut off after its last new way. Plays on `s`, which is a copy. */
  function detourFrom(s: State, rng: Rng): Detour {
    const found = new Set<Way>();
    listen(way => {
      if (isKnown[way] === 0 && !taken.has(way)) found.add(way);
    });
    const choices: Chosen[] = [];
    let best: Detour = { choices: [], found: 0 };
    for (let left = 1 + below(rng, LONGEST_DETOUR); left > 0; left--) {
      const made = chooseAny(s, rng);
      if (!made) break;
      choices.push(made);
      if (found.size > best.found) best = { choices: choices.slice(), found: found.size };
    }
    listen(null);
    return best;
  }

  /** The detour that finds most for its length. Adding 2 to the length keeps single choices from always winning. */
  function bestDetour(from: State, rng: Rng): Detour {
    let best: Detour = { choices: [], found: 0 };
    const worth = ({ choices, found }: Detour): number => found / (choices.length + 2);
    for (let n = 0; n < DETOURS; n++) {
      const detour = detourFrom(civ.clone(from), rng);
      if (worth(detour) > worth(best)) best = detour;
    }
    return best;
  }

  function explore(setup: Setup, name: string, players: readonly Player[]): Explored {
    const rng = seeded(`${name}/detours`);
    const ways = new Set<Way>();
    const note = (way: Way): void => {
      if (isKnown[way] === 1) return;
      ways.add(way);
      taken.add(way);
    };
    listen(note);
    const s = civ.create(setup, name);
    listen(null);
    const choices: Chosen[] = [];
    const make = ([seat, choice]: Chosen): void => {
      listen(note);
      // A replay computes the legal choices too, so their ways count.
      civ.legal(s, seat);
      civ.apply(s, seat, choice);
      listen(null);
      choices.push([seat, choice]);
    };
    while (civ.decisions(s).length > 0) {
      const detour = bestDetour(s, rng);
      detour.choices.forEach(make);
      if (detour.found > 0) continue;
      for (let left = STRIDE; left > 0; left--) {
        const [asked] = civ.decisions(s);
        if (!asked) break;
        const { seat } = asked;
        make([seat, players[seat]!.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat))]);
      }
    }
    return { played: recordOf(civ, { setup, seed: name, choices }), ways };
  }

  const remembered = seekerMemory();
  return n => {
    const seen = remembered(n);
    const setup = spreadSetup({}, n);
    const name = `${seed}/explored/${n}`;
    const players = setup.seats.map((_, seat) => playerCalled('seeker', `${name}/${seat}`, seen));
    return explore(setup, name, players);
  };
}

// Games that look for what never came together before: a seeker plays, and wherever a few choices at random take a way
// through the code of the rules that no game took, the game takes them.
import type { Player, Seen } from '@civolution/bots';
import { below, type Pack, type Rng, type Setup, type State, seeded } from '@civolution/engine';
import type { Chosen, GameRecord } from '@civolution/host';
import { playerCalled, recordOf } from '../play.js';
import { spreadSetup } from '../setups.js';
import { walk } from './walk.js';
import { type Marked, WAYS, type Way } from './ways.js';

/** A game, and the ways it takes that the games known before do not. */
export interface Explored {
  readonly played: GameRecord;
  readonly ways: ReadonlySet<Way>;
}

/** Some choices, and how many new ways they take. */
interface Detour {
  readonly choices: readonly Chosen[];
  readonly found: number;
}

/** So many detours are tried before each choice, of so many choices at most. */
const DETOURS = 16;
const LONGEST_DETOUR = 16;
/** Where no detour leads to anything new, the seeker makes so many choices. */
const STRIDE = 3;
/** Seekers look for what the games before had not; after so many games nothing would be new to them. */
const REMEMBERED = 12;

/** Plays one game after another; each knows the ways that `known` games and all before it took. */
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

  /** Makes one choice at random, and says which; nothing when the game is over. */
  function chooseAny(s: State, rng: Rng): Chosen | undefined {
    const asked = civ.decisions(s);
    if (asked.length === 0) return undefined;
    const { seat } = asked[below(rng, asked.length)]!;
    const legal = civ.legal(s, seat);
    const choice = legal[below(rng, legal.length)]!;
    civ.apply(s, seat, choice);
    return [seat, choice];
  }

  /** Up to its last new way, with the ways that are new. */
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

  /** The one that finds most for its length; the 2 keep a single choice from always being best. */
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
    const choices: Chosen[] = [];
    const make = ([seat, choice]: Chosen): void => {
      listen(note);
      civ.legal(s, seat);
      civ.apply(s, seat, choice);
      listen(null);
      choices.push([seat, choice]);
    };
    while (civ.decisions(s).length > 0) {
      listen(null);
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

  let seen: Seen = new Map();
  return n => {
    if (n % REMEMBERED === 0) seen = new Map();
    const setup = spreadSetup({}, n);
    const name = `${seed}/explored/${n}`;
    const players = setup.seats.map((_, seat) => playerCalled('seeker', `${name}/${seat}`, seen));
    return explore(setup, name, players);
  };
}

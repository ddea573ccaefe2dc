// One game with everything checked at every choice.
import type { Player } from '@civolution/bots';
import {
  below,
  type GameEvent,
  type Rng,
  RULES_VERSION,
  type Setup,
  type State,
  seeded,
} from '@civolution/engine';
import { type Chosen, recordText } from '@civolution/host';
import { attempt, badText, changed, checkPosition, type Problem } from './checks.js';
import type { Coverage } from './coverage.js';
import { hear, type Told, toldAtStart } from './secrets.js';
import type { Target, Texts } from './target.js';
import { checkUndo, type Past } from './undo.js';

export interface FuzzedGame {
  /** How many choices were made, all of them before what was found. */
  readonly choices: number;
  readonly found: Problem | null;
  /** The game up to there, to be replayed. */
  readonly record: string;
}

interface Game {
  readonly target: Target;
  readonly texts: Texts;
  readonly coverage: Coverage;
  readonly player: Player;
  readonly rng: Rng;
  readonly s: State;
  readonly told: Told;
  readonly past: Past;
  readonly chosen: Chosen[];
  /** Copies, saves and views are checked at every Nth choice; this is N. */
  readonly every: number;
}

export function fuzzGame(
  target: Target,
  coverage: Coverage,
  setup: Setup,
  seed: string,
  player: Player,
  every = 1,
): FuzzedGame {
  const chosen: Chosen[] = [];
  const found = attempt('crash', () => {
    const events: GameEvent[] = [];
    const s = target.civ.create(setup, seed, event => events.push(event));
    coverage.noteEvents(events);
    const game: Game = {
      target,
      texts: target.texts(setup),
      coverage,
      player,
      rng: seeded(`${seed}/fuzz`),
      s,
      told: toldAtStart(s, setup),
      past: { session: target.openSession(target.civ, setup, seed), steps: [] },
      chosen,
      every,
    };
    return checkEvents(game, events) ?? playOn(game);
  });
  const record = recordText({
    format: 'civolution-record',
    rules: RULES_VERSION,
    pack: target.civ.rules.pack.name,
    packHash: target.civ.rules.hash,
    setup,
    seed,
    choices: chosen,
  });
  return { choices: chosen.length, found, record };
}

function playOn(game: Game): Problem | null {
  const { target, s, texts, told, rng, chosen, every } = game;
  const { civ } = target;
  while (chosen.length < target.longest) {
    const asked = civ.decisions(s);
    let found = attempt('invariants', () => civ.check(s)[0] ?? null);
    let kept: State | null = null;
    if (chosen.length % every === 0) {
      // Text and back: shares nothing with the game, and so shows whether anything touches it.
      found ??= attempt('save', () => {
        const restored = civ.restore(civ.save(s));
        // What never changes is compared here, and from then on taken as the same.
        kept = { ...restored, setup: s.setup, land: s.land };
        return changed('what was saved comes back otherwise', restored, s);
      });
      found ??= checkPosition(target, { s, texts, asked, told, rng, at: chosen.length }, kept ?? s);
    }
    if (!found && asked.length === 0) return null;
    found ??= step(game, kept);
    if (found) return found;
  }
  return { check: 'endless', message: `the game is not over after ${target.longest} choices` };
}

/** Makes one choice, and only then writes it down. With a copy of the position to compare, it tries clones as well. */
function step(game: Game, kept: State | null): Problem | null {
  const { target, coverage, player, s, rng, past, chosen } = game;
  const { civ } = target;
  const asked = civ.decisions(s);
  const decision = asked[below(rng, asked.length)]!;
  const { seat } = decision;
  const choice = player.choose(civ, () => civ.view(s, seat), seat, civ.legal(s, seat));

  const events: GameEvent[] = [];
  const chooseIt = (): void => civ.choose(s, seat, choice, event => events.push(event));
  if (kept === null) chooseIt();
  else {
    // Two clones: one is played on, the other waits while the game is played on.
    const copy = civ.clone(s);
    const idle = civ.clone(s);
    civ.apply(copy, seat, choice);
    const touched = changed('playing on a clone has changed the game', s, kept);
    if (touched !== null) return { check: 'clone', message: touched };
    chooseIt();
    const moved = changed('playing on has changed a clone', idle, kept);
    if (moved !== null) return { check: 'clone', message: moved };
    const differs = changed('the same choice has led elsewhere', copy, s);
    if (differs !== null) return { check: 'apply', message: differs };
  }

  coverage.noteChoice(decision, choice);
  coverage.noteEvents(events);
  const found = checkEvents(game, events) ?? attempt('undo', () => checkUndo(target, past, seat, choice, s));
  if (found) return found;
  chosen.push([seat, choice]);
  return null;
}

function checkEvents({ target, texts, told, s }: Game, events: readonly GameEvent[]): Problem | null {
  return (
    attempt('events', () => hear(told, events, target.redact, s.seats.length)) ??
    attempt('text', () => {
      for (const event of events) {
        const text = texts.event(event, s);
        if (badText(text, s)) return `the event "${event.type}" reads "${text}"`;
      }
      return null;
    })
  );
}

// The eight phases of an era, rulebook p. 12-13 and 32-36.
import { turnUp } from '../actions/cards.js';
import { endOfChain, noteOffered } from '../actions/chips.js';
import { refillGoals as refill } from '../actions/goals.js';
import { hook } from '../effects/hooks.js';
import { statuesBuilt } from '../effects/measures.js';
import { creatureFeeding } from '../extras/creatures.js';
import {
  ACTION_PHASE,
  CARD_TYPES,
  ERAS,
  EVENT_PHASE,
  EXTRA_FIND,
  FEEDING_PHASE,
  GLACIER,
  GORGE,
  INCOME_PHASE,
  MATERIALS,
  MYSTIC_OAK,
  NEW_CARDS,
  NEW_GOALS,
  RESET,
  SITE_PHASE,
  STORED,
  typeOfMaterial,
  WEATHER,
} from '../pack/names.js';
import { eraScoring as scoreEra } from '../scoring/categories.js';
import { score } from '../scoring/sources.js';
import { gain } from '../state/markers.js';
import { incomeChips } from '../state/partition.js';
import { revealedOfKind } from '../state/sites.js';
import { ownLandTypes, ownTerritories } from '../state/tribes.js';
import { type Handler, push } from './agenda.js';
import { cause } from './causes.js';
import { argOf, C } from './choices.js';
import { emit } from './events.js';
import type { Game } from './game.js';
import { civilizations, seatingOrder } from './seating.js';
import type { Task } from './tasks.js';

/** What each civilization does in seating order, and V.I.C.I in its place. */
const each = (g: Game, task: (seat: number) => Task | Task[], automa?: (seat: number) => Task): Task[] => {
  const list: Task[] = [];
  for (const seat of seatingOrder(g.s)) {
    if (g.s.seats[seat]!.automa) {
      if (automa) list.push(automa(seat));
      continue;
    }
    const own = task(seat);
    if (Array.isArray(own)) list.push(...own);
    else list.push(own);
    list.push(endOfChain(seat));
  }
  return list;
};

export const era: Handler<Extract<Task, { do: 'era' }>> = {
  run(g) {
    g.s.era++;
    const phases = Object.keys(PHASES).map((n): Task => ({ do: 'phase', seat: -1, phase: Number(n) }));
    push(g, ...phases, { do: 'endEra', seat: -1 });
  },
};

export const phase: Handler<Extract<Task, { do: 'phase' }>> = {
  run(g, task) {
    g.s.phase = task.phase;
    g.cause = cause('phase', task.phase);
    emit(g, -1, { type: 'phase', era: g.s.era, phase: task.phase });
    for (let seat = 0; seat < g.s.seats.length; seat++) noteOffered(g, seat);
    PHASES[task.phase]!(g);
  },
};

const PHASES: Readonly<Record<number, (g: Game) => void>> = {
  /** The event of the era, and one card of each research stack. */
  [NEW_CARDS]: g => {
    const { s } = g;
    if (s.event >= 0) s.pastEvents = [...s.pastEvents, s.event];
    s.event = s.events[s.events.length - 1]!;
    s.events = s.events.slice(0, -1);
    s.learned++;
    emit(g, -1, { type: 'eventRevealed', event: s.event });
    CARD_TYPES.forEach((_, type) => {
      turnUp(g, type);
    });
  },
  /** Everyone may choose, then the display is refilled. */
  [NEW_GOALS]: g => {
    const goals = each(
      g,
      seat => ({ do: 'gainGoal', seat, refill: false }),
      seat => ({ do: 'automaGoal', seat }),
    );
    push(g, ...goals, { do: 'refillGoals', seat: -1 });
  },
  [EXTRA_FIND]: g =>
    push(
      g,
      ...each(g, seat => ({
        do: 'extraFind',
        seat,
        left: g.rules.pack.tables.extraFinds + hook(g, seat, 'find.extra'),
      })),
    ),
  [ACTION_PHASE]: g => {
    g.s.resets = 0;
    g.s.lastRound = 0;
    push(g, { do: 'round', seat: -1 });
  },
  [SITE_PHASE]: sitePhase,
  /** Everyone feeds, then strong tribes score. */
  [FEEDING_PHASE]: g => {
    const feeding = each(
      g,
      seat => [{ do: 'feed', seat, fed: [] }, ...creatureFeeding(g, seat)],
      seat => ({ do: 'automaFeed', seat }),
    );
    push(g, ...feeding, ...each(g, seat => ({ do: 'fed', seat })), { do: 'scoreStrong', seat: -1 });
  },
  [EVENT_PHASE]: g =>
    push(g, { do: 'weather', seat: -1 }, { do: 'event', seat: -1 }, { do: 'eraScoring', seat: -1 }),
  /** Income, then statues; the rest is the end of the era. */
  [INCOME_PHASE]: g => {
    const income = each(g, seat => ({ do: 'income', seat, left: incomeChips(g.s.seats[seat]!) }));
    push(g, ...income, { do: 'scoreStatues', seat: -1 });
  },
};

export const refillGoals: Handler<Extract<Task, { do: 'refillGoals' }>> = { run: g => refill(g) };

/** A stored material of any row, of the type of a land territory with an own tribe; it may be declined (ruling 23). */
export const extraFind: Handler<Extract<Task, { do: 'extraFind' }>> = {
  legal(g, { seat }, out) {
    const types = ownLandTypes(g, seat);
    for (let m = 0; m < MATERIALS.length; m++) if ((types >> typeOfMaterial(m)) & 1) out.push(C.store + m);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    if (task.left > 1) push(g, { ...task, left: task.left - 1 });
    gain(g, task.seat, STORED + argOf(choice), 1);
  },
};

/** Gorges take food, Glaciers weaken, Mystic oaks pay; each revealed site by itself. */
function sitePhase(g: Game): void {
  const atEach = (kind: number, task: 'gorge' | 'glacier'): Task[] =>
    revealedOfKind(g, kind).flatMap(site =>
      each(g, seat => ({ do: task, seat, site, cause: cause('site', site) })),
    );
  push(g, ...atEach(GORGE, 'gorge'), ...atEach(GLACIER, 'glacier'), { do: 'oaks', seat: -1 });
}

export const oaks: Handler<Extract<Task, { do: 'oaks' }>> = {
  run(g) {
    const { s, rules } = g;
    for (const site of revealedOfKind(g, MYSTIC_OAK)) {
      g.cause = cause('site', site);
      for (const seat of civilizations(s)) {
        const own = s.land.sites[site]! & ownTerritories(s, seat);
        let points = 0;
        for (let t = 0; own >> t !== 0; t++) {
          if ((own >> t) & 1) points += rules.oak[rules.territories[t]!.type]! + hook(g, seat, 'oak.points');
        }
        score(g, seat, points, 'sites');
      }
    }
  },
};

/** Phase 7 A: the indicator moves; beyond a white line it stays before it and the harm beyond is done. */
export const weather: Handler<Extract<Task, { do: 'weather' }>> = {
  run(g) {
    const { s, rules } = g;
    const to = s.weather - rules.events[s.event]!.weather; // hot is 0, cold the last
    s.weather = Math.max(0, Math.min(WEATHER.length - 1, to));
    const beyond = to !== s.weather;
    g.cause = cause('weather');
    emit(g, -1, { type: 'weather', weather: s.weather, beyond });
    const list = beyond ? rules.weather.beyond : rules.weather.effects[s.weather]!;
    push(g, ...each(g, seat => ({ do: 'effects', seat, list, at: 0, track: -1 })));
  },
};

/** Phase 8 B. */
export const scoreStatues: Handler<Extract<Task, { do: 'scoreStatues' }>> = {
  run(g) {
    const { s, rules } = g;
    s.seats.forEach((me, seat) => {
      const each = rules.pack.tables.favor.statuePoints[me.favor - 1]! + hook(g, seat, 'statue.points');
      const built = statuesBuilt(g, seat);
      score(g, seat, built * each, 'statues', built);
    });
  },
};

export const eraScoring: Handler<Extract<Task, { do: 'eraScoring' }>> = { run: scoreEra };

/** Phase 8 C and D; after the fourth era the final scoring instead. */
export const endEra: Handler<Extract<Task, { do: 'endEra' }>> = {
  run(g) {
    const { s } = g;
    g.cause = cause('phase', s.phase);
    if (s.era === ERAS) return push(g, { do: 'finalScoring', seat: -1 });
    s.hunted = 0;
    push(g, ...each(g, seat => ({ do: 'refillReset', seat })), { do: 'era', seat: -1 });
  },
};

export const refillReset: Handler<Extract<Task, { do: 'refillReset' }>> = {
  run(g, { seat }) {
    const { resetColumns } = g.rules.pack.tables.console;
    gain(g, seat, RESET, resetColumns - g.s.seats[seat]!.markers[RESET]!);
  },
};

// A player in search of what is rarely seen, because random play starves: it hardly ever installs or upgrades.
import {
  below,
  CARD_TYPES,
  type ChoiceKind,
  type Civolution,
  causeKind,
  type Description,
  FEATURE,
  FEATURES,
  levelOf,
  MAIN_MODULES,
  MODULES,
  type Reason,
  type Rng,
  STORED,
  type State,
} from '@civolution/engine';
import { type Ambition, ambitionsOf, prospects } from './ambition.js';
import { canTrack, foodOf, habitat } from './creatures.js';
import type { Player } from './player.js';
import { pleases, whimOf } from './whim.js';

/** How often each thing was chosen; several games may share it. */
export type Seen = Map<string, number>;

/** One choice in so many is any, so that the seeker does not walk in its own tracks. */
const ANY = 8;

/** In one game in four it likes to do again what it did before: only so does a stack of cards ever run out. */
const HABIT = 3;

/** What was never chosen in all these games draws it. */
const NEW = 6;

/** Kinds that are about a thing of its own, worth trying each. */
const BY_THING: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'decline',
  'activate',
  'option',
  'install',
  'activity',
  'attribute',
  'upgrade',
  'takeIncome',
  'income',
  'takeGoal',
  'track',
  'flip',
  'chipCard',
  'keepMarkers',
  'keep',
  'stockType',
  'takeTile',
  'feedCreature',
]);

/** What leads further, and what leads nowhere. */
const LIKING: Partial<Record<ChoiceKind, number>> = {
  install: 3,
  attribute: 2,
  upgrade: 2,
  activity: 2,
  flip: 2,
  installGoal: 3,
  takeIncome: 1,
  takeGoal: 1,
  feedAll: 1,
  feedCreature: 2,
  decline: -1,
  forgo: -1,
  endTurn: -1,
  reset: -2,
};

const PLANNING = MODULES.indexOf('planning');
const SUSTENANCE = MODULES.indexOf('sustenance');

const thing = (kind: ChoiceKind, arg: number): string => `${kind} ${arg}`;

/** What a choice is about: a module at another level is another thing, and so is what is left undone. */
function thingOf(s: State, d: Description): string {
  if (d.kind === 'decline') return d.key;
  if (d.kind !== 'activate') return thing(d.kind, d.arg);
  return `${thing(d.kind, d.arg)} at level ${levelOf(s.seats[d.seat]!, d.arg)}`;
}

/** What one choice is an instance of, from the general to the particular. */
const marks = (s: State, d: Description): string[] => [
  d.kind,
  `${d.task} ${d.key}${d.displaces?.seat === d.seat ? ' own' : ''}`,
  `${causeKind(d.cause)} ${d.kind}`,
  BY_THING.has(d.kind) ? thingOf(s, d) : d.kind,
];

/** How rare each choice is beside the others on offer: from 0 to 4. */
function rarities(s: State, choices: readonly Description[], seen: Seen): number[] {
  const counts = choices.map(d => marks(s, d).map(mark => seen.get(mark) ?? 0));
  const most = [0, 1, 2, 3].map(i => Math.max(...counts.map(list => list[i]!)));
  return counts.map(list => list.reduce((sum, n, i) => sum + 1 - n / (1 + most[i]!), 0));
}

interface Plan {
  /** Places of markers that cards in hand and the next settlement still need. */
  readonly places: ReadonlySet<number>;
  /** Modules that install what lacks nothing; Activity for one that was never performed; to reach a creature and hunt it. */
  readonly modules: ReadonlySet<number>;
  /** A mask of the territories in which the visible creature lives. */
  readonly habitat: number;
}

function planFor(civ: Civolution, s: State, seat: number, seen: Seen): Plan {
  const me = s.seats[seat]!;
  const places = new Set<number>(foodOf(civ, me));
  const modules = new Set<number>();
  const note = ({ code, facts }: Reason): void => {
    if (code === 'needMaterial') places.add(STORED + facts['what']!);
    if (code === 'needFeature') places.add(FEATURE + facts['what']!);
  };
  civ.explain(s, seat, { project: 'settlement' }).forEach(note);
  for (const card of me.hand) {
    const missing = civ.explain(s, seat, { card }).filter(({ code }) => code.startsWith('need'));
    missing.forEach(note);
    // Each type of card has a module of its name.
    if (missing.length === 0) modules.add(MODULES.indexOf(CARD_TYPES[civ.rules.cards[card]!.type]!));
  }
  for (let goal = 0; goal < me.goals.length; goal++) {
    const missing = civ.explain(s, seat, { goal }).filter(({ code }) => code !== 'otherDecision');
    missing.forEach(note);
    if (missing.length === 0) modules.add(PLANNING);
  }
  const isNew = (slot: number): boolean =>
    civ.rules.abilities[slot]!.kind === 'activity' && !seen.has(thing('activity', slot));
  if (me.abilities.some(isNew)) modules.add(MODULES.indexOf('activity'));
  const land = habitat(civ, s);
  if (canTrack(s, seat, land)) modules.add(SUSTENANCE);
  else if (land !== 0) modules.add(MODULES.indexOf('migration'));
  return { places, modules, habitat: land };
}

/** How far an option of a module of the plan leads: goals and hunts are the first of theirs, cards to install the last. */
function leads(option: number): number {
  const [module, n] = [option >> 3, option & 7];
  return module === PLANNING || module === SUSTENANCE ? 2 - n : n;
}

/** How far a choice serves the plan: it tames a creature, brings a marker, or comes nearer to installing. */
function serves(d: Description, { places, modules, habitat: land }: Plan): number {
  if (d.key === 'dieValue.tame' || (d.task === 'tame' && d.kind === 'accept')) return 5;
  if (d.kind === 'hunt') return 4 * ((land >> d.arg) & 1);
  if (d.kind === 'settle') return 4 * ((land >> (d.arg >> 4)) & 1);
  if (d.gain.some(({ place }) => places.has(place))) return 3;
  if (d.kind === 'option') return modules.has(d.arg >> 3) ? leads(d.arg) : 0;
  if (d.kind !== 'activate') return 0;
  if (modules.has(d.arg)) return 4;
  const feature = d.arg - MAIN_MODULES;
  return feature >= 0 && feature < FEATURES.length && places.has(FEATURE + feature) ? 2 : 0;
}

/** A module that has risen is raised and used again; one with a level-4 tile all the more. */
function level(s: State, d: Description): number {
  if (d.kind !== 'upgrade' && d.kind !== 'activate') return 0;
  const me = s.seats[d.seat]!;
  const tile = (me.levelFour >> d.arg) & 1;
  const now = levelOf(me, d.arg);
  return now - 1 + tile * (d.kind === 'upgrade' ? 4 * now : 1);
}

/**
 * A player that prefers what it has seen least: installations, high levels, abilities and verbs not met yet. In most
 * games it strives for much of something instead, and in all of them it has a whim.
 */
export function seekerPlayer(rng: Rng, seen: Seen): Player {
  const whim = whimOf(rng);
  const strives = below(rng, 4) > 0;
  let ambitions: readonly Ambition[] | undefined;
  const habits = below(rng, 4) === 0 ? new Set<number>() : null;
  return {
    name: 'seeker',
    choose(civ, look, seat, legal) {
      if (legal.length === 1) return legal[0]!;
      const s = look();
      const { choices } = civ.question(s, seat)!;
      let best = choices[below(rng, choices.length)]!;
      if (below(rng, ANY) > 0) {
        ambitions ??= strives ? ambitionsOf(rng, s.setup.extras) : [];
        const ambition = ambitions[seat];
        const worth =
          ambition && (best.task === 'turn' || below(rng, 2) === 0)
            ? prospects(civ, civ.redeal(s, rng), seat, legal, ambition, rng)
            : rarities(s, choices, seen);
        const plan = planFor(civ, s, seat, seen);
        let most = Number.NEGATIVE_INFINITY;
        choices.forEach((d, i) => {
          const liking = (LIKING[d.kind] ?? 0) + serves(d, plan) + level(s, d) + pleases(civ, d, whim);
          const habit = habits?.has(d.choice) ? HABIT : 0;
          const novelty = BY_THING.has(d.kind) && !seen.has(thingOf(s, d)) ? NEW : 0;
          const all = worth[i]! + liking + habit + novelty + below(rng, 100) / 100;
          if (all <= most) return;
          most = all;
          best = d;
        });
      }
      habits?.add(best.choice);
      for (const mark of new Set(marks(s, best))) seen.set(mark, (seen.get(mark) ?? 0) + 1);
      return best.choice;
    },
  };
}

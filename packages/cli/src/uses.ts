// What a recorded game uses of the rules, so that recorded games can be chosen to use them all.
import {
  AUTOMA_ACTIONS,
  CHOICE_KINDS,
  type Civolution,
  causeKind,
  FEWEST_SEATS,
  type GameEvent,
  HOOKS,
  kindOf,
  MAIN_MODULES,
  MODULES,
  MOST_SEATS,
  PHASES,
  PRINTED_LEVELS,
  PROJECTS,
  type Rules,
  type Setup,
  SITE_KINDS,
  SOLO_LEVELS,
  type TaskName,
  TERRITORY_TYPES,
  TRIGGERS,
  VERBS,
  WATER,
} from '@civolution/engine';
import type { GameRecord } from '@civolution/host';
import { automaAction } from './fuzz/automa.js';
import { coverage, nothingCovered } from './fuzz/coverage.js';
import type { Meter } from './recorded/meter.js';
import { type Follower, walk } from './recorded/walk.js';
import { EXTRAS, MAPS, nameOfExtras, STARTS } from './setups.js';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** The base game: modules, projects, sites and phases. */
const PLAIN_USES: readonly string[] = [
  ...MODULES.flatMap((module, m) =>
    upTo(m < MAIN_MODULES ? PRINTED_LEVELS : 1).map(level => `module ${module} ${level}`),
  ),
  ...PROJECTS.map(project => `project ${project}`),
  ...SITE_KINDS.map(kind => `site ${kind}`),
  ...upTo(PHASES).map(phase => `phase ${phase}`),
  'reset',
  'final scoring',
];

/** Every number of seats with hands that are ready-made, drafted or mixed, every map and every way to lay materials. */
const SETUP_USES: readonly string[] = [
  ...upTo(MOST_SEATS)
    .filter(seats => seats >= FEWEST_SEATS)
    .flatMap(seats => ['a', 'b', 'mixed'].map(start => `${seats} seats ${start}`)),
  ...MAPS.flatMap(map => MAPS.map(materials => `map ${map} materials ${materials}`)),
];

/** Every question there is, in the course of play from the set-up to the last phase. */
export const QUESTIONS: readonly TaskName[] = [
  'draft',
  'chooseChipCard',
  'takeTile',
  'extraFind',
  'turn',
  'endTurn',
  'gorge',
  'glacier',
  'feed',
  'income',
  'offerChips',
  'pay',
  'sleep',
  'procreation',
  'research',
  'insight',
  'production',
  'grotto',
  'sustenance',
  'exploration',
  'explore',
  'building',
  'mutation',
  'invention',
  'achievement',
  'planning',
  'goals',
  'planOn',
  'trade',
  'reset',
  'resetMarker',
  'holyRock',
  'testIdeas',
  'migrate',
  'route',
  'procreate',
  'strengthen',
  'populate',
  'transport',
  'storeAnywhere',
  'hunt',
  'huntRoll',
  'luckyFind',
  'findRoll',
  'build',
  'board',
  'installGoal',
  'gainDie',
  'giveDie',
  'recall',
  'setDie',
  'mutate',
  'gainCard',
  'drawCards',
  'keepCards',
  'install',
  'installHow',
  'bonuses',
  'gainIncome',
  'installChip',
  'useIncome',
  'activity',
  'upgrade',
  'flipStage',
  'anyTrack',
  'gainGoal',
  'placeGoal',
  'revealSite',
  'moveWeather',
  'tracks',
  'features',
  'stock',
  'expand',
  'tame',
  'feedCreatures',
  'alternative',
  'payFor',
  'gainMarkers',
  'gainAny',
  'lose',
  'death',
  'giveBack',
];

/** All that cards, chips and events can say. */
const WORD_USES: readonly string[] = [
  ...VERBS.map(verb => `verb ${verb}`),
  ...HOOKS.map(hook => `hook ${hook}`),
  ...TRIGGERS.map(trigger => `trigger ${trigger}`),
];

/** Every kind of question and of choice. */
const ASKED_USES: readonly string[] = [
  ...QUESTIONS.map(task => `question ${task}`),
  ...CHOICE_KINDS.map(kind => `choice ${kind}`),
];

const levelUse = (level: string, challenge: boolean): string =>
  `${level} level ${challenge ? 'with' : 'without'} challenge`;
const startUse = (start: string, extras: boolean): string =>
  `solo start ${start} ${extras ? 'with' : 'without'} extras`;

/** Against V.I.C.I: every set-up, and everything it does. */
const SOLO_USES: readonly string[] = [
  ...SOLO_LEVELS.flatMap(level => [levelUse(level, false), levelUse(level, true)]),
  ...STARTS.flatMap(start => [startUse(start, false), startUse(start, true)]),
  ...AUTOMA_ACTIONS.map(action => `action ${action}`),
  'reset of V.I.C.I',
];

/** The Extra Credits: every set-up, every creature, and modules with and without their tile. */
const EXTRA_USES: readonly string[] = [
  ...EXTRAS.map(extras => `extras ${nameOfExtras(extras)}`),
  ...upTo(MOST_SEATS)
    .filter(players => players >= FEWEST_SEATS)
    .map(players => `extras with ${players}`),
  ...TERRITORY_TYPES.filter((_, type) => type !== WATER).map(type => `creature ${type}`),
  'feeding of a creature',
  'level 4',
];

/** What the recorded games must use together, whatever the pack. */
export const RULE_USES: readonly string[] = [...PLAIN_USES, ...SETUP_USES, ...SOLO_USES, ...EXTRA_USES];
/** And with a pack that says everything a pack can say. */
export const ALL_USES: readonly string[] = [...RULE_USES, ...WORD_USES, ...ASKED_USES];

/** What games with a pack must use together: one that lacks a word never asks what only that word would ask. */
export function requiredOf({ lists, abilities }: Rules): readonly string[] {
  const said = new Set<string>(lists.flat().map(({ verb }) => `verb ${verb}`));
  for (const ability of abilities) {
    if (ability && ability.on >= 0) said.add(`trigger ${TRIGGERS[ability.on]}`);
    for (const { hook } of ability?.rules ?? []) said.add(`hook ${HOOKS[hook]}`);
  }
  return WORD_USES.every(word => said.has(word)) ? ALL_USES : RULE_USES;
}

/** What is impossible with the packs there are, and why. */
export const IMPOSSIBLE: ReadonlyMap<string, string> = new Map([
  [
    'choice stepBack',
    'One activity of the base pack asks for a step back on the favor track and nothing else. Choosing it agrees to the step, which is then never a question.',
  ],
]);

export const isPlain = ({ solo, extras }: Setup): boolean => solo === undefined && extras === undefined;

function setupUses({ seats, map, materials, solo, extras }: Setup): string[] {
  const starts = new Set(seats.map(({ option }) => option));
  const uses = [`map ${map} materials ${materials}`];
  if (!solo) uses.push(`${seats.length} seats ${starts.size > 1 ? 'mixed' : seats[0]!.option}`);
  if (solo) {
    uses.push(levelUse(solo.level, solo.challenge), startUse(seats[0]!.option, extras !== undefined));
  }
  if (extras) uses.push(`extras ${nameOfExtras(extras)}`);
  if (extras && !solo) uses.push(`extras with ${seats.length}`);
  return uses;
}

function usesOfEvent({ rules }: Civolution, event: GameEvent, automa: number): string[] {
  switch (event.type) {
    case 'activated': {
      const use = `module ${MODULES[event.module]} ${event.level}`;
      return event.level > PRINTED_LEVELS ? [use, 'level 4'] : [use];
    }
    case 'built':
      return [`project ${event.project}`];
    case 'explored':
      return [`site ${SITE_KINDS[rules.sites[event.tile]!.kind]}`];
    case 'phase':
      return [`phase ${event.phase}`];
    case 'reset':
      return [event.seat === automa ? 'reset of V.I.C.I' : 'reset'];
    case 'tamed':
      return [`creature ${TERRITORY_TYPES[rules.creatures[event.creature]!.type]}`];
    case 'fedCreature':
      return ['feeding of a creature'];
    case 'ended':
      return ['final scoring'];
    default:
      return [];
  }
}

/**
 * Adds to `used` what the game uses that it follows. A verb counts when an event or a choice shows that it did
 * something, a hook or trigger when it decided something (see `meterOf`).
 */
export function usesReader({ civ, decided }: Meter, { setup }: GameRecord, used: Set<string>): Follower {
  const automa = setup.solo ? setup.seats.length : -1;
  const covered = nothingCovered();
  const { noteChoice, noteEvents } = coverage(civ.rules, covered);
  const hear = (events: readonly GameEvent[]): void => {
    noteEvents(events);
    for (const event of events) {
      const action = automaAction(event);
      if (action !== undefined) used.add(`action ${action}`);
      for (const use of usesOfEvent(civ, event, automa)) used.add(use);
    }
  };
  return {
    begun(_state, events) {
      for (const use of setupUses(setup)) used.add(use);
      hear(events);
    },
    step(step) {
      if (step.failed) return;
      noteChoice(step.asked, step.choice);
      hear(step.events);
      for (const word of decided(step, used)) used.add(word);
    },
    ended() {
      for (const [what, counts] of [
        ['verb', covered.verbs],
        ['question', covered.tasks],
        ['choice', covered.choices],
        ['entry', covered.entries],
      ] as const) {
        for (const [name, n] of Object.entries(counts)) if (n > 0) used.add(`${what} ${name}`);
      }
    },
  };
}

/** Words, and yes or no: what distinguishes a happening or a task from others of its type, never where and how much. */
const wordsOf = (of: object): string =>
  Object.values(of)
    .filter(value => typeof value === 'string' || typeof value === 'boolean')
    .join(' ');

/**
 * Adds to `seen` the kinds of situations of the game it follows. Games that differ in these notice more: a rule shows
 * where things meet, such as an ability in force and a question, or a question and the choices that are offered.
 */
export function situationsReader({ rules }: Civolution, { setup }: GameRecord, seen: Set<string>): Follower {
  const automa = setup.solo ? setup.seats.length : -1;
  const others = setup.solo ? 'V.I.C.I' : `${setup.seats.length} seats`;
  const standing = (slot: number): readonly string[] => {
    const { kind, on, rules: spoken } = rules.abilities[slot]!;
    if (on >= 0) return [TRIGGERS[on]!];
    return kind === 'rule' ? spoken.map(({ hook }) => HOOKS[hook]!) : [];
  };
  const hear = (events: readonly GameEvent[]): void => {
    let last = '';
    for (const event of events) {
      const what = wordsOf(event);
      const who = event.seat === automa ? 'of V.I.C.I' : '';
      seen.add(`happens: ${what} ${who} by ${causeKind(event.cause)}`);
      seen.add(`happens: ${event.type} by ${event.cause}`);
      seen.add(`happens: ${last} and then ${event.type}`);
      if (event.type === 'installed') seen.add(`installed: ${event.slot} in stage ${event.stage}`);
      last = event.type;
    }
  };
  return {
    begun: (_state, events) => hear(events),
    step({ asked, legal, choice, before, events }) {
      const { task, cause, seat } = asked;
      const { agenda, era, phase, seats } = before;
      const kinds = [...new Set(legal.map(kindOf))].join(' ');
      const open = agenda[agenda.length - 1]!;
      const by = causeKind(cause);
      seen.add(`asked: ${task}: ${kinds}`);
      seen.add(`asked: ${task} by ${by} in phase ${phase} of era ${era}`);
      seen.add(`asked: ${task} by ${cause}`);
      seen.add(`asked: ${task} with ${others}`);
      if ('left' in open && typeof open.left === 'number') {
        seen.add(`asked: ${wordsOf(open)} with ${open.left} left by ${by}`);
      }
      if ('level' in open) seen.add(`asked: ${wordsOf(open)} at level ${open.level}: ${kinds}`);
      for (const slot of seats[seat]!.abilities) {
        for (const word of standing(slot)) seen.add(`asked: ${task} by ${by} under ${word}`);
      }
      seen.add(`taken: ${task}: ${kindOf(choice)} by ${by}`);
      hear(events);
    },
  };
}

/** What a game uses, and its kinds of situations. */
export function usesOf(meter: Meter, record: GameRecord): Set<string> {
  const used = new Set<string>();
  const { civ } = meter;
  walk(civ, record, usesReader(meter, record, used), situationsReader(civ, record, used));
  return used;
}

/** What must be used counts for more than the rest. */
const REQUIRED = new Set(ALL_USES);
const MUST = 1000;
const weight = (use: string): number => (REQUIRED.has(use) ? MUST : 1);

/**
 * Keeps the games that add most for their length to what is covered, until there are enough and nothing is left to add
 * that must be used.
 */
export function choose<T extends Candidate>(
  games: readonly T[],
  least: number,
  already: ReadonlySet<string> = new Set(),
): T[] {
  const users = new Map<string, number[]>();
  games.forEach(({ uses }, i) => {
    for (const use of uses) {
      const known = users.get(use);
      if (known) known.push(i);
      else users.set(use, [i]);
    }
  });
  // How much each game adds. A use that a kept game covers counts no more.
  const adds = games.map(({ uses }) => [...uses].reduce((sum, use) => sum + weight(use), 0));
  let needed = [...users.keys()].filter(use => REQUIRED.has(use)).length;
  const cover = (use: string): void => {
    for (const i of users.get(use) ?? []) adds[i]! -= weight(use);
    if (users.delete(use) && REQUIRED.has(use)) needed--;
  };
  already.forEach(cover);
  const left = new Set(games.keys());
  const kept: T[] = [];
  while (left.size > 0 && (needed > 0 || kept.length < least)) {
    let best = -1;
    for (const i of left) {
      if (best < 0 || adds[i]! / games[i]!.length > adds[best]! / games[best]!.length) best = i;
    }
    games[best]!.uses.forEach(cover);
    kept.push(games[best]!);
    left.delete(best);
  }
  return kept;
}

/** A game that may be kept. */
export interface Candidate {
  readonly uses: ReadonlySet<string>;
  /** In choices. */
  readonly length: number;
}

// What games have reached, counted.
import {
  ATTRIBUTE_SLOT,
  CARD_LETTERS,
  CHIP_SLOT,
  CHOICE_KINDS,
  causeId,
  causeKind,
  type Decision,
  type GameEvent,
  HOOKS,
  kindOf,
  type Pack,
  type Rules,
  TRIGGERS,
  VERBS,
} from '@civolution/engine';
import { verbReader } from './verbs.js';

type Counts = Record<string, number>;

/** How often things were reached; of choices, verbs, hooks and triggers also those that never were, with 0. */
export interface Covered {
  /** Choices made, by kind. */
  readonly choices: Counts;
  /** Questions asked. */
  readonly tasks: Counts;
  /** Choices and events that show a verb at work. */
  readonly verbs: Counts;
  /** Standing rules that changed something when they were asked. */
  readonly hooks: Counts;
  /** Abilities that answered to a trigger. */
  readonly triggers: Counts;
  readonly events: Counts;
  /** Cards installed, chips taken, events that happened, starting cards dealt, sites revealed. */
  readonly entries: Counts;
}

export const COVERED_KEYS = ['choices', 'tasks', 'verbs', 'hooks', 'triggers', 'events', 'entries'] as const;

const zeros = (names: readonly string[]): Counts => Object.fromEntries(names.map(name => [name, 0]));

export const nothingCovered = (): Covered => ({
  choices: zeros(CHOICE_KINDS),
  tasks: {},
  verbs: zeros(VERBS),
  hooks: zeros(HOOKS),
  triggers: zeros(TRIGGERS),
  events: {},
  entries: {},
});

/** The same for a pack, with every one of its entries as never reached. */
export function nothingCoveredOf({ pack }: Rules): Covered {
  const { research, events, goals, incomes, attributes, startingMarkers, startingChips, sites } = pack;
  const entries = [research, events, goals, incomes, attributes, startingMarkers, startingChips, sites];
  return { ...nothingCovered(), entries: zeros(entries.flat().map(({ id }) => id)) };
}

export function addCovered(sum: Covered, more: Covered): void {
  for (const key of COVERED_KEYS) for (const [name, n] of Object.entries(more[key])) add(sum[key], name, n);
}

function add(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}

export interface Coverage {
  noteChoice(decision: Decision, choice: number): void;
  noteEvents(events: readonly GameEvent[]): void;
}

/** The entry of the pack that an event shows at work. */
function entryOf(pack: Pack, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'installed':
      if (event.slot < CHIP_SLOT) return cardId(event.slot);
      return event.slot >= ATTRIBUTE_SLOT ? pack.attributes[event.slot - ATTRIBUTE_SLOT]?.id : undefined;
    case 'tookIncome':
      return pack.incomes[event.chip]!.id;
    case 'tookGoal':
      return pack.goals[event.goal]!.id;
    case 'tookChipCard':
      return pack.startingChips[event.chip]!.id;
    case 'markerCard':
      return pack.startingMarkers[event.card]!.id;
    case 'event':
      return pack.events[event.event]!.id;
    case 'explored':
      return pack.sites[event.tile]!.id;
    default:
      return undefined;
  }
}

const cardId = (card: number): string => `${CARD_LETTERS[card >> 5]}${(card & 31) + 1}`;

/** Counts every time a standing rule is asked and speaks: the engine reads its number then, and only then. */
export function listenToHooks(rules: Rules, covered: Covered): void {
  for (const rule of rules.abilities.flatMap(ability => ability?.rules ?? [])) {
    const { n } = rule;
    Object.defineProperty(rule, 'n', {
      configurable: true,
      enumerable: true,
      get() {
        add(covered.hooks, HOOKS[rule.hook]!);
        return n;
      },
    });
  }
}

/** Adds to `covered` what it is told. */
export function coverage(rules: Rules, covered: Covered): Coverage {
  const verbs = verbReader(rules);
  return {
    noteChoice({ task, cause }, choice) {
      add(covered.choices, kindOf(choice));
      add(covered.tasks, task);
      for (const verb of verbs.ofChoice(kindOf(choice), cause)) add(covered.verbs, verb);
    },
    noteEvents(events) {
      const answers = new Set<number>();
      for (const event of events) {
        add(covered.events, event.type);
        for (const verb of verbs.ofEvent(event)) add(covered.verbs, verb);
        const entry = entryOf(rules.pack, event);
        if (entry !== undefined) add(covered.entries, entry);
        if (causeKind(event.cause) === 'ability') answers.add(causeId(event.cause));
      }
      for (const slot of answers) {
        const ability = rules.abilities[slot];
        if (ability && ability.on >= 0) add(covered.triggers, TRIGGERS[ability.on]!);
      }
    },
  };
}

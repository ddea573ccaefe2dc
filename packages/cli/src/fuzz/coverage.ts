// What games have reached, counted.
import {
  ATTRIBUTE_SLOT,
  AUTOMA_ACTIONS,
  CARD_LETTERS,
  CHIP_SLOT,
  CHOICE_KINDS,
  CREATURE_SLOT,
  causeId,
  causeKind,
  type Decision,
  type GameEvent,
  HOOKS,
  kindOf,
  MAIN_MODULES,
  MODULES,
  type Pack,
  PRINTED_LEVELS,
  type Rules,
  STARTING_ATTRIBUTE,
  TRIGGERS,
  VERBS,
} from '@civolution/engine';
import { automaAction } from './automa.js';
import { verbReader } from './verbs.js';

type Counts = Record<string, number>;

/** How often things were reached; of all but tasks and events also those that never were, with 0. */
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
  /** Actions of V.I.C.I that were not forfeited. */
  readonly actions: Counts;
  /** Level-4 tiles whose module was used at that level. */
  readonly tiles: Counts;
  /**
   * Cards installed, chips taken, events that happened, starting cards dealt, sites revealed, creatures tamed, cards
   * of V.I.C.I turned up.
   */
  readonly entries: Counts;
}

export const COVERED_KEYS = [
  'choices',
  'tasks',
  'verbs',
  'hooks',
  'triggers',
  'events',
  'actions',
  'tiles',
  'entries',
] as const;

const zeros = (names: readonly string[]): Counts => Object.fromEntries(names.map(name => [name, 0]));

export const nothingCovered = (): Covered => ({
  choices: zeros(CHOICE_KINDS),
  tasks: {},
  verbs: zeros(VERBS),
  hooks: zeros(HOOKS),
  triggers: zeros(TRIGGERS),
  events: {},
  actions: zeros(AUTOMA_ACTIONS),
  tiles: zeros(MODULES.slice(0, MAIN_MODULES)),
  entries: {},
});

/** The same for a pack, with every one of its entries as never reached. */
export function nothingCoveredOf({ pack }: Rules): Covered {
  const { research, events, goals, incomes, attributes, startingMarkers, startingChips, sites } = pack;
  const { startingAttributes, creatures, solo } = pack;
  const base = [research, events, goals, incomes, attributes, startingMarkers, startingChips, sites];
  const entries = [...base, startingAttributes, creatures, solo.cards];
  return { ...nothingCovered(), entries: zeros(entries.flat().map(({ id }) => id)) };
}

export function addCovered(sum: Covered, more: Covered): void {
  for (const key of COVERED_KEYS) for (const [name, n] of Object.entries(more[key])) add(sum[key], name, n);
}

function add(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}

function note(counts: Counts, name: string | undefined): void {
  if (name !== undefined) add(counts, name);
}

export interface Coverage {
  noteChoice(decision: Decision, choice: number): void;
  noteEvents(events: readonly GameEvent[]): void;
}

/** The entry of the pack that an event shows at work. */
function entryOf(pack: Pack, event: GameEvent): string | undefined {
  switch (event.type) {
    case 'installed':
      return installedId(pack, event.slot);
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
    case 'actionCard':
      return pack.solo.cards[event.card]!.id;
    default:
      return undefined;
  }
}

const cardId = (card: number): string => `${CARD_LETTERS[card >> 5]}${(card & 31) + 1}`;

/** What lies in a slot of a stage partition; income and goal chips are counted when they are taken. */
function installedId({ attributes, startingAttributes, creatures }: Pack, slot: number): string | undefined {
  if (slot < CHIP_SLOT) return cardId(slot);
  if (slot < ATTRIBUTE_SLOT) return undefined;
  if (slot >= CREATURE_SLOT) return creatures[slot - CREATURE_SLOT]?.id;
  const chip = slot - ATTRIBUTE_SLOT;
  return chip < STARTING_ATTRIBUTE ? attributes[chip]!.id : startingAttributes[chip - STARTING_ATTRIBUTE]!.id;
}

/** The level-4 tile that an event shows in use. */
const tileOf = (event: GameEvent): string | undefined =>
  event.type === 'activated' && event.level > PRINTED_LEVELS ? MODULES[event.module] : undefined;

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
      for (const verb of verbs.ofChoice(kindOf(choice), task, cause)) add(covered.verbs, verb);
    },
    noteEvents(events) {
      const answers = new Set<number>();
      for (const event of events) {
        add(covered.events, event.type);
        for (const verb of verbs.ofEvent(event)) add(covered.verbs, verb);
        note(covered.entries, entryOf(rules.pack, event));
        note(covered.actions, automaAction(event));
        note(covered.tiles, tileOf(event));
        if (event.type !== 'lapsed' && causeKind(event.cause) === 'ability')
          answers.add(causeId(event.cause));
      }
      for (const slot of answers) {
        const ability = rules.abilities[slot];
        if (ability && ability.on >= 0) add(covered.triggers, TRIGGERS[ability.on]!);
      }
    },
  };
}

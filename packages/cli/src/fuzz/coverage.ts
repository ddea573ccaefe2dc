// What games have reached, counted.
import {
  CHOICE_KINDS,
  causeId,
  causeKind,
  type Decision,
  type GameEvent,
  HOOKS,
  kindOf,
  type Rules,
  type State,
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
  /** Abilities that came into force at a hook. */
  readonly hooks: Counts;
  /** Abilities that answered to a trigger. */
  readonly triggers: Counts;
  readonly events: Counts;
}

export const COVERED_KEYS = ['choices', 'tasks', 'verbs', 'hooks', 'triggers', 'events'] as const;

const zeros = (names: readonly string[]): Counts => Object.fromEntries(names.map(name => [name, 0]));

export const nothingCovered = (): Covered => ({
  choices: zeros(CHOICE_KINDS),
  tasks: {},
  verbs: zeros(VERBS),
  hooks: zeros(HOOKS),
  triggers: zeros(TRIGGERS),
  events: {},
});

export function addCovered(sum: Covered, more: Covered): void {
  for (const key of COVERED_KEYS) for (const [name, n] of Object.entries(more[key])) add(sum[key], name, n);
}

function add(counts: Counts, name: string, n = 1): void {
  counts[name] = (counts[name] ?? 0) + n;
}

export interface Coverage {
  noteChoice(decision: Decision, choice: number): void;
  noteEvents(events: readonly GameEvent[]): void;
  noteAbilities(before: State, after: State): void;
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
        if (causeKind(event.cause) === 'ability') answers.add(causeId(event.cause));
      }
      for (const slot of answers) {
        const ability = rules.abilities[slot];
        if (ability && ability.on >= 0) add(covered.triggers, TRIGGERS[ability.on]!);
      }
    },
    noteAbilities(before, after) {
      after.seats.forEach(({ abilities }, seat) => {
        for (const slot of abilities.slice(before.seats[seat]!.abilities.length)) {
          const ability = rules.abilities[slot];
          for (const rule of ability?.rules ?? []) add(covered.hooks, HOOKS[rule.hook]!);
        }
      });
    },
  };
}

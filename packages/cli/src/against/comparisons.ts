// What must be equal in two builds wherever a game stands.
import {
  CONSOLE_ACTIVITY,
  MODULES,
  PLACES,
  PROJECTS,
  type Rules,
  SPECTATOR,
  type State,
  type Subject,
} from '@civolution/engine';
import type { Build } from './build.js';

export interface Comparison {
  readonly what: string;
  /** Compared at one question in so many. */
  readonly every: number;
  readonly look: (build: Build, s: State) => unknown;
}

const seatsOf = (s: State): number[] => s.seats.map((_, seat) => seat);
const viewersOf = (s: State): number[] => [SPECTATOR, ...seatsOf(s)];

const list = (length: number, subject: (n: number) => Subject): Subject[] =>
  Array.from({ length }, (_, n) => subject(n));

/** Everything whose reasons can be asked for. */
const subjectsOf = ({
  pack,
  cards,
  goals,
  attributes,
  abilities,
  territories,
  grounds,
}: Rules): Subject[] => [
  ...list(MODULES.length, module => ({ module })),
  ...list(cards.length, card => ({ card })),
  ...list(pack.tables.console.goalSpaces, goal => ({ goal })),
  ...list(goals.length, goalChip => ({ goalChip })),
  ...list(attributes.length, attribute => ({ attribute })),
  ...list(abilities.length, activity => ({ activity })),
  { activity: CONSOLE_ACTIVITY },
  ...list(PLACES, place => ({ place })),
  ...PROJECTS.flatMap(project => [
    { project },
    ...list(project === 'farm' || project === 'boat' ? territories.length : grounds, at => ({ project, at })),
  ]),
  { reset: true },
];

/**
 * The slow comparisons are made less often. Set-ups repeat after 2, 3, 4, 5, 7 or 9 games: larger primes let every kind
 * of game meet every comparison at all of its questions.
 */
export const COMPARISONS: readonly Comparison[] = [
  { what: 'hashes', every: 1, look: ({ civ }, s) => civ.hash(s) },
  { what: 'projections', every: 1, look: ({ civ }, s) => seatsOf(s).map(seat => civ.project(s, seat)) },
  { what: 'views', every: 17, look: ({ civ }, s) => viewersOf(s).map(viewer => civ.view(s, viewer)) },
  {
    what: 'redeals',
    every: 23,
    look: ({ civ }, s) => viewersOf(s).map(viewer => civ.redeal(civ.view(s, viewer), `redeal ${viewer}`)),
  },
  { what: 'saved games', every: 37, look: ({ civ }, s) => civ.save(s) },
  { what: 'restored games', every: 37, look: ({ civ }, s) => civ.restore(civ.save(s)) },
  { what: 'broken invariants', every: 29, look: ({ civ }, s) => civ.check(s) },
  {
    what: 'descriptions',
    every: 23,
    look: ({ civ }, s) =>
      seatsOf(s).map(seat => civ.legal(s, seat).map(choice => civ.describe(s, seat, choice))),
  },
  {
    what: 'reasons',
    every: 127,
    look({ civ }, s) {
      const subjects = subjectsOf(civ.rules);
      return seatsOf(s).map(seat => subjects.map(subject => civ.explain(s, seat, subject)));
    },
  },
];

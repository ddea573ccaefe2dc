// What points are scored for, inside a sentence.
import { causeId, type PointSource, type State } from '@civolution/engine';
import type { Names } from '../../texts.js';
import { from } from './causes.js';

type Scored = (cause: number, name: Names, state?: State) => string;

const final: Scored = (cause, name) => `for ${name.category(causeId(cause))} in the final scoring`;

const SCORED: Readonly<Record<PointSource, Scored>> = {
  technology: final,
  prestige: final,
  knowledge: final,
  construction: final,
  culture: final,
  evolution: final,
  prosperity: final,
  population: final,
  expansion: final,
  stages: () => 'for the stage partition in the final scoring',
  pointBonus: () => 'for point bonus cards in the final scoring',
  era: (cause, name) => `for ${name.category(causeId(cause))} in the era scoring`,
  fire: (cause, name, state) => `for a fire encampment (${name.cause(cause, state)})`,
  costSpaces: (cause, name) => `for the cost spaces of ${name.card(causeId(cause))}`,
  instantBonus: from,
  ability: from,
  income: from,
  line: from,
  beyond: (cause, name, state) => `for steps beyond the end of a track (${name.cause(cause, state)})`,
  sites: (cause, name, state) => `for a site (${name.cause(cause, state)})`,
  strongTribes: () => 'for strong tribes',
  statues: () => 'for statues',
  event: from,
  module: from,
  completion: from,
  creatures: from,
  actionCards: from,
};

export const scoredFor = (source: PointSource, cause: number, name: Names, state?: State): string =>
  SCORED[source](cause, name, state);

// What points are scored for, inside a sentence.
import { causeId, type PointSource, type State } from '@civolution/engine';
import { causeName, from } from './causes.js';
import { bare, the } from './grammar.js';
import { PROJECT } from './lists.js';
import type { Nouns } from './nouns.js';
import { NOUN } from './words.js';

type Scored = (cause: number, noun: Nouns, state?: State) => string;

const final: Scored = (cause, noun) => `für ${bare(noun.category(causeId(cause)))} in der Endwertung`;

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
  stages: () => 'für den Stufenbereich in der Endwertung',
  pointBonus: () => 'für Punktbonus-Karten in der Endwertung',
  era: (cause, noun) => `für ${bare(noun.category(causeId(cause)))} in der Epochen-Wertung`,
  fire: (cause, noun, state) => `für einen Feuer-Lagerplatz (${causeName(cause, noun, state)})`,
  costSpaces: (cause, noun) => `für die Kostenfelder ${the(noun.card(causeId(cause)), 'genitive')}`,
  instantBonus: from,
  ability: from,
  income: from,
  line: from,
  beyond: (cause, noun, state) =>
    `für Schritte über das Leistenende hinaus (${causeName(cause, noun, state)})`,
  sites: (cause, noun, state) => `für einen Ort (${causeName(cause, noun, state)})`,
  strongTribes: () => `für ${bare(NOUN.strongTribe, 'accusative', 'other')}`,
  statues: () => `für ${bare(PROJECT.statue, 'accusative', 'other')}`,
  event: from,
  module: from,
  completion: from,
  creatures: from,
  actionCards: from,
};

export const scoredFor = (source: PointSource, cause: number, noun: Nouns, state?: State): string =>
  SCORED[source](cause, noun, state);

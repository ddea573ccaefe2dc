// What there is to read in the rules, in order, and what each place in them is called in links.
import type { Module, SiteKind } from '@civolution/engine';

/** The chapters with the sections that have words of their own; modules and sites follow their chapter's. */
export const CHAPTERS = {
  aim: ['aim', 'points', 'terms', 'markers', 'start'],
  era: [
    'era',
    'new-cards',
    'new-goals',
    'extra-find',
    'action-phase',
    'site-phase',
    'feeding',
    'event-phase',
    'income-phase',
  ],
  turn: ['turn', 'ideas', 'planning', 'reset', 'turn-end'],
  modules: ['modules', 'upgrade'],
  tribes: ['tribes', 'settling', 'migration', 'procreation', 'boats', 'deus'],
  land: ['territories', 'materials', 'hunting', 'finds', 'building', 'trade'],
  sites: ['sites'],
  cards: ['cards', 'partition', 'installing', 'special-bonus', 'abilities', 'completion'],
  chips: ['goals', 'incomes', 'attributes', 'stage-tiles'],
  tracks: ['tracks', 'favor'],
  weather: ['weather', 'events'],
  scoring: ['categories', 'prosperity', 'era-scoring', 'final-scoring', 'winner'],
  solo: ['solo', 'vici-turn', 'vici-land', 'vici-tribes', 'vici-phases', 'vici-level'],
  extras: ['extras', 'extra-a', 'extra-b', 'extra-c'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[ChapterId][number];

/** The kinds of things in the glossary, each a chapter of its own. */
export const GLOSSARY = [
  'invention',
  'mutation',
  'insight',
  'building-card',
  'achievement',
  'event',
  'goal',
  'income',
  'attribute',
  'marker-card',
  'chip-card',
  'starting-attribute',
  'creature',
  'action-card',
] as const;
export type GlossaryId = (typeof GLOSSARY)[number];

/** A place that can be linked to: a section, a module, a kind of site, a chapter of the glossary or a thing in it. */
export type Anchor =
  | SectionId
  | GlossaryId
  | `module-${Module}`
  | `site-${SiteKind}`
  | `${GlossaryId}.${string}`;

import type { RulesWords } from '../../../rules/types.js';

export * from './aim.js';
export * from './cards.js';
export * from './labels.js';
export * from './land.js';
export * from './scoring.js';
export * from './solo.js';
export * from './turn.js';

export const chapters: RulesWords['chapters'] = {
  aim: 'The aim',
  era: 'An era',
  turn: 'Your turn',
  modules: 'Modules',
  tribes: 'Tribes',
  land: 'The continent',
  sites: 'Sites',
  cards: 'Cards and stages',
  chips: 'Chips',
  tracks: 'Tracks and favor',
  weather: 'Weather and events',
  scoring: 'Scoring',
  solo: 'V.I.C.I',
  extras: 'Extra Credits',
};

export const glossary: RulesWords['glossary'] = {
  invention: 'Inventions',
  mutation: 'Mutations',
  insight: 'Insights',
  'building-card': 'Buildings',
  achievement: 'Achievements',
  event: 'Events',
  goal: 'Goal chips',
  income: 'Income chips',
  attribute: 'Attribute chips',
  'marker-card': 'Starting marker cards',
  'chip-card': 'Starting chip cards',
  'starting-attribute': 'Starting attribute chips',
  creature: 'Creatures',
  'action-card': 'Action cards of V.I.C.I',
};

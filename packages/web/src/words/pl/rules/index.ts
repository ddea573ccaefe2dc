import type { RulesWords } from '../../../rules/types.js';

export * from './aim.js';
export * from './cards.js';
export * from './labels.js';
export * from './land.js';
export * from './scoring.js';
export * from './solo.js';
export * from './turn.js';

export const chapters: RulesWords['chapters'] = {
  aim: 'Cel gry',
  era: 'Epoka',
  turn: 'Twoja tura',
  modules: 'Moduły',
  tribes: 'Plemiona',
  land: 'Kontynent',
  sites: 'Obszary',
  cards: 'Karty i rzędy',
  chips: 'Czipy',
  tracks: 'Tory i przychylność',
  weather: 'Pogoda i wydarzenia',
  scoring: 'Punktacja',
  solo: 'V.I.C.I',
  extras: 'Extra Credits',
};

export const glossary: RulesWords['glossary'] = {
  invention: 'Wynalazki',
  mutation: 'Mutacje',
  insight: 'Wiedza',
  'building-card': 'Budynki',
  achievement: 'Osiągnięcia',
  event: 'Wydarzenia',
  goal: 'Czipy celów',
  income: 'Czipy przychodu',
  attribute: 'Czipy atrybutów',
  'marker-card': 'Karty znaczników startowych',
  'chip-card': 'Karty czipów startowych',
  'starting-attribute': 'Czipy atrybutów startowych',
  creature: 'Stworzenia',
  'action-card': 'Karty akcji V.I.C.I',
};

import type { RulesWords } from '../../../rules/types.js';

export * from './aim.js';
export * from './cards.js';
export * from './labels.js';
export * from './land.js';
export * from './scoring.js';
export * from './solo.js';
export * from './turn.js';

export const chapters: RulesWords['chapters'] = {
  aim: 'Das Ziel',
  era: 'Eine Epoche',
  turn: 'Dein Zug',
  modules: 'Module',
  tribes: 'Stämme',
  land: 'Der Kontinent',
  sites: 'Orte',
  cards: 'Karten und Stufen',
  chips: 'Platinen',
  tracks: 'Leisten und Gunst',
  weather: 'Wetter und Ereignisse',
  scoring: 'Wertung',
  solo: 'V.I.C.I',
  extras: 'Extra Credits',
};

export const glossary: RulesWords['glossary'] = {
  invention: 'Erfindungen',
  mutation: 'Mutationen',
  insight: 'Erkenntnisse',
  'building-card': 'Bauwerke',
  achievement: 'Errungenschaften',
  event: 'Ereignisse',
  goal: 'Zielplatinen',
  income: 'Einkommensplatinen',
  attribute: 'Attributsplatinen',
  'marker-card': 'Startmarker-Karten',
  'chip-card': 'Startplatinen-Karten',
  'starting-attribute': 'Startattributsplatinen',
  creature: 'Kreaturen',
  'action-card': 'V.I.C.Is Aktionskarten',
};

import type { RulesWords } from '../../types.js';
import { aim, era } from './aim.js';
import { cards, chips } from './cards.js';
import { labels } from './labels.js';
import { land, siteSections, sites, tribes } from './land.js';
import { scoring, tracks, weather } from './scoring.js';
import { extras, solo } from './solo.js';
import { moduleSections, modules, turn } from './turn.js';

export const polish: RulesWords = {
  labels,
  chapters: {
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
  },
  glossary: {
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
  },
  sections: {
    ...aim,
    ...era,
    ...turn,
    ...moduleSections,
    ...tribes,
    ...land,
    ...siteSections,
    ...cards,
    ...chips,
    ...tracks,
    ...weather,
    ...scoring,
    ...solo,
    ...extras,
  },
  modules,
  sites,
};

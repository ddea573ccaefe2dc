import type { RulesWords } from '../../types.js';
import { aim, era } from './aim.js';
import { cards, chips } from './cards.js';
import { labels } from './labels.js';
import { land, siteSections, sites, tribes } from './land.js';
import { scoring, tracks, weather } from './scoring.js';
import { extras, solo } from './solo.js';
import { moduleSections, modules, turn } from './turn.js';

export const english: RulesWords = {
  labels,
  chapters: {
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
  },
  glossary: {
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

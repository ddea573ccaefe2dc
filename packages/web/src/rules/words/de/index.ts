import type { RulesWords } from '../../types.js';
import { aim, era } from './aim.js';
import { cards, chips } from './cards.js';
import { labels } from './labels.js';
import { land, siteSections, sites, tribes } from './land.js';
import { scoring, tracks, weather } from './scoring.js';
import { extras, solo } from './solo.js';
import { moduleSections, modules, turn } from './turn.js';

export const german: RulesWords = {
  labels,
  chapters: {
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
  },
  glossary: {
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

// Headings of the glossary in every language.
import type { GlossaryKind } from '../glossary.js';
import type { Language } from '../texts.js';

export type Label =
  | 'cost'
  | 'bonus'
  | 'ability'
  | 'hand'
  | 'event'
  | 'requirement'
  | 'action'
  | 'instead'
  | 'markers'
  | 'revealed'
  | 'site'
  | 'oak'
  | 'statue'
  | 'benefit'
  | 'feeding'
  | 'levelFour'
  | 'blue'
  | 'red'
  | 'icons'
  | 'table';

export const LABELS: Readonly<Record<Language, Readonly<Record<Label, string>>>> = {
  en: {
    cost: 'Cost',
    bonus: 'Instant bonus',
    ability: 'Ability',
    hand: 'Starting hand',
    event: 'Event',
    requirement: 'Requirement',
    action: 'Action',
    instead: 'Or instead',
    markers: 'Markers',
    revealed: 'When revealed',
    site: 'Effect',
    oak: 'Points per territory',
    statue: 'Statues of',
    benefit: 'Starting benefit',
    feeding: 'Feeding phase',
    levelFour: 'Level IIII',
    blue: 'Blue half',
    red: 'Red half',
    icons: 'Reset icons',
    table: 'Actions of the categories',
  },
  de: {
    cost: 'Kosten',
    bonus: 'Sofortbonus',
    ability: 'Fähigkeit',
    hand: 'Starthand',
    event: 'Ereignis',
    requirement: 'Voraussetzung',
    action: 'Aktion',
    instead: 'Oder stattdessen',
    markers: 'Marker',
    revealed: 'Beim Aufdecken',
    site: 'Wirkung',
    oak: 'Erfolgspunkte je Gebiet',
    statue: 'Statuen aus',
    benefit: 'Startvorteil',
    feeding: 'Ernährungsphase',
    levelFour: 'Level IIII',
    blue: 'Blaue Hälfte',
    red: 'Rote Hälfte',
    icons: 'Resetsymbole',
    table: 'Aktionen der Kategorien',
  },
  pl: {
    cost: 'Koszt',
    bonus: 'Premia natychmiastowa',
    ability: 'Umiejętność',
    hand: 'Zestaw startowy',
    event: 'Wydarzenie',
    requirement: 'Wymaganie',
    action: 'Akcja',
    instead: 'Albo zamiast tego',
    markers: 'Znaczniki',
    revealed: 'Za odkrycie',
    site: 'Efekt',
    oak: 'PZ za terytorium',
    statue: 'Materiały na pomniki',
    benefit: 'Korzyść początkowa',
    feeding: 'Faza żywienia',
    levelFour: 'Poziom IIII',
    blue: 'Niebieska połowa',
    red: 'Czerwona połowa',
    icons: 'Symbole resetu',
    table: 'Akcje kategorii',
  },
};

export const HEADINGS: Readonly<Record<Language, Readonly<Record<GlossaryKind, string>>>> = {
  en: {
    invention: 'Inventions',
    mutation: 'Mutations',
    insight: 'Insights',
    building: 'Buildings',
    achievement: 'Achievements',
    event: 'Events',
    goal: 'Goal chips',
    income: 'Income chips',
    attribute: 'Attribute chips',
    startingMarker: 'Starting marker cards',
    startingChip: 'Starting chip cards',
    startingAttribute: 'Starting attribute chips',
    creature: 'Creature chips',
    levelFour: 'Level-4 module tiles',
    site: 'Sites',
    actionCard: 'Action cards of V.I.C.I',
  },
  de: {
    invention: 'Erfindungen',
    mutation: 'Mutationen',
    insight: 'Erkenntnisse',
    building: 'Bauwerke',
    achievement: 'Errungenschaften',
    event: 'Ereignisse',
    goal: 'Zielplatinen',
    income: 'Einkommensplatinen',
    attribute: 'Attributsplatinen',
    startingMarker: 'Startmarker-Karten',
    startingChip: 'Startplatinen-Karten',
    startingAttribute: 'Startattributsplatinen',
    creature: 'Kreaturenplatinen',
    levelFour: 'Level-4-Modulplättchen',
    site: 'Orte',
    actionCard: 'V.I.C.Is Aktionskarten',
  },
  pl: {
    invention: 'Wynalazki',
    mutation: 'Mutacje',
    insight: 'Wiedza',
    building: 'Budynki',
    achievement: 'Osiągnięcia',
    event: 'Wydarzenia',
    goal: 'Czipy celów',
    income: 'Czipy przychodu',
    attribute: 'Czipy atrybutów',
    startingMarker: 'Karty znaczników startowych',
    startingChip: 'Karty czipów startowych',
    startingAttribute: 'Czipy atrybutów startowych',
    creature: 'Czipy stworzeń',
    levelFour: 'Kafelki modułów 4. poziomu',
    site: 'Obszary',
    actionCard: 'Karty akcji V.I.C.I.',
  },
};

// Headings of the glossary.
import type { GlossaryKind } from '../../glossary.js';
import type { Label } from '../../texts.js';

export const LABELS: Readonly<Record<Label, string>> = {
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
};

export const HEADINGS: Readonly<Record<GlossaryKind, string>> = {
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
};

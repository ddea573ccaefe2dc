// Headings of the glossary.
import type { GlossaryKind } from '../../glossary.js';
import type { Label } from '../../texts.js';

export const LABELS: Readonly<Record<Label, string>> = {
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
};

export const HEADINGS: Readonly<Record<GlossaryKind, string>> = {
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
};

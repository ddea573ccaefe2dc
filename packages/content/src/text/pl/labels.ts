// Headings of the glossary.
import type { GlossaryKind } from '../../glossary.js';
import type { Label } from '../../texts.js';

export const LABELS: Readonly<Record<Label, string>> = {
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
};

export const HEADINGS: Readonly<Record<GlossaryKind, string>> = {
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
};

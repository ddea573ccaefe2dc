// Headings of the glossary, and what the kinds of sites do, in every language.
import type { SiteKind } from '@civolution/engine';
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

export const SITE_EFFECTS: Readonly<Record<Language, Readonly<Record<SiteKind, string>>>> = {
  en: {
    gorge: 'In the Site phase a civilization beside it loses 1 {thing.food}food.',
    glacier: 'In the Site phase a civilization beside it weakens 1 {thing.strongTribe}strong tribe there.',
    volcano: 'No {project.farm}farm stands or is built beside it.',
    cave: 'For {thing.migration}migrations all territories beside {site.cave}Caves are adjacent to each other.',
    holyRock:
      'Before {module.procreation}Procreation, take a {thing.test}favor test to {thing.procreation}procreate once in a territory beside it.',
    hiddenGrotto:
      'Before {module.production}Production, produce 1 {thing.raw}raw material in a territory beside it and transport it.',
    mushroomValley: 'A {thing.hunt}hunt beside it brings 1 {thing.food}food more.',
    mysticOak:
      'In the Site phase each territory beside it gives {thing.point}points to those who live there.',
    buildingGround: '{project.statue}Statues and {project.settlement}settlements are built here.',
  },
  de: {
    gorge: 'In der Ortsphase verliert jede angrenzende Zivilisation 1 {thing.food}Nahrung.',
    glacier:
      'In der Ortsphase muss jede angrenzende Zivilisation 1 ihrer dortigen starken {thing.strongTribe}Stämme schwächen.',
    volcano: 'In angrenzenden Gebieten stehen keine {project.farm}Farmen, und es können keine gebaut werden.',
    cave: 'Für {thing.migration}Wanderungen gelten alle Gebiete an {site.cave}Höhlen als zueinander benachbart.',
    holyRock:
      'Vor den Aktionen des {module.procreation}Vermehrungs-Moduls: Mache eine {thing.test}Gunstprobe, um in einem angrenzenden Gebiet 1 {thing.procreation}Vermehrung durchzuführen.',
    hiddenGrotto:
      'Vor den Aktionen des {module.production}Abbau-Moduls: Baue in einem angrenzenden Gebiet 1 {thing.raw}Rohstoff ab und transportiere ihn in dein Depot.',
    mushroomValley: 'Eine {thing.hunt}Jagd in einem angrenzenden Gebiet bringt 1 {thing.food}Nahrung mehr.',
    mysticOak:
      'In der Ortsphase bringt jedes angrenzende Gebiet denen {thing.point}Erfolgspunkte, die dort Stämme haben.',
    buildingGround: 'Hier werden {project.statue}Statuen und {project.settlement}Siedlungen gebaut.',
  },
  pl: {
    gorge:
      'W fazie obszarów każda cywilizacja z plemieniem na sąsiednim terytorium traci 1 {thing.food}żywność.',
    glacier:
      'W fazie obszarów każda cywilizacja osłabia 1 swoje {thing.strongTribe}silne plemię na sąsiednim terytorium.',
    volcano: 'Na sąsiednich terytoriach nie może być {project.farm}farm.',
    cave: 'Podczas {thing.migration}migracji wszystkie terytoria przy {site.cave}jaskiniach sąsiadują ze sobą.',
    holyRock:
      'Przed akcjami modułu {module.procreation}prokreacji: wykonaj {thing.test}test przychylności, aby wykonać 1 {thing.procreation}prokreację na sąsiednim terytorium.',
    hiddenGrotto:
      'Przed akcjami modułu {module.production}produkcji: wyprodukuj 1 {thing.raw}materiał na sąsiednim terytorium i przetransportuj go do magazynu.',
    mushroomValley: '{thing.hunt}Polowanie na sąsiednim terytorium daje o 1 {thing.food}żywność więcej.',
    mysticOak:
      'W fazie obszarów każde sąsiednie terytorium daje {thing.point}PZ cywilizacjom, które mają na nim plemiona.',
    buildingGround: 'Tu buduje się {project.statue}pomniki i {project.settlement}osady.',
  },
};

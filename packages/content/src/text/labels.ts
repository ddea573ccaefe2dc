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
  | 'statue';

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
    site: 'Sites',
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
    site: 'Orte',
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
    site: 'Obszary',
  },
};

export const SITE_EFFECTS: Readonly<Record<Language, Readonly<Record<SiteKind, string>>>> = {
  en: {
    gorge: 'In the Site phase a civilization beside it loses 1 food.',
    glacier: 'In the Site phase a civilization beside it weakens 1 strong tribe there.',
    volcano: 'No farm stands or is built beside it.',
    cave: 'For migrations all territories beside Caves are adjacent to each other.',
    holyRock: 'Before Procreation, take a favor test to procreate once in a territory beside it.',
    hiddenGrotto: 'Before Production, produce 1 raw material in a territory beside it and transport it.',
    mushroomValley: 'A hunt beside it brings 1 food more.',
    mysticOak: 'In the Site phase each territory beside it gives points to those who live there.',
    buildingGround: 'Statues and settlements are built here.',
  },
  de: {
    gorge: 'In der Ortsphase verliert jede angrenzende Zivilisation 1 Nahrung.',
    glacier: 'In der Ortsphase muss jede angrenzende Zivilisation 1 ihrer dortigen starken Stämme schwächen.',
    volcano: 'In angrenzenden Gebieten stehen keine Farmen, und es können keine gebaut werden.',
    cave: 'Für Wanderungen gelten alle Gebiete an Höhlen als zueinander benachbart.',
    holyRock:
      'Vor den Aktionen des Vermehrungs-Moduls: Mache eine Gunstprobe, um in einem angrenzenden Gebiet 1 Vermehrung durchzuführen.',
    hiddenGrotto:
      'Vor den Aktionen des Abbau-Moduls: Baue in einem angrenzenden Gebiet 1 Rohstoff ab und transportiere ihn in dein Depot.',
    mushroomValley: 'Eine Jagd in einem angrenzenden Gebiet bringt 1 Nahrung mehr.',
    mysticOak: 'In der Ortsphase bringt jedes angrenzende Gebiet denen Erfolgspunkte, die dort Stämme haben.',
    buildingGround: 'Hier werden Statuen und Siedlungen gebaut.',
  },
  pl: {
    gorge: 'W fazie obszarów każda cywilizacja z plemieniem na sąsiednim terytorium traci 1 żywność.',
    glacier: 'W fazie obszarów każda cywilizacja osłabia 1 swoje silne plemię na sąsiednim terytorium.',
    volcano: 'Na sąsiednich terytoriach nie może być farm.',
    cave: 'Podczas migracji wszystkie terytoria przy jaskiniach sąsiadują ze sobą.',
    holyRock:
      'Przed akcjami modułu prokreacji: wykonaj test przychylności, aby wykonać 1 prokreację na sąsiednim terytorium.',
    hiddenGrotto:
      'Przed akcjami modułu produkcji: wyprodukuj 1 materiał na sąsiednim terytorium i przetransportuj go do magazynu.',
    mushroomValley: 'Polowanie na sąsiednim terytorium daje o 1 żywność więcej.',
    mysticOak:
      'W fazie obszarów każde sąsiednie terytorium daje PZ cywilizacjom, które mają na nim plemiona.',
    buildingGround: 'Tu buduje się pomniki i osady.',
  },
};

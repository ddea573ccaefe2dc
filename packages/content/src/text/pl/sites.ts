// What the kinds of sites do to the territories beside them.
import type { SiteKind } from '@civolution/engine';

export const SITE_RULE: Readonly<Record<SiteKind, string>> = {
  gorge:
    'W fazie obszarów każda cywilizacja, która ma {thing.tribe}plemię na sąsiednim terytorium, traci 1 {thing.food}żywność, o ile ją ma.',
  glacier:
    'W fazie obszarów każda cywilizacja, która ma na sąsiednich terytoriach {thing.strongTribe}silne plemiona, osłabia jedno z nich.',
  volcano:
    'Na sąsiednich terytoriach nie można budować {project.farm}farm, a te, które już tam stoją, po odkryciu wulkanu wracają na konsole.',
  cave: 'Jedną {thing.migration}migracją plemię może przejść z każdego terytorium przy {site.cave}jaskini na dowolne inne terytorium przy jaskini.',
  holyRock:
    'Przed akcjami modułu {module.procreation}prokreacji możesz wybrać jedno ze swoich sąsiednich terytoriów i wykonać {thing.test}test przychylności – jeśli go zdasz, wykonujesz tam 1 {thing.procreation}prokreację.',
  hiddenGrotto:
    'Przed akcjami modułu {module.production}produkcji możesz wybrać jedno ze swoich sąsiednich terytoriów, wyprodukować tam 1 {thing.raw}materiał i przetransportować 1 stamtąd do magazynu.',
  mushroomValley: '{thing.hunt}Polowanie na sąsiednim terytorium daje o 1 {thing.food}żywność więcej.',
  mysticOak:
    'W fazie obszarów każde sąsiednie terytorium, na którym masz {thing.tribe}plemię, daje Ci {thing.point}PZ.',
  buildingGround:
    'Mając {thing.tribe}plemię na sąsiednim terytorium, możesz tu budować {project.statue}pomniki i {project.settlement}osady – najwyżej 2 własne budynki, w tym tylko 1 osadę.',
};

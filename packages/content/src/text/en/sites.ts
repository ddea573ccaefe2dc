// What the kinds of sites do to the territories beside them.
import type { SiteKind } from '@civolution/engine';

export const SITE_RULE: Readonly<Record<SiteKind, string>> = {
  gorge:
    'In the Site phase, each civilization with a {thing.tribe}tribe beside it loses 1 {thing.food}food, if it has any.',
  glacier:
    'In the Site phase, each civilization with {thing.strongTribe}strong tribes beside it weakens one of them.',
  volcano:
    'No {project.farm}farm can be built beside it, and those already there go back to their consoles when it is revealed.',
  cave: 'One {thing.migration}migration leads from any territory beside a {site.cave}Cave to any other beside a Cave.',
  holyRock:
    'Before {module.procreation}Procreation, you may choose one of your territories beside it and take a {thing.test}favor test: if you pass, {thing.procreation}procreate there once.',
  hiddenGrotto:
    'Before {module.production}Production, you may choose one of your territories beside it: produce 1 {thing.raw}raw material there and transport 1 from there to your storage.',
  mushroomValley: 'A {thing.hunt}hunt in a territory beside it brings 1 more {thing.food}food.',
  mysticOak:
    'In the Site phase, each territory beside it in which you have a {thing.tribe}tribe brings you {thing.point}points.',
  buildingGround:
    'With a {thing.tribe}tribe beside it you can build {project.statue}statues and {project.settlement}settlements here: at most 2 buildings of your own, and only 1 of them a settlement.',
};

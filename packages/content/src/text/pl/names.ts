// What things are called, by their numbers: plain names without marks.
import {
  CARD_TYPES,
  CATEGORIES,
  cardNumber,
  FEATURES,
  MODULES,
  type Rules,
  SITE_KINDS,
  STARTING_CHIP,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
  type Words,
} from '@civolution/engine';
import type { EntryNames } from '../../texts.js';
import { cap } from './grammar.js';
import { materialName, TERRITORY } from './lands.js';
import { CARD, CATEGORY, FEATURE, LEVEL, MODULE, SITE, WEATHER_NAME } from './lists.js';

const local = ({ en, pl = en }: Words): string => pl;

export function polishNames({ pack }: Rules): EntryNames {
  const cards = new Map(pack.research.map(({ id, name }) => [cardNumber(id), `${id} ${local(name)}`]));
  return {
    territoryType: type => TERRITORY[TERRITORY_TYPES[type]!].name,
    module: m => MODULE[MODULES[m]!].name,
    level: n => LEVEL[n]!,
    track: t => CATEGORY[TRACKS[t]!].name,
    feature: f => FEATURE[FEATURES[f]!].name,
    material: materialName,
    category: c => CATEGORY[CATEGORIES[c]!].name,
    siteKind: kind => cap(SITE[SITE_KINDS[kind]!].one.nom),
    siteTile: tile => local(pack.sites[tile]!.name),
    cardType: type => CARD[CARD_TYPES[type]!].name,
    card: card => cards.get(card) ?? `nieznana karta ${CARD[CARD_TYPES[-1 - card]!].of}`,
    chip: chip =>
      local((chip < STARTING_CHIP ? pack.incomes[chip] : pack.startingChips[chip - STARTING_CHIP])!.name),
    goal: goal => local(pack.goals[goal]!.name),
    attribute: chip => local(pack.attributes[chip]!.name),
    startingAttribute: chip => local(pack.startingAttributes[chip]!.name),
    creature: creature => local(pack.creatures[creature]!.name),
    actionCard: card => `karta akcji ${card + 1}`,
    event: event => `${pack.events[event]!.id} ${local(pack.events[event]!.name)}`,
    weather: w => WEATHER_NAME[WEATHER[w]!],
    markerCard: card => local(pack.startingMarkers[card]!.name),
  };
}

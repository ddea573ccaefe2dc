// What a pack's components are called and say, as plain data for the page.
import type { GameTexts } from '@civolution/content/game-texts';
import {
  CARD_TYPES,
  CATEGORIES,
  FEATURES,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  PHASES,
  POINT_SOURCES,
  PRINTED_LEVELS,
  type Rules,
  SITE_KINDS,
  TERRITORY_TYPES,
  TRACKS,
  WEATHER,
} from '@civolution/engine';
import type { CardText, Catalogue, EntryText, ModuleText } from './protocol.js';

const named = (list: readonly unknown[], name: (n: number) => string): string[] =>
  list.map((_, n) => name(n));

/** The components of a pack in words with marks for icons. */
export function catalogue(rules: Rules, texts: GameTexts): Catalogue {
  const { pack } = rules;
  const { name } = texts;
  const entries = (
    list: readonly { readonly id: string }[],
    title: (n: number) => string,
    text: (n: number) => string,
  ): EntryText[] => list.map(({ id }, n) => ({ id, name: title(n), text: text(n) }));
  return {
    language: texts.language,
    pack,
    packName: pack.name,
    territories: rules.territories.map((info, n) => ({ ...info, title: name.territory(n) })),
    territoryTypes: named(TERRITORY_TYPES, name.territoryType),
    modules: MODULES.map((_, module) => moduleText(rules, texts, module)),
    tracks: named(TRACKS, name.track),
    features: named(FEATURES, name.feature),
    materials: named(MATERIALS, name.material),
    categories: named(CATEGORIES, name.category),
    siteKinds: SITE_KINDS.map((id, kind) => ({ id, name: name.siteKind(kind), text: texts.site(kind) })),
    siteTiles: rules.sites.map(({ kind, points }, tile) => ({
      name: name.siteTile(tile),
      kind,
      points,
      rule: texts.site(kind),
    })),
    grounds: Array.from({ length: rules.grounds }, (_, ground) => name.ground(ground)),
    cardTypes: named(CARD_TYPES, name.cardType),
    cards: rules.cards.map((card, n) => (card ? cardText(rules, texts, n) : null)),
    chips: rules.chips.map((list, chip) =>
      list === undefined ? null : { id: String(chip), name: name.chip(chip), text: texts.income(chip) },
    ),
    goals: entries(pack.goals, name.goal, texts.goal),
    attributes: entries(pack.attributes, name.attribute, texts.attribute),
    startingAttributes: entries(pack.startingAttributes, name.startingAttribute, texts.startingAttribute),
    creatures: entries(pack.creatures, name.creature, texts.creature),
    events: entries(pack.events, name.event, texts.eventCard),
    markerCards: entries(pack.startingMarkers, name.markerCard, card =>
      rules.markerCards[card]!.markers.map(([place, n]) => name.markers(place, n)).join(', '),
    ),
    actionCards: pack.solo.cards.map((_, card) => texts.actionCard(card)),
    weather: WEATHER.map((id, n) => ({
      id,
      name: name.weather(n),
      text: texts.effects(rules.weather.effects[n]!),
    })),
    weatherBeyond: texts.effects(rules.weather.beyond),
    phases: Array.from({ length: PHASES }, (_, n) => name.phase(n + 1)),
    sources: named(POINT_SOURCES, name.pointSource),
    lines: rules.lines.map(({ bonus }) => texts.effects(bonus)),
    completion: rules.completion.map(list => texts.effects(list)),
    activity: texts.effects(rules.activity),
  };
}

function moduleText(rules: Rules, texts: GameTexts, module: number): ModuleText {
  const levels = module < MAIN_MODULES ? PRINTED_LEVELS + 1 : 1;
  return {
    name: texts.name.module(module),
    values: rules.values[module]!,
    levels: Array.from({ length: levels }, (_, n) => texts.module(module, n + 1)),
  };
}

function cardText(rules: Rules, texts: GameTexts, n: number): CardText {
  const card = rules.cards[n]!;
  return {
    id: card.id,
    name: texts.name.card(n),
    type: card.type,
    cost: card.cost.map((space, i) => (space ? texts.cost(n, i) : '')),
    points: card.points,
    bonus: rules.lists[card.bonus]!.length > 0 ? texts.effects(card.bonus) : '',
    ability: rules.abilities[n] ? texts.ability(n) : '',
    abilityKind: rules.abilities[n]?.kind ?? null,
  };
}

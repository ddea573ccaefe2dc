// The tables of the rules, with the figures of the pack in use.
import {
  CARD_TYPES,
  CATEGORIES,
  ERAS,
  MATERIALS,
  MODULES,
  materialOf,
  RED_FROM,
  SOLO_LEVELS,
  type SoloLevel,
  TERRITORY_TYPES,
  TRACKS,
  WATER,
  WEATHER,
} from '@civolution/engine';
import type { Catalogue } from '../worker/protocol.js';
import type { SectionId } from './anchors.js';
import { factsOf } from './facts.js';
import type { Cell, FigureName, Part, RulesWords, Table } from './types.js';

const PLAYERS = ['2', '3', '4'] as const;
const VALUES = [1, 2, 3, 4, 5, 6];
const ROWS = [1, 2, 3];
/** From this stage on a tile has to be active. */
const FIRST_TILE = 4;
const dice = (values: readonly number[]): Cell[] => values.map(die => ({ die }));

/** The sections that tell of the phases, in their order. */
const PHASES: readonly SectionId[] = [
  'new-cards',
  'new-goals',
  'extra-find',
  'action-phase',
  'site-phase',
  'feeding',
  'event-phase',
  'income-phase',
];

/** "1–3", or what stands for none. */
const range = (from: number, to: number, none: string): string =>
  from > to ? none : from === to ? String(from) : `${from}–${to}`;

/** A table of figures, or a list of links. `levels` names the levels of V.I.C.I. */
export function figure(
  name: FigureName,
  catalogue: Catalogue,
  { labels: w, sections }: RulesWords,
  levels: Readonly<Record<SoloLevel, string>>,
): Part {
  const { pack, territoryTypes, materials, categories, modules } = catalogue;
  const facts = factsOf(catalogue);
  const land = (type: number): string => `{territory.${TERRITORY_TYPES[type]}}${territoryTypes[type]}`;
  const material = (m: number): string => `{material.${MATERIALS[m]}}${materials[m]}`;
  const category = (c: number): string => `{category.${CATEGORIES[c]}}${categories[c]}`;
  const byPlayers = (label: string, numbers: Readonly<Record<string, number>>): string[] => [
    label,
    ...PLAYERS.map(n => String(numbers[n])),
  ];
  const unitOf = (c: number): string =>
    [w.featureMarkers, w.activeDiamonds, w.tribes, w.territories][c - TRACKS.length] ?? w.steps;

  const tables: Readonly<Record<Exclude<FigureName, 'phases'>, () => Table>> = {
    players: () => ({
      head: [w.civilizations, ...PLAYERS],
      rows: [
        byPlayers(w.resets, facts.resets),
        byPlayers(w.goals, facts.displays.goals),
        byPlayers(w.dice, facts.displays.dice),
        byPlayers(w.blocked, facts.blocked),
        byPlayers(
          w.tokens,
          Object.fromEntries(PLAYERS.map(n => [n, facts.territoryTokens - facts.blocked[n]])),
        ),
      ],
    }),
    hunting: () => ({
      head: [w.territory, ...dice(VALUES)],
      rows: TERRITORY_TYPES.map((type, t) => [land(t), ...facts.hunting[type].map(String)]),
    }),
    storage: () => ({
      head: [w.territory, ...ROWS.map(row => `${w.row} ${row}`)],
      rows: [
        ...territoryTypes.flatMap((_, type) =>
          type === WATER ? [] : [[land(type), ...ROWS.map(row => material(materialOf(type, row)))]],
        ),
        [w.find, ...ROWS.map(row => VALUES.filter(value => facts.luckyFind[value - 1] === row).join(', '))],
        [w.price, ...facts.console.prices.map(price => `${price}`)],
      ],
    }),
    settlements: () => ({
      head: [w.settlement, w.cost, w.diamonds],
      rows: facts.console.settlements.map(({ cost, diamonds }, i) => [
        String(i + 1),
        cost.map(one => material(MATERIALS.indexOf(one))).join(', '),
        String(diamonds),
      ]),
    }),
    stages: () => ({
      head: [w.stage, w.points, w.columns, w.completion],
      rows: facts.console.stagePoints.map((points, i) => [
        String(i + 1),
        i + 1 < FIRST_TILE ? String(points) : `${points} (${w.onlyActive})`,
        String(facts.console.columns.filter(begin => begin === i + 1).length),
        catalogue.completion[i] ?? w.nowhere,
      ]),
    }),
    cardTypes: () => ({
      head: [w.type, w.module, w.track],
      rows: CARD_TYPES.map((type, t) => [
        `{card.${type}}${sentence(catalogue.cardTypes[t]!)}`,
        `{module.${type}}${modules[MODULES.indexOf(type)]!.name}`,
        category(t),
      ]),
    }),
    lines: () => ({
      head: [w.before, w.bonus],
      rows: facts.tracks.lines.map(({ before }, i) => [String(before), catalogue.lines[i]!]),
    }),
    favor: () => ({
      head: [w.space, w.passes, w.statue],
      rows: facts.favor.statuePoints.map((points, i, all) => [
        String(i + 1),
        i === all.length - 1 ? w.always : range(1, i + 1, ''),
        String(points),
      ]),
    }),
    weather: () => ({
      head: [w.weather, w.effect],
      rows: [
        ...catalogue.weather.map(({ name: called, text }, i) => [`{weather.${WEATHER[i]}}${called}`, text]),
        [w.beyond, catalogue.weatherBeyond],
      ],
    }),
    oak: () => ({
      head: [w.territory, w.points],
      rows: TERRITORY_TYPES.map((type, t) => [land(t), String(facts.oak[type])]),
    }),
    categories: () => ({
      head: [w.category, w.unit, w.final, w.withTile],
      rows: CATEGORIES.map((one, c) => [
        category(c),
        unitOf(c),
        String(facts.scoring.final[one]),
        String(facts.scoring.finalTile[one]),
      ]),
    }),
    eras: () => ({
      head: [w.era, ...facts.scoring.eras.map((_, i) => String(i + 1))],
      rows: [[w.each, ...facts.scoring.eras.map(String)]],
    }),
    wheel: () => ({
      head: [w.roll, w.territory, w.beacons],
      rows: VALUES.map(die => [
        { die },
        land(TERRITORY_TYPES.indexOf(pack.solo.wheel[die - 1]!)),
        String(pack.solo.beacons[die - 1]!),
      ]),
    }),
    levels: () => ({
      head: [w.difficulty, w.blue, w.red],
      rows: SOLO_LEVELS.map(level => [
        levels[level],
        range(1, RED_FROM[level] - 1, w.nowhere),
        range(RED_FROM[level], ERAS, w.nowhere),
      ]),
    }),
  };

  if (name === 'phases') return { kind: 'list', items: PHASES.map(id => `[${sections[id][0]}](${id})`) };
  return { kind: 'table', table: tables[name]() };
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

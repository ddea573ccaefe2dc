// The glossary: every component of a pack as a player reads it, to be searched or printed.
import {
  CARD_TYPES,
  cardNumber,
  HALVES,
  MAIN_MODULES,
  MATERIALS,
  MODULES,
  type Pack,
  type Rules,
  SITE_KINDS,
  type Source,
  STARTING_CHIP,
  TERRITORY_TYPES,
} from '@civolution/engine';
import { componentTexts } from './component-texts.js';
import { TEXTS } from './every-language.js';
import { speaksOfTiles } from './facts/action-cards.js';
import type { Language } from './languages.js';
import { mark, plain } from './marks.js';
import { capital } from './plural.js';
import type { Label } from './texts.js';

/** The chapters of the glossary. */
export const GLOSSARY_KINDS = [
  ...CARD_TYPES,
  'event',
  'goal',
  'income',
  'attribute',
  'startingMarker',
  'startingChip',
  'startingAttribute',
  'creature',
  'levelFour',
  'site',
  'actionCard',
] as const;
export type GlossaryKind = (typeof GLOSSARY_KINDS)[number];

/** A card, chip or event in the glossary. */
export interface GlossaryEntry {
  readonly kind: GlossaryKind;
  /** The heading of its kind. */
  readonly chapter: string;
  readonly id: string;
  readonly name: string;
  readonly source: Source;
  /** What it says, in rows with a heading each; texts have marks for icons. */
  readonly rows: readonly { readonly label: string; readonly text: string }[];
}

/** All entries of a pack in a language, kind by kind. */
export function glossary(language: Language, rules: Rules): GlossaryEntry[] {
  const { pack } = rules;
  const say = componentTexts(language, rules, true);
  const labels = TEXTS[language].LABELS;
  const row = (label: Label, text: string) => ({ label: labels[label], text });
  const entry = (
    kind: GlossaryKind,
    { id, name, source }: Pick<Pack['sites'][number], 'id' | 'name' | 'source'>,
    rows: GlossaryEntry['rows'],
  ): GlossaryEntry => ({
    kind,
    chapter: TEXTS[language].HEADINGS[kind],
    id,
    name: name[language] ?? name.en,
    source,
    rows,
  });

  const hand = (data: { readonly hand?: number }) => (data.hand ? [row('hand', String(data.hand))] : []);

  const card = (data: Pack['research'][number]): GlossaryEntry => {
    const number = cardNumber(data.id);
    const { type, cost, points, bonus } = rules.cards[number]!;
    const spaces = cost.map((space, i) => {
      const worth = space && points[i]! > 0 ? ` (${say.points(points[i]!)})` : '';
      return `${i + 1}. ${space ? `${say.cost(number, i)}${worth}` : '–'}`;
    });
    return entry(CARD_TYPES[type]!, data, [
      row('cost', spaces.join(' · ')),
      ...(data.bonus ? [row('bonus', say.effects(bonus))] : []),
      ...(data.ability ? [row('ability', say.ability(number))] : []),
      ...hand(data),
    ]);
  };
  const oak = TERRITORY_TYPES.map(
    (type, t) => `${mark('territory', type)}${say.name.territoryType(t)} ${pack.tables.oak[type]}`,
  ).join(', ');
  const site = (data: Pack['sites'][number]): GlossaryEntry =>
    entry('site', data, [
      row('revealed', say.points(data.points)),
      row('site', say.site(SITE_KINDS.indexOf(data.kind))),
      ...(data.kind === 'mysticOak' ? [row('oak', oak)] : []),
      ...(data.materials
        ? [
            row(
              'statue',
              data.materials
                .map(m => mark('material', m) + say.name.material(MATERIALS.indexOf(m)))
                .join(', '),
            ),
          ]
        : []),
    ]);

  const { source: solo } = pack.solo;
  const actionCard = ({ id }: Pack['solo']['cards'][number], number: number): GlossaryEntry => ({
    kind: 'actionCard',
    chapter: TEXTS[language].HEADINGS.actionCard,
    id,
    name: capital(say.name.actionCard(number), language),
    source: typeof solo === 'string' ? solo : solo['cards']!,
    rows: [
      ...HALVES.map((half, i) => row(half, say.actionRows(number, i).join(' · '))),
      row('icons', say.resetIcons(number)),
      ...(speaksOfTiles(rules, number) ? [row('table', say.actionTable())] : []),
    ],
  });

  // Every pack has these, because the console is no part of packs.
  const levelFour = (module: number): GlossaryEntry => ({
    kind: 'levelFour',
    chapter: TEXTS[language].HEADINGS.levelFour,
    id: `level-4-${MODULES[module]}`,
    name: say.name.module(module),
    source: 'rulebook',
    rows: [row('levelFour', say.levelFour(module))],
  });

  const instead = row('instead', say.points(1));

  return [
    ...pack.research.map(card),
    ...pack.events.map((data, i) => entry('event', data, [row('event', say.eventCard(i))])),
    ...pack.goals.map((data, i) => entry('goal', data, [row('requirement', say.goal(i))])),
    ...pack.incomes.map((data, i) => entry('income', data, [row('action', say.income(i)), instead])),
    ...pack.attributes.map((data, i) => entry('attribute', data, [row('ability', say.attribute(i))])),
    ...pack.startingMarkers.map((data, i) =>
      entry('startingMarker', data, [row('markers', say.markerCard(i)), ...hand(data)]),
    ),
    ...pack.startingChips.map((data, i) =>
      entry('startingChip', data, [row('action', say.income(STARTING_CHIP + i)), instead, ...hand(data)]),
    ),
    ...pack.startingAttributes.map((data, i) =>
      entry('startingAttribute', data, [row('benefit', say.startingAttribute(i))]),
    ),
    ...pack.creatures.map((data, i) => entry('creature', data, [row('feeding', say.creature(i))])),
    ...Array.from({ length: MAIN_MODULES }, (_, module) => levelFour(module)),
    ...pack.sites.map(site),
    ...pack.solo.cards.map(actionCard),
  ];
}

/** The entry of an id, or the entries that have every one of the words in heading, name or text, in their order. */
export function search(entries: readonly GlossaryEntry[], words: string): GlossaryEntry[] {
  const wanted = words
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  const called = entries.filter(({ id }) => id.toLocaleLowerCase() === words.trim().toLocaleLowerCase());
  if (called.length > 0) return called;
  return entries.filter(({ chapter, id, name, rows }) => {
    const text = [chapter, id, name, ...rows.map(row => plain(row.text))].join(' ').toLocaleLowerCase();
    return wanted.every(word => text.includes(word));
  });
}

/** Entries as a page of Markdown, a chapter for each kind. */
export function printEntries(language: Language, entries: readonly GlossaryEntry[]): string {
  return GLOSSARY_KINDS.flatMap(kind => {
    const list = entries.filter(entry => entry.kind === kind).map(printEntry);
    return list.length > 0 ? [`## ${TEXTS[language].HEADINGS[kind]}\n\n${list.join('\n\n')}\n`] : [];
  }).join('\n');
}

const printEntry = ({ id, name, rows }: GlossaryEntry): string =>
  [`**${id} ${name}**`, ...rows.map(({ label, text }) => `- ${label}: ${plain(text)}`)].join('\n');

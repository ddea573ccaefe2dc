// Icons inside texts: a mark stands before the word it pictures, and whoever cannot draw leaves it out.
import type {
  CardType,
  Category,
  Feature,
  Material,
  Module,
  Project,
  SiteKind,
  TerritoryType,
  Weather,
} from '@civolution/engine';

/** Things that belong to none of the engine's lists of names. */
export const THINGS = [
  'food',
  'money',
  'idea',
  'focus',
  'planning',
  'raw',
  'material',
  'feature',
  'point',
  'track',
  'favor',
  'test',
  'tribe',
  'strongTribe',
  'weakTribe',
  'activationDie',
  'fateDie',
  'card',
  'income',
  'goal',
  'attribute',
  'upgrade',
  'stage',
  'activity',
  'migration',
  'procreation',
  'site',
  'hunt',
  'find',
  'trade',
  'project',
  'reset',
] as const;
export type Thing = (typeof THINGS)[number];

/** The kinds of marks, and what each can stand for. */
export interface Marked {
  readonly thing: Thing;
  readonly territory: TerritoryType;
  readonly material: Material;
  readonly feature: Feature;
  /** A track or one of the other categories. */
  readonly category: Category;
  readonly card: CardType;
  readonly module: Module;
  readonly site: SiteKind;
  readonly project: Project;
  readonly weather: Weather;
}

/** The mark of a thing, to stand directly before its word. */
export const mark = <K extends keyof Marked>(kind: K, name: Marked[K]): string => `{${kind}.${name}}`;

const MARK = /\{([a-z]+)\.([A-Za-z]+)\}/g;

/** A text without its marks. */
export const plain = (text: string): string => text.replace(MARK, '');

export type Piece = { readonly text: string } | { readonly kind: keyof Marked; readonly name: string };

/** A text as words and marks, in order, for whoever can draw. */
export function pieces(text: string): Piece[] {
  const list: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > from) list.push({ text: text.slice(from, found.index) });
    list.push({ kind: found[1] as keyof Marked, name: found[2]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) list.push({ text: text.slice(from) });
  return list;
}

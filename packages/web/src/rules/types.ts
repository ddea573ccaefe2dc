// What the rules are made of. Texts have marks for icons, and links: "[the wilderness](settling)".
import type { MainModule, SiteKind } from '@civolution/engine';
import type { Anchor, CHAPTERS, ChapterId, GlossaryId, SectionId } from './anchors.js';
import type { Facts } from './facts.js';

/** Tables whose figures come from the pack. */
export type FigureName =
  | 'players'
  | 'phases'
  | 'hunting'
  | 'storage'
  | 'settlements'
  | 'stages'
  | 'cardTypes'
  | 'lines'
  | 'favor'
  | 'weather'
  | 'oak'
  | 'categories'
  | 'eras'
  | 'wheel'
  | 'levels';

export interface Figure {
  readonly figure: FigureName;
}
/** A paragraph, a list, or a figure. */
export type Block = string | readonly string[] | Figure;
export type Body = readonly Block[];
export type SectionWords = readonly [title: string, body: Body | ((facts: Facts) => Body)];

type Translated<T> = { readonly [K in keyof T]: string };

/** All that a language has to say. English decides which labels there are. */
export interface RulesWords {
  readonly labels: Translated<typeof import('../words/en/rules/labels.js').labels>;
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly glossary: Readonly<Record<GlossaryId, string>>;
  readonly sections: Readonly<Record<SectionId, SectionWords>>;
  /** What is to be known of modules besides what their levels say. */
  readonly modules: Readonly<Record<MainModule | 'feature' | 'sleep', string | ((facts: Facts) => string)>>;
  /** And of sites besides their sentence. */
  readonly sites: Readonly<Record<SiteKind, string>>;
}

type SectionsOf<C extends ChapterId> = Pick<RulesWords['sections'], (typeof CHAPTERS)[C][number]>;

/** What a language has written: its sections chapter by chapter. Modules and sites have words besides their sections. */
export type RulesFiles = Omit<RulesWords, 'sections'> & {
  readonly [C in Exclude<ChapterId, 'modules' | 'sites'>]: SectionsOf<C>;
} & { readonly moduleSections: SectionsOf<'modules'>; readonly siteSections: SectionsOf<'sites'> };

/** A cell of a table: a text, or a value of a die. */
export type Cell = string | { readonly die: number };
export interface Table {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

export type Part =
  | { readonly kind: 'text'; readonly text: string; readonly label?: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly label?: string }
  | { readonly kind: 'table'; readonly table: Table };

export interface IconOf {
  readonly kind: string;
  readonly name: string;
}

export interface Section {
  readonly id: Anchor;
  readonly title: string;
  /** The number of a card, the values of a module and the like, beside the title. */
  readonly aside: readonly Cell[];
  readonly icon: IconOf | null;
  readonly parts: readonly Part[];
}

export interface Chapter {
  readonly id: ChapterId | GlossaryId;
  readonly title: string;
  readonly icon: IconOf;
  readonly isGlossary: boolean;
  readonly sections: readonly Section[];
}

// The rulebook's German words for the engine's lists of names; those of the continent stand in `lands.ts`.
import type {
  CardType,
  Category,
  DieKind,
  Feature,
  Module,
  PointSource,
  Project,
  Track,
} from '@civolution/engine';
import { bare, type Gender, type Noun, paired, pictured } from './grammar.js';

export const DIE: Readonly<Record<DieKind, Noun>> = {
  activation: pictured('thing', 'activationDie').m(
    'Aktivierungswürfel',
    'Aktivierungswürfels',
    'Aktivierungswürfel',
  ),
  fate: pictured('thing', 'fateDie').m('Schicksalswürfel', 'Schicksalswürfels', 'Schicksalswürfel'),
};

const activation = pictured('thing', 'activationDie').m('Aktivierungs-', 'Aktivierungs-', 'Aktivierungs-');

/** Dice of either kind. */
export const ANY_DIE: Noun = paired(activation, DIE.fate);
const trait = (feature: Feature, gender: Gender, word: string, genitive?: string): Noun =>
  pictured('feature', feature).mass(gender, word, genitive);

/** The rulebook names Intelligenz and Geschicklichkeit; the others are ours. */
export const FEATURE_NAME: Readonly<Record<Feature, Noun>> = {
  endurance: trait('endurance', 'f', 'Ausdauer'),
  intelligence: trait('intelligence', 'f', 'Intelligenz'),
  calm: trait('calm', 'f', 'Gelassenheit'),
  dexterity: trait('dexterity', 'f', 'Geschicklichkeit'),
  expression: trait('expression', 'f', 'Ausdruckskraft'),
  vision: trait('vision', 'm', 'Weitblick', 'Weitblicks'),
};

export const CATEGORY: Readonly<Record<Category, Noun>> = {
  technology: pictured('category', 'technology').mass('f', 'Technik'),
  prestige: pictured('category', 'prestige').mass('n', 'Ansehen', 'Ansehens'),
  knowledge: pictured('category', 'knowledge').mass('n', 'Wissen', 'Wissens'),
  construction: pictured('category', 'construction').mass('n', 'Bauwesen', 'Bauwesens'),
  culture: pictured('category', 'culture').mass('f', 'Kultur'),
  evolution: pictured('category', 'evolution').mass('f', 'Evolution'),
  prosperity: pictured('category', 'prosperity').mass('m', 'Wohlstand', 'Wohlstandes'),
  population: pictured('category', 'population').mass('f', 'Bevölkerung'),
  expansion: pictured('category', 'expansion').mass('f', 'Verbreitung'),
};

const leiste = (track: Track, word: string): Noun =>
  pictured('category', track).f(`${word}leiste`, `${word}leisten`);

export const TRACK: Readonly<Record<Track, Noun>> = {
  technology: leiste('technology', 'Technik'),
  prestige: leiste('prestige', 'Ansehens'),
  knowledge: leiste('knowledge', 'Wissens'),
  construction: leiste('construction', 'Bauwesen'),
  culture: leiste('culture', 'Kultur'),
};

const karte = (type: CardType, word: string): Noun =>
  pictured('card', type).f(`${word}karte`, `${word}karten`);

export const CARD: Readonly<Record<CardType, Noun>> = {
  invention: karte('invention', 'Erfindungs'),
  mutation: karte('mutation', 'Mutations'),
  insight: karte('insight', 'Erkenntnis'),
  building: karte('building', 'Bauwerks'),
  achievement: karte('achievement', 'Errungenschafts'),
};

export const CARD_TYPE: Readonly<Record<CardType, string>> = {
  invention: 'Erfindung',
  mutation: 'Mutation',
  insight: 'Erkenntnis',
  building: 'Bauwerk',
  achievement: 'Errungenschaft',
};

export const PROJECT: Readonly<Record<Project, Noun>> = {
  farm: pictured('project', 'farm').f('Farm', 'Farmen'),
  boat: pictured('project', 'boat').n('Boot', 'Bootes', 'Boote'),
  statue: pictured('project', 'statue').f('Statue', 'Statuen'),
  settlement: pictured('project', 'settlement').f('Siedlung', 'Siedlungen'),
};

const modul = (module: Module, name: string, compound = `${name}s-Modul`): readonly [string, Noun] => [
  name,
  pictured('module', module).n(compound, `${compound}s`, `${compound}e`),
];

/** The name on the console, and the module in a sentence. */
export const MODULE: Readonly<Record<Module, readonly [name: string, noun: Noun]>> = {
  research: modul('research', 'Forschung'),
  migration: modul('migration', 'Wanderung'),
  exploration: modul('exploration', 'Entdeckung'),
  transport: modul('transport', 'Transport', 'Transport-Modul'),
  invention: modul('invention', 'Erfindung'),
  activity: modul('activity', 'Aktivität'),
  sustenance: modul('sustenance', 'Verpflegung'),
  procreation: modul('procreation', 'Vermehrung'),
  mutation: modul('mutation', 'Mutation'),
  planning: modul('planning', 'Planung'),
  production: modul('production', 'Abbau', 'Abbau-Modul'),
  insight: modul('insight', 'Erkenntnis', 'Erkenntnis-Modul'),
  trade: modul('trade', 'Handel'),
  building: modul('building', 'Bauwerk'),
  achievement: modul('achievement', 'Errungenschaft'),
  endurance: modul('endurance', 'Ausdauer', 'Ausdauer-Modul'),
  intelligence: modul('intelligence', 'Intelligenz', 'Intelligenz-Modul'),
  calm: modul('calm', 'Gelassenheit'),
  dexterity: modul('dexterity', 'Geschicklichkeit'),
  expression: modul('expression', 'Ausdruckskraft', 'Ausdruckskraft-Modul'),
  vision: modul('vision', 'Weitblick', 'Weitblick-Modul'),
  sleep: modul('sleep', 'Schlaf', 'Schlafmodul'),
};

/** Eight phases; the ninth is the end of the game. */
export const PHASE = [
  '',
  'Neue Karten',
  'Neue Ziele',
  'Sonderfund',
  'Aktionsphase',
  'Ortsphase',
  'Ernährungsphase',
  'Ereignisphase',
  'Einkommensphase',
  'Endwertung',
] as const;

const CATEGORY_NAME = Object.fromEntries(
  Object.entries(CATEGORY).map(([category, noun]) => [category, bare(noun)]),
) as Record<Category, string>;

export const POINT_SOURCE: Readonly<Record<PointSource, string>> = {
  ...CATEGORY_NAME,
  stages: 'Stufenbereich',
  pointBonus: 'Punktbonus-Karten',
  era: 'Epochen-Wertung',
  fire: 'Feuer-Lagerplätze',
  costSpaces: 'Kostenfelder von Karten',
  instantBonus: 'Sofortboni',
  ability: 'Fähigkeiten',
  income: 'Einkommensplatinen',
  line: 'Bonusschwellen der Leisten',
  beyond: 'Schritte über das Leistenende hinaus',
  sites: 'Orte',
  strongTribes: 'Starke Stämme',
  statues: 'Statuen',
  event: 'Ereignisse',
  module: 'Module',
  completion: 'Komplettier-Boni',
  creatures: 'Kreaturen',
  actionCards: 'Aktionskarten',
};

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

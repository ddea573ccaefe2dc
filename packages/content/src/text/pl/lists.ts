// The rulebook's Polish words for the engine's lists of names; those of the continent stand in `lands.ts`.
import {
  CARD_TYPES,
  CATEGORIES,
  type CardType,
  type Category,
  type DieKind,
  FEATURES,
  type Feature,
  MODULES,
  type Module,
  type PointSource,
  PROJECTS,
  type Project,
  TRACKS,
  type Track,
} from '@civolution/engine';
import { followed, marked, type Noun, noun, pictured } from './grammar.js';
import { NOUN, STEM } from './words.js';

/** A name, and its genitive as it stands behind another word: "moduł migracji". */
type Name = { readonly name: string; readonly of: string };

/** The rulebook names endurance, intelligence and dexterity; the other three are ours. */
export const FEATURE_NAME: Readonly<Record<Feature, Name>> = {
  endurance: { name: 'Wytrzymałość', of: 'wytrzymałości' },
  intelligence: { name: 'Inteligencja', of: 'inteligencji' },
  calm: { name: 'Opanowanie', of: 'opanowania' },
  dexterity: { name: 'Zręczność', of: 'zręczności' },
  expression: { name: 'Ekspresja', of: 'ekspresji' },
  vision: { name: 'Wzrok', of: 'wzroku' },
};

export const CATEGORY: Readonly<Record<Category, Name>> = {
  technology: { name: 'Technologia', of: 'technologii' },
  prestige: { name: 'Prestiż', of: 'prestiżu' },
  knowledge: { name: 'Nauka', of: 'nauki' },
  construction: { name: 'Budownictwo', of: 'budownictwa' },
  culture: { name: 'Kultura', of: 'kultury' },
  evolution: { name: 'Ewolucja', of: 'ewolucji' },
  prosperity: { name: 'Dobrobyt', of: 'dobrobytu' },
  population: { name: 'Populacja', of: 'populacji' },
  expansion: { name: 'Ekspansja', of: 'ekspansji' },
};

export const MODULE: Readonly<Record<Module, Name>> = {
  research: { name: 'Badania', of: 'badań' },
  migration: { name: 'Migracja', of: 'migracji' },
  exploration: { name: 'Eksploracja', of: 'eksploracji' },
  transport: { name: 'Transport', of: 'transportu' },
  invention: { name: 'Wynalazki', of: 'wynalazków' },
  activity: { name: 'Działania', of: 'działań' },
  sustenance: { name: 'Wyżywienie', of: 'wyżywienia' },
  procreation: { name: 'Prokreacja', of: 'prokreacji' },
  mutation: { name: 'Mutacja', of: 'mutacji' },
  planning: { name: 'Planowanie', of: 'planowania' },
  production: { name: 'Produkcja', of: 'produkcji' },
  insight: { name: 'Wiedza', of: 'wiedzy' },
  trade: { name: 'Handel', of: 'handlu' },
  building: { name: 'Budynek', of: 'budynku' },
  achievement: { name: 'Osiągnięcia', of: 'osiągnięć' },
  ...FEATURE_NAME,
  sleep: { name: 'Sen', of: 'snu' },
};

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

/** "znacznik wytrzymałości" */
export const featureMarker = (of: number): Noun => {
  const name = FEATURES[of]!;
  return followed(STEM.marker, marked('feature', name, FEATURE_NAME[name].of));
};

/** "populacji" */
export const ofCategory = (of: number): string => {
  const name = CATEGORIES[of]!;
  return marked('category', name, CATEGORY[name].of);
};

const trackOf = (name: Track): Noun => followed(STEM.track, ofCategory(CATEGORIES.indexOf(name)));

/** "tor technologii" */
export const TRACK: Readonly<Record<Track, Noun>> = {
  technology: trackOf('technology'),
  prestige: trackOf('prestige'),
  knowledge: trackOf('knowledge'),
  construction: trackOf('construction'),
  culture: trackOf('culture'),
};

/** A track, or for -1 "tor postępu". */
export const track = (of: number): Noun =>
  TRACKS[of] === undefined ? NOUN.progressTrack : TRACK[TRACKS[of]];

/** "migracji" */
export const ofModule = (name: Module): string => marked('module', name, MODULE[name].of);

/** "moduł migracji", or for -1 "moduł". */
export const module = (of: number): Noun => {
  const name = MODULES[of];
  return name === undefined ? STEM.module : followed(STEM.module, ofModule(name));
};

const ofType = (type: CardType, one: string, more = one): Noun =>
  pictured('card', type, followed(STEM.card, one, more));

export const CARD_TYPE: Readonly<Record<CardType, string>> = {
  invention: 'wynalazek',
  mutation: 'mutacja',
  insight: 'wiedza',
  building: 'budynek',
  achievement: 'osiągnięcie',
};

/** A card of a type: "karta wynalazku". */
export const CARD: Readonly<Record<CardType, Noun>> = {
  invention: ofType('invention', 'wynalazku', 'wynalazków'),
  mutation: ofType('mutation', 'mutacji'),
  insight: ofType('insight', 'wiedzy'),
  building: ofType('building', 'budynku', 'budynków'),
  achievement: ofType('achievement', 'osiągnięcia', 'osiągnięć'),
};

/** "karta budynku", or for -1 "karta badań". */
export const card = (of: number): Noun => (CARD_TYPES[of] === undefined ? NOUN.card : CARD[CARD_TYPES[of]]);

export const PROJECT: Readonly<Record<Project, Noun>> = {
  farm: noun('f', 'farma, farmy, farmę, farmą, farmie', 'farmy, farm, farmami, farmach'),
  boat: noun('f', 'łódź, łodzi, łódź, łodzią, łodzi', 'łodzie, łodzi, łodziami, łodziach'),
  statue: noun('m', 'pomnik, pomnika, pomnik, pomnikiem, pomniku', 'pomniki, pomników, pomnikami, pomnikach'),
  settlement: noun('f', 'osada, osady, osadę, osadą, osadzie', 'osady, osad, osadami, osadach'),
};

export const project = (name: Project): Noun => pictured('project', name, PROJECT[name]);
export const projectAt = (of: number): Noun => project(PROJECTS[of]!);

/** Eight phases; the ninth is the end of the game. */
export const PHASE = [
  '',
  'Nowe karty',
  'Nowe cele',
  'Dodatkowe odkrycie',
  'Faza akcji',
  'Faza obszarów',
  'Faza żywienia',
  'Faza wydarzeń',
  'Faza przychodu',
  'Punktacja końcowa',
] as const;

const nameOf = (category: Category): string => CATEGORY[category].name;

export const POINT_SOURCE: Readonly<Record<PointSource, string>> = {
  technology: nameOf('technology'),
  prestige: nameOf('prestige'),
  knowledge: nameOf('knowledge'),
  construction: nameOf('construction'),
  culture: nameOf('culture'),
  evolution: nameOf('evolution'),
  prosperity: nameOf('prosperity'),
  population: nameOf('population'),
  expansion: nameOf('expansion'),
  stages: 'Matryca konsoli',
  pointBonus: 'Karty z premią punktową',
  era: 'Punktowanie epok',
  fire: 'Obozowiska z ogniskiem',
  costSpaces: 'Pola kosztu kart',
  instantBonus: 'Premie natychmiastowe',
  ability: 'Umiejętności',
  income: 'Czipy przychodu',
  line: 'Progi premii na torach',
  beyond: 'Pola poza końcem toru',
  sites: 'Obszary',
  strongTribes: 'Silne plemiona',
  statues: 'Pomniki',
  event: 'Wydarzenia',
  module: 'Moduły',
  completion: 'Premie ukończenia',
  creatures: 'Stworzenia',
  actionCards: 'Karty akcji',
};

export const DIE: Readonly<Record<DieKind, Noun>> = {
  activation: NOUN.activationDie,
  fate: NOUN.fateDie,
};

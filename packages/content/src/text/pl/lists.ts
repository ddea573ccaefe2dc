// The rulebook's Polish words for the engine's lists of names; territories and materials stand in `lands.ts`.
import {
  CARD_TYPES,
  CATEGORIES,
  type CardType,
  type Category,
  FEATURES,
  type Feature,
  MODULES,
  type Module,
  type PointSource,
  PROJECTS,
  type Project,
  SITE_KINDS,
  type SiteKind,
  TRACKS,
  WEATHER,
  type Weather,
} from '@civolution/engine';
import { adjective, followed, marked, type Noun, noun, pictured, quoted } from './grammar.js';
import { NOUN, STEM } from './words.js';

/** A name, and its genitive as it stands behind another word: "moduł migracji". */
type Name = { readonly name: string; readonly of: string };

/** The rulebook names endurance, intelligence and dexterity; the other three are ours. */
export const FEATURE: Readonly<Record<Feature, Name>> = {
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
  ...FEATURE,
  sleep: { name: 'Sen', of: 'snu' },
};

export const LEVEL = ['', 'I', 'II', 'III', 'IIII'] as const;

/** "znacznik wytrzymałości" */
export const featureMarker = (of: number): Noun => {
  const name = FEATURES[of]!;
  return followed(STEM.marker, marked('feature', name, FEATURE[name].of));
};

/** "populacji" */
export const ofCategory = (of: number): string => {
  const name = CATEGORIES[of]!;
  return marked('category', name, CATEGORY[name].of);
};

/** "tor technologii", or for -1 "tor postępu". */
export const track = (of: number): Noun =>
  TRACKS[of] === undefined ? NOUN.progressTrack : followed(STEM.track, ofCategory(of));

/** "migracji" */
export const ofModule = (name: Module): string => marked('module', name, MODULE[name].of);

/** "moduł migracji", or for -1 "moduł". */
export const module = (of: number): Noun => {
  const name = MODULES[of];
  return name === undefined ? STEM.module : followed(STEM.module, ofModule(name));
};

/** The name of a card type, and how a card of it is called, one and several. */
export const CARD: Readonly<Record<CardType, Name & { readonly ofMore: string }>> = {
  invention: { name: 'wynalazek', of: 'wynalazku', ofMore: 'wynalazków' },
  mutation: { name: 'mutacja', of: 'mutacji', ofMore: 'mutacji' },
  insight: { name: 'wiedza', of: 'wiedzy', ofMore: 'wiedzy' },
  building: { name: 'budynek', of: 'budynku', ofMore: 'budynków' },
  achievement: { name: 'osiągnięcie', of: 'osiągnięcia', ofMore: 'osiągnięć' },
};

/** "karta budynku", or for -1 "karta badań". */
export function card(of: number): Noun {
  const type = CARD_TYPES[of];
  if (type === undefined) return NOUN.card;
  return pictured('card', type, followed(STEM.card, CARD[type].of, CARD[type].ofMore));
}

const PROJECT: Readonly<Record<Project, Noun>> = {
  farm: noun('f', 'farma, farmy, farmę, farmą, farmie', 'farmy, farm, farmami, farmach'),
  boat: noun('f', 'łódź, łodzi, łódź, łodzią, łodzi', 'łodzie, łodzi, łodziami, łodziach'),
  statue: noun('m', 'pomnik, pomnika, pomnik, pomnikiem, pomniku', 'pomniki, pomników, pomnikami, pomnikach'),
  settlement: noun('f', 'osada, osady, osadę, osadą, osadzie', 'osady, osad, osadami, osadach'),
};

export const project = (name: Project): Noun => pictured('project', name, PROJECT[name]);
export const projectAt = (of: number): Noun => project(PROJECTS[of]!);

export const SITE: Readonly<Record<SiteKind, Noun>> = {
  gorge: followed(
    noun('m', 'wąwóz, wąwozu, wąwóz, wąwozem, wąwozie', 'wąwozy, wąwozów, wąwozami, wąwozach'),
    'posępnych wilków',
  ),
  glacier: noun(
    'm',
    'lodowiec, lodowca, lodowiec, lodowcem, lodowcu',
    'lodowce, lodowców, lodowcami, lodowcach',
  ),
  volcano: noun(
    'm',
    'wulkan, wulkanu, wulkan, wulkanem, wulkanie',
    'wulkany, wulkanów, wulkanami, wulkanach',
  ),
  cave: noun(
    'f',
    'jaskinia, jaskini, jaskinię, jaskinią, jaskini',
    'jaskinie, jaskiń, jaskiniami, jaskiniach',
  ),
  holyRock: adjective(
    'święt',
    noun('m', 'głaz, głazu, głaz, głazem, głazie', 'głazy, głazów, głazami, głazach'),
  ),
  hiddenGrotto: adjective(
    'ukryt',
    noun('f', 'grota, groty, grotę, grotą, grocie', 'groty, grot, grotami, grotach'),
  ),
  mushroomValley: followed(
    noun('f', 'dolina, doliny, dolinę, doliną, dolinie', 'doliny, dolin, dolinami, dolinach'),
    'grzybów',
  ),
  mysticOak: adjective('mistyczn', noun('m', 'dąb, dębu, dąb, dębem, dębie', 'dęby, dębów, dębami, dębach')),
  buildingGround: followed(STEM.site, 'pod zabudowę'),
};

export const site = (name: SiteKind): Noun => pictured('site', name, SITE[name]);
/** A kind of site, or for -1 any. */
export const siteAt = (of: number): Noun => (SITE_KINDS[of] === undefined ? NOUN.site : site(SITE_KINDS[of]));

/** The rulebook names "Gorąca", "Letnia" and "Zimna". */
export const WEATHER_NAME: Readonly<Record<Weather, string>> = {
  hot: 'Gorąca',
  warm: 'Ciepła',
  mild: 'Letnia',
  rain: 'Deszczowa',
  cold: 'Zimna',
};

/** "pole „Gorąca”" */
export const weatherSpace = (of: number): string => {
  const name = WEATHER[of]!;
  return `pole ${quoted(marked('weather', name, WEATHER_NAME[name]))}`;
};

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

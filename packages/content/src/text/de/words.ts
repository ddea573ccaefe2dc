// The German vocabulary: the rulebook's words for the engine's lists of names.
import type {
  CardType,
  Category,
  DieKind,
  Feature,
  Material,
  Module,
  PointSource,
  Project,
  Track,
} from '@civolution/engine';
import { bare, type Gender, type Noun, paired, pictured, termed, unpictured } from './grammar.js';

const tribe = pictured('thing', 'tribe').m('Stamm', 'Stammes', 'Stämme');
const strong = pictured('thing', 'strongTribe').m('Stamm', 'Stammes', 'Stämme');
const weak = pictured('thing', 'weakTribe').m('Stamm', 'Stammes', 'Stämme');

export const NOUN = {
  food: pictured('thing', 'food').mass('f', 'Nahrung'),
  money: pictured('thing', 'money').mass('n', 'Geld', 'Geldes'),
  idea: pictured('thing', 'idea').f('Idee', 'Ideen'),
  focus: pictured('thing', 'focus').m('Fokusmarker', 'Fokusmarkers', 'Fokusmarker'),
  planning: pictured('thing', 'planning').m('Planungsmarker', 'Planungsmarkers', 'Planungsmarker'),
  raw: pictured('thing', 'raw').m('Rohstoff', 'Rohstoffs', 'Rohstoffe'),
  material: pictured('thing', 'material').n('Gut', 'Gutes', 'Güter'),
  featureMarker: pictured('thing', 'feature').m(
    'Eigenschaftsmarker',
    'Eigenschaftsmarkers',
    'Eigenschaftsmarker',
  ),
  feature: pictured('thing', 'feature').f('Eigenschaft', 'Eigenschaften'),
  point: pictured('thing', 'point').m('Erfolgspunkt', 'Erfolgspunkts', 'Erfolgspunkte'),
  track: pictured('thing', 'track').f('Fortschrittsleiste', 'Fortschrittsleisten'),
  favor: pictured('thing', 'favor').f('Gunstleiste', 'Gunstleisten'),
  test: pictured('thing', 'test').f('Gunstprobe', 'Gunstproben'),
  tribe,
  strongTribe: termed('stark', strong),
  weakTribe: termed('schwach', weak),
  card: pictured('thing', 'card').f('Forschungskarte', 'Forschungskarten'),
  /** Of any type, where the rulebook says no more. */
  anyCard: pictured('thing', 'card').f('Karte', 'Karten'),
  handCard: pictured('thing', 'card').f('Handkarte', 'Handkarten'),
  income: pictured('thing', 'income').f('Einkommensplatine', 'Einkommensplatinen'),
  goal: pictured('thing', 'goal').f('Zielplatine', 'Zielplatinen'),
  attribute: pictured('thing', 'attribute').f('Attributsplatine', 'Attributsplatinen'),
  mainModule: pictured('thing', 'upgrade').n('Hauptmodul', 'Hauptmoduls', 'Hauptmodule'),
  upgrade: pictured('thing', 'upgrade').n('Upgrade', 'Upgrades', 'Upgrades'),
  moduleUpgrade: pictured('thing', 'upgrade').n('Modul-Upgrade', 'Modul-Upgrades', 'Modul-Upgrades'),
  stage: pictured('thing', 'stage').n('Stufenplättchen', 'Stufenplättchens', 'Stufenplättchen'),
  activity: pictured('thing', 'activity').f('Aktivität', 'Aktivitäten'),
  migration: pictured('thing', 'migration').f('Wanderung', 'Wanderungen'),
  procreation: pictured('thing', 'procreation').f('Vermehrung', 'Vermehrungen'),
  site: pictured('thing', 'site').m('Ort', 'Ortes', 'Orte'),
  hunt: pictured('thing', 'hunt').f('Jagd', 'Jagden'),
  find: pictured('thing', 'find').m('Glücksfund', 'Glücksfunds', 'Glücksfunde'),
  extraFind: pictured('thing', 'find').m('Sonderfund', 'Sonderfunds', 'Sonderfunde'),
  sale: pictured('thing', 'trade').m('Verkauf', 'Verkaufs', 'Verkäufe'),
  purchase: pictured('thing', 'trade').m('Einkauf', 'Einkaufs', 'Einkäufe'),
  project: pictured('thing', 'project').n('Bauvorhaben', 'Bauvorhabens', 'Bauvorhaben'),
  reset: pictured('thing', 'reset').m('Reset', 'Resets', 'Resets'),
  huntingToken: pictured('thing', 'hunt').n('Jagdplättchen', 'Jagdplättchens', 'Jagdplättchen'),
  evolutionGrid: pictured('category', 'evolution').n(
    'Evolutionsraster',
    'Evolutionsrasters',
    'Evolutionsraster',
  ),
  prosperityGrid: pictured('category', 'prosperity').n(
    'Wohlstandsraster',
    'Wohlstandsrasters',
    'Wohlstandsraster',
  ),
  die: unpictured.m('Würfel', 'Würfels', 'Würfel'),
  resetMarker: unpictured.m('Resetmarker', 'Resetmarkers', 'Resetmarker'),
  resetColumn: unpictured.f('Resetspalte', 'Resetspalten'),
  startingAttribute: pictured('thing', 'attribute').f('Startattributsplatine', 'Startattributsplatinen'),
  startingChipCard: unpictured.f('Startplatinen-Karte', 'Startplatinen-Karten'),
  startingMarkerCard: unpictured.f('Startmarker-Karte', 'Startmarker-Karten'),
  creature: unpictured.f('Kreatur', 'Kreaturen'),
  creatureChip: unpictured.f('Kreaturenplatine', 'Kreaturenplatinen'),
  feedingSpace: unpictured.n('Futterfeld', 'Futterfeldes', 'Futterfelder'),
  levelTile: unpictured.n('Level-4-Modulplättchen', 'Level-4-Modulplättchens', 'Level-4-Modulplättchen'),
  actionCard: unpictured.f('Aktionskarte', 'Aktionskarten'),
  beacon: unpictured.n('Signalfeuer', 'Signalfeuers', 'Signalfeuer'),
  costSpace: unpictured.n('Kostenfeld', 'Kostenfeldes', 'Kostenfelder'),
  action: unpictured.f('Aktion', 'Aktionen'),
  ability: unpictured.f('Fähigkeit', 'Fähigkeiten'),
  line: unpictured.f('Bonusschwelle', 'Bonusschwellen'),
  weather: unpictured.n('Wetter', 'Wetters', 'Wetter'),
  event: unpictured.n('Ereignis', 'Ereignisses', 'Ereignisse'),
  completion: unpictured.m('Komplettier-Bonus', 'Komplettier-Bonus', 'Komplettier-Boni'),
  scoring: unpictured.f('Wertung', 'Wertungen'),
  marker: unpictured.m('Marker', 'Markers', 'Marker'),
  provision: unpictured.f('Proviantaktion', 'Proviantaktionen'),
  step: unpictured.m('Schritt', 'Schritts', 'Schritte'),
  space: unpictured.n('Feld', 'Feldes', 'Felder'),
  module: unpictured.n('Modul', 'Moduls', 'Module'),
  territory: unpictured.n('Gebiet', 'Gebietes', 'Gebiete'),
  landType: unpictured.f('Landgebietsart', 'Landgebietsarten'),
  kind: unpictured.f('Art', 'Arten'),
  sort: unpictured.f('Sorte', 'Sorten'),
  building: unpictured.m('Bau', 'Baus', 'Bauten'),
  unit: unpictured.f('Einheit', 'Einheiten'),
} as const satisfies Record<string, Noun>;

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

const good = (material: Material, gender: Gender, word: string, genitive?: string): Noun =>
  pictured('material', material).mass(gender, word, genitive);

export const MATERIAL: Readonly<Record<Material, Noun>> = {
  wood: good('wood', 'n', 'Holz', 'Holzes'),
  beeswax: good('beeswax', 'n', 'Bienenwachs', 'Bienenwachses'),
  oil: good('oil', 'n', 'Öl', 'Öls'),
  papyrus: good('papyrus', 'm', 'Papyrus'),
  herbs: good('herbs', 'p', 'Kräuter'),
  gold: good('gold', 'n', 'Gold', 'Goldes'),
  cotton: good('cotton', 'f', 'Baumwolle'),
  clay: good('clay', 'm', 'Lehm', 'Lehms'),
  sulfur: good('sulfur', 'm', 'Schwefel', 'Schwefels'),
  coal: good('coal', 'f', 'Kohle'),
  peat: good('peat', 'm', 'Torf', 'Torfs'),
  tar: good('tar', 'm', 'Teer', 'Teers'),
  stone: good('stone', 'm', 'Stein', 'Steins'),
  ironOre: good('ironOre', 'n', 'Eisenerz', 'Eisenerzes'),
  jade: good('jade', 'f', 'Jade'),
  sand: good('sand', 'm', 'Sand', 'Sandes'),
  salt: good('salt', 'n', 'Salz', 'Salzes'),
  copper: good('copper', 'n', 'Kupfer', 'Kupfers'),
};

const trait = (feature: Feature, gender: Gender, word: string, genitive?: string): Noun =>
  pictured('feature', feature).mass(gender, word, genitive);

/** The rulebook names Intelligenz and Geschicklichkeit; the others are ours. */
export const FEATURE_NOUN: Readonly<Record<Feature, Noun>> = {
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

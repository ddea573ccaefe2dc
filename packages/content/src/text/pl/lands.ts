// The Polish words for the continent: territories, materials, sites and the weather above them.
import {
  MATERIALS,
  type Material,
  SITE_KINDS,
  type SiteKind,
  TERRITORY_TYPES,
  type TerritoryType,
  WEATHER,
  type Weather,
} from '@civolution/engine';
import {
  adjective,
  adjectiveAfter,
  cap,
  followed,
  marked,
  mass,
  type Noun,
  noun,
  outOf,
  pictured,
  quoted,
} from './grammar.js';
import { NOUN, STEM } from './words.js';

interface Land {
  readonly name: string;
  /** As it stands behind "terytorium": a genitive, or the stem of an adjective. */
  readonly of: string;
  readonly in: readonly [preposition: string, one: string, more: string];
  readonly from: readonly [preposition: string, place: string];
  readonly to: readonly [preposition: string, place: string];
  /** The accusative. */
  readonly acc: string;
}

export const TERRITORY: Readonly<Record<TerritoryType, Land>> = {
  water: {
    name: 'Terytorium wodne',
    of: 'wodn',
    in: ['na', 'terytorium wodnym', 'terytoriach wodnych'],
    from: ['z', 'terytorium wodnego'],
    to: ['na', 'terytorium wodne'],
    acc: 'terytorium wodne',
  },
  forest: {
    name: 'Las',
    of: 'lasu',
    in: ['w', 'lesie', 'lasach'],
    from: ['z', 'lasu'],
    to: ['do', 'lasu'],
    acc: 'las',
  },
  grassland: {
    name: 'Łąka',
    of: 'łąki',
    in: ['na', 'łące', 'łąkach'],
    from: ['z', 'łąki'],
    to: ['na', 'łąkę'],
    acc: 'łąkę',
  },
  hills: {
    name: 'Wzgórza',
    of: 'wzgórz',
    in: ['na', 'wzgórzach', 'wzgórzach'],
    from: ['ze', 'wzgórz'],
    to: ['na', 'wzgórza'],
    acc: 'wzgórza',
  },
  swamp: {
    name: 'Bagna',
    of: 'bagien',
    in: ['na', 'bagnach', 'bagnach'],
    from: ['z', 'bagien'],
    to: ['na', 'bagna'],
    acc: 'bagna',
  },
  mountains: {
    name: 'Góry',
    of: 'gór',
    in: ['w', 'górach', 'górach'],
    from: ['z', 'gór'],
    to: ['w', 'góry'],
    acc: 'góry',
  },
  desert: {
    name: 'Pustynia',
    of: 'pustyni',
    in: ['na', 'pustyni', 'pustyniach'],
    from: ['z', 'pustyni'],
    to: ['na', 'pustynię'],
    acc: 'pustynię',
  },
};

/** "terytorium lasu, terytoria lasu"; of any type for -1. */
export function territory(number: number): Noun {
  const type = TERRITORY_TYPES[number];
  if (type === undefined) return NOUN.territory;
  const of = marked('territory', type, TERRITORY[type].of);
  return type === 'water' ? adjectiveAfter(NOUN.territory, of) : followed(NOUN.territory, of);
}

const inside = (of: number, number: 1 | 2): string => {
  const type = TERRITORY_TYPES[of]!;
  const place = TERRITORY[type].in;
  return `${place[0]} ${marked('territory', type, place[number])}`;
};

/** " w lesie", or nothing for any. */
export const inTerritory = (of: number): string => (of < 0 ? '' : ` ${inside(of, 1)}`);

/** One and several: "w lesie", "w lasach". */
export const inTerritories = (of: number): readonly [one: string, more: string] => [
  inside(of, 1),
  inside(of, 2),
];

/** " z lasu", or nothing for any. */
export function fromTerritory(of: number): string {
  const type = TERRITORY_TYPES[of];
  if (type === undefined) return '';
  const [preposition, place] = TERRITORY[type].from;
  return ` ${preposition} ${marked('territory', type, place)}`;
}

export const MATERIAL: Readonly<Record<Material, Noun>> = {
  wood: mass('n', 'drewno, drewna, drewno, drewnem, drewnie'),
  beeswax: mass('m', 'wosk pszczeli, wosku pszczelego, wosk pszczeli, woskiem pszczelim, wosku pszczelim'),
  /** The rulebook says both "olej" and "ropa"; it comes from forests. */
  oil: mass('m', 'olej, oleju, olej, olejem, oleju'),
  papyrus: noun(
    'm',
    'papirus, papirusu, papirus, papirusem, papirusie',
    'papirusy, papirusów, papirusami, papirusach',
  ),
  herbs: noun('n', 'zioło, zioła, zioło, ziołem, ziole', 'zioła, ziół, ziołami, ziołach'),
  gold: mass('n', 'złoto, złota, złoto, złotem, złocie'),
  cotton: mass('f', 'bawełna, bawełny, bawełnę, bawełną, bawełnie'),
  clay: mass('f', 'glina, gliny, glinę, gliną, glinie'),
  sulfur: mass('f', 'siarka, siarki, siarkę, siarką, siarce'),
  coal: mass('m', 'węgiel, węgla, węgiel, węglem, węglu'),
  peat: mass('m', 'torf, torfu, torf, torfem, torfie'),
  tar: mass('f', 'smoła, smoły, smołę, smołą, smole'),
  stone: noun(
    'm',
    'kamień, kamienia, kamień, kamieniem, kamieniu',
    'kamienie, kamieni, kamieniami, kamieniach',
  ),
  ironOre: noun(
    'f',
    'ruda żelaza, rudy żelaza, rudę żelaza, rudą żelaza, rudzie żelaza',
    'rudy żelaza, rud żelaza, rudami żelaza, rudach żelaza',
  ),
  jade: noun('m', 'jadeit, jadeitu, jadeit, jadeitem, jadeicie', 'jadeity, jadeitów, jadeitami, jadeitach'),
  sand: mass('m', 'piasek, piasku, piasek, piaskiem, piasku'),
  salt: mass('f', 'sól, soli, sól, solą, soli'),
  copper: mass('f', 'miedź, miedzi, miedź, miedzią, miedzi'),
};

export const material = (of: number): Noun => {
  const name = MATERIALS[of]!;
  return pictured('material', name, MATERIAL[name]);
};

/** Whether a material has no plural. */
export const isMass = (of: number): boolean => {
  const { one, more } = MATERIAL[MATERIALS[of]!];
  return more.nom === one.gen && more.gen === one.gen;
};

/** Herbs are spoken of in the plural when they are not counted. */
const stuff = (of: number, word: Noun) => (MATERIALS[of] === 'herbs' ? word.more : word.one);

export const materialName = (of: number): string => cap(stuff(of, MATERIAL[MATERIALS[of]!]).nom);

/** "drewno", "zioła", not counted. */
export const stuffOf = (of: number): Noun['one'] => stuff(of, material(of));

/** "drewna", as in "bez drewna". */
export const ofMaterial = (of: number): string => stuffOf(of).gen;

/** "z drewna", "ze złota" */
export const fromMaterial = (of: number): string => outOf(ofMaterial(of));
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

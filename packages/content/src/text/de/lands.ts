// The German words for the continent: territories, materials, sites and the weather above them.
import type { Material, SiteKind, TerritoryType, Weather } from '@civolution/engine';
import { type Gender, joined, type Noun, pictured, termed } from './grammar.js';

const land = (type: TerritoryType, gender: Gender, word: string, genitive?: string): Noun =>
  pictured('territory', type).mass(gender, word, genitive);

export const TERRITORY: Readonly<Record<TerritoryType, Noun>> = {
  water: land('water', 'n', 'Wasser', 'Wassers'),
  forest: land('forest', 'm', 'Wald', 'Waldes'),
  grassland: land('grassland', 'n', 'Grasland', 'Graslandes'),
  hills: land('hills', 'n', 'Hügelland', 'Hügellandes'),
  swamp: land('swamp', 'm', 'Sumpf', 'Sumpfes'),
  mountains: land('mountains', 'n', 'Gebirge', 'Gebirges'),
  desert: land('desert', 'f', 'Wüste'),
};

const area = (type: TerritoryType, word: string): Noun =>
  pictured('territory', type).n(`${word}-Gebiet`, `${word}-Gebietes`, `${word}-Gebiete`);

/** A territory of a type. */
export const AREA: Readonly<Record<TerritoryType, Noun>> = {
  water: area('water', 'Wasser'),
  forest: area('forest', 'Wald'),
  grassland: area('grassland', 'Grasland'),
  hills: area('hills', 'Hügelland'),
  swamp: area('swamp', 'Sumpf'),
  mountains: area('mountains', 'Gebirgs'),
  desert: area('desert', 'Wüsten'),
};

export const SITE: Readonly<Record<SiteKind, Noun>> = {
  gorge: joined(pictured('site', 'gorge').f('Schlucht', 'Schluchten'), 'der Urwölfe'),
  glacier: pictured('site', 'glacier').m('Gletscher', 'Gletschers', 'Gletscher'),
  volcano: pictured('site', 'volcano').m('Vulkan', 'Vulkans', 'Vulkane'),
  cave: pictured('site', 'cave').f('Höhle', 'Höhlen'),
  holyRock: termed('Heilig', pictured('site', 'holyRock').m('Felsen', 'Felsens', 'Felsen')),
  hiddenGrotto: termed('Geheim', pictured('site', 'hiddenGrotto').f('Grotte', 'Grotten')),
  mushroomValley: joined(pictured('site', 'mushroomValley').n('Tal', 'Tals', 'Täler'), 'der Riesenpilze'),
  mysticOak: termed('Mystisch', pictured('site', 'mysticOak').f('Eiche', 'Eichen')),
  buildingGround: pictured('site', 'buildingGround').m('Baugrund', 'Baugrunds', 'Baugründe'),
};

/** "Heiß" and "Kalt" are the rulebook's; a weather is only ever named, never declined. */
export const WEATHER_NAME: Readonly<Record<Weather, Noun>> = {
  hot: pictured('weather', 'hot').mass('n', 'Heiß'),
  warm: pictured('weather', 'warm').mass('n', 'Warm'),
  mild: pictured('weather', 'mild').mass('n', 'Mild'),
  rain: pictured('weather', 'rain').mass('m', 'Regen', 'Regens'),
  cold: pictured('weather', 'cold').mass('n', 'Kalt'),
};

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

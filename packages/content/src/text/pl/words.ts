// The Polish vocabulary: the rulebook's words for what is counted, gained, paid and built.
import type { Thing } from '../../marks.js';
import {
  adjective,
  adjectiveAfter,
  followed,
  marked,
  mass,
  type Noun,
  noun,
  pictured,
  unchanging,
} from './grammar.js';

const thing = (name: Thing, word: Noun): Noun => pictured('thing', name, word);

const card = noun('f', 'karta, karty, kartę, kartą, karcie', 'karty, kart, kartami, kartach');
const chip = noun('m', 'czip, czipa, czip, czipem, czipie', 'czipy, czipów, czipami, czipach');
const die = noun('f', 'kość, kości, kość, kością, kości', 'kości, kości, kośćmi, kościach');
const marker = noun(
  'm',
  'znacznik, znacznika, znacznik, znacznikiem, znaczniku',
  'znaczniki, znaczników, znacznikami, znacznikach',
);
const material = noun(
  'm',
  'materiał, materiału, materiał, materiałem, materiale',
  'materiały, materiałów, materiałami, materiałach',
);
const module = noun('m', 'moduł, modułu, moduł, modułem, module', 'moduły, modułów, modułami, modułach');
const site = noun(
  'm',
  'obszar, obszaru, obszar, obszarem, obszarze',
  'obszary, obszarów, obszarami, obszarach',
);
const tribe = noun(
  'n',
  'plemię, plemienia, plemię, plemieniem, plemieniu',
  'plemiona, plemion, plemionami, plemionach',
);
const find = noun(
  'n',
  'odkrycie, odkrycia, odkrycie, odkryciem, odkryciu',
  'odkrycia, odkryć, odkryciami, odkryciach',
);
const sale = noun(
  'f',
  'sprzedaż, sprzedaży, sprzedaż, sprzedażą, sprzedaży',
  'sprzedaże, sprzedaży, sprzedażami, sprzedażach',
);
const purchase = noun('m', 'zakup, zakupu, zakup, zakupem, zakupie', 'zakupy, zakupów, zakupami, zakupach');
const activity = noun(
  'n',
  'działanie, działania, działanie, działaniem, działaniu',
  'działania, działań, działaniami, działaniach',
);
const tile = noun(
  'm',
  'kafelek, kafelka, kafelek, kafelkiem, kafelku',
  'kafelki, kafelków, kafelkami, kafelkach',
);
const migration = noun(
  'f',
  'migracja, migracji, migrację, migracją, migracji',
  'migracje, migracji, migracjami, migracjach',
);
const procreation = noun(
  'f',
  'prokreacja, prokreacji, prokreację, prokreacją, prokreacji',
  'prokreacje, prokreacji, prokreacjami, prokreacjach',
);
const hunt = noun(
  'n',
  'polowanie, polowania, polowanie, polowaniem, polowaniu',
  'polowania, polowań, polowaniami, polowaniach',
);
const money = noun(
  'm',
  'pieniądz, pieniądza, pieniądz, pieniądzem, pieniądzu',
  'pieniądze, pieniędzy, pieniędzmi, pieniądzach',
);
const idea = noun(
  'm',
  'pomysł, pomysłu, pomysł, pomysłem, pomyśle',
  'pomysły, pomysłów, pomysłami, pomysłach',
);
const upgrade = noun(
  'n',
  'ulepszenie, ulepszenia, ulepszenie, ulepszeniem, ulepszeniu',
  'ulepszenia, ulepszeń, ulepszeniami, ulepszeniach',
);
const project = noun(
  'm',
  'projekt, projektu, projekt, projektem, projekcie',
  'projekty, projektów, projektami, projektach',
);
const token = noun('m', 'żeton, żetonu, żeton, żetonem, żetonie', 'żetony, żetonów, żetonami, żetonach');
const action = noun('f', 'akcja, akcji, akcję, akcją, akcji', 'akcje, akcji, akcjami, akcjach');
const reset = noun('m', 'reset, resetu, reset, resetem, resecie', 'resety, resetów, resetami, resetach');
const test = noun('m', 'test, testu, test, testem, teście', 'testy, testów, testami, testach');
const track = noun('m', 'tor, toru, tor, torem, torze', 'tory, torów, torami, torach');
const space = noun('n', 'pole, pola, pole, polem, polu', 'pola, pól, polami, polach');
const column = noun(
  'f',
  'kolumna, kolumny, kolumnę, kolumną, kolumnie',
  'kolumny, kolumn, kolumnami, kolumnach',
);

const income = thing('income', followed(chip, 'przychodu'));

/** Words from which those with an icon of their own are made. */
export const STEM = { card, marker, module, site, track } as const satisfies Record<string, Noun>;

export const NOUN = {
  food: thing('food', mass('f', 'żywność, żywności, żywność, żywnością, żywności')),
  money: thing('money', money),
  idea: thing('idea', idea),
  focus: thing('focus', followed(marker, 'skupienia')),
  planning: thing('planning', followed(marker, 'planowania')),
  feature: thing('feature', followed(marker, 'cechy', 'cech')),
  /** Of several no two of the same. */
  differentFeature: thing('feature', followed(marker, 'cechy', 'różnych cech')),
  /** On the continent: the rulebook's plain "materiał". */
  raw: thing('raw', material),
  stored: thing('material', adjective('zebran', material)),
  /** Bought: it is stored only then. */
  bought: thing('material', material),
  point: thing('point', unchanging('m', 'PZ')),
  tribe: thing('tribe', tribe),
  strongTribe: thing('strongTribe', adjective('siln', tribe)),
  weakTribe: thing('weakTribe', adjective('osłabion', tribe)),
  /** Only weak ones can be. */
  strengthened: thing('weakTribe', tribe),
  activationDie: thing('activationDie', followed(die, 'aktywacji')),
  fateDie: thing('fateDie', followed(die, 'losu')),
  /** Of either kind. */
  eitherDie: thing(
    'activationDie',
    followed(
      die,
      `aktywacji albo ${marked('thing', 'fateDie', 'losu')}`,
      `aktywacji i ${marked('thing', 'fateDie', 'losu')}`,
    ),
  ),
  card: thing('card', followed(card, 'badań')),
  income,
  goal: thing('goal', followed(chip, 'celu', 'celów')),
  attribute: thing('attribute', followed(chip, 'atrybutu', 'atrybutów')),
  mainModule: thing('upgrade', adjectiveAfter(module, 'główn')),
  upgrade: thing('upgrade', followed(upgrade, 'modułu', 'modułów')),
  /** Where it is upgraded. */
  upgraded: thing('upgrade', module),
  stage: thing('stage', followed(tile, 'rzędu', 'rzędów')),
  activity: thing('activity', activity),
  migration: thing('migration', migration),
  procreation: thing('procreation', procreation),
  site: thing('site', site),
  hunt: thing('hunt', hunt),
  huntingToken: thing('hunt', followed(token, 'polowania')),
  luckyFind: thing('find', adjective('szczęśliw', find)),
  extraFind: thing('find', adjective('dodatkow', find)),
  sale: thing('trade', sale),
  purchase: thing('trade', purchase),
  project: thing('project', adjectiveAfter(project, 'budowlan')),
  reset: thing('reset', reset),
  test: thing('test', followed(test, 'przychylności')),
  favorTrack: thing('favor', followed(track, 'przychylności Agery')),
  progressTrack: thing('track', followed(track, 'postępu')),

  /** Of any type, where the rulebook leaves "badań" out. */
  anyCard: thing('card', card),
  chipAction: followed(action, income.one.gen, income.more.gen),
  /** Without an icon. */
  provision: followed(action, 'zaopatrzenia'),
  territory: noun(
    'n',
    'terytorium, terytorium, terytorium, terytorium, terytorium',
    'terytoria, terytoriów, terytoriami, terytoriach',
  ),
  encampment: noun(
    'n',
    'obozowisko, obozowiska, obozowisko, obozowiskiem, obozowisku',
    'obozowiska, obozowisk, obozowiskami, obozowiskach',
  ),
  building: noun(
    'm',
    'budynek, budynku, budynek, budynkiem, budynku',
    'budynki, budynków, budynkami, budynkach',
  ),
  space,
  kind: noun('m', 'rodzaj, rodzaju, rodzaj, rodzajem, rodzaju', 'rodzaje, rodzajów, rodzajami, rodzajach'),
  unit: noun(
    'f',
    'jednostka, jednostki, jednostkę, jednostką, jednostce',
    'jednostki, jednostek, jednostkami, jednostkach',
  ),

  /** Of no matter which kind. */
  die: thing('activationDie', die),
  creatureChip: followed(chip, 'stworzenia', 'stworzeń'),
  startingAttribute: thing('attribute', followed(chip, 'atrybutu startowego', 'atrybutów startowych')),
  creature: noun(
    'n',
    'stworzenie, stworzenia, stworzenie, stworzeniem, stworzeniu',
    'stworzenia, stworzeń, stworzeniami, stworzeniach',
  ),
  feedingSpace: followed(space, 'karmienia'),
  resetMarker: followed(marker, 'resetu'),
  resetColumn: followed(column, 'resetu'),
  provisionMarker: followed(marker, 'zaopatrzenia'),
  actionCard: followed(card, 'akcji'),
  diamond: noun(
    'm',
    'diament, diamentu, diament, diamentem, diamencie',
    'diamenty, diamentów, diamentami, diamentach',
  ),
  torch: noun(
    'f',
    'pochodnia, pochodni, pochodnię, pochodnią, pochodni',
    'pochodnie, pochodni, pochodniami, pochodniach',
  ),
  /** Of a disc on a track. */
  shift: followed(
    noun(
      'n',
      'przesunięcie, przesunięcia, przesunięcie, przesunięciem, przesunięciu',
      'przesunięcia, przesunięć, przesunięciami, przesunięciach',
    ),
    'dysku',
  ),
} as const satisfies Record<string, Noun>;

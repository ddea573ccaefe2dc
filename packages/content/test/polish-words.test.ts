// Polish nouns with numbers and in their cases, and what is counted with them.
import {
  CARD_TYPES,
  MATERIALS,
  MEASURE_OF,
  MEASURES,
  type MeasureName,
  PROJECTS,
  SITE_KINDS,
  TERRITORY_TYPES,
} from '@civolution/engine';
import { expect, test } from 'vitest';
import { plain } from '../src/marks.js';
import {
  and,
  anyOf,
  atMost,
  type Case,
  cap,
  count,
  extra,
  type Noun,
  nor,
  or,
  upTo,
} from '../src/text/pl/grammar.js';
import { fromMaterial, material, site, siteAt, territory } from '../src/text/pl/lands.js';
import { card, featureMarker, module, projectAt, track } from '../src/text/pl/lists.js';
import { atLeast, more, most, per } from '../src/text/pl/measures.js';
import { NOUN } from '../src/text/pl/words.js';

/** "1 łódź, 2 łodzie, 5 łodzi, 22 łodzie" */
const counts = (word: Noun, as?: Case): string =>
  [1, 2, 5, 22].map(n => plain(count(n, word, as))).join(', ');

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim());

test('nouns as objects', () => {
  expect(Object.values(NOUN).map(word => counts(word))).toEqual(
    lines(`
    1 żywność, 2 żywności, 5 żywności, 22 żywności
    1 pieniądz, 2 pieniądze, 5 pieniędzy, 22 pieniądze
    1 pomysł, 2 pomysły, 5 pomysłów, 22 pomysły
    1 znacznik skupienia, 2 znaczniki skupienia, 5 znaczników skupienia, 22 znaczniki skupienia
    1 znacznik planowania, 2 znaczniki planowania, 5 znaczników planowania, 22 znaczniki planowania
    1 znacznik cechy, 2 znaczniki cech, 5 znaczników cech, 22 znaczniki cech
    1 znacznik cechy, 2 znaczniki różnych cech, 5 znaczników różnych cech, 22 znaczniki różnych cech
    1 materiał, 2 materiały, 5 materiałów, 22 materiały
    1 zebrany materiał, 2 zebrane materiały, 5 zebranych materiałów, 22 zebrane materiały
    1 materiał, 2 materiały, 5 materiałów, 22 materiały
    1 PZ, 2 PZ, 5 PZ, 22 PZ
    1 plemię, 2 plemiona, 5 plemion, 22 plemiona
    1 silne plemię, 2 silne plemiona, 5 silnych plemion, 22 silne plemiona
    1 osłabione plemię, 2 osłabione plemiona, 5 osłabionych plemion, 22 osłabione plemiona
    1 plemię, 2 plemiona, 5 plemion, 22 plemiona
    1 kość aktywacji, 2 kości aktywacji, 5 kości aktywacji, 22 kości aktywacji
    1 kość losu, 2 kości losu, 5 kości losu, 22 kości losu
    1 kość aktywacji albo losu, 2 kości aktywacji i losu, 5 kości aktywacji i losu, 22 kości aktywacji i losu
    1 kartę badań, 2 karty badań, 5 kart badań, 22 karty badań
    1 czip przychodu, 2 czipy przychodu, 5 czipów przychodu, 22 czipy przychodu
    1 czip celu, 2 czipy celów, 5 czipów celów, 22 czipy celów
    1 czip atrybutu, 2 czipy atrybutów, 5 czipów atrybutów, 22 czipy atrybutów
    1 moduł główny, 2 moduły główne, 5 modułów głównych, 22 moduły główne
    1 ulepszenie modułu, 2 ulepszenia modułów, 5 ulepszeń modułów, 22 ulepszenia modułów
    1 moduł, 2 moduły, 5 modułów, 22 moduły
    1 kafelek rzędu, 2 kafelki rzędów, 5 kafelków rzędów, 22 kafelki rzędów
    1 działanie, 2 działania, 5 działań, 22 działania
    1 migrację, 2 migracje, 5 migracji, 22 migracje
    1 prokreację, 2 prokreacje, 5 prokreacji, 22 prokreacje
    1 obszar, 2 obszary, 5 obszarów, 22 obszary
    1 polowanie, 2 polowania, 5 polowań, 22 polowania
    1 żeton polowania, 2 żetony polowania, 5 żetonów polowania, 22 żetony polowania
    1 szczęśliwe odkrycie, 2 szczęśliwe odkrycia, 5 szczęśliwych odkryć, 22 szczęśliwe odkrycia
    1 dodatkowe odkrycie, 2 dodatkowe odkrycia, 5 dodatkowych odkryć, 22 dodatkowe odkrycia
    1 sprzedaż, 2 sprzedaże, 5 sprzedaży, 22 sprzedaże
    1 zakup, 2 zakupy, 5 zakupów, 22 zakupy
    1 projekt budowlany, 2 projekty budowlane, 5 projektów budowlanych, 22 projekty budowlane
    1 reset, 2 resety, 5 resetów, 22 resety
    1 test przychylności, 2 testy przychylności, 5 testów przychylności, 22 testy przychylności
    1 tor przychylności Agery, 2 tory przychylności Agery, 5 torów przychylności Agery, 22 tory przychylności Agery
    1 tor postępu, 2 tory postępu, 5 torów postępu, 22 tory postępu
    1 kartę, 2 karty, 5 kart, 22 karty
    1 akcję czipa przychodu, 2 akcje czipów przychodu, 5 akcji czipów przychodu, 22 akcje czipów przychodu
    1 akcję zaopatrzenia, 2 akcje zaopatrzenia, 5 akcji zaopatrzenia, 22 akcje zaopatrzenia
    1 terytorium, 2 terytoria, 5 terytoriów, 22 terytoria
    1 obozowisko, 2 obozowiska, 5 obozowisk, 22 obozowiska
    1 budynek, 2 budynki, 5 budynków, 22 budynki
    1 pole, 2 pola, 5 pól, 22 pola
    1 rodzaj, 2 rodzaje, 5 rodzajów, 22 rodzaje
    1 jednostkę, 2 jednostki, 5 jednostek, 22 jednostki
    1 kość, 2 kości, 5 kości, 22 kości
    1 czip stworzenia, 2 czipy stworzeń, 5 czipów stworzeń, 22 czipy stworzeń
    1 czip atrybutu startowego, 2 czipy atrybutów startowych, 5 czipów atrybutów startowych, 22 czipy atrybutów startowych
    1 stworzenie, 2 stworzenia, 5 stworzeń, 22 stworzenia
    1 pole karmienia, 2 pola karmienia, 5 pól karmienia, 22 pola karmienia
    1 znacznik resetu, 2 znaczniki resetu, 5 znaczników resetu, 22 znaczniki resetu
    1 kolumnę resetu, 2 kolumny resetu, 5 kolumn resetu, 22 kolumny resetu
    1 znacznik zaopatrzenia, 2 znaczniki zaopatrzenia, 5 znaczników zaopatrzenia, 22 znaczniki zaopatrzenia
    1 kartę akcji, 2 karty akcji, 5 kart akcji, 22 karty akcji
    1 diament, 2 diamenty, 5 diamentów, 22 diamenty
    1 pochodnię, 2 pochodnie, 5 pochodni, 22 pochodnie
    1 przesunięcie dysku, 2 przesunięcia dysku, 5 przesunięć dysku, 22 przesunięcia dysku
    `),
  );
});

test('nouns of the engine’s lists as objects', () => {
  const words = [
    ...MATERIALS.map((_, i) => material(i)),
    ...TERRITORY_TYPES.map((_, i) => territory(i)),
    ...CARD_TYPES.map((_, i) => card(i)),
    ...PROJECTS.map((_, i) => projectAt(i)),
    ...SITE_KINDS.map((_, i) => siteAt(i)),
    featureMarker(0),
    module(1),
    track(0),
  ];
  expect(words.map(word => counts(word))).toEqual(
    lines(`
    1 drewno, 2 drewna, 5 drewna, 22 drewna
    1 wosk pszczeli, 2 wosku pszczelego, 5 wosku pszczelego, 22 wosku pszczelego
    1 olej, 2 oleju, 5 oleju, 22 oleju
    1 papirus, 2 papirusy, 5 papirusów, 22 papirusy
    1 zioło, 2 zioła, 5 ziół, 22 zioła
    1 złoto, 2 złota, 5 złota, 22 złota
    1 bawełnę, 2 bawełny, 5 bawełny, 22 bawełny
    1 glinę, 2 gliny, 5 gliny, 22 gliny
    1 siarkę, 2 siarki, 5 siarki, 22 siarki
    1 węgiel, 2 węgla, 5 węgla, 22 węgla
    1 torf, 2 torfu, 5 torfu, 22 torfu
    1 smołę, 2 smoły, 5 smoły, 22 smoły
    1 kamień, 2 kamienie, 5 kamieni, 22 kamienie
    1 rudę żelaza, 2 rudy żelaza, 5 rud żelaza, 22 rudy żelaza
    1 jadeit, 2 jadeity, 5 jadeitów, 22 jadeity
    1 piasek, 2 piasku, 5 piasku, 22 piasku
    1 sól, 2 soli, 5 soli, 22 soli
    1 miedź, 2 miedzi, 5 miedzi, 22 miedzi
    1 terytorium wodne, 2 terytoria wodne, 5 terytoriów wodnych, 22 terytoria wodne
    1 terytorium lasu, 2 terytoria lasu, 5 terytoriów lasu, 22 terytoria lasu
    1 terytorium łąki, 2 terytoria łąki, 5 terytoriów łąki, 22 terytoria łąki
    1 terytorium wzgórz, 2 terytoria wzgórz, 5 terytoriów wzgórz, 22 terytoria wzgórz
    1 terytorium bagien, 2 terytoria bagien, 5 terytoriów bagien, 22 terytoria bagien
    1 terytorium gór, 2 terytoria gór, 5 terytoriów gór, 22 terytoria gór
    1 terytorium pustyni, 2 terytoria pustyni, 5 terytoriów pustyni, 22 terytoria pustyni
    1 kartę wynalazku, 2 karty wynalazków, 5 kart wynalazków, 22 karty wynalazków
    1 kartę mutacji, 2 karty mutacji, 5 kart mutacji, 22 karty mutacji
    1 kartę wiedzy, 2 karty wiedzy, 5 kart wiedzy, 22 karty wiedzy
    1 kartę budynku, 2 karty budynków, 5 kart budynków, 22 karty budynków
    1 kartę osiągnięcia, 2 karty osiągnięć, 5 kart osiągnięć, 22 karty osiągnięć
    1 farmę, 2 farmy, 5 farm, 22 farmy
    1 łódź, 2 łodzie, 5 łodzi, 22 łodzie
    1 pomnik, 2 pomniki, 5 pomników, 22 pomniki
    1 osadę, 2 osady, 5 osad, 22 osady
    1 wąwóz posępnych wilków, 2 wąwozy posępnych wilków, 5 wąwozów posępnych wilków, 22 wąwozy posępnych wilków
    1 lodowiec, 2 lodowce, 5 lodowców, 22 lodowce
    1 wulkan, 2 wulkany, 5 wulkanów, 22 wulkany
    1 jaskinię, 2 jaskinie, 5 jaskiń, 22 jaskinie
    1 święty głaz, 2 święte głazy, 5 świętych głazów, 22 święte głazy
    1 ukrytą grotę, 2 ukryte groty, 5 ukrytych grot, 22 ukryte groty
    1 dolinę grzybów, 2 doliny grzybów, 5 dolin grzybów, 22 doliny grzybów
    1 mistyczny dąb, 2 mistyczne dęby, 5 mistycznych dębów, 22 mistyczne dęby
    1 obszar pod zabudowę, 2 obszary pod zabudowę, 5 obszarów pod zabudowę, 22 obszary pod zabudowę
    1 znacznik wytrzymałości, 2 znaczniki wytrzymałości, 5 znaczników wytrzymałości, 22 znaczniki wytrzymałości
    1 moduł migracji, 2 moduły migracji, 5 modułów migracji, 22 moduły migracji
    1 tor technologii, 2 tory technologii, 5 torów technologii, 22 tory technologii
    `),
  );
});

test('numbers in the other cases they are used in', () => {
  const said = [
    ...[
      NOUN.migration,
      NOUN.procreation,
      NOUN.weakTribe,
      NOUN.site,
      NOUN.hunt,
      NOUN.luckyFind,
      NOUN.raw,
      NOUN.sale,
      NOUN.purchase,
      NOUN.activationDie,
      NOUN.feature,
      NOUN.income,
    ].map(word => counts(word, 'gen')),
    ...[NOUN.activationDie, NOUN.fateDie].map(word => counts(word, 'ins')),
    ...[
      NOUN.territory,
      territory(0),
      territory(6),
      NOUN.kind,
      site('buildingGround'),
      NOUN.encampment,
      NOUN.weakTribe,
    ].map(word => counts(word, 'loc')),
    ...[NOUN.money, NOUN.food, material(7), featureMarker(3)].map(word => counts(word, 'nom')),
  ];
  expect(said).toEqual(
    lines(`
    1 migracji, 2 migracji, 5 migracji, 22 migracji
    1 prokreacji, 2 prokreacji, 5 prokreacji, 22 prokreacji
    1 osłabionego plemienia, 2 osłabionych plemion, 5 osłabionych plemion, 22 osłabionych plemion
    1 obszaru, 2 obszarów, 5 obszarów, 22 obszarów
    1 polowania, 2 polowań, 5 polowań, 22 polowań
    1 szczęśliwego odkrycia, 2 szczęśliwych odkryć, 5 szczęśliwych odkryć, 22 szczęśliwych odkryć
    1 materiału, 2 materiałów, 5 materiałów, 22 materiałów
    1 sprzedaży, 2 sprzedaży, 5 sprzedaży, 22 sprzedaży
    1 zakupu, 2 zakupów, 5 zakupów, 22 zakupów
    1 kości aktywacji, 2 kości aktywacji, 5 kości aktywacji, 22 kości aktywacji
    1 znacznika cechy, 2 znaczników cech, 5 znaczników cech, 22 znaczników cech
    1 czipa przychodu, 2 czipów przychodu, 5 czipów przychodu, 22 czipów przychodu
    1 kością aktywacji, 2 kośćmi aktywacji, 5 kośćmi aktywacji, 22 kośćmi aktywacji
    1 kością losu, 2 kośćmi losu, 5 kośćmi losu, 22 kośćmi losu
    1 terytorium, 2 terytoriach, 5 terytoriach, 22 terytoriach
    1 terytorium wodnym, 2 terytoriach wodnych, 5 terytoriach wodnych, 22 terytoriach wodnych
    1 terytorium pustyni, 2 terytoriach pustyni, 5 terytoriach pustyni, 22 terytoriach pustyni
    1 rodzaju, 2 rodzajach, 5 rodzajach, 22 rodzajach
    1 obszarze pod zabudowę, 2 obszarach pod zabudowę, 5 obszarach pod zabudowę, 22 obszarach pod zabudowę
    1 obozowisku, 2 obozowiskach, 5 obozowiskach, 22 obozowiskach
    1 osłabionym plemieniu, 2 osłabionych plemionach, 5 osłabionych plemionach, 22 osłabionych plemionach
    1 pieniądz, 2 pieniądze, 5 pieniędzy, 22 pieniądze
    1 żywność, 2 żywności, 5 żywności, 22 żywności
    1 glina, 2 gliny, 5 gliny, 22 gliny
    1 znacznik zręczności, 2 znaczniki zręczności, 5 znaczników zręczności, 22 znaczniki zręczności
    `),
  );
});

test('numbers at the borders of the plural forms', () => {
  const boats = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25].map(n => plain(count(n, projectAt(1))));
  expect(boats.join(', ')).toBe(
    '0 łodzi, 1 łódź, 2 łodzie, 4 łodzie, 5 łodzi, 11 łodzi, 12 łodzi, 14 łodzi, 21 łodzi, 22 łodzie, 25 łodzi',
  );
});

test('limits and additions agree with their nouns', () => {
  expect([1, 2].map(n => plain(upTo(n, NOUN.migration)))).toEqual(['1 migrację', 'do 2 migracji']);
  expect([1, 2, 5].map(n => plain(atMost(n, NOUN.feature)))).toEqual([
    '1 znacznik cechy',
    'maksymalnie 2 znaczniki cech',
    'maksymalnie 5 znaczników cech',
  ]);
  expect([1, 2, 5, 22].map(n => plain(extra(n, NOUN.card)))).toEqual([
    '1 dodatkową kartę badań',
    '2 dodatkowe karty badań',
    '5 dodatkowych kart badań',
    '22 dodatkowe karty badań',
  ]);
  expect([1, 2, 5].map(n => plain(extra(n, NOUN.strongTribe)))).toEqual([
    '1 dodatkowe silne plemię',
    '2 dodatkowe silne plemiona',
    '5 dodatkowych silnych plemion',
  ]);
});

test('"z" becomes "ze" where it must', () => {
  expect(MATERIALS.map((_, i) => plain(fromMaterial(i))).filter(text => text.startsWith('ze '))).toEqual([
    'ze złota',
    'ze smoły',
  ]);
});

test('lists, alternatives and capitals', () => {
  expect(and(['a', 'b', 'c'])).toBe('a, b i c');
  expect(and(['a i b', 'c'])).toBe('a i b oraz c');
  expect(and(['a i/lub b', 'c'])).toBe('a i/lub b oraz c');
  expect(or(['a', 'b', 'c'])).toBe('a, b albo c');
  expect(anyOf(['a', 'b', 'c'])).toBe('a, b lub c');
  expect(nor(['a', 'b', 'c'])).toBe('a, b ani c');
  expect(or(['a'])).toBe('a');
  expect(cap('{thing.food}żywność')).toBe('{thing.food}Żywność');
});

const measured = (name: MeasureName, of = -1): string => {
  const measure = { name, of };
  return plain(
    [`masz ${atLeast(measure, 2)}`, most(measure), `za ${per(measure)}`, more(name, 1)].join(' | '),
  );
};

test('measures in every role: at least, most, per, more', () => {
  const said = [
    measured('track'),
    measured('track', 0),
    measured('favor'),
    measured('dice'),
    measured('food'),
    measured('money'),
    measured('features', 3),
    measured('stored'),
    measured('stored', 0),
    measured('stored', 12),
    measured('raw'),
    measured('tribes', 1),
    measured('wildTribes'),
    measured('tribesInOne', 2),
    measured('territories', 3),
    measured('tribesBeside', 2),
    measured('farmAndTribe', 4),
    measured('farms'),
    measured('boats'),
    measured('settlements'),
    measured('statues'),
    measured('cards', 4),
    measured('hand'),
    measured('goalChips'),
    measured('upgrades'),
    measured('landTypes'),
    measured('cardTypes'),
    measured('materialKinds'),
    measured('featureKinds'),
    measured('siteKinds'),
    measured('planning'),
    measured('lowestTrack'),
    measured('highestTrack'),
    measured('fireTribes'),
    measured('boatTribes'),
    measured('topCards'),
    measured('topModules'),
    measured('grounds'),
  ];
  expect(said).toEqual(
    lines(`
    masz łącznie co najmniej 2 pola osiągnięte na torach postępu | ma łącznie najwięcej pól osiągniętych na torach postępu | za każde pole osiągnięte na torach postępu | o 1 pole więcej na torze postępu
    masz dysk na 2. lub dalszym polu toru technologii | prowadzi na torze technologii | za każde pole osiągnięte na torze technologii | o 1 pole więcej na torze postępu
    masz dysk na 2. lub dalszym polu toru przychylności Agery | prowadzi na torze przychylności Agery | za każde pole osiągnięte na torze przychylności Agery | o 1 pole więcej na torze przychylności Agery
    masz łącznie co najmniej 2 kości aktywacji i losu | ma łącznie najwięcej kości aktywacji i losu | za każdą kość aktywacji albo losu | o 1 kość aktywacji albo losu więcej
    masz co najmniej 2 żywności | ma najwięcej żywności | za każdy znacznik żywności | o 1 żywność więcej
    masz co najmniej 2 pieniądze | ma najwięcej pieniędzy | za każdy znacznik pieniędzy | o 1 pieniądz więcej
    masz co najmniej 2 znaczniki zręczności | ma najwięcej znaczników zręczności | za każdy znacznik zręczności | o 1 znacznik cechy więcej
    masz co najmniej 2 zebrane materiały | ma najwięcej zebranych materiałów | za każdy zebrany materiał | o 1 zebrany materiał więcej
    masz co najmniej 2 drewna w magazynie | ma najwięcej drewna w magazynie | za każdy znacznik drewna w magazynie | o 1 zebrany materiał więcej
    masz co najmniej 2 kamienie w magazynie | ma najwięcej kamieni w magazynie | za każdy kamień w magazynie | o 1 zebrany materiał więcej
    masz co najmniej 2 materiały na kontynencie | ma najwięcej materiałów na kontynencie | za każdy materiał na kontynencie | o 1 materiał więcej na kontynencie
    masz co najmniej 2 plemiona w lasach | ma najwięcej plemion w lasach | za każde plemię w lesie | o 1 plemię więcej
    masz co najmniej 2 plemiona w dziczy | ma najwięcej plemion w dziczy | za każde plemię w dziczy | o 1 plemię więcej w dziczy
    masz co najmniej 2 plemiona na jednym terytorium łąki | ma najwięcej plemion na jednym terytorium łąki | za każde plemię na jednym terytorium łąki | o 1 plemię więcej na jednym terytorium
    masz plemiona na co najmniej 2 terytoriach wzgórz | ma plemiona na największej liczbie terytoriów wzgórz | za każde terytorium wzgórz ze swoim plemieniem | o 1 terytorium więcej ze swoim plemieniem
    masz co najmniej 2 plemiona przy wulkanach | ma najwięcej plemion przy wulkanach | za każde plemię przy wulkanach | o 1 plemię więcej przy obszarach
    masz swoją farmę i plemię na co najmniej 2 terytoriach bagien | ma swoją farmę i plemię na największej liczbie terytoriów bagien | za każde terytorium bagien ze swoją farmą i plemieniem | o 1 terytorium więcej ze swoją farmą i plemieniem
    masz co najmniej 2 wybudowane farmy | ma najwięcej wybudowanych farm | za każdą farmę | o 1 wybudowaną farmę więcej
    masz co najmniej 2 wybudowane łodzie | ma najwięcej wybudowanych łodzi | za każdą łódź | o 1 wybudowaną łódź więcej
    masz co najmniej 2 wybudowane osady | ma najwięcej wybudowanych osad | za każdą osadę | o 1 wybudowaną osadę więcej
    masz co najmniej 2 wybudowane pomniki | ma najwięcej wybudowanych pomników | za każdy pomnik | o 1 wybudowany pomnik więcej
    masz co najmniej 2 zainstalowane karty osiągnięć | ma najwięcej zainstalowanych kart osiągnięć | za każdą zainstalowaną kartę osiągnięcia | o 1 zainstalowaną kartę badań więcej
    masz co najmniej 2 karty na ręce | ma najwięcej kart na ręce | za każdą kartę na ręce | o 1 kartę więcej na ręce
    masz co najmniej 2 zainstalowane czipy celów | ma najwięcej zainstalowanych czipów celów | za każdy zainstalowany czip celu | o 1 zainstalowany czip celu więcej
    masz co najmniej 2 ulepszenia modułów | ma najwięcej ulepszeń modułów | za każde ulepszenie modułu | o 1 ulepszenie modułu więcej
    masz plemiona na co najmniej 2 rodzajach terytoriów lądowych | ma plemiona na największej liczbie rodzajów terytoriów lądowych | za każdy rodzaj terytorium lądowego ze swoim plemieniem | o 1 rodzaj terytorium lądowego więcej ze swoim plemieniem
    masz co najmniej 2 rodzaje zainstalowanych kart badań | ma najwięcej rodzajów zainstalowanych kart badań | za każdy rodzaj zainstalowanych kart badań | o 1 rodzaj zainstalowanych kart badań więcej
    masz co najmniej 2 rodzaje zebranych materiałów | ma najwięcej rodzajów zebranych materiałów | za każdy rodzaj zebranych materiałów | o 1 rodzaj zebranych materiałów więcej
    masz znaczniki co najmniej 2 różnych cech | ma najwięcej rodzajów znaczników cech | za każdy rodzaj swoich znaczników cech | o 1 rodzaj znaczników cech więcej
    masz plemiona przy co najmniej 2 rodzajach odkrytych obszarów | ma plemiona przy największej liczbie rodzajów odkrytych obszarów | za każdy rodzaj odkrytego obszaru przy swoich plemionach | o 1 rodzaj odkrytego obszaru więcej przy swoich plemionach
    masz co najmniej 2 znaczniki planowania | ma najwięcej znaczników planowania | za każdy znacznik planowania | o 1 znacznik planowania więcej
    masz dyski na 2. lub dalszym polu każdego toru postępu | ma najwięcej pól osiągniętych na swoim najsłabszym torze postępu | za każde pole osiągnięte na swoim najsłabszym torze postępu | o 1 pole więcej na swoim najsłabszym torze postępu
    masz dysk na 2. lub dalszym polu dowolnego toru postępu | ma najwięcej pól osiągniętych na swoim najlepszym torze postępu | za każde pole osiągnięte na swoim najlepszym torze postępu | o 1 pole więcej na swoim najlepszym torze postępu
    masz co najmniej 2 plemiona w obozowiskach z ogniskiem | ma najwięcej plemion w obozowiskach z ogniskiem | za każde plemię w obozowisku z ogniskiem | o 1 plemię więcej w obozowisku z ogniskiem
    masz co najmniej 2 plemiona na łodziach | ma najwięcej plemion na łodziach | za każde plemię na łodzi | o 1 plemię więcej na łodzi
    masz co najmniej 2 karty badań lub czipy przychodu w 4. lub wyższym rzędzie | ma najwięcej kart badań i czipów przychodu w 4. lub wyższym rzędzie | za każdą kartę badań i każdy czip przychodu w 4. lub wyższym rzędzie | o 1 kartę badań lub czip przychodu więcej w 4. lub wyższym rzędzie
    masz co najmniej 2 moduły główne na poziomie III lub wyższym | ma najwięcej modułów głównych na poziomie III lub wyższym | za każdy moduł główny na poziomie III lub wyższym | o 1 moduł główny więcej na poziomie III lub wyższym
    masz budynki na co najmniej 2 obszarach pod zabudowę | ma budynki na największej liczbie obszarów pod zabudowę | za każdy obszar pod zabudowę ze swoim budynkiem | o 1 obszar pod zabudowę więcej ze swoim budynkiem
    `),
  );
});

test('one place needs no number', () => {
  const once = (name: MeasureName, of = -1): string => plain(atLeast({ name, of }, 1));
  expect([
    once('territories', 3),
    once('farmAndTribe', 1),
    once('landTypes'),
    once('siteKinds'),
    once('grounds'),
    once('featureKinds'),
  ]).toEqual([
    'plemię na terytorium wzgórz',
    'swoją farmę i plemię na terytorium lasu',
    'plemię na terytorium lądowym',
    'plemię przy odkrytym obszarze',
    'budynek na obszarze pod zabudowę',
    'co najmniej 1 znacznik cechy',
  ]);
});

test('every measure, however narrowed, is sound in every role', () => {
  const seen = new Set<string>();
  for (const name of MEASURES) {
    for (const of of [-1, ...(MEASURE_OF[name] ?? []).keys()]) {
      const text = measured(name, of);
      expect(text).not.toMatch(/[{}<>$]|undefined|NaN| {2}| [.,;:]|\(\)/u);
      expect(seen.has(text), text).toBe(false);
      seen.add(text);
    }
  }
});

// Starting attribute chips, creatures and cards of V.I.C.I in every language, word for word.
import { basePack, componentTexts, gameTexts, type Language } from '@civolution/content';
import {
  type ActionCard,
  AUTOMA_ACTIONS,
  type AutomaAction,
  type AutomaActionName,
  load,
} from '@civolution/engine';
import { describe, expect, test } from 'vitest';
import { flaw } from './support.js';

const { rules } = load(basePack);
const say = gameTexts('en', rules);
/** The languages of the sentences below; another one has tests of its own. */
const WORDED = ['en', 'de', 'pl'] as const satisfies readonly Language[];
const READERS = WORDED.map(language => [language, componentTexts(language, rules)] as const);

test('a creature says what it eats and what its spaces give', () => {
  expect(READERS.map(([, texts]) => texts.creature(2))).toEqual([
    'Feed it up to 3 stored materials of Hills: 1. gain 2 ideas · 2. gain 3 points · 3. advance 2 steps on the Construction track',
    'Füttere die Kreatur mit bis zu 3 Gütern der Gebietsart Hügelland: 1. Erhalte 2 Ideen · 2. Erhalte 3 Erfolgspunkte · 3. Rücke 2 Schritte auf der Bauwesenleiste vor',
    'Nakarm stworzenie maksymalnie 3 zebranymi materiałami ze wzgórz: 1. zyskaj 2 pomysły · 2. zyskaj 3 PZ · 3. przesuń dysk o 2 pola na torze budownictwa',
  ]);
  expect(say.creature(0)).toMatch(
    /^Moss boar: feed it up to 3 stored materials of Forest: .* on each of 2 different progress tracks$/,
  );
});

test('a starting attribute chip says its benefit', () => {
  expect(READERS.map(([, texts]) => texts.startingAttribute(5))).toEqual([
    'Gain 3 food, 3 money, 3 focus markers, and 3 ideas',
    'Erhalte 3 Nahrung, 3 Geld, 3 Fokusmarker und 3 Ideen',
    'Zyskaj 3 żywności, 3 pieniądze, 3 znaczniki skupienia i 3 pomysły',
  ]);
  expect(say.startingAttribute(0)).toBe('Advancing civilization: advance 2 steps on any progress track');
});

test('their names', () => {
  const names = READERS.map(([, { name }]) => [
    name.startingAttribute(2),
    name.creature(5),
    name.actionCard(6),
  ]);
  expect(names).toEqual([
    ['Many-sided civilization', 'Dune lizard', 'action card 7'],
    ['Vielseitige Zivilisation', 'Dünenechse', 'Aktionskarte 7'],
    ['Wszechstronna cywilizacja', 'Jaszczurka wydmowa', 'karta akcji 7'],
  ]);
});

const ROWS: Readonly<Record<(typeof WORDED)[number], string>> = {
  en: `
    Action card 8
    Blue half:
    1: advance 1 step on the Prestige track and remove the top face-up mutation card
    2–3: advance 1 step on the Prestige track and perform 1 provision action
    4–6: advance 1 step on the Culture track
    Red half:
    1: advance 2 steps on the Prestige track and remove the top face-up mutation card
    2–3: advance 1 step on the Prestige track and gain 3 points
    4–6: advance 2 steps on the Culture track and perform 1 provision action
    Reset icons: 2 blue, 2 red`,
  de: `
    Aktionskarte 8
    Blaue Hälfte:
    1: Rücke 1 Schritt auf der Ansehensleiste vor und entferne die oberste offene Mutationskarte
    2–3: Rücke 1 Schritt auf der Ansehensleiste vor und führe 1 Proviantaktion durch
    4–6: Rücke 1 Schritt auf der Kulturleiste vor
    Rote Hälfte:
    1: Rücke 2 Schritte auf der Ansehensleiste vor und entferne die oberste offene Mutationskarte
    2–3: Rücke 1 Schritt auf der Ansehensleiste vor und erhalte 3 Erfolgspunkte
    4–6: Rücke 2 Schritte auf der Kulturleiste vor und führe 1 Proviantaktion durch
    Resetsymbole: 2 blau, 2 rot`,
  pl: `
    Karta akcji 8
    Niebieska połowa:
    1: przesuń dysk o 1 pole na torze prestiżu i usuń wierzchnią kartę mutacji z odkrytego stosu
    2–3: przesuń dysk o 1 pole na torze prestiżu i wykonaj 1 akcję zaopatrzenia
    4–6: przesuń dysk o 1 pole na torze kultury
    Czerwona połowa:
    1: przesuń dysk o 2 pola na torze prestiżu i usuń wierzchnią kartę mutacji z odkrytego stosu
    2–3: przesuń dysk o 1 pole na torze prestiżu i zyskaj 3 PZ
    4–6: przesuń dysk o 2 pola na torze kultury i wykonaj 1 akcję zaopatrzenia
    Symbole resetu: niebieskie – 2, czerwone – 2`,
};

const TILES: Readonly<Record<(typeof WORDED)[number], string>> = {
  en: `
    Action card 13
    Blue half:
    Perform the action of the next era's scoring category 2 times; in era 4 gain 4 points instead
    Red half:
    Perform the action of the next era's scoring category 2 times and gain 3 points; in era 4 gain 7 points instead
    Reset icons: 0 blue, 1 red
    Actions of the categories: a progress track – 1 step; Evolution or Prosperity – 1 marker on its grid; Population – 1 procreation; Expansion – 1 migration`,
  de: `
    Aktionskarte 13
    Blaue Hälfte:
    Führe 2-mal die Aktion der Wertungskategorie der nächsten Epoche aus; in Epoche 4: Erhalte stattdessen 4 Erfolgspunkte
    Rote Hälfte:
    Führe 2-mal die Aktion der Wertungskategorie der nächsten Epoche aus und erhalte 3 Erfolgspunkte; in Epoche 4: Erhalte stattdessen 7 Erfolgspunkte
    Resetsymbole: 0 blau, 1 rot
    Aktionen der Kategorien: eine Fortschrittsleiste – 1 Schritt; Evolution oder Wohlstand – 1 Marker auf das Raster; Bevölkerung – 1 Vermehrung; Verbreitung – 1 Wanderung`,
  pl: `
    Karta akcji 13
    Niebieska połowa:
    Wykonaj 2 razy akcję kategorii punktowej następnej epoki; w 4. epoce zyskaj zamiast tego 4 PZ
    Czerwona połowa:
    Wykonaj 2 razy akcję kategorii punktowej następnej epoki i zyskaj 3 PZ; w 4. epoce zyskaj zamiast tego 7 PZ
    Symbole resetu: niebieskie – 0, czerwone – 1
    Akcje kategorii: tor postępu – 1 pole; Ewolucja albo Dobrobyt – 1 znacznik na tabeli; Populacja – 1 prokreacja; Ekspansja – 1 migracja`,
};

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim());

describe.each(READERS)('cards of V.I.C.I in %s', (language, texts) => {
  test('whole cards', () => {
    expect(texts.actionCard(7).split('\n')).toEqual(lines(ROWS[language]));
    expect(texts.actionCard(12).split('\n')).toEqual(lines(TILES[language]));
  });

  test('every card is sound', () => {
    for (const card of rules.solo.cards.keys()) {
      for (const half of [0, 1]) {
        for (const row of texts.actionRows(card, half)) {
          expect(flaw(row.replace(/^\d\S*: ./, 'X')), row).toBeNull();
        }
      }
    }
  });
});

test('the English texts of a game say the same of a card', () => {
  expect(say.actionCard(7).split('\n')).toEqual(lines(ROWS.en));
});

/** Card 1 with these actions for every value of its blue half. */
const told = (...actions: AutomaAction[]): string[] => {
  const { pack } = rules;
  const changed: ActionCard = { ...pack.solo.cards[0]!, blue: { '1-6': actions } };
  const { rules: other } = load({
    ...pack,
    solo: { ...pack.solo, cards: [changed, ...pack.solo.cards.slice(1)] },
  });
  return WORDED.map(language => componentTexts(language, other).actionRows(0, 0).join(' | '));
};

test.each<readonly [AutomaAction, en: string, de: string, pl: string]>([
  [
    { do: 'favor' },
    'advance 1 step on the Favor of Agera track',
    'Rücke 1 Schritt auf Ageras Gunstleiste vor',
    'przesuń dysk o 1 pole na torze przychylności Agery',
  ],
  [
    { do: 'statue' },
    'place 1 statue on the Building ground in Water A',
    'Stelle 1 Statue auf den Baugrund im Wasser-Gebiet A',
    'umieść 1 pomnik na obszarze pod zabudowę na terytorium wodnym A',
  ],
  [{ do: 'activationDie' }, 'gain 1 activation die', 'Nimm 1 Aktivierungswürfel', 'zyskaj 1 kość aktywacji'],
  [{ do: 'fateDie' }, 'gain 1 fate die', 'Nimm 1 Schicksalswürfel', 'zyskaj 1 kość losu'],
  [
    { do: 'evolution', n: 1 },
    'place 1 marker on the Evolution grid',
    'Stelle 1 Marker auf das Evolutionsraster',
    'umieść 1 znacznik na tabeli ewolucji',
  ],
  [
    { do: 'prosperity', n: 2 },
    'place 2 markers on the Prosperity grid',
    'Stelle 2 Marker auf das Wohlstandsraster',
    'umieść 2 znaczniki na tabeli dobrobytu',
  ],
  [{ do: 'procreation' }, 'perform 1 procreation', 'Führe 1 Vermehrung durch', 'wykonaj 1 prokreację'],
  [{ do: 'migration' }, 'perform 1 migration', 'Führe 1 Wanderung durch', 'wykonaj 1 migrację'],
  [
    { do: 'revealSites' },
    'reveal all face-down sites beside one territory',
    'Decke alle verdeckten Orte an einem Gebiet auf',
    'odkryj wszystkie zakryte obszary przy jednym terytorium',
  ],
  [
    { do: 'huntingToken' },
    'place 1 hunting token in a territory',
    'Lege 1 Jagdplättchen in ein Gebiet',
    'umieść 1 żeton polowania na terytorium',
  ],
])('%o', (action, ...texts) => {
  expect(told(action)).toEqual(texts.map(text => `1–6: ${text}`));
});

const EACH: { readonly [K in AutomaActionName]: Extract<AutomaAction, { do: K }> } = {
  track: { do: 'track', track: 'culture', n: 1 },
  removeCard: { do: 'removeCard', type: 'insight' },
  points: { do: 'points', n: 1 },
  favor: { do: 'favor' },
  statue: { do: 'statue' },
  activationDie: { do: 'activationDie' },
  fateDie: { do: 'fateDie' },
  evolution: { do: 'evolution', n: 1 },
  prosperity: { do: 'prosperity', n: 1 },
  procreation: { do: 'procreation' },
  migration: { do: 'migration' },
  provision: { do: 'provision' },
  revealSites: { do: 'revealSites' },
  huntingToken: { do: 'huntingToken' },
};

test('every action has a text of its own', () => {
  const texts = AUTOMA_ACTIONS.map(name => told(EACH[name]));
  for (const i of WORDED.keys()) {
    expect(new Set(texts.map(text => text[i])).size).toBe(AUTOMA_ACTIONS.length);
  }
});

test('equal neighbours are told as one, but not what is removed or revealed', () => {
  expect(told({ do: 'procreation' }, { do: 'procreation' }, { do: 'provision' })).toEqual([
    '1–6: perform 2 procreations and 1 provision action',
    '1–6: Führe 2 Vermehrungen und 1 Proviantaktion durch',
    '1–6: wykonaj 2 prokreacje i 1 akcję zaopatrzenia',
  ]);
  expect(told({ do: 'revealSites' }, { do: 'revealSites' })[0]).toBe(
    '1–6: reveal all face-down sites beside one territory and reveal all face-down sites beside one territory',
  );
});

test('rows stand in the order of their values', () => {
  const { pack } = rules;
  const blue: ActionCard['blue'] = {
    '4': [{ do: 'favor' }],
    '1-3': [{ do: 'statue' }],
    '5-6': [{ do: 'migration' }],
  };
  const cards = [{ ...pack.solo.cards[0]!, blue }, ...pack.solo.cards.slice(1)];
  const texts = componentTexts('en', load({ ...pack, solo: { ...pack.solo, cards } }).rules);
  expect(texts.actionRows(0, 0).map(row => row.split(':')[0])).toEqual(['1–3', '4', '5–6']);
});

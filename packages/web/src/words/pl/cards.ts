import type { Words } from '../words.svelte.js';

const FORMS = new Intl.PluralRules('pl');
const form =
  (one: string, few: string, many: string) =>
  (n: number): string =>
    ({ one, few })[FORMS.select(n) as 'one' | 'few'] ?? many;
const cardNoun = form('karta', 'karty', 'kart');
const cardsOf = (n: number): string => `${n} ${cardNoun(n)}`;

export const cards: Words['cards'] = {
  handOf: n => `Ręka (${n})`,
  emptyHand: 'Brak kart na ręce.',
  looking: 'Karty, które oglądasz',
  markerCards: 'Karty znaczników startowych',
  chosen: 'wybrana',
  installing: 'Instalowana karta',
  inFull: 'Pokaż całe karty',
  cost: 'Koszt',
  costSpace: n => `Pole kosztu ${n}`,
  nextStage: n => `Twoje następne wolne miejsce na tę kartę: rząd ${n}`,
  freeSpace: 'nic',
  fulfilled: 'spełnione',
  missing: 'brakuje',
  points: n => `${n} PZ`,
  bonus: 'Premia natychmiastowa',
  abilities: {
    activity: 'Działanie',
    rule: 'Stałe',
    trigger: 'Wyzwalane',
    pointBonus: 'Na koniec gry',
  },
  stacks: 'Stosy badań',
  faceDown: n => `Zakryte: ${cardsOf(n)}`,
  below: n => `Pod spodem: ${cardsOf(n)}`,
  noneFaceUp: 'Brak odkrytych kart.',
  known: names => `Widziane przez Ciebie karty: ${names}`,
  markers: {
    food: form('żywność', 'żywności', 'żywności'),
    money: form('pieniądz', 'pieniądze', 'pieniędzy'),
    idea: form('pomysł', 'pomysły', 'pomysłów'),
    focus: form('znacznik skupienia', 'znaczniki skupienia', 'znaczników skupienia'),
  },
};

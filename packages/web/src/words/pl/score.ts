import type { Words } from '../words.svelte.js';

const PLURAL = new Intl.PluralRules('pl');
const POINTS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'punkt', few: 'punkty' };

export const score: Words['score'] = {
  score: 'Punkty',
  civilization: 'Cywilizacja',
  now: 'Teraz',
  final: 'Koniec',
  projected: n => `${n}, gdyby gra skończyła się teraz`,
  source: 'Punkty za',
  total: 'Razem',
  leads: 'prowadzi',

  toMove: 'tura',
  openConsole: name => `Konsola: ${name} – zobacz wszystko, co tam leży`,
  points: n => `${n} ${POINTS[PLURAL.select(n)] ?? 'punktów'}`,
  dice: 'Kości aktywacji',
  diceReady: (ready, all) => `nieużyte: ${ready} z ${all}`,
  fateDice: 'Kości losu',
  tribes: 'Plemiona na kontynencie',
  weakOf: n => `osłabione: ${n}`,
  hand: 'Karty na ręce',
  food: 'Żywność',
  money: 'Pieniądze',
  ideas: 'Pomysły',

  end: 'Koniec gry',
  wins: name => `Zwycięża ${name}`,
  place: n => `${n}. miejsce`,
  places: 'Miejsca',
  tie: 'Przy równej liczbie punktów wyżej stoi cywilizacja z większą liczbą ulepszeń modułów, a potem decyduje kolejność przy stole.',
  tieAutoma: 'Remis nie wystarczy: V.I.C.I pokonuje się tylko większą liczbą punktów.',
  winner: 'zwycięża',
  breakdown: 'Skąd są punkty',
  finalScoring: 'Punktacja końcowa',
  inGame: 'W trakcie gry',
  eras: 'Epoka po epoce',
  erasAbout:
    'Wykres liniowy: punkty każdej cywilizacji na koniec każdej epoki. Te same liczby są w tabeli poniżej.',
  asTable: 'Jako tabela',
  start: 'Początek',
  era: n => `Epoka ${n}`,
  toStart: 'Wróć na stronę startową',
  look: 'Obejrzyj stół',
  export: 'Zapisz w pliku',
};

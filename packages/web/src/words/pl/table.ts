import type { Words } from '../words.svelte.js';

export const table: Words['table'] = {
  table: 'Stół',
  leave: 'Odejdź od stołu',
  settings: 'Ustawienia',
  rules: 'Zasady',
  moreRules: 'Więcej w zasadach',
  noRules: 'Nie udało się pobrać zasad.',
  saveFile: 'Zapisz jako plik',
  log: 'Przebieg',
  logOf: 'Czyje wpisy pokazać',
  everyone: 'Wszyscy',
  older: n => `Pokaż starsze wpisy (${n})`,
  map: 'Kontynent',
  console: 'Konsola',
  hand: 'Karty na ręce',
  boards: 'Plansze',
  score: 'Punkty',
  ask: 'Wybór',
  consoleOf: name => `Konsola: ${name}`,
  close: 'Zamknij',
  result: 'Wynik',
};

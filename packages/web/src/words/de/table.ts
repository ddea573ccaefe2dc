import type { Words } from '../words.svelte.js';

export const table: Words['table'] = {
  table: 'Der Tisch',
  leave: 'Tisch verlassen',
  settings: 'Einstellungen',
  rules: 'Regeln',
  moreRules: 'Mehr in den Regeln',
  noRules: 'Die Regeln konnten nicht geladen werden.',
  saveFile: 'Als Datei sichern',
  log: 'Verlauf',
  logOf: 'Wessen Zeilen gezeigt werden',
  everyone: 'Alle',
  older: n => `${n} ältere Zeilen zeigen`,
  map: 'Kontinent',
  console: 'Konsole',
  hand: 'Handkarten',
  boards: 'Pläne',
  score: 'Punkte',
  ask: 'Entscheiden',
  consoleOf: name => `Konsole von ${name}`,
  close: 'Schließen',
  result: 'Ergebnis',
};

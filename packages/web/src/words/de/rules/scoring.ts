// Tracks, favor, weather, events and scoring.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const tracks = {
  tracks: [
    'Fortschrittsleisten',
    f => [
      `Die fünf {thing.track}Fortschrittsleisten gehen von 0 bis ${f.tracks.spaces}. Für jede Bonusschwelle, die deine Scheibe überquert, erhältst du den Leistenbonus. Das Upgrade gilt für eines der fünf Module, zu denen die Augenzahl der Leiste gehört.`,
      { figure: 'lines' },
      `Jeder Schritt über das letzte Feld hinaus bringt stattdessen ${many(f.tracks.beyond, 'Erfolgspunkt', 'Erfolgspunkte')}. Manche Karten sprechen von den hellen Feldern: ${f.tracks.pale.join(', ')}.`,
    ],
  ],
  favor: [
    'Ageras Gunst und Gunstproben',
    [
      'Für eine {thing.test}Gunstprobe wirfst du alle deine {thing.fateDie}Schicksalswürfel. Du bestehst, wenn mindestens einer nicht mehr zeigt als die Nummer des Feldes, auf dem deine Scheibe auf Ageras {thing.favor}Gunstleiste liegt. [Ideen](ideas) können helfen. Auf dem letzten Feld bestehst du ohne Wurf.',
      'Steht eine Probe vor einer Aktion, darfst du die Aktion nur ausführen, wenn du bestehst. Bei einem Modul, das du aktiviert hast, darfst du die Probe auch machen, wenn die Aktion unmöglich ist.',
      'Reagiert eine deiner Fähigkeiten auf misslungene Proben, darfst du mit Ideen auch absichtlich scheitern: Du änderst jeden Würfel, mit dem du bestehst.',
      { figure: 'favor' },
    ],
  ],
} satisfies Partial<Sections>;

export const weather = {
  weather: [
    'Wetter',
    [
      'In der Ereignisphase bewegt sich das Wetter ein oder zwei Schritte Richtung heiß oder kalt, wie es auf der Ereigniskarte der Epoche steht. Wo es stehen bleibt, folgt für alle in Sitzreihenfolge seine Auswirkung. Auf eine gute darfst du verzichten, eine schlechte musst du hinnehmen; lässt sie dir die Wahl, nimmst du, was du kannst.',
      { figure: 'weather' },
      'Würde es über heiß oder kalt hinausgehen, bleibt es dort stehen, und die schlimmere Auswirkung jenseits davon tritt ein. Einen verlorenen Stamm kann [Deus ex machina](deus) retten.',
    ],
  ],
  events: [
    'Ereignisse',
    [
      'Die Ereigniskarte liegt von Beginn der Epoche an offen. In der Ereignisphase belohnt sie in Sitzreihenfolge, wer ihre Bedingung erfüllt:',
      [
        'allein in Führung: bei Gleichstand niemand',
        'alle mit den meisten: auch bei Gleichstand',
        'alle, die genug davon haben',
      ],
      'Bei einigen Ereignissen musst du für die Belohnung eine Farm oder ein Boot zurückgeben. Stämme auf einem solchen Boot gehen mit ihm verloren.',
    ],
  ],
} satisfies Partial<Sections>;

export const scoring = {
  categories: [
    'Die neun Wertungskategorien',
    [
      'Eine Kategorie bringt für jede Einheit, die du von ihr hast, Punkte. Wie viele, hängt davon ab, wann sie gewertet wird:',
      { figure: 'categories' },
    ],
  ],
  prosperity: [
    'Wohlstand und seine Diamanten',
    f => [
      [
        `{thing.food}Nahrung: 1 Diamant für je ${f.console.food.perDiamond}, höchstens ${f.console.food.diamonds}`,
        `{thing.money}Geld: 1 Diamant für je ${f.console.money.perDiamond}, höchstens ${f.console.money.diamonds}`,
        '{project.settlement}Siedlungen: Die gebauten geben auf deiner Konsole 1 bis 3 Diamanten frei',
        `{thing.material}Depot: in jeder Art von Land ${f.console.storageDiamonds[0]}, wenn in Reihe 1 und 2 etwas liegt, und ${f.console.storageDiamonds[1]}, wenn in Reihe 2 und 3 etwas liegt`,
      ],
    ],
  ],
  'era-scoring': [
    'Die Wertung einer Epoche',
    [
      'Vor dem Spiel werden vier Kategorien ausgelost, für jede Epoche eine; alle sehen sie von Anfang an. Je früher die Epoche, desto mehr ist eine Einheit wert:',
      { figure: 'eras' },
    ],
  ],
  'final-scoring': [
    'Endwertung',
    [
      [
        '1. Alle [neun Kategorien](categories) werden gewertet. Drei vor dem Spiel ausgeloste Plättchen machen ihre Kategorien wertvoller.',
        '2. Jede Karte und jede Platine bringt die Punkte ihrer [Stufe](partition), in den Stufen 4 und 5 nur mit aktivem [Stufenplättchen](stage-tiles).',
        '3. Karten mit [Punktbonus](abilities) zählen jede Karte und jede Einkommensplatine ihrer Spalte, in allen Stufen.',
      ],
    ],
  ],
  winner: [
    'Wer gewinnt',
    [
      'Die meisten Punkte gewinnen. Haben mehrere gleich viele, entscheiden mehr Upgrades von Modulen, dann die Sitzreihenfolge. Gegen [V.I.C.I](solo) gewinnst du nur mit mehr Punkten.',
    ],
  ],
} satisfies Partial<Sections>;

// V.I.C.I, and the Extra Credits.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const solo = {
  solo: [
    'Allein gegen V.I.C.I',
    f => [
      'V.I.C.I ist eine gegnerische Zivilisation ohne Konsole und folgt nur Karten und Würfeln. Aufgebaut wird wie zu zweit, und du beginnst die erste Epoche. Du gewinnst mit mehr Punkten als V.I.C.I.',
      `V.I.C.I hat ${many(f.solo.tribes, 'Stamm', 'Stämme')}, ${f.solo.dice.activation} Aktivierungswürfel und ${f.solo.dice.fate} Schicksalswürfel sowie zwei Raster, die für Evolution (${f.solo.evolution.spaces} Felder) und Wohlstand (${f.solo.prosperity.spaces} Felder) stehen, zu Beginn mit je ${f.solo.gridMarkers} Markern. In beiden Startgebieten beginnt V.I.C.I mit einem Stamm und einem Proviantmarker.`,
    ],
  ],
  'vici-turn': [
    'V.I.C.Is Zug',
    f => [
      `V.I.C.I deckt eine von ${f.actionCards} [Aktionskarten](action-card) auf und tut, was auf der gültigen Hälfte steht. Zeigt die Karte Augenzahlen, wird dafür gewürfelt; nennt sie eine Wertungskategorie, wird die Aktion dieser Kategorie ausgeführt.`,
      `Jede Karte trägt Resetsymbole. Sobald die offenen Karten ${f.solo.resetIcons.blue} blaue und ${f.solo.resetIcons.red} rote zeigen, wird die neue Karte nicht ausgeführt: V.I.C.I macht stattdessen einen Reset, der Phasenanzeiger rückt weiter, und die offenen Karten werden abgelegt.`,
      [
        `Auf den Leisten erhält V.I.C.I nur Punkte: die von Schwellen, die nichts anderes geben, und wie du ${f.tracks.beyond} für jeden Schritt über das letzte Feld hinaus.`,
        'Statuen kommen auf den Baugrund der Insel, ohne Grenze.',
        `Die Raster füllen sich von Feld 1 an. Auf den Feldern ${f.solo.evolution.removes.join(' und ')} der Evolution verlässt eine Attributsplatine die Auslage, auf ${f.solo.prosperity.removes.join(', ')} des Wohlstands eine Einkommensplatine.`,
        'V.I.C.I nimmt Karten von den offenen Stapeln aus dem Spiel, deckt Orte für deren Punkte auf und legt Jagdplättchen.',
        'Würfel bekommt V.I.C.I wie du, bei leerer Auslage von dir.',
      ],
    ],
  ],
  'vici-land': [
    'Wo V.I.C.I handelt',
    [
      'Braucht eine Aktion ein Gebiet, gibt es eine erste Bedingung und manchmal eine zweite, falls kein Gebiet die erste erfüllt:',
      [
        'Vermehrung: ein eigener Stamm und ein freier Lagerplatz; sonst nur ein eigener Stamm.',
        'Wanderung: aus einem Gebiet mit zwei eigenen Stämmen, einer davon stark; in das benachbarte Land mit den wenigsten eigenen Stämmen.',
        'Proviant: von den eigenen Gebieten die mit den wenigsten Proviantmarkern, unter diesen die mit den meisten eigenen Stämmen.',
        'Orte: das eigene Gebiet, an das die meisten verdeckten Orte grenzen.',
        'Jagdplättchen: das beste Jagdland ohne Jagdplättchen, in dem ihr beide lebt; sonst eines, in dem V.I.C.I lebt. Am besten ist Wald, dann Grasland, Hügelland, Sumpf, Gebirge, Wüste.',
      ],
      'Bleiben mehrere übrig, entscheiden ein Würfel und die Übersicht über die Gebietsart, der Reihe nach weiter, bis eine passt, und ein zweiter Würfel über die Signalfeuer des Gebiets.',
      { figure: 'wheel' },
    ],
  ],
  'vici-tribes': [
    'Wie sich V.I.C.Is Stämme niederlassen',
    [
      'Ein Stamm von V.I.C.I nimmt den ersten dieser Plätze, und das Verdrängen schwächt ihn nicht:',
      [
        'ein freies Feuer, dann irgendein freier Lagerplatz',
        'das Feuer deines Stammes, dann der Platz eines schwachen deiner Stämme, dann eines starken',
        'das Feuer eines eigenen starken Stammes, dann der Platz eines anderen starken, dann ebenso bei schwachen',
      ],
      'Feuer bringen V.I.C.I Punkte wie dir; Land wird erschlossen, ohne dass ein Rohstoff dazukommt. Gewandert wird zuerst aus der Wildnis, dann vom Feuer, dann von anderswo. Gibt es kein Gebiet, aus dem V.I.C.I wandern kann, kommt vorher eine Vermehrung. Sind nach einer Vermehrung alle Lagerplätze in V.I.C.Is Gebieten mit eigenen Stämmen besetzt, folgt sofort eine Wanderung. Verliert V.I.C.I den letzten Stamm, erscheint ein neuer auf Land, wo du lebst, sofern es solches gibt.',
    ],
  ],
  'vici-phases': [
    'Die anderen Phasen',
    [
      [
        'Neue Ziele: Ein Würfel nimmt eine Zielplatine aus dem Spiel, die erste bis vierte von oben; bei 5 und 6 keine. Einen Sonderfund macht V.I.C.I nicht.',
        'Orte und Wetter lassen V.I.C.I in Ruhe.',
        'Ernährung: Zuerst kommt eine Proviantaktion. Wo ein Proviantmarker liegt, ist ein Stamm auf einem Lagerplatz ernährt; wo zwei oder mehr liegen, alle auf Lagerplätzen und einer in der Wildnis. Die anderen werden geschwächt. Der zweite Marker blockiert den Platz der Farm, sofern dort keine steht.',
        'Ereignisse: V.I.C.I bekommt keine Belohnung, zählt aber bei Vergleichen mit; was V.I.C.I nicht haben kann, wird am Wohlstandsraster abgelesen.',
        'Wertung: die Kategorien wie üblich, mit den Rastern für Evolution und Wohlstand, dazu starke Stämme und Statuen. Einen Stufenbereich gibt es nicht.',
      ],
    ],
  ],
  'vici-level': [
    'Wie stark V.I.C.I ist',
    [
      'Jede Aktionskarte hat eine leichtere blaue und eine schwerere rote Hälfte. Das Level sagt, wann die rote gilt:',
      { figure: 'levels' },
      'Mit der Herausforderung führt V.I.C.I auch die Karte aus, die den Reset auslöst.',
    ],
  ],
} satisfies Partial<Sections>;

export const extras = {
  extras: [
    'Extra Credits',
    ['Drei kleine Erweiterungen, jede kann dabei sein oder nicht. V.I.C.I nimmt an keiner teil.'],
  ],
  'extra-a': [
    'A: Startattributsplatinen',
    [
      'Alle beginnen mit einer {thing.attribute}Attributsplatine mehr, zufällig oder zusammen mit der Startplatinen-Karte gewählt. Du installierst sie in einer beliebigen Spalte, die von da an die der Attributsplatinen ist, und erhältst einmal ihren Startvorteil. Gegen V.I.C.I kommen deren Scheiben erst danach auf deine, auch auf der Punkteleiste.',
      'Später bewirkt sie nichts mehr, füllt aber ihren Platz und zählt nach ihrer Stufe.',
    ],
  ],
  'extra-b': [
    'B: Kreaturen',
    [
      'Eine von sechs Kreaturen ist sichtbar, jede lebt in einer Art von Land. Bei einer {thing.hunt}Jagd in dieser Art von Land entscheidet der gewählte Würfel auch über die Kreatur: Zeigt er nicht mehr als die Nummer deines Feldes auf Ageras {thing.favor}Gunstleiste, zähmst du sie.',
      'Du installierst sie in einer Spalte für Kreaturen, die nächste wird sichtbar, und du machst einen [Glücksfund](finds) in ihrer Art von Land. Du darfst sie auch ziehen lassen.',
      'In jeder Ernährungsphase kann nach deinen Stämmen jede Kreatur, die du zu Beginn der Phase hattest, bis zu drei Güter ihres Landes bekommen, jedes mit einer Belohnung: Ideen, Punkte, Schritte auf einer Leiste.',
    ],
  ],
  'extra-c': [
    'C: Module auf Level IIII',
    [
      'Vor dem Spiel werden je Zivilisation drei Plättchen ausgelegt, jedes für ein Hauptmodul. Sie werden einzeln genommen, im Uhrzeigersinn, dagegen und wieder im Uhrzeigersinn. Dann macht jede Zivilisation ein Upgrade bei einem der Module, für die sie ein Plättchen hat.',
      'Nur mit seinem Plättchen kommt ein Modul von Level III auf IIII. Was es dann tut, steht bei den [Modulen](modules).',
    ],
  ],
} satisfies Partial<Sections>;

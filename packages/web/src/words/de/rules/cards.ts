// Research cards, the stage partition, and chips.
import type { RulesWords } from '../../../rules/types.js';

type Sections = RulesWords['sections'];

export const cards = {
  cards: [
    'Forschungskarten',
    f => [
      `Es gibt ${f.cards} Forschungskarten von fünf Arten, jede mit einem verdeckten und einem offenen Stapel. Nimmst du eine Karte, ist es die oberste eines beliebigen Stapels; wird die letzte eines offenen Stapels genommen, kommt sofort eine neue. Offene Stapel darf man jederzeit durchsehen, und deine Hand hat keine Obergrenze.`,
      { figure: 'cardTypes' },
    ],
  ],
  partition: [
    'Der Stufenbereich',
    f => [
      `Dein Stufenbereich hat ${f.console.columns.length} Spalten, die sich von unten nach oben füllen. Eine Spalte nimmt nur eine Art von Karte oder Platine auf, und eine Art liegt nur in einer Spalte: Die erste, die du installierst, legt das fest. Nur {thing.income}Einkommensplatinen dürfen in jede Spalte.`,
      'Am Ende ist jede Karte und jede Platine die Punkte ihrer Stufe wert. Über Stufe 5 kannst du weiter installieren, zu den Kosten von Stufe 5, aber dort zählt nichts mehr.',
      { figure: 'stages' },
    ],
  ],
  installing: [
    'Eine Karte installieren',
    [
      'Die Module Erfindung, Mutation, Erkenntnis, Bauwerk und Errungenschaft installieren jeweils Karten ihrer Art von deiner Hand.',
      [
        '1. Die Stufe ist die unterste freie in der Spalte dieser Art. Hat die Art noch keine, wählst du eine leere Spalte; Einkommensplatinen darin stören nicht.',
        '2. So viele der fünf Kostenfelder, wie die Stufe angibt, sind von links nach rechts zu erfüllen. Leere gelten als erfüllt. Verlangt wird, Güter abzugeben, {thing.feature}Eigenschaften zu haben, die dir bleiben, oder eine abzugeben. Was mehrere Felder von derselben Eigenschaft verlangen, zählt zusammen. Viele Felder von Bauwerkskarten erfüllst du auch mit einer Anzahl gebauter Siedlungen.',
        '3. Du bekommst die Punkte auf den Feldern, die du erfüllen musstest.',
        '4. Du führst den Sofortbonus aus, soweit du kannst und magst. Hat er mehrere Teile, bestimmst du ihre Reihenfolge.',
        '5. Die Karte kommt in die Spalte und bleibt dort. Ihre Fähigkeit gilt ab jetzt.',
      ],
      'Du darfst die Kosten einer höheren Stufe annehmen, um auch deren Punkte zu bekommen, dann aber alle Felder bis dorthin.',
    ],
  ],
  'special-bonus': [
    'Der Sonderbonus von Level III',
    [
      'Auf Level III erlauben dir die fünf Kartenmodule, entweder ein Kostenfeld zu ignorieren, das du erfüllen müsstest, oder eine zweite Karte derselben Art zu installieren. Auf Level IIII darfst du zwei Karten installieren und bei jeder ein Feld ignorieren.',
      'Das einzige Feld, das du erfüllen müsstest, kannst du nicht ignorieren, und ein ignoriertes bringt keine Punkte.',
    ],
  ],
  abilities: [
    'Fähigkeiten',
    [
      [
        '{thing.activity}Aktivität: eine weitere Möglichkeit für das [Aktivitäts-Modul](module-activity) und überall, wo dir eine Aktivität erlaubt wird.',
        'Ständige Fähigkeit: ändert für dich eine Regel, solange das Spiel dauert.',
        'Fähigkeit mit „immer wenn“: wirkt jedes Mal, wenn eintritt, was sie nennt.',
        'Punktbonus: bringt am Ende Punkte für jede Karte und jede Einkommensplatine ihrer Spalte, sie selbst eingeschlossen.',
      ],
    ],
  ],
  completion: [
    'Komplettier-Boni',
    [
      'Ist Stufe 1 oder Stufe 2 deines Stufenbereichs lückenlos gefüllt, erhältst du am Ende des Zuges einmalig ihren Bonus: für Stufe 1 eine [Einkommensplatine](incomes), für Stufe 2 schaltest du ein [Stufenplättchen](stage-tiles) auf aktiv. Eine einzelne Zielplatine füllt ihren Platz nicht.',
    ],
  ],
} satisfies Partial<Sections>;

export const chips = {
  goals: [
    'Zielplatinen',
    f => [
      `Zielplatinen liegen auf den ${f.console.goalSpaces} Plätzen deines Zielbereichs, bis du sie mit dem [Planungs-Modul](module-planning) installierst. Dafür musst du haben, was die Platine verlangt, oder abgeben, was sie fordert.`,
      'Installiert liegt sie verdeckt in der Spalte der Zielplatinen. Sie ist halb so breit wie ein Platz: Zwei passen nebeneinander, jede zählt für sich, und du darfst auch einzelne übereinanderlegen.',
      'Auf dem Platz, den sie freigibt, steht ein {thing.upgrade}Upgrade: Hebe ein beliebiges Hauptmodul. Lag die Platine auf einer anderen, gibt es keines. An eine abgedeckte Platine kommst du erst, wenn die obere weg ist.',
    ],
  ],
  incomes: [
    'Einkommensplatinen',
    f => [
      `Nimmst du eine {thing.income}Einkommensplatine, wählst du eine der ${f.displays.incomes} ausliegenden, installierst sie in der untersten freien Stufe einer beliebigen Spalte und nutzt sie einmal. Auf Zielplatinen liegt sie nur, wo zwei nebeneinander sind.`,
      'Nutzen heißt: entweder ihre Aktion oder stattdessen 1 {thing.point}Erfolgspunkt. Verlangt die Aktion eine Gunstprobe und du bestehst sie nicht, gehst du leer aus.',
      'In der [Einkommensphase](income-phase) nutzt du alle; einzelne auch durch das [Erfindungs-Modul](module-invention), gutes Wetter, Bonusschwellen und Karten. Deine Startplatinen-Karte ist eine Einkommensplatine wie jede andere.',
    ],
  ],
  attributes: [
    'Attributsplatinen',
    f => [
      `${f.displays.attributes} {thing.attribute}Attributsplatinen liegen aus. Eine zu nehmen ist keine Aktion: Du darfst es immer, wenn du an der Reihe bist, etwas zu tun, in jeder Phase, auch mehrmals. Müsstest du dir schaden und eine Platine kann dich davor bewahren, wirst du vorher gefragt. Du musst so viele Marker ihrer Eigenschaft haben, wie sie zeigt, und gibst einen davon ab.`,
      'Sie kommt in die unterste freie Stufe der Spalte der Attributsplatinen, und ihre Fähigkeit gilt bis zum Spielende.',
    ],
  ],
  'stage-tiles': [
    'Stufenplättchen',
    [
      'Was in den Stufen 4 und 5 liegt, zählt am Ende nur, wenn ihr {thing.stage}Stufenplättchen auf aktiv geschaltet ist. Installieren und nutzen kannst du dort auch vorher.',
      'Umschalten darfst du ein Plättchen durch den [Komplettier-Bonus](completion) von Stufe 2, durch eine [Bonusschwelle](tracks), mit deiner letzten Siedlung und durch manche Karten.',
    ],
  ],
} satisfies Partial<Sections>;

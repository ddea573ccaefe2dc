// A turn, the modules, and what is to be known of each besides its levels.
import type { RulesWords } from '../../../rules/types.js';

type Sections = RulesWords['sections'];

export const turn = {
  turn: [
    'Ein Modul oder ein Reset',
    f => [
      `In deinem Zug aktivierst du eines der ${f.modules} Module deiner Konsole, oder du machst einen [Reset](reset).`,
      'Ein Modul kostet zwei {thing.activationDie}Aktivierungswürfel von deinen Würfelfeldern, je einen mit seinen beiden Augenzahlen. Sie sind bis zu deinem nächsten Reset benutzt. Die sechs Eigenschaftsmodule brauchen zwei Würfel mit gleicher Augenzahl, das Schlafmodul zwei beliebige.',
      'Aktivieren kannst du ein Modul nur, wenn mindestens eine seiner Aktionen noch möglich ist, nachdem du es bezahlt hast. Was es kostet, siehst du, bevor am Tisch etwas geschieht.',
    ],
  ],
  ideas: [
    'Ideen verändern Würfel',
    [
      'Für jede {thing.idea}Idee, die du abgibst, zählt ein Würfel eins mehr oder eins weniger; 6 und 1 sind Nachbarn. Aus einer 6 wird also für zwei Ideen eine 2.',
      'Das geht bei Aktivierungswürfeln, bei Planungsmarkern und bei deinen {thing.fateDie}Schicksalswürfeln in einer Gunstprobe, einer Jagd oder einem Glücksfund.',
    ],
  ],
  planning: [
    'Planungs- und Fokusmarker',
    [
      'Ein {thing.planning}Planungsmarker liegt auf einem Würfelfeld und ersetzt einen Würfel dieser Augenzahl. Ein {thing.focus}Fokusmarker ersetzt einen Würfel beliebiger Augenzahl. Benutzte kommen in deinen Vorrat.',
      'Für den Reset zählen sie nicht als Würfel, und Schicksalswürfel ersetzen sie nie.',
    ],
  ],
  reset: [
    'Reset',
    f => [
      `Ein {thing.reset}Reset bringt deine benutzten Würfel zurück. Du darfst ihn machen, wenn höchstens ${f.resetDice} Aktivierungswürfel auf deinen Würfelfeldern liegen.`,
      [
        'A. Der Phasenanzeiger rückt auf das nächste Resetfeld, sofern er nicht schon auf dem [Endfeld](action-phase) steht.',
        'B. Du nimmst alle benutzten Würfel und von denen auf deinen Würfelfeldern, welche du magst. Du würfelst mit allen und legst jeden auf das Feld seiner Augenzahl.',
        'C. Ein Resetmarker deiner Konsole wird zu 1 {thing.food}Nahrung oder 1 {thing.idea}Idee; ist keiner mehr da, nimmst du einen Marker aus dem Vorrat.',
      ],
    ],
  ],
  'turn-end': [
    'Das Ende des Zuges',
    [
      'Dein Zug endet, wenn du es sagst. Davor gibt eine Stufe, die du in diesem Zug gefüllt hast, ihren [Komplettier-Bonus](completion).',
      'Bis dahin kannst du Schritt für Schritt zurückgehen, solange du nichts Neues erfahren hast: nie hinter einen Wurf, eine gezogene Karte oder einen aufgedeckten Ort.',
      'Wann immer du an der Reihe bist, etwas zu tun, in jeder Phase, darfst du auch eine [Attributsplatine](attributes) nehmen, deren Eigenschaften du hast.',
    ],
  ],
} satisfies Partial<Sections>;

export const moduleSections = {
  modules: [
    'Die Module',
    f => [
      `Deine Konsole hat ${f.mainModules} Hauptmodule mit je drei Leveln, sechs Eigenschaftsmodule und das Schlafmodul. Mit [Extra Credit C](extra-c) haben einige Hauptmodule ein viertes Level.`,
      'Wo ein Modul das eine oder das andere anbietet, wählst du. Alles Übrige darfst du tun.',
    ],
  ],
  upgrade: [
    'Upgrades',
    [
      'Ein {thing.upgrade}Upgrade hebt ein Hauptmodul auf sein nächstes Level, höchstens auf III; für Level IIII brauchst du das Plättchen dieses Moduls. Upgrades gibt es durch [Zielplatinen](goals), [Bonusschwellen](tracks) und Karten.',
      'Ein Modul, das gerade benutzt wird, wirkt erst ab dem nächsten Zug mit seinem neuen Level.',
    ],
  ],
} satisfies Partial<Sections>;

export const modules: RulesWords['modules'] = {
  research:
    'Beim Nehmen bekommst du die oberste Karte eines offenen oder verdeckten Stapels. Beim Ziehen nennst du zuerst alle verdeckten Stapel und siehst dir die Karten dann an; was du nicht behältst, kommt unter seinen Stapel. Siehe [Forschungskarten](cards).',
  migration:
    'Mehrere Wanderungen kannst du auf Stämme verteilen oder einen Stamm weiter ziehen lassen: siehe [Wanderung](migration).',
  exploration:
    'Aufgedeckte [Orte](sites) bringen sofort ihre Punkte. Über [Glücksfunde](finds) entscheidet ein Wurf.',
  transport: 'Wo die Rohstoffe liegen, brauchst du keinen Stamm: siehe [Rohstoffe und Güter](materials).',
  invention:
    'Du darfst auch zweimal dieselbe Platine nutzen. Siehe [Einkommensplatinen](incomes) und [Eine Karte installieren](installing).',
  activity: f =>
    `Eine Aktivität bietet die Konsole selbst. ${f.activity}. Weitere kommen mit [Karten](abilities).`,
  sustenance: 'Siehe [Jagd](hunting). Einen schwachen Stamm zu stärken heißt, ihn aufzustellen.',
  procreation: 'Siehe [Vermehrung](procreation). Vorher wirken [Heilige Felsen](site-holyRock).',
  mutation:
    'Ein versetzter Eigenschaftsmarker kommt auf ein anderes Eigenschaftsfeld. Siehe auch [Eine Karte installieren](installing).',
  planning:
    'Siehe [Zielplatinen](goals) und [Planungsmarker](planning). Alle Planungsmarker einer Aktivierung kommen auf dasselbe Würfelfeld.',
  production: 'Siehe [Rohstoffe und Güter](materials). Vorher wirken [Geheime Grotten](site-hiddenGrotto).',
  insight: 'Siehe [Ideen](ideas) und [Eine Karte installieren](installing).',
  trade: 'Verkäufe und Einkäufe sind in beliebiger Reihenfolge möglich: siehe [Handel](trade).',
  building: 'Siehe [Bauvorhaben](building) und [Eine Karte installieren](installing).',
  achievement:
    'Einen neuen Aktivierungswürfel wirfst du sofort und legst ihn auf sein Feld. Liegt von einer Art keiner mehr aus, bekommst du ihn von der Zivilisation, die davon am meisten hat; sie entscheidet, welchen. Bist du das allein, bekommst du keinen.',
  feature:
    'Eigenschaften werden von Karten und [Attributsplatinen](attributes) verlangt, und jeder Marker zählt für [Evolution](categories).',
  sleep: 'Wenn sonst nichts passt: Die beiden Würfel dürfen zeigen, was sie wollen.',
};

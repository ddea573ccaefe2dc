// The aim, and the eight phases of an era.
import type { RulesWords } from '../../../rules/types.js';

type Sections = RulesWords['sections'];

export const aim = {
  aim: [
    'Worum es geht',
    [
      'Du führst eine Zivilisation durch vier Epochen. Ihre {thing.tribe}Stämme breiten sich über einen unbekannten Kontinent aus, und in deiner Konsole installierst du Karten und Platinen. Wer nach der Endwertung die meisten {thing.point}Erfolgspunkte hat, gewinnt.',
      'Zwei bis vier Zivilisationen spielen gegeneinander oder eine allein gegen [V.I.C.I](solo). Eine Zivilisation und die Person, die sie spielt, sind in diesen Regeln dasselbe.',
    ],
  ],
  points: [
    'Woher die Punkte kommen',
    [
      'Zwei Quellen zählen am meisten: die [neun Wertungskategorien](categories), von denen am Ende jeder Epoche eine und am Spielende jede gewertet wird, und alles, was du [in deiner Konsole installiert](partition) hast.',
      'Unterwegs gibt es Punkte für [Feuer](settling), starke Stämme, [Orte](sites), Statuen, die [Kostenfelder](installing) von Karten, die [Bonusschwellen](tracks) der Leisten und für vieles, was auf Karten und Platinen steht. Der Punktestand am Tisch nennt zu jedem Punkt die Quelle.',
    ],
  ],
  terms: [
    'Begriffe, die überall vorkommen',
    [
      [
        'Sitzreihenfolge: im Uhrzeigersinn, beginnend bei der Startzivilisation, die den Monolithen hat.',
        'Dein Gebiet: jedes Gebiet, in dem du mindestens einen Stamm hast. Es kann zugleich ein Gebiet von anderen sein. Farmen, Boote und Rohstoffe allein machen es nicht zu deinem.',
        'Angrenzend: Ein Ort und die Gebiete, die ihn berühren, grenzen aneinander.',
        'Vorrat: deine Stämme und Marker, die gerade nicht im Einsatz sind.',
        'Was dir hilft, kannst du immer ablehnen, ganz oder zum Teil. Kosten und Schaden nicht.',
      ],
    ],
  ],
  markers: [
    'Marker',
    f => [
      `Du hast ${f.console.markers} Marker. Was ein Marker bedeutet, hängt davon ab, wo er liegt: {thing.food}Nahrung, {thing.money}Geld, {thing.idea}Ideen, {thing.focus}Fokusmarker und die sechs {thing.feature}Eigenschaften haben Felder auf deiner Konsole, {thing.planning}Planungsmarker liegen auf Würfelfeldern, {thing.raw}Rohstoffe auf dem Kontinent, {thing.material}Güter in deinem Depot, {project.statue}Statuen auf Baugründen.`,
      'Erhältst du einen Marker, nimmst du ihn aus deinem Vorrat; gibst du ihn ab, kommt er dorthin zurück. Kein Feld hat eine Obergrenze. Ist dein Vorrat leer, darfst du zuerst Marker von anderswo zurücklegen oder du verzichtest; Statuen, Resetmarker und alles auf Booten bleiben, wo sie sind.',
    ],
  ],
  start: [
    'Wie eine Partie beginnt',
    f => [
      'Die Seite baut alles auf. Du beginnst mit je einem starken Stamm und einem Rohstoff in den beiden Startgebieten, sechs Aktivierungswürfeln, einem jeder Augenzahl, einem Schicksalswürfel und allen Hauptmodulen auf Level I.',
      'Dazu kommen fünf Forschungskarten, eine jeder Art, eine Startmarker-Karte, die sagt, welche Marker du erhältst, und eine Startplatinen-Karte: deine erste [Einkommensplatine](incomes), in der Spalte ganz rechts. Sie nennt das Modul, das auf Level II beginnt, und bringt eine [Zielplatine](goals) mit.',
      [
        'Neulinge (A) bekommen eine fertige Starthand.',
        'Fortgeschrittene (B) wählen geheim und gleichzeitig: von jeder Art eine aus zwei Karten und eine aus drei Startmarker-Karten. Danach nehmen sie reihum gegen den Uhrzeigersinn, beginnend rechts von der Startzivilisation, eine ausliegende Startplatinen-Karte samt Zielplatine.',
      ],
      { figure: 'players' },
      `Bei weniger als vier Zivilisationen sind einige Lagerplätze blockiert. Wer beginnt, wird ausgelost; von den ${f.events} Ereigniskarten kommen vier ins Spiel, für jede Epoche eine.`,
    ],
  ],
} satisfies Partial<Sections>;

export const era = {
  era: [
    'Vier Epochen, acht Phasen',
    [
      'Jede Epoche durchläuft dieselben acht Phasen. Den größten Teil nimmt die vierte ein, in der du deine Züge machst.',
      { figure: 'phases' },
      'Auf die Einkommensphase der vierten Epoche folgt die [Endwertung](final-scoring).',
    ],
  ],
  'new-cards': [
    'Phase 1: Neue Karten',
    [
      'Das Ereignis der Epoche wird aufgedeckt. Es verrät schon jetzt, wie sich in Phase 7 das [Wetter](weather) ändert und wen das [Ereignis](events) belohnt. So bleibt Zeit, sich vorzubereiten.',
      'Dann kommt von jedem verdeckten Forschungsstapel die oberste Karte auf den offenen Stapel ihrer Art.',
    ],
  ],
  'new-goals': [
    'Phase 2: Neue Ziele',
    f => [
      `In Sitzreihenfolge darf jede Zivilisation eine {thing.goal}Zielplatine aus der Auslage in ihren Zielbereich legen. Erst danach wird die Auslage aufgefüllt. Sind alle ${f.console.goalSpaces} Plätze besetzt, deckt die neue Platine eine andere ab.`,
    ],
  ],
  'extra-find': [
    'Phase 3: Sonderfund',
    f => [
      `In Sitzreihenfolge erhält jede Zivilisation ${f.extraFinds} {thing.material}${f.extraFinds === 1 ? 'Gut' : 'Güter'} der Art eines Landgebiets, in dem sie einen Stamm hat: ein beliebiges der drei, ganz gleich, was das Rohstoffplättchen dort zeigt.`,
    ],
  ],
  'action-phase': [
    'Phase 4: Aktionsphase',
    f => [
      'Runde folgt auf Runde, und in jeder haben alle einen [Zug](turn), die Startzivilisation zuerst. Ein Zug ist entweder ein Modul oder ein {thing.reset}Reset.',
      `Mit jedem Reset rückt der Phasenanzeiger ein Feld weiter. Der Reset, mit dem er das Endfeld erreicht, kündigt das Ende an: der ${f.resets['2']}. zu zweit, der ${f.resets['3']}. zu dritt, der ${f.resets['4']}. zu viert. Die Runde wird beendet, dann folgt eine letzte, in der alle noch einen Zug haben.`,
    ],
  ],
  'site-phase': [
    'Phase 5: Ortsphase',
    [
      'Drei Arten aufgedeckter [Orte](sites) wirken jetzt, eine nach der anderen: [Schluchten](site-gorge) kosten Nahrung, [Gletscher](site-glacier) schwächen Stämme, [Mystische Eichen](site-mysticOak) bringen Punkte. Jeder Ort wirkt für sich: An zweien einer Art trifft es dich zweimal.',
    ],
  ],
  feeding: [
    'Phase 6: Ernährungsphase',
    [
      'Deine Stämme brauchen {thing.food}Nahrung, und bei jedem entscheidest du, ob er sie bekommt:',
      [
        'auf einem Lagerplatz oder Boot: 1 Nahrung',
        'in der Wildnis: 2 Nahrung',
        'in einem Gebiet mit eigener {project.farm}Farm: je 1 weniger, also nichts auf Lagerplätzen und 1 in der Wildnis',
      ],
      'Ein Stamm, der leer ausgeht, wird geschwächt. War er stark, legt er sich hin; war er schon schwach, stirbt er und kommt in deinen Vorrat, sofern ihn kein [Deus ex machina](deus) rettet.',
      'Sind alle mit dem Ernähren fertig, bringt jeder {thing.strongTribe}starke Stamm 1 Erfolgspunkt.',
    ],
  ],
  'event-phase': [
    'Phase 7: Ereignisphase',
    [
      [
        'A. Das [Wetter](weather) ändert sich, wie es auf der Ereigniskarte steht, und trifft alle.',
        'B. Das [Ereignis](events) belohnt, wer seine Bedingung erfüllt.',
        'C. Die [Kategorie der Epoche](era-scoring) wird gewertet.',
        'D. Der Monolith geht an die Zivilisation, die dabei am meisten Punkte bekommen hat. Sind es mehrere, auch mit 0 Punkten, wandert er von der Startzivilisation zur nächsten von ihnen in Sitzreihenfolge.',
      ],
    ],
  ],
  'income-phase': [
    'Phase 8: Einkommensphase',
    f => [
      [
        'A. Jede Zivilisation nutzt jede ihrer {thing.income}[Einkommensplatinen](incomes) einmal, in beliebiger Reihenfolge.',
        `B. Jede {project.statue}Statue bringt ${Math.min(...f.favor.statuePoints)} bis ${Math.max(...f.favor.statuePoints)} Punkte, je nachdem, wo deine Scheibe auf [Ageras Gunstleiste](favor) liegt.`,
        'C. Alle Jagdplättchen verlassen den Kontinent.',
        `D. Die ${f.console.resetColumns} Resetspalten werden aus dem Vorrat wieder bestückt.`,
      ],
      'Würfel, Planungs- und Fokusmarker, Ideen und alle anderen Marker bleiben, wie sie sind. In der vierten Epoche endet das Spiel nach Schritt B.',
    ],
  ],
} satisfies Partial<Sections>;

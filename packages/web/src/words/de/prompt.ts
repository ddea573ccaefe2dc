import type { Words } from '../words.svelte.js';

const points = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;

/** Of dice that are rolled for a value. */
const rolled =
  'Ein Würfel zählt. Jede Idee rückt ihn zur benachbarten Augenzahl weiter, und auch 6 und 1 sind Nachbarn: Zahle nur, wenn dir die andere mehr bringt.';

export const prompt: Words['prompt'] = {
  title: 'Was zu entscheiden ist',
  choices: 'Möglichkeiten',
  undo: 'Zurücknehmen',
  refused: 'Das geht jetzt nicht.',
  notKept:
    'Der Browser konnte das Spiel danach nicht speichern; vielleicht fehlt ihm Platz. Es geht weiter, aber beim Schließen der Seite ginge verloren, was seit dem letzten Speichern geschah.',
  noUndo: 'Nichts zurückzunehmen: Ein Zug lässt sich bis dahin zurücknehmen, wo etwas Neues bekannt wurde.',
  hint: 'Hinweis',
  hinting: 'Denkt nach …',
  skip: 'Überspringen',
  over: 'Das Spiel ist zu Ende.',
  results: 'Ergebnis zeigen',
  thinks: name => `${name} denkt nach …`,
  costs: 'kostet',
  brings: 'bringt',
  pointsNow: points,
  pointsLater: n => `${points(n)} am Ende`,
  hintTitle: 'Ein Bot würde wählen:',
  hintRank: n => (n === 1 ? 'Am besten' : `${n}.`),
  fewer: n =>
    n < 0.95 ? '(fast genauso gut)' : `(${Math.round(n)} ${n < 1.5 ? 'Punkt' : 'Punkte'} weniger)`,
  then: 'Und danach:',
  because: 'Warum:',
  atOnce: gain => `sofort ${gain}`,
  atEnd: gains => `${gains} am Ende des Spiels`,
  paysLater: 'der Bot verspricht sich erst später etwas davon',
  open: 'wie es weitergeht, ist noch offen',
  better: n =>
    n < 0.95
      ? 'das Nächstbeste ist fast genauso gut'
      : `nach seiner Schätzung etwa ${Math.round(n)} ${n < 1.5 ? 'Punkt' : 'Punkte'} besser als das Nächstbeste`,
  chance: 'zufällig gewählt',
  hope: 'noch keine sicheren Punkte oder Marker, aber der Bot verspricht sich etwas davon',
  left: (n, all) => `Noch ${n} von ${all} Möglichkeiten`,
  all: 'Alle zeigen',
  why: {
    draft:
      'Was du behältst, hast du zu Beginn: Karten, die du im Lauf des Spiels installierst, und die Marker, die eine Startmarker-Karte nennt.',
    chooseChipCard:
      'Das ist dein erstes Einkommen samt einer Zielplatine, und es nennt das Modul, das auf einem höheren Level beginnt.',
    gainGoal:
      'Ein Ziel ist eine Aufgabe, die du dir selbst stellst: Ist sie erfüllt, kannst du die Platine für Punkte und ein Upgrade installieren. Nimm eine, die dir liegt, oder keine.',
    extraFind:
      'Jede Epoche beginnt mit geschenkten Gütern. Du brauchst sie zum Bauen, zum Handeln und um Karten zu bezahlen.',
    turn: 'Zwei Würfel aktivieren das Modul, bei dem sich ihre Augenzahlen treffen; wo ein Würfel nicht passt, helfen Ideen.',
    pay: 'Für jede Idee zählt ein Würfel als benachbarte Augenzahl, und auch 6 und 1 sind Nachbarn. Ein Planungsmarker ist wie ein Würfel seines Feldes, ein Fokusmarker ist jede Augenzahl.',
    testIdeas:
      'Ein Würfel besteht, wenn er nicht mehr zeigt als dein Feld auf der Gunstleiste; Ideen rücken ihn zu benachbarten Augenzahlen, auch von 6 auf 1. Bestehst du nicht, tust du, was für diesen Fall gilt, oft weniger oder nichts.',
    huntRoll: rolled,
    findRoll: rolled,
  },
  hungry: n => `Die Epoche endet bald, und es fehlt ${n} Nahrung, um alle deine Stämme zu ernähren.`,
  attribute: name => `Du könntest eine Attributsplatine nehmen: ${name}.`,
  wasted: 'Ein Teil dessen, was die markierten Möglichkeiten bringen, würde verfallen.',
  losses: {
    effect: text => `Würde verfallen: ${text}`,
    favor: n =>
      `${n === 1 ? '1 Schritt' : `${n} Schritte`} über das Ende der Gunstleiste hinaus ${n === 1 ? 'würde' : 'würden'} verfallen`,
    markers: text =>
      `Dein Vorrat hat keinen Marker mehr für ${text}: Lege dafür andere zurück oder verzichte darauf`,
  },
  silence: 'Nicht mehr warnen',
  thisOne: 'Diese Möglichkeit?',
  forGood: 'Das lässt sich nicht zurücknehmen.',
  whatIsIt: 'Was ist das?',
  several: 'Welche Möglichkeit?',
  close: 'Schließen',
  whyNot: 'Warum jetzt nicht?',
};

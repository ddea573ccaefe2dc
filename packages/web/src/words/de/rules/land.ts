// Tribes, the continent and its sites.
import type { RulesWords } from '../../../rules/types.js';
import { many } from './many.js';

type Sections = RulesWords['sections'];

export const tribes = {
  tribes: [
    'Starke und schwache Stämme',
    f => [
      `Du hast ${many(f.console.tribes, 'Stamm', 'Stämme')}. Ein {thing.strongTribe}starker Stamm steht, ein {thing.weakTribe}schwacher liegt. Nur starke Stämme wandern, und ein schwacher, der hungert, stirbt. In allem anderen sind beide gleich.`,
      'Geschwächt wird ein Stamm, wenn er einen Lagerplatz übernimmt, wenn er hungert und durch Gletscher. Das [Verpflegungs-Modul](module-sustenance) und manche Karten stärken ihn wieder.',
    ],
  ],
  settling: [
    'Niederlassen, Wildnis und Feuer',
    [
      'Sich niederzulassen heißt, einen Lagerplatz einzunehmen. Auf einem freien steht der Stamm aufrecht.',
      'Du darfst dich auch dort niederlassen, wo schon ein Stamm ist, selbst ein eigener. Der wird in die Wildnis desselben Gebiets verdrängt und behält seinen Zustand; deiner aber liegt, denn das Übernehmen hat ihn geschwächt. In der Wildnis brauchen Stämme nur mehr Nahrung.',
      'In jedem Landgebiet hat ein Lagerplatz ein Feuer. Wer sich dort niederlässt, bekommt dessen Punkte, jedes Mal.',
      'Der allererste Stamm, der sich in einem Landgebiet niederlässt, erschließt es: Das Rohstoffplättchen wird aufgedeckt, und seine Zivilisation stellt 1 {thing.raw}Rohstoff hinein.',
    ],
  ],
  migration: [
    'Wanderung',
    [
      'Mit einer {thing.migration}Wanderung zieht ein starker Stamm in ein benachbartes Gebiet und lässt sich dort nieder, oder er geht in einem benachbarten Wasser-Gebiet auf ein eigenes Boot mit freiem Platz. Er kann von einem Lagerplatz, aus der Wildnis oder von einem Boot kommen, doch eine einzelne Wanderung endet nie dort, wo sie begann.',
      'Mit mehreren Wanderungen des [Wanderungsmoduls](module-migration) kommt ein Stamm auch weiter. Er lässt sich erst am Ende seines Weges nieder und durchquert, was dazwischen liegt: Dort verdrängt er niemanden, bekommt keine Punkte und erschließt nichts. Für Wasser brauchst du dort ein eigenes Boot mit freiem Platz.',
      'Wanderungen, die eine Karte bringt, machst du eine nach der anderen: Jede endet damit, dass der Stamm sich niederlässt, auch wenn er es gerade erst getan hat.',
      '[Höhlen](site-cave) verbinden Gebiete, die sich nicht berühren.',
    ],
  ],
  procreation: [
    'Vermehrung',
    [
      'Mit einer {thing.procreation}Vermehrung [lässt sich](settling) ein neuer Stamm aus deinem Vorrat in einem Gebiet nieder, in dem du einen Stamm hast. Auf einem Boot braucht er den freien Platz neben einem deiner Stämme.',
      'Hast du keinen Stamm mehr auf dem Kontinent, darfst du ein beliebiges Landgebiet wählen.',
    ],
  ],
  boats: [
    'Boote',
    f => [
      `Ein {project.boat}Boot macht sein Wasser-Gebiet zu deinem, sobald ein Stamm an Bord ist: Du kannst dort jagen, entdecken und dich vermehren. Es hat ${many(f.console.boatSeats, 'Platz', 'Plätze')} nur für eigene Stämme, niemand wird von ihm verdrängt, und in seiner Kerbe liegt höchstens ein Rohstoff.`,
    ],
  ],
  deus: [
    'Deus ex machina',
    [
      'Wann immer einer deiner Stämme sterben würde oder entfernt werden müsste, darfst du stattdessen deine Scheibe auf [Ageras Gunstleiste](favor) ein Feld zurückziehen. Der Stamm bleibt, wo und wie er ist. Auf dem ersten Feld der Leiste geht das nicht.',
    ],
  ],
} satisfies Partial<Sections>;

export const land = {
  territories: [
    'Gebiete',
    f => [
      `Der Kontinent hat ${f.land} Landgebiete von sechs Arten und ${f.water} Wasser-Gebiete. Gebiete sind benachbart, wenn sich ihre Grenzen irgendwo berühren, auch zwei der gleichen Art. Ein gemeinsamer Ort macht sie nicht zu Nachbarn.`,
      'Ein Landgebiet ist erschlossen, sobald sein Rohstoffplättchen aufgedeckt ist. Wasser gilt von Anfang an als erschlossen und hat kein Plättchen.',
    ],
  ],
  materials: [
    'Rohstoffe und Güter',
    [
      'Abbauen heißt, einen Marker als {thing.raw}Rohstoff in ein Gebiet zu stellen, in dem du einen Stamm hast. Seine Sorte zeigt das Rohstoffplättchen. Solange er dort liegt, nützt er nichts.',
      'Transportieren heißt, einen deiner Rohstoffe auf das Depotfeld seiner Sorte zu bringen. Dort ist er ein {thing.material}Gut, das du ausgeben kannst.',
      'Auf einem Boot mit einem Stamm an Bord kannst du abbauen, wenn die Kerbe leer ist. Die Sorte bestimmst du erst beim Transport: die eines aufgedeckten Plättchens in einem Gebiet, das zu diesem Wasser benachbart ist.',
      { figure: 'storage' },
    ],
  ],
  hunting: [
    'Jagd',
    [
      'Für eine {thing.hunt}Jagd wählst du eines deiner Gebiete ohne Jagdplättchen und wirfst alle deine {thing.fateDie}Schicksalswürfel. Such dir einen aus, verändere ihn nach Wunsch mit [Ideen](ideas) und erhalte die {thing.food}Nahrung laut Tabelle. [Täler der Riesenpilze](site-mushroomValley) geben etwas dazu.',
      'Dann kommt ein Jagdplättchen in das Gebiet: In dieser Epoche jagt dort niemand mehr. Liegt keines mehr aus, ist keine Jagd möglich.',
      { figure: 'hunting' },
    ],
  ],
  finds: [
    'Glücksfunde',
    [
      'Für einen {thing.find}Glücksfund nennst du eine Art von Land, in der du einen Stamm hast, und wirfst alle deine {thing.fateDie}Schicksalswürfel. Such dir einen aus, verändere ihn nach Wunsch mit [Ideen](ideas) und erhalte das Gut dieser Art in der Reihe seiner Augenzahl.',
      { figure: 'storage' },
    ],
  ],
  building: [
    'Bauvorhaben',
    f => [
      [
        '{project.farm}Farm: in einem deiner Landgebiete, in dem keine Farm steht und an das kein [Vulkan](site-volcano) grenzt. Sie kostet nichts und bringt 1 Idee. Deine Stämme dort brauchen weniger [Nahrung](feeding).',
        '{project.boat}Boot: in einem Wasser-Gebiet, das zu einem deiner Gebiete benachbart ist und in dem du noch keines hast. Es kostet nichts und bringt einen Rohstoff mit; ein starker Stamm aus einem benachbarten Gebiet darf sofort an Bord.',
        '{project.statue}Statue: auf einem [Baugrund](site-buildingGround), für eines der dort genannten Güter, das selbst zur Statue wird. Sie bringt einen Schritt auf einer beliebigen Leiste und in jeder Einkommensphase Punkte.',
        '{project.settlement}Siedlung: auf einem Baugrund, für alle Güter dieser Siedlung. Sie bringt eine [Einkommensplatine](incomes); die letzte schaltet außerdem ein [Stufenplättchen](stage-tiles) auf aktiv.',
      ],
      'Auf einem Baugrund darfst du zwei Bauten haben, mit dem Bauwerks-Modul auf Level IIII drei, und nur einer davon darf eine Siedlung sein. Freiwillig abgerissen wird nichts.',
      { figure: 'settlements' },
      `Deine Konsole hat ${many(f.console.farms, 'Farm', 'Farmen')}, ${many(f.console.boats, 'Boot', 'Boote')} und ${many(f.console.settlements.length, 'Siedlung', 'Siedlungen')}.`,
    ],
  ],
  trade: [
    'Handel',
    f => [
      `Bei einem {thing.trade}Verkauf darfst du ein Gut für Geld verkaufen, je nach Reihe für ${f.console.prices.join(', ')}, und eines für ${many(f.trade.points, 'Erfolgspunkt', 'Erfolgspunkte')}.`,
      `Bei einem {thing.trade}Einkauf kaufst du ein beliebiges Gut: für ${f.trade.known} Geld, wenn sein Plättchen auf dem Kontinent aufgedeckt ist, sonst für ${f.trade.unknown}.`,
    ],
  ],
} satisfies Partial<Sections>;

export const siteSections = {
  sites: [
    'Orte',
    f => [
      `${f.sites} Orte liegen verdeckt zwischen den Gebieten. Wer einen aufdeckt, meist mit dem [Entdeckungs-Modul](module-exploration), bekommt die aufgedruckten Punkte. Verdeckt bewirkt ein Ort nichts; aufgedeckt wirkt er bis zum Spielende auf die angrenzenden Gebiete, jeder für sich. Stämme können Orte nicht betreten.`,
      'Auf V.I.C.I wirken Orte nie.',
    ],
  ],
} satisfies Partial<Sections>;

export const sites: RulesWords['sites'] = {
  gorge: 'Zwei Schluchten kosten zwei Nahrung, auch wenn beide an dasselbe Gebiet grenzen.',
  glacier: 'Zwei Gletscher schwächen zwei Stämme, sofern es zwei sind. Schwache Stämme bleiben verschont.',
  volcano: 'Nur eine Fähigkeit kann dort eine Farm erlauben.',
  cave: 'Es darf dieselbe Höhle sein oder eine andere. Auch eigene Boote auf Wasser an einer Höhle sind so erreichbar.',
  holyRock:
    'Jeder Heilige Felsen gibt seine eigene Probe, auch für dasselbe Gebiet. Du darfst sie auch machen, wenn dort kein Stamm entstehen kann. Danach geht es mit dem Modul weiter.',
  hiddenGrotto: 'Auf Wasser darfst du zuerst dein Boot entladen. Danach geht es mit dem Modul weiter.',
  mushroomValley: 'An zweien davon ist es 2 mehr.',
  mysticOak:
    'Wie viele Stämme du dort hast, spielt keine Rolle. Ein Gebiet an mehreren Eichen zählt für jede.',
  buildingGround:
    'Ein weiterer ist auf einer Insel aufgedruckt: Um dort zu bauen, brauchst du einen Stamm auf einem eigenen Boot in ihrem Wasser-Gebiet. Was andere gebaut haben, spielt keine Rolle.',
};

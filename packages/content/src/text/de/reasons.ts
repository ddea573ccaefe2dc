// Why something cannot be chosen.
import { MAIN_MODULES, PROJECTS } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { AUTOMA_NAME, type ReasonTable } from '../../texts.js';
import { a, agree, bare, beside, cap, count, described, listing, no, the } from './grammar.js';
import { AREA, SITE } from './lands.js';
import { PROJECT } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

const lacks = (what: string, have: number): string => `Dafür brauchst du ${what}; du hast ${have}.`;

export function reasonTexts({ rules, name, noun, phrase, entry }: Parts): ReasonTable {
  const oneOf = (materials: number): string =>
    listing(
      bitsOf(materials).map(material => bare(noun.material(material), 'accusative')),
      'disjunction',
    );
  /** An ability asks for less than a goal chip prints. */
  const eased = (goal: number, need: number): string =>
    need < rules.goals[goal]!.min ? ` (dir ${agree(need, 'genügt', 'genügen')} ${need})` : '';
  const onGround = (ground: number): string => `auf ${the(noun.ground(ground), 'dative')}`;
  return {
    notYourDecision: () => 'Du bist gerade nicht gefragt.',
    otherDecision: () => 'Vorher ist etwas anderes zu entscheiden.',
    notInThisVersion: () => 'Dieses Modul ist in dieser Version noch nicht spielbar.',
    turnDone: () => 'Du warst am Zug: Beende ihn; weiter geht es im nächsten.',
    needTwoDice: () => 'Dafür brauchst du zwei Würfel, Planungsmarker oder Fokusmarker.',
    needIdeas: ({ need, have }) => lacks(`${count(need!, NOUN.idea)}, um Würfel zu ändern`, have!),
    noStrongTribe: () => 'Keiner deiner starken Stämme kann wandern.',
    noTribeInSupply: () => 'Alle deine Stämme sind auf dem Kontinent.',
    noBirthplace: () => 'Für einen neuen Stamm ist kein Platz.',
    noCardsLeft: () => 'Es gibt keine Forschungskarten mehr.',
    tooManyDice: ({ dice }) =>
      `Auf deinen Würfelfeldern ${agree(dice!, 'liegt', 'liegen')} ${count(dice!, NOUN.die, 'nominative')}, zu viele für einen Reset.`,
    notInHand: () => 'Diese Karte hast du nicht auf der Hand.',
    keptOfType: ({ type }) =>
      `Du behältst von jeder Art eine Karte und hast schon ${a(noun.cardOf(type!))} behalten.`,
    belowTop: () => 'Von einem offenen Stapel bekommst du nur die oberste Karte.',
    otherStack: ({ type }) => `Jetzt kannst du nur ${a(noun.cardOf(type!))} erhalten.`,
    faceDownOnly: () => 'Jetzt ziehst du Karten von den verdeckten Stapeln.',
    otherType: ({ type }) =>
      `Jetzt kannst du nur ${bare(noun.cardOf(type!), 'accusative', 'other')} installieren.`,
    needMaterial: ({ what, need, have }) =>
      lacks(`${count(need!, noun.material(what!))} in deinem Depot`, have!),
    needFeature: ({ what, need, have }) => lacks(count(need!, noun.feature(what!)), have!),
    needSettlements: ({ need, have }) => lacks(count(need!, described('gebaut', PROJECT.settlement)), have!),
    notInDisplay: () => 'Diese Attributsplatine liegt nicht in der Auslage.',
    notInstalled: () => 'Diese Aktivität ist in deiner Konsole nicht installiert.',
    cannotPay: () => 'Diese Aktivität kannst du nicht bezahlen, oder sie würde jetzt nichts bewirken.',
    doneAlready: () => 'Diese Aktivität hast du schon ausgeführt; die nächste muss eine andere sein.',

    noTribe: () => 'Du hast keinen Stamm auf dem Kontinent.',
    noLandTribe: () => 'Du hast keinen Stamm in einem Landgebiet.',
    noWeakTribe: () => 'Keiner deiner Stämme ist schwach.',
    noFaceDownSite: () => 'Es gibt keinen verdeckten Ort, den du aufdecken könntest.',
    noRawMaterial: () => 'Du hast keine Rohstoffe auf dem Kontinent.',
    noMaterialBeside: ({ territory }) =>
      `Neben deinem Boot in ${phrase.territory(territory!)} ist noch kein Rohstoff bekannt.`,
    notchFull: () => 'Jedes Boot mit deinen Stämmen trägt schon einen Rohstoff.',
    allHunted: () => 'In allen Gebieten mit deinen Stämmen liegen Jagdplättchen.',
    noHuntingToken: () => 'In dieser Epoche gibt es keine Jagdplättchen mehr.',
    noIncomeChip: () => 'Du hast keine Einkommensplatine, die du nutzen könntest.',
    noActivity: () => 'Ist das Modul bezahlt, lässt sich keine Aktivität mehr ausführen.',
    noFeature: () => 'Du hast keine Eigenschaftsmarker.',
    nothingStored: () => 'Du hast keine Güter, die du verkaufen könntest.',
    needMoney: ({ need, have }) => lacks(`${count(need!, NOUN.money)}, um ein Gut einzukaufen`, have!),
    noProject: () => 'Es gibt nichts, was du jetzt bauen könntest.',
    noDie: () => 'In der Auslage liegen keine Würfel, und niemand hat mehr als du.',
    noCardInHand: ({ type }) => `Du hast ${no(noun.cardOf(type!))} auf der Hand.`,
    noCardPayable: ({ type }) =>
      `Du kannst die Kosten keiner ${bare(noun.cardOf(type!))} auf deiner Hand erfüllen.`,

    highestLevel: () => 'Dieses Modul hat schon das höchste Level, das es erreichen kann.',
    otherModules: ({ modules }) =>
      bitsOf(modules!).length === MAIN_MODULES
        ? 'Nur Hauptmodule kannst du upgraden.'
        : `Jetzt ist nur ein Upgrade von ${listing(bitsOf(modules!).map(name.module), 'disjunction')} möglich.`,
    noTileLeft: () => `Von diesem Modul ist ${no(NOUN.levelTile)} zu haben.`,

    noGoalThere: ({ space }) => `Auf Feld ${space! + 1} deines Zielbereichs liegt keine Zielplatine.`,
    goalElsewhere: () => 'Diese Zielplatine liegt weder in der Auslage noch in deinem Zielbereich.',
    goalCovered: ({ goal }) => `Auf ${the(noun.goal(goal!), 'dative')} liegt eine andere.`,
    goalUnmet: ({ goal, need, have }) =>
      `${cap(the(noun.goal(goal!), 'nominative'))} verlangt: ${entry.goal(goal!)}${eased(goal!, need!)}. Stand jetzt: ${have}.`,

    sameProject: () => 'Das zweite Bauvorhaben muss von derselben Art sein wie das erste.',
    otherProject: ({ project }) => `Jetzt kannst du nur ${a(PROJECT[PROJECTS[project!]!])} bauen.`,
    noFarmLeft: () => 'Alle deine Farmen sind gebaut.',
    noBoatLeft: () => 'Alle deine Boote sind gebaut.',
    noSettlementLeft: () => 'Alle deine Siedlungen sind gebaut.',
    notLand: () => 'Farmen kannst du nur in Landgebieten bauen.',
    notWater: () => 'Boote kannst du nur in Wasser-Gebieten bauen.',
    noTribeThere: ({ territory }) => `Du hast keinen Stamm in ${phrase.territory(territory!)}.`,
    noTribeBeside: ({ territory }) => `Du hast keinen Stamm neben ${phrase.territory(territory!)}.`,
    farmThere: ({ territory, seat }) =>
      `In ${phrase.territory(territory!)} steht schon eine Farm von ${name.seat(seat!)}.`,
    besideVolcano: ({ territory }) => `${phrase.territory(territory!)} grenzt an ${a(SITE.volcano)}.`,
    provisions: ({ territory }) =>
      `Proviantmarker von ${AUTOMA_NAME} blockieren den Farm-Bauplatz in ${phrase.territory(territory!)}.`,
    boatThere: ({ territory }) => `Du hast schon ein Boot in ${phrase.territory(territory!)}.`,
    noWaterInReach: () => `Du hast keinen Stamm neben ${a(AREA.water, 'dative')}.`,
    noGroundInReach: () => `Du hast keinen Stamm an ${a(SITE.buildingGround, 'dative')}.`,
    groundNotFound: () => 'Dieser Baugrund ist noch nicht entdeckt.',
    noTribeAtGround: ({ ground }) =>
      ground === 0
        ? `Du hast kein Boot mit einem Stamm ${beside(noun.ground(0))}.`
        : `Du hast keinen Stamm ${beside(noun.ground(ground!))}.`,
    groundFull: ({ ground, limit }) => `Du hast schon ${count(limit!, NOUN.building)} ${onGround(ground!)}.`,
    settlementThere: ({ ground }) => `Du hast schon eine Siedlung ${onGround(ground!)}.`,
    needStatueMaterial: ({ ground, materials }) =>
      `Für eine Statue ${onGround(ground!)} brauchst du ${oneOf(materials!)} in deinem Depot.`,
    noMarkerThere: () => 'Dort liegt keiner deiner Marker.',
    noTribeInType: ({ type }) =>
      `Du hast keinen Stamm in einem Gebiet vom Typ ${bare(noun.territoryType(type!))}.`,
  };
}

// Why something cannot be chosen.
import { MAIN_MODULES } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import { AUTOMA_NAME, type ReasonTable } from '../../texts.js';
import { adjective, cap, count, or, titled } from './grammar.js';
import { material, ofMaterial, site } from './lands.js';
import { card, featureMarker, module as moduleOf, project, projectAt } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

const lacks = (what: string, have: number): string => `Potrzebujesz ${what}; masz ${have}.`;

export function reasonTexts({ rules, name, civ, places, entry }: Parts): ReasonTable {
  const at = (t: number): string => places.territory(t).in;
  const goalChip = (goal: number): string => titled(NOUN.goal, name.goal(goal)).one.acc;
  /** An ability asks for less than a goal chip prints. */
  const eased = (goal: number, need: number): string =>
    need < rules.goals[goal]!.min ? ` (Tobie wystarczy ${need})` : '';
  return {
    notYourDecision: () => 'Teraz decyduje ktoś inny.',
    otherDecision: () => 'Najpierw trzeba podjąć inną decyzję.',
    notInThisVersion: () => 'Tego modułu nie można jeszcze używać w tej wersji.',
    turnDone: () => 'Twoja tura już się odbyła: zakończ ją i działaj dalej w następnej.',
    needTwoDice: () => 'Potrzebujesz dwóch kości, znaczników planowania lub znaczników skupienia.',
    needIdeas: ({ need, have }) =>
      lacks(`${count(need!, NOUN.idea, 'gen')}, aby zmienić wartości kości`, have!),
    noStrongTribe: () => 'Żadne z Twoich silnych plemion nie może migrować.',
    noTribeInSupply: () => 'Wszystkie Twoje plemiona są na kontynencie.',
    noBirthplace: () => 'Nie ma miejsca dla nowego plemienia.',
    noCardsLeft: () => 'Nie ma już kart badań.',
    tooManyDice: ({ dice }) => `Na polach kości masz ${count(dice!, NOUN.die)}, a to za dużo na reset.`,
    notInHand: () => 'Nie masz tej karty na ręce.',
    keptOfType: ({ type }) =>
      `Zatrzymujesz po jednej karcie każdego rodzaju i masz już ${card(type!).one.acc}.`,
    belowTop: () => 'Z odkrytego stosu można zyskać tylko wierzchnią kartę.',
    otherStack: ({ type }) => `Teraz można zyskać tylko ${card(type!).one.acc}.`,
    faceDownOnly: () => 'Teraz dobierasz karty z zakrytych stosów.',
    otherType: ({ type }) => `Teraz można instalować tylko ${card(type!).more.acc}.`,
    needMaterial: ({ what, need, have }) =>
      lacks(`${count(need!, material(what!), 'gen')} w magazynie`, have!),
    needFeature: ({ what, need, have }) => lacks(count(need!, featureMarker(what!), 'gen'), have!),
    needSettlements: ({ need, have }) =>
      lacks(count(need!, adjective('wybudowan', project('settlement')), 'gen'), have!),
    notInDisplay: () => 'Tego czipa atrybutu nie ma w przyborniku.',
    notInstalled: () => 'To działanie nie jest zainstalowane na Twojej konsoli.',
    cannotPay: () => 'Nie możesz zapłacić za to działanie albo nic by teraz nie dało.',
    doneAlready: () => 'To działanie zostało już wykonane; następne musi być inne.',

    noTribe: () => 'Nie masz plemion na kontynencie.',
    noLandTribe: () => 'Nie masz plemion na lądzie.',
    noWeakTribe: () => 'Żadne z Twoich plemion nie jest osłabione.',
    noFaceDownSite: () => 'Nie ma zakrytego obszaru, który możesz odkryć.',
    noRawMaterial: () => 'Nie masz materiałów na kontynencie.',
    noMaterialBeside: ({ territory }) => `Przy Twojej łodzi ${at(territory!)} nie jest znany żaden materiał.`,
    notchFull: () => 'Na każdej łodzi z Twoimi plemionami leży już materiał.',
    allHunted: () => 'Na wszystkich terytoriach z Twoimi plemionami leżą żetony polowania.',
    noHuntingToken: () => 'W tej epoce nie ma już żetonów polowania.',
    noIncomeChip: () => 'Nie ma czipa przychodu, którego możesz użyć.',
    noActivity: () => 'Po opłaceniu modułu nie da się wykonać żadnego działania.',
    noFeature: () => 'Nie masz znaczników cech.',
    nothingStored: () => 'Nie masz zebranych materiałów na sprzedaż.',
    needMoney: ({ need, have }) => lacks(`${count(need!, NOUN.money, 'gen')}, aby kupić materiał`, have!),
    noProject: () => 'Nie możesz teraz niczego wybudować.',
    noDie: () => 'W przyborniku nie ma kości i nikt nie ma ich więcej od Ciebie.',
    noCardInHand: ({ type }) => `Nie masz na ręce żadnej ${card(type!).one.gen}.`,
    noCardPayable: ({ type }) => `Nie możesz spełnić kosztu żadnej ${card(type!).one.gen} z ręki.`,

    highestLevel: () => 'Ten moduł jest już na najwyższym poziomie, jaki może osiągnąć.',
    otherModules: ({ modules }) =>
      bitsOf(modules!).length === MAIN_MODULES
        ? 'Ulepszać można tylko moduły główne.'
        : `Teraz można ulepszyć tylko ${or(bitsOf(modules!).map(m => moduleOf(m).one.acc))}.`,
    noTileLeft: () => 'Nie ma kafelka 4. poziomu tego modułu do wzięcia.',

    noGoalThere: ({ space }) => `Na ${space! + 1}. polu celu nie ma czipa.`,
    goalElsewhere: () => 'Tego czipa celu nie ma ani w przyborniku, ani w Twojej strefie celów.',
    goalCovered: ({ goal }) => `${cap(goalChip(goal!))} jest przykryty innym.`,
    goalUnmet: ({ goal, need, have }) =>
      `Aby zainstalować ${goalChip(goal!)}, musisz ${entry.requirement(goal!, 'inf')}${eased(goal!, need!)}; teraz: ${have}.`,

    sameProject: () => 'Drugi projekt budowlany musi być tego samego rodzaju co pierwszy.',
    otherProject: ({ project: of }) => `Teraz można wybudować tylko ${projectAt(of!).one.acc}.`,
    noFarmLeft: () => 'Wszystkie Twoje farmy są już wybudowane.',
    noBoatLeft: () => 'Wszystkie Twoje łodzie są już wybudowane.',
    noSettlementLeft: () => 'Wszystkie Twoje osady są już wybudowane.',
    notLand: () => 'Farmę można wybudować tylko na terytorium lądowym.',
    notWater: () => 'Łódź można wybudować tylko na terytorium wodnym.',
    noTribeThere: ({ territory }) => `Nie masz plemienia ${at(territory!)}.`,
    noTribeBeside: ({ territory }) => `Nie masz plemienia przy ${places.territory(territory!).loc}.`,
    farmThere: ({ territory, seat }) => `${cap(at(territory!))} stoi już farma ${civ.of(seat!)}.`,
    besideVolcano: ({ territory }) =>
      `Przy ${places.territory(territory!).loc} leży ${site('volcano').one.nom}.`,
    provisions: ({ territory }) =>
      `Znaczniki zaopatrzenia ${AUTOMA_NAME} blokują pole farmy ${at(territory!)}.`,
    boatThere: ({ territory }) => `Masz już łódź ${at(territory!)}.`,
    noWaterInReach: () => 'Nie masz plemienia przy terytorium wodnym.',
    noGroundInReach: () => 'Nie masz plemienia przy obszarze pod zabudowę.',
    groundNotFound: () => 'Ten obszar pod zabudowę nie został jeszcze odkryty.',
    noTribeAtGround: ({ ground }) =>
      `Nie masz ${ground === 0 ? 'łodzi z plemieniem' : 'plemienia'} przy ${places.ground(ground!).one.loc}.`,
    groundFull: ({ ground, limit }) =>
      `Na ${places.ground(ground!).one.loc} masz już ${count(limit!, NOUN.building)}.`,
    settlementThere: ({ ground }) => `Na ${places.ground(ground!).one.loc} masz już osadę.`,
    needStatueMaterial: ({ ground, materials }) =>
      `Pomnik na ${places.ground(ground!).one.loc} wymaga ${or(bitsOf(materials!).map(ofMaterial))} z magazynu.`,
    noMarkerThere: () => 'Nie leży tam żaden z Twoich znaczników.',
    noTribeInType: ({ type }) => `Nie masz plemienia na terytorium typu ${name.territoryType(type!)}.`,
  };
}

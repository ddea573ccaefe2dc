// Why something cannot be chosen.
import { CARD_TYPES, MAIN_MODULES, PROJECTS } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { ReasonTable } from '../../texts.js';
import { count, listing, plural } from './grammar.js';
import { CARD, PROJECT } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

export function reasonTexts({ rules, name, entry }: Parts): ReasonTable {
  const oneOf = (materials: number): string => listing(bitsOf(materials).map(name.material), 'disjunction');
  /** An ability asks for less than a goal chip prints. */
  const eased = (goal: number, need: number): string =>
    need < rules.goals[goal]!.min ? ` (${need} will do for you)` : '';
  const lacks = (what: string, have: number): string => `This needs ${what}; you have ${have}.`;
  const aCard = (type: number): string => CARD[CARD_TYPES[type]!];
  return {
    notYourDecision: () => 'It is not for you to decide now.',
    otherDecision: () => 'Another decision comes first.',
    notInThisVersion: () => 'This module cannot be played in this version yet.',
    turnDone: () => 'You have had your turn: end it, and go on in the next one.',
    needTwoDice: () => 'This needs two dice, planning markers, or focus markers.',
    needIdeas: ({ need, have }) => lacks(`${count(need!, NOUN.idea)} to change dice`, have!),
    noStrongTribe: () => 'None of your strong tribes can migrate.',
    noTribeInSupply: () => 'All of your tribes are on the continent.',
    noBirthplace: () => 'There is no place for a new tribe.',
    noCardsLeft: () => 'There are no research cards left.',
    tooManyDice: ({ dice }) =>
      `You have ${count(dice!, NOUN.die)} on your dice spaces, too many for a Reset.`,
    notInHand: () => 'This card is not in your hand.',
    keptOfType: ({ type }) => `You keep one card of each type, and have kept ${aCard(type!)} already.`,
    belowTop: () => 'Only the top card of a face-up stack can be gained.',
    otherStack: ({ type }) => `Only ${aCard(type!)} can be gained now.`,
    faceDownOnly: () => 'Now cards are drawn from the face-down stacks.',
    otherType: ({ type }) => `Only ${name.cardType(type!)} cards can be installed now.`,
    needMaterial: ({ what, need, have }) => lacks(`${need} stored ${name.material(what!)}`, have!),
    needFeature: ({ what, need, have }) => lacks(`${need} ${name.feature(what!)}`, have!),
    needSettlements: ({ need, have }) => lacks(`${need} built ${plural(need!, PROJECT.settlement)}`, have!),
    notInDisplay: () => 'This attribute chip is not in the display.',
    notInstalled: () => 'This activity is not installed on your console.',
    cannotPay: () => 'You cannot pay for this activity, or it would do nothing now.',
    doneAlready: () => 'You have performed this activity already; the next one must differ.',

    noTribe: () => 'You have no tribe on the continent.',
    noLandTribe: () => 'You have no tribe on land.',
    noWeakTribe: () => 'None of your tribes is weak.',
    noFaceDownSite: () => 'There is no face-down site that you could reveal.',
    noRawMaterial: () => 'You have no raw materials on the continent.',
    noMaterialBeside: ({ territory }) =>
      `No material is known beside your boat in ${name.territory(territory!)}.`,
    notchFull: () => 'Each of the boats with your tribes holds a raw material already.',
    allHunted: () => 'Hunting tokens lie in all territories with your tribes.',
    noHuntingToken: () => 'There are no hunting tokens left in this era.',
    noIncomeChip: () => 'There is no income chip for you to use.',
    noActivity: () => 'After paying for the module you could perform no activity.',
    noFeature: () => 'You have no feature markers.',
    nothingStored: () => 'You have no stored materials to sell.',
    needMoney: ({ need, have }) => lacks(`${need} money to buy a material`, have!),
    noProject: () => 'There is nothing that you could build now.',
    noDie: () => 'There are no dice in the display, and nobody has more than you.',
    noCardInHand: ({ type }) => `You have no ${name.cardType(type!)} card in hand.`,
    noCardPayable: ({ type }) => `You cannot meet the cost of any ${name.cardType(type!)} card in your hand.`,

    highestLevel: () => 'This module already has the highest level it can reach.',
    otherModules: ({ modules }) =>
      bitsOf(modules!).length === MAIN_MODULES
        ? 'Only main modules can be upgraded.'
        : `Only ${listing(bitsOf(modules!).map(name.module), 'disjunction')} can be upgraded now.`,
    noTileLeft: () => 'There is no level-4 tile of this module to take.',

    noGoalThere: ({ space }) => `There is no goal chip on goal space ${space! + 1}.`,
    goalElsewhere: () => 'This goal chip is neither in the display nor in your goal area.',
    goalCovered: ({ goal }) => `Goal chip ${name.goal(goal!)} is covered by another one.`,
    goalUnmet: ({ goal, need, have }) =>
      `For goal chip ${name.goal(goal!)} you must ${entry.requirement(goal!)}${eased(goal!, need!)}; now it is ${have}.`,

    sameProject: () => 'The second building project must be of the same kind as the first.',
    otherProject: ({ project }) => `Now only a ${PROJECTS[project!]} can be built.`,
    noFarmLeft: () => 'All of your farms are built.',
    noBoatLeft: () => 'All of your boats are built.',
    noSettlementLeft: () => 'All of your settlements are built.',
    notLand: () => 'A farm can only be built on land.',
    notWater: () => 'A boat can only be built on Water.',
    noTribeThere: ({ territory }) => `You have no tribe in ${name.territory(territory!)}.`,
    noTribeBeside: ({ territory }) => `You have no tribe beside ${name.territory(territory!)}.`,
    farmThere: ({ territory, seat }) =>
      `There is already a farm of ${name.seat(seat!)} in ${name.territory(territory!)}.`,
    besideVolcano: ({ territory }) => `${name.territory(territory!)} lies beside a Volcano.`,
    provisions: ({ territory }) =>
      `Provision markers of V.I.C.I block the farm space of ${name.territory(territory!)}.`,
    boatThere: ({ territory }) => `You already have a boat in ${name.territory(territory!)}.`,
    noWaterInReach: () => 'You have no tribe beside Water.',
    noGroundInReach: () => 'You have no tribe beside a Building ground.',
    groundNotFound: () => 'This Building ground has not been found yet.',
    noTribeAtGround: ({ ground }) =>
      ground === 0
        ? `You have no boat with a tribe at ${name.ground(0)}.`
        : `You have no tribe beside ${name.ground(ground!)}.`,
    groundFull: ({ ground, limit }) => `You already have ${limit} buildings on ${name.ground(ground!)}.`,
    settlementThere: ({ ground }) => `You already have a settlement on ${name.ground(ground!)}.`,
    needStatueMaterial: ({ ground, materials }) =>
      `A statue on ${name.ground(ground!)} needs stored ${oneOf(materials!)}.`,
    noMarkerThere: () => 'None of your markers lies there.',
    noTribeInType: ({ type }) => `You have no tribe in a ${name.territoryType(type!)} territory.`,
  };
}

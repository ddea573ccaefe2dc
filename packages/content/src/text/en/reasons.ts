// Why something cannot be chosen.
import type { ReasonTable } from '../../texts.js';
import type { English } from './english.js';
import { count, FORMS, plural } from './words.js';

export function reasonTexts({ name }: English): ReasonTable {
  const lacks = (what: string, have: number): string => `This needs ${what}; you have ${have}.`;
  return {
    notYourDecision: () => 'It is not for you to decide now.',
    otherDecision: () => 'Another decision comes first.',
    notInThisVersion: () => 'This module cannot be played in this version yet.',
    needTwoDice: () => 'This needs two dice, planning markers, or focus markers.',
    needIdeas: ({ need, have }) => lacks(`${count(need!, FORMS.idea)} to change dice`, have!),
    noStrongTribe: () => 'None of your strong tribes can migrate.',
    noTribeInSupply: () => 'All of your tribes are on the continent.',
    noBirthplace: () => 'There is no place for a new tribe.',
    noCardsLeft: () => 'There are no research cards left.',
    tooManyDice: ({ dice }) =>
      `You have ${count(dice!, FORMS.die)} on your dice spaces, too many for a Reset.`,
    notInHand: () => 'This card is not in your hand.',
    otherType: ({ type }) => `Only ${name.cardType(type!)} cards can be installed now.`,
    needMaterial: ({ what, need, have }) => lacks(`${need} stored ${name.material(what!)}`, have!),
    needFeature: ({ what, need, have }) => lacks(`${need} ${name.feature(what!)}`, have!),
    needSettlements: ({ need, have }) => lacks(`${need} built ${plural(need!, FORMS.settlement)}`, have!),
    notInDisplay: () => 'This attribute chip is not in the display.',
    notInstalled: () => 'This activity is not installed on your console.',
    cannotPay: () => 'You cannot pay for this activity, or it would do nothing now.',
  };
}

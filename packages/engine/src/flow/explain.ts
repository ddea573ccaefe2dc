// Why something cannot be chosen now, as reasons with the facts of each.
import { canInstallCard, missingFor } from '../actions/install.js';
import { activities } from '../actions/progress.js';
import { MODULE_RULES } from '../modules/index.js';
import { cheapest } from '../modules/payment.js';
import { FEATURE, IDEA, MODULES } from '../pack/names.js';
import { argOf, C, CONSOLE_ACTIVITY, kindOf } from './choices.js';
import type { Game } from './game.js';
import { acting, legal, taskOf } from './play.js';
import { canReset, diceOnSpaces, levelOf } from './turn.js';

export type Subject =
  | { readonly module: number }
  | { readonly card: number }
  | { readonly attribute: number }
  | { readonly activity: number }
  | { readonly reset: true };

export interface Reason {
  readonly code:
    | 'notYourDecision'
    | 'otherDecision'
    | 'notInThisVersion'
    | 'needTwoDice'
    | 'needIdeas'
    | 'noStrongTribe'
    | 'noTribeInSupply'
    | 'noBirthplace'
    | 'noCardsLeft'
    | 'tooManyDice'
    | 'notInHand'
    | 'otherType'
    | 'needMaterial'
    | 'needFeature'
    | 'needSettlements'
    | 'notInDisplay'
    | 'notInstalled'
    | 'cannotPay';
  readonly facts: Readonly<Record<string, number>>;
}

const because = (code: Reason['code'], facts: Reason['facts'] = {}): Reason => ({ code, facts });

/** The reasons why a seat cannot choose something now; none when it can. */
export function explain(g: Game, seat: number, subject: Subject): Reason[] {
  if (!acting(g).includes(seat)) return [because('notYourDecision')];
  if ('attribute' in subject) return explainAttribute(g, seat, subject.attribute);
  if ('card' in subject) return explainCard(g, seat, subject.card);
  if ('activity' in subject) return explainActivity(g, seat, subject.activity);
  if (taskOf(g, seat).do !== 'turn') return [because('otherDecision')];
  if ('reset' in subject) {
    const me = g.s.seats[seat]!;
    return canReset(g, seat) ? [] : [because('tooManyDice', { dice: diceOnSpaces(me) })];
  }
  return explainModule(g, seat, subject.module);
}

function explainModule(g: Game, seat: number, module: number): Reason[] {
  const me = g.s.seats[seat]!;
  const rule = MODULE_RULES[module];
  if (!rule) return [because('notInThisVersion')];
  const reasons: Reason[] = [];
  const ideas = cheapest(g, seat, module);
  if (ideas === null) reasons.push(because('needTwoDice'));
  else if (ideas > me.markers[IDEA]!)
    reasons.push(because('needIdeas', { need: ideas, have: me.markers[IDEA]! }));
  if (!rule.can(g, seat, levelOf(me, module))) {
    if (MODULES[module] === 'migration') reasons.push(because('noStrongTribe'));
    else if (MODULES[module] === 'research') reasons.push(because('noCardsLeft'));
    else reasons.push(because(me.tribes === 0 ? 'noTribeInSupply' : 'noBirthplace'));
  }
  return reasons;
}

function explainCard(g: Game, seat: number, card: number): Reason[] {
  if (!g.s.seats[seat]!.hand.includes(card)) return [because('notInHand')];
  const choices = legal(g, seat);
  if (choices.includes(C.install + card)) return [];
  const task = taskOf(g, seat);
  if (task.do === 'install' && task.type !== card >> 5) return [because('otherType', { type: task.type })];
  if (task.do !== 'install' && canInstallCard(g, seat, card, false)) return [because('otherDecision')];
  const missing = missingFor(g, seat, card).map(({ kind, what, need, have }) =>
    because(
      kind === 'material' ? 'needMaterial' : kind === 'settlements' ? 'needSettlements' : 'needFeature',
      { what, need, have },
    ),
  );
  return task.do === 'install' ? missing : [because('otherDecision'), ...missing];
}

function explainAttribute(g: Game, seat: number, chip: number): Reason[] {
  if (chip < 0 || !g.s.attributeDisplay.includes(chip)) return [because('notInDisplay')];
  if (g.s.era === 0) return [because('otherDecision')];
  const { feature, have: need } = g.rules.attributes[chip]!;
  const have = g.s.seats[seat]!.markers[FEATURE + feature]!;
  return have >= need ? [] : [because('needFeature', { what: feature, need, have })];
}

function explainActivity(g: Game, seat: number, slot: number): Reason[] {
  const choices = legal(g, seat).filter(choice => kindOf(choice) === 'activity');
  if (choices.some(choice => argOf(choice) === slot)) return [];
  const reasons: Reason[] = taskOf(g, seat).do === 'activity' ? [] : [because('otherDecision')];
  const installed =
    slot === CONSOLE_ACTIVITY ||
    (g.s.seats[seat]!.abilities.includes(slot) && g.rules.abilities[slot]!.kind === 'activity');
  if (!installed) reasons.push(because('notInstalled'));
  else if (!activities(g, seat).includes(slot)) reasons.push(because('cannotPay'));
  return reasons;
}

// How near the viewer is to installing each research card in sight: worked out by the rules themselves.
import {
  type CompiledCost,
  columnsFor,
  lackingAt,
  nextStage,
  type Rules,
  type View,
} from '@civolution/engine';
import type { CardPrice, Fulfilment } from './protocol.js';

/** By card: the hand, what is being looked at, and all cards that lie face up. */
export function pricesFor(rules: Rules, view: View): Record<number, CardPrice> {
  const me = view.seats[view.viewer];
  // Nobody has markers before the first era.
  if (!me || view.era === 0) return {};
  const cards = [...me.hand, ...me.looking, ...view.faceUp.flat()].filter(card => card >= 0);
  return Object.fromEntries(cards.map(card => [card, priceOf(rules, view, card)]));
}

function priceOf(rules: Rules, view: View, card: number): CardPrice {
  const { type, cost } = rules.cards[card]!;
  const me = view.seats[view.viewer]!;
  const stages = columnsFor(me, type).map(column => nextStage(rules, me, column));
  return {
    stage: Math.min(cost.length, ...stages),
    spaces: cost.map((space, i) => fulfilment(rules, view, card, space, i + 1)),
  };
}

/** Whether a space is fulfilled together with those before it. */
function fulfilment(
  rules: Rules,
  s: View,
  card: number,
  space: CompiledCost | null,
  stage: number,
): Fulfilment {
  if (space === null) return 'free';
  const kind = space.kind === 'have' || space.kind === 'return' ? 'feature' : space.kind;
  const lacking = lackingAt({ rules, s }, s.viewer, card, stage);
  return lacking.some(missing => missing.kind === kind && missing.what === space.what)
    ? 'missing'
    : 'fulfilled';
}

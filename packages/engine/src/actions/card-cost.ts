// What a research card costs at a stage, rulebook p. 24. Sets of cost spaces are masks of five bits.
import { hookBy, hookNumber } from '../effects/hooks.js';
import { settlementsBuilt } from '../effects/measures.js';
import { IGNORE_NONE } from '../flow/choices.js';
import type { Game, Position } from '../flow/game.js';
import { FEATURE, MATERIALS, STORED } from '../pack/names.js';
import type { CompiledCost, Rules } from '../pack/rules.js';

const SETTLEMENTS_COUNT = hookNumber('settlements.count');
const INSTALL_MATERIAL = hookNumber('install.material');
const INSTALL_HAVE = hookNumber('install.have');

/** Stages above it ask for no more. */
export const TOP_STAGE = 5;

/** The active cost spaces of a card at a stage: not empty, not beyond the stage, not ignored. */
export function activeSpaces(rules: Rules, card: number, stage: number, ignored = IGNORE_NONE): number {
  const { cost } = rules.cards[card]!;
  let mask = 0;
  for (let i = 0; i < stage && i < TOP_STAGE; i++) if (i !== ignored && cost[i] !== null) mask |= 1 << i;
  return mask;
}

/** The points of cost spaces that are met. */
export const pointsOfSpaces = (rules: Rules, card: number, spaces: number): number =>
  rules.cards[card]!.points.reduce((sum, n, i) => ((spaces >> i) & 1 ? sum + n : sum), 0);

/** Something a card asks for that is not there in sufficient number. */
export interface Missing {
  readonly kind: 'material' | 'feature' | 'settlements';
  readonly what: number;
  readonly need: number;
  readonly have: number;
}

/** What cost spaces ask for together of one thing; requirements of one kind add up (ruling 9). */
function total(
  cost: readonly (CompiledCost | null)[],
  spaces: number,
  kind: CompiledCost['kind'],
  what: number,
) {
  let sum = 0;
  for (let i = 0; spaces >> i !== 0; i++) {
    const space = cost[i];
    if ((spaces >> i) & 1 && space?.kind === kind && space.what === what) sum += space.n;
  }
  return sum;
}

/** Of a material, how much of what a card asks for need not be returned. */
const spared = (g: Position, seat: number, material: number, asked: number): number =>
  Math.min(asked, hookBy(g, seat, INSTALL_MATERIAL, material));

/** What cost spaces ask for that need not be returned, as [place, number]. */
export function sparedFor(
  g: Position,
  seat: number,
  card: number,
  spaces: number,
): [place: number, n: number][] {
  const { cost } = g.rules.cards[card]!;
  return MATERIALS.flatMap((_, m): [number, number][] => {
    const n = spared(g, seat, m, total(cost, spaces, 'material', m));
    return n > 0 ? [[STORED + m, n]] : [];
  });
}

/** Built settlements, and those that abilities count besides. */
const settlementsFrom = (g: Position, seat: number): number =>
  settlementsBuilt(g.s.seats[seat]!) + hookBy(g, seat, SETTLEMENTS_COUNT);

/** Whether cost spaces can be fulfilled from console and storage; what is missing is listed, if a list is given. */
function canMeet(
  g: Position,
  seat: number,
  card: number,
  spaces: number,
  missing: Missing[] | null,
): boolean {
  const { markers } = g.s.seats[seat]!;
  const { cost } = g.rules.cards[card]!;
  let lacking: Missing | null = null;
  let looked = 0; // features looked at already
  for (let i = 0; spaces >> i !== 0; i++) {
    if (((spaces >> i) & 1) === 0) continue;
    const { kind, what, settlements: wanted } = cost[i]!;
    lacking = null;
    if (kind === 'settlements') {
      if (missing === null) return false;
      lacking = { kind, what, need: wanted, have: settlementsFrom(g, seat) };
    } else if (kind === 'material') {
      const asked = total(cost, spaces, kind, what);
      const have = markers[STORED + what]!;
      if (have >= asked) continue;
      const need = asked - spared(g, seat, what, asked);
      if (have < need) lacking = { kind, what, need, have };
    } else if (((looked >> what) & 1) === 0) {
      looked |= 1 << what;
      // What is returned must be there in the flesh; what one must have may partly come from abilities.
      const give = total(cost, spaces, 'return', what);
      const need = give + total(cost, spaces, 'have', what);
      const there = markers[FEATURE + what]!;
      if (there < give) lacking = { kind: 'feature', what, need: give, have: there };
      else if (there < need) {
        const have = there + hookBy(g, seat, INSTALL_HAVE, what);
        if (have < need) lacking = { kind: 'feature', what, need, have };
      }
    }
    if (lacking === null) continue;
    if (missing === null) return false;
    missing.push(lacking);
  }
  return missing === null || missing.length === 0;
}

/** Settlements that a set of covered spaces takes up; the inclusion mark counts a pair only once. */
function settlementsFor(cost: readonly (CompiledCost | null)[], covered: number): number {
  let sum = 0;
  for (let i = 0; i < cost.length; i++) {
    if (((covered >> i) & 1) === 0) continue;
    const { settlements, included } = cost[i]!;
    const after = included && (covered >> (i + 1)) & 1 ? cost[i + 1]!.settlements : 0;
    const before = i > 0 && (covered >> (i - 1)) & 1 && cost[i - 1]!.included ? cost[i - 1]!.settlements : 0;
    if (after < settlements && before <= settlements) sum += settlements;
  }
  return sum;
}

const NOTHING_COVERED: readonly number[] = [0];

/**
 * The ways to fulfil cost spaces with built settlements: every largest set of spaces they can cover, since what
 * they cover costs nothing.
 */
function coverings(g: Position, seat: number, card: number, spaces: number): readonly number[] {
  const built = settlementsFrom(g, seat);
  if (built === 0) return NOTHING_COVERED;
  const { cost } = g.rules.cards[card]!;
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << TOP_STAGE; mask++) {
    if ((mask & spaces) !== mask) continue;
    if (cost.every((space, i) => ((mask >> i) & 1) === 0 || space!.settlements > 0)) {
      if (settlementsFor(cost, mask) <= built) masks.push(mask);
    }
  }
  return masks.filter(mask => !masks.some(other => other !== mask && (other & mask) === mask));
}

export function payable(g: Game, seat: number, card: number, stage: number, ignored: number): boolean {
  const spaces = activeSpaces(g.rules, card, stage, ignored);
  const ways = coverings(g, seat, card, spaces);
  for (let i = 0; i < ways.length; i++) if (canMeet(g, seat, card, spaces & ~ways[i]!, null)) return true;
  return false;
}

/** What a card takes away: stored materials and feature markers, as [place, number]. */
export function priceOf(
  g: Position,
  seat: number,
  card: number,
  spaces: number,
): [place: number, n: number][] {
  const { cost } = g.rules.cards[card]!;
  const price = new Map<number, number>();
  for (let i = 0; spaces >> i !== 0; i++) {
    if (((spaces >> i) & 1) === 0) continue;
    const { kind, what, n } = cost[i]!;
    if (kind !== 'material' && kind !== 'return') continue;
    const place = (kind === 'material' ? STORED : FEATURE) + what;
    price.set(place, (price.get(place) ?? 0) + n);
  }
  for (const [place, n] of price) {
    if (place >= STORED) price.set(place, n - spared(g, seat, place - STORED, n));
  }
  return [...price].filter(([, n]) => n > 0).sort(([a], [b]) => a - b);
}

/** The coverings that leave a cost one can pay; of those that leave the same one only the first. */
export function payableCoverings(g: Game, seat: number, card: number, spaces: number): number[] {
  const prices = new Set<string>();
  return coverings(g, seat, card, spaces).filter(covered => {
    const price = priceOf(g, seat, card, spaces & ~covered).join();
    if (prices.has(price) || !canMeet(g, seat, card, spaces & ~covered, null)) return false;
    prices.add(price);
    return true;
  });
}

/** What a card lacks at a stage, by the way that lacks least. */
export function lackingAt(g: Position, seat: number, card: number, stage: number): Missing[] {
  const spaces = activeSpaces(g.rules, card, stage);
  const ways = coverings(g, seat, card, spaces).map(covered => {
    const missing: Missing[] = [];
    canMeet(g, seat, card, spaces & ~covered, missing);
    return missing;
  });
  return ways.sort((a, b) => a.length - b.length)[0]!;
}

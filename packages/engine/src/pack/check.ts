import { continent } from './check-continent.js';
import {
  attributeChip,
  creatureChip,
  eventCard,
  goalChip,
  incomeChip,
  researchCard,
  siteTile,
  startingAttributeChip,
  startingChipCard,
  startingMarkerCard,
} from './check-entries.js';
import {
  type Context,
  entries,
  object,
  type PackProblem,
  part,
  problem,
  refine,
  text,
} from './check-shape.js';
import { soloCards } from './check-solo.js';
import { tables } from './check-tables.js';
import { CARD_LETTERS } from './names.js';
import { STARTING_ATTRIBUTE } from './rules.js';
import type { Pack, ResearchCard } from './types.js';

export type { PackProblem } from './check-shape.js';

/** What is wrong with a pack; nothing when it can be played. Takes anything and never throws. */
export function checkPack(data: unknown): PackProblem[] {
  const ctx: Context = { problems: [], entry: 'pack', depth: 0 };
  const copy = plainCopy(data);
  if (copy === undefined) problem(ctx, '', 'json', 'cannot be written as JSON');
  else pack(copy.value, '', ctx);
  return ctx.problems;
}

/** A pack is JSON. A copy has no cycles, accessors or the like, so whatever comes after can trust it. */
function plainCopy(data: unknown): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(JSON.stringify(data)) };
  } catch {
    return undefined;
  }
}

const HANDS = [1, 2, 3, 4, 5, 6];
const DECK = 14;

/** The counts are those that set-up needs with four civilizations, and those the engine has numbers for. */
const pack = refine(
  object<Pack>({
    name: text(/\S/, 'a name'),
    version: text(/\S/, 'a version'),
    tables: part('tables', tables),
    continent: part('continent', continent),
    sites: entries('sites', siteTile, 1, 31),
    research: refine(entries('research', researchCard, 5 * DECK, 160), checkDecks),
    events: refine(entries('events', eventCard, 4, 99), (all, _at, ctx) => {
      for (let i = 1; i < all.length; i++) inOrder(ctx, 'events', all[i - 1]!.id, all[i]!.id);
    }),
    goals: entries('goals', goalChip, 6 + 5, 99),
    incomes: entries('incomes', incomeChip, 3, 32),
    attributes: entries('attributes', attributeChip, 3, STARTING_ATTRIBUTE),
    startingMarkers: refine(entries('startingMarkers', startingMarkerCard, 12, 32), (all, _at, ctx) =>
      checkHands(ctx, 'startingMarkers', '', all),
    ),
    startingChips: refine(entries('startingChips', startingChipCard, 10, 16), (all, _at, ctx) =>
      checkHands(ctx, 'startingChips', '', all),
    ),
    startingAttributes: entries('startingAttributes', startingAttributeChip, 6, 8),
    creatures: refine(entries('creatures', creatureChip, 6, 6), (all, _at, ctx) => {
      all.forEach(({ id, type }, i) => {
        if (all.findIndex(other => other.type === type) < i)
          problem(ctx, 'type', 'duplicate', `another creature is of the ${type}`, `creatures ${id}`);
      });
    }),
    solo: part('solo', soloCards),
  }),
  (value, _at, ctx) => {
    const points = (value.continent.columns + 1) * (value.continent.rows + 1);
    if (value.sites.length !== points) {
      problem(ctx, 'sites', 'count', `must be ${points}, one for each recess, not ${value.sites.length}`);
    }
    const marked = value.continent.tiles
      .flatMap(tile => Object.values(tile.territories))
      .flatMap(territory => territory.encampments ?? [])
      .filter(mark => mark === '3+' || mark === '4').length;
    if (value.tables.territoryTokens < marked) {
      problem(ctx, 'territoryTokens', 'range', `must block ${marked} encampments`, 'tables');
    }
    for (const id of Object.keys(value.solo.prosperity.checks)) {
      if (!value.events.some(event => event.id === id))
        problem(ctx, `prosperity.checks.${id}`, 'name', 'there is no such event', 'solo');
    }
  },
);

function checkDecks(cards: readonly ResearchCard[], _at: string, ctx: Context): void {
  for (const letter of CARD_LETTERS) {
    const deck = cards.filter(card => card.id.startsWith(letter));
    if (deck.length < DECK) {
      problem(
        ctx,
        'research',
        'count',
        `deck ${letter} must have at least ${DECK} cards, not ${deck.length}`,
      );
    }
    checkHands(ctx, 'research', letter, deck);
  }
  for (let i = 1; i < cards.length; i++) inOrder(ctx, 'research', cards[i - 1]!.id, cards[i]!.id);
}

function inOrder(ctx: Context, kind: string, before: string, id: string): void {
  const rank = (name: string): number => name.charCodeAt(0) * 100 + Number(name.slice(1));
  if (rank(id) <= rank(before)) problem(ctx, 'id', 'order', `must not come after ${before}`, `${kind} ${id}`);
}

type InHand = { readonly id: string; readonly hand?: number };

/** Each starting hand takes one card of each deck, one marker card and one chip card. */
function checkHands(ctx: Context, kind: string, deck: string, cards: readonly InHand[]): void {
  for (const hand of HANDS) {
    const [first, ...rest] = cards.filter(card => card.hand === hand);
    if (!first) {
      problem(ctx, 'hand', 'missing', `no card belongs to hand ${hand}`, deck ? `${kind} ${deck}` : kind);
    }
    for (const { id } of rest) {
      problem(ctx, 'hand', 'duplicate', `${first!.id} belongs to hand ${hand} already`, `${kind} ${id}`);
    }
  }
}

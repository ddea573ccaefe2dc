// Lines of the log about V.I.C.I: what it turns up, rolls and consults, so that its play can be followed and checked.
import { DIE_VALUES, HALVES } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { EventTable } from '../../texts.js';
import { actionCardTexts, doneInRow } from './action-cards.js';
import { ACT, PRIORITY_FOR, priorities, type Told, uses, whyForfeited } from './automa.js';
import { count, listing, plural } from './grammar.js';
import { CATEGORY } from './lists.js';
import type { Parts } from './parts.js';
import { NOUN } from './words.js';

/** Whose scoring category a card speaks of. */
const CATEGORY_OF: Readonly<Record<Told<'categories'>['meant'], string>> = {
  thisEra: "This era's scoring category is",
  nextEra: "The next era's scoring category is",
  era4: "Era 4's scoring category is",
  finalTiles: 'The categories of the final scoring tiles are',
};

/** A display with one space for each value: values beyond the last mean none. */
function fromTheTop(spaces: number): string {
  const beyond = DIE_VALUES.filter(value => value > spaces);
  return `1–${Math.min(spaces, DIE_VALUES.length)} from the top${beyond.length > 0 ? `, ${listing(beyond.map(String))} none` : ''}`;
}

/** The displays, and which space a value means. */
const THREE_SPACES = '1–2 top, 3–4 middle, 5–6 bottom';
const displays = (goals: number): Readonly<Record<Told<'consulted'>['about'], string>> => ({
  goal: `goal chip display (${fromTheTop(goals)})`,
  attribute: `attribute chip display (${THREE_SPACES})`,
  income: `income chip display (${THREE_SPACES})`,
});

/** The grids, and what leaves the game at some of their spaces. */
const GRID: Readonly<
  Record<Told<'gridMarker'>['grid'], { readonly name: string; readonly removes: string }>
> = {
  evolution: { name: CATEGORY.evolution, removes: 'an attribute chip' },
  prosperity: { name: CATEGORY.prosperity, removes: 'an income chip' },
};

/** What V.I.C.I has in the comparison of an event: where its grid counts, by which spaces; it never takes the bonus. */
export function automaInEvent({ rules, name }: Parts) {
  return ({ event, counts, met }: Told<'event'>, seat: number): string => {
    const spaces = bitsOf(rules.solo.checks[event]!).map(bit => String(bit + 1));
    const grid = `its ${CATEGORY.prosperity} grid`;
    const by =
      spaces.length > 0 ? ` by ${plural(spaces.length, NOUN.space)} ${listing(spaces)} of ${grid}` : '';
    const leads = (met >> seat) & 1 ? ', but it takes no bonus' : '';
    return `${name.seat(seat)}: ${counts[seat]}${by}${leads}`;
  };
}

/** In the solo game the displays are those of two civilizations. */
const SEATS = 2;

export function soloEvents({ rules, name, phrase }: Parts) {
  const { Seat } = phrase;
  const { solo } = rules.pack;
  const { actionRows } = actionCardTexts(rules, name);
  const display = displays(rules.byPlayers(SEATS).goals);
  /** The other of the two civilizations. */
  const rival = (seat: number): string => name.seat(1 - seat);
  const named = (mask: number): string => listing(bitsOf(mask).map(name.territory));
  const withBeacons = (mask: number): string =>
    listing(
      bitsOf(mask).map(t => `${name.territory(t)} (${count(rules.territories[t]!.beacons, NOUN.beacon)})`),
    );
  /** The type of territories that are all of one. */
  const typeOf = (mask: number): string => name.territoryType(rules.territories[bitsOf(mask)[0]!]!.type);
  /** What the roll says and, when nothing like it is eligible, what follows on the display card. */
  const foundFrom = (rolled: string, found: string): string =>
    rolled === found ? rolled : `${rolled}, none eligible, on to ${found}`;

  const REMOVED: Readonly<
    Record<Told<'removed'>['what'], { readonly kind: string; name(id: number): string }>
  > = {
    goal: { kind: 'goal chip', name: name.goal },
    card: { kind: 'card', name: name.card },
    attribute: { kind: 'attribute chip', name: name.attribute },
    income: { kind: 'income chip', name: name.chip },
  };

  return {
    actionCard({ seat, card, half, blue, red }, state) {
      const enough = blue >= solo.resetIcons.blue && red >= solo.resetIcons.red;
      const icons = `${blue} blue, ${red} red${enough ? ', enough for a Reset' : ''}`;
      const line = `${Seat(seat)} turns up ${name.actionCard(card)} (${HALVES[half]} half). Reset icons on the open cards: ${icons}.`;
      const carriedOut = !enough || state?.setup.solo?.challenge;
      // Which row of a card counts is rolled for next; a card without rows says all by itself.
      return carriedOut && rules.solo.cards[card]!.halves[half]!.category
        ? `${line} It says: ${actionRows(card, half).join(' ')}.`
        : line;
    },
    categories: ({ meant, categories }) => `${CATEGORY_OF[meant]} ${listing(categories.map(name.category))}.`,
    reshuffled: ({ seat, n }) =>
      `${Seat(seat)} shuffles its ${n} discarded ${plural(n, NOUN.actionCard)} into a new stack.`,
    cardsDiscarded: ({ seat, n }) =>
      `${Seat(seat)} discards the ${count(n, NOUN.actionCard)} it has turned up.`,
    row: ({ seat, card, half, value }) =>
      `${Seat(seat)} rolls ${value} for ${name.actionCard(card)}: ${doneInRow(rules, name, card, half, value)}.`,
    consulted: ({ seat, value, about }) => `${Seat(seat)} rolls ${value} for the ${display[about]}.`,
    wheel: ({ seat, value, eligible, rolled, found }) =>
      `Eligible are ${named(eligible)}. ${Seat(seat)} rolls ${value} on the territory wheel: ${foundFrom(name.territoryType(rolled), name.territoryType(found))}.`,
    beacons: ({ seat, value, eligible, rolled, found }) =>
      `Only ${typeOf(eligible)} is left to choose from: ${withBeacons(eligible)}. ${Seat(seat)} rolls ${value} for the beacons: ${foundFrom(String(rolled), String(found))}.`,
    determined({ seat, about, territory, eligible, minimum }) {
      const use = uses(rival(seat))[about];
      const where = name.territory(territory);
      const fits = (minimum && use.minimum) || use.fits;
      const n = bitsOf(eligible).length;
      return `${Seat(seat)} ${use.used(where)}, ${n > 1 ? `one of ${n} ${fits.other}` : fits.one}.`;
    },
    forfeited({ seat, act, why }) {
      const reason = whyForfeited(act, why, name.seat(seat));
      return `${Seat(seat)} forfeits ${ACT[act]}: ${reason}.`;
    },
    priority: ({ seat, list, item }) =>
      `Priority ${item} for ${PRIORITY_FOR[list]}: ${priorities(rival(seat))[list][item]}.`,
    removed({ seat, what, id }) {
      const { kind, name: called } = REMOVED[what];
      return id < 0
        ? `${Seat(seat)} finds no ${kind} there to remove.`
        : `${Seat(seat)} removes ${kind} ${called(id)} from the game.`;
    },
    gridMarker({ seat, grid, space }) {
      const { name: called, removes } = GRID[grid];
      const then = solo[grid].removes.includes(space) ? `, which removes ${removes}` : '';
      return `${Seat(seat)} places a marker on space ${space} of the ${called} grid${then}.`;
    },
    provisioned({ seat, territory, n, blocks }) {
      const where = name.territory(territory);
      if (n === 1) return `${Seat(seat)} places a provision marker in ${where}.`;
      if (n > 2) return `${Seat(seat)} places a provision marker in ${where}, which has ${n} now.`;
      const farm = blocks
        ? 'the two block the farm space from now on'
        : 'the farm space is not blocked, as a farm stands there';
      return `${Seat(seat)} places a second provision marker in ${where}; ${farm}.`;
    },
    tokenPlaced: ({ seat, territory }) =>
      `${Seat(seat)} places a hunting token in ${name.territory(territory)}.`,
    nobodyToSpare: ({ seat }) =>
      `${Seat(seat)} has no territory with 2 or more tribes, at least 1 of them strong, so it procreates first.`,
    crowded: ({ seat }) =>
      `All encampments of the territories of ${name.seat(seat)} are held by its own tribes, so it migrates.`,
  } satisfies Partial<EventTable>;
}

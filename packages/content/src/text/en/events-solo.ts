// Lines of the log about V.I.C.I: what it turns up, rolls and consults, so that its play can be followed and checked.
import { DIE_VALUES, type EventType, type GameEvent, HALVES } from '@civolution/engine';
import { bitsOf } from '../../facts/spots.js';
import type { Forms } from '../../plural.js';
import type { EventTable } from '../../texts.js';
import { actionCardTexts, doneInRow } from './action-cards.js';
import type { English } from './english.js';
import { CATEGORY, count, FORMS, listing, plural } from './words.js';

type Told<K extends EventType> = Extract<GameEvent, { type: K }>;
type Act = Told<'forfeited'>['act'];

/** What it does, inside a sentence. */
const ACT: Readonly<Record<Act, string>> = {
  track: 'the step on a track',
  removeCard: 'the removal of a card',
  points: 'the points',
  favor: 'the step on the Favor of Agera track',
  statue: 'the statue',
  activationDie: 'the activation die',
  fateDie: 'the fate die',
  evolution: `the marker on the ${CATEGORY.evolution} grid`,
  prosperity: `the marker on the ${CATEGORY.prosperity} grid`,
  procreation: 'the procreation',
  migration: 'the migration',
  provision: 'the provision marker',
  revealSites: 'the exploration',
  huntingToken: 'the hunting token',
};

const reasons = (self: string): Readonly<Record<Told<'forfeited'>['why'], string>> => ({
  noTerritory: 'no territory is eligible',
  noTribe: 'all of its tribes are on the continent',
  noMarker: 'its supply has no markers left',
  noToken: 'no hunting tokens are left in the display',
  noDie: `the display has none, and ${self} alone has the most`,
  gridFull: 'all spaces of the grid are taken',
  favorTop: 'its disc is on the last space already',
});

/** Why there is none, where the action tells more. */
const NO_TERRITORY: Readonly<Partial<Record<Act, string>>> = {
  revealSites: 'no face-down site is beside its territories',
  huntingToken: 'hunting tokens lie in all of its territories',
};

/** What a territory is used for, and what makes territories eligible: the only one, or several of which it is one. */
interface Use {
  readonly used: (territory: string) => string;
  readonly fits: Forms & { readonly one: string };
  /** When only the minimum requirement is met. */
  readonly minimum?: Forms & { readonly one: string };
}

const uses = (rival: string): Readonly<Record<Told<'determined'>['about'], Use>> => ({
  procreation: {
    used: territory => `procreates in ${territory}`,
    fits: {
      one: 'the only territory with its tribes and a free encampment',
      other: 'territories with its tribes and a free encampment',
    },
    minimum: {
      one: 'the only territory with its tribes; no encampment is free there',
      other: 'territories with its tribes; no encampment is free in any of them',
    },
  },
  migration: {
    used: territory => `migrates from ${territory}`,
    fits: {
      one: 'the only territory with 2 or more of its tribes, at least 1 of them strong',
      other: 'territories with 2 or more of its tribes, at least 1 of them strong',
    },
  },
  arrival: {
    used: territory => `migrates to ${territory}`,
    fits: {
      one: 'the adjacent land with the fewest of its tribes',
      other: 'adjacent land territories with the fewest of its tribes',
    },
  },
  provision: {
    used: territory => `picks ${territory} for a provision marker`,
    fits: {
      one: 'the one with the most of its tribes among its territories with the fewest provision markers',
      other: 'with the most of its tribes among its territories with the fewest provision markers',
    },
  },
  revealSites: {
    used: territory => `explores around ${territory}`,
    fits: {
      one: 'the territory of its own beside the most face-down sites',
      other: 'territories of its own beside the most face-down sites',
    },
  },
  huntingToken: {
    used: territory => `picks ${territory} for a hunting token`,
    fits: {
      one: `the best hunting territory without a token that it shares with ${rival}`,
      other: `equally good hunting territories without a token that it shares with ${rival}`,
    },
    minimum: {
      one: `its best hunting territory without a token; it shares none with ${rival}`,
      other: `its equally good hunting territories without a token; it shares none with ${rival}`,
    },
  },
  lastTribe: {
    used: territory => `has no tribe left and procreates in ${territory}`,
    fits: {
      one: `the only land territory with tribes of ${rival}`,
      other: `land territories with tribes of ${rival}`,
    },
  },
});

/** The line of a priority list that decided, and why none above it did. */
const priorities = (
  rival: string,
): Readonly<Record<Told<'priority'>['list'], Readonly<Record<number, string>>>> => ({
  settle: {
    1: 'the fire encampment is free',
    2: 'the fire encampment is taken, another one is free',
    3: `no encampment is free, so the tribe of ${rival} on the fire encampment gives way`,
    4: `no encampment is free, so a weak tribe of ${rival} gives way`,
    5: `no encampment is free, so a strong tribe of ${rival} gives way, as there is no weak one`,
    6: 'only its own tribes hold encampments, so its strong tribe on the fire encampment gives way',
    7: 'only its own tribes hold encampments, so one of its strong tribes gives way',
    8: 'only its own weak tribes hold encampments, so the one on the fire encampment gives way',
    9: 'only its own weak tribes hold encampments, so one of them gives way',
  },
  migrant: {
    1: 'a strong one from the wilderness',
    2: 'the strong one from the fire encampment, as none is in the wilderness',
    3: 'a strong one from another encampment, as none is in the wilderness or on the fire encampment',
  },
  fed: {
    6: 'the strong one on the fire encampment',
    7: 'a strong one on another encampment',
    8: 'the weak one on the fire encampment',
    9: 'a weak one on another encampment',
  },
  fedWild: {
    1: 'a strong one, before weak ones',
    2: 'a weak one, as none is strong',
  },
});

const PRIORITY_FOR: Readonly<Record<Told<'priority'>['list'], string>> = {
  settle: 'settling',
  migrant: 'the migrating tribe',
  fed: 'the tribe that is fed',
  fedWild: 'the tribe that is fed in the wilderness',
};

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
export function automaInEvent({ rules, name }: English) {
  return ({ event, counts, met }: Told<'event'>, seat: number): string => {
    const spaces = bitsOf(rules.solo.checks[event]!).map(bit => String(bit + 1));
    const grid = `its ${CATEGORY.prosperity} grid`;
    const by =
      spaces.length > 0 ? ` by ${plural(spaces.length, FORMS.space)} ${listing(spaces)} of ${grid}` : '';
    const leads = (met >> seat) & 1 ? ', but it takes no bonus' : '';
    return `${name.seat(seat)}: ${counts[seat]}${by}${leads}`;
  };
}

/** In the solo game the displays are those of two civilizations. */
const SEATS = 2;

export function soloEvents({ rules, name, phrase }: English) {
  const { Seat } = phrase;
  const { solo } = rules.pack;
  const { actionRows } = actionCardTexts(rules, name);
  const display = displays(rules.byPlayers(SEATS).goals);
  /** The other of the two civilizations. */
  const rival = (seat: number): string => name.seat(1 - seat);
  const named = (mask: number): string => listing(bitsOf(mask).map(name.territory));
  const withBeacons = (mask: number): string =>
    listing(
      bitsOf(mask).map(t => `${name.territory(t)} (${count(rules.territories[t]!.beacons, FORMS.beacon)})`),
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
      `${Seat(seat)} shuffles its ${n} discarded ${plural(n, FORMS.actionCard)} into a new stack.`,
    cardsDiscarded: ({ seat, n }) =>
      `${Seat(seat)} discards the ${count(n, FORMS.actionCard)} it has turned up.`,
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
      const reason = (why === 'noTerritory' && NO_TERRITORY[act]) || reasons(name.seat(seat))[why];
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

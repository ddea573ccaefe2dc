import { landType } from './check-effects.js';
import {
  type Context,
  choose,
  dictionary,
  entries,
  fieldOf,
  int,
  list,
  maybe,
  object,
  problem,
  record,
  refine,
  type Schema,
  text,
  variants,
  word,
} from './check-shape.js';
import { checkSources, sources } from './check-tables.js';
import { CARD_TYPES, DICE, DIE_VALUES, HALVES, TILES_MEANT, TRACKS, valuesOf } from './names.js';
import type { ActionCard, ActionRows, AutomaAction, CategoryActions, Grid, SoloCards } from './types.js';

const small = int(1, 12);

const action: Schema<AutomaAction> = variants<AutomaAction, 'do'>('do', 'action', {
  track: { track: word(TRACKS, 'track'), n: small },
  removeCard: { type: word(CARD_TYPES, 'card type') },
  points: { n: small },
  evolution: { n: small },
  prosperity: { n: small },
  favor: {},
  statue: {},
  activationDie: {},
  fateDie: {},
  procreation: {},
  migration: {},
  provision: {},
  revealSites: {},
  huntingToken: {},
});

const rows: Schema<ActionRows> = refine(
  dictionary(text(/^[1-6](-[1-6])?$/, 'values of a die'), list(action, 1, 6)),
  (value, at, ctx) => {
    const values = Object.keys(value).flatMap(valuesOf);
    for (const n of DIE_VALUES) {
      const found = values.filter(other => other === n).length;
      if (found !== 1) problem(ctx, at, 'count', `must have one row for a ${n}, not ${found}`);
    }
  },
);

const byCategory = object<CategoryActions>({
  categoryOf: word(TILES_MEANT, 'scoring tile'),
  times: int(1, 6),
  points: maybe(small),
  inEra4PointsInstead: maybe(int(0, 20)),
});

const byNextEra: Schema<CategoryActions> = refine(byCategory, (value, at, ctx) => {
  if ((value.categoryOf === 'nextEra') !== (value.inEra4PointsInstead !== undefined)) {
    problem(ctx, at, 'conflict', 'the points of era 4 belong to the next era, and only to it');
  }
});

const half = choose<ActionRows | CategoryActions>(value =>
  fieldOf(value, 'categoryOf') === undefined ? rows : byNextEra,
);

const card: Schema<ActionCard> = object<ActionCard>({
  id: text(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'letters, digits and hyphens'),
  resetIcons: record(HALVES, int(0, 9)),
  blue: half,
  red: half,
});

const MOST_SPACES = 30;

function checkGrid(grid: Grid, at: string, ctx: Context): void {
  grid.removes.forEach((space, i) => {
    if (space > grid.spaces) problem(ctx, `${at}.removes[${i}]`, 'range', 'is not on the grid');
  });
}

const spaces = int(1, MOST_SPACES);
const evolution = refine(object<Grid>({ spaces, removes: list(spaces, 0, 12) }), checkGrid);
const prosperity = refine(
  object<SoloCards['prosperity']>({
    spaces,
    removes: list(spaces, 0, 12),
    checks: dictionary(text(/^F[1-9][0-9]?$/, 'an event'), list(spaces, 1, MOST_SPACES)),
  }),
  (grid, at, ctx) => {
    checkGrid(grid, at, ctx);
    for (const [id, compared] of Object.entries(grid.checks)) {
      if (compared.some(space => space > grid.spaces))
        problem(ctx, `${at}.checks.${id}`, 'range', 'names a space that is not on the grid');
    }
  },
);

/** The automa resets before it runs out of cards, and has markers for its grids. */
function checkCards(solo: SoloCards, ctx: Context): void {
  const { cards, resetIcons, wheel, evolution, prosperity, gridMarkers, markers } = solo;
  for (const colour of HALVES) {
    const all = cards.reduce((sum, { resetIcons: icons }) => sum + icons[colour], 0);
    if (all < resetIcons[colour]) {
      problem(
        ctx,
        'cards',
        'count',
        `have ${all} ${colour} reset icons in all, less than ${resetIcons[colour]}`,
      );
    }
  }
  for (const [i, type] of wheel.entries()) {
    if (wheel.indexOf(type) < i) problem(ctx, `wheel[${i}]`, 'duplicate', `the ${type} stands there already`);
  }
  const least = Math.min(evolution.spaces, prosperity.spaces);
  if (gridMarkers > least) problem(ctx, 'gridMarkers', 'range', `must be ${least} at most`);
  // Two provision markers lie in the starting territories.
  const laid = 2 * gridMarkers + 2;
  if (markers < laid) problem(ctx, 'markers', 'range', `must be ${laid} at least`);
}

export const soloCards: Schema<SoloCards> = refine(
  object<SoloCards>({
    source: sources,
    tribes: int(2, 99),
    markers: int(10, 99),
    dice: record(DICE, int(0, 12)),
    gridMarkers: int(0, 12),
    resetIcons: record(HALVES, int(1, 20)),
    wheel: list(landType, 6, 6),
    beacons: list(int(1, 3), 6, 6),
    evolution,
    prosperity,
    cards: entries('solo', card, 1, 99),
  }),
  (value, at, ctx) => {
    checkSources(value, at, ctx);
    checkCards(value, ctx);
  },
);

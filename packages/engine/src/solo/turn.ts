// V.I.C.I's turn: action cards, reset icons, the actions. Rulebook p. 39-43, difficulty p. 44.
import { receiveDie, sourcesOf } from '../actions/dice.js';
import { FAVOR_SPACES, moveFavor } from '../actions/favor.js';
import { revealSite } from '../actions/goals.js';
import { tokensLeft } from '../actions/hunt.js';
import { advance } from '../actions/progress.js';
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { advanceIndicator } from '../flow/turn.js';
import {
  type AutomaActionName,
  CATEGORIES,
  type DieKind,
  ERAS,
  type TilesMeant,
  TRACKS,
} from '../pack/names.js';
import type { CategoryActions } from '../pack/types.js';
import { score } from '../scoring/sources.js';
import { rollDie, shuffle } from '../state/chance.js';
import { soloToChange } from '../state/change.js';
import { add, bits } from '../state/lists.js';
import { faceDownAround } from '../state/sites.js';
import { ownTerritories } from '../state/tribes.js';
import type { Setup, SoloLevel, State } from '../state/types.js';
import { markGrid, removeCard } from './displays.js';
import { provision } from './feeding.js';
import { forfeit, humanOf, soloOf, takeMarker } from './rival.js';
import { determine, listed, mostOf, NOWHERE, territoriesWhere } from './territory.js';
import { migration, procreation } from './tribes.js';

const BLUE = 0;
const RED = 1;

/** The era from which a level uses the red halves. */
export const RED_FROM: Readonly<Record<SoloLevel, number>> = {
  beginner: ERAS + 1,
  moderate: 4,
  medium: 3,
  advanced: 2,
  expert: 1,
};

const halfInUse = ({ solo }: Setup, era: number): number => (era >= RED_FROM[solo!.level] ? RED : BLUE);

/** Visible reset icons of a colour. */
function iconsOf(g: Game, colour: number): number {
  let icons = 0;
  for (const card of soloOf(g.s).revealed) icons += g.rules.solo.cards[card]!.icons[colour]!;
  return icons;
}

/** Turns up a card; with enough icons of both colours it means a Reset, in the challenge besides its actions. */
export const automaTurn: Handler<Extract<Task, { do: 'automaTurn' }>> = {
  run(g, { seat }) {
    const { s } = g;
    const solo = soloToChange(g);
    emit(g, seat, { type: 'turn' });
    if (solo.stack.length === 0) reshuffle(g, seat);
    const card = solo.stack.at(-1)!;
    solo.stack = solo.stack.slice(0, -1);
    solo.revealed = [...solo.revealed, card];
    s.learned++;
    g.cause = cause('actionCard', card);
    const blue = iconsOf(g, BLUE);
    const red = iconsOf(g, RED);
    const half = halfInUse(s.setup, s.era);
    emit(g, seat, { type: 'actionCard', card, half, blue, red });
    const needed = g.rules.pack.solo.resetIcons;
    if (blue < needed.blue || red < needed.red) return push(g, ...actionsOf(g, seat, card, half));
    advanceIndicator(g, seat);
    const actions = s.setup.solo!.challenge ? actionsOf(g, seat, card, half) : [];
    push(g, ...actions, { do: 'automaDiscard', seat });
  },
};

function reshuffle(g: Game, seat: number): void {
  const solo = soloToChange(g);
  solo.stack = shuffle(g.s.rng, [...solo.discard]);
  solo.discard = [];
  emit(g, seat, { type: 'reshuffled', n: solo.stack.length });
}

/** The end of a Reset. */
export const automaDiscard: Handler<Extract<Task, { do: 'automaDiscard' }>> = {
  run(g, { seat }) {
    const solo = soloToChange(g);
    emit(g, seat, { type: 'cardsDiscarded', n: solo.revealed.length });
    solo.discard = [...solo.discard, ...solo.revealed];
    solo.revealed = [];
  },
};

const act = (seat: number, name: AutomaActionName, n = 1, what = -1): Task => ({
  do: 'automaAct',
  seat,
  act: name,
  what,
  n,
});

/** The actions of a card: by a roll, or by the scoring tiles it speaks of. */
function actionsOf(g: Game, seat: number, card: number, half: number): Task[] {
  const { rows, category } = g.rules.solo.cards[card]!.halves[half]!;
  if (category) return actionsByCategory(g, seat, category);
  const value = rollDie(g.s);
  emit(g, seat, { type: 'row', card, half, value });
  return rows[value - 1]!.map(({ act: name, what, n }) => act(seat, name, n, what));
}

function actionsByCategory(g: Game, seat: number, card: CategoryActions): Task[] {
  const { categoryOf, times, points = 0, inEra4PointsInstead } = card;
  if (categoryOf === 'nextEra' && g.s.era === ERAS) return [act(seat, 'points', inEra4PointsInstead!)];
  const categories = tilesMeant(g.s, categoryOf);
  emit(g, seat, { type: 'categories', meant: categoryOf, categories });
  const actions = categories.flatMap(category => actionsFor(seat, category, times));
  return points > 0 ? [...actions, act(seat, 'points', points)] : actions;
}

function tilesMeant(s: State, meant: TilesMeant): number[] {
  switch (meant) {
    case 'thisEra':
      return s.eraTiles.slice(0, 1);
    case 'nextEra':
      return s.eraTiles.slice(1, 2);
    case 'era4':
      return s.eraTiles.slice(-1);
    case 'finalTiles':
      return listed(s.finalTiles);
  }
}

/** The action table: what a category means, so many times. */
function actionsFor(seat: number, category: number, times: number): Task[] {
  if (category < TRACKS.length) return [act(seat, 'track', times, category)];
  const name = CATEGORIES[category]!;
  if (name === 'evolution' || name === 'prosperity') return [act(seat, name, times)];
  const each: AutomaActionName = name === 'population' ? 'procreation' : 'migration';
  return Array.from({ length: times }, () => act(seat, each));
}

type Act = (g: Game, seat: number, n: number, what: number) => void;

const gainDie =
  (kind: DieKind): Act =>
  (g, seat) => {
    const [from] = sourcesOf(g, seat, kind);
    if (from === undefined) return forfeit(g, seat, `${kind}Die`, 'noDie');
    receiveDie(g, seat, kind, from - 1);
  };

const markGridTimes =
  (grid: 'evolution' | 'prosperity'): Act =>
  (g, seat, n) => {
    for (let i = 0; i < n; i++) markGrid(g, seat, grid);
  };

const ACTS: Readonly<Record<AutomaActionName, Act>> = {
  track: (g, seat, n, what) => advance(g, seat, what, n),
  removeCard: (g, seat, _n, what) => removeCard(g, seat, what),
  points: (g, seat, n) => score(g, seat, n, 'actionCards'),
  favor(g, seat) {
    if (g.s.seats[seat]!.favor === FAVOR_SPACES) return forfeit(g, seat, 'favor', 'favorTop');
    moveFavor(g, seat, 1);
  },
  /** Always on the island, however many stand there. */
  statue(g, seat) {
    if (!takeMarker(g, seat, 'statue')) return;
    g.s.statues = add(g.s.statues, ISLAND * 4 + seat, 1);
    emit(g, seat, { type: 'built', project: 'statue', at: ISLAND });
  },
  activationDie: gainDie('activation'),
  fateDie: gainDie('fate'),
  evolution: markGridTimes('evolution'),
  prosperity: markGridTimes('prosperity'),
  procreation: (g, seat) => procreation(g, seat),
  migration: (g, seat) => migration(g, seat),
  provision: (g, seat) => provision(g, seat),
  revealSites,
  huntingToken,
};
const ISLAND = 0;

export const automaAct: Handler<Extract<Task, { do: 'automaAct' }>> = {
  run: (g, { seat, act: name, n, what }) => ACTS[name](g, seat, n, what),
};

/** All face-down sites around that one of its territories which has most of them. */
function revealSites(g: Game, seat: number): void {
  const { s } = g;
  const around = (t: number): number => bits(faceDownAround(s, t));
  const own = ownTerritories(s, seat);
  const hiding = territoriesWhere(own, t => around(t) > 0);
  const territory = determine(g, seat, 'revealSites', mostOf(hiding, around));
  if (territory === NOWHERE) return forfeit(g, seat, 'revealSites', 'noTerritory');
  for (const site of listed(faceDownAround(s, territory))) revealSite(g, seat, site);
}

/** The best hunting territory without a token: where the human has a tribe too, or else any of its own (ruling 21). */
function huntingToken(g: Game, seat: number): void {
  const { s } = g;
  if (tokensLeft(g) === 0) return forfeit(g, seat, 'huntingToken', 'noToken');
  const open = ownTerritories(s, seat) & ~s.hunted;
  // The columns of the hunting table, from the left: the types in their order.
  const best = (territories: number): number => mostOf(territories, t => -g.rules.territories[t]!.type);
  const shared = open & ownTerritories(s, humanOf(s));
  const territory = determine(g, seat, 'huntingToken', best(shared), best(open));
  if (territory === NOWHERE) return forfeit(g, seat, 'huntingToken', 'noTerritory');
  s.hunted |= 1 << territory;
  emit(g, seat, { type: 'tokenPlaced', territory });
}

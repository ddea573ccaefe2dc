// A saved game: the state as JSON with the pack it belongs to. Restoring trusts nothing but the seal, which alone
// vouches for the details of tasks that wait.

import { checkLayout } from '../continent/layout.js';
import { CivError } from '../errors.js';
import { withoutSink } from '../flow/game.js';
import { HANDLERS } from '../flow/handlers.js';
import { acting, legal } from '../flow/play.js';
import type { Rules } from '../pack/rules.js';
import { hashText } from './chance.js';
import { clone, detached } from './clone.js';
import { brokenInvariants } from './invariants.js';
import { remember } from './remember.js';
import { createState, landOf } from './setup.js';
import { setupProblem } from './setup-check.js';
import { type Land, READABLE_RULES, RULES_VERSION, type Setup, type State } from './types.js';
import { fromVersion3 } from './upgrade.js';

interface Save {
  readonly format: 'civolution-save';
  readonly rules: number;
  readonly packHash: string;
  /** Of the state's text: a damaged file is found out. */
  readonly hash: string;
  readonly state: State;
}

export const hashState = (s: State): string => hashText(JSON.stringify(clone(s)));

export function save(rules: Rules, s: State): string {
  const data: Save = {
    format: 'civolution-save',
    rules: RULES_VERSION,
    packHash: rules.hash,
    hash: hashState(s),
    state: clone(s),
  };
  return JSON.stringify(data);
}

export function restore(rules: Rules, text: string): State {
  const bad = (message: string, facts = {}): never => {
    throw new CivError('badSave', `This is not a saved game: ${message}.`, facts);
  };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return bad('it is not JSON');
  }
  if (!isObject(data) || data['format'] !== 'civolution-save') return bad('its format is unknown');
  if (!READABLE_RULES.includes(data['rules'] as number)) {
    throw new CivError('wrongRules', 'This game was saved under other rules.', { rules: data['rules'] });
  }
  if (data['packHash'] !== rules.hash) {
    throw new CivError('wrongPack', 'This game was saved with another pack.', { packHash: data['packHash'] });
  }
  const state = data['state'];
  if (!isObject(state)) return bad('its state is missing');
  if (data['hash'] !== hashText(JSON.stringify(state))) return bad('it is damaged');
  const current = data['rules'] === 3 ? fromVersion3(state) : state;
  const problem = stateProblem(rules, current);
  if (problem !== null) return bad(problem);
  // V8 is slower with objects that it built from JSON.
  return detached(current as unknown as State);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Why a value is no state of this pack: its shape is compared with that of a fresh game, then every invariant is
 * checked, and whether the question it stops at can be answered.
 */
function stateProblem(rules: Rules, value: Record<string, unknown>): string | null {
  const setup = value['setup'];
  const wrong = setupProblem(setup);
  if (wrong !== null) return wrong;
  const model = modelOf(rules, JSON.stringify(setup));
  const problem = shapeProblem({ ...model }, value, 'state');
  if (problem !== null) return problem;
  const players = model.seats.length;
  const { agenda } = value;
  if (!Array.isArray(agenda) || !agenda.every(task => isTask(task, players))) return 'its agenda is broken';
  const state = value as unknown as State;
  try {
    if (!sameLand(rules, state.land, players)) return 'its continent is not laid out properly';
    const [broken] = brokenInvariants(rules, state);
    if (broken !== undefined) return broken;
    return hasAnswer(rules, state) ? null : 'nobody could play on';
  } catch {
    return 'its numbers do not fit together';
  }
}

/*
 * One game after the other is restored, and each many times. What is parsed from JSON is another object each time, so
 * the texts are compared.
 */

const modelOf = remember(
  (rules: Rules, setup: string): State => createState(rules, JSON.parse(setup) as Setup, 'shape'),
);

const textOf = ({ layout, adjacent, sites, sitesOf, spaces, ...rest }: Land): string =>
  JSON.stringify([layout, adjacent, sites, sitesOf, spaces, rest]);

/** The text of what a layout decides. */
const landTextOf = remember((rules: Rules, layout: string, players: number): string =>
  textOf(landOf(rules, JSON.parse(layout) as Land['layout'], players)),
);

function sameLand(rules: Rules, land: Land, players: number): boolean {
  if (checkLayout(rules.pack.continent, land.layout) !== null) return false;
  return textOf(land) === landTextOf(rules, JSON.stringify(land.layout), players);
}

/** A task holds numbers, switches, words, lists of numbers, and tasks that may follow. */
function isTask(task: unknown, seats: number): boolean {
  if (!isObject(task) || typeof task['do'] !== 'string' || !Object.hasOwn(HANDLERS, task['do'])) return false;
  const { seat } = task as { seat: unknown };
  if (!Number.isInteger(seat) || (seat as number) < -1 || (seat as number) >= seats) return false;
  const isValue = (field: unknown): boolean =>
    Number.isInteger(field) || typeof field === 'boolean' || typeof field === 'string';
  return Object.values(task).every(
    field =>
      isValue(field) ||
      (Array.isArray(field) && field.every(item => Number.isInteger(item) || isTask(item, seats))),
  );
}

/** The game is over, or every seat asked is a person's and has a choice. */
function hasAnswer(rules: Rules, s: State): boolean {
  const g = withoutSink(rules, s);
  if (s.agenda.length === 0) return true;
  const seats = acting(g);
  return (
    seats.length > 0 && seats.every(seat => seat >= 0 && !s.seats[seat]!.automa && legal(g, seat).length > 0)
  );
}

/** Lists of pieces that come and go; all others keep their length. */
const FREE_LENGTH = new Set([
  'events',
  'pastEvents',
  'eraTiles',
  'goalBag',
  'incomeBag',
  'attributeBag',
  'chipCards',
  'chipGoals',
  'chipAttributes',
  'creatureStack',
  'stack',
  'revealed',
  'discard',
  'cardsOut',
  'goalsOut',
  'incomesOut',
  'attributesOut',
  'hand',
  'looking',
  'markerCards',
  'abilities',
  'offered',
]);
const NESTED = new Set(['stacks', 'faceUp', 'goals', 'columns']);
const SHARED = new Set(['setup', 'land', 'agenda']);

function shapeProblem(
  model: Record<string, unknown>,
  value: Record<string, unknown>,
  path: string,
): string | null {
  for (const key of Object.keys(value)) if (!Object.hasOwn(model, key)) return `${path}.${key} is unknown`;
  for (const [key, wanted] of Object.entries(model)) {
    const here = `${path}.${key}`;
    const there = value[key];
    if (SHARED.has(key)) continue;
    if (key === 'seats') {
      const seats = there as unknown[];
      if (!Array.isArray(there) || seats.length !== (wanted as unknown[]).length) return `${here} is wrong`;
      for (const [i, seat] of seats.entries()) {
        if (!isObject(seat)) return `${here}.${i} is wrong`;
        const problem = shapeProblem((wanted as Record<string, unknown>[])[i]!, seat, `${here}.${i}`);
        if (problem !== null) return problem;
      }
    } else if (key === 'solo') {
      if ((wanted === null) !== (there === null) || (there !== null && !isObject(there)))
        return `${here} is wrong`;
      const problem = there && shapeProblem(wanted as Record<string, unknown>, there, here);
      if (problem !== null) return problem;
    } else if (Array.isArray(wanted)) {
      if (!Array.isArray(there)) return `${here} is no list`;
      if (!FREE_LENGTH.has(key) && there.length !== wanted.length)
        return `${here} has ${there.length} entries`;
      const numbers = NESTED.has(key) ? there.flat() : there;
      if (!numbers.every(n => Number.isInteger(n))) return `${here} holds something that is no number`;
      if (NESTED.has(key) && !there.every(list => Array.isArray(list))) return `${here} is no list of lists`;
    } else if (typeof there !== typeof wanted || (typeof wanted === 'number' && !Number.isInteger(there))) {
      return `${here} is wrong`;
    }
  }
  return null;
}

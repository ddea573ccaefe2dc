// A saved game: the state as JSON with the pack it belongs to. Restoring trusts nothing.

import { geometry } from '../continent/geometry.js';
import { checkLayout } from '../continent/layout.js';
import { CivError } from '../errors.js';
import { HANDLERS } from '../flow/handlers.js';
import type { Rules } from '../pack/rules.js';
import type { TilePlacement } from '../pack/types.js';
import { hashText } from './chance.js';
import { clone } from './clone.js';
import { brokenInvariants } from './invariants.js';
import { createState, setupProblem } from './setup.js';
import { RULES_VERSION, type Setup, type State } from './types.js';

interface Save {
  readonly format: 'civolution-save';
  readonly rules: number;
  readonly packHash: string;
  /** Of the state's text: a damaged file is found out. */
  readonly hash: string;
  readonly state: State;
}

export const stateText = (s: State): string => JSON.stringify(clone(s));
export const hashState = (s: State): string => hashText(stateText(s));

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
  if (data['rules'] !== RULES_VERSION) {
    throw new CivError('wrongRules', 'This game was saved under other rules.', { rules: data['rules'] });
  }
  if (data['packHash'] !== rules.hash) {
    throw new CivError('wrongPack', 'This game was saved with another pack.', { packHash: data['packHash'] });
  }
  const state = data['state'];
  if (data['hash'] !== hashText(JSON.stringify(state))) return bad('it is damaged');
  const problem = stateProblem(rules, state);
  if (problem !== null) return bad(problem);
  return clone(state as State);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a value is no state of this pack: its shape is compared with that of a fresh game, then every invariant. */
export function stateProblem(rules: Rules, value: unknown): string | null {
  if (!isObject(value)) return 'the state is missing';
  const setup = value['setup'];
  const wrong = setupProblem(setup);
  if (wrong !== null) return wrong;
  const model = createState(rules, setup as unknown as Setup, 'shape');
  const problem = shapeProblem({ ...model }, value, 'state');
  if (problem !== null) return problem;
  if (!sameLand(rules, value['land'])) return 'its continent is not laid out properly';
  if (!Array.isArray(value['agenda']) || !value['agenda'].every(task => isTask(task, model.seats.length))) {
    return 'its agenda is broken';
  }
  try {
    return brokenInvariants(rules, value as unknown as State)[0] ?? null;
  } catch {
    return 'its numbers do not fit together';
  }
}

function sameLand(rules: Rules, land: unknown): boolean {
  if (!isObject(land) || !Array.isArray(land['layout'])) return false;
  const layout = land['layout'] as TilePlacement[];
  if (checkLayout(rules.pack.continent, layout) !== null) return false;
  const { adjacent, sites, sitesOf } = geometry(rules.pack.continent, layout);
  const text = (...parts: unknown[]): string => JSON.stringify(parts);
  return text(land['adjacent'], land['sites'], land['sitesOf']) === text(adjacent, sites, sitesOf);
}

const isTask = (task: unknown, seats: number): boolean =>
  isObject(task) &&
  typeof task['do'] === 'string' &&
  Object.hasOwn(HANDLERS, task['do']) &&
  Number.isInteger(task['seat']) &&
  (task['seat'] as number) >= -1 &&
  (task['seat'] as number) < seats;

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
  'hand',
  'looking',
  'markerCards',
  'abilities',
]);
const NESTED = new Set(['stacks', 'faceUp', 'goals', 'columns']);
const SHARED = new Set(['setup', 'land', 'agenda']);

function shapeProblem(
  model: Record<string, unknown>,
  value: Record<string, unknown>,
  path: string,
): string | null {
  for (const key of Object.keys(value)) if (!(key in model)) return `${path}.${key} is unknown`;
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

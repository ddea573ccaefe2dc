// A record: what a game was made from and every choice since. Reading one trusts nothing.
import {
  CivError,
  checkPack,
  EXTRA_CREDITS,
  isChoice,
  type Pack,
  type Setup,
  setupProblem,
} from '@civolution/engine';

export type Chosen = readonly [seat: number, choice: number];

/** The state after a number of choices, for the day when those before it can no longer be replayed. */
export interface Snapshot {
  readonly at: number;
  readonly rules: number;
  /** As the engine saves it. */
  readonly state: string;
}

/** Who plays a seat: the name of a person, or of a bot. */
export interface RecordedPlayer {
  readonly name: string;
  readonly bot?: string;
}

/** A recorded game: what it was set up from, and its choices. */
export interface GameRecord {
  readonly format: 'civolution-record';
  /** The rules the first choices were made under; those after the snapshot were made under the snapshot's. */
  readonly rules: number;
  readonly pack: string;
  readonly packHash: string;
  readonly setup: Setup;
  readonly seed: string;
  /** By seat; replaying needs them not. */
  readonly players?: readonly RecordedPlayer[];
  readonly choices: readonly Chosen[];
  readonly snapshot?: Snapshot;
  /** All of the pack, for whoever may not have it; `packHash` is its hash. */
  readonly components?: Pack;
}

/** Far above any game, far below what would stop a machine. */
const MAX_RECORD = 4_000_000;
const MAX_CHOICES = 100_000;
export const MAX_SEED = 256;
const MAX_PACK_NAME = 256;
const MAX_SNAPSHOT = 1_000_000;
const MAX_NAME = 40;

type Json = Readonly<Record<string, unknown>>;

/** `where` says what is wrong in the way one would point at it: `choices[12]`. */
export const badRecord = (where: string, message: string, facts: Json = {}): CivError =>
  new CivError('badRecord', `This is not a record of a game: ${where} ${message}.`, { where, ...facts });

/** A record from a text or from parsed JSON, checked to the last field; anything else is refused by name. */
export function parseRecord(source: unknown): GameRecord {
  const data = objectIn(typeof source === 'string' ? parseText(source) : source, 'it', RECORD_KEYS);
  if (data['format'] !== 'civolution-record') throw badRecord('format', 'is unknown');
  const setup = setupIn(data['setup']);
  const choices = choicesIn(data['choices'], setup.seats.length);
  const packHash = textIn(data['packHash'], 'packHash', 32);
  if (!/^[0-9a-f]{32}$/.test(packHash)) throw badRecord('packHash', 'is no hash');
  const record: GameRecord = {
    format: 'civolution-record',
    rules: countIn(data['rules'], 'rules'),
    pack: textIn(data['pack'], 'pack', MAX_PACK_NAME),
    packHash,
    setup,
    seed: textIn(data['seed'], 'seed', MAX_SEED),
    ...(Object.hasOwn(data, 'players') && { players: playersIn(data['players'], setup.seats.length) }),
    choices,
  };
  return {
    ...record,
    ...(Object.hasOwn(data, 'snapshot') && { snapshot: snapshotIn(data['snapshot'], choices.length) }),
    ...(Object.hasOwn(data, 'components') && { components: componentsIn(data['components']) }),
  };
}

const RECORD_KEYS = [
  'format',
  'rules',
  'pack',
  'packHash',
  'setup',
  'seed',
  'players',
  'choices',
  'snapshot',
  'components',
];
const PLAYER_KEYS = ['name', 'bot'];
const SNAPSHOT_KEYS = ['at', 'rules', 'state'];

function parseText(text: string): unknown {
  if (text.length > MAX_RECORD) throw badRecord('it', `has ${text.length} characters`);
  try {
    return JSON.parse(text);
  } catch {
    throw badRecord('it', 'is not JSON');
  }
}

function objectIn(value: unknown, where: string, keys: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRecord(where, 'is no object');
  }
  const odd = Object.keys(value).find(key => !keys.includes(key));
  if (odd !== undefined) throw badRecord(where, `has an unknown field "${odd.slice(0, 40)}"`);
  return value as Json;
}

function textIn(value: unknown, where: string, longest: number): string {
  if (typeof value !== 'string' || value === '') throw badRecord(where, 'is no text');
  if (value.length > longest) throw badRecord(where, `is longer than ${longest} characters`);
  return value;
}

function countIn(value: unknown, where: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw badRecord(where, 'is no whole number');
  return value as number;
}

function setupIn(value: unknown): Setup {
  const problem = setupFault(value);
  if (problem !== null) throw badRecord('setup', `is wrong: ${problem}`);
  return orderly(value as Setup);
}

/** Why a value is no set-up, or null. A value that will not even be read is no set-up either. */
export function setupFault(value: unknown): string | null {
  try {
    return setupProblem(value);
  } catch {
    return 'it holds something that is no text';
  }
}

/** A copy with its fields and Extra Credits in a fixed order: equal set-ups are written the same. */
export function orderly({ extras = [], map, materials, seats, solo }: Setup): Setup {
  const sorted = EXTRA_CREDITS.filter(extra => extras.includes(extra));
  return {
    ...(sorted.length > 0 && { extras: sorted }),
    map,
    materials,
    seats: seats.map(({ option }) => ({ option })),
    ...(solo && { solo: { challenge: solo.challenge, level: solo.level } }),
  };
}

function playersIn(value: unknown, seats: number): RecordedPlayer[] {
  if (!Array.isArray(value)) throw badRecord('players', 'is no list');
  if (value.length !== seats) throw badRecord('players', `has ${value.length} entries for ${seats} seats`);
  return value.map((one: unknown, i) => {
    const where = `players[${i}]`;
    const player = objectIn(one, where, PLAYER_KEYS);
    const name = textIn(player['name'], `${where}.name`, MAX_NAME);
    return Object.hasOwn(player, 'bot')
      ? { name, bot: textIn(player['bot'], `${where}.bot`, MAX_NAME) }
      : { name };
  });
}

function choicesIn(value: unknown, seats: number): Chosen[] {
  if (!Array.isArray(value)) throw badRecord('choices', 'is no list');
  if (value.length > MAX_CHOICES) throw badRecord('choices', `has ${value.length} entries`);
  const list: Chosen[] = [];
  for (let i = 0; i < value.length; i++) {
    const pair: unknown = value[i];
    const where = `choices[${i}]`;
    if (!Array.isArray(pair) || pair.length !== 2) throw badRecord(where, 'is no pair of seat and choice');
    const [seat, choice] = pair as [unknown, unknown];
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats) {
      throw badRecord(where, 'is of no seat of this game');
    }
    if (!isChoice(choice as number)) throw badRecord(where, 'is no choice');
    list.push([seat as number, choice as number]);
  }
  return list;
}

function snapshotIn(value: unknown, choices: number): Snapshot {
  const data = objectIn(value, 'snapshot', SNAPSHOT_KEYS);
  const at = countIn(data['at'], 'snapshot.at');
  if (at > choices) throw badRecord('snapshot.at', `is ${at}, after the last of ${choices} choices`);
  return {
    at,
    rules: countIn(data['rules'], 'snapshot.rules'),
    state: textIn(data['state'], 'snapshot.state', MAX_SNAPSHOT),
  };
}

/** A pack with problems is refused with the first of them and all in the facts, as `load` would. */
function componentsIn(value: unknown): Pack {
  const problems = checkPack(value);
  const [first] = problems;
  // A copy, as it was checked.
  if (first === undefined) return JSON.parse(JSON.stringify(value)) as Pack;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  throw badPack(`is broken: ${first.where}: ${first.message}${more}`, { problems });
}

export const badPack = (message: string, facts: Json = {}): CivError =>
  new CivError('badPack', `The pack in this record ${message}.`, { where: 'components', ...facts });

/** One record, one text: fields in a fixed order, so that equal records are equal files. */
export function recordText(record: GameRecord): string {
  const { format, rules, pack, packHash, setup, seed, players, choices, snapshot, components } = record;
  return JSON.stringify({
    format,
    rules,
    pack,
    packHash,
    setup: orderly(setup),
    seed,
    ...(players && { players: players.map(({ name, bot }) => ({ name, ...(bot && { bot }) })) }),
    choices,
    ...(snapshot && { snapshot: { at: snapshot.at, rules: snapshot.rules, state: snapshot.state } }),
    ...(components && { components }),
  });
}

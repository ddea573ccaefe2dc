// From a record to the state it leads to, each choice checked.
import {
  CivError,
  type Civolution,
  load,
  READABLE_RULES,
  RULES_VERSION,
  type Sink,
  type State,
} from '@civolution/engine';
import { badPack, badRecord, type GameRecord, orderly } from './record.js';

/** Where play begins: at the set-up, or at the snapshot when the rules have moved on since the set-up. */
export interface Start {
  readonly state: State;
  readonly at: number;
  readonly fromSnapshot: boolean;
}

/** The game bound to the pack that a record holds, or null when it holds none. */
export function packOf({ components, pack, packHash }: GameRecord): Civolution | null {
  if (!components) return null;
  const civ = load(components);
  if (civ.rules.hash !== packHash || civ.rules.pack.name !== pack)
    throw badPack('is not the one that the game was played with');
  return civ;
}

export function begin(civ: Civolution, record: GameRecord, sink?: Sink): Start {
  const { rules, snapshot } = record;
  if (record.packHash !== civ.rules.hash || record.pack !== civ.rules.pack.name) {
    throw new CivError('wrongPack', `This game was played with another pack, "${record.pack}".`, {
      pack: record.pack,
      packHash: record.packHash,
    });
  }
  const isReadable = snapshot ? READABLE_RULES.includes(snapshot.rules) : rules === RULES_VERSION;
  if (!isReadable) {
    throw new CivError('wrongRules', 'This game was played under other rules and cannot go on under these.', {
      rules: snapshot?.rules ?? rules,
      current: RULES_VERSION,
    });
  }
  if (rules === RULES_VERSION) {
    return { state: civ.create(record.setup, record.seed, sink), at: 0, fromSnapshot: false };
  }
  return { state: restoreSnapshot(civ, record), at: snapshot!.at, fromSnapshot: true };
}

function restoreSnapshot(civ: Civolution, record: GameRecord): State {
  let state: State;
  try {
    state = civ.restore(record.snapshot!.state);
  } catch (error) {
    if (!(error instanceof CivError)) throw error;
    throw badRecord('snapshot.state', `is refused (${error.message})`, { code: error.code });
  }
  if (JSON.stringify(orderly(state.setup)) !== JSON.stringify(orderly(record.setup))) {
    throw badRecord('snapshot.state', 'is of a game with another set-up');
  }
  return state;
}

/** Takes the choices of a record one after the other, up to `to`; `take` gives the state after each. */
export function follow(
  civ: Civolution,
  record: GameRecord,
  start: Start,
  to: number,
  take: (seat: number, choice: number) => State,
): void {
  const { choices, snapshot } = record;
  if (!Number.isInteger(to) || to < start.at || to > choices.length) {
    throw badRecord('it', `can be replayed to choice ${start.at} to ${choices.length}, not to ${to}`);
  }
  let { state } = start;
  for (let i = start.at; ; i++) {
    // A snapshot that tells another story would come to light only when nothing can be replayed any more.
    if (snapshot?.at === i && !start.fromSnapshot && civ.save(state) !== snapshot.state) {
      throw badRecord('snapshot.state', `is not the state after ${i} choices`);
    }
    if (i === to) return;
    const [seat, choice] = choices[i]!;
    try {
      state = take(seat, choice);
    } catch (error) {
      throw refusal(error, i, start.fromSnapshot);
    }
  }
}

function refusal(error: unknown, index: number, fromSnapshot: boolean): unknown {
  const where = `choices[${index}]`;
  if (error instanceof CivError)
    return badRecord(where, `is refused (${error.message})`, { index, code: error.code });
  // A snapshot comes from outside: when play trips over it, it is the record that is broken, not the engine.
  return fromSnapshot
    ? badRecord('snapshot.state', `does not allow ${where}`, { index, cause: error })
    : error;
}

/** The state a record leads to, after `to` of its choices or all. */
export function replay(
  civ: Civolution,
  record: GameRecord,
  options: { readonly to?: number; readonly sink?: Sink } = {},
): State {
  const start = begin(civ, record, options.sink);
  const { state } = start;
  follow(civ, record, start, options.to ?? record.choices.length, (seat, choice) => {
    civ.choose(state, seat, choice, options.sink);
    return state;
  });
  return state;
}

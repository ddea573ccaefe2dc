// Records broken in every way we could think of: each is either a game or a refusal in words.
import {
  below,
  EXTRA_CREDITS,
  hashText,
  type Rng,
  RULES_VERSION,
  SOLO_LEVELS,
  seeded,
} from '@civolution/engine';
import {
  type GameRecord,
  openRecord,
  packOf,
  parseRecord,
  recordText,
  replay,
  toRecord,
} from '@civolution/host';
import { describe, expect, it } from 'vitest';
import { civ, pick, playOn, randomSession, refused } from './support.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** Games of one to four people: just begun, under way, and whole; with and without a snapshot to start from. */
const RECORDS: readonly GameRecord[] = [1, 2, 3, 4].flatMap(seats =>
  [4, 60, Number.POSITIVE_INFINITY].flatMap(choices => {
    const rng = seeded(`mutate ${seats} ${choices}`);
    const session = randomSession(rng, `mutate ${seats}`, seats);
    playOn(session, rng, choices);
    const snapped = toRecord(session, { snapshot: true });
    playOn(session, rng, 150);
    const { choices: all } = toRecord(session);
    return [
      toRecord(session),
      { ...snapped, choices: all },
      { ...snapped, choices: all, rules: RULES_VERSION + 1 },
    ];
  }),
);

/** True when it is a game, false when it is refused properly; anything else fails. */
function isGame(source: unknown): boolean {
  try {
    replay(civ, parseRecord(source));
    return true;
  } catch (error) {
    const { code, message } = refused(() => {
      throw error;
    });
    expect(code).toMatch(/^(badRecord|wrongRules|wrongPack)$/);
    expect(message.length).toBeLessThan(1000);
    return false;
  }
}

const TEXT_MUTATIONS: readonly ((text: string, rng: Rng) => string)[] = [
  (text, rng) => text.slice(0, below(rng, text.length)),
  (text, rng) => text.slice(below(rng, text.length)),
  (text, rng) => splice(text, below(rng, text.length), 1, String.fromCharCode(32 + below(rng, 95))),
  (text, rng) => splice(text, below(rng, text.length), 1, String.fromCharCode(below(rng, 65536))),
  (text, rng) => splice(text, below(rng, text.length), 1 + below(rng, 8), ''),
  (text, rng) =>
    splice(text, below(rng, text.length), 0, pick(rng, ['-', '.5', 'e9', '1e999', '[', '}', '\\', '"', ','])),
  (text, rng) => {
    const at = below(rng, text.length);
    return splice(text, at, 0, text.slice(at, at + below(rng, 60)));
  },
  // Digits stand for digits: such a text is always JSON, so that it reaches the later checks.
  (text, rng) => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return splice(text, pick(rng, digits), 1, `${below(rng, 10)}`);
  },
];

const splice = (text: string, at: number, remove: number, insert: string): string =>
  text.slice(0, at) + insert + text.slice(at + remove);

const ODD: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  1e300,
  2 ** 53,
  '',
  'x',
  'a',
  [],
  {},
  [[]],
  [0, 0],
  { toString: null },
  'x'.repeat(5000),
];

/** A random field somewhere inside: its holder and its key. */
function place(value: Json, rng: Rng): [Json[] | Fields, string] | null {
  let found: [Json[] | Fields, string] | null = null;
  for (let at = value; typeof at === 'object' && at !== null; ) {
    const keys = Object.keys(at);
    if (keys.length === 0 || (found && below(rng, 3) === 0)) break;
    const key = pick(rng, keys);
    found = [at, key];
    at = (at as Fields)[key]!;
  }
  return found;
}

const choicesOf = (record: Fields): [number, number][] => record['choices'] as [number, number][];

const STRUCTURE_MUTATIONS: readonly ((record: Fields, rng: Rng) => void)[] = [
  (record, rng) => {
    const [holder, key] = place(record, rng)!;
    (holder as Fields)[key] = structuredClone(pick(rng, ODD));
  },
  (record, rng) => {
    const [holder, key] = place(record, rng)!;
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  (record, rng) => {
    const [holder] = place(record, rng)!;
    if (Array.isArray(holder)) holder.push(structuredClone(pick(rng, ODD)));
    else holder[pick(rng, ['extra', 'toString', 'constructor', '__proto_', 'length'])] = pick(rng, ODD);
  },
  (record, rng) => {
    const list = choicesOf(record);
    const [i, j] = [below(rng, list.length), below(rng, list.length)];
    [list[i], list[j]] = [list[j]!, list[i]!];
  },
  (record, rng) => {
    const list = choicesOf(record);
    list.splice(below(rng, list.length), below(rng, 3), pick(rng, list));
  },
  (record, rng) => {
    pick(rng, choicesOf(record))[1] += pick(rng, [-1024, -1, 1, 2, 1024]);
  },
  (record, rng) => {
    pick(rng, choicesOf(record))[0] = below(rng, 5);
  },
  (record, rng) => {
    record['packHash'] = hashText(`${below(rng, 100)}`);
  },
  (record, rng) => {
    record['seed'] = `${record['seed']}${below(rng, 100)}`;
  },
  (record, rng) => {
    record['rules'] = below(rng, 4);
    const snapshot = record['snapshot'] as Fields | undefined;
    if (snapshot) snapshot[pick(rng, ['at', 'rules'])] = below(rng, 80);
  },
  (record, rng) => {
    (record['setup'] as Fields)['seats'] = Array.from({ length: below(rng, 7) }, () => ({
      option: pick(rng, ['a', 'b', 'c', 'free']),
    }));
  },
  (record, rng) => {
    const level = pick(rng, [...SOLO_LEVELS, 'easy']);
    (record['setup'] as Fields)['solo'] = pick<Json>(rng, [{ level, challenge: true }, { level }, ...ODD]);
  },
  (record, rng) => {
    const extras = Array.from({ length: below(rng, 4) }, () => pick(rng, [...EXTRA_CREDITS, 'd']));
    (record['setup'] as Fields)['extras'] = pick<Json>(rng, [extras, extras, ...ODD]);
  },
  (record, rng) => {
    const many = below(rng, 4) === 0 ? 100_001 : 5000;
    record['choices'] = new Array<Json>(many).fill(pick(rng, choicesOf(record)));
  },
];

describe('a broken record', () => {
  it('as text is a game or refused in words: 1,200 mutations', () => {
    const rng = seeded('text mutations');
    const count = { games: 0, refused: 0 };
    for (let i = 0; i < 1200; i++) {
      let text = recordText(pick(rng, RECORDS));
      for (let n = below(rng, 3); n >= 0 && text.length > 1; n--) text = pick(rng, TEXT_MUTATIONS)(text, rng);
      count[isGame(text) ? 'games' : 'refused']++;
    }
    expect(count.refused).toBeGreaterThan(800);
    expect(count.games).toBeGreaterThan(0);
  });

  it('as data is a game or refused in words: 1,500 mutations', () => {
    const rng = seeded('structure mutations');
    const count = { games: 0, refused: 0 };
    for (let i = 0; i < 1500; i++) {
      const record = JSON.parse(recordText(pick(rng, RECORDS))) as Fields;
      STRUCTURE_MUTATIONS[i % STRUCTURE_MUTATIONS.length]!(record, rng);
      count[isGame(record) ? 'games' : 'refused']++;
      if (i % 10 === 0) isGame(JSON.stringify(record));
    }
    expect(count.refused).toBeGreaterThan(800);
    expect(count.games).toBeGreaterThan(0);
  });

  it('with a snapshot forged down to its hash is a game or refused in words: 400 mutations', () => {
    const rng = seeded('forged snapshots');
    const old = RECORDS.filter(({ rules }) => rules !== RULES_VERSION);
    const count = { games: 0, refused: 0 };
    for (let i = 0; i < 400; i++) {
      const record = pick(rng, old);
      const save = JSON.parse(record.snapshot!.state) as Fields;
      const [holder, key] = place(save['state']!, rng)!;
      const was = (holder as Fields)[key]!;
      (holder as Fields)[key] =
        typeof was === 'number' && below(rng, 3) > 0
          ? was + below(rng, 5) - 2
          : structuredClone(pick(rng, ODD));
      save['hash'] = hashText(JSON.stringify(save['state']));
      const forged = { ...record, snapshot: { ...record.snapshot!, state: JSON.stringify(save) } };
      count[isGame(forged) ? 'games' : 'refused']++;
    }
    expect(count.refused).toBeGreaterThan(200);
    expect(count.games).toBeGreaterThan(0);
  });

  it('with its pack broken is a game or refused in words: 300 mutations', () => {
    const rng = seeded('pack mutations');
    const whole = JSON.stringify({ ...RECORDS[0]!, components: civ.rules.pack });
    const count = { games: 0, refused: 0 };
    for (let i = 0; i < 300; i++) {
      const record = JSON.parse(whole) as Fields;
      const [holder, key] = place(record['components']!, rng)!;
      if (Array.isArray(holder) && below(rng, 2) === 0) holder.splice(Number(key), 1);
      else (holder as Fields)[key] = structuredClone(pick(rng, ODD));
      try {
        const read = parseRecord(record);
        replay(packOf(read)!, read);
        count.games++;
      } catch (error) {
        const { code, message } = refused(() => {
          throw error;
        });
        expect(code).toBe('badPack');
        expect(message.length).toBeLessThan(1000);
        count.refused++;
      }
    }
    expect(count.refused).toBeGreaterThan(250);
  });

  it('leaves everything as it was: the whole ones are still games', () => {
    for (const record of RECORDS) {
      expect(isGame(recordText(record))).toBe(true);
      expect(civ.hash(openRecord(civ, record).state)).toBe(civ.hash(replay(civ, record)));
    }
  });
});

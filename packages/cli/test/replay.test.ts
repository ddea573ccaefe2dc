import { gameTexts } from '@civolution/content';
import { type GameEvent, kindOf, load, type Setup } from '@civolution/engine';
import { type GameRecord, parseRecord, recordText } from '@civolution/host';
import { beforeAll, expect, test } from 'vitest';
import { coverage, nothingCovered } from '../src/fuzz/coverage.js';
import { fuzzGame } from '../src/fuzz/game.js';
import { targetOf } from '../src/fuzz/target.js';
import { notation } from '../src/notation.js';
import { playerCalled, playGame, recordOf } from '../src/play.js';
import { json, loaded, run, write } from './support.js';

const civ = loaded();
let record: GameRecord;
const random = (name: string) => playerCalled('random', name, new Map());

beforeAll(() => {
  const played = fuzzGame(
    targetOf(civ),
    coverage(civ.rules, nothingCovered()),
    { seats: [{ option: 'a' }, { option: 'b' }], map: 'random', materials: 'random' },
    'replay',
    playerCalled('seeker', 'replay', new Map()),
  );
  expect(played.found).toBeNull();
  write('game.json', played.record);
  record = parseRecord(played.record);
});

test('state hash and scores of the whole game', async () => {
  const result = await json('replay', 'game.json');
  expect(Object.keys(result)).toEqual(['choices', 'at', 'era', 'phase', 'hash', 'scores', 'asked']);
  const made = record.choices.length;
  expect(result).toMatchObject({ choices: made, at: made, era: 4, phase: 9, asked: [] });
  expect(result['hash']).toMatch(/^[0-9a-f]{32}$/);
  expect(result['scores']).toHaveLength(2);
  const { out } = await run(['replay', 'game.json']);
  expect(out).toContain('the game is over');
  expect(out).toContain(result['hash'] as string);
  expect(out).toMatch(/^game +2 civilizations; seed "replay"$/m);
  const [first, second] = result['scores'] as number[];
  expect(out).toMatch(new RegExp(`^scores +civilization 1 ${first}, civilization 2 ${second}$`, 'm'));
});

test('--to stops after so many choices, and says what is asked there', async () => {
  const at = await json('replay', 'game.json', '--to', '40');
  expect(at).toMatchObject({ at: 40, choices: record.choices.length });
  const cut = recordText({ ...record, choices: record.choices.slice(0, 40) });
  expect(await json('replay', write('cut.json', cut))).toEqual({ ...at, choices: 40 });
  const [seat, choice] = record.choices[40]!;
  const asked = at['asked'] as { seat: number; choices: { choice: number }[] }[];
  const own = asked.find(decision => decision.seat === seat)!;
  expect(own.choices.map(each => each.choice)).toContain(choice);
  const { code, err } = await run(['replay', 'game.json', '--to', '99999']);
  expect(code).toBe(2);
  expect(err).toBe(`civ: --to must be a whole number from 0 to ${record.choices.length}, not "99999"\n`);
});

test('--notation writes one line for each turn under the headings of the phases', async () => {
  const { code, out } = await run(['replay', 'game.json', '--notation']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual(['2 civilizations; seed "replay"', 'Set-up']);
  const turns = record.choices.filter(([, choice]) => ['activate', 'reset'].includes(kindOf(choice))).length;
  const numbered = lines.filter(line => /^ {2}\d+\. Civilization [12]: \S/.test(line));
  expect(numbered).toHaveLength(turns);
  expect(numbered.at(-1)).toContain(`  ${turns}. `);
  expect(lines.filter(line => /^Era \d, phase \d: /.test(line))).toHaveLength(32);
  expect(lines.at(-1)).toContain('The game is over');
  expect((await json('replay', 'game.json', '--notation'))['lines']).toEqual(lines);
});

test('a turn tells what was activated with what, and what came of it', async () => {
  const { out } = await run(['replay', 'game.json', '--notation']);
  expect(out).toMatch(/ {2}\d+\. Civilization \d: .*uses dice \d and \d for .*; activates .*; \S/);
});

test('what happens to others in a turn is told with their names', () => {
  const state = civ.create(record.setup, record.seed);
  const told = (happening: object, seat: number): GameEvent =>
    ({ ...happening, seat, cause: 0, audience: -1 }) as GameEvent;
  const events = [
    told({ type: 'turn' }, 0),
    told({ type: 'favor', n: 1 }, 0),
    told({ type: 'favor', n: 2 }, 1),
    told({ type: 'phase', era: 1, phase: 5 }, -1),
    told({ type: 'favor', n: 1 }, 1),
  ];
  expect(notation(gameTexts('en', civ.rules), events, state)).toEqual([
    'Set-up',
    '  1. Civilization 1: advances 1 step on the Favor of Agera track in the set-up; Civilization 2 advances 2 steps on the Favor of Agera track in the set-up',
    'Era 1, phase 5: Site phase.',
    '  Civilization 2: advances 1 step on the Favor of Agera track in the set-up',
  ]);
});

test('a game against V.I.C.I names it, and tells its turns sentence by sentence', async () => {
  const setup: Setup = {
    seats: [{ option: 'a' }],
    map: 'first',
    materials: 'first',
    solo: { level: 'beginner', challenge: true },
    extras: ['b', 'c'],
  };
  const player = playerCalled('random', 'solo', new Map());
  write('solo.json', recordText(recordOf(civ, playGame(civ, setup, 'solo', [player]))));
  const { code, out } = await run(['replay', 'solo.json', '--notation']);
  expect(code).toBe(0);
  expect(out).not.toMatch(/civilization 2/i);
  const lines = out.split('\n');
  expect(lines[0]).toBe(
    'One civilization against V.I.C.I, level beginner, with the challenge, Extra Credits B, C; seed "solo"',
  );
  const turns = lines.filter(line => /^ {2}\d+\. /.test(line));
  const own = turns.filter(line => /^ {2}\d+\. V\.I\.C\.I:$/.test(line));
  expect(own.length).toBeGreaterThan(20);
  for (const turn of own) {
    expect(lines[lines.indexOf(turn) + 1]).toMatch(/^ {4}V\.I\.C\.I (?:turns up|shuffles) .*\.$/);
  }
  expect(turns.filter(line => /^ {2}\d+\. Civilization 1: \S/.test(line)).length).toBe(
    turns.length - own.length,
  );
  const result = await json('replay', 'solo.json');
  expect(result).toMatchObject({ asked: [], era: 4, phase: 9 });
  const [human, automa] = result['scores'] as number[];
  const { out: summary } = await run(['replay', 'solo.json']);
  expect(summary).toMatch(new RegExp(`^scores +civilization 1 ${human}, V\\.I\\.C\\.I ${automa}$`, 'm'));
});

test('a record that holds its pack needs no other; one that is damaged is refused', async () => {
  const pack = { ...civ.rules.pack, name: 'my evening' };
  const mine = load(pack);
  const played = recordOf(mine, playGame(mine, record.setup, 'mine', [random('a'), random('b')]));
  const bare = write('bare.json', recordText(played));
  expect((await run(['replay', bare])).err).toContain('another pack');
  const whole = write('whole.json', recordText({ ...played, components: pack }));
  expect(await json('replay', whole)).toMatchObject({ at: played.choices.length, asked: [] });
  expect((await run(['replay', whole, '--pack', 'base'])).err).toContain('another pack');
  for (const [broken, why] of [
    [{ ...pack, sites: [] }, 'The pack in this record is broken: pack sites: must have'],
    [{ ...pack, version: '2' }, 'The pack in this record is not the one'],
  ] as const) {
    const { code, err } = await run([
      'replay',
      write('odd.json', recordText({ ...played, components: broken })),
    ]);
    expect(code).toBe(2);
    expect(err).toContain(`civ: odd.json: ${why}`);
  }
});

test.each<[string, Partial<GameRecord>, string]>([
  ['of another pack', { packHash: '0'.repeat(32) }, 'another pack'],
  ['of other rules', { rules: 99 }, 'other rules'],
  ['with a choice that is refused', { choices: [[0, 1]] }, 'choices[0] is refused'],
])('a record %s is refused', async (_name, part, why) => {
  const { code, out, err } = await run(['replay', write('odd.json', recordText({ ...record, ...part }))]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^civ: odd\.json: .*\n$/);
  expect(err).toContain(why);
});

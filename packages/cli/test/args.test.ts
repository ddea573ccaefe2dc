import { join } from 'node:path';
import { basePack } from '@civolution/content';
import { describe, expect, test } from 'vitest';
import { ANY_PLAYER, folder, run, write } from './support.js';

/** Bad input: code 2, nothing on stdout, one clear line on stderr. */
async function refused(...args: string[]): Promise<string> {
  const { code, out, err } = await run(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^civ: [^\n]+\n$/);
  return err.slice(5, -1);
}

describe('bad input is refused in one line', () => {
  test.each([
    [['simulte'], 'there is no command "simulte"; did you mean simulate?'],
    [['hlep'], 'there is no command "hlep"; did you mean help?'],
    [['quux'], 'there is no command "quux"; see civ --help'],
    [['help', 'fuz'], 'there is no command "fuz"; did you mean fuzz?'],
    [['--hlep'], 'there is no option --hlep; did you mean --help?'],
    [['simulate', '--plyers', '3'], 'there is no option --plyers; did you mean --players?'],
    [['simulate', '--toString', '3'], 'there is no option --toString'],
    [['bench', '--quack'], 'there is no option --quack; did you mean --quick?'],
    [['simulate', '-g', '3'], 'there is no option -g'],
    [['simulate', '--players', '5'], '--players must be a whole number from 2 to 4, not "5"'],
    [['simulate', '--games', '-5'], '--games must be a whole number from 1 to 1000000, not "-5"'],
    [['simulate', '--games', '1e3'], '--games must be a whole number from 1 to 1000000, not "1e3"'],
    [['fuzz', '--games', '0'], '--games must be a whole number from 1 to 1000000, not "0"'],
    [['fuzz', '--games', 'many'], '--games must be a whole number from 1 to 1000000, not "many"'],
    [['fuzz', '--games'], '--games needs a value: --games N'],
    [['fuzz', '--games', '--json'], '--games needs a value: --games N'],
    [['fuzz', '--json=yes'], '--json takes no value'],
    [['fuzz', '--seed', 'a', '--seed', 'b'], '--seed is given twice'],
    [['fuzz', '--seed', 'x'.repeat(201)], '--seed may have 200 characters at most'],
    [['fuzz', '--player', 'seker'], '--player can be random or seeker, not "seker"; did you mean seeker?'],
    [['simulate', '--bots', 'seker'], `--bots can be ${ANY_PLAYER}, not "seker"; did you mean seeker?`],
    [
      ['simulate', '--nodes', '5', '--time', '5'],
      '--nodes and --time are two ways to set one budget; name one',
    ],
    [['simulate', '--map', 'second'], '--map can be first or random, not "second"'],
    [['simulate', '--setup', 'c'], '--setup can be a, b or free, not "c"'],
    [['simulate', '--setup', 'a,b', '--players', '3'], '--setup names 2 seats, but the players are 3'],
    [['simulate', '--setup', 'a,b,a,b,a'], '--setup names 5 seats, but the players are 4 at most'],
    [['simulate', '--bots', 'random,random'], '--bots names 2 players, but there are 4; name one or 4'],
    [
      ['simulate', '--solo', 'mediun'],
      '--solo can be beginner, moderate, medium, advanced or expert, not "mediun"; did you mean medium?',
    ],
    [['bench', '--solo', 'easy'], '--solo can be beginner, moderate, medium, advanced or expert, not "easy"'],
    [['fuzz', '--solo'], '--solo needs a value: --solo LEVEL'],
    [
      ['simulate', '--solo', 'medium', '--players', '2'],
      '--players is "2", but against V.I.C.I one civilization plays',
    ],
    [
      ['fuzz', '--solo', 'medium', '--setup', 'a,b'],
      '--setup names 2 seats, but against V.I.C.I one civilization plays',
    ],
    [['simulate', '--players', '1'], '--players 1 needs --solo: one civilization plays only against V.I.C.I'],
    [['fuzz', '--players', '1'], '--players 1 needs --solo: one civilization plays only against V.I.C.I'],
    [['fuzz', '--challenge'], '--challenge needs --solo: it makes V.I.C.I harder'],
    [['bench', '--challenge'], '--challenge needs --solo: it makes V.I.C.I harder'],
    [['fuzz', '--solo', 'expert', '--challenge=yes'], '--challenge takes no value'],
    [['simulate', '--setup', 'free'], '--setup free needs --solo: only against V.I.C.I one picks any cards'],
    [['fuzz', '--setup', 'a,free'], '--setup free needs --solo: only against V.I.C.I one picks any cards'],
    [['simulate', '--extras', 'd'], '--extras can be a, b, c, ab, ac, bc or abc, not "d"'],
    [
      ['simulate', '--extras', 'abcd'],
      '--extras can be a, b, c, ab, ac, bc or abc, not "abcd"; did you mean abc?',
    ],
    [['bench', '--extras', 'ca'], '--extras can be a, b, c, ab, ac, bc or abc, not "ca"; did you mean ac?'],
    [
      ['fuzz', '--extras', 'A,B,C'],
      '--extras can be a, b, c, ab, ac, bc or abc, not "A,B,C"; did you mean abc?',
    ],
    [
      ['simulate', '--solo', 'medium', '--bots', 'random,seeker'],
      '--bots names 2 players, but against V.I.C.I one plays; name one',
    ],
    [['simulate', 'now'], '"now" is one too many'],
    [['replay'], 'FILE is missing'],
  ])('%j', async (args, line) => {
    expect(await refused(...args)).toBe(line);
  });

  test('a file that is not there', async () => {
    expect(await refused('replay', 'nowhere.json')).toBe(
      `${join(folder, 'nowhere.json')}: there is no such file`,
    );
    expect(await refused('simulate', '--pack', 'nowhere.json')).toBe(
      `${join(folder, 'nowhere.json')}: there is no such file`,
    );
    expect(await refused('replay', '.')).toContain('it is a folder');
  });

  test('a file that is damaged', async () => {
    const file = write('torn.json', '{"format": "civol');
    expect(await refused('replay', file)).toBe('torn.json: This is not a record of a game: it is not JSON.');
    expect(await refused('fuzz', '--pack', file)).toMatch(/torn\.json: it is not JSON \(.*position 17.*\)$/);
  });

  test('a pack with an error: the entry and the field are named', async () => {
    const card = { ...basePack.research[0]!, cost: [{ material: 'adamant' }, null, null, null, null] };
    const pack = { name: 'broken', version: '1', research: [card] };
    const line = await refused('simulate', '--pack', write('broken.json', JSON.stringify(pack)));
    expect(line).toContain(`broken.json: research ${card.id} cost[0].material: unknown material 'adamant'`);
  });
});

describe('help', () => {
  test.each([['--help'], ['help'], ['-h']])('civ %s', async arg => {
    const { code, out } = await run([arg]);
    expect(code).toBe(0);
    for (const name of ['simulate', 'arena', 'tune', 'probe', 'fuzz', 'replay FILE', 'bench'])
      expect(out).toContain(`  ${name} `);
  });

  test.each(['simulate', 'fuzz', 'bench'])(
    'of %s tells of games against V.I.C.I and Extra Credits',
    async name => {
      const { out } = await run([name, '--help']);
      expect(out).toMatch(/--solo LEVEL .*beginner, moderate, medium, advanced, expert\n/);
      expect(out).toMatch(/--challenge +\S/);
      expect(out).toMatch(/--extras a\|b\|c\|ab\|ac\|bc\|abc +\S/);
      expect(out).toMatch(/--setup a\|b\|free +\S/);
    },
  );

  test.each(['simulate', 'arena', 'tune', 'probe', 'fuzz', 'replay', 'bench'])(
    'of %s names every option',
    async name => {
      const { code, out } = await run(['help', name]);
      expect(code).toBe(0);
      expect(out).toContain(`usage: civ ${name}`);
      expect(out).toContain('--json');
      expect(await run([name, '--help'])).toEqual({ code, out, err: '' });
    },
  );

  test('without a command goes to stderr, with code 2', async () => {
    const { code, out, err } = await run([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('usage: civ COMMAND');
  });

  test('the version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, json, run, write } from './support.js';

type Entry = Record<string, unknown> & { id: string };
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const edit = (path: string, change: (entries: Entry[]) => void): void => {
  const entries = read(path) as Entry[];
  change(entries);
  writeFileSync(join(folder, path), JSON.stringify(entries));
};

interface Report {
  readonly name: string;
  readonly hash: string | null;
  readonly counts: Record<string, number>;
  readonly languages: string[];
  readonly errors: { file: string; entry: string; field: string; message: string }[];
}
const check = async (path?: string): Promise<Report & { code: number }> => {
  const { code, out } = await run(path === undefined ? ['pack', 'check'] : ['pack', 'check', path]);
  return { ...(JSON.parse(out) as Report), code };
};

/** A fresh complete copy of the base pack. */
let copies = 0;
async function copy(): Promise<string> {
  const name = `copy-${copies++}`;
  expect((await run(['pack', 'new', name])).code).toBe(0);
  return name;
}

describe('civ pack check', () => {
  test('tells name, hash, counts, languages and errors of the base pack', async () => {
    const report = await check();
    expect(Object.keys(report)).toEqual(['name', 'hash', 'counts', 'languages', 'errors', 'code']);
    expect(report).toMatchObject({ name: 'base', languages: ['en', 'de', 'pl'], errors: [], code: 0 });
    expect(report.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(report.counts).toMatchObject({ invention: 32, event: 20, goal: 65, site: 24, tile: 8 });
  });

  test('errors name file, entry and field, and suggest the nearest name', async () => {
    const path = await copy();
    edit(`${path}/insights.json`, cards => {
      cards[2]!['bonus'] = [{ do: 'migrat', n: 1 }];
    });
    const { hash, errors, code } = await check(path);
    expect([hash, code]).toEqual([null, 1]);
    expect(errors).toEqual([
      {
        file: 'insights.json',
        entry: 'research C3',
        field: 'bonus[0].do',
        message: expect.stringContaining("did you mean 'migrate'"),
      },
    ]);
  });

  test('errors of one file name that file', async () => {
    const card = {
      id: 'A3',
      name: { en: 'Sling' },
      source: 'designed',
      cost: [null, null, null, null],
      hand: 3,
    };
    const file = write('one.json', JSON.stringify({ name: 'one', version: '1', research: [card] }));
    const { errors } = await check(file);
    expect(errors).toMatchObject([{ file: join(folder, 'one.json'), entry: 'research A3', field: 'cost' }]);
  });

  test('an entry in the wrong file is told by the file it stands in', async () => {
    mkdirSync(join(folder, 'astray'));
    write('astray/pack.json', JSON.stringify({ name: 'astray', version: '1' }));
    const card = { id: 'A4', name: { en: 'Pen' }, source: 'designed', cost: [null], hand: 4 };
    write('astray/buildings.json', JSON.stringify([card]));
    expect((await check('astray')).errors).toMatchObject([{ file: 'buildings.json', entry: 'research A4' }]);
  });

  test('a file that should be a list and is none', async () => {
    mkdirSync(join(folder, 'nolist'));
    write('nolist/pack.json', JSON.stringify({ name: 'nolist', version: '1' }));
    write('nolist/inventions.json', JSON.stringify({ a: 1 }));
    write('nolist/mutations.json', JSON.stringify([]));
    expect((await check('nolist')).errors.length).toBeGreaterThan(0);
  });

  test('a language counts when every entry has a name in it', async () => {
    const path = await copy();
    edit(`${path}/goals.json`, chips => {
      chips[0]!['name'] = { en: 'Gathering', de: 'Versammlung' };
    });
    expect((await check(path)).languages).toEqual(['en', 'de']);
  });
});

describe('a pack over the base pack', () => {
  const over = (fields: object): string =>
    write(`over-${copies++}.json`, JSON.stringify({ name: 'over', version: '1', ...fields }));

  test('replaces entries of the same id and keeps the rest', async () => {
    const income = {
      id: 'income-1',
      name: { en: 'Rain' },
      source: 'designed',
      effects: [{ do: 'points', n: 3 }],
    };
    const { counts, errors, name, hash } = await check(over({ incomes: [income] }));
    expect([name, counts['income'], errors]).toEqual(['over', 25, []]);
    expect(hash).not.toBe((await check()).hash);
    const { entries } = await json('glossary', 'Rain', '--pack', `over-${copies - 1}.json`);
    expect((entries as { id: string }[]).map(({ id }) => id)).toContain('income-1');
  });

  test('adds entries of new ids', async () => {
    const event = {
      id: 'F21',
      name: { en: 'Comet' },
      source: 'designed',
      weather: 1,
      who: 'each',
      counts: { measure: 'tribes' },
      reward: [{ do: 'points', n: 2 }],
    };
    expect((await check(over({ events: [event] }))).counts['event']).toBe(21);
  });

  test('names an id that stands twice', async () => {
    const income = {
      id: 'income-1',
      name: { en: 'Rain' },
      source: 'designed',
      effects: [{ do: 'points', n: 3 }],
    };
    const { errors } = await check(over({ incomes: [income, { ...income, name: { en: 'Snow' } }] }));
    expect(errors).toMatchObject([{ entry: expect.stringContaining('income-1') }]);
  });

  test('names a language that nobody speaks', async () => {
    const income = {
      id: 'income-1',
      name: { en: 'Rain', ed: 'Regen' },
      source: 'designed',
      effects: [{ do: 'points', n: 3 }],
    };
    const { errors } = await check(over({ incomes: [income] }));
    expect(errors).toMatchObject([{ entry: 'incomes income-1', field: 'name.ed' }]);
  });

  test('changes single values of tables', async () => {
    expect((await check(over({ tables: { trade: { points: 3 } } }))).errors).toEqual([]);
    const { errors } = await check(over({ tables: { trade: { points: 'three' } } }));
    expect(errors).toMatchObject([{ entry: 'tables', field: 'trade.points' }]);
  });

  test('must have a name', async () => {
    const { errors } = await check(write('nameless.json', JSON.stringify({ incomes: [] })));
    expect(errors).toMatchObject([{ entry: 'pack', field: 'name', message: 'is missing' }]);
  });

  test('may be a folder with a few of the files', async () => {
    mkdirSync(join(folder, 'few'));
    write('few/pack.json', JSON.stringify({ name: 'few', version: '1' }));
    write('few/events.json', JSON.stringify([]));
    expect(await check('few')).toMatchObject({ name: 'few', errors: [], counts: { event: 20 } });
  });
});

describe('civ pack new', () => {
  test('writes a complete copy that can be played, edited and recorded', async () => {
    const path = await copy();
    expect(readdirSync(join(folder, path))).toHaveLength(18);
    const base = await check();
    const whole = await check(path);
    expect([whole.counts, whole.errors]).toEqual([base.counts, []]);
    edit(`${path}/incomes.json`, chips => {
      chips[0]!['effects'] = [{ do: 'points', n: 2 }];
    });
    const { hash } = await check(path);
    expect(hash).not.toBe(whole.hash);
    await json('simulate', '--games', '1', '--players', '2', '--pack', path, '--records', `${path}-games`);
    const [record] = readdirSync(join(folder, `${path}-games`));
    expect(read(`${path}-games/${record}`)).toMatchObject({ pack: 'my pack', packHash: hash });
    expect((await run(['replay', `${path}-games/${record}`])).err).toContain('another pack');
    expect((await run(['replay', `${path}-games/${record}`, '--pack', path])).code).toBe(0);
  });

  test('stands by itself: an entry left out is missing', async () => {
    const path = await copy();
    edit(`${path}/sites.json`, sites => sites.pop());
    expect((await check(path)).errors).toMatchObject([{ file: 'sites.json', entry: 'pack', field: 'sites' }]);
  });
});

describe('what cannot be read', () => {
  const refused = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    return err;
  };

  test('a folder that is not empty is not overwritten', async () => {
    const path = await copy();
    expect(await refused('pack', 'new', path)).toContain('the folder is not empty');
  });

  test('a file that is no part of a pack is named, with the nearest name', async () => {
    const path = await copy();
    write(`${path}/incom.json`, '[]');
    expect(await refused('pack', 'check', path)).toContain(
      'incom.json: it is no part of a pack; did you mean incomes',
    );
  });

  test('torn JSON is named', async () => {
    expect(await refused('pack', 'check', write('torn.json', '{"name":'))).toContain(
      'torn.json: it is not JSON',
    );
  });

  test('an action that is none', async () => {
    expect(await refused('pack', 'chek')).toContain('did you mean check?');
    expect(await refused('pack', 'new')).toContain('PATH is missing');
  });
});

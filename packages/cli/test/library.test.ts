// The packages as others get them: packed, installed in an empty project outside this one, and used as the READMEs say.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = ['engine', 'content', 'host', 'bots'];
/** Each example, and what it prints at its end. */
const READMES: readonly (readonly [name: string, readme: string, prints: RegExp])[] = [
  ['project', 'README.md', /^\[ [01], [01] \]$/],
  ['engine', 'packages/engine/README.md', /^\[\]$/],
  ['content', 'packages/content/README.md', /^my evening \[\]$/],
  ['host', 'packages/host/README.md', /^\w+ true$/],
  ['bots', 'packages/bots/README.md', /^\[ 'medium: \d+ points', 'easy: \d+ points' \]$/],
];

const folder = mkdtempSync(join(tmpdir(), 'civ-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const packed = join(folder, 'packed');
const project = join(folder, 'project');

/** The one TypeScript example of a README, as it stands there. */
function exampleIn(readme: string): string {
  const text = readFileSync(join(root, readme), 'utf8');
  const [example, ...more] = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(match => match[1]!);
  expect(more).toEqual([]);
  return example!;
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // On Windows npm is a script, which only a shell runs.
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  mkdirSync(packed);
  mkdirSync(project);
  const workspaces = PACKAGES.flatMap(name => ['-w', `@civolution/${name}`]);
  run('npm', ['pack', '--ignore-scripts', ...workspaces], root, { npm_config_pack_destination: packed });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const archives = readdirSync(packed).map(file => `../packed/${file}`);
  expect(archives).toHaveLength(PACKAGES.length);
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...archives], project);
  for (const [name, readme] of READMES) {
    for (const extension of ['js', 'ts']) {
      // The same text twice; apart, because what TypeScript makes of one would be the other.
      mkdirSync(join(project, extension), { recursive: true });
      writeFileSync(join(project, extension, `${name}.${extension}`), exampleIn(readme));
    }
  }
});

test('the project has these four packages and nothing else', () => {
  expect(readdirSync(join(project, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual([
    '@civolution',
  ]);
  expect(readdirSync(join(project, 'node_modules/@civolution')).sort()).toEqual([...PACKAGES].sort());
});

test.each(READMES)('the example of the README runs: %s', (name, _readme, prints) => {
  const lines = run(process.execPath, [`js/${name}.js`], project)
    .trimEnd()
    .split('\n');
  expect(lines.at(-1)).toMatch(prints);
});

test('the examples are right by the types of the packages', () => {
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    lib: ['ES2022'],
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    listFiles: true,
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['ts'] }));
  // All that the examples need of a machine; the types of Node or of a browser would take longer than all else.
  writeFileSync(join(project, 'ts/console.d.ts'), 'declare const console: { log(...all: unknown[]): void };');
  const files = run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], project);
  for (const name of PACKAGES) {
    expect(files).toMatch(new RegExp(`project.node_modules.@civolution.${name}.dist.index\\.d\\.ts`));
  }
});

test('a package holds what is run and its sources, and no test', () => {
  for (const name of PACKAGES) {
    const files = readdirSync(join(project, 'node_modules/@civolution', name)).sort();
    const expected = ['LICENSE', 'README.md', 'dist', 'package.json', 'src'];
    expect(files).toEqual(name === 'engine' ? [...expected, 'packs'].sort() : expected);
  }
});

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(project, 'node_modules/@civolution', name, 'package.json'), 'utf8'));

test.each(PACKAGES)('%s depends on what it imports and on nothing else', name => {
  const dist = join(project, 'node_modules/@civolution', name, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const sources = files
    .filter(file => /\.(js|d\.ts)$/.test(file.name))
    .map(file => readFileSync(join(file.parentPath, file.name), 'utf8'));
  const imported = sources.flatMap(source =>
    [...source.matchAll(/(?:from |import\()'([@a-z][^'/]*(?:\/[^'/]+)?)/g)].map(match => match[1]!),
  );
  expect(sources.length).toBeGreaterThan(5);
  const declared = Object.keys(manifestOf(name).dependencies ?? {}).sort();
  expect([...new Set(imported)].filter(address => !address.startsWith('node:')).sort()).toEqual(declared);
});

test('every address that a package offers leads to something', () => {
  const addresses = PACKAGES.flatMap(name =>
    Object.keys(manifestOf(name).exports).map(path => posix.join('@civolution', name, path)),
  );
  const program = `import { existsSync } from 'node:fs';
for (const address of ${JSON.stringify(addresses)}) {
  if (!existsSync(new URL(import.meta.resolve(address)))) throw new Error(address);
}`;
  writeFileSync(join(project, 'addresses.js'), program);
  expect(addresses.length).toBeGreaterThan(12);
  expect(run(process.execPath, ['addresses.js'], project)).toBe('');
});

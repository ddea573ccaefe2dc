// One version number for the command, the page and all packages.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from './support.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: { readonly url: string; readonly directory?: string };
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(new URL(`../../../${folder}package.json`, import.meta.url), 'utf8'));

const { version, workspaces, license, repository } = manifestIn('');
const packages = workspaces!.map(folder => manifestIn(`${folder}/`));

test('civ --version prints the version of the project', async () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(await run(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.each(packages)('$name has the version of the project and depends on packages of that version', one => {
  expect(one.version).toBe(version);
  const ours = Object.entries({ ...one.dependencies, ...one.devDependencies }).filter(([name]) =>
    name.startsWith('@civolution/'),
  );
  expect(ours).toEqual(ours.map(([name]) => [name, `^${version}`]));
});

test.each(packages.filter(one => !one.private))('$name says where it comes from', one => {
  const directory = `packages/${one.name.replace('@civolution/', '')}`;
  expect(one.repository).toEqual({ ...repository, directory });
  expect(one.license).toBe(license);
});

test('the changelog has a section for this version', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  expect(changelog).toContain(`\n## ${version} - `);
});

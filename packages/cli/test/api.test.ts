// What the packages export is documented.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('every exported function, method, class and interface has its sentence', () => {
  const typedoc = fileURLToPath(new URL('../../../node_modules/typedoc/bin/typedoc', import.meta.url));
  // Converts and validates as `npm run api` does, and writes nothing.
  const { status, stdout, stderr } = spawnSync(process.execPath, [typedoc, '--emit', 'none'], {
    cwd: root,
    encoding: 'utf8',
  });
  const said = `${stdout}${stderr}`;
  expect(said.split('\n').filter(line => /warning|error/i.test(line))).toEqual([]);
  for (const name of ['engine', 'content', 'host', 'bots']) expect(said).toContain(`./packages/${name}`);
  expect(status).toBe(0);
});

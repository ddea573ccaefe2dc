// The steps of a build.
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { step } from '../build.js';

const node = (code: string) => () => step('Trying', process.execPath, ['-e', code], tmpdir());

test('a step that fails, or cannot even begin, stops what comes after it', () => {
  expect(node('')).not.toThrow();
  expect(node('process.exit(3)')).toThrow('Trying failed.');
  expect(() => step('Trying', 'no-such-program-anywhere', [], tmpdir())).toThrow(/ENOENT/);
});

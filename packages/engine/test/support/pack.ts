import { readFileSync } from 'node:fs';
import { load } from '../../src/index.js';

/** The frozen pack and the game bound to it. */
export const testPack: unknown = JSON.parse(
  readFileSync(new URL('../../packs/test.json', import.meta.url), 'utf8'),
);
export const civ = load(testPack);

// Earlier versions of the base pack. A running game keeps the components it began with.
import type { Pack } from '@civolution/engine';
import { basePack } from './base.js';
import { isRecord } from './json.js';
import { overPack } from './overlay.js';

/** By hash: what was different, as a pack over the present one. Few games need them, so each is loaded when it is wanted. */
const EARLIER: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  '0b602b790a71ed51237d010e08052ead': () => import('../earlier/base-1.json', { with: { type: 'json' } }),
};

/** All earlier versions of the base pack, the latest first. */
export const earlierHashes: readonly string[] = Object.keys(EARLIER);

/** The earlier base pack with a hash, or null. */
export async function earlierBase(hash: string): Promise<Pack | null> {
  const changes = (await EARLIER[hash]?.())?.default;
  return isRecord(changes) ? (overPack(basePack, changes) as unknown as Pack) : null;
}

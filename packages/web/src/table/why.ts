// Why a bot did something, in a few words.
import { words } from '../words/words.svelte.js';
import type { Reason } from '../worker/protocol.js';
import { signed } from './prompt/hinted.js';

export function whyOf(reason: Reason, sources: readonly string[]): string {
  const w = words().prompt;
  if (reason.kind !== 'gains') return `${w.because} ${w[reason.kind]}`;
  const { points, later, markers } = reason.gains;
  const now = [...(points === 0 ? [] : [w.pointsNow(points)]), ...markers].join(', ');
  const atEnd = later.map(({ source, n }) => `${signed(n)} ${sources[source]}`).join(', ');
  const parts = [now, atEnd && w.atEnd(atEnd), reason.isOpen ? w.open : ''];
  return `${w.because} ${parts.filter(part => part !== '').join('; ')}`;
}

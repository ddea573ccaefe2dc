// The open game as a file of one's own.
import { game } from '../page/game.svelte.js';

export async function saveRecord(): Promise<void> {
  const text = await game.link.exported();
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `civolution-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

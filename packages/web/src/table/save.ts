// The open game as a file of one's own.
import { game } from '../page/game.svelte.js';
import { download, recordName } from '../page/files.js';

export async function saveRecord(): Promise<void> {
  download(recordName(Date.now()), await game.link.exported());
}

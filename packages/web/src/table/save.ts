// The open game as a file of one's own.

import { download, recordName } from '../page/files.js';
import { game } from '../page/game.svelte.js';

export async function saveRecord(): Promise<void> {
  download(recordName(Date.now()), await game.calls.exported(game.shown!.game));
}

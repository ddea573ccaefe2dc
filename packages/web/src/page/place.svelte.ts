// Where one is on the page. The address remembers it, so that a reload leads back to the same game.
import { game } from './game.svelte.js';

export type Place = 'start' | 'new' | 'table';

const GAME = /^#game=([\w-]+)$/;

class Here {
  at = $state<Place>('start');

  /** Goes to a running game. */
  toTable(id: string): void {
    this.at = 'table';
    history.replaceState(null, '', `#game=${id}`);
  }

  async toStart(): Promise<void> {
    this.at = 'start';
    history.replaceState(null, '', '#');
    await game.close();
  }

  toNew(): void {
    this.at = 'new';
  }

  /** The game that the address names, if any. */
  get wanted(): string | null {
    return GAME.exec(location.hash)?.[1] ?? null;
  }
}

export const place = new Here();

// Where one is on the page. The address remembers it, so that a reload leads back to the same game.
import { addressOf, gameInAddress, rulesInAddress } from './address.js';
import { game } from './game.svelte.js';

export type RouteName = 'start' | 'new' | 'table';

class Route {
  at = $state<RouteName>('start');

  /** Goes to a running game. */
  toTable(id: string): void {
    this.at = 'table';
    history.replaceState(history.state, '', addressOf(id, rulesInAddress()));
  }

  async toStart(): Promise<void> {
    this.at = 'start';
    history.replaceState(history.state, '', addressOf(null, rulesInAddress()));
    await game.close();
  }

  toNew(): void {
    this.at = 'new';
  }

  /** The game that the address names, if any. */
  get wanted(): string | null {
    return gameInAddress();
  }
}

export const route = new Route();

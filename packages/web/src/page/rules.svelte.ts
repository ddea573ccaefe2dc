// The rules over whatever is on the screen. The address remembers where one reads; the browser's way back closes them.
import type { Anchor } from '../rules/anchors.js';
import { addressOf, gameInAddress, rulesInAddress } from './address.js';

/** The entry of the history was made by opening the rules: going back leads to what was there before. */
const OPENED = { rules: true };

class RulesPage {
  /** Where in the rules one wants to read ('' for their beginning), or null while they are closed. */
  at = $state.raw<string | null>(rulesInAddress());

  constructor() {
    addEventListener('popstate', () => {
      this.at = rulesInAddress();
    });
  }

  open(to: Anchor | '' = ''): void {
    if (this.at === null) history.pushState(OPENED, '', addressOf(gameInAddress(), to));
    this.turnTo(to);
  }

  /** Reads on elsewhere, without a step of its own to go back. */
  turnTo(to: string): void {
    this.at = to;
    history.replaceState(history.state, '', addressOf(gameInAddress(), to));
  }

  close(): void {
    if (this.at === null) return;
    if ((history.state as typeof OPENED | null)?.rules) history.back();
    else {
      history.replaceState(null, '', addressOf(gameInAddress(), null));
      this.at = null;
    }
  }
}

export const rulesPage = new RulesPage();

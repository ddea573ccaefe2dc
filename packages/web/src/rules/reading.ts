// Links within the rules, for whatever has some.
import { createContext } from 'svelte';
import { addressOf, gameInAddress } from '../page/address.js';

/** Reads on at a place in the rules. */
type Go = (anchor: string) => void;

const [readingAt, setReading] = createContext<Go>();

export { setReading };

interface Link {
  readonly href: string;
  onclick(event: MouseEvent): void;
}

/** What makes a link lead to a place in the rules; in another tab if one likes. */
export function links(): (to: string) => Link {
  const go = readingAt();
  return to => ({
    href: `./${addressOf(gameInAddress(), to)}`,
    onclick(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(to);
    },
  });
}

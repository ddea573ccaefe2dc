// Which parts of a room reach beyond the edges of what is seen of it.
import type { Attachment } from 'svelte/attachments';

/** So little may be cut off without anything being missed. */
const SLACK = 4;

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/** The parts are the elements with a `data-part`. */
export class Edges {
  above = $state.raw<readonly HTMLElement[]>([]);
  below = $state.raw<readonly HTMLElement[]>([]);

  readonly watch: Attachment<HTMLElement> = room => {
    // Looked for once the room is laid out: before, it would have to be laid out for this alone.
    let scroller: HTMLElement | undefined;
    const look = (): void => {
      scroller ??= begin(scrollerOf(room));
      const seen = scroller.getBoundingClientRect();
      const parts = [...room.querySelectorAll<HTMLElement>('[data-part]')];
      const beyond = (
        is: (box: DOMRect) => boolean,
        known: readonly HTMLElement[],
      ): readonly HTMLElement[] => {
        const now = parts.filter(part => is(part.getBoundingClientRect()));
        return now.length === known.length && now.every((part, i) => part === known[i]) ? known : now;
      };
      this.above = beyond(({ top, height }) => height > 0 && top < seen.top - SLACK, this.above);
      this.below = beyond(({ bottom, height }) => height > 0 && bottom > seen.bottom + SLACK, this.below);
    };
    const sizes = new ResizeObserver(look);
    const begin = (found: HTMLElement): HTMLElement => {
      sizes.observe(found);
      found.addEventListener('scroll', look, { passive: true });
      return found;
    };
    sizes.observe(room);
    return () => {
      sizes.disconnect();
      scroller?.removeEventListener('scroll', look);
    };
  };
}

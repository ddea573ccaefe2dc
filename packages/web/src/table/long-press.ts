// A finger held on a thing, where a mouse would point at it.

const HOLD = 450;
/** So long after it is lifted a click may come. */
const LIFTED = 400;
/** A finger that moves so many pixels wants to move the map or the page. */
const STILL = 10;

/** Calls `show` when a finger is held on a lit thing; lifting it then is no tap. */
export function held(node: Element, show: () => void): () => void {
  let stop = new AbortController();
  const down = (event: Event): void => {
    const { pointerType, isPrimary, clientX, clientY, target } = event as PointerEvent;
    const isOn = (target as Element).closest('[data-target]') === node;
    if (pointerType === 'mouse' || !isPrimary || !isOn) return;
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    const shownIn = setTimeout(() => {
      swallowTap();
      show();
    }, HOLD);
    signal.addEventListener('abort', () => clearTimeout(shownIn));
    const end = (): void => stop.abort();
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    // Another finger stretches the map.
    addEventListener('pointerdown', other => !other.isPrimary && end(), { signal });
    addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => Math.hypot(x - clientX, y - clientY) > STILL && end(),
      { signal },
    );
  };
  node.addEventListener('pointerdown', down);
  return () => {
    stop.abort();
    node.removeEventListener('pointerdown', down);
  };
}

/** What comes of lifting the finger, before the next one is put down, is neither a click nor the browser's own menu. */
function swallowTap(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('contextmenu', swallow, { capture: true, signal });
  addEventListener('pointerup', () => setTimeout(() => over.abort(), LIFTED), { signal });
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
  addEventListener('keydown', () => over.abort(), { capture: true, signal });
}

// What on the map one looks at: pointed at or focussed for as long as that lasts, tapped until it is closed.

export interface Looked {
  readonly kind: 'territory' | 'site';
  readonly id: number;
}

const DELAY = 280;

/** Elements say what they are with `data-about="territory:3"`. */
function read(target: EventTarget | null): { looked: Looked; node: Element } | null {
  const node = (target as Element | null)?.closest?.('[data-about]');
  const [kind, id] = node?.getAttribute('data-about')?.split(':') ?? [];
  return node && (kind === 'territory' || kind === 'site')
    ? { looked: { kind, id: Number(id) }, node }
    : null;
}

export class About {
  looked = $state.raw<Looked | null>(null);
  pinned = $state(false);
  /** The panel stands where it does not cover what it is about. */
  right = $state(true);
  above = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the mouse has come upon and not moved over yet. */
  #entered: EventTarget | null = null;
  #map: HTMLElement | null = null;

  is(kind: Looked['kind'], id: number): boolean {
    return this.looked?.kind === kind && this.looked.id === id;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.looked = null;
    this.pinned = false;
  }

  #show({ looked, node }: { looked: Looked; node: Element }): void {
    const [box, map] = [node.getBoundingClientRect(), this.#map!.getBoundingClientRect()];
    this.right = box.left + box.width / 2 < map.left + map.width / 2;
    this.above = box.top + box.height / 2 > map.top + map.height / 2;
    this.looked = looked;
  }

  #over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#entered = event.target;
  };

  /** Only now, for a map that comes to lie under a pointer at rest was not pointed at. */
  #move = (event: PointerEvent): void => {
    const target = this.#entered;
    if (!target || this.pinned) return;
    this.#entered = null;
    clearTimeout(this.#timer);
    const found = event.buttons === 0 ? read(target) : null;
    this.#timer = setTimeout(() => (found ? this.#show(found) : this.close()), DELAY);
  };

  /** Whoever moves the map does not look yet. */
  #moving = (event: Event): void => {
    if (this.pinned) return;
    clearTimeout(this.#timer);
    this.#entered = event.target;
  };

  #leave = (): void => {
    clearTimeout(this.#timer);
    // Later, for a thing that had the focus may be going while the table is drawn.
    if (!this.pinned) this.#timer = setTimeout(() => this.close());
  };

  #tap = (event: Event): void => {
    const found = read(event.target);
    if (!found || (this.pinned && this.is(found.looked.kind, found.looked.id))) {
      this.close();
      return;
    }
    clearTimeout(this.#timer);
    this.#show(found);
    this.pinned = true;
  };

  #focus = (event: FocusEvent): void => {
    const found = read(event.target);
    if (!found || this.pinned || !found.node.matches(':focus-visible')) return;
    clearTimeout(this.#timer);
    this.#show(found);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.looked) {
      this.close();
      event.stopPropagation();
    } else if (
      (event.key === 'Enter' || event.key === ' ') &&
      !event.defaultPrevented &&
      read(event.target)
    ) {
      event.preventDefault();
      this.#tap(event);
    }
  };

  map = (node: HTMLElement): (() => void) => {
    this.#map = node;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerover', this.#over, { signal });
    node.addEventListener('pointermove', this.#move, { signal });
    node.addEventListener('wheel', this.#moving, { passive: true, signal });
    node.addEventListener('pointerdown', this.#moving, { signal });
    node.addEventListener('pointerleave', this.#leave, { signal });
    node.addEventListener('click', this.#tap, { signal });
    node.addEventListener('focusin', this.#focus, { signal });
    node.addEventListener('focusout', this.#leave, { signal });
    node.addEventListener('keydown', this.#key, { signal });
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
      this.#map = null;
    };
  };
}

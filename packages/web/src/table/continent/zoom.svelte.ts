// Zooming and panning: the picture as a whole is moved and stretched, nothing in it is touched.

const MOST = 6;
const within = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));
/** A press that moves no further than this is a tap. */
const TAP = 6;
const STEP = 1.35;
/** So long after its last move the map is at rest. */
const REST = 150;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** What is shown when nothing is zoomed: the size of the screen, of what is drawn, and the scale at which it fits. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly drawnWidth: number;
  readonly drawnHeight: number;
  readonly scale: number;
  /** How one begins: closer where all would be too small to be read, about a point of the drawing. */
  readonly first: number;
  readonly about: readonly [x: number, y: number];
}

/** How things were when the second finger came down. */
interface Pinch {
  readonly level: number;
  /** The point between the fingers, from the middle of the picture. */
  readonly x: number;
  readonly y: number;
  /** How far the fingers were apart. */
  readonly apart: number;
}

export class Zoom {
  /** How often the fitting size, when the map is at rest: what depends on it need not be drawn while it moves. */
  level = $state(1);
  #level = 1;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #x = 0;
  #y = 0;
  #fit: Fit = {
    width: 0,
    height: 0,
    drawnWidth: 0,
    drawnHeight: 0,
    scale: 1,
    first: 1,
    about: [0, 0],
  };
  #motion: KeyframeEffect | null = null;
  #map: HTMLElement | null = null;
  #frame = 0;
  #pointers = new Map<number, readonly [x: number, y: number]>();
  #pinch: Pinch | null = null;
  #pressed: readonly [x: number, y: number] = [0, 0];
  #dragged = false;
  #touched = false;

  /** Takes note of a new size. */
  fitTo(fit: Fit): void {
    this.#fit = fit;
    if (!this.#touched) {
      const size = fit.scale * fit.first;
      this.#level = fit.first;
      this.#x = (fit.drawnWidth / 2 - fit.about[0]) * size;
      this.#y = (fit.drawnHeight / 2 - fit.about[1]) * size;
      this.#settle();
    }
    this.#show();
  }

  reset(): void {
    this.#touched = true;
    this.#level = 1;
    this.#x = 0;
    this.#y = 0;
    this.#show();
  }

  /** Zooms about a point, given from the middle. */
  by(factor: number, x = 0, y = 0): void {
    this.#touched = true;
    const before = this.#level;
    this.#level = within(1, before * factor, MOST);
    const grown = this.#level / before;
    this.#x = x - (x - this.#x) * grown;
    this.#y = y - (y - this.#y) * grown;
    this.#show();
  }

  closer(): void {
    this.by(STEP);
  }

  farther(): void {
    this.by(1 / STEP);
  }

  #pan(dx: number, dy: number): void {
    this.#touched = true;
    this.#x += dx;
    this.#y += dy;
    this.#show();
  }

  #show(): void {
    const { width, height, drawnWidth, drawnHeight, scale } = this.#fit;
    const size = scale * this.#level;
    const far = (drawn: number, seen: number): number => Math.max(0, (drawn * size - seen) / 2);
    const [farX, farY] = [far(drawnWidth, width), far(drawnHeight, height)];
    this.#x = within(-farX, this.#x, farX);
    this.#y = within(-farY, this.#y, farY);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
  }

  #settle(): void {
    this.level = this.#level;
  }

  #draw(): void {
    this.#frame = 0;
    const { width, height, drawnWidth, drawnHeight, scale } = this.#fit;
    const size = scale * this.#level;
    const x = width / 2 + this.#x - (drawnWidth * size) / 2;
    const y = height / 2 + this.#y - (drawnHeight * size) / 2;
    const transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0) scale(${this.#level.toFixed(4)})`;
    this.#motion?.setKeyframes({ transform: [transform, transform] });
  }

  picture = (node: HTMLElement): (() => void) => {
    // An animation that stands still: what it moves is a layer of its own, and the browser moves that alone,
    // while after a new style it works out all layers of the page again.
    this.#motion = new KeyframeEffect(node, null, { duration: 1, fill: 'both' });
    const still = new Animation(this.#motion);
    still.pause();
    this.#show();
    return () => {
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#rest);
      this.#frame = 0;
      this.#motion = null;
      still.cancel();
    };
  };

  #fromMiddle(x: number, y: number): [number, number] {
    const box = this.#map!.getBoundingClientRect();
    return [x - box.left - box.width / 2, y - box.top - box.height / 2];
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.by(Math.exp(-event.deltaY * lines * 0.0018), ...this.#fromMiddle(event.clientX, event.clientY));
  };

  #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) {
      this.#dragged = false;
      this.#pressed = [event.clientX, event.clientY];
    }
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#beginPinch();
  };

  /** The point between two fingers, from the middle, and how far they are apart; null with fewer. */
  #fingers(): { readonly x: number; readonly y: number; readonly apart: number } | null {
    const [one, two] = [...this.#pointers.values()];
    if (!one || !two) return null;
    const [x, y] = this.#fromMiddle((one[0] + two[0]) / 2, (one[1] + two[1]) / 2);
    return { x, y, apart: Math.hypot(one[0] - two[0], one[1] - two[1]) || 1 };
  }

  #beginPinch(): void {
    const now = this.#fingers();
    this.#pinch = now && {
      level: this.#level,
      x: now.x - this.#x,
      y: now.y - this.#y,
      apart: now.apart,
    };
  }

  /** What was between the fingers stays there: reckoned from their beginning, so that no edge met on the way matters. */
  #stretch({ level, x, y, apart }: Pinch): void {
    const now = this.#fingers()!;
    this.#touched = true;
    this.#level = within(1, (level * now.apart) / apart, MOST);
    const grown = this.#level / level;
    this.#x = now.x - x * grown;
    this.#y = now.y - y * grown;
    this.#show();
  }

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY] as const;
    if (!this.#dragged) {
      const far = Math.hypot(now[0] - this.#pressed[0], now[1] - this.#pressed[1]) > TAP;
      if (!far && this.#pointers.size === 1) return;
      this.#dragged = true;
      // Only now: what is pressed would never hear of its click.
      this.#map!.setPointerCapture(event.pointerId);
    }
    this.#pointers.set(event.pointerId, now);
    if (this.#pinch) this.#stretch(this.#pinch);
    else this.#pan(now[0] - before[0], now[1] - before[1]);
  };

  #up = (event: PointerEvent): void => {
    if (this.#pointers.delete(event.pointerId)) this.#beginPinch();
  };

  /** The end of a drag is no click. */
  #click = (event: MouseEvent): void => {
    if (!this.#dragged || event.detail === 0) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.#pan(...arrow);
    else if (event.key === '+' || event.key === '=') this.closer();
    else if (event.key === '-') this.farther();
    else if (event.key === '0') this.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Brings what the keyboard reaches into sight. */
  #focus = (event: FocusEvent): void => {
    const node = event.target as Element;
    if (node === this.#map || !node.matches(':focus-visible')) return;
    const [box, seen] = [node.getBoundingClientRect(), this.#map!.getBoundingClientRect()];
    const [x, y] = this.#fromMiddle(box.left + box.width / 2, box.top + box.height / 2);
    if (Math.abs(x) > seen.width / 2 - 20 || Math.abs(y) > seen.height / 2 - 20) this.#pan(-x, -y);
  };

  map = (node: HTMLElement): (() => void) => {
    this.#map = node;
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('wheel', this.#wheel, { passive: false, signal });
    node.addEventListener('pointerdown', this.#down, { signal });
    node.addEventListener('pointermove', this.#move, { signal });
    // Without a capture the pointer may be let go outside.
    window.addEventListener('pointerup', this.#up, { signal });
    window.addEventListener('pointercancel', this.#up, { signal });
    node.addEventListener('click', this.#click, { capture: true, signal });
    node.addEventListener('keydown', this.#key, { signal });
    node.addEventListener('focusin', this.#focus, { signal });
    return () => {
      stop.abort();
      this.#map = null;
    };
  };
}

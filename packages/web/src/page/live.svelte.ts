// The screen, part by part. Components are notified only when a part that they read changes.

class Part {
  value = $state.raw<unknown>();

  constructor(first: unknown) {
    this.value = first;
  }
}

/** An object that is always the very same, with the parts of the one that was given last. */
export class Live<T extends object> {
  readonly now = {} as T;
  #last: T;
  readonly #setters: [key: keyof T, set: (value: T[keyof T]) => void][] = [];

  /** Some parts are told of part by part themselves: objects, and lists of objects that keep their length. */
  constructor(first: T, deep: readonly (keyof T)[] = []) {
    this.#last = first;
    for (const key of Object.keys(first) as (keyof T)[]) {
      const part = first[key];
      if (!deep.includes(key) || part === null) this.#addPart(key, part);
      else if (Array.isArray(part)) this.#addList(key, part);
      else this.#addObject(key, part as object);
    }
  }

  #addPart(key: keyof T, first: T[keyof T]): void {
    const part = new Part(first);
    Object.defineProperty(this.now, key, { enumerable: true, get: () => part.value });
    const set = (value: unknown): void => {
      part.value = value;
    };
    this.#setters.push([key, set]);
  }

  #addObject(key: keyof T, first: object): void {
    const one = new Live(first);
    Object.defineProperty(this.now, key, { enumerable: true, value: one.now });
    this.#setters.push([key, value => one.set(value as object)]);
  }

  #addList(key: keyof T, first: readonly object[]): void {
    const list = first.map(one => new Live(one));
    Object.defineProperty(this.now, key, { enumerable: true, value: list.map(({ now }) => now) });
    const set = (value: T[keyof T]): void => {
      for (const [i, one] of (value as readonly object[]).entries()) list[i]!.set(one);
    };
    this.#setters.push([key, set]);
  }

  set(next: T): void {
    const last = this.#last;
    this.#last = next;
    for (const [key, set] of this.#setters) if (next[key] !== last[key]) set(next[key]);
  }
}

import type { Io } from './io.js';

const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  /** One more piece of the work is done. */
  tick(): void;
  /** Clears the line. */
  done(): void;
}

/** A bar on the terminal while work goes on; nothing where there is none. */
export function progress(io: Io, what: string, total: number): Progress {
  if (!io.tty) return { tick() {}, done() {} };
  let n = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  const draw = (): void => {
    drawn = performance.now();
    const filled = Math.floor((WIDTH * n) / total);
    io.err(`\r${what} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${n}/${total}`);
  };
  draw();
  return {
    tick() {
      n++;
      if (performance.now() - drawn >= EVERY_MS) draw();
    },
    done: () => io.err('\r\x1b[K'),
  };
}

// Plays back what happened: one step after the other, each for as long as it takes to read.
import type { View } from '@civolution/engine';
import type { LogLine } from '../worker/protocol.js';

/** A line of the log as it comes up, with the view at that moment if it is worth a look. */
export interface PlaybackStep extends LogLine {
  readonly view: View | null;
}

/** Where steps are shown. */
export interface Stage {
  /** A step is looked at. `lines` are those since the last one looked at, and its own. */
  show(step: PlaybackStep, lines: readonly LogLine[]): void;
  /** Nothing more waits. `lines` are those since the last step looked at. */
  finish(lines: readonly LogLine[]): void;
  /** How long a step is looked at, in milliseconds; 0 for not at all. */
  pauseFor(step: PlaybackStep): number;
}

export class Playback {
  readonly #stage: Stage;
  #waiting: PlaybackStep[] = [];
  /** Passed over, not yet in the log. */
  #lines: LogLine[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Goes on with these steps when all before are shown; at once if nothing is being looked at. */
  add(steps: readonly PlaybackStep[]): void {
    this.#waiting.push(...steps);
    if (this.#timer === null) this.#goOn();
  }

  /** Passes over all that waits. */
  skip(): void {
    if (this.#timer === null) return;
    this.#lines.push(...this.#waiting.splice(0));
    this.#endLook();
    this.#goOn();
  }

  /** Forgets all that waits. */
  stop(): void {
    this.#waiting = [];
    this.#lines = [];
    this.#endLook();
  }

  #endLook(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #goOn(): void {
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      this.#lines.push(step);
      const pause = step.view ? this.#stage.pauseFor(step) : 0;
      if (pause === 0) continue;
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#goOn();
      }, pause);
      this.#stage.show(step, this.#lines.splice(0));
      return;
    }
    this.#stage.finish(this.#lines.splice(0));
  }
}

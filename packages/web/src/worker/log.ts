// Events in words: the lines of the log, and the steps that are played back.
import { ERAS, eventTargets, type View } from '@civolution/engine';
import { difference, type Happened, type SessionEvent } from '@civolution/host';
import type { LogLine, PatchedStep, Reason } from './protocol.js';
import type { Means } from './screen.js';

/** Why a bot made a choice; shown with the first thing it does. */
export interface Remark {
  readonly seat: number;
  readonly reason: Reason;
}

/** Events that only lead up to something. */
const PRELUDE: ReadonlySet<LogLine['type']> = new Set<LogLine['type']>(['turn', 'usedDice', 'paid']);

/** The scores of all seats at the end of each era, and the era that it is. */
export class Eras {
  era = 0;
  #ends: readonly (readonly number[])[] = [];
  /** By seat; nothing yet for those that have scored nothing. */
  #scores: readonly number[] = [];

  copy(): Eras {
    const eras = new Eras();
    eras.era = this.era;
    eras.#ends = this.#ends;
    eras.#scores = this.#scores;
    return eras;
  }

  note(event: SessionEvent): void {
    if (event.type === 'scored') {
      const scores = [...this.#scores];
      scores[event.seat] = (scores[event.seat] ?? 0) + event.n;
      this.#scores = scores;
    }
    if (event.type !== 'phase') return;
    if (event.era > Math.max(this.era, 1) && event.era <= ERAS) this.#ends = [...this.#ends, this.#scores];
    this.era = event.era;
  }

  /** By era and seat; the last entry is of now. */
  scores({ seats }: View): number[][] {
    const ends = this.#ends.map(scores => seats.map((_, seat) => scores[seat] ?? 0));
    return [...ends, seats.map(({ score }) => score)];
  }
}

function lineOf({ texts }: Means, event: SessionEvent, view: View, era: number): LogLine {
  const about = { sequence: event.sequence, type: event.type, era };
  if (event.type === 'undone') return { ...about, seat: event.seat, text: '', targets: [] };
  const seat = 'seat' in event ? event.seat : -1;
  return { ...about, seat, text: texts.event(event, view), targets: eventTargets(event) };
}

/** The whole log. */
export function logOf(means: Means, happened: readonly Happened<Remark>[], now: View, eras: Eras): LogLine[] {
  return happened.flatMap(({ event, view }) => {
    eras.note(event);
    return event.type === 'undone' ? [] : [lineOf(means, event, view ?? now, eras.era)];
  });
}

const isOfOthers = (event: SessionEvent, viewer: number): boolean =>
  event.type === 'phase' || ('seat' in event && event.seat >= 0 && event.seat !== viewer);

/**
 * The steps since the view `before`. The viewer's own actions need no playback. From the first event that another seat
 * causes or is part of, each step is worth a look; with `looks` it carries the patch to the view at that moment.
 */
export function stepsOf(
  means: Means,
  happened: readonly Happened<Remark>[],
  before: View,
  now: View,
  eras: Eras,
  looks: boolean,
): { readonly steps: PatchedStep[]; readonly last: View } {
  let last = before;
  let isWorth = false;
  let remark: Remark | undefined;
  const steps = happened.map((one): PatchedStep => {
    eras.note(one.event);
    if (one.made) {
      isWorth = one.made.seat !== now.viewer;
      remark = one.made.remark;
    }
    isWorth ||= isOfOthers(one.event, now.viewer);
    const line = lineOf(means, one.event, one.view ?? now, eras.era);
    const isItsDoing = remark?.seat === line.seat && line.text !== '' && !PRELUDE.has(line.type);
    const reason = isItsDoing ? remark?.reason : undefined;
    if (isItsDoing) remark = undefined;
    const view = looks && isWorth ? one.view : null;
    const patch = view && difference(last, view);
    last = view ?? last;
    return { ...line, ...(reason && { reason }), patch };
  });
  return { steps, last };
}

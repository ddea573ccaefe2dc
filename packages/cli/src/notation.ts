// A game as readable lines: a heading for each phase, a line for each turn, elsewhere one for what each seat does.
import type { Speaker } from '@civolution/content';
import type { GameEvent, State } from '@civolution/engine';

const NOBODY = -1;

interface Line {
  readonly start: string;
  readonly seat: number;
  /** A turn takes in all that happens in it, to whomever. */
  readonly turn: boolean;
  readonly parts: string[];
}

/** A seat as a line begins with it. */
export function nameOf(speaker: Speaker, seat: number): string {
  const name = speaker.name.seat(seat);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A sentence about a seat as part of a line that begins with its name. */
function withoutName(text: string, name: string): string {
  const bare = text.replace(/\.$/, '');
  return bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : bare;
}

/** The lines of what happened; any state of the same game will do. */
export function notation(speaker: Speaker, events: readonly GameEvent[], state: State): string[] {
  const lines: Line[] = [{ start: 'Set-up', seat: NOBODY, turn: false, parts: [] }];
  let turns = 0;
  for (const event of events) {
    const { seat, type } = event;
    const text = speaker.event(event, state);
    const name = seat === NOBODY ? '' : nameOf(speaker, seat);
    if (type === 'phase') lines.push({ start: text, seat: NOBODY, turn: false, parts: [] });
    else if (type === 'turn') lines.push({ start: `  ${++turns}. ${name}: `, seat, turn: true, parts: [] });
    else {
      const last = lines[lines.length - 1]!;
      const goesOn = last.turn || (seat === last.seat && last.start.startsWith('  '));
      const line = goesOn
        ? last
        : { start: seat === NOBODY ? '  ' : `  ${name}: `, seat, turn: false, parts: [] };
      if (!goesOn) lines.push(line);
      line.parts.push(withoutName(text, name));
    }
  }
  return lines.map(({ start, parts }) => start + parts.join('; '));
}

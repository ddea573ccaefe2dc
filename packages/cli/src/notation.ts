// A game as readable lines: a heading for each phase, a line for each turn, elsewhere one for what each seat does. What
// an automa does, and what happens to nobody in particular, is told sentence by sentence, one below the other.
import type { GameTexts } from '@civolution/content';
import type { GameEvent, Setup, State } from '@civolution/engine';

const NOBODY = -1;
const SENTENCE = '    ';

interface Line {
  readonly start: string;
  readonly seat: number;
  /** A turn takes in all that happens in it, to whomever. */
  readonly turn: boolean;
  /** Whole sentences stand below the start, parts of one behind it. */
  readonly whole: boolean;
  readonly parts: string[];
}

/** A seat as a line begins with it. */
export function nameOf(texts: GameTexts, seat: number): string {
  const name = texts.name.seat(seat);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A sentence about a seat as part of a line that begins with its name. */
function withoutName(text: string, name: string): string {
  const bare = text.replace(/\.$/, '');
  return bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : bare;
}

/** What game it is: who plays how, and from which seed. */
export function gameHeading(seed: string, { seats, solo, extras = [] }: Setup): string {
  const who = solo
    ? `One civilization against V.I.C.I, level ${solo.level}${solo.challenge ? ', with the challenge' : ''}`
    : `${seats.length} civilizations`;
  const letters = [...extras].sort().map(letter => letter.toUpperCase());
  const more =
    letters.length > 0 ? `, Extra Credit${letters.length > 1 ? 's' : ''} ${letters.join(', ')}` : '';
  return `${who}${more}; seed ${JSON.stringify(seed)}`;
}

/** The lines of what happened; any state of the same game will do. */
export function notation(texts: GameTexts, events: readonly GameEvent[], state: State): string[] {
  const isAutoma = (seat: number): boolean => state.seats[seat]?.automa ?? false;
  const lines: Line[] = [{ start: 'Set-up', seat: NOBODY, turn: false, whole: true, parts: [] }];
  let turns = 0;
  for (const event of events) {
    const { seat, type } = event;
    const text = texts.event(event, state);
    const name = seat === NOBODY ? '' : nameOf(texts, seat);
    const whole = seat === NOBODY || isAutoma(seat);
    const start = (number = ''): string => `  ${number}${name}:${whole ? '' : ' '}`;
    if (type === 'phase') lines.push({ start: text, seat: NOBODY, turn: false, whole: true, parts: [] });
    else if (type === 'turn')
      lines.push({ start: start(`${++turns}. `), seat, turn: true, whole, parts: [] });
    else {
      const last = lines[lines.length - 1]!;
      const goesOn = last.turn || seat === last.seat;
      const line = goesOn
        ? last
        : { start: seat === NOBODY ? '' : start(), seat, turn: false, whole, parts: [] };
      if (!goesOn) lines.push(line);
      line.parts.push(line.whole || seat !== line.seat ? text : withoutName(text, name));
    }
  }
  return lines.flatMap(written);
}

/** A line, or a start with its sentences below it. */
function written({ start, seat, whole, parts }: Line): string[] {
  if (!whole) return [start + parts.map(part => part.replace(/\.$/, '')).join('; ')];
  const indent = seat === NOBODY ? '  ' : SENTENCE;
  return [...(start === '' ? [] : [start]), ...parts.map(part => indent + part)];
}

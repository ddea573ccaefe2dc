// What a hint tells: the best choices, how the bot would go on, and what its turn brings as far as that can be known.
import type { Thought } from '@civolution/bots';
import { haltAfter, kindOf, POINT_SOURCES, RESET, type State, type View } from '@civolution/engine';
import type { Gains, Hint } from './protocol.js';
import { dealt, type Means } from './screen.js';

const OPTIONS = 3;

/** From a thought about what the viewer of `view` is asked. */
export function adviceFrom(
  means: Means,
  view: View,
  { alternatives, line, choice }: Thought,
  deal?: string,
): Hint {
  const { civ, texts } = means;
  const { viewer } = view;
  const s = dealt(means, view, deal);
  const options = alternatives.length > 0 ? alternatives : [{ choice, value: 0 }];
  const { lines, end, isOpen } = follow(means, s, viewer, line);
  return {
    options: options.slice(0, OPTIONS).map(option => ({
      ...option,
      text: texts.choice(s, civ.describe(s, viewer, option.choice)),
    })),
    line: lines,
    gains: gainsOf(means, s, end, viewer, viewer),
    isOpen,
  };
}

/** The rest of a turn in words up to where something new is learnt, and where it has come to before that. */
export function follow({ civ, texts }: Means, s: State, seat: number, line: Thought['line']) {
  const lines: string[] = [];
  let end = civ.clone(s);
  // The scoring that may follow when all is done is no merit of a choice.
  haltAfter(end, seat);
  for (const { choice } of line) {
    if (!civ.legal(end, seat).includes(choice)) break;
    lines.push(texts.choice(end, civ.describe(end, seat, choice)));
    if (kindOf(choice) === 'endTurn') break;
    const next = civ.clone(end);
    civ.apply(next, seat, choice);
    if (next.learned !== end.learned) return { lines, end, isOpen: true };
    end = next;
  }
  return { lines, end, isOpen: end.agenda.at(-1)?.do !== 'endTurn' };
}

/** What a seat has more, or less, from one state to another, as far as a viewer may know. */
export function gainsOf({ civ, texts }: Means, from: State, to: State, seat: number, viewer: number): Gains {
  const [before, after] = [civ.view(from, viewer), civ.view(to, viewer)];
  const [now, then] = [before.seats[seat]!, after.seats[seat]!];
  const [projected, later] = [civ.project(before, seat).sources, civ.project(after, seat).sources];
  return {
    points: then.score - now.score,
    later: POINT_SOURCES.map((id, source) => ({
      source,
      n: later[id] - projected[id] - (then.earned[source]! - now.earned[source]!),
    }))
      .filter(({ n }) => n !== 0)
      .sort((a, b) => b.n - a.n),
    markers: then.markers
      .slice(0, RESET)
      .flatMap((n, place) =>
        n > now.markers[place]! ? [texts.name.markers(place, n - now.markers[place]!, after)] : [],
      ),
  };
}

// What would come of each choice of a question: its price, its points and its losses are told from this.
import {
  type Civolution,
  type Description,
  type GameEvent,
  kindOf,
  type Markers,
  RESET,
  type State,
  type Task,
} from '@civolution/engine';

export interface Foreseen {
  readonly after: State;
  /** Nothing new is learnt by making it. */
  readonly isSure: boolean;
  /** What happens as far as it is sure beforehand, and nobody else's doing. */
  readonly events: readonly GameEvent[];
  /** What is asked next, unless something new is learnt or happens to others before. */
  readonly next: Task | undefined;
}

/** By choice. The end of a turn is not among them: it is for others to go on. */
export function foresee(civ: Civolution, s: State, seat: number): ReadonlyMap<number, Foreseen> {
  const choices = civ.legal(s, seat).filter(choice => kindOf(choice) !== 'endTurn');
  return new Map(choices.map(choice => [choice, after(civ, s, seat, choice)]));
}

function after(civ: Civolution, s: State, seat: number, choice: number): Foreseen {
  const state = civ.clone(s);
  const events: GameEvent[] = [];
  let own = true;
  civ.apply(state, seat, choice, event => {
    own &&= event.seat === seat && state.learned === s.learned;
    if (own) events.push(event);
  });
  const isSure = state.learned === s.learned;
  return { after: state, isSure, events, next: own && isSure ? state.agenda.at(-1) : undefined };
}

/** The points that are scored for sure. */
export const pointsOf = ({ events }: Foreseen): number =>
  events.reduce((sum, event) => (event.type === 'scored' ? sum + event.n : sum), 0);

type Price = Pick<Description, 'cost' | 'gain'>;

/** What is paid and gained for sure, also by what follows without another question; what is paid later only is described. */
export function priceOf({ events }: Foreseen, described: Price): Price {
  const [cost, gain] = [new Map<number, number>(), new Map<number, number>()];
  for (const event of events) {
    if (event.type !== 'paid' && event.type !== 'returned' && event.type !== 'gained') continue;
    // The reset columns are filled in the course of the game.
    if (event.type === 'gained' && event.place === RESET) continue;
    const sums = event.type === 'gained' ? gain : cost;
    sums.set(event.place, (sums.get(event.place) ?? 0) + event.n);
  }
  const covers = (sums: ReadonlyMap<number, number>, list: readonly Markers[]): boolean =>
    list.every(({ place, n }) => (sums.get(place) ?? 0) >= n);
  if (!covers(cost, described.cost) || !covers(gain, described.gain)) return described;
  const listed = (sums: ReadonlyMap<number, number>): Markers[] =>
    [...sums].map(([place, n]) => ({ place, n }));
  return { cost: listed(cost), gain: listed(gain) };
}

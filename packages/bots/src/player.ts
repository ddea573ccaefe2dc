import type { Civolution, View } from '@civolution/engine';

/** A player that is a program: it may look at what its seat knows, and picks one of the choices offered. */
export interface Player {
  readonly name: string;
  /** `look` makes the seat's view, for players that look; whoever wants to try things out deals a state from it. */
  choose(civ: Civolution, look: () => View, seat: number, legal: readonly number[]): number;
}

/** How long a bot may think about a whole turn: so many choices tried, or so many milliseconds. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** What the viewer of a view is asked: one of these choices. */
export interface Question {
  readonly view: View;
  readonly legal: readonly number[];
}

/** A step of a line that was thought through: what will be asked, and the answer. */
export interface Step {
  readonly legal: readonly number[];
  readonly choice: number;
}

/** A choice that was considered, and what it is worth. */
export interface Alternative {
  readonly choice: number;
  /** In points at the end of the game. */
  readonly value: number;
}

/** What a bot found out about a question. */
export interface Thought {
  readonly choice: number;
  /** What was considered, best first. Attribute chips that can as well be taken at the end of the turn are not. */
  readonly alternatives: readonly Alternative[];
  /** The choice and what would follow in the same turn, as far as nothing new is learnt. */
  readonly line: readonly Step[];
  /** How many choices were tried. */
  readonly nodes: number;
}

/** Thinking in small steps. Between two of them whoever drives it says whether to stop with the best found so far. */
export type Thinking = Generator<void, Thought, boolean>;

/** A hint is thought through anew; in play a bot follows its plan and keeps house with the budget of its turn. */
export type Purpose = 'hint' | 'play';

/** A program that plays one seat of one game. */
export interface Bot {
  readonly name: string;
  /** Thinks about a question in small steps. */
  thinking(question: Question, purpose: Purpose): Thinking;
  /** What it thinks of a question, for hints: the same view always gets the same thought. */
  think(question: Question, stopped?: () => boolean): Thought;
  /** What it answers in a game that it plays. */
  play(question: Question, stopped?: () => boolean): Thought;
}

const never = (): boolean => false;

/** Drives a thought to its end. */
export function conclude(thinking: Thinking, stopped: () => boolean = never): Thought {
  let step = thinking.next(false);
  while (!step.done) step = thinking.next(stopped());
  return step.value;
}

/** A bot, from how it thinks. */
export const botOf = (name: string, thinking: Bot['thinking']): Bot => ({
  name,
  thinking,
  think: (question, stopped) => conclude(thinking(question, 'hint'), stopped),
  play: (question, stopped) => conclude(thinking(question, 'play'), stopped),
});

export interface BotPlayer extends Player {
  /** Choices tried in all so far. */
  readonly nodes: number;
}

/** A bot as a player of the command line, which may hold several seats of several games, one after the other. */
export function playerOf(name: string, make: (civ: Civolution, seat: number) => Bot): BotPlayer {
  const bots = new WeakMap<Civolution, Map<number, Bot>>();
  let nodes = 0;
  const botFor = (civ: Civolution, seat: number): Bot => {
    const seats = bots.get(civ) ?? new Map<number, Bot>();
    bots.set(civ, seats);
    const bot = seats.get(seat) ?? make(civ, seat);
    seats.set(seat, bot);
    return bot;
  };
  return {
    name,
    get nodes() {
      return nodes;
    },
    choose(civ, look, seat, legal) {
      const thought = botFor(civ, seat).play({ view: look(), legal });
      nodes += thought.nodes;
      return thought.choice;
    },
  };
}

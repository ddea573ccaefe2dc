// What the page and its worker say to each other.
import type { BotName } from '@civolution/bots';
import type { Activation, Language } from '@civolution/content';
import type {
  Description,
  GameEvent,
  PointSource,
  Setup,
  Subject,
  Target,
  TaskName,
  View,
} from '@civolution/engine';
import type { Patch, RecordedPlayer } from '@civolution/host';

import type { Catalogue } from './catalogue-types.js';

export type * from './catalogue-types.js';

/** A game to be begun. `players` has an entry per civilization of the set-up, V.I.C.I none. */
export interface NewGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly players: readonly Player[];
  /** The text of a pack file; the base pack by default. */
  readonly pack?: string;
}

/** What a pack is called, and all that is wrong with it, in English. */
export interface CheckedPack {
  readonly name: string;
  readonly problems: readonly string[];
}

/** A person at this screen, or a bot. */
export interface Player extends RecordedPlayer {
  readonly bot?: BotName;
}

/** A game that is kept, for the list of games. */
export interface SavedGame {
  readonly id: string;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly pack: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly played: number;
  readonly era: number;
  readonly phase: number;
  readonly over: boolean;
  /** By seat, V.I.C.I included. */
  readonly scores: readonly number[];
}

/** One of the choices of a question, with its words. */
export interface Choice extends Description {
  readonly text: string;
  /** The same in parts, of a choice that activates a module. */
  readonly activation: Activation | null;
  /** The points it brings at once, as far as that is sure. */
  readonly points: number;
  /** What it would change if the game ended then; null when it cannot be taken back: something new would be learnt, or the turn ends. */
  readonly projected: number | null;
}

export interface Asked {
  readonly seat: number;
  readonly task: TaskName;
  readonly text: string;
  readonly choices: readonly Choice[];
}

export interface Projection {
  readonly total: number;
  readonly sources: Readonly<Record<PointSource, number>>;
}

/** Something that happened: its words, and what it was about. */
export interface LogLine {
  /** Of its event. */
  readonly sequence: number;
  readonly type: GameEvent['type'] | 'undone';
  /** -1 for nobody in particular. */
  readonly seat: number;
  readonly era: number;
  readonly text: string;
  readonly targets: readonly Target[];
  /** Why a bot did it. Told as it happens and not kept: a log told anew, as after an undo, has none. */
  readonly reason?: Reason;
}

/** A line of the log as it comes up, with the change of the view since the step before if it is worth a look. */
export interface PatchedStep extends LogLine {
  readonly patch: Patch | null;
}

export type Reason =
  | { readonly kind: 'chance' }
  /** What its plan brings for sure; there may be more to come where something new is learnt on the way. */
  | { readonly kind: 'gains'; readonly gains: Gains; readonly isOpen: boolean }
  /** No points or markers for sure. */
  | { readonly kind: 'hope' };

export type Fulfilment = 'free' | 'fulfilled' | 'missing';

/** What installing a card takes of the viewer: the lowest stage it could go to, and its cost spaces one by one. */
export interface CardPrice {
  readonly stage: number;
  readonly spaces: readonly Fulfilment[];
}

/** All that a screen shows of a running game, to the seat that looks at it. */
export interface Screen {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly pack: string;
  readonly players: readonly Player[];
  /** The seat that looks, or -1 for a spectator. */
  readonly viewer: number;
  readonly view: View;
  /** Of the last event that is in the view. */
  readonly sequence: number;
  readonly asked: Asked | null;
  /** The seats that are asked something; empty when the game is over. */
  readonly waitingFor: readonly number[];
  readonly canUndo: boolean;
  readonly projected: readonly Projection[];
  /** By seat and category, what would be counted now. */
  readonly units: readonly (readonly number[])[];
  /** By card, for those the viewer could install. */
  readonly prices: Readonly<Record<number, CardPrice>>;
  /** Per scored era and seat, the points at its end; then those of now. */
  readonly eras: readonly (readonly number[])[];
  readonly ranking: readonly number[] | null;
  /** Slips that are likely, to be warned of before the choice that makes them. */
  readonly warnings: readonly Warning[];
}

/** A screen that is shown for the first time, or to somebody else, or after something was taken back. */
export interface Whole {
  readonly is: 'whole';
  readonly screen: Screen;
  readonly log: readonly LogLine[];
}

/** What has changed on a screen, and what happened meanwhile. */
export interface Next {
  readonly is: 'next';
  readonly steps: readonly PatchedStep[];
  readonly parts: Partial<Omit<Screen, 'view'>>;
  /** From the view of the last step, or from the one before if no step has any. */
  readonly view: Patch;
}

export type Update = Whole | Next;

export type Warning =
  /** So much food is missing to feed all tribes, and the era ends soon. */
  | { readonly kind: 'hungry'; readonly n: number }
  /** An attribute chip could be taken now. */
  | { readonly kind: 'attribute'; readonly name: string }
  /** A choice of the question would waste some of what it brings. */
  | { readonly kind: 'wasted'; readonly choice: number; readonly losses: readonly Loss[] };

export type Loss =
  /** An effect that cannot be done then, in words with marks. */
  | { readonly kind: 'effect'; readonly text: string }
  /** Steps beyond the end of the favor track. */
  | { readonly kind: 'favor'; readonly n: number }
  /** Markers that the supply does not have, in words. */
  | { readonly kind: 'markers'; readonly text: string };

export interface Hint {
  readonly options: readonly { readonly choice: number; readonly text: string; readonly value: number }[];
  /** The rest of the turn as the bot would play it, and what one has then. */
  readonly line: readonly string[];
  readonly gains: Gains;
  /** The line ends before the turn does: where something new is learnt, or where the bot has thought no further. */
  readonly isOpen: boolean;
}

export interface Gains {
  readonly points: number;
  /** By source, what the final scoring would bring more or less. */
  readonly later: readonly { readonly source: number; readonly n: number }[];
  /** What there is more of, in words. */
  readonly markers: readonly string[];
}

/** What the page may ask of the worker. */
export interface Calls {
  /** Speaks a language from now on. Gives the words of the pack in use, unless they were told already. */
  speak(language: Language): Catalogue | null;
  games(): readonly SavedGame[];
  /** What is wrong with the text of a pack file. */
  checkPack(text: string): CheckedPack;
  /** Begins a game and keeps it; gives its id. */
  create(game: NewGame): string;
  /** Opens a game, unless it is open in another tab or window: `anyway` takes it over from there. */
  open(id: string, anyway?: boolean): Catalogue | null | 'elsewhere';
  /** The screen as it is now, with all that has happened. */
  screen(): Whole;
  close(): void;
  remove(id: string): void;
  /** A game as the text of a record file, with its pack if it is not the base pack. */
  exported(id: string): string;
  /** Keeps the game of a record file; gives its id. */
  imported(text: string): string;
  /** Shows the game to another seat of this screen. */
  look(viewer: number): Update;
  /** Gives what came of it; with `looks`, what others did then is told step by step. */
  choose(seat: number, choice: number, looks: boolean): Update;
  undo(seat: number): Update;
  /** Everything up to an event has been shown. Bots go on only then; what they do is told with or without steps. */
  reportShown(game: string, sequence: number, looks: boolean): void;
  explain(subject: Subject): readonly string[];
  hint(): Hint;
}

export type CallName = keyof Calls;

/** Each call has a number and gets one answer. */
export interface Call {
  readonly id: number;
  readonly call: CallName;
  readonly args: readonly unknown[];
}

/** `code` is that of the engine's error, where it is one. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure }
  /** A bot has done something. */
  | { readonly update: Update }
  /** Something went wrong that nobody called for: a game could not be kept, or a bot could not choose. */
  | { readonly problem: Failure }
  /** The open game was taken over by another tab or window, and is closed here. */
  | { readonly lost: string };

// The open game as the page sees it. Remembers what was sent, and sends what changed.
import type { GameTexts } from '@civolution/content/game-texts';
import { CivError, SPECTATOR } from '@civolution/engine';
import { changedParts, difference, type GameConnection, type Position } from '@civolution/host';
import { Eras, logOf, type Remark, stepsOf } from './log.js';
import type { Next, Player, Screen, Whole } from './protocol.js';
import { positionParts } from './screen.js';

/** Facts that never change while the game is open. */
export interface GameFacts {
  readonly id: string;
  readonly seed: string;
  readonly pack: string;
  readonly players: readonly Player[];
}

/** People at this screen, by seat. */
const people = (players: readonly Player[]): number[] =>
  players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** The seat that looks first: the only person's. With several people it is nobody's until one of them takes over. */
function firstViewer(players: readonly Player[]): number {
  const seats = people(players);
  return seats.length === 1 ? seats[0]! : SPECTATOR;
}

export class OpenGame {
  readonly facts: GameFacts;
  readonly connection: GameConnection<Remark>;
  texts: GameTexts;
  viewer: number;
  /** The screen that the page has. */
  #sent: Screen | null = null;
  #eras: Eras;

  constructor(facts: GameFacts, connection: GameConnection<Remark>, texts: GameTexts) {
    this.facts = facts;
    this.connection = connection;
    this.texts = texts;
    this.viewer = firstViewer(facts.players);
    this.#eras = new Eras();
  }

  get means() {
    return { civ: this.connection.civ, texts: this.texts };
  }

  /** The viewer's view. */
  get view() {
    return this.connection.position(this.viewer).view;
  }

  /** A seat of this screen may look; anyone may when nobody plays here. */
  look(viewer: number): void {
    if (viewer !== SPECTATOR && !people(this.facts.players).includes(viewer)) {
      throw new CivError('badSeat', `Seat ${viewer} is not played at this screen.`, { seat: viewer });
    }
    this.viewer = viewer;
  }

  #screen(position: Position, eras: Eras): Screen {
    const { id: game, ...facts } = this.facts;
    return {
      game,
      ...facts,
      setup: this.connection.setup,
      ...positionParts(this.means, position),
      eras: eras.scores(position.view),
    };
  }

  /** The whole screen and log. */
  whole(): Whole {
    const position = this.connection.position(this.viewer);
    const eras = new Eras();
    const log = logOf(this.means, this.connection.since(this.viewer, 0), position.view, eras);
    const screen = this.#screen(position, eras);
    this.#sent = screen;
    this.#eras = eras;
    return { is: 'whole', screen, log };
  }

  /** What has changed since the last update; with `looks`, step by step. */
  next(looks: boolean): Next | Whole {
    const before = this.#sent;
    if (!before || before.viewer !== this.viewer) return this.whole();
    const position = this.connection.position(this.viewer);
    const happened = this.connection.since(this.viewer, before.sequence);
    // The page's log has lines that were taken back.
    if (happened.some(({ event }) => event.type === 'undone')) return this.whole();
    const eras = this.#eras.copy();
    const { steps, last } = stepsOf(this.means, happened, before.view, position.view, eras, looks);
    const now = this.#screen(position, eras);
    // Remembered only now: nothing after this can fail.
    this.#sent = now;
    this.#eras = eras;
    const { view: _before, ...earlier } = before;
    const { view, ...later } = now;
    return { is: 'next', steps, parts: changedParts(earlier, later), view: difference(last, view) };
  }
}

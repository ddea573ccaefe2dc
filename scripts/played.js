// Games that bots play up to a moment: for the tests, the measurements and the pictures of the page.
import { choose, openSession } from '@civolution/host';

/** @import { BotName, Player } from '@civolution/bots' */
/** @import { Civolution, Decision, Setup } from '@civolution/engine' */
/** @import { Session } from '@civolution/host' */

/**
 * @callback Moment Whether the game is to be left before this question is answered.
 * @param {Session} session
 * @param {Decision} asked
 * @returns {boolean}
 */

/**
 * @typedef {object} Played
 * @property {Setup} setup
 * @property {string} seed
 * @property {(seat: number) => Player} player Who plays a seat until then.
 * @property {BotName} [bot] Who plays all seats but the first from then on.
 * @property {Moment | undefined} [until] The end of the game by default.
 */

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario'];

/**
 * A game that bots have played; the first seat is a person's from then on.
 * @param {Civolution} civ
 * @param {Played} game
 * @returns {Session}
 */
export function played(civ, { setup, seed, player, bot = 'easy', until = () => false }) {
  const people = setup.seats.map((_, seat) => ({
    name: /** @type {string} */ (NAMES[seat]),
    ...(seat > 0 && { bot }),
  }));
  const session = openSession(civ, setup, seed, people);
  const players = people.map((_, seat) => player(seat));
  for (;;) {
    const [asked] = civ.decisions(session.state);
    if (!asked || until(session, asked)) return session;
    const { seat } = asked;
    const look = () => civ.view(session.state, seat);
    const mover = /** @type {Player} */ (players[seat]);
    choose(session, seat, mover.choose(civ, look, seat, civ.legal(session.state, seat)));
  }
}

/**
 * A turn of the first seat, when so many Resets of an era are done.
 * @param {number} era
 * @param {number} resets
 * @returns {Moment}
 */
export const turnOf =
  (era, resets) =>
  ({ state }, { seat, task }) =>
    state.era >= era && state.resets >= resets && seat === 0 && task === 'turn';

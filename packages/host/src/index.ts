// A running game for one or more people: records, sessions, undo, what a screen needs to know.
export type { GameConnection, Happened, Position } from './connection.js';
export { type Bot, type BotChoice, type LocalGame, localGame } from './local.js';
export { applied, changedParts, difference, type Patch } from './patch.js';
export {
  type Chosen,
  type GameRecord,
  parseRecord,
  type RecordedPlayer,
  recordText,
  type Snapshot,
} from './record.js';
export { packOf, replay } from './replay.js';
export { explain, type SeatView, seatView } from './seat-view.js';
export {
  canUndo,
  choose,
  eventsSince,
  openRecord,
  openSession,
  type Session,
  type SessionEvent,
  toRecord,
  type Undone,
  undo,
  type Witness,
} from './session.js';

// Event phases with an event of the base pack, and what they bring.
import { WEATHER } from '@civolution/engine';
import { type CivSpec, type Position, position } from './support.js';

/** The Event phase with an event, from a weather. */
export const event = (id: string, weather: string, ...civs: CivSpec[]): Position =>
  position({ civs, phase: 7, event: id, weather });

export const weatherOf = (game: Position): string => WEATHER[game.state.weather]!;

/** Points of the event, by civilization. */
export const rewards = (game: Position): number[] =>
  game.state.seats.map((_, seat) => game.points(seat, 'event'));

/** Markers on a place, by civilization. */
export const all = (game: Position, what: string): number[] =>
  game.state.seats.map((_, seat) => game.has(seat, what));

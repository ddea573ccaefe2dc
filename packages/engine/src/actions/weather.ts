// Move the weather indicator: without effect until the weather is next determined (rulebook p. 34).

import type { Handler } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Task } from '../flow/tasks.js';
import { WEATHER } from '../pack/names.js';

/** Up to so many steps in one direction, not beyond the last space on either side. */
export const moveWeather: Handler<Extract<Task, { do: 'moveWeather' }>> = {
  legal(g, { n }, out) {
    const now = g.s.weather;
    for (let weather = Math.max(0, now - n); weather <= Math.min(WEATHER.length - 1, now + n); weather++) {
      if (weather !== now) out.push(C.moveWeather + weather);
    }
    out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    g.s.weather = argOf(choice);
    emit(g, seat, { type: 'weatherMoved', weather: g.s.weather });
  },
};

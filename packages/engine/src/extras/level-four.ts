// Extra Credit C, the level-4 module tiles. Acceptance Letter p. 9-10; the modules' fourth levels stand in
// `modules/levels.ts`.
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game } from '../flow/game.js';
import { civilizations } from '../flow/seating.js';
import type { Task } from '../flow/tasks.js';
import { MAIN_MODULES } from '../pack/names.js';
import { shuffle } from '../state/chance.js';
import { seatToChange } from '../state/change.js';
import { range } from '../state/lists.js';

const TILES_EACH = 3;

/** 17: three tiles for each civilization, chosen clockwise, counter-clockwise and clockwise again. */
export const layTiles: Handler<Extract<Task, { do: 'layTiles' }>> = {
  run(g) {
    const { s } = g;
    const order = civilizations(s);
    const drawn = shuffle(s.rng, range(MAIN_MODULES)).slice(0, TILES_EACH * order.length);
    s.tiles = drawn.reduce((mask, module) => mask | (1 << module), 0);
    s.learned++;
    push(g, ...order.map((seat): Task => ({ do: 'firstUpgrade', seat })));
    const [only, ...others] = order;
    if (others.length === 0) for (const module of drawn.sort((a, b) => a - b)) take(g, only!, module);
    else {
      const snake = [...order, ...[...order].reverse(), ...order];
      push(g, ...snake.map((seat): Task => ({ do: 'takeTile', seat })));
    }
  },
};

function take(g: Game, seat: number, module: number): void {
  g.s.tiles &= ~(1 << module);
  seatToChange(g, seat).levelFour |= 1 << module;
  emit(g, seat, { type: 'tookTile', module });
}

export const takeTile: Handler<Extract<Task, { do: 'takeTile' }>> = {
  legal(g, _task, out) {
    for (let module = 0; module < MAIN_MODULES; module++)
      if ((g.s.tiles >> module) & 1) out.push(C.takeTile + module);
  },
  choose: (g, { seat }, choice) => take(g, seat, argOf(choice)),
};

/** In the end everyone upgrades the module of one of its tiles. */
export const firstUpgrade: Handler<Extract<Task, { do: 'firstUpgrade' }>> = {
  run: (g, { seat }) => push(g, { do: 'upgrade', seat, modules: g.s.seats[seat]!.levelFour }),
};

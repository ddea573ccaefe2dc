import type { Game } from '../flow/game.js';

/** One console module. `can` says whether at least one of its actions can be done (ruling 24). */
export interface ModuleRule {
  readonly can: (g: Game, seat: number, level: number) => boolean;
  readonly start: (g: Game, seat: number, level: number) => void;
}

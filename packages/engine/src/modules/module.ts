import type { Game } from '../flow/game.js';

/** One console module. */
export interface ModuleRule {
  /** Whether at least one of its actions can be done (ruling 24). */
  readonly can: (g: Game, seat: number, level: number) => boolean;
  /** Whether paying for the module could change that. Most modules use neither dice nor ideas. */
  readonly dependsOnPayment?: (g: Game, seat: number, level: number) => boolean;
  readonly start: (g: Game, seat: number, level: number) => void;
}

// Module: Production, rulebook p. 18; Hidden grottoes come before it, p. 38.
import { testThen } from '../actions/favor.js';
import { canTransport, canUnload, produceAt, producible, transportTask } from '../actions/produce.js';
import { type Extra, extraOf } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import type { Task } from '../flow/tasks.js';
import { HIDDEN_GROTTO, MODULES } from '../pack/names.js';
import { offerBits } from '../state/lists.js';
import { revealedOfKind } from '../state/sites.js';
import { isLaden, isLand, ownTerritories } from '../state/tribes.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const TRANSPORT = C.option + MODULES.indexOf('production') * 8 + 1;

/**
 * How much Production produces or transports at a level, with what abilities add, and whether it takes a
 * favor test.
 */
export function productionAt(
  level: number,
  extra: Extra,
): { produce: number; transport: number; test: boolean } {
  const { produce, transport, test } = LEVELS.production[level - 1]!;
  return {
    produce: produce + extra('produce.limit'),
    transport: transport + extra('transport.limit'),
    test,
  };
}

export const production: ModuleRule = {
  can: (g, seat) => producible(g, seat, -1) !== 0 || canTransport(g, seat),
  start(g, seat, level) {
    const grottoes = revealedOfKind(g, HIDDEN_GROTTO).map((site): Task => ({ do: 'grotto', seat, site }));
    const { produce, transport, test } = productionAt(level, extraOf(g, seat));
    push(g, ...grottoes, { do: 'production', seat, left: produce, produced: false, transport, test });
  },
};

/** B comes before or after A, not in its midst. */
export const productionSteps: Handler<Extract<Task, { do: 'production' }>> = {
  legal(g, { seat, left, produced, transport, test }, out) {
    const places = left > 0 ? producible(g, seat, -1) : 0;
    // A favor test may be taken with nothing to transport.
    const possible = transport > 0 && (test || canTransport(g, seat));
    if (possible && (!produced || places === 0)) out.push(TRANSPORT);
    offerBits(places, C.produce, out);
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    const { seat } = task;
    if (choice === C.decline) {
      // Done with producing; what remains is to transport.
      if (task.left > 0 && task.produced && task.transport > 0) push(g, { ...task, left: 0 });
      return;
    }
    if (kindOf(choice) === 'option') {
      if (!task.produced) push(g, { ...task, transport: 0 });
      const transport = transportTask(g, seat, task.transport);
      push(g, task.test ? testThen(seat, [transport]) : transport);
      return;
    }
    // A is over when there is room nowhere else: a boat takes no second raw material.
    const t = argOf(choice);
    const more = isLand(g.rules, t) || producible(g, seat, ~(1 << t)) !== 0;
    push(g, { ...task, left: more ? task.left - 1 : 0, produced: true });
    produceAt(g, seat, t);
  },
};

/** One territory beside the grotto: produce there and transport from there, on Water also the other way round. */
export const grotto: Handler<Extract<Task, { do: 'grotto' }>> = {
  legal(g, { seat, site }, out) {
    const beside = g.s.land.sites[site]! & ownTerritories(g.s, seat);
    for (let t = 0; beside >> t !== 0; t++) {
      if (((beside >> t) & 1) === 0) continue;
      if (isLand(g.rules, t) || canUnload(g, seat, t) || producible(g, seat, 1 << t) !== 0)
        out.push(C.grotto + t);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, { seat }, choice) {
    if (choice === C.decline) return;
    const t = argOf(choice);
    const fromThere = { ...transportTask(g, seat, 1), within: 1 << t, optional: !isLand(g.rules, t) };
    if (isLaden(g.s, seat, t)) push(g, fromThere, { do: 'produceAt', seat, territory: t });
    else push(g, { do: 'produceAt', seat, territory: t }, fromThere);
  },
};

export const produceThere: Handler<Extract<Task, { do: 'produceAt' }>> = {
  run(g, { seat, territory }) {
    if (producible(g, seat, 1 << territory) !== 0) produceAt(g, seat, territory);
  },
};

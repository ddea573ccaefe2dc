// Module: Trade, rulebook p. 30.
import { type Extra, extraOf, hook, hookBy, hookNumber, trigger } from '../effects/hooks.js';
import { type Handler, push } from '../flow/agenda.js';
import { argOf, C, kindOf } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MATERIALS, MONEY, rowOfMaterial, STORED, typeOfMaterial } from '../pack/names.js';
import { scoreByCause } from '../scoring/sources.js';
import { count, gain, pay } from '../state/markers.js';
import { LEVELS } from './levels.js';
import type { ModuleRule } from './module.js';

const BUY_PRICE = hookNumber('buy.price');

type Trade = Extract<Task, { do: 'trade' }>;

/** Money for a material sold. */
export const salePrice = (g: Position, seat: number, material: number): number =>
  g.rules.pack.tables.console.prices[rowOfMaterial(material) - 1]! +
  hook(g, seat, 'sell.money', typeOfMaterial(material));

/** The points that selling a material brings. */
export const salePoints = (g: Position, seat: number): number =>
  g.rules.pack.tables.trade.points + hook(g, seat, 'sell.points');

/** Whether the material's tile is face up on the continent. */
export const isFound = (g: Position, material: number): boolean =>
  g.s.material.some((tile, t) => tile === material && ((g.s.developed >> t) & 1) === 1);

/** Cheaper when the material is found; abilities bring it down to 1 at most. */
export function purchasePrice(g: Position, seat: number, material: number): number {
  const { known, unknown } = g.rules.pack.tables.trade;
  const printed = isFound(g, material) ? known : unknown;
  return Math.min(printed, Math.max(1, printed + hookBy(g, seat, BUY_PRICE, typeOfMaterial(material))));
}

function affordable(g: Game, seat: number): boolean {
  const money = g.s.seats[seat]!.markers[MONEY]!;
  const { known, unknown } = g.rules.pack.tables.trade;
  // Nothing costs less than 1, unless it is printed so.
  if (money < Math.min(1, known, unknown)) return false;
  return MATERIALS.some((_, m) => purchasePrice(g, seat, m) <= money);
}

export const canTrade = (g: Game, seat: number): boolean =>
  count(g.s.seats[seat]!, STORED, MATERIALS.length) > 0 || affordable(g, seat);

export const tradeTask = (seat: number, times: number): Task => ({
  do: 'trade',
  seat,
  sales: times,
  purchases: times,
  openMoney: 0,
  openPoints: 0,
});

/**
 * How much money Trade gives at a level, and how many Sales and Purchases it allows, with what abilities
 * add.
 */
export function tradeAt(level: number, extra: Extra): { money: number; times: number } {
  const { money, times } = LEVELS.trade[level - 1]!;
  return { money, times: times + extra('trade.limit') };
}

export const trade: ModuleRule = {
  can: (g, seat, level) => LEVELS.trade[level - 1]!.money > 0 || canTrade(g, seat),
  start(g, seat, level) {
    const { money, times } = tradeAt(level, extraOf(g, seat));
    push(g, tradeTask(seat, times));
    if (money > 0) gain(g, seat, MONEY, money);
  },
};

/** Sales and Purchases in any order; a Sale sells at most one material for money and one for points. */
export const tradeSteps: Handler<Trade> = {
  legal(g, { seat, sales, purchases, openMoney, openPoints }, out) {
    const { markers } = g.s.seats[seat]!;
    for (let m = 0; m < MATERIALS.length; m++) {
      if (markers[STORED + m]! > 0) {
        if (sales + openMoney > 0) out.push(C.sell + m);
        if (sales + openPoints > 0) out.push(C.sellPoints + m);
      }
      if (purchases > 0 && purchasePrice(g, seat, m) <= markers[MONEY]!) out.push(C.buy + m);
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return;
    const { seat } = task;
    const material = argOf(choice);
    if (kindOf(choice) === 'buy') {
      push(g, { ...task, purchases: task.purchases - 1, openMoney: 0, openPoints: 0 });
      pay(g, seat, MONEY, purchasePrice(g, seat, material));
      emit(g, seat, { type: 'bought', material });
      trigger(g, seat, 'buy');
      return gain(g, seat, STORED + material, 1);
    }
    const forMoney = kindOf(choice) === 'sell';
    push(g, { ...task, ...(forMoney ? soldForMoney(task) : soldForPoints(task)) });
    emit(g, seat, { type: 'sold', material });
    trigger(g, seat, 'sell');
    pay(g, seat, STORED + material, 1);
    if (forMoney) gain(g, seat, MONEY, salePrice(g, seat, material));
    else scoreByCause(g, seat, salePoints(g, seat));
  },
};

// Between two Purchases it does not matter to which Sale a material belongs: selling goes on in any that is begun
// and open for it; otherwise the next Sale begins, which stays open for the other way.
const soldForMoney = ({ sales, openMoney, openPoints }: Trade): Partial<Trade> =>
  openMoney > 0 ? { openMoney: openMoney - 1 } : { sales: sales - 1, openPoints: openPoints + 1 };
const soldForPoints = ({ sales, openMoney, openPoints }: Trade): Partial<Trade> =>
  openPoints > 0 ? { openPoints: openPoints - 1 } : { sales: sales - 1, openMoney: openMoney + 1 };

// Positions that hold something of everything. Games played at random seldom come to have a weak tribe on a fire
// encampment, or tribes on two boats.
import { hookBits } from '../../src/effects/hooks.js';
import {
  ATTRIBUTE_SLOT,
  below,
  CATEGORIES,
  CHIP_SLOT,
  type Civolution,
  ON_CONSOLE,
  ONE_GOAL,
  type Seat,
  type State,
  seeded,
  WATER,
} from '../../src/index.js';
import { range } from '../../src/state/lists.js';

/** A position with the question of another one, and otherwise with random contents. No game could come to it. */
export function crowded({ rules, clone }: Civolution, from: State, seed: string): State {
  const rng = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)]!;
  const upTo = (most: number): number => below(rng, most + 1);

  const waters = range(rules.territories.length).filter(t => rules.territories[t]!.type === WATER);
  const cards = range(rules.cards.length).filter(card => rules.cards[card]);
  const slot = (): number => {
    const chips = [CHIP_SLOT + upTo(5), ATTRIBUTE_SLOT + upTo(5), ONE_GOAL + upTo(1)];
    return one([one(cards), one(cards), one(chips)]);
  };

  function crowdedSeat(me: Seat): Seat {
    const columns = me.columns.map(() => range(upTo(3)).map(slot));
    const abilities = columns.flat().filter(slot => rules.abilities[slot]);
    return {
      ...me,
      score: upTo(99),
      supply: upTo(20),
      markers: me.markers.map(() => upTo(3)),
      dice: me.dice.map(() => upTo(2)),
      usedDice: upTo(3),
      fateDice: upTo(3),
      tracks: me.tracks.map(() => upTo(12)),
      favor: 1 + upTo(5),
      levels: me.levels.map(() => 1 + upTo(3)),
      hand: range(upTo(5)).map(() => one(cards)),
      goals: me.goals.map(() => [upTo(rules.goals.length - 1)]),
      columns,
      abilities,
      hooks: abilities.reduce((mask, slot) => mask | hookBits(rules.abilities[slot]!), 0),
      activeStages: upTo(3),
      tribes: upTo(12),
      boats: [
        one(waters),
        upTo(1),
        upTo(1),
        ...one([
          [ON_CONSOLE, 0, 0],
          [one(waters), 1, 0],
        ]),
      ],
      settlements: me.settlements.map(() => upTo(3) - 1),
    };
  }

  const owner = (): number => upTo(from.seats.length - 1);
  const tribes = (list: readonly number[]): number[] =>
    list.map((_, i) => (waters.includes(i >> 3) || upTo(11) > 0 ? 0 : 1 + upTo(1)));
  return {
    ...clone(from),
    era: 1 + upTo(3),
    phase: upTo(8),
    resets: upTo(4),
    eraTiles: range(1 + upTo(3)).map(() => upTo(CATEGORIES.length - 1)),
    finalTiles: upTo(2 ** CATEGORIES.length - 1),
    fire: from.fire.map((_, t) => (waters.includes(t) || upTo(1) === 0 ? 0 : 1 + 2 * owner() + upTo(1))),
    plain: tribes(from.plain),
    wild: tribes(from.wild),
    farms: from.farms.map(() => upTo(from.seats.length)),
    statues: from.statues.map(() => upTo(1)),
    revealed: upTo(2 ** from.sites.length - 1),
    seats: from.seats.map(crowdedSeat),
  };
}

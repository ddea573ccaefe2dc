// Extra Credit B, the creature chips: taming while hunting, feeding in phase 6. Acceptance Letter p. 4-8.
import { type Handler, push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import { argOf, C } from '../flow/choices.js';
import { emit } from '../flow/events.js';
import type { Game, Position } from '../flow/game.js';
import type { Task } from '../flow/tasks.js';
import { MATERIALS, STORED, typeOfMaterial } from '../pack/names.js';
import { CREATURE_SLOT } from '../pack/rules.js';
import { pay } from '../state/markers.js';
import { CREATURE_KIND, kindOfSlot } from '../state/partition.js';
import type { Seat } from '../state/types.js';

const NO_CREATURE = -1;

/** Whether hunting with this value in a territory tames the visible creature: of its type, and within the range below the disc. */
export function tames({ s, rules }: Position, seat: number, territory: number, value: number): boolean {
  if (s.creature === NO_CREATURE) return false;
  const { type } = rules.creatures[s.creature]!;
  return rules.territories[territory]!.type === type && value <= s.seats[seat]!.favor;
}

/**
 * Whoever has tamed it may leave it (ruling 23), because it takes a column of its own. Then in order: the next one is
 * turned up, the column is chosen, a lucky find is made in its type.
 */
export const tame: Handler<Extract<Task, { do: 'tame' }>> = {
  legal(_g, _task, out) {
    out.push(C.decline, C.accept);
  },
  choose(g, { seat, creature }, choice) {
    if (choice === C.decline) return;
    emit(g, seat, { type: 'tamed', creature });
    turnUpNext(g);
    const { type } = g.rules.creatures[creature]!;
    push(
      g,
      { do: 'installChip', seat, slot: CREATURE_SLOT + creature },
      { do: 'luckyFind', seat, left: 1, optional: false, type },
    );
  },
};

function turnUpNext(g: Game): void {
  const { s } = g;
  s.creature = s.creatureStack.at(-1) ?? NO_CREATURE;
  s.creatureStack = s.creatureStack.slice(0, -1);
  if (s.creature === NO_CREATURE) return;
  s.learned++;
  emit(g, -1, { type: 'creatureShown', creature: s.creature });
}

/** The creatures in a partition, lowest first. */
export function creaturesOf(me: Seat): number[] {
  const list: number[] = [];
  for (const column of me.columns) {
    for (const slot of column) if (kindOfSlot(slot) === CREATURE_KIND) list.push(slot - CREATURE_SLOT);
  }
  return list;
}

type Feeding = Extract<Task, { do: 'feedCreatures' }>;

/** Creature by creature, up to three stored materials of its type each; then the rewards of the spaces filled. */
export const feedCreatures: Handler<Feeding> = {
  legal(g, task, out) {
    const me = g.s.seats[task.seat]!;
    for (const creature of eating(me, task)) {
      const { type } = g.rules.creatures[creature]!;
      for (let m = 0; m < MATERIALS.length; m++) {
        if (typeOfMaterial(m) === type && me.markers[STORED + m]! > 0) out.push(C.feedCreature + m);
      }
    }
    if (out.length > 0) out.push(C.decline);
  },
  choose(g, task, choice) {
    if (choice === C.decline) return task.creature === NO_CREATURE ? undefined : reward(g, task);
    const { seat } = task;
    const material = argOf(choice);
    const creature = g.rules.creatures.findIndex(({ type }) => type === typeOfMaterial(material));
    emit(g, seat, { type: 'fedCreature', creature, material });
    // They lie on the chip until all creatures are fed, but may be returned any time (p. 37): so they go back at once.
    pay(g, seat, STORED + material, 1);
    goOn(g, { ...task, creature, n: task.n + 1 });
  },
};

/** The creature that has begun to eat, or all that may still be fed. */
const eating = (me: Seat, task: Feeding): number[] =>
  task.creature === NO_CREATURE
    ? creaturesOf(me).filter(creature => (task.left >> creature) & 1)
    : [task.creature];

/** Goes on with the same creature as long as it has a free space and there is food for it. */
function goOn(g: Game, task: Feeding): void {
  const { type, rewards } = g.rules.creatures[task.creature]!;
  const me = g.s.seats[task.seat]!;
  const more = MATERIALS.some((_, m) => typeOfMaterial(m) === type && me.markers[STORED + m]! > 0);
  if (more && task.n < rewards.length) push(g, task);
  else reward(g, task);
}

function reward(g: Game, task: Feeding): void {
  const { seat, creature, n, left } = task;
  const { rewards } = g.rules.creatures[creature]!;
  push(
    g,
    ...rewards
      .slice(0, n)
      .map(
        (list): Task => ({ do: 'effects', seat, list, at: 0, track: -1, cause: cause('creature', creature) }),
      ),
    { ...task, creature: NO_CREATURE, n: 0, left: left & ~(1 << creature) },
  );
}

/**
 * What a civilization does after feeding its tribes. A creature that is tamed in this phase is fed from the next one on
 * (Acceptance Letter p. 6).
 */
export function creatureFeeding(g: Game, seat: number): Task[] {
  const left = creaturesOf(g.s.seats[seat]!).reduce((mask, creature) => mask | (1 << creature), 0);
  return left === 0 ? [] : [{ do: 'feedCreatures', seat, creature: NO_CREATURE, n: 0, left }];
}

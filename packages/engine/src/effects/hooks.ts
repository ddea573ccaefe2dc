import { push } from '../flow/agenda.js';
import { cause } from '../flow/causes.js';
import type { Game, Position } from '../flow/game.js';
import type { CompiledAbility, Rules } from '../pack/rules.js';
import type { HookName, TriggerName } from '../pack/types.js';
import { HOOKS, TRIGGERS } from '../pack/vocabulary.js';
import { seatToChange } from '../state/change.js';
import type { Seat } from '../state/types.js';

/** Asked very often: a map answers faster than an object of so many names. */
const HOOK: ReadonlyMap<HookName, number> = new Map(HOOKS.map((name, i) => [name, i]));
const TRIGGER = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as Record<TriggerName, number>;

/**
 * A seat's masks of hooks and triggers tell quickly that no ability speaks somewhere. There are more hooks than bits:
 * those 31 apart share one, and where it is set the abilities themselves are asked.
 */
const bitOf = (number: number): number => 1 << (number % 31);

export const hookBits = ({ rules }: CompiledAbility): number =>
  rules.reduce((mask, rule) => mask | bitOf(rule.hook), 0);
export const triggerBits = ({ on }: CompiledAbility): number => (on < 0 ? 0 : bitOf(on));

/** What `hook` needs: the rules, and the abilities in force of each seat. */
export interface Standing {
  readonly rules: Rules;
  readonly s: { readonly seats: readonly Pick<Seat, 'abilities' | 'hooks'>[] };
}

/** Sum of what the standing abilities of a civilization say at a hook point, about `of` if it is given. */
export const hook = (g: Standing, seat: number, name: HookName, of = -1): number =>
  g.s.seats[seat]!.hooks === 0 ? 0 : hookBy(g, seat, HOOK.get(name)!, of);

/** The number of a hook. Rules that run often look it up once, and save a look-up by name each time. */
export const hookNumber = (name: HookName): number => HOOK.get(name)!;

export function hookBy(g: Standing, seat: number, number: number, of = -1): number {
  const me = g.s.seats[seat]!;
  if ((me.hooks & bitOf(number)) === 0) return 0;
  let sum = 0;
  const { abilities } = me;
  for (let i = 0; i < abilities.length; i++) {
    const { rules } = g.rules.abilities[abilities[i]!]!;
    for (let j = 0; j < rules.length; j++) {
      const rule = rules[j]!;
      if (rule.hook === number && (rule.of < 0 || rule.of === of)) sum += rule.n;
    }
  }
  return sum;
}

/** What the standing abilities of a civilization add to a printed number, by hook point. */
export type Extra = (name: HookName) => number;
/** Looks up what the standing abilities of a civilization add. */
export const extraOf =
  (g: Position, seat: number): Extra =>
  name =>
    hook(g, seat, name);

/** Puts the effects of abilities on the agenda that answer to what just happened. None answers to itself. */
export function trigger(g: Game, seat: number, name: TriggerName, of = -1): void {
  const me = g.s.seats[seat]!;
  const number = TRIGGER[name];
  if ((me.triggers & bitOf(number)) === 0) return;
  for (const slot of me.abilities) {
    const ability = g.rules.abilities[slot]!;
    if (ability.on !== number) continue;
    if (ability.of >= 0 && ability.of !== of) continue;
    const because = cause('ability', slot);
    if (g.cause === because) continue;
    push(g, { do: 'effects', seat, list: ability.list, at: 0, track: -1, cause: because });
  }
}

/** Whether a civilization has an ability with this trigger. */
export function answers(g: Position, seat: number, name: TriggerName, of = -1): boolean {
  const me = g.s.seats[seat]!;
  const number = TRIGGER[name];
  if ((me.triggers & bitOf(number)) === 0) return false;
  return me.abilities.some(slot => {
    const ability = g.rules.abilities[slot]!;
    return ability.on === number && (ability.of < 0 || of < 0 || ability.of === of);
  });
}

/** Puts an installed card's or chip's ability in force. */
export function enable(g: Game, seat: number, slot: number): void {
  const ability = g.rules.abilities[slot];
  if (!ability) return;
  const me = seatToChange(g, seat);
  me.abilities = [...me.abilities, slot];
  me.hooks |= hookBits(ability);
  me.triggers |= triggerBits(ability);
}

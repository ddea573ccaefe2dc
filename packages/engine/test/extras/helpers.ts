// Set-up with Extra Credits question by question, and hunts with a creature in sight.
import {
  ATTRIBUTE_SLOT,
  type ExtraCredit,
  type GameEvent,
  type Setup,
  type State,
  type TaskName,
} from '../../src/index.js';
import { CREATURE_SLOT, STARTING_ATTRIBUTE } from '../../src/pack/rules.js';
import { setupOf } from '../support/games.js';
import { type Opening, turnFor } from '../support/openings.js';
import { civ } from '../support/pack.js';
import { choiceOf, creatureOf, phraseOf, startAttributeOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

/** A game that began with its set-up, and all that was told of it. */
export interface Table {
  readonly s: State;
  readonly events: GameEvent[];
}

export const ALONE: Partial<Setup> = { solo: { level: 'beginner', challenge: false } };

/** 'ab' is a newcomer and an advanced player. */
export function table(
  options: string,
  extras: readonly ExtraCredit[],
  seed: string,
  rest: Partial<Setup> = {},
): Table {
  const events: GameEvent[] = [];
  const s = civ.create(setupOf(options, { ...rest, extras }), seed, event => events.push(event));
  return { s, events };
}

export const task = ({ s }: Table): TaskName | 'over' => civ.decisions(s)[0]?.task ?? 'over';
export const asked = ({ s }: Table): number => civ.decisions(s)[0]?.seat ?? -1;
export const offers = ({ s }: Table): string[] => civ.legal(s).map(phraseOf);

export function play(t: Table, ...phrases: readonly string[]): Table {
  for (const phrase of phrases) civ.choose(t.s, asked(t), choiceOf(phrase), event => t.events.push(event));
  return t;
}

/** Makes the first offer that declines nothing until something is asked of which this holds. */
export function goOn(t: Table, isThere: (t: Table) => boolean): Table {
  while (!isThere(t)) play(t, offers(t).find(phrase => phrase !== 'decline')!);
  return t;
}

export const goOnTo = (t: Table, wanted: TaskName): Table => goOn(t, () => task(t) === wanted);
/** Up to the first question of the first era. */
export const finishSetup = (t: Table): Table => goOn(t, ({ s }) => s.era > 0);

/** The first of many games of which something holds. */
export function search(make: (seed: string) => Table, holds: (t: Table) => boolean): Table {
  for (let n = 0; n < 2000; n++) {
    const t = make(`search ${n}`);
    if (holds(t)) return t;
  }
  throw new Error('there is no such game');
}

const FIRST = ATTRIBUTE_SLOT + STARTING_ATTRIBUTE;
export const startAttributeSlot = (id: string): number => FIRST + startAttributeOf(id);
export const creatureSlot = (type: string): number => CREATURE_SLOT + creatureOf(type);

/** The starting attribute chips in a partition, by number. */
export const startAttributes = (s: State, seat: number): number[] =>
  s.seats[seat]!.columns.flat().flatMap(slot =>
    slot >= FIRST && slot < CREATURE_SLOT ? [slot - FIRST] : [],
  );

/** The position before the benefit, and the game that has come to it. */
export interface Benefit extends Table {
  readonly before: State;
  readonly seat: number;
}

/** The starting civilization, the last to choose its chip card, has installed this chip and gains its benefit. */
export function benefiting(
  id: string,
  extras: readonly ExtraCredit[] = ['a'],
  holds: (s: State) => boolean = () => true,
): Benefit {
  const chip = startAttributeOf(id);
  const t = search(
    seed =>
      goOn(table('bb', extras, seed), at => task(at) === 'chooseChipCard' && asked(at) === at.s.starting),
    ({ s }) => s.chipAttributes.includes(chip) && holds(s),
  );
  play(t, `chipCard chip-${t.s.chipCards[t.s.chipAttributes.indexOf(chip)]! + 1}`);
  const before = civ.clone(t.s);
  play(t, 'column 1');
  return { ...t, before, seat: t.s.starting };
}

/** Before the activation of Sustenance, with the two dice for it, and these creatures: the visible one first. */
export const hunter = (creatures: readonly string[], me: CivSpec, opening: Opening = {}): Position =>
  turnFor('sustenance', me, { extras: ['b'], creatures, ...opening });

/** A tribe in the wilderness of one territory, or aboard. */
export const tribeIn = (key: string): CivSpec =>
  key.endsWith('water') ? { boats: [key], tribes: { [key]: ['boat'] } } : { tribes: { [key]: ['wild'] } };

/** The only own territory has been hunted in, with these dice. */
export const hunted = (
  creatures: readonly string[],
  key: string,
  me: CivSpec,
  ...rolls: readonly number[]
): Position =>
  hunter(creatures, { ...tribeIn(key), ...me })
    .rolls(...rolls)
    .play('activate sustenance');

/** Takes the creature just tamed and installs it in a column, if there is one to choose. */
export function takeInto(game: Position, column: number): Position {
  for (const phrase of ['accept', `column ${column}`]) if (game.can(phrase)) game.play(phrase);
  return game;
}

export const isTaming = (game: Position): boolean => game.task() === 'tame';

/** The creatures of a civilization from the bottom of their column up, by land type. */
export const creaturesOf = (game: Position, seat = 0): string[] =>
  game.state.seats[seat]!.columns.flat().flatMap(slot => {
    const creature = civ.rules.pack.creatures[slot - CREATURE_SLOT];
    return slot >= CREATURE_SLOT && creature ? [creature.type] : [];
  });

/** The land type of the visible creature. */
export const visible = (game: Position): string =>
  civ.rules.pack.creatures[game.state.creature]?.type ?? 'none';

// Turns that begin by activating a module, and those that do so to install a card.
import { CARD_LETTERS, CARD_TYPES, type CardType, type Module } from '../../src/index.js';
import { civ } from './pack.js';
import { cardOf } from './phrases.js';
import { type CivSpec, type Position, type Spec, scenario } from './scenario.js';

export type Opening = Omit<Spec, 'civs'> & { readonly level?: number; readonly other?: CivSpec };

const diceOf = (module: Module): readonly [number, number] => civ.rules.pack.tables.modules[module]!;

/** The turn of a civilization that has a module at a level and only the dice for it. */
export function turnFor(module: Module, me: CivSpec = {}, opening: Opening = {}): Position {
  const { level = 1, other = {}, ...spec } = opening;
  const mine: CivSpec = {
    dice: diceOf(module),
    ...me,
    levels: { [module]: level, ...me.levels },
    levelFour: [...(me.levelFour ?? []), ...(level === 4 ? [module] : [])],
  };
  return scenario({ ...spec, civs: [mine, other] });
}

/** The same, the module activated with these dice. */
export function activated(module: Module, me: CivSpec = {}, opening: Opening = {}): Position {
  const [a, b] = diceOf(module);
  return whereAsked(turnFor(module, me, opening).play(`activate ${module}`), `pay die${a} die${b}`);
}

/**
 * A card of the hand is being installed by its module: its column is asked now, or what comes after, if there is
 * only one.
 */
export function installing(id: string, me: CivSpec = {}, opening: Opening = {}): Position {
  const type = typeOf(id);
  return whereAsked(activated(type, holding(id, me), opening), `option ${type} B`, `install ${id}`);
}

/** It has been installed as low and as cheaply as possible; its bonus is asked now. */
export function installed(id: string, me: CivSpec = {}, opening: Opening = {}): Position {
  const game = settleHow(installing(id, me, opening));
  if (!hasInstalled(game, id)) throw new Error(`${id} cannot be installed`);
  return game;
}

/** Whether its module can install a card. */
export function canInstall(id: string, me: CivSpec = {}, opening: Opening = {}): boolean {
  if (!turnFor(typeOf(id), holding(id, me), opening).can(`activate ${typeOf(id)}`)) return false;
  return hasInstalled(settleHow(installing(id, me, opening)), id);
}

const hasInstalled = ({ events }: Position, id: string): boolean =>
  events.some(event => event.type === 'installed' && event.slot === cardOf(id));

/** Answers the questions of an installation with the first offer: the leftmost column, the lowest stage. */
function settleHow(game: Position): Position {
  while (game.task() === 'installHow') game.play(game.offers()[0]!);
  return game;
}

/** Activities that give steps on a track of choice, and what they need. */
const STEPS: Readonly<Record<1 | 2 | 3, CivSpec & { readonly activity: string }>> = {
  1: { activity: 'console', markers: { money: 1 } },
  2: { activity: 'E13', columns: { 8: ['E13'] }, favor: 6 },
  3: { activity: 'attribute-10', columns: { 8: ['attribute-10'] }, markers: { calm: 1 } },
};

/** An activity has been performed for so many steps; the track is asked now. */
export function stepping(n: keyof typeof STEPS, me: CivSpec = {}): Position {
  const { activity, ...needs } = STEPS[n];
  const mine: CivSpec = {
    ...needs,
    ...me,
    columns: { ...needs.columns, ...me.columns },
    markers: { ...needs.markers, ...me.markers },
  };
  return activated('activity', mine).play(`activity ${activity}`);
}

const typeOf = (id: string): CardType => CARD_TYPES[CARD_LETTERS.indexOf(id[0]!)]!;
const holding = (id: string, me: CivSpec): CivSpec => ({ ...me, hand: [id, ...(me.hand ?? [])] });

/** What is the only thing to do is not asked. */
function whereAsked(game: Position, ...phrases: string[]): Position {
  for (const phrase of phrases) if (game.can(phrase)) game.play(phrase);
  return game;
}

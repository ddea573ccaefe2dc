// Positions with a standing rule of one's choice on an installed card.
import {
  type Civolution,
  type Description,
  type Effect,
  load,
  type Pack,
  type Reason,
  type StandingRule,
  type Subject,
} from '../../src/index.js';
import { installed, type Opening } from '../support/openings.js';
import { packWith } from '../support/pack.js';
import { choiceOf } from '../support/phrases.js';
import type { CivSpec, Position } from '../support/scenario.js';

/** The card that holds the rule, and where it lies. */
const HOLDER = 'E6';
export const HELD: CivSpec = { columns: { 1: [HOLDER] } };

/** The pack in which that card says this, and C11 has a bonus, if one is given. */
export const packFor = (rule: StandingRule, bonus?: readonly Effect[]): Pack =>
  packWith({ [HOLDER]: { ability: { kind: 'rule', ...rule } }, ...(bonus && { C11: { bonus } }) });

type Rest = Opening & { readonly pack: Pack };

/** What one sees of a position with a rule, and without it. */
export function both<T>(rule: StandingRule, look: (mine: CivSpec, rest: Rest) => T): [T, T] {
  const rest = { pack: packFor(rule) };
  return [look(HELD, rest), look({}, rest)];
}

/** A card has been installed whose bonus is this, by a civilization with a rule. */
export const bonusUnder = (
  rule: StandingRule,
  effects: readonly Effect[],
  me: CivSpec = {},
  rest: Opening = {},
): Position =>
  installed(
    'C11',
    { ...me, columns: { ...me.columns, ...HELD.columns } },
    { ...rest, pack: packFor(rule, effects) },
  );

const games = new WeakMap<Pack, Civolution>();
function gameOf(pack: Pack): Civolution {
  const game = games.get(pack) ?? load(pack);
  games.set(pack, game);
  return game;
}

/** The rich form of a choice that is offered now. */
export const described = (pack: Pack, game: Position, phrase: string): Description =>
  gameOf(pack).describe(game.state, game.asked(), choiceOf(phrase));

/** Why the seat asked cannot choose something now. */
export const whyNot = (pack: Pack, game: Position, subject: Subject): Reason[] =>
  gameOf(pack).explain(game.state, game.asked(), subject);

/** Makes the first offer of a kind for as long as there is one; how often that was. */
export function goOn(game: Position, kind: string): number {
  let n = 0;
  for (; game.offers(kind).length > 0; n++) game.play(game.offers(kind)[0]!);
  return n;
}

// Positions with the base pack, in which a card or chip is about to matter.
import { basePack } from '@civolution/content';
import type { Module } from '@civolution/engine';
import * as openings from '../../../engine/test/support/openings.js';
import { type CivSpec, type Position, type Spec, scenario } from '../../../engine/test/support/scenario.js';

export type { CivSpec, Position };

type Opening = Omit<openings.Opening, 'pack'>;

/** A position of the base game. */
export const position = (spec: Omit<Spec, 'pack'>): Position => scenario({ ...spec, pack: basePack });

/** The turn of a civilization that has a module at a level and only the dice for it. */
export const turnFor = (module: Module, me: CivSpec = {}, opening: Opening = {}): Position =>
  openings.turnFor(module, me, { ...opening, pack: basePack });

/** The same, the module activated. */
export const activated = (module: Module, me: CivSpec = {}, opening: Opening = {}): Position =>
  openings.activated(module, me, { ...opening, pack: basePack });

/** A card has just been installed from the hand, as low and cheaply as possible: its bonus happens now. */
export const installed = (id: string, me: CivSpec = {}, opening: Opening = {}): Position =>
  openings.installed(id, me, { ...opening, pack: basePack });

/** Column 1 to 9 in which a card or chip lies that counts. */
const has = (me: CivSpec, id: string): CivSpec => ({ ...me, columns: { 1: [id], ...me.columns } });

/** The activity of an installed card or chip has been chosen with the Activity module. */
export const performing = (id: string, me: CivSpec = {}, opening: Opening = {}): Position =>
  activated('activity', has(me, id), opening).play(`activity ${id}`);

/** A module is activated by a civilization that has a card or chip installed. */
export const activatedWith = (
  id: string,
  module: Module,
  me: CivSpec = {},
  opening: Opening = {},
): Position => activated(module, has(me, id), opening);

/** Whether the activity of an installed card can be performed; the console's own costs money. */
export const canPerform = (id: string, me: CivSpec): boolean =>
  turnFor('activity', has(me, id)).can('activate activity');

/** The same position with and without a card. */
export const both = <T>(id: string, look: (columns: CivSpec) => T): [T, T] => [look(has({}, id)), look({})];

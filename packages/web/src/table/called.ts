// What things on the table are called while they can be chosen: by what choosing them does, where that is one thing.
import { plain } from '@civolution/content/marks';
import type { TargetKind } from '@civolution/engine';
import { game } from '../page/game.svelte.js';

function deedAt(kind: TargetKind, id: number): string | null {
  const choices = game.lights.choicesAt(kind, id);
  return choices.length === 1 ? plain(choices[0]!.text) : null;
}

export const called = (kind: TargetKind, id: number, name: string): string => deedAt(kind, id) ?? name;

/** The same where the name itself is seen, and so must be heard. */
export function calledBeside(kind: TargetKind, id: number, name: string): string {
  const deed = deedAt(kind, id);
  return deed === null ? name : `${name}: ${deed}`;
}

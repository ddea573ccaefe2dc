// What the list of games says about one of them.
import { game } from '../page/game.svelte.js';
import { settings } from '../page/settings.svelte.js';
import { words } from '../words/words.svelte.js';
import type { SavedGame } from '../worker/protocol.js';

/** The names by seat, V.I.C.I included. */
export const whoOf = ({ players, setup }: SavedGame): string[] => [
  ...players.map(({ name }) => name),
  ...(setup.solo ? ['V.I.C.I'] : []),
];

export function stageOf({ over, era, phase }: SavedGame): string {
  const { finished, settingUp, when } = words().start;
  if (over) return finished;
  return phase === 0 ? settingUp : when(era, game.catalogue?.phases[phase - 1] ?? '');
}

export const momentOf = (time: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

// Sessions of games that are stored in the browser or come from files, each with the components that it began with.
import { BOT_NAMES, type BotName } from '@civolution/bots';
import { basePack } from '@civolution/content/base';
import { type Civolution, load } from '@civolution/engine';
import { type GameRecord, openRecord, parseRecord, type Session } from '@civolution/host';
import type { StoredGame } from './games.js';
import type { Player } from './protocol.js';

/** The game bound to the base pack. */
export const baseGame = load(basePack);

export const isBaseGame = ({ rules }: Civolution): boolean => rules.hash === baseGame.rules.hash;

/** The game bound to the pack of a file's text; few need what reads it. */
export const civWith = async (custom: string | null): Promise<Civolution> =>
  custom === null ? baseGame : (await import('./packs.js')).gameWith(custom);

/** Opens a record with the components it began with, also when the base pack has changed since. */
export async function openWith(
  civ: Civolution,
  record: GameRecord,
  custom: string | null = null,
): Promise<Session> {
  const isSame = record.packHash === civ.rules.hash;
  const earlier = isSame ? null : await (await import('./packs.js')).earlierGame(record.packHash, custom);
  return openRecord(earlier ?? civ, record);
}

export const sessionOf = async ({ custom, record }: StoredGame): Promise<Session> =>
  openWith(await civWith(custom), parseRecord(record), custom);

const isBotName = (bot: string | undefined): bot is BotName => BOT_NAMES.some(name => name === bot);

/** Who plays a game that came from a file: as it says, or the first seat is a person and the others are bots. */
export function playersOf({ players, setup }: GameRecord): Player[] {
  if (players) return players.map(({ name, bot }) => (isBotName(bot) ? { name, bot } : { name }));
  return setup.seats.map((_, seat) =>
    seat === 0 ? { name: '1' } : { name: String(seat + 1), bot: 'medium' },
  );
}

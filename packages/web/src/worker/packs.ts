// Packs of one's own: from the text of a file to the game bound to it, or to what is wrong with it.
import { earlierBase, earlierHashes } from '@civolution/content/earlier';
import { readPack } from '@civolution/content/packs';
import { CivError, type Civolution, load, type Pack } from '@civolution/engine';
import type { CheckedPack } from './protocol.js';

interface ReadText extends CheckedPack {
  readonly pack: Pack | null;
}

/** A pack lies over the base pack unless it is complete. Takes any text and never throws. */
function read(text: string, base?: Pack): ReadText {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { pack: null, name: '', problems: [`it is not JSON (${(error as Error).message})`] };
  }
  const { pack, errors } = readPack({ file: '', content }, base);
  const problems = errors.map(({ entry, field, message }) => `${entry}${field && ` ${field}`}: ${message}`);
  return { pack, name: String(pack.name), problems };
}

export function checked(text: string): CheckedPack {
  const { name, problems } = read(text);
  return { name, problems };
}

export function gameWith(text: string, base?: Pack): Civolution {
  const { pack, problems } = read(text, base);
  if (problems.length > 0) throw new CivError('badPack', problems.join('\n'), { problems });
  return load(pack);
}

/** The game that was begun with an earlier base pack, by the hash of its pack, or null. */
export async function earlierGame(hash: string, custom: string | null): Promise<Civolution | null> {
  for (const earlier of earlierHashes) {
    const base = (await earlierBase(earlier))!;
    const civ = custom === null ? load(base) : gameWith(custom, base);
    if (civ.rules.hash === hash) return civ;
  }
  return null;
}

/** The text of a pack that stands by itself. */
export const textOfPack = (pack: Pack): string => JSON.stringify({ complete: true, ...pack });

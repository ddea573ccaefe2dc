// Packs of one's own: from the text of a file to the game bound to it, or to what is wrong with it.
import { readPack } from '@civolution/content/packs';
import { CivError, type Civolution, load, type Pack } from '@civolution/engine';
import type { CheckedPack } from './protocol.js';

interface ReadText extends CheckedPack {
  readonly pack: Pack | null;
}

/** A pack lies over the base pack unless it is complete. Takes any text and never throws. */
function read(text: string): ReadText {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return { pack: null, name: '', problems: [`it is not JSON (${(error as Error).message})`] };
  }
  const { pack, errors } = readPack({ file: '', content });
  const problems = errors.map(({ entry, field, message }) => `${entry}${field && ` ${field}`}: ${message}`);
  return { pack, name: String(pack.name), problems };
}

export function checked(text: string): CheckedPack {
  const { name, problems } = read(text);
  return { name, problems };
}

export function gameWith(text: string): Civolution {
  const { pack, problems } = read(text);
  if (problems.length > 0) throw new CivError('badPack', problems.join('\n'), { problems });
  return load(pack);
}

/** The text of a pack that stands by itself. */
export const textOfPack = (pack: Pack): string => JSON.stringify({ complete: true, ...pack });

// A text of the game as what stays together at the end of a line and what may be parted.
import { pieces } from '@civolution/content/marks';

export type Bit = string | { readonly kind: string; readonly name: string };

/** Icons with all that touches them (their word, brackets, signs), or words in which lines may end. */
export type Cluster = { readonly together: readonly Bit[] } | { readonly text: string };

/** Icons and the characters next to them up to the next blank are never parted. */
export function clusters(text: string): Cluster[] {
  const list: Cluster[] = [];
  let bits: Bit[] = [];
  const close = (): void => {
    if (bits.length === 0) return;
    const words = bits.filter(bit => typeof bit === 'string');
    list.push(words.length === bits.length ? { text: words.join('') } : { together: bits });
    bits = [];
  };
  for (const piece of pieces(text)) {
    if (!('text' in piece)) {
      bits.push(piece);
      continue;
    }
    // What touches what came before, what may be parted, and what touches what follows.
    const blanks = /\s(?:.*\s)?/s.exec(piece.text);
    const before = blanks ? piece.text.slice(0, blanks.index) : piece.text;
    const free = blanks?.[0] ?? '';
    const after = piece.text.slice(before.length + free.length);
    if (before) bits.push(before);
    if (!free) continue;
    close();
    list.push({ text: free });
    if (after) bits.push(after);
  }
  close();
  return list;
}

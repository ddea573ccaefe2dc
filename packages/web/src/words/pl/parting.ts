import { parting } from '../parting.js';

/** Prefixes and first parts; then syllable by syllable, each with the consonants it can begin with. */
export const parted = parting(
  /^(?:daleko|do|eks|na|nie|od|po|przej|prze|przy|roz|we|wszech|wy|za|zmienno)(?![aeiouyąęó])|[aeiouyąęó][^aeiouyąęó]*?(?=(?:szcz|[bdfgkpt]rz|str|s[ckt]|śc|[bdfgkpt][lłr]|[cs]j|[cdrs]z|d[zźż]|ch[lłr]?|tw|[^aeiouyąęó])[aeiouyąęó])/giu,
);

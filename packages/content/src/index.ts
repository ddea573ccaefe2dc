/**
 * The base pack, packs of one's own, and the texts made from them.
 * @module index
 */

export { componentTexts } from './component-texts.js';
export { gameTexts } from './every-language.js';
export { type GameTexts, gameTextsOf } from './game-texts.js';
export {
  GLOSSARY_KINDS,
  type GlossaryEntry,
  type GlossaryKind,
  glossary,
  printEntries,
  search,
} from './glossary.js';
export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.js';
export { type Marked, mark, pieces, plain } from './marks.js';
export { basePack } from './packs/base.js';
export { earlierBase, earlierHashes } from './packs/earlier.js';
export { PACK_FILES, splitFiles as splitPack } from './packs/files.js';
export { type PackError, type PackReport, packReport, type ReadPack, readPack } from './packs/read.js';
export { loadLanguage } from './text/index.js';
export {
  type Activation,
  type EntryNames,
  type EntryTexts,
  type MakeTexts,
  type Names,
  type SeatNames,
  seatNames,
} from './texts.js';
export { abilityWorth, effectsWorth, goalWorth } from './worth/index.js';

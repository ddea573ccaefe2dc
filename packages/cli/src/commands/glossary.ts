import { glossary as entriesOf, LANGUAGES, plain, printEntries, search } from '@civolution/content';
import { oneOf } from '../args.js';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import { loadPack, PACK_OPTION, packPath } from '../pack.js';

export const glossary: Command = {
  name: 'glossary',
  summary: 'print what the cards and chips of a pack say',
  positionals: ['[WORDS]'],
  options: {
    language: { value: LANGUAGES.join('|'), help: `the language (default: ${LANGUAGES[0]})` },
    pack: PACK_OPTION,
    json: JSON_OPTION,
  },
  notes: 'With WORDS only entries that have all of them: civ glossary "lucky find".\n',
  async run(given, io) {
    const language = oneOf(given, 'language', LANGUAGES, LANGUAGES[0]!);
    const { rules } = loadPack(packPath(given, io));
    const entries = search(entriesOf(language, rules), given.positionals[0] ?? '');
    if (given.flags.has('json')) {
      const rows = entries.map(entry => ({
        ...entry,
        rows: entry.rows.map(({ label, text }) => ({ label, text: plain(text) })),
      }));
      writeJson(io, { language, entries: rows });
    } else if (entries.length > 0) io.out(printEntries(language, entries));
    else io.err('no entry has all of these words\n');
    return entries.length > 0 ? 0 : 1;
  },
};

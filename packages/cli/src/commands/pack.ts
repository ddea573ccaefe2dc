import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { basePack, packReport, splitPack } from '@civolution/content';
import { suggestion, UsageError } from '../args.js';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import type { Io } from '../io.js';
import { errorLine, makeFolder, openPack } from '../pack.js';

const ACTIONS = ['check', 'new'] as const;

/** One object, which people can read as well: errors come one to a line. */
function check(path: string | undefined, compact: boolean, io: Io): number {
  const report = packReport(openPack(path === undefined ? 'base' : resolve(io.folder, path)));
  if (compact) writeJson(io, report);
  else io.out(`${JSON.stringify(report, null, 2)}\n`);
  for (const error of report.errors) io.err(`${errorLine(error)}\n`);
  return report.errors.length === 0 ? 0 : 1;
}

/** A complete copy of the base pack: whoever owns the printed game can type its values in. */
function write(path: string | undefined, compact: boolean, io: Io): number {
  if (path === undefined) throw new UsageError('PATH is missing: where should the copy go?');
  const folder = resolve(io.folder, path);
  if (existsSync(folder) && readdirSync(makeFolder(io.folder, path)).length > 0) {
    throw new UsageError(`${path}: the folder is not empty`);
  }
  makeFolder(io.folder, path);
  const files = splitPack({ ...basePack, name: 'my pack', complete: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
  if (compact) writeJson(io, { path: folder, files: Object.keys(files) });
  else {
    io.out(`A complete copy of the base pack is in ${folder}.\n`);
    io.out(`Check it with civ pack check ${path}, play it with --pack ${path}.\n`);
  }
  return 0;
}

export const pack: Command = {
  name: 'pack',
  summary: 'check a pack of components, or begin a new one',
  positionals: ['check|new', '[PATH]'],
  options: { json: JSON_OPTION },
  notes: `civ pack check [PATH]  what a pack holds and what is wrong with it (default: the base pack)
civ pack new PATH      writes a complete copy of the base pack into an empty folder, to be edited

A pack is a folder of JSON files or one JSON file. With "complete": true it stands by itself; otherwise
its entries replace those of the base pack with the same id, and new ones are added.
`,
  async run(given, io) {
    const [word, path] = given.positionals;
    const action = ACTIONS.find(name => name === word);
    if (action === undefined) {
      throw new UsageError(`civ pack can check or new, not "${word}"${suggestion(word!, ACTIONS)}`);
    }
    return (action === 'check' ? check : write)(path, given.flags.has('json'), io);
  },
};

// The command `civ`: finds the command meant, and says in one line what is wrong with its input.
import { readFileSync } from 'node:fs';
import { readArgs, suggestion, UsageError } from './args.js';
import type { Command } from './command.js';
import { arena } from './commands/arena.js';
import { bench } from './commands/bench.js';
import { fuzz } from './commands/fuzz.js';
import { glossary } from './commands/glossary.js';
import { pack } from './commands/pack.js';
import { probe } from './commands/probe.js';
import { reach } from './commands/reach.js';
import { record } from './commands/record.js';
import { replay } from './commands/replay.js';
import { rules } from './commands/rules.js';
import { same } from './commands/same.js';
import { simulate } from './commands/simulate.js';
import { tune } from './commands/tune.js';
import { commandHelp, generalHelp } from './help.js';
import type { Io } from './io.js';

const COMMANDS: readonly Command[] = [
  simulate,
  arena,
  tune,
  probe,
  fuzz,
  replay,
  reach,
  bench,
  same,
  pack,
  glossary,
  rules,
  record,
];

export const FAILED = 1;
export const BAD_INPUT = 2;

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function commandCalled(name: string): Command {
  const found = COMMANDS.find(command => command.name === name);
  if (found) return found;
  const names = [...COMMANDS.map(command => command.name), 'help'];
  throw new UsageError(`there is no command "${name}"${suggestion(name, names) || '; see civ --help'}`);
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined) {
    io.err(generalHelp(COMMANDS));
    return BAD_INPUT;
  }
  if (first === '--version' || first === '-v') io.out(`${version()}\n`);
  else if (isHelp(first) || (first === 'help' && rest.length === 0)) io.out(generalHelp(COMMANDS));
  else if (first === 'help') io.out(commandHelp(commandCalled(rest[0]!)));
  else {
    if (first.startsWith('-')) {
      throw new UsageError(
        `there is no option ${first}${suggestion(first, ['--help', '--version']) || '; see civ --help'}`,
      );
    }
    const command = commandCalled(first);
    if (!rest.some(isHelp)) return command.run(readArgs(rest, command.options, command.positionals), io);
    io.out(commandHelp(command));
  }
  return 0;
}

/** Runs the command and gives the code to exit with. */
export async function civ(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    io.err(`civ: ${message.replace(/\s*\n\s*/g, ' ')}\n`);
    return error instanceof UsageError ? BAD_INPUT : FAILED;
  }
}

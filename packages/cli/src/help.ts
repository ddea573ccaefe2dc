import type { Command } from './command.js';
import { columns } from './table.js';

export function generalHelp(commands: readonly Command[]): string {
  return [
    'civ - tools for a digital edition of Civolution\n\n',
    'usage: civ COMMAND [options]\n\n',
    columns(
      commands.map(({ name, positionals, summary }) => [`  ${[name, ...positionals].join(' ')}`, summary]),
    ),
    '\n',
    columns([
      ['  help COMMAND', 'how to use a command'],
      ['  --help', 'this text'],
      ['  --version', 'the version'],
    ]),
    '\nExit codes: 0 all is well, 1 something failed, 2 bad input.\n',
  ].join('');
}

export function commandHelp({ name, summary, positionals, options, notes }: Command): string {
  return [
    `civ ${name} - ${summary}\n\n`,
    `usage: civ ${[name, ...positionals].join(' ')} [options]\n\n`,
    columns(
      Object.entries(options).map(([option, { value, help }]) => [
        `  --${option}${value === undefined ? '' : ` ${value}`}`,
        help,
      ]),
    ),
    notes === undefined ? '' : `\n${notes}`,
  ].join('');
}

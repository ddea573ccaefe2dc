import { fileURLToPath } from 'node:url';
import { seedOf, UsageError, wholeNumber } from '../args.js';
import { type Command, JSON_OPTION, SEED_OPTION, writeJson } from '../command.js';
import { drawFrom, readLedger } from '../ledger.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const rules: Command = {
  name: 'rules',
  summary: 'compare the ledger of rules with the tests',
  positionals: [],
  options: {
    draw: { value: 'N', help: 'draw so many clauses about play by chance instead' },
    seed: { ...SEED_OPTION, help: 'with --draw: equal seeds draw the same clauses (default: 1)' },
    json: JSON_OPTION,
  },
  notes:
    'Reads docs/rules.md and the tests of the checkout this command belongs to. Clauses of the library are not drawn.\n',
  async run(given, io) {
    if (given.values.has('draw')) {
      const drawn = drawFrom(ROOT, wholeNumber(given, 'draw', 1, 1, 10_000), seedOf(given));
      if (given.flags.has('json')) writeJson(io, { drawn });
      else io.out(`${drawn.join('\n')}\n`);
      return 0;
    }
    if (given.values.has('seed')) throw new UsageError('--seed needs --draw');
    const { clauses, tested, untested, faults } = readLedger(ROOT);
    if (given.flags.has('json')) writeJson(io, { clauses, tested, untested });
    else {
      io.out(`${clauses} clauses, ${tested} tested\n`);
      for (const id of untested) io.out(`untested: ${id}\n`);
      for (const fault of faults) io.out(`${fault}\n`);
    }
    return untested.length + faults.length === 0 ? 0 : 1;
  },
};

import { fileURLToPath } from 'node:url';
import { type Command, JSON_OPTION, writeJson } from '../command.js';
import { readLedger } from '../ledger.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const rules: Command = {
  name: 'rules',
  summary: 'compare the ledger of rules with the tests',
  positionals: [],
  options: { json: JSON_OPTION },
  notes: 'Reads docs/rules.md and the tests of the checkout this command belongs to.\n',
  async run(given, io) {
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

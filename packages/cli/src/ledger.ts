// The ledger of rules (docs/rules.md) against the tests that carry its ids.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded, shuffle } from '@civolution/engine';

export interface Ledger {
  readonly clauses: number;
  readonly tested: number;
  readonly untested: readonly string[];
  /** Ids that tests carry and the ledger lacks, ids and sentences that stand twice in it, tests with more than two ids. */
  readonly faults: readonly string[];
}

/** Tests of single cards and chips, `card.A4`, belong to the components, not to the rules. */
const OF_COMPONENT = 'card.';

const ID = '[a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+';

/** The ids of the clauses, in the ledger's order. */
export const clausesOf = (ledger: string): string[] =>
  [...ledger.matchAll(new RegExp(`^- \`(${ID})\``, 'gm'))].map(match => match[1]!);

/** Clauses with one sentence between them, a line for each such sentence: then neither says what it demands. */
export function sharedSentences(ledger: string): string[] {
  const clauses = new Map<string, string[]>();
  for (const [, id, sentence] of ledger.matchAll(new RegExp(`^- \`(${ID})\`[^:\n]*: (.*)$`, 'gm'))) {
    const words = sentence!.toLowerCase().replace(/\W+/g, ' ').trim();
    clauses.set(words, [...(clauses.get(words) ?? []), id!]);
  }
  return [...clauses]
    .filter(([, ids]) => ids.length > 1)
    .map(([words, ids]) => `${ids.join(', ')} share a sentence: ${words}`);
}

/**
 * The clauses about play: all but those whose source is `library`. These promise something to programs (errors, reasons,
 * views, saved games), not to players.
 */
export const clausesOfPlay = (ledger: string): string[] =>
  [...ledger.matchAll(new RegExp(`^- \`(${ID})\` ([^:]*):`, 'gm'))]
    .filter(([, , source]) => !/\blibrary\b/.test(source!))
    .map(([, id]) => id!);

/** Draws clauses at random, without replacement. Equal seeds draw the same clauses. */
export const draw = (clauses: readonly string[], n: number, seed: string): string[] =>
  shuffle(seeded(seed), [...clauses]).slice(0, n);

/** The ids that tests carry, a list for each test. */
export function idsOf(source: string): string[][] {
  const test = new RegExp(`\\b(?:it|test)(?:\\.each\\([\\s\\S]*?\\))?\\(\\s*['"\`]((?:${ID}(?:, )?)+):`, 'g');
  return [...source.matchAll(test)].map(match => match[1]!.split(', '));
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name));
}

export function compare(clauses: readonly string[], tests: readonly (readonly string[])[]): Ledger {
  const carried = new Set(tests.flat());
  const listed = new Set(clauses);
  const untested = clauses.filter(id => !carried.has(id));
  const faults = [
    ...[...carried]
      .filter(id => !listed.has(id) && !id.startsWith(OF_COMPONENT))
      .map(id => `${id} is tested and not in the ledger`),
    ...clauses.filter((id, i) => clauses.indexOf(id) !== i).map(id => `${id} stands twice in the ledger`),
    ...tests
      .filter(ids => ids.length > 2)
      .map(ids => `one test carries ${ids.length} ids: ${ids.join(', ')}`),
  ];
  return { clauses: listed.size, tested: listed.size - new Set(untested).size, untested, faults };
}

const ledgerOf = (root: string): string => readFileSync(join(root, 'docs', 'rules.md'), 'utf8');

/** Clauses about play, drawn from the ledger of a checkout. */
export const drawFrom = (root: string, n: number, seed: string): string[] =>
  draw(clausesOfPlay(ledgerOf(root)), n, seed);

/** Reads the ledger and the tests of a checkout. */
export function readLedger(root: string): Ledger {
  const packages = join(root, 'packages');
  const tests = readdirSync(packages).flatMap(room => {
    try {
      return testFiles(join(packages, room, 'test'));
    } catch {
      return []; // a room without tests
    }
  });
  const ledger = ledgerOf(root);
  const compared = compare(
    clausesOf(ledger),
    tests.flatMap(file => idsOf(readFileSync(file, 'utf8'))),
  );
  return { ...compared, faults: [...compared.faults, ...sharedSentences(ledger)] };
}

// Has games replayed with block coverage on, and reads what was counted in the files of the rules.
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isRuleFile } from '../rule-files.js';
import { PLAYERS } from './games.js';
import { type LeftOut, NOT_PLAY } from './list.js';
import { type Place, unreachedPlaces } from './places.js';
import type { Assignment } from './player.js';
import type { Report } from './replayer.js';

export interface Replayed {
  readonly games: number;
  readonly choices: number;
  /** By the address of the file. */
  readonly counted: ReadonlyMap<string, readonly Profiler.FunctionCoverage[]>;
}

/** Plays so many games of each player, and replays them with every choice checked. */
export async function replayGames(assignment: Assignment, tick: () => void): Promise<Replayed> {
  let games = 0;
  let choices = 0;
  let counted: Replayed['counted'] | undefined;
  const worker = new Worker(new URL('./replayer.js', import.meta.url), { workerData: assignment });
  worker.on('message', (report: Report) => {
    if ('counted' in report) {
      counted = report.counted;
      return;
    }
    games++;
    choices += report.choices;
    tick();
  });
  await once(worker, 'exit');
  if (!counted || games !== assignment.games * PLAYERS.length)
    throw new Error(`only ${games} games were played`);
  return { games, choices, counted };
}

/** Everything no game has reached in the code of the rules, and how much there is. */
export interface Measured {
  readonly places: readonly Place[];
  readonly files: number;
  readonly blocks: number;
  readonly conditions: number;
  /** What is to be left out and is not there. */
  readonly missing: readonly string[];
}

/** The source of a file of the rules; nothing if it is gone. */
export function sourceIn(engine: string, file: string): string {
  const path = join(engine, 'src', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Reads the build of the engine below a folder. */
export function readRules(
  engine: string,
  counted: Replayed['counted'],
  leftOut: readonly LeftOut[] = NOT_PLAY,
): Measured {
  const all = readdirSync(join(engine, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts') && isRuleFile(name))
    .sort();
  const files = all.filter(name => !leftOut.some(({ file, functions }) => file === name && !functions));
  const surveys = files.map(file => {
    const path = join(engine, 'dist', file.replace(/ts$/, 'js'));
    return unreachedPlaces(
      {
        file,
        source: sourceIn(engine, file),
        code: readFileSync(path, 'utf8'),
        map: JSON.parse(readFileSync(`${path}.map`, 'utf8')),
        functions: counted.get(pathToFileURL(path).href) ?? [],
      },
      leftOut.filter(entry => entry.file === file).flatMap(({ functions = [] }) => functions),
    );
  });
  const sum = (of: 'blocks' | 'conditions'): number => surveys.reduce((n, survey) => n + survey[of], 0);
  return {
    places: surveys.flatMap(({ places }) => places),
    files: files.length,
    blocks: sum('blocks'),
    conditions: sum('conditions'),
    missing: [
      ...leftOut.filter(({ file }) => !all.includes(file)).map(({ file }) => `no such file: ${file}`),
      ...surveys.flatMap(({ missing }, i) => missing.map(name => `no such function: ${name} in ${files[i]}`)),
    ],
  };
}

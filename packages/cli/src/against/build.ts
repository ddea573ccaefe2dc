// Loading the build of a checkout of this project. Two of them can be loaded side by side.
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Civolution, Pack } from '@civolution/engine';
import { UsageError } from '../args.js';

/** A built checkout, with the pack that is compared. */
export interface Build {
  readonly engine: typeof import('@civolution/engine');
  readonly bots: typeof import('@civolution/bots');
  readonly host: typeof import('@civolution/host');
  readonly civ: Civolution;
}

/** The checkout this program belongs to. */
export const HERE = fileURLToPath(new URL('../../../..', import.meta.url));

/** The folder of another checkout, as it was given on the command line. */
export function otherCheckout(here: string, given: string): string {
  if (given === '') throw new UsageError('the folder of the other checkout is missing');
  const folder = resolve(here, given);
  if (!existsSync(folder)) throw new UsageError(`there is no folder ${folder}`);
  if (realpathSync(folder) === realpathSync(HERE)) throw new UsageError(`${folder} is this very checkout`);
  return folder;
}

/** Loads the build below a checkout's folder. */
export async function loadBuild(folder: string, pack: Pack): Promise<Build> {
  const root = resolve(folder);
  const part = async (name: string): Promise<unknown> => {
    const file = resolve(root, 'packages', name, 'dist/index.js');
    if (existsSync(file)) return import(pathToFileURL(file).href);
    if (existsSync(resolve(root, 'packages', name))) {
      throw new UsageError(`${root} is not built: run "npm ci" there, which builds it`);
    }
    throw new UsageError(`${root} is not a checkout of this project: it has no packages/${name}`);
  };
  const engine = (await part('engine')) as Build['engine'];
  // A linked node_modules folder would mix two builds.
  const { resolve: find } = createRequire(resolve(root, 'packages/bots/dist/index.js'));
  let used: string;
  try {
    used = find('@civolution/engine');
  } catch {
    throw new UsageError(`${root} has no packages installed: run "npm ci" there`);
  }
  if (realpathSync(used) !== realpathSync(resolve(root, 'packages/engine/dist/index.js'))) {
    throw new UsageError(`${root} uses the engine of another checkout: run "npm ci" there`);
  }
  let civ: Civolution;
  try {
    civ = engine.load(pack);
  } catch (error) {
    throw new UsageError(
      `${root} cannot load the cards of this checkout: ${error instanceof Error ? error.message : error}`,
    );
  }
  return {
    engine,
    bots: (await part('bots')) as Build['bots'],
    host: (await part('host')) as Build['host'],
    civ,
  };
}

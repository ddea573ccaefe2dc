// The long check, which a nightly run makes: many fuzz games and whole games in the browser, from a seed that is another
// one each time. `npm run check:long -- --seed SEED` repeats a run. What fails is saved in `failures/`.
import { parseArgs } from 'node:util';
import { browserTests, finish, fuzz, run, tool } from './steps.js';

const GAMES = 1500;
const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed || String(Date.now());
console.log(`Seed: ${seed}. To repeat this run: npm run check:long -- --seed ${seed}`);

if (!run('build', tool('typescript/bin/tsc', '-b'))) process.exit(1);
fuzz('random', GAMES, seed);
fuzz('seeker', GAMES, seed);
browserTests('whole games in a browser', 'vitest.long.config.ts', { CHECK_SEED: seed });
finish();

// What scripts/reach.js does not expect games to reach, each with its reason. The tests of the clauses named prove
// these rules in positions set up for them.
import { IMPOSSIBLE } from './reach-impossible.js';
import { RARE } from './reach-rare.js';

/** Code beside the rules: no file or function here decides what may be done or does it. */
export const NOT_PLAY = [
  { file: 'flow/describe.ts', because: 'describes choices to those who ask' },
  { file: 'flow/explain.ts', because: 'explains what cannot be chosen' },
  {
    file: 'actions/build.ts',
    functions: ['missing', 'missingForSettlement', 'statueMaterials'],
    because: 'for explanations',
  },
  { file: 'actions/card-cost.ts', functions: ['lackingAt'], because: 'for explanations' },
  { file: 'actions/install.ts', functions: ['missingFor'], because: 'for explanations' },
  { file: 'modules/payment.ts', functions: ['cheapest'], because: 'for explanations' },
  { file: 'actions/card-cost.ts', functions: ['sparedFor'], because: 'for texts' },
  { file: 'actions/settle.ts', functions: ['encampmentOf'], because: 'for texts' },
  { file: 'flow/feeding.ts', functions: ['foodNeeded'], because: 'for descriptions and warnings' },
  { file: 'flow/causes.ts', functions: ['causeId', 'lineOnTrack', 'trackOfLine'], because: 'for texts' },
  { file: 'modules/levels.ts', functions: ['isAnyNumber'], because: 'for texts' },
  { file: 'modules/payment.ts', functions: ['readSource'], because: 'for texts' },
  { file: 'flow/choices.ts', functions: ['isChoice'], because: 'refuses numbers that are no choice' },
  { file: 'continent/layout.ts', functions: ['checkLayout'], because: 'checks layouts from outside' },
  { file: 'flow/events.ts', functions: ['redact'], because: 'hides what a viewer may not know' },
  { file: 'scoring/final.ts', functions: ['project'], because: 'projects the score' },
];

/**
 * Each entry names the file, the function or table in it, and the source: a `block` that is never entered (` …` for
 * the rest of a long one), or a condition that is `always` or `never` true where the other case has no code.
 */
export const UNREACHED = [...IMPOSSIBLE, ...RARE];

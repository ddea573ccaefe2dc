// What `civ reach` does not expect games to reach, each with its reason. The tests of the clauses named prove these
// rules in positions set up for them.
import { IMPOSSIBLE } from './impossible.js';
import { RARE } from './rare.js';

/** A block that is never entered, or a condition that is always or never true where the other case has no code. */
export const KINDS = ['block', 'always', 'never'] as const;
export type Kind = (typeof KINDS)[number];

type Text<K extends Kind> = { readonly [kind in K]: string } & {
  readonly [other in Exclude<Kind, K>]?: never;
};

/** A place in the code by its file, the function or table in it, and its source: ` …` stands for the rest of a long one. */
export type Entry = {
  readonly file: string;
  readonly in: string;
  /** Whose tests prove it instead. */
  readonly clauses?: readonly string[];
} & (Text<'block'> | Text<'always'> | Text<'never'>);

/** Entries that share a reason. */
export interface Reason {
  readonly because: string;
  readonly entries: readonly Entry[];
}

export interface Unreached {
  readonly impossible: readonly Entry[];
  readonly rare: readonly Entry[];
}

const entriesOf = (reasons: readonly Reason[]): readonly Entry[] => reasons.flatMap(({ entries }) => entries);

export const UNREACHED: Unreached = { impossible: entriesOf(IMPOSSIBLE), rare: entriesOf(RARE) };

export interface LeftOut {
  readonly file: string;
  /** Without any the whole file is left out. */
  readonly functions?: readonly string[];
  readonly because: string;
}

/** Code beside the rules: no file or function here decides what may be done or does it. */
export const NOT_PLAY: readonly LeftOut[] = [
  { file: 'flow/describe.ts', because: 'describes choices to those who ask' },
  { file: 'flow/targets.ts', because: 'says where on the table a choice lies' },
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
  { file: 'actions/chips.ts', functions: ['featuresFor'], because: 'for explanations' },
  { file: 'flow/turn.ts', functions: ['canActivate'], because: 'for texts' },
  { file: 'scoring/final.ts', functions: ['finalSum'], because: 'for bots' },
];

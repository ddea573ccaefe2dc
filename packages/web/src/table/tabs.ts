// Where on the table the things lie that a choice points at.
import type { ChoiceKind, TargetKind } from '@civolution/engine';
import type { Asked } from '../home/protocol.js';

export const TABS = ['map', 'console', 'hand', 'boards', 'score', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ON: Readonly<Record<TargetKind, Tab>> = {
  module: 'console',
  source: 'console',
  territory: 'map',
  encampment: 'map',
  spot: 'map',
  site: 'map',
  ground: 'map',
  card: 'hand',
  markerCard: 'hand',
  stack: 'boards',
  column: 'console',
  stage: 'console',
  costSpace: 'hand',
  chip: 'boards',
  chipCard: 'boards',
  attribute: 'boards',
  goal: 'boards',
  goalSpace: 'console',
  track: 'boards',
  favor: 'boards',
  place: 'console',
  dice: 'boards',
  weather: 'boards',
  slot: 'console',
};

/** These choices point at chips, cards and dice that are on the console. */
const ON_CONSOLE: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  'income',
  'incomePoint',
  'activity',
  'recall',
  'giveDie',
]);

/** Kinds that can also lie elsewhere go where most of the question's choices point. */
export function tabFor(asked: Pick<Asked, 'choices'>): Tab | null {
  const votes = new Map<Tab, number>();
  for (const { targets, kind } of asked.choices) {
    if (kind === 'attribute') continue;
    for (const target of targets) {
      const tab = ON_CONSOLE.has(kind) ? 'console' : ON[target.kind];
      votes.set(tab, (votes.get(tab) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

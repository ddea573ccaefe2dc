// Where on the table the things lie that a choice points at.
import { kindsThat, type TargetKind } from '@civolution/engine';
import type { PageSign } from '../art/icons/page.js';
import { isOnTable } from '../page/targets.js';
import type { Asked, Choice } from '../worker/protocol.js';

export const TABS = ['map', 'console', 'hand', 'boards', 'score', 'log'] as const;
export type Tab = (typeof TABS)[number];
/** Beside the continent where there is room: those that take turns below it. */
export const LOWER = ['console', 'hand', 'boards'] as const satisfies readonly Tab[];
export type LowerTab = (typeof LOWER)[number];
export const isLower = (tab: Tab): tab is LowerTab => LOWER.some(one => one === tab);

/** Their signs. */
export const SIGN: Readonly<Record<Tab, PageSign>> = {
  map: 'map',
  console: 'console',
  hand: 'cards',
  boards: 'boards',
  score: 'score',
  log: 'log',
};

/** Null for what is always in sight. */
const ON: Readonly<Record<TargetKind, Tab | null>> = {
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
  goalSlot: 'console',
  track: 'boards',
  favor: 'boards',
  place: 'console',
  dice: 'boards',
  othersDice: 'score',
  weather: null,
  event: null,
  phase: null,
  slot: 'console',
};

/** These choices point at chips, cards and dice that are on the console. */
const ON_CONSOLE = kindsThat('onConsole');

const tabOf = ({ kind }: Pick<Choice, 'kind'>, target: TargetKind): Tab | null =>
  ON_CONSOLE.has(kind) ? 'console' : ON[target];

/** Kinds that can also lie elsewhere go where most of the question's choices point; what asks counts if nothing else does. */
export function tabFor(asked: Pick<Asked, 'choices'>): Tab | null {
  const votes = new Map<Tab, number>();
  const onTable = asked.choices.filter(isOnTable);
  for (const choice of onTable.length > 0 ? onTable : asked.choices) {
    if (choice.kind === 'attribute') continue;
    for (const { kind } of choice.targets) {
      const tab = tabOf(choice, kind);
      if (tab) votes.set(tab, (votes.get(tab) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

/** All tabs on which something can be chosen, but for what can be taken at almost any time, and how a question ends. */
export function tabsOf(choices: Asked['choices']): ReadonlySet<Tab> {
  const tabs = choices
    .filter(isOnTable)
    .flatMap(choice => choice.targets.map(({ kind }) => tabOf(choice, kind)));
  return new Set(tabs.filter(tab => tab !== null));
}

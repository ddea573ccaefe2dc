// The cards of V.I.C.I, half by half and row by row, as texts tell them.
import { type AutomaActionName, type CompiledAction, HALVES, type Rules } from '@civolution/engine';

export interface ActionRow {
  /** "1", "2–3" */
  readonly values: string;
  readonly actions: readonly CompiledAction[];
}

/** Done twice these are told twice. */
const APART: ReadonlySet<AutomaActionName> = new Set<AutomaActionName>(['removeCard', 'revealSites']);

/** Other neighbours that are alike are told as one. */
function folded(actions: readonly CompiledAction[]): CompiledAction[] {
  const list: CompiledAction[] = [];
  for (const action of actions) {
    const last = list.at(-1);
    const alike = last?.act === action.act && last.what === action.what && !APART.has(action.act);
    if (alike) list[list.length - 1] = { ...last, n: last.n + action.n };
    else list.push(action);
  }
  return list;
}

/** The rows of a half from the lowest value on; none for a half that speaks of scoring tiles. */
export function actionRows({ pack, solo }: Rules, card: number, half: number): ActionRow[] {
  const { rows, category } = solo.cards[card]!.halves[half]!;
  if (category) return [];
  const printed = Object.keys(pack.solo.cards[card]![HALVES[half]!]);
  const firstOf = (values: string): number => Number(values[0]);
  return printed
    .sort((a, b) => firstOf(a) - firstOf(b))
    .map(values => ({ values: values.replace('-', '–'), actions: folded(rows[firstOf(values) - 1]!) }));
}

/** Whether a card speaks of scoring tiles. */
export const speaksOfTiles = ({ solo }: Rules, card: number): boolean =>
  solo.cards[card]!.halves.some(({ category }) => category !== null);

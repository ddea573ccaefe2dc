import { ONE_GOAL, type Rules, type State } from '@civolution/engine';

const TOP_STAGE = 5;

/** The stage of the lowest free slot of a column. */
export const openStage = (rules: Rules, state: State, seat: number, column: number): number =>
  rules.pack.tables.console.columns[column]! + state.seats[seat]!.columns[column]!.length;

/** The stages in which a goal chip would lie beside a single one of a column, and on top of it. */
export function goalStages(
  rules: Rules,
  state: State,
  seat: number,
  column: number,
): { beside: number; top: number } {
  const slots = state.seats[seat]!.columns[column]!;
  const top = openStage(rules, state, seat, column);
  return { beside: top - slots.length + slots.indexOf(ONE_GOAL), top };
}

/** What a card or chip in a stage is worth at the end, and whether that still needs its tile to be flipped. */
export function stageWorth(
  rules: Rules,
  state: State,
  seat: number,
  stage: number,
): { points: number; inactive: boolean } {
  const points = rules.pack.tables.console.stagePoints[stage - 1] ?? 0;
  const flipped = stage < 4 || ((state.seats[seat]!.activeStages >> (stage - 4)) & 1) === 1;
  return { points, inactive: !flipped && points > 0 };
}

/** The cost spaces of a card that are in force at a stage. */
export function spacesAt(rules: Rules, card: number, stage: number, ignored = -1): number[] {
  const { cost } = rules.cards[card]!;
  return cost.flatMap((space, i) =>
    space !== null && i < Math.min(stage, TOP_STAGE) && i !== ignored ? [i] : [],
  );
}

export const pointsOf = (rules: Rules, card: number, spaces: readonly number[]): number =>
  spaces.reduce((sum, i) => sum + rules.cards[card]!.points[i]!, 0);

/** The lines a disc would cross, lowest first, and the steps beyond the last space. */
export function stepsAhead(
  rules: Rules,
  state: State,
  seat: number,
  track: number,
  steps: number,
): { to: number; lines: number[]; beyond: number } {
  const { spaces } = rules.pack.tables.tracks;
  const from = state.seats[seat]!.tracks[track]!;
  const to = Math.min(spaces, from + steps);
  const lines = rules.lines.flatMap(({ before }, line) => (from < before && before <= to ? [line] : []));
  return { to, lines, beyond: from + steps - to };
}

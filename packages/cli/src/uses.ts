// What a recorded game uses of the rules, so that recorded games can be chosen to use them all.
import {
  type Civolution,
  type GameEvent,
  MAIN_MODULES,
  MODULES,
  PHASES,
  PRINTED_LEVELS,
  PROJECTS,
  SITE_KINDS,
} from '@civolution/engine';
import { type GameRecord, replay } from '@civolution/host';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Modules without level-4 tiles, projects, sites and phases: everything the recorded games must use together. */
export const ALL_USES: readonly string[] = [
  ...MODULES.flatMap((module, m) =>
    upTo(m < MAIN_MODULES ? PRINTED_LEVELS : 1).map(level => `module ${module} ${level}`),
  ),
  ...PROJECTS.map(project => `project ${project}`),
  ...SITE_KINDS.map(kind => `site ${kind}`),
  ...upTo(PHASES).map(phase => `phase ${phase}`),
  'reset',
  'final scoring',
];

function useOf(civ: Civolution, event: GameEvent): string | null {
  switch (event.type) {
    case 'activated':
      return `module ${MODULES[event.module]} ${event.level}`;
    case 'built':
      return `project ${event.project}`;
    case 'explored':
      return `site ${SITE_KINDS[civ.rules.sites[event.tile]!.kind]}`;
    case 'phase':
      return `phase ${event.phase}`;
    case 'reset':
      return 'reset';
    case 'ended':
      return 'final scoring';
    default:
      return null;
  }
}

export function usesOf(civ: Civolution, record: GameRecord): Set<string> {
  const uses = new Set<string>();
  replay(civ, record, {
    sink: event => {
      const use = useOf(civ, event);
      if (use !== null) uses.add(use);
    },
  });
  return uses;
}

/** Keeps the games that add most until nothing is left to add and there are enough. */
export function choose<T extends { readonly uses: ReadonlySet<string> }>(
  games: readonly T[],
  least: number,
): T[] {
  const left = [...games];
  const kept: T[] = [];
  const covered = new Set<string>();
  const news = (game: T): number => [...game.uses].filter(use => !covered.has(use)).length;
  while (left.length > 0) {
    const best = left.reduce((a, b) => (news(b) > news(a) ? b : a));
    if (news(best) === 0 && kept.length >= least) break;
    for (const use of best.uses) covered.add(use);
    kept.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return kept;
}

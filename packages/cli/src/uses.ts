// What a recorded game uses of the rules, so that recorded games can be chosen to use them all.
import { type Civolution, type GameEvent, MAIN_MODULES, MODULES, SITE_KINDS } from '@civolution/engine';
import { type GameRecord, replay } from '@civolution/host';

/** Modules without level-4 tiles, projects, sites and phases: everything the recorded games must use together. */
export const ALL_USES: readonly string[] = [
  ...MODULES.flatMap((module, m) =>
    (m < MAIN_MODULES ? [1, 2, 3] : [1]).map(level => `module ${module} ${level}`),
  ),
  ...['farm', 'boat', 'statue', 'settlement'].map(project => `project ${project}`),
  ...SITE_KINDS.map(kind => `site ${kind}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(phase => `phase ${phase}`),
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

// What a recorded game uses of the rules, so that recorded games can be chosen to use them all.
import {
  AUTOMA_ACTIONS,
  type Civolution,
  FEWEST_SEATS,
  type GameEvent,
  MAIN_MODULES,
  MODULES,
  MOST_SEATS,
  PHASES,
  PRINTED_LEVELS,
  PROJECTS,
  type Setup,
  SITE_KINDS,
  SOLO_LEVELS,
  TERRITORY_TYPES,
  WATER,
} from '@civolution/engine';
import { type GameRecord, replay } from '@civolution/host';
import { automaAction } from './fuzz/automa.js';
import { EXTRAS, nameOfExtras, STARTS } from './setups.js';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** The base game: modules, projects, sites and phases. */
const PLAIN_USES: readonly string[] = [
  ...MODULES.flatMap((module, m) =>
    upTo(m < MAIN_MODULES ? PRINTED_LEVELS : 1).map(level => `module ${module} ${level}`),
  ),
  ...PROJECTS.map(project => `project ${project}`),
  ...SITE_KINDS.map(kind => `site ${kind}`),
  ...upTo(PHASES).map(phase => `phase ${phase}`),
  'reset',
  'final scoring',
];

const levelUse = (level: string, challenge: boolean): string =>
  `${level} level ${challenge ? 'with' : 'without'} challenge`;
const startUse = (start: string, extras: boolean): string =>
  `solo start ${start} ${extras ? 'with' : 'without'} extras`;

/** Against V.I.C.I: every set-up, and everything it does. */
const SOLO_USES: readonly string[] = [
  ...SOLO_LEVELS.flatMap(level => [levelUse(level, false), levelUse(level, true)]),
  ...STARTS.flatMap(start => [startUse(start, false), startUse(start, true)]),
  ...AUTOMA_ACTIONS.map(action => `action ${action}`),
  'reset of V.I.C.I',
];

/** The Extra Credits: every set-up, every creature, and modules with and without their tile. */
const EXTRA_USES: readonly string[] = [
  ...EXTRAS.map(extras => `extras ${nameOfExtras(extras)}`),
  ...upTo(MOST_SEATS)
    .filter(players => players >= FEWEST_SEATS)
    .map(players => `extras with ${players}`),
  ...TERRITORY_TYPES.filter((_, type) => type !== WATER).map(type => `creature ${type}`),
  'feeding of a creature',
  'level 4',
];

/** Everything the recorded games must use together. */
export const ALL_USES: readonly string[] = [...PLAIN_USES, ...SOLO_USES, ...EXTRA_USES];

export const isPlain = ({ solo, extras }: Setup): boolean => solo === undefined && extras === undefined;

function setupUses({ seats, solo, extras }: Setup): string[] {
  const uses: string[] = [];
  if (solo) {
    uses.push(levelUse(solo.level, solo.challenge), startUse(seats[0]!.option, extras !== undefined));
  }
  if (extras) uses.push(`extras ${nameOfExtras(extras)}`);
  if (extras && !solo) uses.push(`extras with ${seats.length}`);
  return uses;
}

function usesOfEvent({ rules }: Civolution, event: GameEvent, automa: number): string[] {
  switch (event.type) {
    case 'activated': {
      const use = `module ${MODULES[event.module]} ${event.level}`;
      return event.level > PRINTED_LEVELS ? [use, 'level 4'] : [use];
    }
    case 'built':
      return [`project ${event.project}`];
    case 'explored':
      return [`site ${SITE_KINDS[rules.sites[event.tile]!.kind]}`];
    case 'phase':
      return [`phase ${event.phase}`];
    case 'reset':
      return [event.seat === automa ? 'reset of V.I.C.I' : 'reset'];
    case 'tamed':
      return [`creature ${TERRITORY_TYPES[rules.creatures[event.creature]!.type]}`];
    case 'fedCreature':
      return ['feeding of a creature'];
    case 'ended':
      return ['final scoring'];
    default:
      return [];
  }
}

export function usesOf(civ: Civolution, record: GameRecord): Set<string> {
  const { setup } = record;
  const uses = new Set<string>(setupUses(setup));
  const automa = setup.solo ? setup.seats.length : -1;
  replay(civ, record, {
    sink: event => {
      const action = automaAction(event);
      if (action !== undefined) uses.add(`action ${action}`);
      for (const use of usesOfEvent(civ, event, automa)) uses.add(use);
    },
  });
  return uses;
}

/** Keeps the games that add most to what is covered until nothing is left to add and there are enough. */
export function choose<T extends { readonly uses: ReadonlySet<string> }>(
  games: readonly T[],
  least: number,
  already: ReadonlySet<string> = new Set(),
): T[] {
  const left = [...games];
  const kept: T[] = [];
  const covered = new Set(already);
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

// Numbers of the pack that the rules speak of.
import { type EncampmentMark, MAIN_MODULES, MODULES, type Pack, WATER } from '@civolution/engine';
import type { Catalogue } from '../worker/protocol.js';

const counted = ({ continent }: Pack, mark: EncampmentMark): number =>
  continent.tiles
    .flatMap(({ territories }) => Object.values(territories))
    .flatMap(({ encampments }) => encampments ?? [])
    .filter(one => one === mark).length;

export function factsOf({ pack, territories, activity, cards }: Catalogue) {
  const land = territories.filter(({ type }) => type !== WATER).length;
  /** Encampments that are blocked with so many civilizations. */
  const blocked = { '2': counted(pack, '3+') + counted(pack, '4'), '3': counted(pack, '4'), '4': 0 };
  return {
    ...pack.tables,
    solo: pack.solo,
    land,
    water: territories.length - land,
    blocked,
    modules: MODULES.length,
    mainModules: MAIN_MODULES,
    sites: pack.sites.length,
    cards: cards.filter(card => card !== null).length,
    events: pack.events.length,
    actionCards: pack.solo.cards.length,
    /** What the console itself offers as an activity. */
    activity,
  };
}

export type Facts = ReturnType<typeof factsOf>;

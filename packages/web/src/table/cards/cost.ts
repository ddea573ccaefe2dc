// Which cost spaces of a research card a civilization could fulfil, as a help for the eye; what counts is what is lit.
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  type CostSpace,
  FEATURE,
  FEATURES,
  MATERIALS,
  type Pack,
  type Seat,
  STORED,
} from '@civolution/engine';

export type Fulfilment = 'free' | 'fulfilled' | 'missing';

const LAST_STAGE = 5;

const spacesOf = (pack: Pack, id: string): readonly (CostSpace | null)[] =>
  pack.research.find(card => card.id === id)?.cost ?? [];

/** Space by space from the left: what a card asks for of one thing adds up. */
export function fulfilments(pack: Pack, id: string, seat: Seat): Fulfilment[] {
  const asked = new Map<number, number>();
  const built = seat.settlements.filter(ground => ground >= 0).length;
  return spacesOf(pack, id).map(space => {
    if (space === null) return 'free';
    const { material, have, return: given, n = 1, settlements = 0 } = space;
    if (settlements > 0 && built >= settlements) return 'fulfilled';
    const feature = have ?? given;
    if (material === undefined && feature === undefined) return 'missing';
    const place =
      material !== undefined ? STORED + MATERIALS.indexOf(material) : FEATURE + FEATURES.indexOf(feature!);
    const sum = (asked.get(place) ?? 0) + n;
    asked.set(place, sum);
    return seat.markers[place]! >= sum ? 'fulfilled' : 'missing';
  });
}

/** The lowest stage that the next card of a type can go to: in its own column, or else in a column without a type. */
export function stageFor(pack: Pack, type: number, seat: Seat): number {
  const { columns } = pack.tables.console;
  const isCard = (slot: number): boolean => slot < CHIP_SLOT;
  const isIncome = (slot: number): boolean => slot >= CHIP_SLOT && slot < ATTRIBUTE_SLOT;
  const own = seat.columns.findIndex(column => column.some(slot => isCard(slot) && slot >> 5 === type));
  const open = own >= 0 ? [own] : seat.columns.flatMap((column, c) => (column.every(isIncome) ? [c] : []));
  return Math.min(LAST_STAGE, ...open.map(c => columns[c]! + seat.columns[c]!.length));
}

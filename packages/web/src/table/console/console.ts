// What the parts of a console share: whose it is, and how its texts are told in little room.
import { pieces } from '@civolution/content/marks';
import {
  ATTRIBUTE_SLOT,
  CHIP_SLOT,
  CREATURE_SLOT,
  FOCUS_SOURCE,
  ONE_GOAL,
  RAW,
  STARTING_ATTRIBUTE,
  type Target,
  USED_DICE,
} from '@civolution/engine';
import { game } from '../../page/game.svelte.js';
import { words } from '../../words/words.svelte.js';
import type { Catalogue } from '../../worker/protocol.js';

export type PartName = 'modules' | 'storage' | 'partition' | 'goalArea';

/** Whose console the choices of the question are about. */
export const isOwn = (seat: number): boolean => seat === (game.lights.litQuestion?.seat ?? game.view?.viewer);

/** A choice points at one of these on a console: what else is like them cannot be chosen now, and looks so. */
export const isAnyLit = (seat: number, targets: readonly Target[]): boolean =>
  isOwn(seat) && targets.some(({ kind, id }) => game.lights.isBright(kind, id));

/** The places on a console where markers lie, but for the reset columns: a Reset is asked for among the modules. */
const SPACES = Array.from({ length: RAW }, (_, id): Target => ({ kind: 'place', id }));
export const isPlaceLit = (seat: number): boolean => isAnyLit(seat, SPACES);

/** Dice, and what may stand for them. */
const DICE: readonly Target[] = [
  ...Array.from({ length: FOCUS_SOURCE + 1 }, (_, id): Target => ({ kind: 'source', id })),
  { kind: 'dice', id: USED_DICE },
];
export const isDieLit = (seat: number): boolean => isAnyLit(seat, DICE);

/** What the marks are about happens at this console. */
export const isHighlighted = (seat: number): boolean => game.lights.highlight?.seat === seat;

/** A name whose long words may be parted. */
export const softened = (name: string): string => words().parted(name);

export interface Glyph {
  readonly n: string;
  readonly kind: string;
  readonly name: string;
}

/** A text as the icons in it, each with the number that stands before it. */
export function gist(text: string, most = 3): Glyph[] {
  const glyphs: Glyph[] = [];
  let words = '';
  for (const piece of pieces(text)) {
    if ('text' in piece) {
      words = piece.text;
      continue;
    }
    const n = /(\d+)\s+(?:\p{L}+\s+)?$/u.exec(words)?.[1] ?? '';
    const known = glyphs.some(glyph => glyph.kind === piece.kind && glyph.name === piece.name);
    if (!known) glyphs.push({ n, kind: piece.kind, name: piece.name });
    words = '';
  }
  return glyphs.slice(0, most);
}

/** A piece in the stage partition. */
export interface Installed {
  readonly kind: 'card' | 'income' | 'attribute' | 'creature' | 'goals';
  /** The type of a research card. */
  readonly type: number;
  /** The feature that an attribute chip asks for. */
  readonly feature: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isActivity: boolean;
  /** Goal chips lie two to a slot. */
  readonly n: number;
}

/**
 * How choices point at a piece: by its slot, at cards and income chips as such too, at the lowest single goal chip of a
 * column by that column.
 */
export function targetsOf(slot: number, column: number): [Target, ...Target[]] {
  if (slot === ONE_GOAL) return [{ kind: 'goalSlot', id: column }];
  const there: Target = { kind: 'slot', id: slot };
  if (slot < CHIP_SLOT) return [there, { kind: 'card', id: slot }];
  return slot < ATTRIBUTE_SLOT ? [there, { kind: 'chip', id: slot - CHIP_SLOT }] : [there];
}

const piece = (kind: Installed['kind'], more: Partial<Installed>): Installed => ({
  kind,
  type: -1,
  feature: '',
  id: '',
  name: '',
  text: '',
  isActivity: false,
  n: 1,
  ...more,
});

export function installedIn(catalogue: Catalogue, slot: number): Installed {
  if (slot >= ONE_GOAL) return piece('goals', { n: slot - ONE_GOAL + 1 });
  if (slot >= CREATURE_SLOT) return piece('creature', catalogue.creatures[slot - CREATURE_SLOT]!);
  if (slot >= ATTRIBUTE_SLOT) {
    const chip = slot - ATTRIBUTE_SLOT;
    const isStarting = chip >= STARTING_ATTRIBUTE;
    const entry = isStarting
      ? catalogue.startingAttributes[chip - STARTING_ATTRIBUTE]!
      : catalogue.attributes[chip]!;
    const printed = isStarting ? undefined : catalogue.pack.attributes[chip];
    return piece('attribute', {
      ...entry,
      feature: printed?.feature ?? '',
      isActivity: printed?.ability.kind === 'activity',
    });
  }
  if (slot >= CHIP_SLOT) return piece('income', catalogue.chips[slot - CHIP_SLOT]!);
  const { id, name, type, ability, abilityKind } = catalogue.cards[slot]!;
  const bare = name.startsWith(`${id} `) ? name.slice(id.length + 1) : name;
  return piece('card', { id, name: bare, type, text: ability, isActivity: abilityKind === 'activity' });
}

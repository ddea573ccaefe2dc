// Every icon is a line of parts in a field of 24 × 24, divided by '|': a path that is filled, or
// '2…' filled in the second tone, 'o…' so filled with an edge, 's1.5…' a line so wide, 't1.5…' a line in the second tone.
import type { Marked } from '@civolution/content/marks';
import { PROJECTS, SITES, TERRITORIES, WEATHER } from './land.js';
import { MATERIALS } from './materials.js';
import { CARDS, CATEGORIES, FEATURES, MODULES } from './minds.js';
import { PAGE } from './page.js';
import { CARD, DISC, SQUARE } from './shapes.js';
import { THINGS } from './things.js';

export type Tone = 'fill' | 'second' | 'edged' | 'line' | 'line-2';
export interface Part {
  readonly tone: Tone;
  readonly d: string;
  readonly width: number;
}
export interface Drawing {
  readonly parts: readonly Part[];
  /** What the parts lie on; on a frame of the first tone both tones are exchanged. */
  readonly frame?: string;
  readonly tile?: boolean;
  readonly color?: string;
  readonly second?: string;
}

const TONES: Readonly<Record<string, Tone>> = { '2': 'second', o: 'edged', s: 'line', t: 'line-2' };
const WIDTHS: Readonly<Record<Tone, number>> = { fill: 0.9, second: 0, edged: 1.5, line: 2, 'line-2': 2 };

function partOf(text: string): Part {
  const at = text.indexOf('M');
  const tone = TONES[text[0]!] ?? 'fill';
  return { tone, d: text.slice(at), width: Number(text.slice(1, at)) || WIDTHS[tone] };
}

const LANDS = Object.keys(TERRITORIES).slice(1);
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [Object.keys(FEATURES), Object.keys(CATEGORIES).slice(0, 5), Object.keys(CARDS)].flatMap(names =>
    names.map((name, i) => [name, i + 1]),
  ),
);
const COLOURS: Readonly<Record<string, string>> = {
  food: 'food',
  money: 'money',
  income: 'money',
  idea: 'idea',
  focus: 'focus',
  point: 'point',
  points: 'point',
  favor: 'fate',
  test: 'fate',
  fateDie: 'fate',
  find: 'find',
  fire: 'fire',
  warning: 'bad',
};

/** The variable that gives an icon its colour; none for those in the colour of the text. */
function colourOf(kind: string, name: string): string | undefined {
  if (kind === 'thing') return COLOURS[name];
  if (kind === 'weather') return `weather-${name}`;
  if (kind === 'territory') return `land-${name}-ink`;
  if (kind === 'material') return `land-${LANDS[Math.floor(Object.keys(MATERIALS).indexOf(name) / 3)]}-ink`;
  const isOfValue = kind === 'feature' || kind === 'category' || kind === 'card' || name in FEATURES;
  return isOfValue && VALUES[name] ? `value-${VALUES[name]}` : undefined;
}

function frameOf(kind: string, name: string): string | undefined {
  if (kind === 'feature' || name === 'feature' || (kind === 'module' && name in FEATURES)) return DISC;
  if (kind === 'card') return CARD;
  return kind === 'territory' ? SQUARE : undefined;
}

const TABLE: Readonly<Record<keyof Marked, Readonly<Record<string, string>>>> = {
  thing: { ...PAGE, ...THINGS },
  territory: TERRITORIES,
  material: MATERIALS,
  feature: FEATURES,
  category: CATEGORIES,
  card: CARDS,
  module: MODULES,
  site: SITES,
  project: PROJECTS,
  weather: WEATHER,
};

const drawn = new Map<string, Drawing>();

/** How an icon is drawn; a ring where there is no such icon. */
export function drawingOf(kind: string, name: string): Drawing {
  const key = `${kind}.${name}`;
  let drawing = drawn.get(key);
  if (!drawing) {
    const text = TABLE[kind as keyof Marked]?.[name] ?? 's2M12 4a8 8 0 1 0 .01 0z';
    const colour = colourOf(kind, name);
    const frame = frameOf(kind, name);
    const tile = kind === 'territory';
    drawing = {
      parts: text.split('|').map(partOf),
      tile,
      ...(frame && { frame }),
      ...(colour && { color: `var(--icon-1, var(--${colour}))` }),
      ...(tile && { second: `var(--icon-tile, var(--land-${name}))` }),
    };
    drawn.set(key, drawing);
  }
  return drawing;
}

// What a territory may be called on the map, and how much room that takes.

export interface Label {
  readonly lines: readonly string[];
  /** A tile says nothing without the icon of its type before it. */
  readonly hasIcon: boolean;
  /** With icon and signs, in the height of letters. */
  readonly width: number;
}

/** How wide an icon is with its gap, in the height of letters. */
export const ICON = 1.45;
/** How large the sign of a beacon is, in the height of letters. */
export const BEACON = 0.7;
/** Letters beyond this size leave no room for names. */
const LARGE = 34;
/** Letters are measured in this size. */
const MEASURE = 100;

let pen: CanvasRenderingContext2D | null = null;

/** How wide words are in the height of their letters. */
function widthOf(words: string): number {
  if (!pen) {
    pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `700 ${MEASURE}px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
  }
  return pen.measureText(words).width / MEASURE;
}

/** Signs behind the last line. */
export const signsOf = (beacons: number): string => (beacons > 0 ? `\u00a0${'▲'.repeat(beacons)}` : '');

function label(lines: readonly string[], beacons: number, hasIcon = false): Label {
  const widths = lines.map((line, i) =>
    i < lines.length - 1 ? widthOf(line) : widthOf(line) + BEACON * widthOf(signsOf(beacons)),
  );
  return { lines, hasIcon, width: Math.max(...widths) + (hasIcon ? ICON : 0) };
}

/** All ways to write a name in two lines, the narrowest first. */
function inTwo(name: string, beacons: number): Label[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, i) => label([words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')], beacons))
    .sort((a, b) => a.width - b.width);
}

/** The best first: where there is no room for words, the icon of the type and the tile. */
export function labelsOf(name: string, beacons: number, text: number): Label[] {
  const tile = label([name.split(' ').at(-1)!], beacons, true);
  return text > LARGE ? [tile] : [label([name], beacons), ...inTwo(name, beacons), tile];
}

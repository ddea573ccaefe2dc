// Icons as a browser draws them: each is put together once, and copied from then on.
import type { Drawing, Part, Tone } from './index.js';

const SVG = 'http://www.w3.org/2000/svg';
const FIRST = 'currentColor';
const SECOND = 'var(--second)';
type Paint = readonly [fill: string, stroke: string];
const PAINT: Readonly<Record<Tone, Paint>> = {
  fill: [FIRST, FIRST],
  second: [SECOND, 'none'],
  edged: [SECOND, FIRST],
  line: ['none', FIRST],
  'line-2': ['none', SECOND],
};
/** What lies on a frame is so much smaller. */
const SMALLER = 'translate(12 12) scale(.62) translate(-12 -12)';

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, `${value}`);
  return node;
}

const exchanged = (tone: string): string => (tone === FIRST ? SECOND : tone === SECOND ? FIRST : tone);

function pathOf({ tone, d, width }: Part, isOnFrame: boolean): SVGElement {
  const [fill, stroke] = isOnFrame ? PAINT[tone].map(exchanged) : PAINT[tone];
  return element('path', { d, fill: fill!, stroke: stroke!, 'stroke-width': width });
}

function shapeOf({ parts, frame, tile }: Drawing): DocumentFragment {
  const shape = document.createDocumentFragment();
  if (!frame || tile) {
    if (frame) shape.append(pathOf({ tone: 'edged', d: frame, width: 1.6 }, false));
    shape.append(...parts.map(part => pathOf(part, false)));
    return shape;
  }
  const upon = element('g', { transform: SMALLER });
  upon.append(...parts.map(part => pathOf(part, true)));
  shape.append(pathOf({ tone: 'fill', d: frame, width: 0.9 }, false), upon);
  return shape;
}

const shapes = new Map<Drawing, DocumentFragment>();

/** Draws into an element. */
export const drawn =
  (drawing: Drawing) =>
  (node: SVGElement): void => {
    let shape = shapes.get(drawing);
    if (!shape) {
      shape = shapeOf(drawing);
      shapes.set(drawing, shape);
    }
    node.replaceChildren(shape.cloneNode(true));
  };

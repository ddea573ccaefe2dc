// Windows about a thing on the table stand beside it, so that it is still seen.

const EDGE = 8;

/** The style of a window of this width, below the thing or above it; it has room for itself however large the thing is. */
export function beside({ left, top, bottom }: DOMRect, width: number): string {
  const isBelow = innerHeight - bottom > top;
  const from = Math.max(EDGE, Math.min(isBelow ? bottom + EDGE : innerHeight - top + EDGE, innerHeight / 2));
  const x = Math.max(EDGE, Math.min(left, innerWidth - width - EDGE));
  return `
    position: fixed;
    margin: 0;
    inset: ${isBelow ? `${from}px auto auto` : `auto auto ${from}px`} ${x}px;
    width: ${width}px;
    max-width: ${innerWidth - 2 * EDGE}px;
    max-height: ${innerHeight - from - EDGE}px;
  `;
}

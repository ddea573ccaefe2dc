/** Fingers and pens: nothing can be pointed at before it is chosen. */
export const NO_POINTING = matchMedia('(hover: none)');

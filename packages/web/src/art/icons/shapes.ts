// Shapes that several icons are made of.
export const SQUARE = 'M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z';
export const DISC = 'M12 2a10 10 0 1 0 .01 0z';
export const CARD =
  'M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5z';
export const OCTAGON = 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z';
export const SPARK = 'M12 5l1.9 5.1L19 12l-5.1 1.9L12 19l-1.9-5.1L5 12l5.1-1.9z';
/** A member of a tribe, standing. */
export const FIGURE = 'M12 2a4 4 0 0 1 2.6 7c2.9 1.4 4.4 5 4.4 12H5c0-7 1.5-10.6 4.4-12A4 4 0 0 1 12 2z';
export const CLOUD = 'M7 19.5a4.8 4.8 0 0 1-.6-9.5A6.2 6.2 0 0 1 18 11.3a4.2 4.2 0 0 1-.5 8.2z';

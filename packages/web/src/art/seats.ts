// The sign of each seat in a field of 24 × 24: circle, diamond, triangle, square.
export const SEAT_SHAPES = [
  'M12 3.5a8.5 8.5 0 1 0 .01 0z',
  'M12 2l10 10-10 10L2 12z',
  'M12 3l10 17.5H2z',
  'M4.5 4.5h15v15h-15z',
] as const;

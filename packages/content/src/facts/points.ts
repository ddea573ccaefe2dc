/** " (4 × 5)": so many of what was counted, and the points for each, where these are the same. */
export const reckoned = (n: number, units = 0): string =>
  units > 0 && n % units === 0 ? ` (${units} × ${n / units})` : '';

// What the address remembers behind '#': the game one is at, and where in the rules one reads.

const GAME = /[#&]game=([\w-]+)/;
const RULES = /[#&]rules=([\w.-]*)/;

export const gameInAddress = (): string | null => GAME.exec(location.hash)?.[1] ?? null;
/** An empty text for the rules from their beginning. */
export const rulesInAddress = (): string | null => RULES.exec(location.hash)?.[1] ?? null;

export const addressOf = (game: string | null, rules: string | null): string =>
  `#${[...(game === null ? [] : [`game=${game}`]), ...(rules === null ? [] : [`rules=${rules}`])].join('&')}`;

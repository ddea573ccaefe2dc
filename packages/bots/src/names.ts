// The names of the bots, from the weakest to the strongest. They stand apart so that a page can list bots without them.
export const BOT_NAMES = ['random', 'easy', 'medium'] as const;
export type BotName = (typeof BOT_NAMES)[number];

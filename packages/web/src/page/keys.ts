// The keys of the table. Whatever belongs to the map only while it has the focus (arrows, + − 0) makes no choice.

export const DEEDS = { undo: 'u', hint: 'h', skip: 's' } as const;

const TAKEN: ReadonlySet<string> = new Set(Object.values(DEEDS));

/** The keys of the choices, in the order of the list: figures first, then every letter that does nothing else. */
export const KEYS: readonly string[] = [
  ...'123456789',
  ...[...'abcdefghijklmnopqrstuvwxyz'].filter(letter => !TAKEN.has(letter)),
];

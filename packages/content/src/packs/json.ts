/** Anything that JSON calls an object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

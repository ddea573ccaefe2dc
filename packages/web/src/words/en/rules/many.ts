/** "1 marker", "3 markers". */
export const many = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

/** "1 Marker", "3 Marker". */
export const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

/** "1 pole", "3 pola", "12 pól". */
export function many(n: number, one: string, few: string, more: string): string {
  if (n === 1) return `1 ${one}`;
  const isFew = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
  return `${n} ${isFew ? few : more}`;
}

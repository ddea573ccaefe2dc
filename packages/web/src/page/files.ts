// Files from and to the disk of whoever plays.

/** Far above any record or pack, far below what would stop the page. A record has room for its pack. */
export const LARGEST_RECORD = 4_000_000;
export const LARGEST_PACK = 2_000_000;

/** The text of a file, or null when it is too large to be one of ours. */
export const textOf = async (file: File, largest: number): Promise<string | null> =>
  file.size > largest ? null : file.text();

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The name of a record's file, by the day it was last played. */
export const recordName = (played: number): string =>
  `civolution-${new Date(played).toISOString().slice(0, 16).replace(/\D/g, '-')}.json`;

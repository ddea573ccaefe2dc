/** Where a command writes: results to `out`, all else to `err`. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal, on which progress may be drawn. */
  readonly tty: boolean;
  /** The folder that relative paths start from. */
  readonly folder: string;
}

export const terminal: Io = {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  tty: process.stderr.isTTY === true,
  folder: process.cwd(),
};

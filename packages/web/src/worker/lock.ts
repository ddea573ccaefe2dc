// A game is open in one tab or window at a time: who has it open holds its lock, which all of them in the browser share.

export type Unlock = () => void;
/**
 * Gives what lets go of a game's lock, or null when it is held elsewhere. With `anyway` it is taken from there, and `onlost`
 * tells when that happens here.
 */
export type Lock = (id: string, anyway: boolean, onlost: () => void) => Promise<Unlock | null>;

/** A page that is being loaded anew lets go of its game a moment later. */
const PATIENCE = 500;

const lock: Lock = (id, anyway, onlost) =>
  new Promise(answer => {
    const options = anyway ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    const hold = (): Promise<void> => new Promise(unlock => answer(unlock));
    navigator.locks.request(`civolution ${id}`, options, hold).catch(({ name }: DOMException) => {
      if (name === 'AbortError') onlost();
      else answer(name === 'TimeoutError' ? null : () => {});
    });
  });

/** Where a browser knows no locks, as at an address that is not secure, nobody is kept out. */
export const lockGame: Lock = 'locks' in navigator ? lock : async () => () => {};

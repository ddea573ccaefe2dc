/// <reference lib="dom" />
// What in-page.js puts on the window of the page it measures.
export {};

declare global {
  interface Window {
    /** Calls back with the time when what stands in the page now has been painted. */
    painted(done: (now: number) => void): void;
    /** When the browser showed the first choice, and when all of the table was painted. */
    decisionAt?: number;
    tableAt?: number;
  }
}

// All that is needed of Node: bots are compiled without its types, so that they cannot touch the machine.
declare module 'node:worker_threads' {
  export const parentPort: import('./worker.js').Port | null;
}

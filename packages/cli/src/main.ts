import { civ } from './civ.js';
import { terminal } from './io.js';

// A reader that has seen enough closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await civ(process.argv.slice(2), terminal);

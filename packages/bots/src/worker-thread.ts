// Started as a worker thread of Node.
import { parentPort } from 'node:worker_threads';
import { pause } from './pause.js';
import { serve } from './worker.js';

if (!parentPort) throw new Error('This is to be started as a worker thread.');
serve(parentPort, pause);

// Started as a Web Worker.
import { pause } from './pause.js';
import { type Port, serve } from './worker.js';

declare const self: Port;

serve(self, pause);

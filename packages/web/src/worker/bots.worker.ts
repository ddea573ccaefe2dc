// Bots think in a thread of their own.
import '@civolution/bots/web-worker';

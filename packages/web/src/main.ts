import { mount } from 'svelte';
import App from './App.svelte';
import { callsTo } from './page/calls.js';
import { startGame } from './page/game.svelte.js';
import './style.css';

startGame(game =>
  callsTo(new Worker(new URL('./worker/page.worker.ts', import.meta.url), { type: 'module' }), {
    update: update => game.receive(update),
    problem: problem => game.report(problem),
    lost: id => {
      game.elsewhere = id;
    },
  }),
);
mount(App, { target: document.getElementById('app')! });

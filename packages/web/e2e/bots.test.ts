// Bots think the same in the browser's worker as in Node.
import { readdirSync } from 'node:fs';
import { BOT_NAMES, BOTS, conclude, type ThinkOrder, type Thought } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load } from '@civolution/engine';
import { openRecord, parseRecord } from '@civolution/host';
import { inject } from 'vitest';
import { expect, lateText, test } from './support.js';

const BUDGET = { nodes: 400 };
const civ = load(basePack);

const orders: ThinkOrder[] = (['two', 'four', 'solo'] as const).flatMap(name => {
  const { state } = openRecord(civ, parseRecord(lateText(name)));
  return BOT_NAMES.map(
    (bot): ThinkOrder => ({
      bot,
      seed: `${name}/0`,
      budget: BUDGET,
      purpose: 'play',
      view: civ.view(state, 0),
    }),
  );
});

test('the same view, seed and budget give the same choice in the browser', async ({ open }) => {
  const here = orders.map(({ bot, seed, budget, purpose, view }): Thought => {
    const legal = civ.legal(view, view.viewer);
    return conclude(BOTS[bot].make(civ, seed, budget).thinking({ view, legal }, purpose));
  });
  const page = await open();
  const worker = readdirSync(`${inject('site')}/assets`).find(name => name.startsWith('bots.worker'));
  const there = await page.evaluate(
    async ([url, pack, asked]) => {
      const thread = new Worker(url, { type: 'module' });
      const answer = (order: object): Promise<{ thought: unknown }> =>
        new Promise(done => {
          thread.onmessage = ({ data }) => done(data);
          thread.postMessage(order);
        });
      await answer({ id: 1, do: 'load', pack });
      const thoughts: unknown[] = [];
      for (const order of asked) thoughts.push((await answer({ ...order, id: 2, do: 'think' })).thought);
      thread.terminate();
      return thoughts;
    },
    [`assets/${worker}`, basePack, orders] as const,
  );
  expect(there).toEqual(here);
});

// `npm run screenshots`: pictures of every screen with a late game of four, in light and dark, wide and narrow.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediumPlayer } from '@civolution/bots';
import { basePack } from '@civolution/content';
import { load, seeded } from '@civolution/engine';
import { choose, openSession, recordText, toRecord } from '@civolution/host';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.js';
import { serve } from './serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/screenshots');
const scratch = mkdtempSync(join(tmpdir(), 'civolution-pictures-'));
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario'];
const NODES = 600;
const QUALITY = 82;

/** A game that bots have played up to a moment, as a file; the first seat is a person's from then on. */
function played(name, setup, isThere) {
  const civ = load(basePack);
  const players = setup.seats.map((_, seat) =>
    seat === 0 ? { name: NAMES[0] } : { name: NAMES[seat], bot: 'easy' },
  );
  const session = openSession(civ, setup, 'picture', players);
  const bots = setup.seats.map((_, seat) => mediumPlayer(seeded(`${name}/${seat}`), { nodes: NODES }));
  for (;;) {
    const asked = civ.decisions(session.state)[0];
    if (!asked || isThere(session.state, asked)) break;
    const { seat } = asked;
    const look = () => civ.view(session.state, seat);
    choose(session, seat, bots[seat].choose(civ, look, seat, civ.legal(session.state, seat)));
  }
  const file = join(scratch, `${name}.json`);
  writeFileSync(file, recordText(toRecord(session)));
  return file;
}

const four = { seats: NAMES.map(() => ({ option: 'b' })), map: 'random', materials: 'random' };
const solo = {
  seats: [{ option: 'a' }],
  map: 'first',
  materials: 'first',
  solo: { level: 'medium', challenge: false },
};
const turnOf =
  era =>
  (s, { seat, task }) =>
    s.era >= era && seat === 0 && task === 'turn' && s.resets >= 2;
const late = played('late', four, turnOf(4));
const alone = played('alone', solo, turnOf(3));
const over = played('over', four, () => false);

const opened = file => async page => {
  await page.locator('input[data-import]').setInputFiles(file);
  await page.getByRole('region', { name: 'What is asked' }).waitFor();
};
const tab = name => async page => {
  await opened(late)(page);
  await page.getByRole('tab', { name }).click();
};
const SCREENS = {
  start: async () => {},
  'new-game': page => page.getByRole('button', { name: /New game/ }).click(),
  table: opened(late),
  hand: tab('Hand'),
  boards: tab('Boards'),
  solo: opened(alone),
  end: async page => {
    await page.locator('input[data-import]').setInputFiles(over);
    await page.getByRole('dialog').waitFor();
  },
};
/** Only where there is one thing at a time. */
const NARROW = { continent: tab('Continent'), score: tab('Score'), log: tab('Log') };

mkdirSync(folder, { recursive: true });
const { address, close } = await serve(join(root, 'packages/web/dist'), 5190);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark']) {
    const screens = size === '390' ? { ...SCREENS, ...NARROW } : SCREENS;
    for (const [name, reach] of Object.entries(screens)) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'en',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.getByRole('heading', { name: 'Civolution' }).waitFor();
      await reach(page);
      await page.waitForTimeout(700);
      const file = `${name}-${size}-${colorScheme}.jpg`;
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: QUALITY });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
close();
rmSync(scratch, { recursive: true, force: true });

// What axe finds wrong on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the screen as it is, in short. */
export async function faultsAsShown(page: Page, rules: Pick<RunOptions, 'runOnly'> = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], ...rules };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} - ${failureSummary}`),
  );
}

/** The rules about colours among those that axe applies by default. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the screen, in light and in dark. The dark page differs only in its colours. */
export async function faults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await faultsAsShown(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsAsShown(page, { runOnly: COLOURS });
  await page.emulateMedia({ colorScheme: null });
  return [...light, ...dark.map(fault => `dark: ${fault}`)];
}

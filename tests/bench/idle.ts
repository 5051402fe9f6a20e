import type { Browser } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { issueToken } from '@sandbox/market/tokens';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { floorDocument } from './floor/floorPages';
import { bundle } from './floor/floorScript';
import { addedFiles, apiAddress, siteAddress } from './site';
import { median, type Row } from './table';
import { desktop, newContext, type Storage } from './visit';

export const POSTS = 1000;
const PLAIN = '/floor/idle';
const SETTLE_MS = 15_000;
const WINDOW_MS = 10_000;
const WINDOWS = 3;
/** What the main thread was busy with, in seconds since the page was opened: scripts, and everything. */
const METRICS = ['ScriptDuration', 'TaskDuration'];

/** What an idle tab of home costs while no data changes, against the plain page with the same two polls. */
export async function measureIdle(browser: Browser, buyer: Storage): Promise<Row> {
  addedFiles.set(`${PLAIN}.js`, await bundle('tests/bench/floor/plain.tsx'));
  const { email } = demoAccount('buyer');
  const place = `<main data-api="${apiAddress}" data-email="${email}" data-token="${await issueToken(email)}"></main>`;
  addedFiles.set(PLAIN, floorDocument(place, `${PLAIN}.js`));
  const tabs = [await openTab(browser, buyer, '/home'), await openTab(browser, buyer, PLAIN)];
  await wait(SETTLE_MS);

  const readAll = () => Promise.all(tabs.map(({ read }) => read()));
  const readings = [await readAll()];
  for (let round = 0; round < WINDOWS; round += 1) {
    await wait(WINDOW_MS);
    readings.push(await readAll());
  }
  for (const { context } of tabs) await context.close();

  const perMinute = (tab: number) =>
    METRICS.map((_, metric) => {
      const values = readings.map((reading) => reading[tab]?.[metric] ?? NaN);
      const spent = values.slice(1).map((value, place) => value - (values[place] ?? NaN));
      return (median(spent) * 60_000 * 1000) / WINDOW_MS;
    });
  const what = '1,000 posts, idle: scripts / all work of the main thread, a minute';
  return { what, ours: perMinute(0), compared: perMinute(1), bounds: [2, 2], unit: 'ms' };
}

async function openTab(browser: Browser, buyer: Storage, path: string) {
  const context = await newContext(browser, desktop, buyer);
  const page = await context.newPage();
  await page.goto(siteAddress + path);
  await page.getByRole('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return METRICS.map((metric) => metrics.find(({ name }) => name === metric)?.value ?? NaN);
  };
  return { context, read };
}

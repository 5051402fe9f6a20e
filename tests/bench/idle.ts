import type { Browser } from '@playwright/test';
import { issueToken } from '@sandbox/market/tokens';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { installCounters, readCounts } from '@tests/browser/support/counters';
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

/** What an idle tab of home costs while no data changes, against the plain page with the same two polls. */
export async function measureIdle(browser: Browser, buyer: Storage): Promise<Row[]> {
  addedFiles.set(`${PLAIN}.js`, await bundle('tests/bench/floor/plain.tsx'));
  const { email } = demoAccount('buyer');
  const place = `<main data-api="${apiAddress}" data-email="${email}" data-token="${await issueToken(email)}"></main>`;
  addedFiles.set(PLAIN, floorDocument(place, `${PLAIN}.js`));
  const [home, plain] = [await openTab(browser, buyer, '/home'), await openTab(browser, buyer, PLAIN)];
  await home.page.waitForTimeout(SETTLE_MS);

  const { commits: earlier } = await readCounts(home.page);
  const spent: { home: Work; plain: Work }[] = [];
  for (let round = 0; round < WINDOWS; round += 1) {
    const before = { home: await home.work(), plain: await plain.work() };
    await home.page.waitForTimeout(WINDOW_MS);
    const after = { home: await home.work(), plain: await plain.work() };
    spent.push({ home: difference(before.home, after.home), plain: difference(before.plain, after.plain) });
  }
  const { commits } = await readCounts(home.page);
  for (const { page } of [home, plain]) await page.context().close();

  const perMinute = (tab: 'home' | 'plain') =>
    (['script', 'task'] as const).map((kind) => (median(spent.map((one) => one[tab][kind])) * 60_000) / WINDOW_MS);
  const seconds = (WINDOWS * WINDOW_MS) / 1000;
  return [
    { what: `1,000 posts, idle: React commits in ${seconds} s`, ours: [commits - earlier], bounds: [0], unit: '' },
    {
      what: '1,000 posts, idle: scripts / all work of the main thread, a minute',
      ours: perMinute('home'),
      compared: perMinute('plain'),
      bounds: [2, 2],
      unit: 'ms',
    },
  ];
}

/** What the main thread has been busy with since the page was opened, in ms. */
interface Work {
  script: number;
  task: number;
}

const difference = (before: Work, after: Work) => ({
  script: after.script - before.script,
  task: after.task - before.task,
});

async function openTab(browser: Browser, buyer: Storage, path: string) {
  const context = await newContext(browser, desktop, buyer);
  await installCounters(context);
  const page = await context.newPage();
  await page.goto(siteAddress + path);
  await page.getByRole('article').first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const work = async (): Promise<Work> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const msOf = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? NaN) * 1000;
    return { script: msOf('ScriptDuration'), task: msOf('TaskDuration') };
  };
  return { page, work };
}

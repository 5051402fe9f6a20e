import { resolve } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { newContext, launchBrowser, untilIdle } from '@tests/bench/browser';
import { builtFolder, runBuild, startSandbox } from '@tests/bench/hosted';
import { type Group, median, limitLine, ratioLine } from '@tests/bench/line';
import { signIn } from '@tests/browser/support/journey';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { readCounts, installCounters } from './counters';
import { subtract, type Work, readWork } from './work';

const buyer = demoAccount('buyer');
const POSTS = 1000;
const SETTLE_MS = 15_000;
const WINDOW_MS = 10_000;
const WINDOWS = 3;
const MAX_SCRIPT = 0.25;
const MAX_WORK = 1;
const MAX_CALLS = 1.15;

/** Measures the cost of an idle signed-in tab while no data changes. */
export async function measureLive(): Promise<Group> {
  const backends = await startSandbox(POSTS);
  await buildPlain();
  const browser = await launchBrowser();
  const app = await newContext(browser);
  await installCounters(app);
  const home = await openHome(app);
  const plain = await openPlain(await newContext(browser));
  await home.waitForTimeout(SETTLE_MS);

  const before = await readCounts(home);
  const samples: { home: Work; plain: Work }[] = [];
  for (let round = 0; round < WINDOWS; round += 1) samples.push(await workDuring(home, plain));
  const after = await readCounts(home);
  await plain.close();

  const oneTab = await callsDuring(app);
  for (const tab of [await app.newPage(), await app.newPage()]) await tab.goto('/home');
  await home.waitForTimeout(SETTLE_MS);
  const threeTabs = await callsDuring(app);
  await browser.close();
  const cpuTime = { home: await processorTime(openHome), plain: await processorTime(openPlain) };
  await backends.stop();

  const perMinute = (select: (work: { home: Work; plain: Work }) => number) =>
    median(samples.map(select)) * (60_000 / WINDOW_MS);
  const format = (ms: number) => `${ms.toFixed(1)} ms`;
  const seconds = (WINDOWS * WINDOW_MS) / 1000;
  return {
    title: 'Live lists',
    notes: [
      `Home of a signed-in buyer with ${POSTS} car posts while no data changes. The plain page (\`tests/bench/live/plain\`) shows the same parts and polls the same two lists every second with \`useQuery\`, \`refetchInterval\` and \`res.json()\`, without a schema, and signs in with the same SDK. Both tabs are open at the same time. The script time is Chromium's and does not include promise callbacks; the work of the main thread does. Medians of ${WINDOWS} × ${WINDOW_MS / 1000} s.`,
    ],
    lines: [
      ratioLine(
        'Script time per minute, compared with the plain page',
        perMinute(({ home }) => home.scriptMs),
        perMinute(({ plain }) => plain.scriptMs),
        MAX_SCRIPT,
        format,
      ),
      ratioLine(
        'All work of the main thread per minute, compared with the plain page',
        perMinute(({ home }) => home.taskMs),
        perMinute(({ plain }) => plain.taskMs),
        MAX_WORK,
        format,
      ),
      {
        what: 'CPU time per minute of all renderer processes',
        measured: `${format(cpuTime.home)} to ${format(cpuTime.plain)}`,
      },
      limitLine(`DOM mutations in ${seconds} s`, after.mutations - before.mutations, 0),
      limitLine(`React commits in ${seconds} s`, after.commits - before.commits, 0),
      limitLine(`JSON parsed in ${seconds} s`, after.parsed - before.parsed, 0),
      ratioLine('Requests of three tabs of one user, compared with one tab', threeTabs, oneTab, MAX_CALLS, String),
    ],
  };
}

async function buildPlain() {
  const folder = 'tests/bench/live/plain';
  const args = [folder, '--config', `${folder}/vite.config.ts`, '--mode', 'sandbox'];
  await runBuild([...args, '--outDir', resolve(builtFolder, 'plain'), '--emptyOutDir'], appSettings());
}

async function openHome(context: BrowserContext) {
  const page = await context.newPage();
  await signIn(page, buyer);
  await page.goto('/home');
  await untilIdle(page);
  return page;
}

async function openPlain(context: BrowserContext) {
  const page = await context.newPage();
  await signIn(page, buyer);
  const query = new URLSearchParams({ email: buyer.email });
  await page.goto(`/plain/index.html?${query.toString()}`);
  await page.getByRole('article').first().waitFor();
  await untilIdle(page);
  return page;
}

async function workDuring(home: Page, plain: Page) {
  const before = { home: await readWork(home), plain: await readWork(plain) };
  await home.waitForTimeout(WINDOW_MS);
  const after = { home: await readWork(home), plain: await readWork(plain) };
  return { home: subtract(before.home, after.home), plain: subtract(before.plain, after.plain) };
}

/** CPU time of all renderer processes of a browser with only this tab, in ms per minute. */
async function processorTime(open: (context: BrowserContext) => Promise<Page>) {
  const browser = await launchBrowser();
  const page = await open(await newContext(browser));
  await page.waitForTimeout(SETTLE_MS);
  const session = await browser.newBrowserCDPSession();
  const seconds = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await seconds();
  await page.waitForTimeout(WINDOWS * WINDOW_MS);
  const spent = (await seconds()) - before;
  await browser.close();
  return spent * 1000 * (60_000 / (WINDOWS * WINDOW_MS));
}

/** Number of requests to the marketplace API from all tabs of the context during one window. */
async function callsDuring(context: BrowserContext) {
  let calls = 0;
  const count = (request: Request) => {
    if (request.url().startsWith(addressOf('market'))) calls += 1;
  };
  context.on('request', count);
  await context.pages()[0]?.waitForTimeout(WINDOW_MS);
  context.off('request', count);
  return calls;
}

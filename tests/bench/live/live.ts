import { resolve } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { appSettings } from '@sandbox/run/appSettings';
import { addressOf } from '@sandbox/run/ports';
import { freshContext, launchBrowser, untilIdle } from '@tests/bench/browser';
import { builtFolder, runBuild, startSandbox } from '@tests/bench/hosted';
import { type Group, median, mostLine, ratioLine } from '@tests/bench/line';
import { signIn } from '@tests/browser/support/journey';
import { personOf } from '@tests/browser/support/demoPeople';
import { countsOf, installCounters } from './counters';
import { between, type Work, workOf } from './work';

const buyer = personOf('buyer');
const POSTS = 1000;
const SETTLE_MS = 6000;
const WINDOW_MS = 10_000;
const WINDOWS = 3;
const MOST_SCRIPT = 0.25;
const MOST_WORK = 1;
const MOST_CALLS = 1.15;

/** What an idle signed-in tab costs while nothing changes. */
export async function measureLive(): Promise<Group> {
  const standIns = await startSandbox(POSTS);
  await buildPlain();
  const browser = await launchBrowser();
  const app = await freshContext(browser);
  await installCounters(app);
  const home = await openHome(app);
  const plain = await openPlain(await freshContext(browser));
  await home.waitForTimeout(SETTLE_MS);

  const before = await countsOf(home);
  const works: { home: Work; plain: Work }[] = [];
  for (let window = 0; window < WINDOWS; window += 1) works.push(await workDuring(home, plain));
  const after = await countsOf(home);
  await plain.close();

  const one = await callsDuring(app);
  for (const tab of [await app.newPage(), await app.newPage()]) await tab.goto('/home');
  await home.waitForTimeout(SETTLE_MS);
  const three = await callsDuring(app);
  await browser.close();
  const alone = { home: await processorTime(openHome), plain: await processorTime(openPlain) };
  await standIns.stop();

  const perMinute = (read: (work: { home: Work; plain: Work }) => number) =>
    median(works.map(read)) * (60_000 / WINDOW_MS);
  const show = (ms: number) => `${ms.toFixed(1)} ms`;
  const seconds = (WINDOWS * WINDOW_MS) / 1000;
  return {
    title: 'Live lists',
    notes: [
      `Home of a signed-in buyer with ${POSTS} posts on the market, nothing changing. The plain page (\`tests/bench/live/plain\`) shows the same parts and asks for the same two lists each second by \`useQuery\`, \`refetchInterval\` and \`res.json()\`, without a schema, and is signed in by the same SDK. Both tabs stand open at once; the script time is Chromium's, which leaves out what runs on when a promise is kept; all work of the main thread has it. Medians of ${WINDOWS} × ${WINDOW_MS / 1000} s.`,
    ],
    lines: [
      ratioLine(
        'Script time a minute against the plain page',
        perMinute(({ home }) => home.scriptMs),
        perMinute(({ plain }) => plain.scriptMs),
        MOST_SCRIPT,
        show,
      ),
      ratioLine(
        'All work of the main thread a minute, against the plain page',
        perMinute(({ home }) => home.taskMs),
        perMinute(({ plain }) => plain.taskMs),
        MOST_WORK,
        show,
      ),
      {
        what: 'Processor time a minute of all that a tab runs',
        measured: `${show(alone.home)} to ${show(alone.plain)}`,
      },
      mostLine(`Changes of the document in ${seconds} s`, after.mutations - before.mutations, 0),
      mostLine(`React commits in ${seconds} s`, after.commits - before.commits, 0),
      mostLine(`JSON texts parsed in ${seconds} s`, after.parsed - before.parsed, 0),
      ratioLine('Calls of three tabs of one person against one', three, one, MOST_CALLS, String),
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
  const person = new URLSearchParams({ email: buyer.email });
  await page.goto(`/plain/index.html?${person.toString()}`);
  await page.getByRole('article').first().waitFor();
  await untilIdle(page);
  return page;
}

async function workDuring(home: Page, plain: Page) {
  const before = { home: await workOf(home), plain: await workOf(plain) };
  await home.waitForTimeout(WINDOW_MS);
  const after = { home: await workOf(home), plain: await workOf(plain) };
  return { home: between(before.home, after.home), plain: between(before.plain, after.plain) };
}

/** Of all renderers of a browser that has no other tab, in milliseconds a minute. */
async function processorTime(open: (context: BrowserContext) => Promise<Page>) {
  const browser = await launchBrowser();
  const page = await open(await freshContext(browser));
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

/** How often the marketplace was asked by all tabs of this person. */
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

import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { newContext, launchBrowser } from '@tests/bench/browser';
import { startSandbox } from '@tests/bench/hosted';
import { type Group, kilobytes, type Line, median, milliseconds, limitLine, ratioLine } from '@tests/bench/line';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { measureFootprint } from '@tests/browser/support/footprint';
import { signIn } from '@tests/browser/support/journey';
import { timeTo } from '@tests/bench/interactions';
import { lists, MOST_REPORTS, type LongList } from './lists';
import { measureUse } from './use';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const MAX_PAINT = 2;
const MAX_NODES = 1500;
const MAX_HEAP = 1.5;

interface ListMetrics {
  /** From going back to the painted list, without requests or parsing. In ms, like `network` and `afterResponse`. */
  painted: number;
  network: number;
  /** From the last byte of the response to the painted list: parsing, validating and rendering. */
  afterResponse: number;
  nodes: number;
  heap: number;
}

interface Measured {
  metrics: ListMetrics;
  use: Line[];
  response: { text: number; parsed: number };
}

/** Compares long lists with short ones. */
export async function measureSize(): Promise<Group> {
  const few = await measureAll(FEW);
  const many = await measureAll(MANY, { isUsed: true });
  return {
    title: 'Long lists',
    notes: [
      `${MANY.toLocaleString('en')} cars, own posts, sellers and buyers, and ${MOST_REPORTS.toLocaleString('en')} reports, against ${FEW}. A list is rendered again by going to another page and back within the app while its requests are blocked, so that nothing is fetched or parsed; the median of ${ROUNDS}. Keys and clicks are timed by the browser (Event Timing: until the next frame, in steps of 8 ms), and the longest counts. The static list has the rows of 21 screens in the page at once, and no scripts.`,
    ],
    lines: lists.flatMap(({ name, most = MANY }) => {
      const [small, large] = [few.get(name), many.get(name)];
      if (!small || !large) throw new Error(`${name} was not measured.`);
      return [...sizeLines(name, most, small, large), ...large.use];
    }),
  };
}

function sizeLines(name: string, most: number, few: Measured, many: Measured): Line[] {
  const describeFirst = ({ metrics, response }: Measured) =>
    `${milliseconds(metrics.network)} and ${milliseconds(metrics.afterResponse)} for ${kilobytes(response.text)}`;
  return [
    ratioLine(
      `${name}: painted, ${most} against ${FEW}`,
      many.metrics.painted,
      few.metrics.painted,
      MAX_PAINT,
      milliseconds,
    ),
    {
      what: `${name}: first load, network and then parsing with rendering`,
      measured: `${describeFirst(many)}; ${describeFirst(few)}`,
    },
    limitLine(`${name}: elements in the page`, many.metrics.nodes, MAX_NODES),
    ratioLine(
      `${name}: growth of the heap, compared with the parsed responses`,
      many.metrics.heap - few.metrics.heap,
      many.response.parsed,
      MAX_HEAP,
      kilobytes,
    ),
  ];
}

async function measureAll(count: number, { isUsed = false } = {}) {
  const backends = await startSandbox(count, { reports: Math.min(count, MOST_REPORTS) });
  const browser = await launchBrowser();
  const all = new Map<string, Measured>();
  for (const list of lists) {
    const context = await newContext(browser);
    const page = await context.newPage();
    await signIn(page, demoAccount(list.role));
    const metrics = await measureList(page, list);
    await context.close();
    // In its own browser, because this page keeps polling.
    const use = isUsed ? await measureUse(list) : [];
    all.set(list.name, { metrics, use, response: await responseSize(browser, list) });
  }
  await browser.close();
  await backends.stop();
  return all;
}

async function measureList(page: Page, { path, row, endpoints }: LongList): Promise<ListMetrics> {
  await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
  await page.goto(path);
  await page.locator(row).first().waitFor();
  const shownAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  const first = await firstResponse(page, addressOf('market') + endpoints[0]);
  const painted: number[] = [];
  const calls = `${addressOf('market')}/**`;
  await page.route(calls, () => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeTo(page, { press: 'header a[href="/blog"]', sign: 'main details' });
    painted.push(await timeTo(page, { sign: row }));
  }
  await page.unroute(calls);
  const cdp = await page.context().newCDPSession(page);
  const { heap } = await measureFootprint(cdp);
  return {
    painted: median(painted),
    network: first.endedAt - first.startedAt,
    afterResponse: shownAt - first.endedAt,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    heap,
  };
}

/** Start of the first request to the address and end of its response, in ms since the epoch. */
async function firstResponse(page: Page, url: string) {
  const found = await page.evaluate((address) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(address));
    if (!(entry instanceof PerformanceResourceTiming)) return undefined;
    const { timeOrigin } = performance;
    return { startedAt: timeOrigin + entry.startTime, endedAt: timeOrigin + entry.responseEnd };
  }, url);
  if (!found) throw new Error(`${url} was not requested`);
  return found;
}

/** Size of the list's responses in bytes: as text, and in the heap after parsing. */
async function responseSize(browser: Browser, { endpoints, role }: LongList) {
  const headers = { authorization: `Bearer ${await tokenOf(role)}` };
  const sum = { text: 0, parsed: 0 };
  for (const endpoint of endpoints) {
    const context = await newContext(browser);
    await context.setExtraHTTPHeaders(headers);
    const page = await context.newPage();
    const response = await page.goto(addressOf('market') + endpoint);
    sum.text += (await response?.body())?.byteLength ?? 0;
    const cdp = await context.newCDPSession(page);
    const before = await measureFootprint(cdp);
    await page.evaluate(() => {
      const parsed: unknown = JSON.parse(document.body.textContent);
      Object.assign(window, { parsed });
    });
    const after = await measureFootprint(cdp);
    sum.parsed += after.heap - before.heap;
    await context.close();
  }
  return sum;
}

async function tokenOf(role: LongList['role']) {
  const response = await fetch(`${addressOf('market')}/jwt?email=${encodeURIComponent(demoAccount(role).email)}`);
  return v.parse(v.object({ access_token: v.string() }), await response.json()).access_token;
}

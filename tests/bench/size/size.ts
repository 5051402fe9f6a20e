import type { Browser, Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { freshContext, launchBrowser } from '@tests/bench/browser';
import { startSandbox } from '@tests/bench/hosted';
import { type Group, kilobytes, type Line, median, milliseconds, mostLine, ratioLine } from '@tests/bench/line';
import { personOf } from '@tests/browser/support/demoPeople';
import { footprintOf } from '@tests/browser/support/footprint';
import { signIn } from '@tests/browser/support/journey';
import { timeTo } from './inPage';
import { lists, type LongList } from './lists';
import { measureScrolling, measureUse } from './use';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const MOST_PAINT = 2;
const MOST_NODES = 1500;
const MOST_HEAP = 1.5;

interface Seen {
  /** From a press on its link to the painted list: nothing is asked for or read. */
  painted: number;
  network: number;
  /** From the answer's last byte to the painted list: parsing, checking and drawing. */
  afterAnswer: number;
  nodes: number;
  heap: number;
}

interface Measured {
  seen: Seen;
  use: Line[];
  answer: { text: number; parsed: number };
}

/** Long lists against short ones. */
export async function measureSize(): Promise<Group> {
  const few = await seeAll(FEW);
  const many = await seeAll(MANY, { isUsed: true });
  return {
    title: 'Long lists',
    notes: [
      `${MANY.toLocaleString('en')} cars, own posts, sellers and buyers against ${FEW}. A list is drawn anew by going to another page and coming back within the app, with its calls held, so that nothing is asked for or parsed; the median of ${ROUNDS}. Keys and presses are timed by the browser (Event Timing: until the next frame, in steps of 8 ms), the longest counts. The still list has the rows of 21 screens in the page at once, and no script.`,
    ],
    lines: lists.flatMap(({ name }) => {
      const [small, large] = [few.get(name), many.get(name)];
      if (!small || !large) throw new Error(`${name} was not measured.`);
      return [...sizeLines(name, small, large), ...large.use];
    }),
  };
}

function sizeLines(name: string, few: Measured, many: Measured): Line[] {
  const first = ({ seen, answer }: Measured) =>
    `${milliseconds(seen.network)} and ${milliseconds(seen.afterAnswer)} for ${kilobytes(answer.text)}`;
  return [
    ratioLine(
      `${name}: painted, ${MANY} against ${FEW}`,
      many.seen.painted,
      few.seen.painted,
      MOST_PAINT,
      milliseconds,
    ),
    {
      what: `${name}: the first time, network and then parsing with drawing`,
      measured: `${first(many)}; ${first(few)}`,
    },
    mostLine(`${name}: elements in the page`, many.seen.nodes, MOST_NODES),
    ratioLine(
      `${name}: growth of the heap against the parsed answers`,
      many.seen.heap - few.seen.heap,
      many.answer.parsed,
      MOST_HEAP,
      kilobytes,
    ),
  ];
}

async function seeAll(count: number, { isUsed = false } = {}) {
  const standIns = await startSandbox(count);
  const browser = await launchBrowser();
  const all = new Map<string, Measured>();
  for (const list of lists) {
    const context = await freshContext(browser);
    const page = await context.newPage();
    await signIn(page, personOf(list.who));
    const seen = await see(page, list);
    const use = isUsed ? await measureUse(page, list) : [];
    await context.close();
    // Alone: this page asks again and again, too.
    if (isUsed) use.unshift(await measureScrolling(list));
    all.set(list.name, { seen, use, answer: await answerSize(browser, list) });
  }
  await browser.close();
  await standIns.stop();
  return all;
}

async function see(page: Page, { path, row, answers }: LongList): Promise<Seen> {
  await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
  await page.goto(path);
  await page.locator(row).first().waitFor();
  const shownAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  const first = await firstAnswer(page, addressOf('market') + answers[0]);
  const painted: number[] = [];
  const calls = `${addressOf('market')}/**`;
  await page.route(calls, () => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeTo(page, { press: 'header a[href="/blog"]', sign: 'main details' });
    painted.push(await timeTo(page, { sign: row }));
  }
  await page.unroute(calls);
  const cdp = await page.context().newCDPSession(page);
  const { heap } = await footprintOf(cdp);
  return {
    painted: median(painted),
    network: first.endedAt - first.askedAt,
    afterAnswer: shownAt - first.endedAt,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    heap,
  };
}

/** When an address was asked for first, and when the answer had come. */
async function firstAnswer(page: Page, wanted: string) {
  const found = await page.evaluate((address) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(address));
    if (!(entry instanceof PerformanceResourceTiming)) return undefined;
    const { timeOrigin } = performance;
    return { askedAt: timeOrigin + entry.startTime, endedAt: timeOrigin + entry.responseEnd };
  }, wanted);
  if (!found) throw new Error(`${wanted} was not asked for`);
  return found;
}

/** What the list's answers take as they come and once they are parsed, in bytes. */
async function answerSize(browser: Browser, { answers }: LongList) {
  const sum = { text: 0, parsed: 0 };
  for (const answer of answers) {
    const context = await freshContext(browser);
    const page = await context.newPage();
    const response = await page.goto(addressOf('market') + answer);
    sum.text += (await response?.body())?.byteLength ?? 0;
    const cdp = await context.newCDPSession(page);
    const before = await footprintOf(cdp);
    await page.evaluate(() => {
      const kept: unknown = JSON.parse(document.body.textContent);
      Object.assign(window, { kept });
    });
    const after = await footprintOf(cdp);
    sum.parsed += after.heap - before.heap;
    await context.close();
  }
  return sum;
}

import type { Browser, Page } from '@playwright/test';
import { carWords } from '@/shared/words/cars';
import { addressOf } from '@sandbox/ports';
import { freshContext, launchBrowser } from '@tests/bench/browser';
import { startSandbox } from '@tests/bench/hosted';
import { type Group, kilobytes, type Line, median, milliseconds, mostLine, ratioLine } from '@tests/bench/line';
import { personOf } from '@tests/browser/support/demoPeople';
import { footprintOf } from '@tests/browser/support/footprint';
import { signIn } from '@tests/browser/support/journey';
import { lateFrames, longestInteraction, stillListOf, timeTo, watchInteractions } from './inPage';
import { lists, type LongList } from './lists';

/** Stands on a car's own page alone. */
const carPage = `section[aria-label="${carWords.specs.price}"]`;

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 5;
const MOST_PAINT = 2;
const MOST_NODES = 1500;
const MOST_HEAP = 1.5;
/** What people do not feel as waiting (RAIL): 100 ms for what is called instant, 50 ms for a key. */
const INSTANT_MS = 100;
const KEY_MS = 50;

interface Seen {
  /** From a press on its link to the painted list: nothing is asked for or read. */
  painted: number;
  network: number;
  /** From the answer's last byte to the painted list: parsing, checking and drawing. */
  afterAnswer: number;
  answerBytes: number;
  nodes: number;
  heap: number;
}

/** Long lists against short ones. */
export async function measureSize(): Promise<Group> {
  const few = await seeAll(FEW);
  const many = await seeAll(MANY, measureUse);
  return {
    title: 'Long lists',
    notes: [
      `${MANY.toLocaleString('en')} cars, own posts, sellers and buyers against ${FEW}. A list is drawn anew by going to another page and coming back within the app, so that nothing is asked for or parsed; the median of ${ROUNDS}. Keys and presses are timed by the browser (Event Timing: until the next frame, in steps of 8 ms), the longest counts. The still list has the same rows, enough for 21 screens, and no script.`,
    ],
    lines: lists.flatMap(({ name }) => {
      const [small, large] = [few.get(name), many.get(name)];
      if (!small || !large) throw new Error(`${name} was not measured.`);
      return [...sizeLines(name, small.seen, large.seen, large.parsed), ...large.use];
    }),
  };
}

function sizeLines(name: string, few: Seen, many: Seen, parsed: number): Line[] {
  return [
    ratioLine(`${name}: painted, ${MANY} against ${FEW}`, many.painted, few.painted, MOST_PAINT, milliseconds),
    {
      what: `${name}: the first time, network and then parsing with drawing`,
      measured: `${milliseconds(many.network)} and ${milliseconds(many.afterAnswer)} for ${kilobytes(many.answerBytes)}; ${milliseconds(few.network)} and ${milliseconds(few.afterAnswer)} for ${kilobytes(few.answerBytes)}`,
    },
    mostLine(`${name}: elements in the page`, many.nodes, MOST_NODES),
    ratioLine(
      `${name}: growth of the heap against the parsed answer`,
      many.heap - few.heap,
      parsed,
      MOST_HEAP,
      kilobytes,
    ),
  ];
}

type Use = (page: Page, list: LongList) => Promise<Line[]>;

async function seeAll(count: number, measure: Use = () => Promise.resolve([])) {
  const standIns = await startSandbox(count);
  const browser = await launchBrowser();
  const all = new Map<string, { seen: Seen; parsed: number; use: Line[] }>();
  for (const list of lists) {
    const context = await freshContext(browser);
    const page = await context.newPage();
    await signIn(page, personOf(list.who));
    const seen = await see(page, list);
    const use = await measure(page, list);
    await context.close();
    all.set(list.name, { seen, use, parsed: await parsedSize(browser, list) });
  }
  await browser.close();
  await standIns.stop();
  return all;
}

async function see(page: Page, { path, row, answer }: LongList): Promise<Seen> {
  await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
  await page.goto(path);
  await page.locator(row).first().waitFor();
  const first = await page.evaluate(
    ([address]) => {
      const entry = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(address));
      if (!(entry instanceof PerformanceResourceTiming)) throw new Error(`${address} was not asked for`);
      const { startTime, responseEnd, decodedBodySize } = entry;
      return { network: responseEnd - startTime, end: responseEnd, bytes: decodedBodySize, now: performance.now() };
    },
    [addressOf('market') + answer] as const,
  );
  const painted: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeTo(page, { press: 'header a[href="/blog"]', sign: 'main details' });
    painted.push(await timeTo(page, { sign: row }));
  }
  const cdp = await page.context().newCDPSession(page);
  const { heap } = await footprintOf(cdp);
  return {
    painted: median(painted),
    network: first.network,
    afterAnswer: first.now - first.end,
    answerBytes: first.bytes,
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
    heap,
  };
}

/** What the list's answer takes once it is parsed, in bytes. */
async function parsedSize(browser: Browser, { answer }: LongList) {
  const context = await freshContext(browser);
  const page = await context.newPage();
  await page.goto(addressOf('market') + answer);
  const cdp = await context.newCDPSession(page);
  const text = await page.evaluate(() => document.body.textContent.length);
  const before = await footprintOf(cdp);
  await page.evaluate(() => {
    const kept: unknown = JSON.parse(document.body.textContent);
    Object.assign(window, { kept });
  });
  const after = await footprintOf(cdp);
  await context.close();
  if (text === 0) throw new Error(`${answer} has no answer.`);
  return after.heap - before.heap;
}

/** How a long list answers to whoever uses it. */
async function measureUse(page: Page, list: LongList): Promise<Line[]> {
  const { name, row, typed, filter, link } = list;
  const lines: Line[] = [await scrolling(page, list)];
  await watchInteractions(page);
  if (typed !== undefined) {
    await page.getByRole('searchbox').focus();
    for (const key of typed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
    lines.push(mostLine(`${name}: a key typed into the search`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('searchbox').fill('');
    await page.locator(row).first().waitFor();
    await longestInteraction(page);
  }
  if (filter !== undefined) {
    await page.getByRole('button', { name: filter.menu }).click();
    await longestInteraction(page);
    await page.getByRole('checkbox', { name: filter.choice }).click();
    lines.push(mostLine(`${name}: a filter changed`, await longestInteraction(page), KEY_MS, milliseconds));
    await page.getByRole('checkbox', { name: filter.choice }).click();
    await page.keyboard.press('Escape');
  }
  if (link !== undefined) lines.push(...(await thereAndBack(page, list, link)));
  return lines;
}

async function scrolling(page: Page, { name, row, path }: LongList): Promise<Line> {
  const html = await stillListOf(page, row);
  const still = await page.context().newPage();
  await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await still.goto('/still');
  const late: Record<'list' | 'still', number[]> = { list: [], still: [] };
  for (let round = 0; round < 3; round += 1) {
    await page.bringToFront();
    late.list.push(await lateFrames(page));
    await still.bringToFront();
    late.still.push(await lateFrames(still));
  }
  await still.close();
  await page.bringToFront();
  await page.goto(path);
  await page.locator(row).first().waitFor();
  return mostLine(
    `${name}: late frames in 20 screens of scrolling, still list as bound`,
    median(late.list),
    median(late.still),
  );
}

/** From the middle of the list to one of its cars and back to the same card. */
async function thereAndBack(page: Page, { name }: LongList, link: string): Promise<Line[]> {
  const there: number[] = [];
  const back: number[] = [];
  let isSame = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate((screens) => window.scrollTo(0, screens * innerHeight), 20 + round * 7);
    await page.waitForTimeout(500);
    const target = page.locator(link).nth(8);
    const href = await target.getAttribute('href');
    if (href === null) throw new Error(`${name} has no link to a car.`);
    const top = (await target.boundingBox())?.y ?? NaN;
    await target.hover();
    const mark = `a[href="${href}"]`;
    there.push(await timeTo(page, { press: mark, sign: carPage }));
    await page.waitForTimeout(300);
    back.push(await timeTo(page, { sign: mark }));
    const again = (await page.locator(mark).first().boundingBox())?.y ?? NaN;
    isSame &&= Math.abs(again - top) < 2;
  }
  return [
    mostLine(`${name}: a car is shown after the press on it`, median(there), INSTANT_MS, milliseconds),
    mostLine(`${name}: Back`, median(back), INSTANT_MS, milliseconds),
    { what: `${name}: Back lands on the same card`, measured: isSame ? 'yes' : 'no', bound: 'yes', holds: isSame },
  ];
}

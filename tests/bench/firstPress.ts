import type { Browser } from '@playwright/test';
import { floorDocument } from './floor/floorPages';
import { firstPages, floorScript } from './floor/floorScript';
import { addedFiles, siteAddress } from './site';
import { median, type Row } from './table';
import { newContext, newTab, openQuietly, phone } from './visit';

const ROUNDS = 3;
/** The button of the menu: of the product, and of the floor's page. */
const BUTTON = 'header button[popovertarget], header > button';
const LINK = 'header nav a';

/**
 * When a single press on the button of the menu, made as soon as it is seen, shows the menu's links on a slow phone. The floor's page has
 * that button and a link alone, and its link is there once its script has run.
 */
export async function measureFirstPress(browser: Browser): Promise<Row> {
  const ours: number[] = [];
  const compared: number[] = [];
  for (const { path, parts } of firstPages) {
    const floor = `/floor/press${path}`;
    addedFiles.set(`${floor}.js`, `${await floorScript(parts)}\ndocument.querySelector('nav').hidden = false;`);
    const header = '<header><button>Menu</button><nav hidden><a href="/">Home</a></nav></header>';
    addedFiles.set(floor, floorDocument(header, `${floor}.js`));
    const times: [ours: number, floor: number][] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push([await press(browser, path), await press(browser, floor)]);
    ours.push(median(times.map(([time]) => time)));
    compared.push(median(times.map(([, time]) => time)));
  }
  const what = `Phone: the first press works, ${firstPages.map(({ path }) => path).join(' ')}`;
  return { what, ours, compared, bounds: firstPages.map(() => 1), unit: 'ms' };
}

async function press(browser: Browser, path: string) {
  const context = await newContext(browser, phone);
  const page = await newTab(context, phone);
  await page.addInitScript(pressOnce, [BUTTON, LINK] as const);
  await openQuietly(page, siteAddress + path);
  const opened = await page.waitForFunction(() => Number(Reflect.get(window, 'openedAt')));
  const time = await opened.jsonValue();
  await context.close();
  return time;
}

/** Runs in the page, before its own scripts: presses the button in the frame after the one that shows it. */
function pressOnce([button, link]: readonly [string, string]) {
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
  const once = (isReady: () => boolean, act: () => void) =>
    requestAnimationFrame(() => (isReady() ? requestAnimationFrame(act) : once(isReady, act)));
  once(
    () => isShown(button),
    () => {
      document.querySelector<HTMLElement>(button)?.click();
      once(
        () => isShown(link),
        () => Object.assign(window, { openedAt: performance.now() }),
      );
    },
  );
}

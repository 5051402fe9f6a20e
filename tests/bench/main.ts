import './ownPorts';
import { chromium } from '@playwright/test';
import { printable } from '@sandbox/run/userFacingError';
import { launchOptions, provideChromium } from '@tests/run/chromium';
import { measureBytes } from './bytes';
import { trustSwitch } from './certificate';
import { measureFirstPress } from './firstPress';
import { measureIdle, POSTS } from './idle';
import { FEW, MANY, measureLongList, timeToShowAgain } from './longList';
import { measurePainted } from './painted';
import { buildSite, withCars } from './site';
import { type Row, toMarkdown, writeTable } from './table';
import { signedIn } from './visit';

const CARS = 60;
/** All parts, or those that the command names: `npm run bench -- painted`. */
const named = process.argv.slice(2);
const isMeasured = (part: string) => named.length === 0 || named.includes(part);

try {
  provideChromium();
  const browser = await chromium.launch(launchOptions(trustSwitch));
  await buildSite();
  const rows: Row[] = [];
  /** Writes the table after each part, so that a run that is stopped has measured something. */
  const add = async (...more: readonly Row[]) => {
    rows.push(...more);
    console.log(`${toMarkdown(more)}\n`);
    if (named.length === 0) await writeTable(rows, browser.version());
  };

  await withCars(CARS, async () => {
    const buyer = await signedIn(browser);
    if (isMeasured('bytes')) await add(...(await measureBytes(browser, buyer)));
    if (isMeasured('painted')) await add(...(await measurePainted(browser, buyer)));
    if (isMeasured('press')) await add(await measureFirstPress(browser));
  });
  if (isMeasured('list')) {
    const few = await withCars(FEW, async () => timeToShowAgain(browser, await signedIn(browser)));
    await withCars(MANY, async () => add(...(await measureLongList(browser, await signedIn(browser), few))));
  }
  if (isMeasured('idle')) await withCars(POSTS, async () => add(await measureIdle(browser, await signedIn(browser))));
  process.exit(0);
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}

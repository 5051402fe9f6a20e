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

try {
  provideChromium();
  const browser = await chromium.launch(launchOptions(trustSwitch));
  await buildSite();
  const rows: Row[] = [];
  /** Writes the table after each part, so that a run that is stopped has measured something. */
  const add = async (...more: readonly Row[]) => {
    rows.push(...more);
    console.log(`${toMarkdown(more)}\n`);
    await writeTable(rows, browser.version());
  };

  await withCars(CARS, async () => {
    const buyer = await signedIn(browser);
    await add(...(await measureBytes(browser, buyer)));
    await add(...(await measurePainted(browser, buyer)));
    await add(await measureFirstPress(browser));
  });
  const few = await withCars(FEW, async () => timeToShowAgain(browser, await signedIn(browser)));
  await withCars(MANY, async () => add(...(await measureLongList(browser, await signedIn(browser), few))));
  await withCars(POSTS, async () => add(await measureIdle(browser, await signedIn(browser))));
  process.exit(0);
} catch (error) {
  console.error(printable(error));
  process.exit(1);
}

import { launchBrowser } from '@tests/bench/browser';
import { siteAddress, startHosted } from '@tests/bench/hosted';
import type { Group } from '@tests/bench/line';
import { paintFaults } from './paintFaults';

/** Checks what delays the first paint, and what moves after it. */
export async function measurePaint(): Promise<Group> {
  const hosted = await startHosted();
  const browser = await launchBrowser();
  const faults = Object.entries(await paintFaults(browser, siteAddress));
  await browser.close();
  await hosted.stop();

  const found = faults.flatMap(([, list]) => list).map((fault) => `- ${fault}`);
  return {
    title: 'First load: before the first paint',
    notes: ['Counted on the public pages of the production build, wide and narrow.'],
    lines: faults.map(([what, list]) => ({
      what,
      measured: list.length === 0 ? 'yes' : `${list.length} faults`,
      bound: 'no fault',
      holds: list.length === 0,
    })),
    ...(found.length > 0 && { more: found.join('\n') }),
  };
}

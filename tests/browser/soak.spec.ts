import type { Page } from '@playwright/test';
import { issueToken } from '@sandbox/market/tokens';
import { addressOf } from '@sandbox/run/ports';
import { launchOptions } from '@tests/run/chromium';
import { note } from '@tests/run/notes';
import { demoAccount } from './support/demoPeople';
import { measureFootprint, growth } from './support/footprint';
import { aCar, aPerson, aReport } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';
import { advanceVirtualTime } from './support/virtualTime';

const WARM_UP = Number(process.env['SOAK_WARM_UP'] ?? 60);
const POLLS = Number(process.env['SOAK_POLLS'] ?? 180);
/** Number of polls between two changes of the list. */
const CHANGE_INTERVAL = 30;
const MAX_GROWTH = 0.05;
const list = `${addressOf('market')}/reportedpost`;
const showNewButton = 'button[title="Show what is new"]';

test.use({
  // A trace would record thousands of requests.
  trace: 'off',
  // Code compiled by the JIT would count as growth of the page.
  launchOptions: launchOptions('--js-flags=--no-sparkplug --no-maglev --no-opt'),
});
test.setTimeout(60_000 + (WARM_UP + POLLS) * 500);

test(
  'A tab that an admin leaves open all day does not use more and more memory',
  { tag: '@slow' },
  async ({ page }) => {
    const reports = await openReports(page);
    await reports.pass(WARM_UP);
    const before = await measureFootprint(reports.cdp);
    await reports.pass(POLLS);
    const grown = growth(before, await measureFootprint(reports.cdp));

    const summary = grown.map(({ metric, share }) => `${metric} ${(share * 100).toFixed(1)} %`).join(', ');
    console.log(note(`Soak: after ${POLLS} polls, changed at every ${CHANGE_INTERVAL}th, ${summary}`));
    for (const { metric, share } of grown) expect(share, metric).toBeLessThanOrEqual(MAX_GROWTH);
  },
);

/** Opens the reported posts. `pass` adds and deletes a report from outside every `CHANGE_INTERVAL` polls. */
async function openReports(page: Page) {
  const admin = demoAccount('admin');
  const seller = await aPerson('seller');
  const car = await aCar(seller, { title: 'Ford Puma' });
  const authorization = `Bearer ${await issueToken(admin.email)}`;
  await startAs(page, admin);
  await page.goto('/dashboard/reported-post');
  await expect(page.getByRole('article').first()).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  let polls = 0;
  page.on('requestfinished', (request) => {
    if (request.url() === list && request.method() === 'GET') polls += 1;
  });

  async function passPolls(count: number) {
    for (const end = polls + count; polls < end;) await advanceVirtualTime(cdp, (end - polls) * 1000);
  }

  async function changeList() {
    const report = await aReport(seller, car, 'Ford Puma');
    await passPolls(CHANGE_INTERVAL / 2);
    await page.locator(showNewButton).dispatchEvent('click');
    await fetch(`${list}/${report}`, { method: 'DELETE', headers: { authorization } });
    await passPolls(CHANGE_INTERVAL / 2);
  }

  return {
    cdp,
    async pass(count: number) {
      for (const end = polls + count; polls < end;) await changeList();
    },
  };
}

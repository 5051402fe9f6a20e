import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { issueToken } from '@sandbox/market/tokens';
import { launchOptions } from '@tests/run/chromium';
import { note } from '@tests/run/notes';
import { personOf } from './support/demoPeople';
import { footprintOf, growth } from './support/footprint';
import { signIn } from './support/journey';
import { aCar, aPerson, aReport } from './support/people';
import { expect, test } from './support/test';
import { passVirtualTime } from './support/virtualTime';

const WARM_UP = Number(process.env['SOAK_WARM_UP'] ?? 60);
const POLLS = Number(process.env['SOAK_POLLS'] ?? 180);
/** Polls between two changes of the list. */
const TURN = 30;
const MOST = 0.05;
const list = `${addressOf('market')}/reportedpost`;
const freshReport = 'button[title="Show what is new"]';

test.use({
  // A trace would keep each of thousands of calls.
  trace: 'off',
  // Code that the engine compiles anew while it runs would be counted as the page's growth.
  launchOptions: launchOptions('--js-flags=--no-sparkplug --no-maglev --no-opt'),
});
test.setTimeout(60_000 + (WARM_UP + POLLS) * 500);

test('A tab that an admin leaves open all day stays as light as it was', async ({ page }) => {
  const day = await aDayOfReports(page);
  await day.pass(WARM_UP);
  const before = await footprintOf(day.cdp);
  await day.pass(POLLS);
  const grown = growth(before, await footprintOf(day.cdp));

  const said = grown.map(({ what, share }) => `${what} ${(share * 100).toFixed(1)} %`).join(', ');
  console.log(note(`Soak: after ${POLLS} polls, changed at every ${TURN}th, ${said}`));
  for (const { what, share } of grown) expect(share, what).toBeLessThanOrEqual(MOST);
});

/** The reported posts; at every turn one that was there is settled by somebody else, and another one comes. */
async function aDayOfReports(page: Page) {
  const admin = personOf('admin');
  const seller = await aPerson('seller');
  const car = await aCar(seller, { title: 'Ford Puma' });
  const authorization = `Bearer ${await issueToken(admin.email)}`;
  await signIn(page, admin);
  await page.goto('/dashboard/reported-post');
  await expect(page.getByRole('article').first()).toBeVisible();
  // From here on no call goes through the test, which would cost more than the call.
  await page.context().unrouteAll();
  const cdp = await page.context().newCDPSession(page);
  let polls = 0;
  page.on('requestfinished', (request) => {
    if (request.url() === list && request.method() === 'GET') polls += 1;
  });

  async function passPolls(wanted: number) {
    for (const end = polls + wanted; polls < end;) await passVirtualTime(cdp, (end - polls) * 1000);
  }

  async function turn() {
    const report = await aReport(seller, car, 'Ford Puma');
    await passPolls(TURN / 2);
    await page.locator(freshReport).dispatchEvent('click');
    await fetch(`${list}/${report}`, { method: 'DELETE', headers: { authorization } });
    await passPolls(TURN / 2);
  }

  return {
    cdp,
    async pass(wanted: number) {
      for (const end = polls + wanted; polls < end;) await turn();
    },
  };
}

import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

test('A live list is polled every second, but not while offline or after signing out (§9)', async ({
  page,
  context,
  problems,
}) => {
  // The poll that is pending when the network goes offline.
  problems.expect(/ERR_INTERNET_DISCONNECTED.*\/wishlist\?/);
  await startAs(page, await aPerson());
  await page.goto('/dashboard');
  let polls = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${addressOf('market')}/wishlist?`)) polls += 1;
  });
  await expect.poll(() => polls, { intervals: [50] }).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await pollStarts(page)).length).toBeGreaterThanOrEqual(3);
  const starts = await pollStarts(page);
  // A late poll does not bring the next one earlier than its time by more than the clock of a busy machine differs.
  for (const [index, start] of starts.slice(1).entries()) expect(start - (starts[index] ?? NaN)).toBeGreaterThan(800);

  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  polls = 0;
  await page.waitForTimeout(2500);
  expect(polls).toBe(0);
  await context.setOffline(false);

  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page.getByRole('button', { name: 'SignOut' })).toBeHidden();
  polls = 0;
  await page.waitForTimeout(1500);
  expect(polls).toBe(0);
});

/** When the page has begun each poll of the wishlist, by its own clock. */
const pollStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/wishlist?'))
      .map(({ startTime }) => startTime)
      .slice(1),
  );

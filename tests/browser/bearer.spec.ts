import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { signIn } from './support/journey';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

const wishlist = /\/wishlist\?/;

/** From now on the market sends the calls for the wishlist on to this address. */
async function sendOn(page: Page, location: string) {
  const headers = { location, 'access-control-allow-origin': '*' };
  await page.route(wishlist, (route) => route.fulfill({ status: 307, headers }));
  const request = await page.waitForRequest(wishlist);
  expect((await request.allHeaders())['authorization']).toMatch(/^Bearer ey/);
}

test('A bearer does not go along when a host sends the call on to another', async ({ page, problems }) => {
  await signIn(page, await aPerson());

  const known = `${addressOf('images')}/1/elsewhere`;
  const reached = page.waitForRequest(known);
  await sendOn(page, known);
  const headers = await (await reached).allHeaders();
  expect(headers['host']).toBe(new URL(known).host);
  expect(JSON.stringify(headers)).not.toMatch(/authorization|Bearer/i);

  await page.unroute(wishlist);
  const strange = 'https://evil.example/elsewhere';
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === strange);
  await sendOn(page, strange);
  expect((await (await refused).allHeaders())['host']).toBeUndefined();
  await expect.poll(() => problems.unexpected.filter((line) => line.startsWith('policy: connect-src'))).not.toEqual([]);
  problems.expect(
    /^policy: connect-src enforces .*\/wishlist\?|^console: .*(404|CORS|ERR_FAILED|Content Security Policy)/,
  );
});

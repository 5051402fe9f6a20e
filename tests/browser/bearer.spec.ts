import type { Page } from '@playwright/test';
import { addressOf } from '@sandbox/run/ports';
import { aPerson } from './support/people';
import { startAs } from './support/startAs';
import { expect, test } from './support/test';

const wishlist = /\/wishlist\?/;

/** Makes the API redirect requests for the wishlist to this address. */
async function redirectTo(page: Page, location: string) {
  const headers = { location, 'access-control-allow-origin': '*' };
  await page.route(wishlist, (route) => route.fulfill({ status: 307, headers }));
  const request = await page.waitForRequest(wishlist);
  expect((await request.allHeaders())['authorization']).toMatch(/^Bearer ey/);
}

test('The access token is not sent along when a host redirects a request to another host', async ({
  page,
  problems,
}) => {
  await startAs(page, await aPerson());
  await page.goto('/home');

  const allowed = `${addressOf('images')}/1/elsewhere`;
  const reached = page.waitForRequest(allowed);
  await redirectTo(page, allowed);
  const headers = await (await reached).allHeaders();
  expect(headers['host']).toBe(new URL(allowed).host);
  expect(JSON.stringify(headers)).not.toMatch(/authorization|Bearer/i);

  await page.unroute(wishlist);
  const blocked = 'https://evil.example/elsewhere';
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === blocked);
  await redirectTo(page, blocked);
  expect((await (await refused).allHeaders())['host']).toBeUndefined();
  await expect.poll(() => problems.unexpected.filter((line) => line.startsWith('policy: connect-src'))).not.toEqual([]);
  problems.expect(
    /^requested https:\/\/evil|^policy: connect-src enforces .*\/wishlist\?|^console: .*(404|CORS|ERR_FAILED|Content Security Policy)/,
  );
});

import type { Request } from '@playwright/test';
import { addressOf } from '@sandbox/ports';
import { signIn } from './support/journey';
import { aPerson } from './support/people';
import { expect, test } from './support/test';

test('A bearer does not go along when a host sends the call on to another', async ({ page, context, problems }) => {
  problems.expect(/^policy: connect-src|^console: /);
  const known = `${addressOf('images')}/1/stolen`;
  const strange = 'https://evil.example/stolen';
  const sentOn: Request[] = [];
  context.on('request', (request) => void (request.url().includes('stolen') && sentOn.push(request)));
  await signIn(page, await aPerson());

  for (const location of [known, strange]) {
    const answer = { status: 307, headers: { location, 'access-control-allow-origin': '*' } };
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/wishlist');
    await page.route(/\/wishlist\?/, (route) => route.fulfill(answer));
    expect((await (await asked).allHeaders())['authorization']).toMatch(/^Bearer ey/);
    await page.waitForTimeout(3000);
    await page.unroute(/\/wishlist\?/);
  }

  const reached = sentOn.map((request) => request.url());
  console.log(reached);
  for (const request of sentOn) console.log(request.method(), await request.allHeaders(), request.failure());
  console.log(problems.unexpected);
});

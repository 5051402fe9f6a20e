import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, clearCalls, slowCall } from '@tests/support/calls';
import { advanceTime, sleepTime } from '@tests/support/clock';
import { aCar, aRecord, aReport } from '@tests/support/database';
import { anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const OVERVIEW = '/dashboard/overview';
const WAITING = 'Open reports';
const BRANDS = 'Cars and prices by brand';
const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const figure = (name: string) => within(screen.getByRole('region', { name }));
const rows = async (name: string) =>
  (await figure(name).findAllByRole('row')).slice(1).map((row) => row.textContent.trim());

async function visitOverview() {
  const page = await visit(OVERVIEW, anAdmin());
  await screen.findByRole('heading', { name: 'Overview', level: 1 });
  return page;
}

describe('The overview of an admin', () => {
  test('fetches the cars while the server is asked whether they are an admin, and shows nothing until it has responded', async () => {
    const { reload } = await visitOverview();
    clearCalls();
    slowCall('GET /users/admin/:email', 900);
    await reload();
    await advanceTime(500);
    expect(callsTo('GET /cars')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();

    await advanceTime(700);
    expect(screen.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    expect(callsTo('GET /cars')).toHaveLength(1);
  });

  test('counts what waits and what is listed, and each number leads to what it counts', async () => {
    aSeller({ record: { _id: `${Math.floor(ago(26).getTime() / 1000).toString(16)}${'0'.repeat(16)}` } });
    aRecord({ role: 'seller', useVerify: 'verified' });
    const prices = [9000, 10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000];
    const [first] = prices.map((price) => aCar({ slug: 'ford', price }, ago(7)));
    aCar({ slug: 'BMW', price: 'ask me' }, ago(7));
    aCar({ slug: 'bmw', price: 30_000 }, ago(7));
    for (const days of [0, 2, 9]) aReport({ reportPostId: first?.id }, ago(days));
    aReport({ reportPostId: '650000000000000000000001' }, ago(1));
    await visitOverview();

    expect(await figure(WAITING).findByRole('heading')).toHaveTextContent('4 reports wait, the oldest 9 days');
    expect(await rows(WAITING)).toEqual(['Today1', '1 – 2 days2', '3 – 6 days0', 'A week or more1']);
    expect(await rows('Unverified sellers')).toEqual(['Today0', '1 – 6 days0', '7 – 13 days0', '14 days or more1']);
    expect(await rows('New cars a week')).toEqual(['This week, so far0', expect.stringMatching(/10$/)]);
    expect(await rows(BRANDS)).toEqual(['Ford8$9,000$12,500$16,000', 'BMW2$30,000$30,000$30,000']);
    await sleepTime(DAY);
    expect(figure(WAITING).getByRole('heading')).toHaveTextContent('the oldest 10 days');
    const links = within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((region) =>
        within(region)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      );
    expect(links).toEqual([
      [['2 cars to review', '/dashboard/reported-post']],
      [['1 of 2 sellers waits for verification', '/dashboard/seller?sort=verified']],
      [['10 cars listed', '/carsCategories']],
      [
        ['10 cars listed', '/carsCategories'],
        ['Ford', '/carsCategories/category/ford'],
      ],
    ]);
  });

  test('draws the usual number of posts a week at its value', async () => {
    for (const [index, count] of [2, 4, 4, 8].entries()) {
      for (let n = 0; n < count; n += 1) aCar({}, ago(7 * (index + 1)));
    }
    await visitOverview();
    expect(await rows('New cars a week')).toContain('Usual, full week4');
    const bars = [...screen.getByRole('table', { name: 'New cars a week' }).querySelectorAll<HTMLElement>('[style]')];
    expect(new Set(bars.map(({ style }) => style.left || style.width))).toEqual(new Set(['50%', '25%', '100%']));
    expect(bars.filter(({ style }) => style.left === '50%')).toHaveLength(6);
  });

  test('counts in a row of its own what states no time or brand, and shows hostile names as text', async () => {
    aRecord({ role: 'seller', name: '<img src=x onerror=alert(1)>' });
    aCar({ _id: '0'.repeat(24), slug: '<b>lada</b>', price: 0 });
    aCar({ slug: undefined, price: 'x'.repeat(900) });
    await visitOverview();
    expect(await rows(BRANDS)).toEqual(['<B>LADA</B>1–––', 'No brand stated1–––']);
    expect(await rows('New cars a week')).toEqual(['This week, so far1', 'Not known1']);
  });

  test('says in words that nothing waits and nothing is listed', async () => {
    await visitOverview();
    expect(await figure(WAITING).findByRole('link')).toHaveTextContent('Nothing to review');
    expect(figure(WAITING).getByRole('heading')).toHaveTextContent('No report waits');
    const links = await screen.findAllByRole('link', { name: /^No / });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'No sellers yet',
      'No car is listed',
      'No car is listed',
    ]);
    expect(figure(BRANDS).queryByRole('table')).not.toBeInTheDocument();
  });

  test('shows how it loads, and says once what failed, beside what did not', async () => {
    aCar({ slug: 'ford' });
    slowCall('GET /user/seller', 5000);
    slowCall('GET /reportedpost', 3000);
    const repair = breakCall('GET /cars', 500);
    const { user } = await visitOverview();
    expect(figure(WAITING).getByRole('heading')).toHaveTextContent(/^Open reports$/);
    await advanceTime(3000);
    expect(await rows(WAITING)).toHaveLength(4);
    expect(figure('Unverified sellers').queryByRole('table')).not.toBeInTheDocument();
    await advanceTime(20_000);
    expect(await figure('Unverified sellers').findByRole('link')).toHaveTextContent('No sellers yet');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('region', { name: BRANDS })).not.toBeInTheDocument();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: BRANDS })).toBeVisible();
    expect(await rows(BRANDS)).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    const lists = ['GET /cars', 'GET /reportedpost', 'GET /user/seller'];
    const before = lists.map((call) => callsTo(call).length);
    await advanceTime(60_000);
    expect(lists.map((call) => callsTo(call).length)).toEqual(before);
  });
});

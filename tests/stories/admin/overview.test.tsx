import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { anAdmin, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';
import { aCar, aRecord, aReport } from '@tests/support/database';

const OVERVIEW = '/dashboard/overview';
const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const card = (name: string) => within(screen.getByRole('region', { name }));
const bars = (name: string) =>
  card(name)
    .getAllByRole('definition')
    .map((number) => `${number.previousElementSibling?.textContent} ${number.textContent}`);

async function visitOverview() {
  const page = await visit(OVERVIEW, anAdmin());
  await screen.findByRole('heading', { name: 'Overview', level: 1 });
  return page;
}

describe('The overview of an admin', () => {
  test('fetches the cars while the server is asked whether they are an admin, and shows nothing until it has responded', async () => {
    slowCall('GET /users/admin/:email', 900);
    await visit(OVERVIEW, anAdmin());
    await advanceTime(500);
    expect(callsTo('GET /cars')).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();

    await advanceTime(700);
    expect(screen.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    expect(callsTo('GET /cars')).toHaveLength(1);
  });

  test('says and draws what waits and what is listed, each with the list behind it', async () => {
    aSeller({ record: { _id: `${Math.floor(ago(26).getTime() / 1000).toString(16)}${'0'.repeat(16)}` } });
    aRecord({ role: 'seller', useVerify: 'verified' });
    const prices = [9000, 10_000, 11_000, 12_000, 13_000, 14_000, 15_000, 16_000];
    const [first] = prices.map((price) => aCar({ slug: 'ford', price }, ago(7)));
    aCar({ slug: 'BMW', price: 'ask me' }, ago(7));
    aCar({ slug: 'bmw', price: 30_000 }, ago(7));
    for (const days of [0, 2, 9]) aReport({ reportPostId: first?.id }, ago(days));
    aReport({ reportPostId: '650000000000000000000001' }, ago(1));
    const { user } = await visitOverview();

    expect(await card('Waiting reports by age').findByRole('heading')).toHaveTextContent(
      '4 reports wait, one of them for a week or more.',
    );
    expect(bars('Waiting reports by age')).toEqual(['Today 1', '1 – 2 days 2', '3 – 6 days 0', 'A week or more 1']);
    expect(
      await card('Waiting reports by age').findByText(/^1 of them is about a car that is no longer/),
    ).toBeVisible();
    expect(card('Unverified sellers by age').getByRole('heading')).toHaveTextContent(
      '1 of 2 sellers is not verified. Mara Lindqvist waits longest: 26 days.',
    );
    expect(card('Posts a week').getByRole('heading')).toHaveTextContent(/10 of the listed cars were posted last week/);
    expect(card('Posts a week').getAllByRole('row', { name: / 10$/ })).toHaveLength(1);
    expect(card('Cars a brand').getByRole('heading')).toHaveTextContent('Ford makes up more than half of the 10 cars.');
    expect(bars('Cars a brand')).toEqual(['Ford 8', 'BMW 2']);
    expect(card('Prices by brand').getByRole('heading')).toHaveTextContent(
      'Half of the Ford cars cost $12,500 or less.',
    );
    expect(card('Prices by brand').getByText('1 post states no price.')).toBeVisible();
    expect(
      card('Prices by brand').getByRole('row', { name: 'Ford 8 $9,000 $12,500 $16,000 $10,750 – $14,250' }),
    ).toBeInTheDocument();

    const links = screen.getAllByRole('region').map((region) =>
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([
      ['/dashboard/reported-post?sort=oldest'],
      ['/dashboard/seller?sort=verified'],
      ['/carsCategories'],
      ['/carsCategories/category/ford', '/carsCategories'],
      ['/carsCategories?sort=price-low'],
    ]);
    await user.click(card('Waiting reports by age').getByRole('link', { name: 'Open the queue, oldest first' }));
    await screen.findByRole('heading', { name: 'Reported posts', level: 1 });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
  });

  test('counts what cannot be read, leaves out what the admin has decided, and shows hostile names as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    aRecord({ role: 'seller', name });
    aCar({ _id: 'no id', slug: 'ford' });
    aCar({ _id: '0'.repeat(24), slug: '<b>lada</b>', price: 0 });
    const { id } = aCar({ slug: '<b>lada</b>', title: 'Lada Niva', price: 'x'.repeat(900) });
    aReport({ reportPostId: id, product_title: 'Lada Niva' });
    aReport({ _id: 'broken', reportPostId: id });
    const { user } = await visitOverview();

    expect(await card('Unverified sellers by age').findByRole('heading')).toHaveTextContent(`${name} waits longest`);
    expect(card('Cars a brand').getByText('1 entry of the list could not be read and is not counted.')).toBeVisible();
    expect(bars('Cars a brand')).toEqual(['<b>lada</b> 2']);
    expect(card('Posts a week').getByText(/One is in no bar: its id states no possible time/)).toBeVisible();
    expect(card('Prices by brand').getByRole('heading')).toHaveTextContent('No post states a price.');
    expect(card('Waiting reports by age').getByText(/^1 entry of the list could not be read/)).toBeVisible();

    await user.click(screen.getByRole('link', { name: /^Reported/ }));
    await user.click(await screen.findByRole('button', { name: 'Drop 1 report' }));
    await advanceTime(300);
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await card('Waiting reports by age').findByRole('heading')).toHaveTextContent('No report waits.');
  });

  test('counts reported cars in the menu as their own page does: without those that are gone', async () => {
    aReport({ reportPostId: aCar({ title: 'Lada Niva' }).id });
    aReport({ reportPostId: '64d000000000000000000001' });
    const { user } = await visitOverview();
    await screen.findByRole('link', { name: 'Reported, 1 car to decide' });
    await user.click(screen.getByRole('link', { name: /^Reported/ }));
    await screen.findByRole('heading', { name: 'Reported posts', level: 1 });
    expect(screen.getByRole('link', { name: /^Reported/ })).toHaveAccessibleName('Reported, 1 car to decide');
  });

  test('shows how it loads, what failed beside what did not, and counts again only when asked', async () => {
    aCar({ slug: 'ford' });
    slowCall('GET /user/seller', 5000);
    const repair = breakCall('GET /cars', 500);
    const { user } = await visitOverview();
    const reports = await card('Waiting reports by age').findByRole('heading');
    expect(reports).toHaveTextContent('No report waits.');
    expect(card('Unverified sellers by age').queryByRole('heading')).not.toBeInTheDocument();
    await advanceTime(20_000);
    expect(await card('Unverified sellers by age').findByRole('heading')).toHaveTextContent('Nobody has signed up');
    expect(card('Cars a brand').getByRole('alert')).toBeVisible();
    repair();
    await user.click(card('Cars a brand').getByRole('button', { name: 'Try again' }));
    expect(await card('Prices by brand').findByRole('heading')).toHaveTextContent(/^The only price is/);

    const before = ['GET /cars', 'GET /reportedpost', 'GET /user/seller'].map((call) => callsTo(call).length);
    await advanceTime(60_000);
    const after = ['GET /cars', 'GET /reportedpost', 'GET /user/seller'].map((call) => callsTo(call).length);
    expect(after).toEqual(before);
    aCar({ slug: 'ford' });
    await user.click(screen.getByRole('button', { name: 'Count again' }));
    expect(await card('Cars a brand').findByText('All 2 cars are of one brand: Ford.')).toBeVisible();
    expect(callsTo('GET /reportedpost')).toHaveLength((before[1] ?? 0) + 1);
    expect(currentPath()).toBe(OVERVIEW);
  });

  test('draws a chart only once it is near the screen', async () => {
    const near: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly observe = () => undefined;
        readonly disconnect = () => undefined;
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          near.push(() => callback([{ isIntersecting: true }]));
        }
      },
    );
    aCar({ slug: 'ford' });
    await visitOverview();
    await advanceTime(2000);
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    near.at(-1)?.();
    expect(await card('Prices by brand').findByRole('heading', { level: 2 })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});

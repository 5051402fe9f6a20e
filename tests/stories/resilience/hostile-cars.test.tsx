import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/config/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, sleepTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { expectHarmless, navigateTo } from '@tests/support/harmless';
import { FEW, hostileResponses, hostileTexts } from '@tests/support/hostile';
import { aHostileMarket } from '@tests/support/hostileDatabase';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

test('Hostile posts do no harm to the home page', async () => {
  aHostileMarket();
  const { user } = await visit('/home', aBuyer());
  // A signed-in user gets another collection than a visitor.
  await screen.findByRole('button', { name: 'SignOut' });
  const posts = within(await screen.findByRole('region', { name: 'Seller collection' }));
  await posts.findByRole('article', { name: 'Corolla 2016' });
  while (posts.queryByRole('button', { name: /more$/ })) await user.click(posts.getByRole('button', { name: /more$/ }));
  await advanceTime(200);

  expectHarmless();
  expect(posts.getByRole('article', { name: hostileTexts.script })).toBeVisible();
  expect(posts.getAllByText('closing </title></te…')).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Brand collection' })).toHaveTextContent(hostileTexts.script);

  await user.click(posts.getByRole('link', { name: /etails: Corolla 2016$/ }));
  await screen.findByRole('heading', { name: 'Car Details Page' });
  expectHarmless();
});

test('Hostile posts do no harm to the list of all cars', async () => {
  const { good } = aHostileMarket();
  const { user } = await visit('/carsCategories', aBuyer());
  const card = within(await screen.findByRole('article', { name: 'Corolla 2016' }));
  await user.click(screen.getByRole('button', { name: /^Condition/ }));

  expectHarmless();
  expect(screen.getByRole('article', { name: hostileTexts.script })).toHaveTextContent('script <script>');
  expect(screen.queryByText('Of a hostile id')).not.toBeInTheDocument();
  const brands = within(screen.getByRole('navigation', { name: 'Product Category' }));
  expect(brands.getByRole('link', { name: /^script <script>/ })).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Wishlist: Corolla 2016' }));
  await advanceTime(1000);
  expect(await database.wishlist.count({ wishListIid: good.id })).toBe(1);
});

test('A post whose id states a time of the future is not new: it has no age, and is the last of all', async () => {
  const { id } = aCar({ title: 'Of next week' }, new Date(Date.now() + 7 * DAY_MS));
  aCar({ title: 'Of last year' }, new Date(Date.now() - 400 * DAY_MS));
  aCar({ title: 'Of now' });
  await visit('/carsCategories', aBuyer());
  await screen.findByRole('article', { name: 'Of now' });
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Of now', 'Of last year', 'Of next week']);
  const ages = () => cards.map((card) => card.querySelector('time')?.textContent);
  expect(ages()).toEqual(['just now', '1 yr ago', undefined]);
  // A tab that stays open on a machine that sleeps.
  await sleepTime(DAY_MS);
  expect(ages()).toEqual(['1 day ago', '1 yr ago', undefined]);
  await navigateTo(`/carsCategories/carDetails/${id}`);
  expect(await screen.findByRole('heading', { name: 'Of next week' })).toBeVisible();
  expect(screen.queryByText(/^Listed /)).not.toBeInTheDocument();
});

test('A hostile post does no harm to the details, checkout and payment pages', async () => {
  const { ids } = aHostileMarket();
  const { user } = await visit('/carsCategories', aBuyer());
  await screen.findByRole('article', { name: 'Corolla 2016' });
  for (const id of ids.slice(0, FEW)) {
    await navigateTo(`/carsCategories/carDetails/${id}`);
    const phone = screen.queryByRole('button', { name: /phone number$/i });
    if (phone) await user.click(phone);
    expectHarmless();
    await user.click(screen.getByRole('button', { name: 'Report Post' }));
    expect(await screen.findByRole('dialog', { name: 'Report this post' })).toBeVisible();
    expectHarmless();
    await navigateTo(`/carsCategories/add-to-cart/${id}`);
    expect(screen.getByRole('heading', { name: 'Order Total' })).toBeVisible();
    expectHarmless();
  }
});

test('Hostile posts do no harm to the table of their seller, who can remove them', async () => {
  const mara = aSeller();
  aHostileMarket({ email: mara.email });
  const { user } = await visit('/dashboard/seller/product', mara);
  await screen.findByRole('row', { name: 'Corolla 2016' });
  expectHarmless();
  await user.click(screen.getByRole('button', { name: `Actions: ${hostileTexts.script}` }));
  expectHarmless();
  await user.click(screen.getByRole('button', { name: `Remove ${hostileTexts.script}` }));
  await screen.findByText(`Removing ${hostileTexts.script}`);
  expectHarmless();
  await advanceTime(10_500);
  expectHarmless();
  expect(callsTo('DELETE /seller/:id')).toHaveLength(1);
  expect(await database.cars.count({ email: mara.email, title: hostileTexts.script })).toBe(0);
});

test.each(Object.entries(hostileResponses))('A hostile response does no harm: %s', async (_, body) => {
  for (const call of ['GET /cars', 'GET /carCategories', 'GET /seller/post', 'GET /wishlist', 'GET /cars/:id'])
    breakCall(call, () => new Response(body, { headers: { 'content-type': 'application/json' } }));
  await visit('/home', aBuyer());
  await screen.findByRole('region', { name: 'Seller collection' });
  await advanceTime(500);
  expectHarmless();
  await navigateTo('/carsCategories/carDetails/650000000000000000000009');
  expectHarmless();
});

const sent = {
  'half a letter': '/carsCategories/add-to-cart/%ED%A0%80',
  'a script as a brand': '/carsCategories/category/%3Cscript%3Ewindow.__hostile=1%3C%2Fscript%3E',
  'a brand that reads backwards': '/carsCategories/category/%E2%80%AEatoyot%E2%80%8B',
  'a brand of 5 KB': `/carsCategories/category/${'x'.repeat(5000)}`,
  'filters of every kind': `/carsCategories?q=${'y'.repeat(5000)}&condition=__proto__&condition=%3Cimg%20src=x%3E${'z'.repeat(5000)}&gear=%E2%80%AEx&sort=constructor&minPrice=1e9`,
};

test.each(Object.entries(sent))('An address with %s does no harm', async (_, url) => {
  aHostileMarket();
  await visit(url, aBuyer());
  await advanceTime(500);
  expectHarmless();
  expect(currentPath().slice(0, 10)).toBe(url.slice(0, 10));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(callsTo('GET /cars/:id')).toHaveLength(0);
});

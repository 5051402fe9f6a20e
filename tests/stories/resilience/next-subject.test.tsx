import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { breakCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aReport, aWish, database } from '@tests/support/database';
import { signInInOtherTab } from '@tests/support/otherTab';
import { aWishedCar, cardNumber, enabledPayButton, payWith, successHeading } from '@tests/support/paying';
import { aBuyer, anAdmin } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

// Pages that stay in place while their subject changes: nothing of the one before may be left.

const detailsOf = ({ id }: { id: string }) => `/carsCategories/carDetails/${id}`;
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('A buyer who goes from one brand to another and back sees the cars of each, none of them held back as new', async () => {
  aCar({ slug: 'toyota', title: 'Corolla 2016' });
  aCar({ slug: 'bmw', title: 'X5 2020' });
  const { user } = await visit('/carsCategories', aBuyer());
  const column = within(await screen.findByRole('navigation', { name: 'Product Category' }));
  // Toyota's list is known when the buyer comes back to it, so that no skeleton is between the two.
  for (const [brand, title] of [
    ['Toyota', 'Corolla 2016'],
    ['BMW', 'X5 2020'],
    ['Toyota', 'Corolla 2016'],
  ] as const) {
    await user.click(await column.findByRole('link', { name: new RegExp(`^${brand}`) }));
    await screen.findByRole('heading', { level: 1, name: `Showing 1 Result of ${brand.toUpperCase()}` });
    expect((await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'))).toEqual([title]);
    expect(screen.queryByRole('button', { name: / new$/ })).not.toBeInTheDocument();
  }
});

test('A visitor who signs in sees on the start page the whole list, from its beginning', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  for (let n = 1; n <= 8; n += 1) aCar({ title: `Post ${n}` }, day(n));
  const { user } = await visit('/home');
  const posts = await region('Seller collection');
  await user.click(await posts.findByRole('button', { name: 'Show 4 more' }));
  await signInInOtherTab(aBuyer());
  await screen.findByRole('button', { name: 'SignOut' });
  const collection = await region('Seller collection');
  expect(await collection.findByRole('button', { name: 'Show 4 more' })).toBeVisible();
  expect(collection.getAllByRole('article')).toHaveLength(4);
});

test('A buyer who goes to a similar car finds its sections folded, its picture, and no errors of the first', async () => {
  const yaris = { slug: 'toyota', model: 'Yaris', price: 12_000, email: 'mara@example.test' };
  const first = aCar({ ...yaris, title: 'Yaris One', img: 'http://localhost:4103/cars/same.webp' });
  const second = aCar({ ...yaris, title: 'Yaris Two', img: 'http://localhost:4103/cars/same.webp' });
  breakCall('POST /reportedpost', 400);
  const { user } = await visit(detailsOf(second), aBuyer());
  const other = async (title: string) => {
    const similar = await region('Similar cars');
    const heading = similar.getByRole('heading');
    if (!heading.closest('details')?.open) await user.click(heading);
    await user.click(await similar.findByRole('link', { name: new RegExp(title) }));
    await screen.findByRole('heading', { name: title });
  };
  // Both are known from here on.
  await other('Yaris One');
  expect(currentPath()).toBe(detailsOf(first));
  expect((await region('Similar cars')).queryByRole('link')).not.toBeInTheDocument();

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  writeText.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Report Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
  await user.type(dialog.getByLabelText('Comment'), 'Wrong mileage.');
  await user.click(dialog.getByRole('button', { name: 'Report Post' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.error(screen.getByRole('img', { name: 'Yaris One' }));
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  breakCall('POST /wishlist', 'hangs');
  await user.click(screen.getByRole('button', { name: 'Wishlist: Yaris One' }));

  await other('Yaris Two');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Wishlist: Yaris Two' })).toHaveAttribute('aria-pressed', 'false');
  await advanceTime(CALL_TIMEOUT_MS);
  // It is a toast that says so, and nothing beside this car's heart.
  expect(await screen.findByText(/^A car was not added to your wishlist\. Network Error/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Large picture' })).toBeVisible();
  expect((await region('Similar cars')).queryByRole('link')).not.toBeInTheDocument();
});

test('A buyer who goes two pages back, from one payment to another, finds an empty card form and pays for that car', async () => {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const audi = aCar({ title: 'Audi A1', slug: 'audi', price: 9500 });
  aWish({ wishListIid: audi.id, product_title: 'Audi A1', price: 9500, email: noor.email });
  const { user } = await visit(wish.url, noor);
  await enabledPayButton();
  await user.click(screen.getByRole('link', { name: 'My Booking' }));
  await user.click(await screen.findByRole('link', { name: 'Pay for Audi A1' }));
  await screen.findByRole('button', { name: 'Pay $9,500' });
  await user.type(await cardNumber(), '4242');
  act(() => window.history.go(-2));
  await waitFor(() => expect(currentPath()).toBe(wish.url));
  await enabledPayButton();
  expect(await cardNumber()).toHaveValue('');
  await payWith(user);
  await successHeading();
  expect(await database.payments.find({})).toMatchObject([{ price: 24_500, wishListId: wish.id }]);
});

test('An admin who goes to the next case reads its first twenty reports, however many of the last one were shown', async () => {
  for (const [hours, title] of [
    [9, 'Car A'],
    [2, 'Car B'],
  ] as const) {
    const { id } = aCar({ title });
    for (let n = 0; n < 22; n += 1) {
      aReport(
        { reportPostId: id, product_title: title, userComment: `${title} ${n}` },
        new Date(Date.now() - hours * 3600_000),
      );
    }
  }
  const { user } = await visit('/dashboard/reported-post', anAdmin());
  const opened = await region('Open car');
  await user.click(await opened.findByRole('button', { name: 'Show 2 more reports' }));
  expect(opened.getAllByText(/^Car A \d/)).toHaveLength(22);
  await user.keyboard('j');
  const next = await region('Open car');
  expect(next.getAllByText(/^Car B \d/)).toHaveLength(20);
  expect(next.getByRole('button', { name: 'Show 2 more reports' })).toBeVisible();
});

test('A car keeps its own picture and its own missing one while the list is sorted', async () => {
  const img = 'http://localhost:4103/cars/same.webp';
  aCar({ title: 'Cheap', price: 1000, img }, new Date('2026-01-02'));
  aCar({ title: 'Dear', price: 9000, img }, new Date('2026-01-01'));
  const { user } = await visit('/carsCategories', aBuyer());
  const card = (name: string) => screen.findByRole('article', { name });
  fireEvent.error((await card('Cheap')).querySelector('img') ?? document.body);
  expect((await card('Dear')).querySelector('img')).not.toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Sort/ }), 'Price: high to low');
  await advanceTime(500);
  expect(screen.getAllByRole('article').map((found) => found.getAttribute('aria-label'))).toEqual(['Dear', 'Cheap']);
  expect((await card('Cheap')).querySelector('img')).toBeNull();
  expect((await card('Dear')).querySelector('img')).not.toBeNull();
});

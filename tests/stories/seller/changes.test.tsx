import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS, DAY_MS, WRITE_GRACE_MS } from '@/lib/config/limits';
import { sellingTexts } from '@/selling/texts';
import { breakCall, calls, callsTo, dropResponses, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { aSeller } from '@tests/support/people';
import { dropLocks } from '@tests/support/shims/locks';
import { currentPath, visit } from '@tests/support/visit';
import { address, formOf } from './postCarForm';

type Page = Awaited<ReturnType<typeof visit>>;

const products = '/dashboard/seller/product';
const done = 'Car changed: posted anew, and the old post removed';
const image = 'http://localhost:4103/cars/corolla.webp';
const listed = async () => (await database.cars.find({})).map(({ title, price, img }) => [title, price, img]);

function aMarket() {
  const mara = aSeller();
  const { id } = aCar({
    title: 'Corolla',
    slug: 'toyota',
    price: 9400,
    mileage: 48_200,
    img: image,
    model: 'Corolla 2016',
    condition: 'Used',
    gear_type: 'Manual',
    wheel: 'FWD',
    position: 5,
    phone: '+46 31 555 01 17',
    description: 'One owner.',
    email: mara.email,
  });
  return { mara, id };
}

/**
 * The next start after a crash: the closed page holds no lock, gets no response and waits for nothing.
 * @param now what the clock says by then
 */
function startAgain(now = Date.now()) {
  vi.clearAllTimers();
  dropLocks();
  dropResponses();
  vi.setSystemTime(now);
  return visit('/blog');
}

async function changePrice(page: Page, price: string) {
  const form = await formOf(page);
  fireEvent.change(form.getByLabelText('Price'), { target: { value: price } });
  await page.user.click(form.getByRole('button', { name: 'Post the change' }));
}

describe('A seller changes a car', () => {
  test('from My Products: the new post comes first, then the old one is removed; the address changes, which is said', async () => {
    const { mara, id } = aMarket();
    const page = await visit(products, mara);
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Actions: Corolla' }));
    await user.click(screen.getByRole('link', { name: /A new post with a new link/ }));
    expect(await screen.findByText(/Buyers who saved the old one see it as no longer listed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Products', current: 'page' })).toBeVisible();
    expect((await formOf(page)).getByLabelText('Title')).toHaveValue('Corolla');
    await changePrice(page, '8,900');

    expect(await screen.findByText(done)).toBeVisible();
    expect(currentPath()).toBe(products);
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(await database.cars.count({ _id: id })).toBe(0);
    const writes = calls.filter(({ method, path }) => /^(POST|DELETE)$/.test(method) && !path.startsWith('/v1/'));
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cars', `DELETE /seller/${id}`]);
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('$8,900')]);
  });

  test('but it is not certain that the old post is gone: the page finishes by itself, and a seller who tries again reads that it had arrived', async () => {
    const { mara, id } = aMarket();
    slowCall('DELETE /seller/:id', 3000);
    breakCall('DELETE /seller/:id', 500, { times: 1 });
    const page = await visit(`${address}?change=${id.toUpperCase()}`, mara);
    await changePrice(page, '8900');
    expect(await page.screen.findByRole('alert')).toHaveTextContent(/it is not certain that the old one is gone/);
    await advanceTime(6000);
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    expect(await page.screen.findByText(/Your earlier attempt did arrive/)).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(callsTo('POST /cars')).toHaveLength(1);

    const later = await visit(`${address}?change=${id}`, mara);
    expect(await later.screen.findByText(sellingTexts.change.gone)).toBeVisible();
    expect(later.screen.getByRole('heading', { name: sellingTexts.change.title })).toBeVisible();
  });

  test('but the old post cannot be removed: the form alone says so, and finishes at the next press', async () => {
    const { mara, id } = aMarket();
    breakCall('DELETE /seller/:id', 500, { times: 2 });
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    expect(await page.screen.findByRole('alert')).toHaveTextContent(/it is not certain that the old one is gone/);
    await waitFor(() => expect(callsTo('DELETE /seller/:id')).toHaveLength(2));
    await advanceTime(1000);
    expect(page.screen.queryByText(sellingTexts.change.notFinished)).not.toBeInTheDocument();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    expect(await page.screen.findByText(done)).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
  });

  test('but nothing answers, and the seller sends it with another price: it is finished as it was, which is said', async () => {
    const { mara, id } = aMarket();
    breakCall('POST /cars', 'acts, then hangs', { times: 1 });
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    await waitFor(() => expect(callsTo('POST /cars')).toHaveLength(1));
    const repair = breakCall('GET /cars/seller/:email');
    await advanceTime(CALL_TIMEOUT_MS);
    expect(await page.screen.findByText(sellingTexts.maybePosted)).toBeVisible();
    repair();
    await changePrice(page, '8800');
    expect(await page.screen.findByText(/Your earlier attempt did arrive/)).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(callsTo('POST /cars')).toHaveLength(1);
  });

  test('and the browser crashes between posting anew and removing: the next start removes the old post', async () => {
    const { mara, id } = aMarket();
    breakCall('DELETE /seller/:id', 'hangs', { times: 1 });
    await changePrice(await visit(`${address}?change=${id}`, mara), '8900');
    await advanceTime(1000);
    expect((await listed()).map(([, price]) => price)).toEqual([9400, 8900]);

    breakCall('DELETE /seller/:id', 500, { times: 1 });
    const failed = await startAgain();
    expect(await failed.screen.findByText(sellingTexts.change.notFinished)).toBeVisible();
    const next = await startAgain();
    expect(await next.screen.findByText('A change that was interrupted is finished now.')).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(callsTo('POST /cars')).toHaveLength(1);
  });

  test('and the browser crashes while it is posted, and the clock is put back: it is finished as soon', async () => {
    const { mara, id } = aMarket();
    breakCall('POST /cars', 'acts, then hangs', { times: 1 });
    await changePrice(await visit(`${address}?change=${id}`, mara), '8900');
    await advanceTime(1000);

    await startAgain(Date.now() - DAY_MS);
    await advanceTime(WRITE_GRACE_MS + 1000);
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
  });
});

test('A car that is gone is said to be, but not one that is newer than what could be read last', async () => {
  const { mara } = aMarket();
  const _id = '650000000000000000000009';
  const { user, screen } = await visit(`${address}?change=${_id}`, mara);
  expect(await screen.findByText(sellingTexts.change.gone)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add product' }));
  await advanceTime(6000);

  aCar({ _id, title: 'Yaris', email: mara.email });
  const repair = breakCall('GET /cars/seller/:email', 500);
  act(() => window.history.back());
  await advanceTime(8000);
  expect(await screen.findByRole('alert')).toHaveTextContent('The marketplace has a problem right now');
  expect(screen.queryByText(sellingTexts.change.gone)).not.toBeInTheDocument();
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Yaris');
});

test('The next post is like another car, but for its photo, mileage and price; a draft of something else is not lost without a question', async () => {
  const { mara, id } = aMarket();
  const first = await visit(address, mara);
  fireEvent.change((await formOf(first)).getByLabelText('Title'), { target: { value: 'Half a car' } });
  const page = await visit(`${address}?similar=${id.toUpperCase()}`);
  expect(await page.screen.findByText('“Half a car”')).toBeVisible();
  await page.user.click(page.screen.getByRole('button', { name: 'Replace the draft' }));
  const form = await formOf(page);
  const values = ['Title', 'Brand', 'Model', 'Gear Type', 'Mileage', 'Price'].map(
    (label) => form.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(['Corolla', 'toyota', 'Corolla 2016', 'Manual', '', '']);
  expect(form.getByRole('button', { name: 'Post car' })).toBeVisible();
});

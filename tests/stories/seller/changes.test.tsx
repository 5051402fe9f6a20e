import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { sellingTexts } from '@/selling/texts';
import { readBegun } from '@tests/support/begun';
import { breakCall, calls, callsTo, clearCalls, dropResponses, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { identityKey } from '@tests/support/firebaseKeys';
import { inOtherTab } from '@tests/support/otherTab';
import { aSeller } from '@tests/support/people';
import { sampleTitle, typedTexts } from '@tests/support/samplePost';
import { dropLocks } from '@tests/support/shims/locks';
import { userKey } from '@tests/support/userKey';
import { currentPath, visit } from '@tests/support/visit';
import { address, choosePhoto, fill, formOf, posted, send } from './postCarForm';

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

/** The next start after a crash: the closed page holds no lock, gets no response and waits for nothing. */
function startAgain() {
  vi.clearAllTimers();
  dropLocks();
  dropResponses();
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

  test('and keeps what is not changed as it was stored, also what no page shows', async () => {
    const mara = aSeller();
    const elsewhere = 'https://pictures.example/corolla.jpg';
    const description = `${'Well kept. '.repeat(500)}\u200bThe end.`;
    const { id } = aCar({
      ...{
        title: 'Corolla  of 2016',
        slug: 'toyota',
        price: '9400',
        mileage: '48200',
        img: elsewhere,
        model_id: 'XP 1',
      },
      ...{ condition: 'used', gear_type: 'Manual', wheel: 'FWD', position: 5, phone: '+46 31 555 01 17' },
      ...{ description, email: mara.email },
    });
    const page = await visit(`/dashboard/seller/product-post?change=${id}`, mara);
    await changePrice(page, '8,900');
    expect(await page.screen.findByText(done)).toBeVisible();
    expect(await database.cars.find({})).toMatchObject([
      { title: 'Corolla  of 2016', price: 8900, img: elsewhere, model: 'XP 1', phone: '+46 31 555 01 17', description },
    ]);
  });

  test('and reads what the form cannot show of the post before anything is sent', async () => {
    const mara = aSeller();
    const { id } = aCar({ email: mara.email, condition: 'As new', description: 'Rust. '.repeat(1000) });
    const page = await visit(`${address}?change=${id}`, mara);
    await formOf(page);
    const { screen } = page;
    expect(screen.getByRole('link', { name: 'My Products', current: 'page' })).toBeVisible();
    expect(screen.getByText(/^The post says “As new” under “Car condition”/)).toBeVisible();
    expect(screen.getByText(/^“Product Description” may be longer in the post than it is shown here/)).toBeVisible();
  });

  test('and gives it another photo; what the browser repeats is listed once', async () => {
    breakCall('POST /cars', 'sent thrice');
    const { mara, id } = aMarket();
    const page = await visit(`${address}?change=${id.toUpperCase()}`, mara);
    await formOf(page);
    await choosePhoto(page);
    await page.user.click(page.screen.getByRole('button', { name: 'Post the change' }));
    await page.screen.findByText(done);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
    const [post, ...others] = await listed();
    expect(post?.[2]).not.toBe(image);
    expect(others).toEqual([]);
  });

  test('but the old post is not removed: the new one is taken back', async () => {
    const { mara, id } = aMarket();
    const repair = breakCall('DELETE /seller/:id', 403, { times: 1 });
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    expect(await page.screen.findByRole('alert')).toHaveTextContent(
      /the new one was taken back and nothing has changed/,
    );
    expect(await listed()).toEqual([['Corolla', 9400, image]]);

    repair();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    await page.screen.findByText(done);
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
  });

  test.each([
    ['who tries again meanwhile reads that it is done', 0, done],
    ['who tries again later reads that it had arrived', 6000, /Your earlier attempt did arrive/],
  ])(
    'but it is not certain that the old post is gone: the page finishes by itself, and a seller %s',
    async (_what, ms, said) => {
      const { mara, id } = aMarket();
      slowCall('DELETE /seller/:id', 3000);
      breakCall('DELETE /seller/:id', 500, { times: 1 });
      const page = await visit(`${address}?change=${id}`, mara);
      await changePrice(page, '8900');
      expect(await page.screen.findByRole('alert')).toHaveTextContent(/it is not certain that the old one is gone/);
      await advanceTime(ms);
      await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
      expect(await page.screen.findByText(said)).toBeVisible();
      expect(await listed()).toEqual([['Corolla', 8900, image]]);
      expect(callsTo('POST /cars')).toHaveLength(1);
    },
  );

  test('but neither the old post nor the new one can be removed: the next start takes the new one back', async () => {
    const { mara, id } = aMarket();
    breakCall('DELETE /seller/:id', 404);
    breakCall(`DELETE /seller/${id}`, 403);
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    expect(await page.screen.findByText(/both are listed/)).toBeVisible();
    clearCalls();

    await startAgain();
    await waitFor(async () => expect(await listed()).toEqual([['Corolla', 9400, image]]));
    await waitFor(async () => expect(await readBegun(mara.email, 'relistings 1')).toEqual([]));
  });

  test.each([
    ['the same again: it is finished', '8900', done],
    ['with another price: it is finished as it was, which is said', '8800', /Your earlier attempt did arrive/],
  ])('but nothing answers, and the seller sends it %s', async (_what, price, said) => {
    const { mara, id } = aMarket();
    breakCall('POST /cars', 'acts, then hangs', { times: 1 });
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    await waitFor(() => expect(callsTo('POST /cars')).toHaveLength(1));
    const repair = breakCall('GET /cars/seller/:email');
    await advanceTime(CALL_TIMEOUT_MS);
    expect(await page.screen.findByText(sellingTexts.maybePosted)).toBeVisible();
    repair();
    await changePrice(page, price);
    expect(await page.screen.findByText(said)).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(callsTo('POST /cars')).toHaveLength(1);
  });

  test('and the session ends before the old post is removed: the new one stays, and the seller’s next visit finishes', async () => {
    const { mara, id } = aMarket();
    slowCall('POST /cars', 3000);
    const page = await visit(`${address}?change=${id}`, mara);
    await changePrice(page, '8900');
    await waitFor(() => expect(callsTo('POST /cars')).toHaveLength(1));
    await inOtherTab(() => localStorage.removeItem(identityKey));
    await advanceTime(5000);
    expect((await listed()).map(([, listedPrice]) => listedPrice)).toEqual([9400, 8900]);

    await visit('/blog', mara);
    await waitFor(async () => expect(await listed()).toEqual([['Corolla', 8900, image]]));
  });

  test('and the browser crashes between posting anew and removing: the next start removes the old post', async () => {
    const { mara, id } = aMarket();
    breakCall('DELETE /seller/:id', 'hangs', { times: 1 });
    await changePrice(await visit(`${address}?change=${id}`, mara), '8900');
    await advanceTime(1000);
    expect((await listed()).map(([, price]) => price)).toEqual([9400, 8900]);

    const next = await startAgain();
    expect(await next.screen.findByText('A change that was interrupted is finished now.')).toBeVisible();
    expect(await listed()).toEqual([['Corolla', 8900, image]]);
    expect(callsTo('POST /cars')).toHaveLength(1);
  });

  test('while another tab writes the draft of another change: that draft is left', async () => {
    const { mara, id } = aMarket();
    const page = await visit(`${address}?change=${id}`, mara);
    slowCall('POST /cars', 3000);
    await changePrice(page, '8900');
    await advanceTime(1000);
    expect(callsTo('POST /cars')).toHaveLength(1);
    const key = userKey(mara.email, 'changed post');
    const newer = (localStorage.getItem(key) ?? '').replace(/"begunAt":\d+/, '"begunAt":7');
    await inOtherTab(() => localStorage.setItem(key, newer));
    await page.screen.findByText(done);
    expect(localStorage.getItem(key)).toBe(newer);
  });

  test('in two tabs: the second reads that the car is gone, and posts nothing', async () => {
    const { mara, id } = aMarket();
    const page = await visit(`${address}?change=${id}`, mara);
    await formOf(page);
    await database.cars.remove({ _id: id });
    await changePrice(page, '8900');
    expect(await page.screen.findByRole('alert')).toHaveTextContent(
      'removed or changed meanwhile, perhaps in another tab',
    );
    expect(callsTo('POST /cars')).toEqual([]);
  });
});

describe('The next post', () => {
  test('is like another car, but for its photo, mileage and price; a draft of something else is not lost without a question', async () => {
    const { mara, id } = aMarket();
    const first = await visit(address, mara);
    await first.user.type((await formOf(first)).getByLabelText('Title'), 'Half a car');
    const page = await visit(`${address}?similar=${id.toUpperCase()}`);
    expect(await page.screen.findByText('“Half a car”')).toBeVisible();
    await page.user.click(page.screen.getByRole('button', { name: 'Replace the draft' }));
    const form = await formOf(page);
    const values = ['Title', 'Brand', 'Model', 'Gear Type', 'Mileage', 'Price'].map(
      (label) => form.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['Corolla', 'toyota', 'Corolla 2016', 'Manual', '', '']);
    await fill(page);
    await send(page);
    await page.screen.findByText(posted);
    expect((await listed()).map(([title]) => title)).toEqual(['Corolla', sampleTitle]);
  });

  test('keeps brand, phone number and price status', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    await page.user.click(await page.screen.findByRole('link', { name: 'Sell another' }));
    const form = await formOf(page);
    expect(form.getByLabelText('Brand')).toHaveValue('toyota');
    expect(form.getByLabelText('Phone number')).toHaveValue(typedTexts['Phone number']);
    expect(form.getByRole('radio', { name: 'Negotiable' })).toBeChecked();
    expect(form.getByLabelText('Title')).toHaveValue('');
    expect(page.screen.getByText('Kept from your last post: brand, phone number and price status.')).toBeVisible();
  });
});

import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { aBuyer, aSeller } from '@tests/support/people';
import { storeForUser } from '@tests/support/userKey';
import { currentPath, goTo, visit } from '@tests/support/visit';

const detailsOf = ({ id }: { id: string }) => `/carsCategories/carDetails/${id}`;

describe('The large picture', () => {
  test('opens under the car’s title, and gives the focus back at Esc', async () => {
    const corolla = aCar({ title: 'Corolla <b>2016</b>' });
    const { user, screen } = await visit(detailsOf(corolla), aBuyer());
    const opener = await screen.findByRole('button', { name: 'Large picture' });
    const picture = screen.getByRole('img', { name: 'Corolla <b>2016</b>' });
    Object.defineProperties(picture, { naturalWidth: { value: 300 }, naturalHeight: { value: 225 } });
    fireEvent.load(picture);
    // As much of it as a frame of 3:2 shows, so that what is around it is as broad on all sides.
    expect(picture).toHaveStyle({ maxWidth: '600px', maxHeight: '400px' });
    await user.click(opener);

    const dialog = await screen.findByRole('dialog', { name: 'Corolla <b>2016</b>' });
    for (const name of ['Zoom in', 'Zoom out', 'Close'])
      expect(within(dialog).getByRole('button', { name })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  test('is not offered for a car without a picture, or with one that does not load', async () => {
    const without = aCar({ title: 'Without picture', img: 'javascript:alert(1)' });
    const noor = aBuyer();
    const { screen } = await visit(detailsOf(without), noor);
    expect(await screen.findByRole('img', { name: 'Without picture' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Large picture' })).not.toBeInTheDocument();

    const broken = aCar({ title: 'Broken picture' });
    const page = await visit(detailsOf(broken), noor);
    fireEvent.error(await page.screen.findByRole('img', { name: 'Broken picture' }));
    expect(page.screen.queryByRole('button', { name: 'Large picture' })).not.toBeInTheDocument();
  });
});

describe('The seller’s card', () => {
  test('has a mail to the seller that names the car and its address', async () => {
    const corolla = aCar({ title: 'Corolla & more', email: 'mara@example.test', displayName: 'Mara' });
    const { screen } = await visit(detailsOf(corolla), aBuyer({ name: 'Noor Haddad' }));
    const mail = await screen.findByRole('link', { name: 'Mail the seller' });
    const url = new URL(mail.getAttribute('href') ?? '');
    expect(url.pathname).toBe('mara@example.test');
    expect(url.searchParams.get('subject')).toBe('Your Corolla & more');
    expect(url.searchParams.get('body')?.split(/(?:\r\n)+/)).toEqual([
      'Hello Mara,',
      'I am interested in your Corolla & more:',
      `http://localhost:5173${detailsOf(corolla)}`,
      'Kind regards',
      'Noor Haddad',
    ]);
  });

  test('of one’s own post has none, and there is no estimate', async () => {
    const mara = aSeller();
    const own = aCar({ title: 'My Corolla', email: mara.email });
    const { screen } = await visit(detailsOf(own), mara);
    expect(await screen.findByText('This is your own post.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mail the seller' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /estimate/ })).not.toBeInTheDocument();
  });
});

test('Nothing of one car stays for the next: neither its phone number, nor what failed, nor where its Buy Now leads', async () => {
  const yaris = aCar({ title: 'Yaris', phone: '+1 202 555 0101' });
  const corolla = aCar({ title: 'Corolla', phone: '+1 202 555 0202' });
  const { user, screen } = await visit(detailsOf(yaris), aBuyer());
  await user.click(await screen.findByRole('button', { name: 'Show phone' }));
  const repair = breakCall('POST /wishlist', 400);
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  repair();
  goTo(detailsOf(corolla));
  expect(await screen.findByRole('heading', { name: 'Corolla' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText('+1 202 555 0202')).not.toBeInTheDocument();

  slowCall('POST /wishlist', 8000);
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  goTo(detailsOf(yaris));
  await advanceTime(12_000);
  expect(currentPath()).toBe(detailsOf(yaris));
});

test('A fact that two fields of the post state is shown once', async () => {
  const { screen } = await visit(detailsOf(aCar({ gear_type: 'As new', condition: 'As new' })), aBuyer());
  expect(await screen.findAllByText('As new', { selector: 'span' })).toHaveLength(1);
});

test('Print prints the page of the car', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, screen } = await visit(detailsOf(aCar({})), aBuyer());
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('Share', () => {
  test('uses the device’s own dialog if there is one, and copies the link otherwise', async () => {
    const corolla = aCar({ title: 'Corolla' });
    const address = `http://localhost:5173${detailsOf(corolla)}`;
    const { user, screen } = await visit(detailsOf(corolla), aBuyer());
    const button = await screen.findByRole('button', { name: 'Share' });

    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await screen.findByText('Link copied')).toBeInTheDocument();

    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    const share = vi.fn().mockRejectedValue(new DOMException('Cancelled', 'AbortError'));
    Object.assign(navigator, { share });
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: 'Corolla', url: address });
    expect(writeText).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'share');

    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(`The link could not be copied. It is: ${address}`);
    writeText.mockRestore();
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('The monthly estimate', () => {
  test('is made from the buyer’s own numbers, which are remembered for the next car', async () => {
    const corolla = aCar({ title: 'Corolla', price: 24500 });
    const yaris = aCar({ title: 'Yaris', price: 9500 });
    const unpriced = aCar({ title: 'Unpriced', price: 0 });
    const noor = aBuyer();
    storeForUser(noor.email, 'monthly estimate 1', '{"rate":6.9}');
    storeForUser(noor.email, 'single keys 1', '"maybe"');
    const { user, screen } = await visit(detailsOf(corolla), noor);
    const estimate = within(await screen.findByRole('region', { name: 'Monthly estimate' }));
    await user.click(estimate.getByRole('heading'));
    expect(await estimate.findByRole('status')).toBeVisible();
    expect(estimate.getByRole('status')).toHaveTextContent('Type a yearly rate');

    await user.type(estimate.getByLabelText('Deposit'), '４，９00');
    await user.type(estimate.getByLabelText('Rate a year'), '٦٫٩');
    expect(estimate.getByRole('status')).toHaveTextContent('$387 a month, 60 times');
    expect(estimate.getByText(/^\$28,131 in all, \$3,631 of it interest\. An estimate .* not an offer/)).toBeVisible();
    await user.type(estimate.getByLabelText('Months'), '०');
    expect(estimate.getByLabelText('Months')).toHaveValue('600');
    expect(estimate.getByRole('alert')).toHaveTextContent('1 to 120');
    expect(estimate.getByRole('status')).toHaveTextContent('These numbers do not give an estimate.');
    await user.type(estimate.getByLabelText('Months'), '{Backspace}');

    const next = await visit(detailsOf(yaris), noor);
    const other = within(await next.screen.findByRole('region', { name: 'Monthly estimate' }));
    expect(other.getByText('$91 a month')).toBeVisible();
    const last = await visit(detailsOf(unpriced), noor);
    await last.screen.findByRole('region', { name: 'Seller' });
    expect(last.screen.queryByRole('region', { name: 'Monthly estimate' })).not.toBeInTheDocument();
  });
});

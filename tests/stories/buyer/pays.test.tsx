import { act, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aWish, database } from '@tests/support/database';
import { storeReceipt } from '@tests/support/ledger';
import {
  aWishedCar,
  cardNumber,
  payButton,
  payWith,
  printedReceipt,
  shownTransaction,
  successHeading,
  typeCard,
} from '@tests/support/paying';
import { aBuyer, aSeller } from '@tests/support/people';
import { currentPath, visit } from '@tests/support/visit';

const confirmations = () => callsTo('POST /v1/payment_intents/:id/confirm');

afterEach(() => void vi.unstubAllEnvs());

describe('A buyer on the payment page', () => {
  test('reads of no test mode with a live key, nor on the receipt', async () => {
    vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_live_key');
    const noor = aBuyer();
    const wish = aWishedCar(noor);
    const { screen, reload } = await visit(wish.url, noor);
    expect(await screen.findByText(/^Paying does not reserve the car/)).toBeVisible();
    expect(screen.queryByText(/Test mode/)).not.toBeInTheDocument();

    await storeReceipt(noor.uid, wish);
    await reload();
    await successHeading();
    expect(printedReceipt().getByText('The amount was paid on SecondGear.')).toBeInTheDocument();
    expect(printedReceipt().queryByText(/Test mode/)).not.toBeInTheDocument();
  });

  test('pays for a wished car and keeps the receipt (§1, §2, §4, §8)', async () => {
    const persist = vi.fn();
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const noor = aBuyer();
    aSeller();
    const wish = aWishedCar(noor);
    const { user, screen } = await visit(wish.url, noor);

    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    const order = within(await screen.findByRole('region', { name: 'Your order' }));
    await waitFor(() => expect(document.title).toBe('Payment · BMW 330i xDrive · SecondGear'));
    expect(order.getByText('Order Total').nextSibling).toHaveTextContent('$24,500');
    const addressOfCars = () =>
      screen.getAllByRole('link', { name: 'BMW 330i xDrive' }).map((link) => link.getAttribute('href'));
    const carPage = `/carsCategories/carDetails/${wish.carId}`;
    expect(addressOfCars()).toEqual([carPage]);
    expect(await screen.findByText('Test mode: no money moves.')).toBeVisible();
    expect(screen.getByText(/^Paying does not reserve the car/)).toBeVisible();
    expect(persist).not.toHaveBeenCalled();
    await payWith(user);

    expect(await screen.findByRole('heading', { name: 'Your Payment Successfully Done' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(persist).toHaveBeenCalledOnce();
    const [payment, ...others] = await database.payments.find({});
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ price: 24500, email: noor.email, wishListId: wish.id });
    const transactionId = String(payment?.['transactionId']);
    expect(transactionId).toMatch(/^pi_/);
    await waitFor(() => expect(document.title).toBe('Receipt · BMW 330i xDrive · SecondGear'));
    expect(screen.getAllByText('Your Transaction Id')[0]).toBeVisible();
    expect(addressOfCars()).toEqual([carPage, carPage]);
    expect(shownTransaction(transactionId)).toBeVisible();
    const paper = printedReceipt();
    expect(paper.getByText(/^Printed \d+ \w+ 20\d\d$/)).toBeInTheDocument();
    const onPaper = [noor.name, noor.email, 'Mara Lindqvist', 'mara@example.test', '+46 31 555 01 17', transactionId];
    for (const text of [...onPaper, '$24,500.00', '$24,500.00 USD', 'Test mode: no money moved.', `Post ${wish.carId}`])
      expect(paper.getByText(text)).toBeInTheDocument();
    expect(paper.getByText('BMW 330i xDrive', { selector: 'td *' })).toBeInTheDocument();
    expect(paper.getByText('US dollars, paid by card')).toBeInTheDocument();
    for (const line of [
      /^\d+ \w+ 20\d\d, \d\d:\d\d$/,
      /^BMW · .+ · Used$/,
      / km · .+ · .+/,
      /^Not verified yet, joined .+/,
      new RegExp(`^${wish.url}$`),
    ])
      expect(paper.getByText(line)).toBeInTheDocument();
    expect(paper.queryByText('Not known on this device')).not.toBeInTheDocument();
    const [intent, ...more] = callsTo('POST /create-payment-intent');
    expect(intent?.body).toEqual({ price: 24500 });
    expect(intent?.bearer).toBeDefined();
    expect(more).toEqual([]);
    const card = new URLSearchParams(String(confirmations()[0]?.body));
    expect(card.get('payment_method_data[billing_details][name]')).toBe(noor.name);
    expect(card.get('payment_method_data[billing_details][email]')).toBe(noor.email);

    const mail = screen.getByRole('link', { name: 'Write to Mara' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:mara@example\.test\?subject=Payment%20for%20your%20BMW%20330i%20xDrive&body=/);
    expect(decodeURIComponent(mail)).toContain(`Transaction id: ${transactionId}\r\n`);
    expect(screen.getByRole('link', { name: 'Call +46 31 555 01 17' })).toHaveAttribute('href', 'tel:+46315550117');
    await user.click(screen.getByRole('button', { name: 'Copy the transaction id' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(transactionId);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the transaction id' }));
    expect(await screen.findByText(/^Your browser did not copy it/)).toBeVisible();

    const seller = within(screen.getByLabelText('Seller', { selector: 'p' }));
    expect(seller.getByText('mara@example.test')).toBeVisible();
    const print = vi.fn();
    Object.assign(window, { print });
    await user.click(screen.getByRole('button', { name: 'Print the receipt' }));
    expect(print).toHaveBeenCalledOnce();

    await user.click(screen.getByRole('link', { name: 'Back to My Wishlist' }));
    expect(await screen.findByRole('heading', { name: 'My Wishlist' })).toBeVisible();
    expect(currentPath()).toBe('/dashboard');
    const row = within(await screen.findByRole('row', { name: /BMW 330i xDrive/ }));
    expect(row.getByRole('link', { name: /Paid/ })).toBeVisible();
    expect(row.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();

    window.history.back();
    await successHeading();
    expect(callsTo('POST /create-payment-intent')).toHaveLength(1);
    expect(confirmations()).toHaveLength(1);
    expect(await database.payments.count({})).toBe(1);
  });

  test('pays once with a double click, without a name, and whatever else is paid (§4)', async () => {
    slowCall('POST /v1/payment_intents/:id/confirm', 3000);
    const noor = aBuyer({ name: ' ' });
    aWish({ email: noor.email, paid: true });
    const { user, screen } = await visit(aWishedCar(noor).url, noor);
    await typeCard(user);
    const pay = await payButton();
    await waitFor(() => expect(pay).toBeEnabled());
    // Both clicks happen before the next render.
    act(() => {
      pay.click();
      pay.click();
    });
    await advanceTime(1000);
    expect(pay).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await successHeading();
    expect(confirmations()).toHaveLength(1);
    expect(decodeURIComponent(String(confirmations()[0]?.body))).not.toContain('[name]');
    expect(await database.payments.count({})).toBe(1);
  });

  test('cannot pay before the payment is prepared (§4)', async () => {
    slowCall('POST /create-payment-intent', 4000);
    const noor = aBuyer();
    const { user, screen } = await visit(aWishedCar(noor).url, noor);
    await typeCard(user);
    expect(screen.getByRole('button', { name: 'Preparing the payment…' })).toBeDisabled();
    expect(await payButton()).toBeEnabled();
  });

  test('reads why a card is declined, and pays with another card (§8)', async () => {
    const noor = aBuyer();
    const { user, screen } = await visit(aWishedCar(noor).url, noor);
    await payWith(user, '4000000000000119');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while processing your card. Try again in a little bit.');
    expect(alert).toHaveTextContent('Nothing was charged. Wait a moment, then press Pay again.');
    expect(await cardNumber()).toHaveDisplayValue('4000 0000 0000 0119');
    expect(await database.payments.count({})).toBe(0);

    await payWith(user);
    await successHeading();
    expect(callsTo('POST /create-payment-intent')).toHaveLength(1);
    expect(await database.payments.count({})).toBe(1);
  });

  test('reads which card detail is missing', async () => {
    const noor = aBuyer();
    const { user, screen } = await visit(aWishedCar(noor).url, noor);
    await payWith(user, '42424242', '');

    expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
    expect(confirmations()).toEqual([]);
  });

  test('returns to the receipt on the same device, also if the post was removed meanwhile', async () => {
    const noor = aBuyer();
    const wish = aWishedCar(noor);
    const { user, screen, reload } = await visit(wish.url, noor);
    await payWith(user);
    await successHeading();
    const [payment] = await database.payments.find({});

    const again = await reload();
    expect(await successHeading()).not.toHaveFocus();
    expect(shownTransaction(String(payment?.['transactionId']))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(callsTo('POST /create-payment-intent')).toHaveLength(1);

    await database.cars.remove({ _id: wish.carId });
    await database.wishlist.update({}, { product_title: 'Another title' });
    await again.reload();
    expect(await screen.findByRole('link', { name: 'Write to SecondGear' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'BMW 330i xDrive' })).toBeVisible();
    expect(screen.getByText(/^There is no email address of the seller/)).toBeVisible();
    expect(printedReceipt().getAllByText('Not known on this device')).toHaveLength(1);
  });

  test.each([
    ['of somebody else', () => aWishedCar({ email: 'leo@example.test' }).id],
    ['that is no id', () => 'not-an-id'],
  ])('sees no data of a payment %s (§2, §3)', async (_what, idOf) => {
    const noor = aBuyer();
    const { screen } = await visit(`/dashboard/payment/${idOf()}`, noor);

    expect(await screen.findByText('This payment was not found')).toBeVisible();
    expect(screen.queryByText(/BMW|24,500/)).not.toBeInTheDocument();
    expect(document.title).toBe('Payment · SecondGear');
    expect(screen.getByRole('link', { name: 'Back to My Wishlist' })).toHaveAttribute('href', '/dashboard');
    expect(callsTo('POST /create-payment-intent')).toEqual([]);
  });

  test('pays although the wish has the email in another letter case', async () => {
    const noor = aBuyer();
    await visit(aWishedCar({ email: 'Noor@Example.test' }).url, noor);
    expect(await cardNumber()).toBeVisible();
  });

  test('reads that a price cannot be paid, and can contact the seller (§9)', async () => {
    const noor = aBuyer();
    const { screen } = await visit(aWishedCar(noor, { price: 'on request' }).url, noor);

    const message = 'The post states no price that can be charged.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    const mail = await screen.findByRole('link', { name: 'Write to Mara' });
    expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:mara@example\.test\?subject=Your%20BMW/));
    expect(screen.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
    expect(callsTo('POST /create-payment-intent')).toEqual([]);
  });

  test('reads the same if the wish has no price because the car’s price cannot be paid', async () => {
    const noor = aBuyer();
    const { screen } = await visit(aWishedCar(noor, { price: '', car: { price: 19.99 } }).url, noor);

    expect(await screen.findByRole('alert')).toHaveTextContent('$19.99 cannot be charged to the cent by card.');
    expect(within(screen.getByRole('region', { name: 'Your order' })).getAllByText('$19.99')).toHaveLength(2);
  });

  test('can pay a price that is stated as a text (§9)', async () => {
    const noor = aBuyer();
    const { screen } = await visit(aWishedCar(noor, { price: '$999,999.00' }).url, noor);
    const pay = await screen.findByRole('button', { name: /^Pay \$/ });
    await waitFor(() => expect(pay).toBeEnabled());
  });

  test('cannot buy their own post', async () => {
    const noor = aBuyer();
    const { screen } = await visit(aWishedCar(noor, { car: { email: noor.email } }).url, noor);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is your own post.');
  });
});

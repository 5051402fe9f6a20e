import { afterEach, describe, expect, test, vi } from 'vitest';
import { succeededEntry, unpaidEntry, type Entry } from '@/payments/engine/entry';
import { announceStoredPayment } from '@/payments/storedPayments';
import { callsTo } from '@tests/support/calls';
import { aCharge } from '@tests/support/charges';
import { advanceTime } from '@tests/support/clock';
import { aWish } from '@tests/support/database';
import { storeSilently } from '@tests/support/ledger';
import { aWishedCar } from '@tests/support/paying';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

// The ledger reads IndexedDB, which resolves outside of `act`.
afterEach(() => void vi.restoreAllMocks());

type Page = Awaited<ReturnType<typeof visit>>;

const TITLE = 'BMW 330i xDrive';
const OPEN = /^A payment for this car has begun, and whether your card was charged is not known yet/;
const removals = () => callsTo('DELETE /wishlist/:id');

/** A payment step that another tab writes to IndexedDB without a notification to this tab. */
function aStepElsewhere(step: 'requires_payment_method' | 'confirming' | 'succeeded') {
  const noor = aBuyer();
  const wish = aWishedCar(noor);
  const prepared = unpaidEntry({ wishId: wish.id, carId: wish.carId, price: 24500 }, 'pi_other_secret_1');
  const entry: Entry = step === 'succeeded' ? succeededEntry(prepared, aCharge) : { ...prepared, step };
  return { noor, wish, writeElsewhere: () => storeSilently(noor.uid, entry) };
}

async function removeFromTable({ user, screen }: Pick<Page, 'user' | 'screen'>) {
  await user.click(await screen.findByRole('button', { name: `Remove ${TITLE}` }));
}

async function removeFromModal({ user, screen }: Pick<Page, 'user' | 'screen'>) {
  await user.click(await screen.findByRole('button', { name: 'Wishlist, 1 car' }));
  await user.click(await screen.findByRole('button', { name: `Remove ${TITLE}` }));
}

async function pressHeart({ user, screen }: Pick<Page, 'user' | 'screen'>) {
  await screen.findByRole('button', { name: 'Wishlist, 1 car' });
  await user.click(await screen.findByRole('button', { name: `Wishlist: ${TITLE}` }));
}

describe('A car with an unfinished payment stays on the wishlist', () => {
  test.each([
    ['the table', '/dashboard', removeFromTable],
    ['the modal', '/blog', removeFromModal],
    ['the heart', '/carsCategories', pressHeart],
  ])('on a removal from %s, if only another tab has stored the payment', async (_place, url, remove) => {
    const { noor, writeElsewhere } = aStepElsewhere('confirming');
    const page = await visit(url, noor);
    await page.screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await advanceTime(500);
    await writeElsewhere();
    await remove(page);

    expect(await page.screen.findByText(OPEN)).toBeVisible();
    expect(removals()).toEqual([]);
    if (url !== '/dashboard') return;
    announceStoredPayment();
    const link = await page.screen.findByRole('link', { name: `Checking the payment for ${TITLE}` });
    expect(link).toHaveTextContent('Checking');
    expect(page.screen.queryByRole('link', { name: `Pay for ${TITLE}` })).not.toBeInTheDocument();
  });

  test('with all its items, whichever item’s card is charged', async () => {
    const { noor, wish, writeElsewhere } = aStepElsewhere('succeeded');
    aWish({ wishListIid: wish.carId, product_title: TITLE, email: noor.email });
    const { user, screen } = await visit('/carsCategories', noor);
    await screen.findByRole('button', { name: 'Wishlist, 2 cars' });
    await writeElsewhere();
    await user.click(await screen.findByRole('button', { name: `Wishlist: ${TITLE}` }));

    expect(await screen.findByText(/It stays on your wishlist as your proof/)).toBeVisible();
    expect(removals()).toEqual([]);
  });

  test('if the browser cannot read the state of its payment', async () => {
    const { noor, writeElsewhere } = aStepElsewhere('requires_payment_method');
    await writeElsewhere();
    const page = await visit('/dashboard', noor);
    await page.screen.findByRole('button', { name: 'Wishlist, 1 car' });
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('no access', 'InvalidStateError');
    });
    await removeFromTable(page);

    expect(
      await page.screen.findByText(/^Your browser does not let us see whether this car is being paid/),
    ).toBeVisible();
    expect(removals()).toEqual([]);
    vi.restoreAllMocks();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    expect(await page.screen.findByText('No Data Found')).toBeVisible();
  });
});

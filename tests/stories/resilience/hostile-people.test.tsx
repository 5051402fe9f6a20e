import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aRecord, aReport, aWish, database } from '@tests/support/database';
import { expectHarmless, navigateTo } from '@tests/support/harmless';
import { FEW, hostileCars, hostileReports, hostileTexts, hostileUsers, hostileWishes } from '@tests/support/hostile';
import { putHostile } from '@tests/support/hostileDatabase';
import { storeReceipt } from '@tests/support/ledger';
import { payButton, payWith, successHeading } from '@tests/support/paying';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { typeEmail } from '@tests/support/typeEmail';
import { visit } from '@tests/support/visit';

const script = hostileTexts.script;

test('Hostile wishes do no harm to the wishlist table and its modal', async () => {
  const { email } = aBuyer();
  putHostile(aWish, hostileWishes, { email });
  const { user } = await visit('/dashboard', { email });
  const table = within(await screen.findByRole('table', { name: 'Cars on your wishlist' }));
  expect(table.getByRole('row', { name: /script <script>/ })).toBeVisible();
  expectHarmless();
  await user.click(screen.getByRole('button', { name: /^Wishlist, / }));
  const modal = within(await screen.findByRole('dialog', { name: 'Your Chosen Car' }));
  const remove = await modal.findByRole('button', { name: `Remove ${script}` });
  expectHarmless();

  await user.click(remove);
  await modal.findByText(`${script} was removed.`);
  expectHarmless();
  expect(await database.wishlist.count({ email })).toBe(hostileWishes.length - 1);
});

test('A hostile car does no harm to its payment page and its receipt', async () => {
  const noor = aBuyer();
  const carIds = putHostile(aCar, hostileCars.slice(0, FEW), { price: 24500 });
  const wishes = carIds.map((wishListIid, index) =>
    aWish({ ...hostileWishes[index], email: noor.email, wishListIid, price: 24500, paid: index > 0 }),
  );
  for (const [index, carId] of carIds.entries())
    if (index > 0) await storeReceipt(noor.uid, { id: wishes[index]?.id ?? '', carId });
  const [unpaid, ...paid] = wishes.map(({ id }) => `/dashboard/payment/${id}`);
  const { user } = await visit(unpaid ?? '', noor);
  await payButton();
  expectHarmless();
  await payWith(user);
  await successHeading();
  expectHarmless();
  for (const url of paid) {
    await navigateTo(url);
    await successHeading();
    expectHarmless();
  }
});

test('The receipt shows the seller’s name, email and phone together also if they are equal', async () => {
  const noor = aBuyer();
  const same = '+46 31 555 01 17';
  const { id: wishListIid } = aCar({
    displayName: same,
    phone: same,
    mileage: undefined,
    gear_type: undefined,
    wheel: undefined,
  });
  const { id } = aWish({ wishListIid, email: noor.email, paid: true });
  await storeReceipt(noor.uid, { id, carId: wishListIid });
  await visit(`/dashboard/payment/${id}`, noor);
  await successHeading();
  expect(screen.getByLabelText('Seller', { selector: 'p' })).toHaveTextContent(same);
  const paragraphs = within(screen.getByLabelText('Printed receipt')).getAllByRole('paragraph', { hidden: true });
  for (const line of paragraphs) expect(line).not.toBeEmptyDOMElement();
});

test('A hostile record does no harm to the profile of its owner', async () => {
  for (const record of hostileUsers.slice(0, FEW)) {
    const { email } = aBuyer({ email: `noor${hostileUsers.indexOf(record)}@example.test`, record: { ...record } });
    await database.users.update({ name: record['name'] }, { email });
    await visit('/dashboard/profile', { email });
    await screen.findByRole('heading', { name: 'My Profile' });
    expectHarmless();
  }
});

test.each(['seller', 'buyer'] as const)('Hostile records do no harm to the list of every %s', async (role) => {
  const admin = anAdmin();
  // The oldest record is the first in the list.
  putHostile(aRecord, hostileUsers.toReversed(), { role });
  const { email } = aSeller({ name: 'Zoe Good', record: { role } });
  const { user } = await visit(`/dashboard/${role}`, admin);
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  const row = within(await screen.findByRole('row', { name: /script <script>/ }));
  expectHarmless();
  for (const act of ['Make Admin', 'Remove', ...(role === 'seller' ? ['Verify'] : [])]) {
    await user.click(row.getByRole('button', { name: `${act}: ${script}` }));
    await advanceTime(150);
    expectHarmless();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  }

  await user.click(search);
  await user.paste('zoe good');
  await user.click(await screen.findByRole('button', { name: 'Remove: Zoe Good' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Remove Zoe Good?' }));
  await typeEmail(user);
  await user.click(ask.getByRole('button', { name: 'Remove' }));
  await screen.findByText('User Deleted');
  expect(await database.users.count({ email })).toBe(0);
});

test('Hostile reports do no harm to the page where an admin reads and removes them', async () => {
  const admin = anAdmin();
  const { id: reportPostId } = aCar({ title: 'Corolla 2016' });
  putHostile(aReport, hostileReports);
  putHostile(aReport, hostileReports.slice(0, FEW), { reportPostId });
  const { user } = await visit('/dashboard/reported-post?sort=most', admin);
  const cards = await screen.findAllByRole('article', { name: script });
  expect(cards).toHaveLength(1);
  expectHarmless();
  expect(callsTo('GET /cars/:id').map(({ path }) => path)).toEqual([`/cars/${reportPostId}`]);

  await user.click(screen.getByRole('button', { name: 'Remove car' }));
  expectHarmless();
  await advanceTime(12_000);
  expectHarmless();
  expect(await database.cars.count({ _id: reportPostId })).toBe(0);
  expect(window.location.pathname).toBe('/dashboard/reported-post');
});

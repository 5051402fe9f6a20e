import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aRecord, aReport, database, databaseReady } from '@tests/support/database';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aSeller, anAdmin } from '@tests/support/people';
import { setDevice } from '@tests/support/shims/screen';
import { typeEmail } from '@tests/support/typeEmail';
import { currentPath, goTo, visit } from '@tests/support/visit';

const PAGE = '/dashboard/seller';
type Page = Awaited<ReturnType<typeof visit>>;

const rowsOf = ({ screen }: Page) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const rowOf = ({ screen }: Page, name: RegExp) => screen.findByRole('row', { name });
const recordOf = async (id: string) => {
  await databaseReady();
  return database.users.findOne({ _id: id });
};

async function ask(page: Page, button: string) {
  await page.user.click(await page.screen.findByRole('button', { name: button }));
  const dialog = within(await page.screen.findByRole('dialog'));
  if (button.startsWith('Make Admin')) await typeEmail(page.user);
  return dialog;
}

describe('An admin on the page of all sellers', () => {
  test('sees each seller’s name and email, and which sellers are not verified (§2, §6)', async () => {
    aSeller({ record: { useVerify: 'verified' } });
    aSeller({ name: 'Ade Balogun', email: 'ade@example.test' });
    const page = await visit(PAGE, anAdmin());

    expect(await page.screen.findByRole('heading', { level: 1, name: 'All Sellers' })).toBeVisible();
    expect(await page.screen.findByText(/^2 people can post cars\.$/)).toBeVisible();
    const waiting = page.screen.getByRole('link', { name: '1 waits for verification' });
    expect(page.screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['SL', 'Profile', 'Name', 'Email', 'Make Admin', 'Remove Seller', 'Role', 'Verified'],
    ]);
    const mara = within(await rowOf(page, /Mara Lindqvist/));
    expect(mara.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      ...['1', '', 'Mara Lindqvist', 'mara@example.test', 'Make Admin', 'Remove', 'Seller', 'Verified'],
    ]);
    expect(mara.queryByRole('button', { name: /Verify/ })).not.toBeInTheDocument();
    expect(page.screen.getByRole('button', { name: 'Verify: Ade Balogun' })).toBeVisible();
    expect(document.title).toBe('All Sellers · SecondGear');

    expect(rowsOf(page)).toEqual(['Mara Lindqvist', 'Ade Balogun']);
    await page.user.click(waiting);
    expect(rowsOf(page)).toEqual(['Ade Balogun', 'Mara Lindqvist']);
    expect(currentPath()).toBe(`${PAGE}?sort=verified`);
  });

  test('makes a seller an admin, which removes the seller from the list (§1, §4, §6, §7, §8)', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Make Admin: Mara Lindqvist');

    expect(dialog.getByText(/This cannot be undone here/)).toBeVisible();
    expect(dialog.getByText(/the person leaves this list/)).toBeVisible();
    expect(dialog.getByText(/seller pages, My Products and Add product, are lost/)).toBeVisible();
    expect(callsTo('PUT *')).toHaveLength(0);
    const readsBefore = callsTo('GET /user/seller').length;
    await page.user.click(dialog.getByRole('button', { name: 'Make Admin' }));

    expect(await page.screen.findByText('Admin Making Done')).toBeVisible();
    expect(await page.screen.findByText('No sellers yet')).toBeVisible();
    expect(page.screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(page.screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsTo(`PUT /users/admin/${id}`)).toMatchObject([{ body: '' }]);
    expect(callsTo(`PUT /users/admin/${id}`)[0]?.bearer).toMatch(/^ey/);
    expect(callsTo('GET /user/seller').length - readsBefore).toBe(2);
    expect(await recordOf(id)).toMatchObject({ role: 'admin', name: 'Mara Lindqvist' });
  });

  test('must type the email before a seller is made an admin, capitals and outer blanks aside', async () => {
    aSeller();
    const page = await visit(PAGE, anAdmin());
    await page.user.click(await page.screen.findByRole('button', { name: 'Make Admin: Mara Lindqvist' }));
    const dialog = within(await page.screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Type mara@example.test to confirm' });
    const confirm = dialog.getByRole('button', { name: 'Make Admin' });
    for (const wrong of ['', 'mara@example', 'mara@example.tests', 'tomas@example.test']) {
      await page.user.clear(field);
      if (wrong !== '') await page.user.type(field, wrong);
      expect(confirm).toBeDisabled();
      await page.user.type(field, '{Enter}');
    }
    expect(dialog.queryByText('It matches.')).not.toBeInTheDocument();
    await page.user.clear(field);
    await page.user.type(field, '  MARA@Example.test ');
    expect(dialog.getByText('It matches.')).toBeVisible();
    await page.user.click(confirm);
    expect(await page.screen.findByText('Admin Making Done')).toBeVisible();
    expect(callsTo('PUT *')).toHaveLength(1);
  });

  test('reads before a seller is made an admin that other profiles could not be read', async () => {
    aSeller();
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara Lindqvist/);
    breakCall('GET /users/:email', 500);
    const dialog = await ask(page, 'Make Admin: Mara Lindqvist');
    expect(dialog.getByRole('alert')).toHaveTextContent('Whether this email has other profiles could not be read');
  });

  test('does not recreate a seller who was removed meanwhile', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Make Admin: Mara Lindqvist');
    await database.users.remove({ _id: id });
    await page.user.click(dialog.getByRole('button', { name: 'Make Admin' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Mara Lindqvist is no longer in this list');
    expect(callsTo('PUT *')).toHaveLength(0);
    expect(await recordOf(id)).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await page.screen.findByText('No sellers yet')).toBeVisible();
  });

  test('reads that another admin has already done it', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Make Admin: Mara Lindqvist');
    await database.users.upsert(id, { role: 'admin' });
    await page.user.click(dialog.getByRole('button', { name: 'Make Admin' }));

    expect(await page.screen.findByText('Already done')).toBeVisible();
    expect(callsTo('PUT *')).toHaveLength(0);
  });

  test('verifies a seller after a confirmation (§1, §3, §4, §6, §7, §8)', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Verify: Mara Lindqvist');
    expect(dialog.getByText(/cannot be undone/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Verify' }));

    expect(await page.screen.findByText('Seller Verified')).toBeVisible();
    expect(await rowOf(page, /Mara Lindqvist.*Verified/)).toBeVisible();
    expect(page.screen.getByText('1 person can post cars. Nobody waits for verification.')).toBeVisible();
    expect(callsTo(`PUT /users/admin/verified/${id}`)).toMatchObject([{ body: '' }]);
    expect(await recordOf(id)).toMatchObject({ useVerify: 'verified', role: 'seller' });
  });

  test('does not verify a seller who was removed meanwhile', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Verify: Mara Lindqvist');
    await database.users.remove({ _id: id });
    await page.user.click(dialog.getByRole('button', { name: 'Verify' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('no longer in this list');
    expect(await recordOf(id)).toBeNull();
  });
});

describe('An admin who removes a seller', () => {
  test('keeps the seller’s posts, and reads how many there are (§1, §6, §7)', async () => {
    const { id, email } = aSeller();
    aCar({ email });
    aCar({ email, title: 'X5 2020' });
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');

    expect(await dialog.findByText('2 cars stay on the market.')).toBeVisible();
    expect(dialog.getByText(/can still sign in, but need a new profile/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Remove the 2 cars too' })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await typeEmail(page.user);
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await page.screen.findByText('User Deleted')).toBeVisible();
    expect(await page.screen.findByText('No sellers yet')).toBeVisible();
    expect(callsTo('DELETE /users/:id')).toMatchObject([{ path: `/users/${id}` }]);
    expect(callsTo('DELETE /users/:id')[0]?.bearer).toMatch(/^ey/);
    expect(callsTo('DELETE /cars/:id')).toHaveLength(0);
    expect(await recordOf(id)).toBeNull();
  });

  test('removes the posts too, and reads which of them could not be removed', async () => {
    const { email } = aSeller();
    const corolla = aCar({ email, title: 'Corolla 2016' });
    const x5 = aCar({ email, title: 'X5 2020' });
    const other = aCar({ title: 'Not hers', email: 'tomas@example.test' });
    for (const { id } of [corolla, x5, other]) aReport({ reportPostId: id });
    const repair = breakCall(`DELETE /cars/${x5.id}`, 500);
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    await page.user.click(await dialog.findByRole('checkbox', { name: 'Remove the 2 cars too' }));
    await typeEmail(page.user);
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));

    const failed = within(await dialog.findByRole('alert'));
    expect(
      failed.getByText('1 of 2 cars could not be removed with the reports about them, so the person is still here.'),
    ).toBeVisible();
    expect(failed.getByRole('listitem')).toHaveTextContent('X5 2020 The marketplace has a problem right now');
    expect(callsTo('DELETE /users/:id')).toHaveLength(0);
    expect(dialog.getByText('1 car stays on the market.')).toBeVisible();

    // The choice stays, though what it is about cannot be read again.
    for (const call of ['GET /cars/seller/:email', 'GET /users/:email']) breakCall(call, 500);
    setVisible(false);
    setVisible(true);
    await advanceTime(10_000);
    expect(dialog.getByRole('checkbox', { name: 'Remove the car too' })).toBeChecked();
    repair();
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await page.screen.findByText('User Deleted')).toBeVisible();
    expect(await database.cars.find({})).toMatchObject([{ title: 'Not hers' }]);
    expect(await database.reportedpost.find({})).toMatchObject([{ reportPostId: other.id }]);
    expect(await page.screen.findByRole('link', { name: 'Reported, 1 car to review' })).toBeVisible();
  });

  test('may remove a seller whose posts could not be counted, and can retry the count', async () => {
    const { email } = aSeller();
    aCar({ email });
    const repair = breakCall('GET /cars/seller/:email', 404);
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');

    expect(await dialog.findByRole('alert')).toHaveTextContent('How many cars stay could not be read');
    await typeEmail(page.user);
    repair();
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('1 car stays on the market.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue(email);
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled();
  });

  test('reads of other profiles and of cars whose email differs in capitals', async () => {
    const { email } = aSeller({ record: { email: 'Mara@Example.test' } });
    aCar({ email });
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    expect(await dialog.findByText('1 car stays on the market.')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));

    aRecord({ name: 'Mara L.', email, role: 'seller' }, new Date(Date.now() + 5000));
    const again = await page.reload();
    await rowOf(again, /Duplicate, 2 of 2/);
    expect(await (await ask(again, 'Remove: Mara L.')).findByText(/1 other profile of this email/)).toBeVisible();
  });

  test('waits with the question while the browser says that it is offline', async () => {
    const { email } = aSeller();
    aCar({ email });
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara Lindqvist/);
    goOffline({ isWrong: true });
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    expect(await dialog.findByRole('button', { name: 'Try now' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    goOnline();
    expect(await dialog.findByText('1 car stays on the market.')).toBeVisible();
    // Once more, while what was read is still fresh.
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const again = await ask(page, 'Remove: Mara Lindqvist');
    expect(await again.findByText('1 car stays on the market.')).toBeVisible();
  });

  test('can close the dialog and leave the page meanwhile: it is finished, and a failure is said', async () => {
    const { id, email } = aSeller();
    aCar({ email });
    slowCall('DELETE /cars/:id', 2000);
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    await page.user.click(await dialog.findByRole('checkbox', { name: 'Remove the car too' }));
    await typeEmail(page.user);
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    breakCall('DELETE /users/:id', 403);
    goTo('/dashboard/buyer');
    await advanceTime(4000);
    expect(await database.cars.count({})).toBe(0);
    expect(await recordOf(id)).not.toBeNull();
    expect(
      page.screen.getByText(/did not confirm that Mara Lindqvist is removed\. Your account is not allowed to do this/),
    ).toBeVisible();
  });

  test('does not read that somebody is deleted whose email has an outer blank and whose removal did not arrive', async () => {
    const { id } = aRecord({ name: 'Mara Lindqvist', email: 'mara@example.test ', role: 'seller' });
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    await typeEmail(page.user);
    breakCall('DELETE /users/:id', 'fails');
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network Error');
    expect(await recordOf(id)).not.toBeNull();
  });

  test.each([
    ['GET /users/:email', { email: 'mara@example.test', role: undefined }],
    ['GET /user/buyer', { email: 'Mara@example.test', role: 'buyer' }],
  ])('reads nothing of other profiles, and is offered no cars, until they could be read: %s', async (call, twin) => {
    const { email } = aSeller();
    aRecord({ name: 'Mara L.', ...twin }, new Date(Date.now() + 5000));
    aCar({ email });
    const repair = breakCall(call, 500);
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');

    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Whether this email has other profiles could not be read',
    );
    expect(dialog.getByText('This profile of Mara Lindqvist is removed for good.')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    repair();
    await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/1 other profile of this email/)).toBeVisible();
  });

  test('reads that another admin was faster', async () => {
    const { id } = aSeller();
    const page = await visit(PAGE, anAdmin());
    const dialog = await ask(page, 'Remove: Mara Lindqvist');
    await typeEmail(page.user);
    await database.users.remove({ _id: id });
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await page.screen.findByText('Already done')).toBeVisible();
  });

  test('sees which records share an email, and removes only one of them', async () => {
    const mara = aSeller();
    const second = aRecord({ name: 'Mara L.', email: mara.email, role: 'seller' }, new Date(Date.now() + 5000));
    aCar({ email: mara.email });
    const page = await visit(PAGE, anAdmin());

    expect(await rowOf(page, /Mara Lindqvist.*Profile, 1 of 2/)).toBeVisible();
    expect(await rowOf(page, /Mara L\..*Duplicate, 2 of 2/)).toBeVisible();
    const admin = await ask(page, 'Make Admin: Mara L.');
    expect(await admin.findByText(/not the first profile of its email/)).toBeVisible();
    await page.user.click(admin.getByRole('button', { name: 'Cancel' }));
    const verification = await ask(page, 'Verify: Mara L.');
    expect(await verification.findByText(/not the first profile of its email/)).toBeVisible();
    expect(verification.getAllByText((_text, element) => element?.textContent === mara.email)[0]).toBeVisible();
    await page.user.click(verification.getByRole('button', { name: 'Cancel' }));

    const dialog = await ask(page, 'Remove: Mara L.');
    expect(await dialog.findByText(/1 other profile of this email and all its cars stay/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await typeEmail(page.user);
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await page.screen.findByText('User Deleted')).toBeVisible();
    expect(await recordOf(second.id)).toBeNull();
    expect(await recordOf(mara.id)).not.toBeNull();
  });

  test('cannot remove a record of their own', async () => {
    const me = anAdmin();
    aRecord({ name: 'Adaeze too', email: me.email, role: 'seller' }, new Date(Date.now() + 5000));
    const page = await visit(PAGE, me);

    const row = within(await rowOf(page, /Adaeze too/));
    expect(row.getByText('This is you')).toBeVisible();
    expect(row.queryByRole('button', { name: /Remove|Make Admin/ })).not.toBeInTheDocument();
  });
});

describe('An admin who searches for a user', () => {
  test('finds names and emails regardless of accents, and can share the address', async () => {
    aSeller();
    aSeller({ name: 'Inès Moreau', email: 'ines@example.test' });
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara/);
    await page.user.type(page.screen.getByRole('searchbox', { name: 'Search people' }), 'INES mor');

    expect(await page.screen.findByText('1 of 2 people')).toBeVisible();
    expect(rowsOf(page)).toEqual(['Inès Moreau']);
    expect(currentPath()).toBe('/dashboard/seller?q=INES+mor');

    const again = await page.reload();
    expect(await rowOf(again, /Inès/)).toBeVisible();
    expect(again.screen.queryByText('Mara Lindqvist')).not.toBeInTheDocument();
    await again.user.type(again.screen.getByRole('searchbox'), 'x');
    expect(await again.screen.findByText('Nobody found for “INES morx”')).toBeVisible();
    await again.user.click(again.screen.getAllByRole('button', { name: 'Clear the search' })[1] ?? document.body);
    expect(await rowOf(again, /Mara/)).toBeVisible();
  });

  test('sorts by a column in both directions', async () => {
    aSeller({ record: { useVerify: 'verified' } });
    aSeller({ name: 'ade balogun', email: 'zoe@example.test' });
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara/);
    const head = (name: string) => page.screen.getByRole('columnheader', { name });

    expect(head('Name')).toHaveAttribute('aria-sort', 'none');
    await page.user.click(within(head('Name')).getByRole('button'));
    expect(rowsOf(page)).toEqual(['ade balogun', 'Mara Lindqvist']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('SL')).not.toHaveAttribute('aria-sort');
    await page.user.click(within(head('Name')).getByRole('button'));
    expect(rowsOf(page)).toEqual(['Mara Lindqvist', 'ade balogun']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(currentPath()).toBe('/dashboard/seller?sort=-name');
    await page.user.click(within(head('Verified')).getByRole('button'));
    expect(rowsOf(page)).toEqual(['ade balogun', 'Mara Lindqvist']);
  });

  test('sorts by a select where rows are cards', async () => {
    setDevice({ width: 390 });
    aSeller();
    aSeller({ name: 'Ade Balogun', email: 'ade@example.test' });
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara/);
    await page.user.selectOptions(page.screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
    expect(rowsOf(page)).toEqual(['Ade Balogun', 'Mara Lindqvist']);
  });

  test('gets few rows in the document for 1,000 sellers, and finds one seller', async () => {
    for (let n = 1; n <= 1000; n++) aRecord({ name: `Seller ${n}`, email: `s${n}@example.test`, role: 'seller' });
    const page = await visit(PAGE, anAdmin());

    expect(await page.screen.findByText(/^1,000 people can post cars/)).toBeVisible();
    expect(await rowOf(page, /Seller 1 /)).toHaveAttribute('aria-rowindex', '2');
    expect(page.screen.getAllByRole('row').length).toBeLessThan(40);
    expect(page.screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    expect(page.container.querySelectorAll('*').length).toBeLessThan(1500);
    await page.user.type(page.screen.getByRole('searchbox'), 's432@');
    expect(await page.screen.findByText('1 of 1,000 people')).toBeVisible();
    expect(rowsOf(page)).toEqual(['Seller 432']);
  });
});

describe('The list of sellers', () => {
  test('is refetched when the admin returns to it, and keeps its rows if that fails', async () => {
    aSeller();
    const page = await visit(PAGE, anAdmin());
    await rowOf(page, /Mara/);
    await advanceTime(6000);
    setVisible(false);
    aSeller({ name: 'Ade Balogun', email: 'ade@example.test' });
    setVisible(true);
    expect(await rowOf(page, /Ade Balogun/)).toBeVisible();

    breakCall('GET /user/seller', 500);
    await advanceTime(6000);
    setVisible(false);
    setVisible(true);
    expect(await page.screen.findByText(/^Not up to date since/)).toBeVisible();
    expect(await rowOf(page, /Mara/)).toBeVisible();

    // Without rows, the line below the heading keeps its height.
    await page.reload();
    await advanceTime(30_000);
    expect(await page.screen.findByRole('alert')).toBeVisible();
    expect(page.screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe('\u00a0 ');
  });
});

import { waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userKeyOf } from '@/lib/browser/userKeys';
import { readBegun, writeBegun, writeBegunInOtherTab, silenceDatabase } from '@tests/support/begun';
import { breakCall, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, database } from '@tests/support/database';
import { goOffline, goOnline } from '@tests/support/network';
import { inOtherTab, signInInOtherTab } from '@tests/support/otherTab';
import { aBuyer, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

const address = '/dashboard/seller/product';
const removed = 'Reported Post Deleted';
const deletes = () => callsTo('DELETE *');
const titles = async () => (await database.cars.find({})).map(({ title }) => title);

function aMarket() {
  const mara = aSeller();
  const { id } = aCar({ title: 'Corolla', price: 9400, mileage: 48_200, email: mara.email }, new Date('2026-08-01'));
  return { mara, id };
}

async function remove({ user, screen }: Page, title: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${title}` }));
  await user.click(screen.getByRole('button', { name: `Remove ${title}` }));
  await screen.findByText(`Removing ${title}`);
}

async function signOut({ user, screen }: Page) {
  await user.click(screen.getByRole('button', { name: 'SignOut' }));
  await within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });
}

const undoButton = ({ screen }: Page) =>
  screen.getAllByRole('button', { name: 'Undo the removal of Corolla' })[0] ?? document.body;

describe('A seller on the page of their products', () => {
  test('removes a car: the call goes out after ten seconds, and its row is gone (§1, §7, §8)', async () => {
    const { mara, id } = aMarket();
    aCar({ title: 'Yaris', email: mara.email });
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    expect(page.screen.getByText(/^Removing in \d+ s$/)).toBeVisible();
    expect(undoButton(page)).toHaveFocus();
    expect(page.screen.getByRole('heading', { name: 'All my product 1' })).toBeVisible();
    await advanceTime(8000);
    expect(deletes()).toEqual([]);
    await advanceTime(3000);

    const toast = await page.screen.findByText(removed);
    expect(toast.textContent).toBe('Reported Post  Deleted');
    expect(page.screen.queryByRole('row', { name: 'Corolla' })).not.toBeInTheDocument();
    expect(deletes()).toMatchObject([{ path: `/seller/${id}` }]);
    expect(deletes()[0]?.bearer).toMatch(/^ey/);
    expect(await titles()).toEqual(['Yaris']);
    await advanceTime(3000);
    expect(
      page.screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Yaris']);
    expect(JSON.stringify(localStorage)).not.toContain('Corolla');
  });

  test('removes a car on a device that stores nothing: with Undo for as long', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    await page.screen.findByRole('row', { name: 'Corolla' });
    const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await remove(page, 'Corolla');
    await page.user.click(undoButton(page));
    await remove(page, 'Corolla');
    await advanceTime(11_000);
    expect(deletes()).toMatchObject([{ path: `/seller/${id}` }]);
    expect(await page.screen.findByText('You have no car on the market.')).toBeVisible();
    refuse.mockRestore();
  });

  test('undoes a removal, also after the tab has crashed, within the ten seconds: no call is made', async () => {
    const { mara } = aMarket();
    await remove(await visit(address, mara), 'Corolla');
    const page = await visit(address);
    await page.screen.findByText(/^Removing in/);
    await page.user.click(undoButton(page));
    expect(page.screen.getByRole('row', { name: 'Corolla' })).toHaveFocus();
    await advanceTime(15_000);

    expect(page.screen.getByRole('button', { name: 'Actions: Corolla' })).toBeVisible();
    expect(page.screen.getByRole('heading', { name: 'All my product 1' })).toBeVisible();
    expect(deletes()).toEqual([]);
    expect(await titles()).toEqual(['Corolla']);
  });

  test('whose browser has crashed has the car removed at the next start, on any page', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    // What was only in local storage is lost.
    expect(await readBegun(mara.email, 'removals 1')).toMatchObject([{ post: { id } }]);
    expect(JSON.stringify(localStorage)).not.toContain('Corolla');
    await writeBegun(mara.email, 'removals 1', [{ post: { id, title: 'Corolla' }, dueAt: 1, isSent: false }]);
    slowCall('DELETE *', 2000);
    const next = await visit('/carsCategories');
    expect(await next.screen.findByRole('article', { name: 'Corolla' })).toBeVisible();
    await next.screen.findByText(removed);
    expect(await next.screen.findByText('No longer listed')).toBeVisible();
    expect(await titles()).toEqual([]);
    expect(deletes()).toHaveLength(1);
  });

  test('signs out: this tab sends at once what another one has begun, and leaves nothing of it on the device', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    await writeBegunInOtherTab(mara.email, 'removals 1', [
      { post: { id, title: 'Corolla' }, dueAt: Date.now() + 9000, isSent: false },
    ]);
    await page.screen.findByText(/^Removing in/);
    await signOut(page);
    await waitFor(async () => expect(await titles()).toEqual([]));
    expect(deletes()).toMatchObject([{ path: `/seller/${id}` }]);
    expect(page.screen.queryByText(/was not sent/)).not.toBeInTheDocument();
    expect(await readBegun(mara.email, 'removals 1')).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain('Corolla');
  });

  test('is offline when the ten seconds are over: Undo stays; signs out, and is told that it was not removed', async () => {
    const { mara } = aMarket();
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    goOffline();
    await advanceTime(12_000);
    const row = within(page.screen.getByRole('row', { name: 'Corolla' }));
    expect(row.getByText(/^Not removed yet: you are offline\. It is removed as soon as/)).toBeVisible();
    expect(undoButton(page)).toBeVisible();
    expect(deletes()).toEqual([]);
    await signOut(page);
    const notice = await page.screen.findByText(/^1 car was not removed, or may not have been: you signed out/);
    expect(notice).toBeVisible();
    expect(await titles()).toEqual(['Corolla']);
    await page.user.click(page.screen.getByRole('button', { name: 'Close' }));
    await advanceTime(1000);
    expect(notice).not.toBeInTheDocument();
  });

  test('loses the network while it is sent: what has arrived is not sent again', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    breakCall('DELETE /seller/:id', 'hangs');
    await advanceTime(11_000);
    goOffline();
    await advanceTime(16_000);
    expect(page.screen.getByText(/^There was no answer before you went offline\./)).toBeVisible();
    expect(page.screen.queryByRole('button', { name: 'Undo the removal of Corolla' })).not.toBeInTheDocument();

    await database.cars.remove({ _id: id });
    goOnline();
    await page.screen.findByText(removed);
    expect(deletes()).toHaveLength(1);
  });
});

describe('A seller who signs out reads that a car was not removed', () => {
  const notSent = /^1 car was not removed, or may not have been/;

  test('because it waited for a new access token', async () => {
    const page = await visit(address, aMarket().mara);
    await remove(page, 'Corolla');
    await advanceTime(9000);
    slowCall('GET /jwt', 14_000);
    localStorage.removeItem('access_token');
    await advanceTime(2500);
    expect(page.screen.getByText('It is being removed.')).toBeVisible();

    await signOut(page);
    await advanceTime(15_000);
    expect(await titles()).toEqual(['Corolla']);
    expect(page.screen.getByText(notSent)).toBeVisible();
  });

  test('because the call that was under way has failed', async () => {
    const page = await visit(address, aMarket().mara);
    await remove(page, 'Corolla');
    breakCall('DELETE /seller/:id', 'hangs');
    await page.user.click(page.screen.getByRole('button', { name: 'Remove Corolla without waiting' }));
    await advanceTime(300);
    expect(deletes()).toHaveLength(1);

    await signOut(page);
    await advanceTime(20_000);
    expect(page.screen.getByText(notSent)).toBeVisible();
  });

  test('because Firebase had not confirmed them yet', async () => {
    const { mara, id } = aMarket();
    await (await visit(address, mara)).screen.findByRole('row', { name: 'Corolla' });
    await writeBegun(mara.email, 'removals 1', [{ post: { id, title: 'Corolla' }, dueAt: 1, isSent: false }]);
    slowCall('POST /v1/*', 14_000);
    const page = await visit(address);
    await page.screen.findByText('It is being removed.');

    await signOut(page);
    await advanceTime(20_000);
    expect(await titles()).toEqual(['Corolla']);
    expect(page.screen.getByText(notSent)).toBeVisible();
  });

  const never = () => new Promise<object>(() => undefined);
  const mock = (module: string) => () => {
    vi.doMock(module, never);
    onTestFinished(() => {
      vi.doUnmock(module);
    });
  };
  test.each<[string, () => unknown]>([
    ['the code that removes it had not loaded', mock('@/selling/own/SellerTasks')],
    ['the code that looks for it had not loaded', mock('@/layouts/user/UserExtras')],
    ['the browser does not say what waits', () => silenceDatabase()],
  ])('because %s', async (_why, prepare) => {
    const { mara, id } = aMarket();
    await writeBegun(mara.email, 'removals 1', [{ post: { id, title: 'Corolla' }, dueAt: 1, isSent: false }]);
    prepare();
    const page = await visit('/blog', mara);
    await page.screen.findByRole('button', { name: 'Account of Mara Lindqvist' });
    await advanceTime(1000);
    await signOut(page);
    await advanceTime(6000);
    expect(page.screen.getByText(/^What you had begun was not sent, or may not have been/)).toBeVisible();
    expect([deletes(), await titles()]).toEqual([[], ['Corolla']]);
  });

  test('until somebody else signs in', async () => {
    const page = await visit(address, aMarket().mara);
    await remove(page, 'Corolla');
    goOffline();
    await advanceTime(12_000);
    await signOut(page);
    expect(await page.screen.findByText(notSent)).toBeVisible();

    goOnline();
    await signInInOtherTab(aBuyer());
    await page.screen.findByRole('button', { name: /^Account of Noor/ });
    await advanceTime(2000);
    expect(page.screen.queryByText(notSent)).not.toBeInTheDocument();
  });
});

describe('A removal', () => {
  test('that another tab has sent when it was closed cannot be undone here any more', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    const dueAt = Date.now() + 9000;
    await writeBegunInOtherTab(mara.email, 'removals 1', [{ post: { id, title: 'Corolla' }, dueAt, isSent: false }]);
    await page.screen.findByText(/^Removing in/);

    const value = [JSON.stringify(['removal', id, dueAt])];
    await inOtherTab(() =>
      localStorage.setItem(userKeyOf(mara.email, 'sent on leaving 1'), JSON.stringify({ at: Date.now(), value })),
    );
    await database.cars.remove({ _id: id });
    await advanceTime(500);
    expect(page.screen.queryByRole('button', { name: 'Undo the removal of Corolla' })).not.toBeInTheDocument();
  });

  test('that fails says so in its row, and can be retried or dropped (§7)', async () => {
    const { mara } = aMarket();
    const repair = breakCall('DELETE /seller/:id');
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    await page.user.click(page.screen.getByRole('button', { name: 'Remove Corolla without waiting' }));
    expect(await page.screen.findByText(/^It was not removed: .*the marketplace did not answer/)).toBeVisible();
    expect(page.screen.getByRole('heading', { name: 'All my product 1' })).toBeVisible();

    await page.user.click(page.screen.getByRole('button', { name: 'Keep the car' }));
    const count = deletes().length;
    await remove(page, 'Corolla');
    await page.user.click(page.screen.getByRole('button', { name: 'Remove Corolla without waiting' }));
    await waitFor(() => expect(deletes().length).toBeGreaterThan(count));
    expect(
      await page.screen.findByText(/^It was not removed: .+ again at your next visit, unless you keep the car/),
    ).toBeVisible();

    repair();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    await page.screen.findByText(removed);
    expect(await titles()).toEqual([]);
    expect(await page.screen.findByText('You have no car on the market.')).toBeVisible();
  });

  test('of a car that is already gone says so', async () => {
    const { mara, id } = aMarket();
    const page = await visit(address, mara);
    await remove(page, 'Corolla');
    await database.cars.remove({ _id: id });
    await page.user.click(page.screen.getByRole('button', { name: 'Remove Corolla without waiting' }));

    await page.screen.findByText('Already done');
    expect(page.screen.queryByText(removed)).not.toBeInTheDocument();
  });
});

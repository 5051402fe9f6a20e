import { QueryClient } from '@tanstack/react-query';
import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lifetimeOf } from '@/lib/config/deviceStores';
import { DAY_MS } from '@/lib/config/limits';
import { address, fill } from '@tests/stories/seller/postCarForm';
import { ageBegun } from '@tests/support/begun';
import { advanceTime } from '@tests/support/clock';
import { identityKey } from '@tests/support/firebaseKeys';
import { keptHere } from '@tests/support/keptHere';
import { keptToken } from '@tests/support/keptToken';
import { inOtherTab, signInInOtherTab } from '@tests/support/otherTab';
import { aWishedCar, enabledPayButton } from '@tests/support/paying';
import { aBuyer, aSeller, type Person } from '@tests/support/people';
import { sampleTitle } from '@tests/support/samplePost';
import { heldFiles } from '@tests/support/shims/photos';
import { visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;
const PHONE = '+353 1 555 0142';
const COMMENT = 'The mileage was turned back.';

/** Reads the query and mutation caches of this page's query clients. */
function watchMemory() {
  const { contexts } = vi.spyOn(QueryClient.prototype, 'mount').mock;
  return () => {
    const clients = contexts.filter((context: unknown) => context instanceof QueryClient);
    expect(clients).not.toHaveLength(0);
    const held = clients.flatMap((client) => [
      ...client
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      ...client
        .getMutationCache()
        .getAll()
        .map(({ options, state }) => [options.mutationKey, state]),
    ]);
    return JSON.stringify(held);
  };
}

/** Leaves data of every kind: a wish, a prepared payment, drafts of a report and of a post, an open profile. */
async function leaveData() {
  const memory = watchMemory();
  const ines = aSeller({ name: 'Ines Okafor', email: 'ines@example.test' });
  const wish = aWishedCar(ines);
  const page = await visit(address, ines);
  const { user, screen } = page;
  await fill(page);
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: PHONE } });
  await user.click(screen.getByRole('link', { name: 'My Booking' }));
  await screen.findByRole('row', { name: /BMW 330i xDrive/ });
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name: 'Categories' }));
  await user.click(await screen.findByRole('link', { name: 'Details: BMW 330i xDrive' }));
  await user.click(await screen.findByRole('button', { name: 'Report Post' }));
  const report = within(await screen.findByRole('dialog'));
  fireEvent.change(report.getByLabelText('Comment'), { target: { value: COMMENT } });
  await user.click(report.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'Check out' }));
  await user.click(await screen.findByRole('button', { name: 'PAYMENT' }));
  await enabledPayButton();
  await user.click(screen.getByRole('button', { name: 'Account of Ines Okafor' }));
  await user.click(within(screen.getByRole('group', { name: 'Account of Ines Okafor' })).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  const token = keptToken() ?? '';

  const traces = { ...tracesOf(ines), token, comment: COMMENT, phone: PHONE, draft: sampleTitle };
  const ids = { record: ines.id, wish: wish.id, car: wish.carId };
  const all = { ...traces, ...ids };
  // Everything must be there first, so that its absence later means something.
  expect(await remains(all, memory)).toEqual(Object.keys(all));
  return { page, memory, all };
}

function tracesOf({ name, email, uid, photo }: Person) {
  return { name, email, uid, photo };
}

async function remains(traces: Record<string, string>, memory: () => string) {
  const everything = `${await keptHere()}\n${memory()}`.toLowerCase();
  return Object.keys(traces).filter((name) => everything.includes(traces[name]?.toLowerCase() ?? ''));
}

function loginLink({ screen }: Page) {
  return within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: 'Login' });
}

async function signIn(page: Page, { email, password }: Person) {
  const { user, screen } = page;
  await user.click(await loginLink(page));
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await screen.findByRole('button', { name: 'Account of Noor Haddad' });
}

afterEach(() => vi.restoreAllMocks());

describe('The browser keeps nothing of a user who has visited every page', { timeout: 60_000 }, () => {
  test('after the user signs out, and after the next user signs in', async () => {
    const { page, memory, all } = await leaveData();
    await page.user.click(page.screen.getByRole('button', { name: 'SignOut' }));
    await loginLink(page);
    const { car, ...others } = all;
    // The home page shows the car to every user.
    expect(await remains(others, memory)).toEqual([]);
    expect(await keptHere()).not.toContain(`"${car}`);
    expect(heldFiles()).toEqual([]);
    // React Router stores where the pages of this tab were scrolled to.
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(Object.keys(sessionStorage)).toEqual(['react-router-scroll-positions']);
    expect(JSON.stringify(sessionStorage)).not.toContain('/dashboard');

    const noor = aBuyer();
    await signIn(page, noor);
    await advanceTime(3000);
    expect(await remains(others, memory)).toEqual([]);
    expect(await remains(tracesOf(noor), memory)).toContain('name');
  });

  test('after the session has ended by itself, but what was typed, and that for 30 days', async () => {
    const { page, memory, all } = await leaveData();
    await inOtherTab(() => localStorage.removeItem(identityKey));
    await loginLink(page);
    // A report is stored under the car that it is about.
    const typed = ['comment', 'phone', 'draft', 'car'];
    expect(await remains(all, memory)).toEqual(typed);
    expect(
      Object.keys(localStorage).filter((key) => lifetimeOf(key.split(' ').slice(2).join(' ')) === 'session'),
    ).toEqual([]);

    for (const days of [29, 31]) {
      for (const [key, entry] of Object.entries(localStorage))
        localStorage.setItem(key, String(entry).replace(/"at":\d+/, `"at":${Date.now() - days * DAY_MS}`));
      await ageBegun(all.email, 'new post', Date.now() - days * DAY_MS);
      await visit('/blog');
      await advanceTime(1000);
      expect(await remains(all, memory)).toEqual(days === 29 ? typed : []);
    }
  });

  test('after another user signs in in another tab', async () => {
    const { page, memory, all } = await leaveData();
    await signInInOtherTab(aBuyer());
    await page.screen.findByRole('button', { name: 'Account of Noor Haddad' });
    expect(await remains(all, memory)).toEqual([]);
    expect(heldFiles()).toEqual([]);
  });
});

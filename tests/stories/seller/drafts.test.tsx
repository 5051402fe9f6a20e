import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { countBegunFiles } from '@tests/support/begun';
import { callsTo } from '@tests/support/calls';
import { sleepTime, startClock } from '@tests/support/clock';
import { expireSessions } from '@tests/support/identity';
import { inOtherTab } from '@tests/support/otherTab';
import { aSeller } from '@tests/support/people';
import { userKey } from '@tests/support/userKey';
import { currentPath, visit } from '@tests/support/visit';
import { address, choosePhoto, discard, expectFilled, fill, formOf, posted, posts, send } from './postCarForm';

const keyOf = (email: string) => userKey(email, 'new post');
const stored = (email: string) => localStorage.getItem(keyOf(email)) ?? '';

describe('A draft of a post', () => {
  test('survives a reload, with the photo, says how old it is, and can be discarded', async () => {
    startClock('2026-11-21T12:30:00');
    const mara = aSeller();
    const page = await visit(address, mara);
    fireEvent.change(await page.screen.findByLabelText('Title'), { target: { value: 'Half a car' } });
    expect(page.screen.getByText('Draft kept on this device')).toBeVisible();
    await fill(page);
    expect(page.screen.getByText('Draft and photo kept on this device')).toBeVisible();
    await sleepTime(3 * HOUR_MS);
    const again = await page.reload();
    await expectFilled(again);
    const { user, screen } = again;
    expect(screen.getByText('Your draft from 3 hours ago is back, with its photo.')).toBeVisible();
    expect(screen.getByText('car.jpg')).toBeVisible();

    await discard(again, 'Start empty');
    expect(screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
    expect(screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
    expect(screen.queryByText('car.jpg')).not.toBeInTheDocument();
    expect(stored(mara.email)).toBe('');
    await waitFor(async () => expect(await countBegunFiles()).toBe(0));

    await choosePhoto(again);
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Half a car' } });
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Photo' })).toHaveFocus());
    await waitFor(async () => expect(await countBegunFiles()).toBe(0));
    await discard(again, 'Discard draft');
    expect(stored(mara.email)).toBe('');
  });

  test('survives the end of the session, with the photo', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    expireSessions(mara.email);
    const { session } = await import('@/session/session');
    const { reload } = await session.actions();
    await reload().catch(() => undefined);
    await page.user.type(await page.screen.findByLabelText('Email'), mara.email);
    await page.user.type(page.screen.getByLabelText('Password'), `${mara.password}{Enter}`);

    await expectFilled(page);
    expect(page.screen.getByText('car.jpg')).toBeVisible();
    expect(page.screen.getByText('Your draft is back, with its photo.')).toBeVisible();
    await page.user.click(page.screen.getByRole('button', { name: 'Remove the photo' }));
    expect(await page.screen.findByText('Your draft is back.')).toBeVisible();
    await choosePhoto(page);
    await send(page);
    await page.screen.findByText(posted);
  });

  test('that the device has no room for says so, also before the page is left, and can be posted', async () => {
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const page = await visit(address, aSeller());
    const form = await formOf(page);
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.user.type(form.getByLabelText('Title'), 'Half a car');
    expect(page.screen.getByText('This device does not store the draft: a reload loses it.')).toBeVisible();
    expect(mayLeave()).toBe(false);
    await fill(page);
    await send(page);
    expect(await page.screen.findByText(posted)).toBeVisible();
    expect(mayLeave()).toBe(true);
    refuse.mockRestore();
  });
});

test('A post that is open in two tabs is posted once; the other tab says so and keeps what it shows', async () => {
  const mara = aSeller();
  const page = await visit(address, mara);
  await fill(page);
  const draft = stored(mara.email);
  await send(page);
  await page.screen.findByText(posted);

  // As if it had been open there all the time.
  localStorage.setItem(keyOf(mara.email), draft);
  const other = await visit(address);
  await expectFilled(other);
  await inOtherTab(() => localStorage.removeItem(keyOf(mara.email)));
  expect(await other.screen.findByText(/^This post was sent or discarded in another tab/)).toBeVisible();
  await expectFilled(other);
  await choosePhoto(other);
  await send(other);
  expect(await other.screen.findByText('Already done')).toBeVisible();
  expect(currentPath()).toBe('/dashboard/seller/product');
  expect(callsTo('POST /cars')).toHaveLength(1);
  expect(await posts()).toHaveLength(1);
  expect(stored(mara.email)).toBe('');
});

import { fireEvent, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { userKeyOf } from '@/lib/browser/userKeys';
import { HOUR_MS } from '@/lib/config/limits';
import { countBegunFiles, silenceDatabase, writeBegunInOtherTab } from '@tests/support/begun';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { expireSessions } from '@tests/support/identity';
import { inOtherTab } from '@tests/support/otherTab';
import { aSeller } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { currentPath, visit } from '@tests/support/visit';
import { address, choosePhoto, discard, expectFilled, fill, formOf, posted, posts, send } from './postCarForm';

const keyOf = (email: string) => userKeyOf(email, 'new post');
const stored = (email: string) => localStorage.getItem(keyOf(email)) ?? '';

describe('A draft of a post', () => {
  test('survives a reload, with the photo, says how old it is, and can be discarded', async () => {
    startClock('2026-11-21T12:30:00');
    const mara = aSeller();
    const page = await visit(address, mara);
    fireEvent.change(await page.screen.findByLabelText('Title'), { target: { value: 'Half a car' } });
    expect(page.screen.getByText('Draft kept on this device until you sign out')).toBeVisible();
    await fill(page);
    expect(page.screen.getByText('Draft and photo kept on this device until you sign out')).toBeVisible();
    await sleepTime(3 * HOUR_MS);
    // As after a crash of the browser, which writes local storage to the disk late.
    localStorage.removeItem(keyOf(mara.email));
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
    const scrolled = vi.spyOn(window, 'scrollTo');
    await discard(again, 'Discard draft');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
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

  test('whose photo cannot be read in time asks before it goes on without it', async () => {
    startClock('2026-11-21T12:30:00');
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    await advanceTime(2000);
    const answerAgain = silenceDatabase();
    const again = await page.reload();
    await advanceTime(6000);
    await again.user.click(await again.screen.findByRole('button', { name: 'Continue without them' }));
    await expectFilled(again);
    expect(again.screen.getByText('Your draft is back, without its photo: choose it again.')).toBeVisible();

    answerAgain();
    const third = await again.reload();
    await expectFilled(third);
    expect(third.screen.getByText('Your draft is back, with its photo.')).toBeVisible();
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

describe('A draft that another tab', () => {
  const draftSchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.looseObject({ value: v.looseObject({ changedAt: v.number() }) }),
  );

  /** The other tab has another title, and another photo if it is given. */
  async function changeInOtherTab(email: string, photo?: File) {
    const key = keyOf(email);
    if (photo) {
      const bytes = await photo.arrayBuffer();
      const opened = await openDB('secondgear-begun', 1);
      await opened.put('files', { at: Date.now(), name: photo.name, type: photo.type, lastModified: 1, bytes }, key);
      opened.close();
    }
    const entry = v.parse(draftSchema, stored(email));
    const value = { ...entry.value, title: 'Yaris', changedAt: entry.value.changedAt + 5 };
    await inOtherTab(() => localStorage.setItem(key, JSON.stringify({ ...entry, value })));
  }

  test('has changed keeps the photo that is seen here, once this one is typed on', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    await changeInOtherTab(mara.email, await aPhoto({ name: 'yaris.jpg', width: 200, height: 160 }));
    expect(await page.screen.findByText(/^Another tab has changed this draft/)).toBeVisible();
    fireEvent.change((await formOf(page)).getByLabelText('Title'), { target: { value: 'Corolla of mine' } });
    expect(page.screen.getByText('Draft and photo kept on this device until you sign out')).toBeVisible();
    await advanceTime(2000);

    const again = await page.reload();
    expect(await again.screen.findByText('Your draft is back, with its photo.')).toBeVisible();
    expect((await formOf(again)).getByLabelText('Title')).toHaveValue('Corolla of mine');
    expect(again.screen.getByText('car.jpg')).toBeVisible();
  });

  test('has changed stays there, when the post is sent from here', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    await changeInOtherTab(mara.email);
    expect(await page.screen.findByText(/^Another tab has changed this draft/)).toBeVisible();
    await send(page);
    await page.screen.findByText(posted);
    expect(stored(mara.email)).toMatch(/Yaris/);
  });

  test('has discarded while its post got no response is not posted twice from here', async () => {
    const mara = aSeller();
    breakCall('POST /cars', 'response lost', { times: 1 });
    const page = await visit(address, mara);
    await fill(page);
    const repair = breakCall('GET /cars/seller/:email');
    await send(page);
    expect(await page.screen.findByText(/never posts it twice/)).toBeVisible();
    repair();
    await writeBegunInOtherTab(mara.email, 'sent posts 1', []);
    await inOtherTab(() => localStorage.removeItem(keyOf(mara.email)));
    await advanceTime(120_000);

    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    await advanceTime(5000);
    expect([callsTo('POST /cars').length, (await posts()).length]).toEqual([1, 1]);
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

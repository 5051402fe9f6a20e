import { waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@/lib/config/limits';
import { callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, sleepTime, startClock } from '@tests/support/clock';
import { holdLock } from '@tests/support/holdLock';
import { expireSessions } from '@tests/support/identity';
import { inOtherTab } from '@tests/support/otherTab';
import { aSeller } from '@tests/support/people';
import { sampleTitle } from '@tests/support/samplePost';
import { userKey } from '@tests/support/userKey';
import { currentPath, visit } from '@tests/support/visit';
import { address, choosePhoto, expectFilled, fill, formOf, posted, posts, send } from './postCarForm';

describe('A draft of a post', () => {
  test('survives a reload, with the photo, and can be discarded', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    expect(page.screen.getByText('Draft and photo kept on this device')).toBeVisible();
    const again = await page.reload();
    await expectFilled(again);
    expect(again.screen.getByText('Your draft is back, with its photo.')).toBeVisible();
    expect(again.screen.getByText('car.jpg')).toBeVisible();

    await again.user.click(again.screen.getByRole('button', { name: 'Remove the photo' }));
    await waitFor(() => expect(again.screen.getByRole('heading', { name: 'Photo' })).toHaveFocus());
    const bare = await again.reload();
    expect(await bare.screen.findByText('Your draft is back. It has no photo.')).toBeVisible();
    expect(bare.screen.queryByText('car.jpg')).not.toBeInTheDocument();
    await bare.user.click(bare.screen.getByRole('button', { name: 'Discard draft' }));
    const question = within(await bare.screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await bare.user.click(question.getByRole('button', { name: 'Discard draft' }));
    expect(bare.screen.getByLabelText('Title')).toHaveValue('');
    const fresh = await bare.reload();
    expect((await formOf(fresh)).getByLabelText('Title')).toHaveValue('');
    expect(fresh.screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
    expect(fresh.screen.queryByText('car.jpg')).not.toBeInTheDocument();
  });

  test('is none before anything is typed, nor once that is deleted', async () => {
    const page = await visit(address, aSeller());
    const title = (await formOf(page)).getByLabelText('Title');
    await page.user.type(title, 'C');
    expect(await page.screen.findByText('Draft kept on this device')).toBeVisible();
    await page.user.clear(title);
    expect(page.screen.queryByText('Draft kept on this device')).not.toBeInTheDocument();
    expect(page.screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  });

  test('survives a visit to another page, with the photo', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await page.user.click(page.screen.getByRole('link', { name: 'My Products' }));
    await page.user.click(await page.screen.findByRole('link', { name: 'Add product' }));

    await expectFilled(page);
    expect(page.screen.getByText('car.jpg')).toBeVisible();
    await send(page);
    await page.screen.findByText(posted);
  });

  test('is deleted once the car is posted, and once another user signs in', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await page.user.type((await formOf(page)).getByLabelText('Title'), 'Half a car');
    await page.user.selectOptions(page.screen.getByLabelText('Brand'), 'jeep');
    const other = await visit(address, aSeller({ name: 'Tomas Novak', email: 'tomas@example.test' }));
    expect((await formOf(other)).getByLabelText('Title')).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toContain('Half a car');
    const back = await visit(address, mara);
    expect((await formOf(back)).getByLabelText('Title')).toHaveValue('');
    await fill(back);
    await send(back);
    await back.screen.findByText(posted);
    const next = await visit(address);
    expect((await formOf(next)).getByLabelText('Title')).toHaveValue('');
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
    await send(page);
    await page.screen.findByText(posted);
    await page.user.click(await page.screen.findByRole('link', { name: 'Sell another' }));
    expect((await formOf(page)).getByLabelText('Brand')).toHaveValue('toyota');
  });

  test('says how old it is, and makes room for an empty form', async () => {
    startClock('2026-11-21T12:30:00');
    const page = await visit(address, aSeller());
    await fill(page);
    await sleepTime(3 * HOUR_MS);
    const again = await page.reload();
    await formOf(again);
    expect(again.screen.getByText('Your draft from 3 hours ago is back, with its photo.')).toBeVisible();
    await sleepTime(2 * HOUR_MS);
    expect(again.screen.getByText(/^Your draft from 4 hours ago is back/)).toBeVisible();

    await again.user.click(again.screen.getByRole('button', { name: 'Start empty' }));
    await again.user.click(await again.screen.findByRole('button', { name: 'Cancel' }));
    await expectFilled(again);
    await again.user.click(again.screen.getByRole('button', { name: 'Start empty' }));
    const question = within(await again.screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await again.user.click(question.getByRole('button', { name: 'Discard draft' }));
    expect(again.screen.getByLabelText('Title')).toHaveValue('');
    expect(again.screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
    expect(again.screen.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument();
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

describe('A post that is open in two tabs', () => {
  const key = (email: string) => userKey(email, 'new post');
  const stored = (email: string) => localStorage.getItem(key(email)) ?? '';

  /** The post was sent in one tab. `openOther` opens it in another one, as if it had been open there all the time. */
  async function postedInOneTab() {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    const draft = stored(mara.email);
    await send(page);
    await page.screen.findByText(posted);
    const openOther = () => {
      localStorage.setItem(key(mara.email), draft);
      return visit(address);
    };
    return { mara, openOther };
  }

  test('is sent by one tab at a time', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    const { value } = v.parse(v.object({ value: v.object({ begunAt: v.number() }) }), JSON.parse(stored(mara.email)));
    const release = holdLock(`post-${value.begunAt}`);
    await send(page);
    await advanceTime(3000);
    expect([...callsTo('POST /1/upload'), ...callsTo('POST /cars')]).toEqual([]);
    release();
    await page.screen.findByText(posted);
    expect(await posts()).toHaveLength(1);
  });

  test('is what the tab has that typed last, and the other tab says so', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    const form = await formOf(page);
    await page.user.type(form.getByLabelText('Title'), 'Half a car');
    await inOtherTab(() =>
      localStorage.setItem(
        key(mara.email),
        stored(mara.email)
          .replace('"price":""', '"price":"9400"')
          .replace(/"changedAt":\d+/, '"changedAt":7'),
      ),
    );
    expect(page.screen.getByText(/^Another tab has changed this draft/)).toBeVisible();
    expect(form.getByLabelText('Price')).toHaveValue('');

    await page.user.type(form.getByLabelText('Title'), ' or two');
    expect(JSON.parse(stored(mara.email))).toMatchObject({ value: { title: 'Half a car or two', price: '' } });
    expect(page.screen.queryByText(/^Another tab/)).not.toBeInTheDocument();
  });

  test('leaves the draft that another tab writes while it is sent', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    slowCall('POST /cars', 3000);
    await send(page);
    await advanceTime(1000);
    expect(callsTo('POST /cars')).toHaveLength(1);
    const newer = stored(mara.email)
      .replace(sampleTitle, 'Half a car')
      .replace(/"changedAt":\d+/, `"changedAt":${Date.now()}`);
    await inOtherTab(() => localStorage.setItem(key(mara.email), newer));

    expect(await page.screen.findByText(posted)).toBeVisible();
    expect(stored(mara.email)).toBe(newer);
  });

  test('is posted once; the other tab says so and keeps what it shows', async () => {
    const { mara, openOther } = await postedInOneTab();
    const other = await openOther();
    await expectFilled(other);
    await choosePhoto(other);
    await send(other);
    expect(await other.screen.findByText('Already done')).toBeVisible();
    expect(currentPath()).toBe('/dashboard/seller/product');
    expect(callsTo('POST /cars')).toHaveLength(1);
    expect(stored(mara.email)).toBe('');

    const third = await openOther();
    await expectFilled(third);
    await inOtherTab(() => localStorage.removeItem(key(mara.email)));
    expect(await third.screen.findByText(/^This post was sent or discarded in another tab/)).toBeVisible();
    await expectFilled(third);
    await choosePhoto(third);
    await send(third);
    expect(await third.screen.findByText('Already done')).toBeVisible();
    expect(await posts()).toHaveLength(1);
  });

  test('is not posted again by the other tab with other words, unless the seller wants a second one', async () => {
    const { openOther } = await postedInOneTab();
    const other = await openOther();
    await choosePhoto(other);
    await other.user.type((await formOf(other)).getByLabelText('Title'), ' with tow bar');
    await send(other);
    expect(await other.screen.findByText(/Your earlier attempt did arrive/)).toBeVisible();
    expect(callsTo('POST /cars')).toHaveLength(1);
    await send(other);
    await other.screen.findByText(posted);
    expect((await posts()).map(({ title }) => title)).toEqual([sampleTitle, `${sampleTitle} with tow bar`]);
  });
});

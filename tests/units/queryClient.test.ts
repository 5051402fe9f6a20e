import { MutationObserver, onlineManager, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removePosts } from '@/admin/people/posts';
import { makeAdmin, removeUser, usersOfRole, verifySeller } from '@/admin/people/queries';
import { CallError } from '@/api/callError';
import { createQueryClient } from '@/api/queryClient';
import { createRecord } from '@/auth/queries';
import { allCars, carById, carsOfSeller, sellerPosts } from '@/cars/queries';
import { ledgerOf } from '@/payments/engine/ledger';
import { paymentRecovery, preparedIntent } from '@/payments/engine/queries';
import { allReports, sendReport } from '@/reports/queries';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { resume } from '@/selling/post/UnfinishedRelisting';
import { userRecordsOf } from '@/session/state/userRecord';
import { holdsRole } from '@/users/roles';
import { addWish, removeWish, saveAnew, wishlistItem, wishlistOf } from '@/wishlist/queries';
import { goOffline, goOnline } from '@tests/support/network';

test('A car that was not found is not asked for again by the page that shows it', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new CallError('not-found')));
  const one = { queryKey: ['cars', 'one'], queryFn };
  await expect(client.query(one)).rejects.toThrow('not-found');
  const stop = new QueryObserver(client, one).subscribe(() => undefined);
  await Promise.resolve();
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

const noor = { uid: 'n', name: 'Noor', email: 'noor@example.test' };
const mara = { uid: 'm', name: 'Mara', email: 'mara@example.test' };
const order = (id: string) => ({ id, carId: 'c', price: 9500 });

test.each([
  ['the wishlist of a user', wishlistOf(noor.email), wishlistOf(mara.email)],
  ['the cars of a seller', carsOfSeller(noor.email), carsOfSeller(mara.email)],
  ['the records of a user', userRecordsOf(noor.email), userRecordsOf(mara.email)],
  ['a role of one user', holdsRole('admin', noor.email), holdsRole('admin', mara.email)],
  ['one role of a user', holdsRole('admin', noor.email), holdsRole('seller', noor.email)],
  ['the ledger of a user', ledgerOf(noor.uid), ledgerOf(mara.uid)],
  ['the payment of a wish', paymentRecovery('a', noor), paymentRecovery('b', noor)],
  ['the prepared payment of a wish', preparedIntent(order('a'), noor), preparedIntent(order('b'), noor)],
])('What is read of %s is cached apart from that of another', (_what, one, other) => {
  expect(one.queryKey).not.toEqual(other.queryKey);
});

const cars = [allCars, carById('a'), sellerPosts, carsOfSeller(mara.email)];
const people = [usersOfRole('seller'), usersOfRole('buyer'), userRecordsOf(mara.email)];
const roles = [holdsRole('admin', mara.email), holdsRole('seller', mara.email)];
const wishes = [wishlistOf(noor.email), wishlistItem('a')];
const keysOf = (queries: readonly { queryKey: QueryKey }[]) => queries.map(({ queryKey }) => queryKey);

test.each([
  ['Posting a car', postCar, cars],
  ['Changing a car', changeCar, cars],
  ['Finishing the change of a car', resume, cars],
  ['Removing the posts of a user', removePosts, [...cars, allReports]],
  ['Adding a wish', addWish, wishes],
  ['Removing a wish', removeWish, wishes],
  // Not the item, whose page is still shown.
  ['Saving a wish anew', saveAnew, wishes.slice(0, 1)],
  ['Sending a report', sendReport('a'), [allReports]],
  ['Creating a user record', createRecord, [...people, ...roles]],
  ['Making an admin', makeAdmin, [...people, ...roles]],
  ['Verifying a seller', verifySeller, people],
  ['Removing a user', removeUser, [...people, ...roles]],
])('%s makes what it changes out of date, and nothing else', async (_what, { meta }, changed) => {
  const client = createQueryClient();
  const all = keysOf([...cars, ...people, ...roles, ...wishes, allReports]);
  for (const queryKey of all) client.setQueryData(queryKey, 'old');
  await new MutationObserver(client, { mutationFn: () => Promise.resolve('done'), ...(meta && { meta }) }).mutate();
  const outdated = all.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(outdated).toEqual(all.filter((queryKey) => keysOf(changed).includes(queryKey)));
});

describe('While the browser is offline', () => {
  beforeEach(() => goOffline());
  afterEach(() => goOnline());

  test('a write is tried at once, so that it can say why it fails', async () => {
    onlineManager.setOnline(false);
    const mutationFn = vi.fn(() => Promise.reject(new CallError('no-response')));
    const write = new MutationObserver(createQueryClient(), { mutationFn });
    await expect(write.mutate()).rejects.toThrow('no-response');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  test('a read is tried once, since the browser may be wrong, and then waits for the network', async () => {
    vi.useFakeTimers();
    const queryFn = vi.fn(() => Promise.reject(new CallError('no-response')));
    const client = createQueryClient();
    client.mount();
    const query = new QueryObserver(client, { queryKey: ['one'], queryFn });
    const stop = query.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(query.getCurrentResult().fetchStatus).toBe('paused');

    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
    client.unmount();
    vi.useRealTimers();
  });
});

describe('A write that invalidates lists', () => {
  let client = createQueryClient();
  beforeEach(() => {
    vi.useFakeTimers();
    client = createQueryClient();
  });
  afterEach(() => vi.useRealTimers());

  const resolveAfter = (ms: number) => new Promise((resolve) => setTimeout(() => resolve('new'), ms));

  function watchList(name: string, queryFn: () => Promise<unknown>) {
    const query = new QueryObserver(client, { queryKey: ['lists', name], queryFn, initialData: 'old' });
    return query.subscribe(() => undefined);
  }

  function write() {
    const mutation = new MutationObserver(client, {
      mutationFn: () => Promise.resolve('done'),
      meta: { invalidates: [['lists']] },
    });
    void mutation.mutate();
    return { isPending: () => mutation.getCurrentResult().isPending };
  }

  test('is pending until all of them have been fetched', async () => {
    const stop = [watchList('a', () => resolveAfter(2000)), watchList('b', () => resolveAfter(4000))];
    const { isPending } = write();
    await vi.advanceTimersByTimeAsync(3000);
    expect(isPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    expect(isPending()).toBe(false);
    stop.forEach((end) => end());
  });

  test('does not wait for a list that has failed, which keeps retrying', async () => {
    const queryFn = vi.fn(() => Promise.reject(new CallError('no-response')));
    const stop = [watchList('a', () => resolveAfter(500)), watchList('b', queryFn)];
    const { isPending } = write();
    await vi.advanceTimersByTimeAsync(400);
    expect(isPending()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(isPending()).toBe(false);
    await vi.advanceTimersByTimeAsync(7000);
    expect(queryFn).toHaveBeenCalledTimes(4);
    stop.forEach((end) => end());
  });

  test('does not wait if no invalidated list is shown', async () => {
    const { isPending } = write();
    await vi.advanceTimersByTimeAsync(10);
    expect(isPending()).toBe(false);
  });
});

import {
  MutationObserver,
  onlineManager,
  type MutationMeta,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAdmin, removeUser, usersOfRole, verifySeller } from '@/admin/people/queries';
import { CallError } from '@/api/callError';
import { liveQuery } from '@/api/liveQuery';
import { mapWithLimit } from '@/api/mapWithLimit';
import { createQueryClient, shouldRetry } from '@/api/queryClient';
import { createRecord } from '@/auth/queries';
import { allCars, carById, carsOfSeller, sellerPosts } from '@/cars/queries';
import { commonTexts } from '@/lib/text/texts';
import { ledgerOf } from '@/payments/engine/ledger';
import { paymentRecovery, preparedIntent } from '@/payments/engine/queries';
import { allReports, sendReport } from '@/reports/queries';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { finishRelisting } from '@/selling/post/UnfinishedRelisting';
import { userRecordsOf } from '@/session/state/userRecord';
import { holdsRole } from '@/users/roles';
import { addWish, removeWish, saveAnew, wishlistItem, wishlistOf } from '@/wishlist/queries';
import { goOffline, goOnline } from '@tests/support/network';

afterEach(() => vi.restoreAllMocks());

test.each<[string, CallError, number, number]>([
  ['was not found', new CallError('not-found'), 0, 1],
  ['was not found just now', new CallError('not-found'), 4999, 1],
  ['was not found a while ago', new CallError('not-found'), 5000, 2],
  ['was not found before the clock was set back', new CallError('not-found'), -5000, 2],
  ['could not be read', new CallError('refused'), 0, 2],
])(
  'A car that %s is asked for again by the page that shows it, unless that is known',
  async (_what, error, ms, calls) => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.reject(error));
    const one = { queryKey: ['cars', 'one'], queryFn };
    await expect(client.query(one)).rejects.toThrow(error.kind);
    vi.setSystemTime(Date.now() + ms);
    const stop = new QueryObserver(client, one).subscribe(() => undefined);
    await Promise.resolve();
    expect(queryFn).toHaveBeenCalledTimes(calls);
    stop();
    vi.useRealTimers();
  },
);

test.each([
  ['said', 'done', { toast: 'Saved' }, false, ['Saved']],
  ['not said if it has no words', 'done', {}, false, []],
  ['not said if nothing is to be done', 'done', undefined, false, []],
  [
    'said in other words if it was carried out before',
    'already-done',
    { toast: 'Saved' },
    false,
    [commonTexts.alreadyDone],
  ],
  ['not said to the next user', 'done', { toast: 'Saved' }, true, []],
])('The success of a write is %s', async (_what, outcome, meta, isSignedOut, said) => {
  const success = vi.spyOn(toast, 'success');
  const client = createQueryClient();
  const writeAnother = () => new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  await writeAnother();
  const mutationFn = () => {
    if (isSignedOut) {
      client.clear();
      void writeAnother();
    }
    return Promise.resolve(outcome);
  };
  await new MutationObserver(client, { mutationFn, ...(meta && { meta }) }).mutate();
  expect(success.mock.calls.map(([text]) => text)).toEqual(said);
});

test.each<[string, CallError, boolean]>([
  ['no response', new CallError('no-response'), true],
  ['a filter on the way', new CallError('blocked', { status: 403 }), true],
  ['a page instead of data', new CallError('unreadable'), true],
  ['too many calls', new CallError('status', { status: 429 }), true],
  ['a fault of the host', new CallError('status', { status: 500 }), true],
  ['a call that the host does not know', new CallError('status', { status: 404 }), false],
  ['a refusal', new CallError('refused'), false],
])('After %s, a read is tried again three times or not at all', (_what, error, isRetried) => {
  expect([0, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([isRetried, isRetried, false]);
});

test.each<[string, Error | null, number | false]>([
  ['each second', null, 1000],
  ['less often while its calls fail', new CallError('no-response'), 10_000],
  ['no more once it is refused', new CallError('refused'), false],
  ['no more once its document is gone', new CallError('not-found'), false],
])('A live list is polled %s', (_how, error, ms) => {
  const { refetchInterval } = liveQuery({});
  expect(refetchInterval({ state: { error, status: error ? 'error' : 'success' } })).toBe(ms);
});

test('Writes about many items run three at a time, each with its outcome', async () => {
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => void setTimeout(resolve, item === 1 ? 5 : 0));
    running -= 1;
    if (item === 2) throw new Error('two');
    return item * 10;
  };
  expect(await mapWithLimit([1, 2, 3, 4, 5], work)).toMatchObject([
    { item: 1, result: { value: 10 } },
    { item: 2, result: { status: 'rejected' } },
    { item: 3, result: { value: 30 } },
    { item: 4, result: { value: 40 } },
    { item: 5, result: { value: 50 } },
  ]);
  expect(most).toBe(3);
  expect(await mapWithLimit([], work)).toEqual([]);
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

const listed = { user: { id: 'a', name: 'Mara', photoUrl: undefined, isVerified: false }, list: 'seller' } as const;
const cars = [allCars, carById('a'), sellerPosts, carsOfSeller(mara.email)];
const people = [usersOfRole('seller'), usersOfRole('buyer'), userRecordsOf(mara.email)];
const roles = [holdsRole('admin', mara.email), holdsRole('seller', mara.email)];
const wishes = [wishlistOf(noor.email), wishlistItem('a')];
const keysOf = (queries: readonly { queryKey: QueryKey }[]) => queries.map(({ queryKey }) => queryKey);

test.each([
  ['Posting a car', postCar, cars],
  ['Changing a car', changeCar, cars],
  ['Finishing the change of a car', finishRelisting, cars],
  ['Adding a wish', addWish, wishes],
  ['Removing a wish', removeWish, wishes],
  // Not the item, whose page is still shown.
  ['Saving a wish anew', saveAnew, wishes.slice(0, 1)],
  ['Sending a report', sendReport('a'), [allReports]],
  ['Creating a user record', createRecord, [...people, ...roles]],
  ['Making an admin', makeAdmin(listed), [...people, ...roles]],
  ['Verifying a seller', verifySeller(listed), people],
  ['Removing a user with posts', removeUser(listed), [...cars, ...people, ...roles, allReports]],
])('%s makes what it changes out of date, and nothing else', async (_what, { meta }, changed) => {
  const client = createQueryClient();
  const all = keysOf([...cars, ...people, ...roles, ...wishes, allReports]);
  for (const queryKey of all) client.setQueryData(queryKey, 'old');
  await new MutationObserver(client, { mutationFn: () => Promise.resolve('done'), ...(meta && { meta }) }).mutate();
  const outdated = all.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(outdated).toEqual(all.filter((queryKey) => keysOf(changed).includes(queryKey)));
});

const refusal = new CallError('status', { status: 400 });
const lost = new CallError('maybe-done');
const late = new CallError('no-response');
test.each<[string, { meta?: Pick<MutationMeta, 'failed'> }, Error, string]>([
  ['a report', sendReport('a'), refusal, 'Your report was not sent.'],
  ['a report that may have arrived', sendReport('a'), lost, 'Your report may have been sent.'],
  ['a post', postCar, refusal, 'Your car was not posted. Its draft is kept.'],
  ['a post that may have arrived', postCar, late, expect.stringMatching(/^Your car may have arrived: .+\.$/)],
  ['a change', changeCar, refusal, 'Your car was not changed. The draft is kept.'],
  ['a change that may have arrived', changeCar, late, expect.stringMatching(/^Your car may have arrived: .+\.$/)],
  [
    'an interrupted change',
    finishRelisting,
    late,
    'A change that was interrupted is not finished yet. Open this site again later: it is then finished.',
  ],
  ['a wish', addWish, late, 'A car was not added to your wishlist.'],
  ['a wish that is saved anew', saveAnew, late, 'A car was not added to your wishlist.'],
  ['a wish that is removed', removeWish, late, 'A car was not removed from your wishlist.'],
  ['a new admin', makeAdmin(listed), late, 'The marketplace did not confirm that Mara is an admin now.'],
  ['a verification', verifySeller(listed), late, 'The marketplace did not confirm that Mara is verified.'],
  ['a removal', removeUser(listed), late, 'The marketplace did not confirm that Mara is removed.'],
])('The failure of %s has a sentence for people who have left its page', (_what, { meta }, error, sentence) => {
  expect(meta?.failed?.(error)).toEqual(sentence);
});

describe('While the browser is offline', () => {
  // React Query takes a browser for online until it goes offline: a client of another test may have heard of this.
  beforeEach(() => {
    goOffline();
    onlineManager.setOnline(true);
  });
  afterEach(() => {
    goOnline();
    onlineManager.setOnline(true);
  });

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
    const other = vi.fn(() => Promise.resolve('other'));
    await client.query({ queryKey: ['others'], queryFn: other });
    stop.push(new QueryObserver(client, { queryKey: ['others'], queryFn: other }).subscribe(() => undefined));
    const { isPending } = write();
    await vi.advanceTimersByTimeAsync(3000);
    expect(isPending()).toBe(true);
    expect(other).toHaveBeenCalledTimes(1);
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

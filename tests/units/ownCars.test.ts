import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { carSchema, type Car } from '@/cars/schema';
import type { UserStoreName } from '@/lib/config/deviceStores';
import { UNDO_MS } from '@/lib/config/limits';
import { daysListed, myCarsSorts, viewOf } from '@/selling/own/myCarsView';
import { beginRemoval, removals, type Removal, storedRemovals } from '@/selling/own/removals';
import { useListedPosts } from '@/selling/own/useListedPosts';
import { useCarriedOut, useRemovals } from '@/selling/own/useRemovals';
import { useHasSellerTasks } from '@/selling/useHasSellerTasks';
import { beforeSignOut, type Identity } from '@/session/state/sessionState';
import { writeBegun } from '@tests/support/begun';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { aSeller, asIdentity } from '@tests/support/people';
import { closeSession, openSession } from '@tests/support/signedIn';

const now = new Date('2026-11-21T12:30:00');
const idOn = (day: string) => `${(new Date(`2026-${day}T12:00:00`).getTime() / 1000).toString(16)}0000000000000000`;
const carOn = (day: string, title: string, price?: number): Car => v.parse(carSchema, { _id: idOn(day), title, price });
/** One of a clock that is ahead, of which it is not known when it was posted. */
const undated = { ...carOn('11-21', 'Undated'), listedAt: undefined };
const [yaris, corolla] = [carOn('11-20', 'Toyota Yaris', 9000), carOn('11-11', 'Toyota Corolla', 7000)];
const x5 = carOn('11-21', 'BMW X5', 8000);

beforeEach(() => startClock(now));

describe('My Products', () => {
  const rows = [yaris, corolla, x5].map((row) => ({ row }));
  const titles = (search: string, sort: (typeof myCarsSorts)[number]) =>
    viewOf(rows, search, sort).map(({ row }) => row.title);

  test('are sorted, and searched for words', () => {
    expect(Object.fromEntries(myCarsSorts.map((sort) => [sort, titles('', sort)]))).toEqual({
      newest: ['BMW X5', 'Toyota Yaris', 'Toyota Corolla'],
      longest: ['Toyota Corolla', 'Toyota Yaris', 'BMW X5'],
      'price-low': ['Toyota Corolla', 'BMW X5', 'Toyota Yaris'],
      'price-high': ['Toyota Yaris', 'BMW X5', 'Toyota Corolla'],
    });
    expect(titles('toyota', 'newest')).toEqual(['Toyota Yaris', 'Toyota Corolla']);
  });

  test('have been listed for days of the calendar', () => {
    const days = [x5, yaris, corolla, undated].map((car) => daysListed(car, now.getTime()));
    expect(days).toEqual([0, 1, 10, undefined]);
    expect(daysListed(x5, new Date('2026-11-20').getTime())).toBe(0);
  });

  test.each<[readonly Car[] | undefined, number | undefined, string | undefined]>([
    [undefined, undefined, undefined],
    [[undated], 1, undefined],
    [[x5], 1, 'Listed today.'],
    [[yaris, undated], 2, 'Listed for 1 day.'],
    [[yaris, corolla], 2, 'The longest has been listed for 10 days.'],
  ])('have a heading: %#', (cars, count, subtitle) => {
    expect(renderHook(() => useListedPosts(cars)).result.current).toEqual({ count, subtitle });
  });
});

describe('A removal', () => {
  const DELETE = 'DELETE /seller/:id';
  const post = { id: idOn('11-11'), title: 'Corolla' };
  let mara: Identity;
  let people = 0;

  beforeEach(() => {
    // What is begun is kept in memory too, by the email.
    people += 1;
    mara = asIdentity(aSeller({ email: `mara${people}@example.test` }));
    aCar({ _id: post.id, title: post.title, email: mara.email });
  });
  afterEach(() => {
    closeSession();
    vi.restoreAllMocks();
  });
  const count = () => renderHook(() => useListedPosts([corolla])).result.current.count;
  const waiting = () => [...renderHook(() => useRemovals()).result.current.values()].map(({ state }) => state);
  const carriedOut = () => [...renderHook(() => useCarriedOut()).result.current];
  const isOver = (state: Removal['state']) =>
    waitFor(() => expect([only().state, only().isElsewhere]).toEqual([state, undefined]));
  const only = (): Removal => renderHook(() => removals.useAll()).result.current[0] ?? expect.unreachable();

  test('counts while it waits and once it is done, unless it fails', async () => {
    const repair = breakCall(DELETE);
    await openSession(mara);
    beginRemoval(corolla);
    await advanceTime(100);
    expect([count(), waiting(), carriedOut()]).toEqual([0, ['held'], []]);
    await advanceTime(UNDO_MS + 20_000);
    expect([count(), waiting(), carriedOut()]).toEqual([1, ['failed'], []]);
    expect(storedRemovals.get(mara.email), 'the call may have arrived').toMatchObject([{ isSent: true }]);

    repair();
    // The lists are not read again yet.
    let readAgain: () => void = () => undefined;
    vi.spyOn(queryClient, 'invalidateQueries').mockReturnValue(new Promise((resolve) => (readAgain = resolve)));
    removals.retry(only());
    await advanceTime(1000);
    expect([count(), waiting(), carriedOut()]).toEqual([0, [], [[post.id, false]]]);
    readAgain();
    await advanceTime(100);
    expect([count(), waiting(), carriedOut()]).toEqual([1, [], [[post.id, true]]]);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('of a car that is gone: an earlier call may have arrived: %s', async (isSent, calls) => {
    await writeBegun(mara.email, 'removals 1', [{ post: { ...post, id: idOn('11-12') }, dueAt: 1, isSent }]);
    await openSession(mara);
    await isOver(isSent ? 'done' : 'already-done');
    expect(callsTo(DELETE)).toHaveLength(calls);
  });

  test('is sent at a sign-out', async () => {
    await openSession(mara);
    beginRemoval(corolla);
    beforeSignOut.forEach((listener) => listener());
    await waitFor(() => expect(callsTo(DELETE)).toMatchObject([{ path: `/seller/${post.id}`, isKeptAlive: true }]));
  });

  test('whose call has not arrived is sent again', async () => {
    await writeBegun(mara.email, 'removals 1', [{ post, dueAt: 1, isSent: true }]);
    await openSession(mara);
    await isOver('done');
    expect(callsTo(DELETE)).toMatchObject([{ path: `/seller/${post.id}` }]);
  });
});

test.each<[UserStoreName | undefined, boolean]>([
  [undefined, false],
  ['removals 1', true],
  ['relistings 1', true],
])('The code that finishes what a seller began is needed: %s: %s', async (name, isNeeded) => {
  const email = `${name}@example.test`;
  if (name) await writeBegun(email, name, [{}]);
  const { result } = renderHook(() => useHasSellerTasks(email));
  await waitFor(() => expect(result.current).toBe(isNeeded));
});

import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/callError';
import { createQueryClient } from '@/api/queryClient';

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

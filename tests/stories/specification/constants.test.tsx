import { fireEvent, render, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { advanceTime, startClock } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { goOffline, goOnline, setVisible } from '@tests/support/network';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';

describe('A live list is polled one second after each response, also of a host that takes 500 ms:', () => {
  test.each([
    ['the wishlist', 'GET /wishlist', '/dashboard', aBuyer, /^Wishlist, 0 cars/],
    ['reported posts', 'GET /reportedpost', '/dashboard/reported-post', anAdmin, 'SignOut'],
    ['own products', 'GET /cars/seller/:email', '/dashboard/seller/product', aSeller, 'SignOut'],
    ['seller posts on the start page', 'GET /seller/post', '/home', aBuyer, 'SignOut'],
    ['the profile', 'GET /users/:email', '/dashboard/profile', aBuyer, 'SignOut'],
  ] as const)('%s (%s) (§4, §9)', async (_, call, url, person, button) => {
    const { screen } = await visit(url, person());
    await screen.findByRole('button', { name: button });
    await screen.findByRole('heading', { level: 1 });
    slowCall(call, 500);
    await advanceTime(3000);

    const before = callsTo(call).length;
    await advanceTime(6000);
    const times = callsTo(call)
      .slice(before)
      .map(({ at }) => at);
    const between = times.slice(1).map((time, n) => Math.round((time - (times[n] ?? 0)) / 100) * 100);
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(new Set(between)).toEqual(new Set([1500]));
  });

  test('no other list is polled (§4, §9)', async () => {
    const { screen } = await visit('/carsCategories', aBuyer());
    await screen.findByRole('button', { name: 'Wishlist, 0 cars' });
    const before = calls.length;
    await advanceTime(5000);
    expect(new Set(calls.slice(before).map(({ path }) => path))).toEqual(new Set(['/wishlist']));
  });
});

describe('A list that is not live is refetched once it is older than five seconds:', () => {
  const returns: [string, () => void, () => void][] = [
    ['focus', () => setVisible(false), () => setVisible(true)],
    ['reconnecting', goOffline, goOnline],
  ];

  test.each([
    ['all cars', 'GET /cars', '/carsCategories', aBuyer],
    ['sellers', 'GET /user/seller', '/dashboard/seller', anAdmin],
  ] as const)('%s (%s), on focus and on reconnecting', async (_, call, url, person) => {
    const { screen } = await visit(url, person());
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('button', { name: /^Wishlist, 0 cars/ });
    for (const [name, leave, come] of returns) {
      await advanceTime(6000);
      leave();
      come();
      await advanceTime(500);
      const before = callsTo(call).length;
      await advanceTime(3500);
      leave();
      come();
      await advanceTime(500);
      expect(callsTo(call).length - before, `${name} after four seconds`).toBe(0);
      await advanceTime(1500);
      leave();
      come();
      await advanceTime(500);
      expect(callsTo(call).length - before, `${name} after six seconds`).toBe(1);
    }
  });
});

describe('A failed read', () => {
  async function waitsAfter(status: number, headers = {}) {
    const at: number[] = [];
    breakCall('GET /cars', () => {
      at.push(Date.now());
      return new Response('', {
        status,
        headers: { ...headers, 'access-control-expose-headers': 'retry-after' },
      });
    });
    const { screen } = await visit('/carsCategories', aBuyer());
    // In the steps of ten seconds, in which the waits can be told.
    for (let rest = 4; rest > 0; rest -= 1) await advanceTime(10_000);
    expect(await screen.findByRole('alert')).toBeVisible();

    return at.slice(1).map((time, n) => Math.round((time - (at[n] ?? 0)) / 500) * 500);
  }

  test('is retried three times: after one, two and four seconds (§9)', async () => {
    expect(await waitsAfter(503)).toEqual([1000, 2000, 4000]);
  });

  test('with Retry-After: 5 is retried three times, each after five seconds', async () => {
    expect(await waitsAfter(429, { 'retry-after': '5' })).toEqual([5000, 5000, 5000]);
  });

  test('with a longer Retry-After is retried after thirty seconds', async () => {
    const { retryDelay } = await import('@/api/queryClient');
    const { CallError } = await import('@/api/callError');
    expect(retryDelay(0, new CallError('status', { status: 429, retryAfterMs: 90_000 }))).toBe(30_000);
  });

  test.each([
    [0, 1000],
    [3, 8000],
    [4, 16_000],
    [5, 30_000],
    [20, 30_000],
  ])('waits after %i more failures for %i ms (§9)', async (failures, ms) => {
    const { retryDelay } = await import('@/api/queryClient');
    expect(retryDelay(failures, new Error('down'))).toBe(ms);
  });
});

describe('Toasts', () => {
  const store = async () => {
    startClock();
    const { default: toast, useToasterStore } = await import('react-hot-toast/headless');
    const { Toasts } = await import('@/layouts/Toasts');
    render(<Toasts />);
    const { result } = renderHook(() => useToasterStore());
    const visible = () => result.current.toasts.filter((toast) => toast.visible).map((toast) => toast.message);
    return { toast, result, visible };
  };

  test('of success stay 2 seconds, blank and error toasts 4, a loading toast forever (§9)', async () => {
    const { toast, visible } = await store();
    toast.success('success');
    toast('blank');
    toast.error('error');
    toast.loading('loading');
    await advanceTime(0);
    const layer = document.querySelector('[popover]') ?? document.body;
    fireEvent.mouseEnter(layer);
    fireEvent.mouseLeave(layer);

    await advanceTime(1900);
    expect(visible()).toEqual(['loading', 'error', 'blank', 'success']);
    await advanceTime(200);
    expect(visible()).toEqual(['loading', 'error', 'blank']);
    await advanceTime(1700);
    expect(visible()).toEqual(['loading', 'error', 'blank']);
    await advanceTime(300);
    expect(visible()).toEqual(['loading']);
    await advanceTime(600_000);
    expect(visible()).toEqual(['loading']);

    const open = vi.spyOn(HTMLElement.prototype, 'showPopover');
    toast('next');
    await advanceTime(100);
    expect(open, 'opened again, above a dialog that was opened meanwhile').toHaveBeenCalledOnce();
    open.mockRestore();
  });

  test('of a successful write leave the page after 2 seconds', async () => {
    aCar({ title: 'Corolla 2016' });
    const { user, screen } = await visit('/carsCategories', aBuyer());
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Corolla 2016' }));
    const toast = await screen.findByText('It is on your wishlist');

    await advanceTime(1500);
    expect(toast).toBeInTheDocument();
    await advanceTime(1000);
    expect(toast).not.toBeInTheDocument();
  });

  test('are limited to the newest 20 (§9)', async () => {
    const { toast, result } = await store();
    for (let n = 1; n <= 25; n += 1) toast(`toast ${n}`);
    await advanceTime(50);
    expect(result.current.toasts.map(({ message }) => message)).toEqual(
      Array.from({ length: 20 }, (_, at) => `toast ${25 - at}`),
    );
  });
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { startClock } from '@tests/support/clock';
import { expectQuietConsole } from '@tests/support/consoleGuard';
import { setDevice } from '@tests/support/shims/screen';
import { leavePage } from '@tests/support/visit';
import { aCar } from '@tests/support/database';

const market = axios.create({ baseURL: 'http://localhost:4101', timeout: 15_000 });
const toyotas = () => market.get<{ _id: string; title: string }[]>('/category/toyota');

function Poll() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => void toyotas().then(({ data }) => setCount((before) => before + data.length)),
      1000,
    );
    return () => clearInterval(timer);
  }, []);
  return <p>{`${count} seen`}</p>;
}

describe('The page of a story', () => {
  test('starts from fresh modules, as after a page load', async () => {
    const before = await Promise.all([
      import('firebase/auth'),
      import('react-hot-toast/headless'),
      import('@stripe/stripe-js/pure'),
    ]);
    leavePage();
    expect((await import('firebase/auth')).initializeAuth).not.toBe(before[0].initializeAuth);
    expect((await import('react-hot-toast/headless')).toast).not.toBe(before[1].toast);
    expect((await import('@stripe/stripe-js/pure')).loadStripe).not.toBe(before[2].loadStripe);
  });

  test('must not log errors or call unknown hosts', async () => {
    console.error('A list needs %s', 'keys');
    expect(expectQuietConsole).toThrow('A list needs keys');
    await expect(fetch('https://example.com/tracker')).rejects.toThrow();
    expect(expectQuietConsole).toThrow('https://example.com/tracker');
    expect(expectQuietConsole).not.toThrow();
  });

  test('advances the clock while it waits, and lets every response arrive', async () => {
    startClock('2026-05-01T12:00:00Z');
    aCar({ slug: 'toyota' });
    render(<Poll />);
    expect(await screen.findByText('9 seen')).toBeVisible();
    expect(callsTo('GET /category/toyota')).toHaveLength(9);
    expect(Date.now() - Date.parse('2026-05-01T12:00:00Z')).toBeLessThan(10_000);
  });

  test('closes a modal on Esc unless the dialog forbids it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <dialog aria-label="one">
          <button>x</button>
        </dialog>
        <dialog aria-label="two" closedby="none" />
      </>,
    );
    const [one, two] = screen.getAllByRole<HTMLDialogElement>('dialog', { hidden: true });
    one?.showModal();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(one?.open).toBe(false);
    two?.showModal();
    await user.keyboard('{Escape}');
    expect(two?.open).toBe(true);
  });

  test('evaluates media queries for its device', () => {
    const narrow = window.matchMedia('(max-width: 699px)');
    const changes: boolean[] = [];
    narrow.addEventListener('change', ({ matches }) => changes.push(matches));
    expect(narrow.matches).toBe(false);
    setDevice({ width: 390, isDark: true });
    expect(changes).toEqual([true]);
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  });

  test('has Web Locks that wait for each other', async () => {
    const order: string[] = [];
    const { promise, resolve } = deferred();
    const first = navigator.locks.request('leader', async () => {
      await promise;
      order.push('first');
    });
    const second = navigator.locks.request('leader', () => void order.push('second'));
    expect(await navigator.locks.request('leader', { ifAvailable: true }, (lock) => lock)).toBeNull();
    resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

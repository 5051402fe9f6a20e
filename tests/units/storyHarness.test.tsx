import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axios from 'axios';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { holdTime, passTime, startClock } from '@tests/support/clock';
import { expectQuietConsole } from '@tests/support/consoleGuard';
import { goOffline, goOnline } from '@tests/support/network';
import { aBuyer, aSeller } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { setDevice } from '@tests/support/shims/screen';
import { leavePage } from '@tests/support/visit';
import { aCar, world } from '@tests/support/world';

const market = axios.create({ baseURL: 'http://localhost:4101', timeout: 15_000 });
const toyotas = () => market.get<{ _id: string; title: string }[]>('/category/toyota');

const realSetTimeout = setTimeout;

describe('A broken call', () => {
  test.each([
    ['fails' as const, 'Network Error', undefined],
    ['html' as const, 'status code 502', '<!DOCTYPE html><title>502</title><h1>Application error</h1>'],
    [401, 'status code 401', 'unauthorized'],
    [403, 'status code 403', { message: 'forbidden access' }],
  ])('%s until it is repaired', async (how, message, data) => {
    const repair = breakCall('GET /category/:slug', how);
    const error: unknown = await toyotas().catch((reason: unknown) => reason);
    if (!axios.isAxiosError(error)) throw new Error('The call went through.');
    expect(error.message).toContain(message);
    expect(error.response?.data).toEqual(data);
    repair();
    expect((await toyotas()).data).toEqual([]);
    expect(callsTo('GET /category/toyota')).toHaveLength(2);
  });

  test('is broken that many times, and no other call with it', async () => {
    breakCall('GET /category/toyota', 'fails', { times: 1 });
    expect((await market.get('/category/bmw')).data).toEqual([]);
    await expect(toyotas()).rejects.toThrow('Network Error');
    expect((await toyotas()).data).toEqual([]);
  });

  test('is carried out although its answer is lost', async () => {
    breakCall('POST /users', 'answer lost');
    await expect(market.post('/users', { email: 'noor@example.test' })).rejects.toThrow('Network Error');
    expect(await world.users.count({ email: 'noor@example.test' })).toBe(1);
    expect(calls).toMatchObject([{ method: 'POST', path: '/users', body: { email: 'noor@example.test' } }]);
  });

  test.each(['GET /category/toyota', 'GET /cars/not-an-id'])('hangs until the client gives up: %s', async (call) => {
    startClock();
    breakCall('GET /category/toyota', 'hangs');
    const hanging = expect(market.get(call.slice(4))).rejects.toMatchObject({ code: 'ECONNABORTED' });
    await passTime(14_900);
    expect(calls).toHaveLength(1);
    await passTime(200);
    await hanging;
  });

  test('is slow on the clock of the story alone', async () => {
    startClock();
    slowCall('GET /category/toyota', 5000);
    let isAnswered = false;
    void toyotas().then(() => (isAnswered = true));
    await passTime(4900);
    expect(isAnswered).toBe(false);
    await passTime(200);
    expect(isAnswered).toBe(true);
  });
});

describe('The clock of a story', () => {
  test('stands still while an answer is under way, however slow the machine', async () => {
    startClock();
    const slowMachine = () => new Promise<Response>((done) => realSetTimeout(() => done(Response.json([])), 300));
    breakCall('GET /category/toyota', () => holdTime(slowMachine));
    const patient = market.get('/category/toyota', { timeout: 1000 });
    const answer = expect(patient).resolves.toMatchObject({ status: 200, data: [] });
    await passTime(2000);
    await answer;
  });
});

describe('The market of a story', () => {
  test('holds what was made, in the order of making, and nothing of the test before', async () => {
    const corolla = aCar({ title: 'Corolla 2016', slug: 'toyota' });
    aCar({ title: 'X5 2020', slug: 'bmw' });
    const yaris = aCar({ title: 'Yaris 2012', slug: 'toyota' }, new Date('2026-01-05T00:00:00Z'));
    expect((await toyotas()).data.map(({ _id }) => _id)).toEqual([yaris.id, corolla.id]);
    expect((await market.get('/carCategories')).data).toHaveLength(5);
    expect((await market.get('/user/buyer')).data).toEqual([]);
  });

  test('knows the people by account and record', async () => {
    const noor = aBuyer();
    aSeller({ name: 'Tomás Vega', email: 'tomas@example.test', record: { useVerify: 'verified' } });
    expect((await market.get(`/users/${noor.email}`)).data).toMatchObject([{ _id: noor.id, name: 'Noor Haddad' }]);
    expect((await market.get('/user/seller')).data).toMatchObject([{ name: 'Tomás Vega', useVerify: 'verified' }]);
    expect(() => aBuyer()).toThrow('another e-mail');
  });

  test('is out of reach offline', async () => {
    goOffline();
    expect(navigator.onLine).toBe(false);
    await expect(toyotas()).rejects.toThrow('Network Error');
    goOnline();
    await toyotas();
  });

  test('takes real pictures', async () => {
    const bitmap = await createImageBitmap(await aPhoto({ width: 64, height: 48 }));
    expect([bitmap.width, bitmap.height]).toEqual([64, 48]);
    await expect(createImageBitmap(new File(['text'], 'car.jpg'))).rejects.toThrow('could not be decoded');

    const form = new FormData();
    form.append('image', await aPhoto(), 'car.jpg');
    const upload = 'http://localhost:4103/1/upload?key=sandbox-image-key';
    expect((await axios.post(upload, form)).data).toMatchObject({ success: true });
    expect(callsTo('POST /1/upload')[0]?.body).toHaveProperty('image.type', 'image/jpeg');
  });
});

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
      import('react-hot-toast'),
      import('@stripe/stripe-js/pure'),
    ]);
    leavePage();
    expect((await import('firebase/auth')).initializeAuth).not.toBe(before[0].initializeAuth);
    expect((await import('react-hot-toast')).toast).not.toBe(before[1].toast);
    expect((await import('@stripe/stripe-js/pure')).loadStripe).not.toBe(before[2].loadStripe);
  });

  test('may complain of nothing, and call no host but the known ones', async () => {
    console.error('A list needs %s', 'keys');
    expect(expectQuietConsole).toThrow('A list needs keys');
    await expect(fetch('https://example.com/tracker')).rejects.toThrow();
    expect(expectQuietConsole).toThrow('https://example.com/tracker');
    expect(expectQuietConsole).not.toThrow();
  });

  test('winds the clock on while it waits, and lets every answer arrive', async () => {
    startClock('2026-05-01T12:00:00Z');
    aCar({ slug: 'toyota' });
    render(<Poll />);
    expect(await screen.findByText('9 seen')).toBeVisible();
    expect(callsTo('GET /category/toyota')).toHaveLength(9);
    expect(Date.now() - Date.parse('2026-05-01T12:00:00Z')).toBeLessThan(10_000);
  });

  test('closes a modal by Esc unless the dialog forbids it', async () => {
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

  test('answers media queries by its device', () => {
    const narrow = window.matchMedia('(max-width: 699px)');
    const heard: boolean[] = [];
    narrow.addEventListener('change', ({ matches }) => heard.push(matches));
    expect(narrow.matches).toBe(false);
    setDevice({ width: 390, isDark: true });
    expect(heard).toEqual([true]);
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  });

  test('has locks that wait for each other', async () => {
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

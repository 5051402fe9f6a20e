import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import { RETRY_DELAY_MS } from '@/lib/config/limits';

let router: ReturnType<typeof createBrowserRouter> | undefined;

function Field() {
  const [query, changeQuery] = useAddressQuery();
  const set = (name: string, value: string, isPushed?: boolean) =>
    changeQuery((params) => {
      params.set(name, value);
      return params;
    }, isPushed);
  return (
    <>
      <input
        aria-label="Search"
        value={new URLSearchParams(query).get('q') ?? ''}
        onChange={(event) => set('q', event.target.value)}
      />
      <button type="button" onClick={() => set('gear', 'manual', true)}>
        Choose
      </button>
      <button
        type="button"
        onClick={() => {
          set('gear', 'manual', true);
          set('sort', 'price');
        }}
      >
        Choose two
      </button>
      <Link to="/other">Leave</Link>
    </>
  );
}

function Rendered() {
  const location = useLocation();
  return <code>{location.search + String(location.state)}</code>;
}

async function open() {
  window.history.pushState({ usr: '!', key: 'first', idx: 0 }, '', '/cars');
  const page = (
    <>
      <Field />
      <Rendered />
    </>
  );
  const routes = [
    { path: '/cars', element: page },
    { path: '/other', element: <p>Elsewhere</p> },
  ];
  router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  await pass(0);
}

const field = () => screen.getByLabelText('Search');
const rendered = () => screen.getByRole('code').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function goBack() {
  window.history.back();
  await pass(100);
}

/** Browsers do so after too many calls. */
const refuseChanges = () =>
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  cleanup();
  // It would still listen for Back in the files that are tested after this one, in the same document.
  router?.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('Each change is shown and in the address at once, and keeps the state of the history entry', async () => {
  await open();
  for (const value of ['h', 'hy', 'hyb']) {
    type(value);
    expect(field()).toHaveValue(value);
    expect(window.location.search).toBe(`?q=${value}`);
  }
  await pass(0);
  expect(rendered()).toBe('?q=hyb!');
});

test('Back to a page that was left right after typing shows what was typed', async () => {
  await open();
  type('hybrid');
  press('Leave');
  await pass(0);
  expect(screen.getByText('Elsewhere')).toBeVisible();
  expect(window.location.search).toBe('');
  await goBack();
  expect(field()).toHaveValue('hybrid');
  expect(window.location.search).toBe('?q=hybrid');
});

test('A choice right after typing keeps what was typed, and Back removes only the choice', async () => {
  await open();
  type('hybrid');
  press('Choose');
  await pass(0);
  expect(rendered()).toBe('?q=hybrid&gear=manual!');
  await goBack();
  expect(rendered()).toBe('?q=hybrid!');
});

test('Of two changes before the next render, neither is lost', async () => {
  await open();
  press('Choose two');
  await pass(0);
  expect(rendered()).toBe('?gear=manual&sort=price!');
  await goBack();
  expect(rendered()).toBe('!');
});

test('While the browser refuses to change the address, what is typed is shown; then the last of it is written', async () => {
  await open();
  const refusal = refuseChanges();
  type('hyb');
  await pass(RETRY_DELAY_MS / 2);
  type('hybrid');
  await pass(RETRY_DELAY_MS);
  expect(field()).toHaveValue('hybrid');
  expect(window.location.search).toBe('');
  refusal.mockRestore();
  await pass(RETRY_DELAY_MS);
  expect(window.location.search).toBe('?q=hybrid');
  expect(field()).toHaveValue('hybrid');
  await pass(RETRY_DELAY_MS);
  expect(rendered()).toBe('?q=hybrid!');
});

test('What the browser refused is not written to the address of another page', async () => {
  await open();
  const refusal = refuseChanges();
  type('hybrid');
  press('Leave');
  refusal.mockRestore();
  await pass(2 * RETRY_DELAY_MS);
  expect(screen.getByText('Elsewhere')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/other');
});

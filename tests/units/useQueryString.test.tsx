import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQueryString } from '@/shared/browser/useQueryString';
import { ROUTER_DEBOUNCE_MS } from '@/shared/config/limits';

const onLocation = vi.fn();
let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Stands for the links of a page, which render again whenever the router has a new location. */
function Links() {
  const { search } = useLocation();
  onLocation(search);
  return <Link to="/other">Leave</Link>;
}

function Field() {
  const [query, changeQuery] = useQueryString();
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
      <output>{query}</output>
    </>
  );
}

async function open() {
  window.history.pushState(null, '', '/cars');
  const page = (
    <>
      <Field />
      <Links />
    </>
  );
  const routes = [
    { path: '/cars', element: page },
    { path: '/other', element: <p>Elsewhere</p> },
  ];
  router = createBrowserRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  onLocation.mockClear();
}

const field = () => screen.getByLabelText('Search');
const shown = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function goBack() {
  window.history.back();
  await pass(100);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  cleanup();
  // It would still listen for Back in the files that are tested after this one, in the same document.
  router?.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('Each change is shown and in the address at once, and the router learns once that there was a pause', async () => {
  await open();
  for (const value of ['h', 'hy', 'hyb']) {
    type(value);
    expect(field()).toHaveValue(value);
    expect(window.location.search).toBe(`?q=${value}`);
    await pass(ROUTER_DEBOUNCE_MS - 1);
  }
  expect(onLocation).not.toHaveBeenCalled();
  await pass(1);
  expect(onLocation.mock.calls).toEqual([['?q=hyb']]);
  expect(shown()).toBe('?q=hyb');
});

test.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
])('Before %s can leave the page, the router learns of the change', async (_, press) => {
  await open();
  type('hybrid');
  press();
  await pass(0);
  expect(onLocation.mock.calls).toEqual([['?q=hybrid']]);
});

test('Back to a page that was left right after typing shows what was typed', async () => {
  await open();
  type('hybrid');
  fireEvent.click(screen.getByText('Leave'));
  await pass(ROUTER_DEBOUNCE_MS);
  expect(screen.getByText('Elsewhere')).toBeVisible();
  expect(window.location.search).toBe('');
  await goBack();
  expect(field()).toHaveValue('hybrid');
  expect(window.location.search).toBe('?q=hybrid');
});

test('A choice right after typing keeps what was typed, and Back removes only the choice', async () => {
  await open();
  type('hybrid');
  fireEvent.click(screen.getByText('Choose'));
  await pass(ROUTER_DEBOUNCE_MS);
  expect(window.location.search).toBe('?q=hybrid&gear=manual');
  expect(shown()).toBe('?q=hybrid&gear=manual');
  await goBack();
  expect(shown()).toBe('?q=hybrid');
});

test('While the browser refuses to change the address, what is typed is shown and not lost', async () => {
  await open();
  const refuse = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  type('hybrid');
  expect(field()).toHaveValue('hybrid');
  expect(window.location.search).toBe('');
  refuse.mockRestore();
  await pass(ROUTER_DEBOUNCE_MS);
  expect(window.location.search).toBe('?q=hybrid');
  expect(field()).toHaveValue('hybrid');
});

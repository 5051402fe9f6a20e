import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { storeScrollPosition, useRestoredScroll } from '@/lib/browser/scrollPositions';

const STORE = 'react-router-scroll-positions';
/** The key of the first location of a router in memory. */
const KEY = 'default';

function Position() {
  return <p>{useRestoredScroll() ?? 'none'}</p>;
}

function firstPosition(stored: string) {
  sessionStorage.setItem(STORE, stored);
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Position /> }])} />).container
    .textContent;
}

test('The stored scroll position is known before the router tells it', () => {
  expect(firstPosition(JSON.stringify({ [KEY]: 900, other: 5 }))).toBe('900');
});

test.each(['{"other":900}', '{"default":"900"}', 'no JSON'])('%s holds no scroll position of the page', (stored) => {
  expect(firstPosition(stored)).toBe('none');
});

test('A stored scroll position leaves those of other pages as they are', () => {
  sessionStorage.setItem(STORE, '{"other":5}');
  storeScrollPosition(KEY, 900);
  expect(JSON.parse(sessionStorage.getItem(STORE) ?? '')).toEqual({ other: 5, [KEY]: 900 });
});

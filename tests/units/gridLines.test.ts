import { expect, test } from 'vitest';
import { containsLines, linesOnScreen } from '@/cars/browse/useVirtualGrid';

const grid = { count: 100, top: 300, line: 500 };
const innerHeight = 800;

test.each([
  ['at the top of the page', 0, 0, 0, 2],
  ['where the list begins', 300, 0, 0, 2],
  ['in the middle of a line', 550, 0, 0, 3],
  ['where the fourth line begins', 1800, 0, 3, 5],
  ['with two more around', 1800, 2, 1, 7],
  ['with more than there are above', 1300, 5, 0, 9],
  ['at the end of the list', 300 + 50_000 - 800, 2, 96, 100],
  ['below the list', 60_000, 0, 98, 100],
])('The lines on the screen: %s', (_, scrollY, more, first, end) =>
  expect(linesOnScreen(grid, { scrollY, innerHeight }, more)).toEqual({ first, end }),
);

test('A list that is shorter than the screen is on it as a whole', () =>
  expect(linesOnScreen({ ...grid, count: 1 }, { scrollY: 4000, innerHeight })).toEqual({ first: 0, end: 1 }));

test.each([
  [{ first: 2, end: 6 }, true],
  [{ first: 3, end: 6 }, false],
  [{ first: 2, end: 5 }, false],
  [undefined, false],
])('Whether the lines %j contain those on the screen', (outer, expected) =>
  expect(containsLines(outer, { first: 2, end: 6 })).toBe(expected),
);

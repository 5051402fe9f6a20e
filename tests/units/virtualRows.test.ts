import { expect, test } from 'vitest';
import { rowsInSteps, shownAtFirst } from '@/ui/list/virtualRows';

test.each([
  ['at the beginning', 0, 10, 10_000, 0, 15],
  ['in the middle', 100, 111, 10_000, 92, 119],
  ['at the end', 9_990, 10_000, 10_000, 9_984, 9_999],
  ['of a list shorter than the screen', 0, 3, 3, 0, 2],
])('Rows to render %s', (_, start, end, count, first, last) => {
  const rows = rowsInSteps(start, end, { count, overscan: 6, step: 4 });
  expect(rows).toEqual(Array.from({ length: last - first + 1 }, (__, index) => first + index));
});

test('Scrolling by a hundred rows changes the rendered rows at most once in four rows at each end', () => {
  const shape = { count: 10_000, overscan: 6, step: 4 };
  const rendered = Array.from({ length: 100 }, (_, start) => rowsInSteps(1000 + start, 1011 + start, shape));
  const changes = rendered.filter((rows, index) => {
    const before = rendered[index - 1];
    return before !== undefined && (before[0] !== rows[0] || before.at(-1) !== rows.at(-1));
  });
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThanOrEqual(50);
});

// jsdom's window is 768 px high.
test.each([
  ['at the top', 0, [0, 6]],
  ['in the middle', 5000, [42, 56]],
  ['at the end', 9_232, [84, 98]],
  ['beyond the end of a list that has become shorter', 20_000, [92, 100]],
])('The rows of 100 px that a window %s may show', (_, scroll, rows) => {
  expect(shownAtFirst(Array(100).fill(100), scroll)).toEqual(rows);
});

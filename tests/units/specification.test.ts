// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Line } from '@tests/contract/specification/line';
import { namedTests } from '@tests/contract/specification/namedTests';
import { leftOut, sections } from '@tests/contract/specification/sections';

const tests = namedTests('stories', 'units', 'browser', 'engines');

/** One test of that name, which runs. @throws AssertionError where there is none, or it is skipped */
function testNamed(name: string) {
  const found = tests.filter((one) => one.name === name);
  expect(
    found.map(({ isIdle }) => isIdle),
    name,
  ).toEqual([false]);
  return found;
}

describe.each(sections)('Section %s:', (_, lines) => {
  test.each(lines.map((one) => [one.line, one] as const))('%s', (_line, { shownBy, says = [] }: Line) => {
    const texts = shownBy.flatMap((name) => testNamed(name)).flatMap((one) => one.texts);
    for (const text of says) expect(texts, `“${text}” is expected in full`).toContain(text);
  });
});

test('No line is written twice', () => {
  const lines = sections.flatMap(([section, all]) => all.map(({ line }) => `${section}: ${line}`));
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('What is left to others says why', () => {
  for (const { line, because } of leftOut) expect(because, line).not.toBe('');
});

test('No test runs alone or not at all', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter(({ isIdle }) => isIdle)).toEqual([]);
});

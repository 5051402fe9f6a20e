// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Line } from '@tests/contract/specification/line';
import { namedTests } from '@tests/contract/specification/namedTests';
import { leftOut, sections } from '@tests/contract/specification/sections';

const tests = namedTests('stories', 'units', 'browser', 'engines');

/** Finds the only test with the name. @throws AssertionError if there is none, several, or it is skipped */
function testNamed(name: string) {
  const found = tests.filter((test) => test.name === name);
  expect(
    found.map(({ isIdle }) => isIdle),
    name,
  ).toEqual([false]);
  return found;
}

describe.each(sections)('Section %s:', (_, lines) => {
  test.each(lines.map((line) => [line.line, line] as const))('%s', (_line, { shownBy, says = [] }: Line) => {
    const texts = shownBy.flatMap((name) => testNamed(name)).flatMap(({ texts }) => texts);
    for (const text of says) expect(texts, `“${text}” is expected in full`).toContain(text);
  });
});

test('No line occurs twice', () => {
  const lines = sections.flatMap(([section, all]) => all.map(({ line }) => `${section}: ${line}`));
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
});

test('Every line that is left out has a reason', () => {
  for (const { line, because } of leftOut) expect(because, line).not.toBe('');
});

test('No test is marked as only or skipped', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter(({ isIdle }) => isIdle)).toEqual([]);
});

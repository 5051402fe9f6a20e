// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { calls, callsInBrowser, callsLeftOut, identityCalls } from '@tests/spec/calls';
import { errors } from '@tests/spec/errors';
import { limits, limitsLeftOut } from '@tests/spec/limits';
import type { Line } from '@tests/spec/line';
import { namedTests } from '@tests/spec/namedTests';
import { rules, rulesLeftOut } from '@tests/spec/rules';
import { navigation, routes, screens } from '@tests/spec/screens';

const tests = namedTests('stories', 'units', 'browser', 'engines');
const sections: [section: string, lines: readonly Line[]][] = [
  ['2, routes', routes],
  ['2, navigation', navigation],
  ['2, screens', screens],
  ['5', rules],
  ['7, the product’s own calls', calls],
  ['7, the identity service', identityCalls],
  ['7, in a browser', callsInBrowser],
  ['8', errors],
  ['9', limits],
];

describe.each(sections)('Section %s:', (_, lines) => {
  test.each(lines.map((one) => [one.line, one] as const))('%s', (_line, { shownBy, quoted = [] }) => {
    for (const name of shownBy) {
      expect(tests.filter((one) => one.name === name)).toEqual([{ name, isIdle: false }]);
    }
    for (const text of quoted) expect(words, `“${text}” stands in the words`).toContain(text);
  });
});

test('What is left to others says why', () => {
  for (const { line, because } of [...rulesLeftOut, ...callsLeftOut, ...limitsLeftOut]) {
    expect(because, line).not.toBe('');
  }
});

test('No test runs alone or not at all', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter(({ isIdle }) => isIdle)).toEqual([]);
});

/** Every text that the product shows; `{}` where it puts something in. */
const words = new Set(
  Object.values(import.meta.glob('/src/shared/words/*.ts', { eager: true })).flatMap((module) => textsIn(module)),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return templatesIn(String(value));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((part) => textsIn(part)) : [];
}

function templatesIn(source: string) {
  return [...source.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '{}'));
}

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browsers, buildTarget } from '@tools/browsers';

interface Versions {
  chrome: number;
  firefox: number;
  safari: number;
}

/**
 * Features that the site depends on, as written in the code, and the first versions that support them (MDN's tables).
 * JavaScript's built-ins are limited by `lib` in tsconfig.json: ES2023.
 */
const features: [feature: string, since: Versions][] = [
  ['URL.canParse', { chrome: 120, firefox: 115, safari: 17 }],
  ['showPopover', { chrome: 114, firefox: 125, safari: 17 }],
  [':popover-open', { chrome: 114, firefox: 125, safari: 17 }],
  ['Intl.Segmenter', { chrome: 87, firefox: 125, safari: 14.1 }],
  ['color-mix(', { chrome: 111, firefox: 113, safari: 16.2 }],
  ['toSorted', { chrome: 110, firefox: 115, safari: 16 }],
  ['100dvh', { chrome: 108, firefox: 101, safari: 15.4 }],
  ['@container', { chrome: 105, firefox: 110, safari: 16 }],
  [':has(', { chrome: 105, firefox: 121, safari: 15.4 }],
  ['AbortSignal.timeout', { chrome: 103, firefox: 100, safari: 16 }],
  ['navigator.locks', { chrome: 69, firefox: 96, safari: 15.4 }],
  ['(?<!', { chrome: 62, firefox: 78, safari: 16.4 }],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

describe('The supported browsers', () => {
  test.each(features)('have %s, which is used', (feature, since) => {
    expect(sources).toContain(feature);
    expect(browsers['chrome']).toBeGreaterThanOrEqual(since.chrome);
    expect(browsers['firefox']).toBeGreaterThanOrEqual(since.firefox);
    expect(browsers['safari']).toBeGreaterThanOrEqual(since.safari);
  });

  test('do not get preserve-3d, because WebKit misplaces its parts if it has no GPU', () => {
    expect(sources).not.toContain('preserve-3d');
  });

  test('are the targets of the build', () => {
    expect(buildTarget).toEqual(['chrome120', 'edge120', 'firefox125', 'safari17', 'ios17']);
  });
});

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
 * What the site cannot do without, by how it is written in the code, and the first versions that have it (MDN's tables).
 * Built-ins of JavaScript itself are held by `lib` in tsconfig.json: ES2023.
 */
const needs: [written: string, since: Versions][] = [
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
  test.each(needs)('have %s, which is used', (written, since) => {
    expect(sources).toContain(written);
    expect(browsers['chrome']).toBeGreaterThanOrEqual(since.chrome);
    expect(browsers['firefox']).toBeGreaterThanOrEqual(since.firefox);
    expect(browsers['safari']).toBeGreaterThanOrEqual(since.safari);
  });

  test('are no newer than the code needs', () => {
    const newest = (name: keyof Versions) => Math.max(...needs.map(([, since]) => since[name]));
    expect(browsers).toEqual({
      chrome: newest('chrome'),
      edge: newest('chrome'),
      firefox: newest('firefox'),
      safari: newest('safari'),
      ios_saf: newest('safari'),
    });
  });

  test('are spared a shared 3D space, whose parts WebKit draws in the wrong place where it has no GPU', () => {
    expect(sources).not.toContain('preserve-3d');
  });

  test('are what the build is made for', () => {
    expect(buildTarget).toEqual(['chrome120', 'edge120', 'firefox125', 'safari17', 'ios17']);
  });
});

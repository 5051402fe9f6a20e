// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { readStack } from '@tools/stack/readStack';

const source = `export function first() {
  return 1;
}

export function priceOf(car) {
  throw new RangeError(car.price);
}
`;
const { code, map } = transformSync(source, {
  minify: true,
  sourcemap: 'external',
  sourcefile: '../../src/priceOf.js',
});
const place = `cars-C4KS8Coo.js:1:${code.indexOf('new RangeError') + 1}`;
const inSource = 'src/priceOf.js:6:9';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
writeFileSync(join(folder, 'cars-C4KS8Coo.js.map'), map);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [`  at e (https://cars.example/assets/${place})\n  at t`, `  at e (${inSource})\n  at t`],
  [`e@https://cars.example/assets/${place}`, `e@${inSource}`],
  [`{"stack":["${place}"]}`, `{\n  "stack": [\n    "${inSource}"\n  ]\n}`],
  [`{"a":"${place}"}\n{"b":1}`, `{\n  "a": "${inSource}"\n}\n{\n  "b": 1\n}`],
  ['no place in it', 'no place in it'],
])('The stack command reads %j', (text, read) => {
  expect(readStack(text, folder)).toEqual({ text: read, unknown: [] });
});

test('The stack command leaves a place of another build as it is, and names its file', () => {
  const text = `at ${place} and site-12345678.js:1:5`;

  expect(readStack(text, folder)).toEqual({
    text: `at ${inSource} and site-12345678.js:1:5`,
    unknown: ['site-12345678.js'],
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('No folder of the features has more than 25 files', () => {
  const counts = new Map<string, number>();
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  const features = [...counts].filter(([folder]) => folder.startsWith(join('src', 'features')));
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter(([, count]) => count > 25)).toEqual([]);
});

test('Half of the code files have fewer than 45 lines', () => {
  const lines = files
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b);
  expect(lines.length).toBeGreaterThan(500);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThan(45);
});

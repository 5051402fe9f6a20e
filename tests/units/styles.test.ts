// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Texts in a drawing, in the units of its view box: they grow with the drawing. */
const DRAWING = 'src/ui/art/scene.module.css';

const sizes = [
  /(?<![\w-])(?:font-size|line-height|font|--text-\w+):[^;{}]*\dpx/g,
  /fontSize: (?:[^,}]*[?:] )?['"`]?[\d.]+(?:px)?['"`]?(?=[\s,}])/g,
  /fontSize=\{?['"]?\d/g,
  /@media[^{]*-(?:width|height):[^{]*\dpx/g,
  /\((?:min|max)-(?:width|height): [\d.]+px\)/g,
];

test('Texts, and the widths that layouts are for, follow the font size of the browser’s settings', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(css|tsx?)$/.test(file) && file !== DRAWING);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/@container[^{]*\{/g, '');
    return sizes.flatMap((size) => (source.match(size) ?? []).map((text) => `${file}: ${text}`));
  });
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test('All styles of a component of `src/ui` are in the layer below the pages’ own', () => {
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const whole = /^@layer ui \{\n(?:(?:  .*)?\n)*\}\n$/;
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter((file) => !whole.test(readFileSync(join('src/ui', file), 'utf8')))).toEqual([]);
});

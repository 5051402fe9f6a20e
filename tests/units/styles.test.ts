// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'typed-css-modules';
import { expect, test, vi } from 'vitest';
import { createStyleTyper } from '@tools/styleTypesPlugin';

vi.mock(import('typed-css-modules'), async (original) => ({
  ...(await original()),
  run: vi.fn(() => Promise.resolve()),
}));

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

test('What hides the browser’s outline of the focus draws its own', () => {
  const rules = /([^{}]+)\{[^{}]*\b(?:outline: (?:0|none)|opacity: 0);/g;
  /** Not what only a script focuses, nor what fades. */
  const isControl = (selector: string) => /:focus-visible|[\s>]input|\.control/.test(selector);
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('src', file), 'utf8'));
  const hiding = sheets.filter((sheet) => [...sheet.matchAll(rules)].some(([, selector = '']) => isControl(selector)));
  expect(hiding.length).toBeGreaterThan(6);
  for (const sheet of hiding) expect(sheet).toMatch(/:focus-visible[^{]*\{\s*outline: 2px solid/);
});

test('The frames of controls and the outline of the focus stand out from every background (WCAG 1.4.11)', () => {
  const [light = '', dark = ''] = readFileSync('src/app/theme.css', 'utf8').split("[data-theme='dark']");
  for (const theme of [light, dark]) {
    const tokens = new Map([...theme.matchAll(/--([\w-]+): #(\w{6});/g)].map(([, name, hex]) => [name, hex]));
    const luminance = (name: string) => {
      const [red = 0, green = 0, blue = 0] = (tokens.get(name)?.match(/../g) ?? [])
        .map((part) => Number.parseInt(part, 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    for (const line of ['line-strong', 'primary']) {
      for (const background of ['paper', 'surface', 'sunken']) {
        const [low = 0, high = 0] = [luminance(line), luminance(background)].toSorted((a, b) => a - b);
        expect(high / low, `${line} on ${background}`).toBeGreaterThan(3);
      }
    }
  }
});

test('Many style sheets that change at once are typed together, and copies of them elsewhere not at all', async () => {
  const { typeAll, onChange } = createStyleTyper('/project');
  await typeAll();
  onChange('/project/.sandbox/copy/src/a.module.css');
  onChange('/project/src/a.ts');
  await new Promise(setImmediate);
  expect(run).toHaveBeenCalledTimes(1);
  for (let sheet = 0; sheet < 100; sheet++) onChange(`/project/src/${sheet}.module.css`);
  await new Promise(setImmediate);
  expect(run).toHaveBeenCalledTimes(2);
});

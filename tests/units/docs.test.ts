// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageScreens } from '@tests/browser/support/pageScreens';

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', '.md')];
/** The files and folders that a text names; of `src/<subject>/texts.ts` the folder before the first `<`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|tests|tools|sandbox|docs|public)\/[^`\s]*)`/g)].map(([, path = '']) =>
    path.replace(/[^/]*<.*/, ''),
  );
const browserTests = filesIn('tests/browser', '.ts').map(read);
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);

describe('The documents', () => {
  test.each(documents)('link to files that exist: %s', (file) => {
    const local = linksOf(read(file)).filter((link) => !/^(https?|mailto):/.test(link));
    expect(local.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  test.each(documents)('name files that exist: %s', (file) => {
    expect(pathsIn(read(file)).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('name each subject', () => {
    const [, house = ''] = read('docs/architecture.md').split('```');
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => name !== 'assets');
    expect(names.filter((name) => !new RegExp(`(?:^|   )${name}   `, 'm').test(house))).toEqual([]);
  });

  test('show no picture that the browser tests do not take', () => {
    const pictures = documents.flatMap((file) => linksOf(read(file)).filter((link) => link.endsWith('.png')));
    expect(pictures.length).toBeGreaterThanOrEqual(10);
    const names = new Set(pictures.map((link) => basename(link, '.png')));
    expect([...names].filter((name) => !browserTests.some((text) => text.includes(`'${name}'`)))).toEqual([]);
  });
});

test('The comments name files that exist', () => {
  const files = ['docs', 'public', 'sandbox', 'src', 'tests', 'tools']
    .flatMap((folder) => filesIn(folder, ''))
    .map((file) => `/${file.replaceAll(sep, '/')}`);
  const named = files
    .filter((file) => /^\/(sandbox|src|tests|tools)\/.*\.(css|js|tsx?)$/.test(file))
    .flatMap((file) =>
      [...read(`.${file}`).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.[a-z]+)`/g)].map(([, path = '']) => ({ file, path })),
    );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ path }) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

test('The browser tests check each page', () => {
  const isChecked = (screen: string) => browserTests.some((text) => text.includes(`checkScreen(page, '${screen}'`));
  expect(Object.entries(pageScreens).filter(([, screen]) => !isChecked(screen))).toEqual([]);
});

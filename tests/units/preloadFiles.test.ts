import { afterEach, expect, test } from 'vitest';
import { __vitePreload as loadWithFiles } from '@/shared/browser/preloadFiles';

const files = ['assets/page.css', 'assets/part.js'];

afterEach(() => document.head.replaceChildren());

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const sheets = () => links('stylesheet');
const untilTimers = () => new Promise((resolve) => void setTimeout(resolve));

/** A link that the document began with. */
function addLink(rules?: number) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', '/assets/page.css');
  document.head.append(link);
  if (rules !== undefined) Object.defineProperty(link, 'sheet', { value: { cssRules: Array.from({ length: rules }) } });
  return link;
}

/** Loads a chunk that is there at once, and tells whether its styles were. */
function load() {
  const state: { isLoaded: boolean; error?: unknown } = { isLoaded: false };
  const chunk = () => Promise.resolve((state.isLoaded = true));
  void loadWithFiles(chunk, files).catch((error: unknown) => (state.error = error));
  return state;
}

const end = (link: HTMLLinkElement | undefined, type: 'load' | 'error') => link?.dispatchEvent(new Event(type));

test('A chunk waits for its styles, and its imports are requested meanwhile', async () => {
  const state = load();
  expect(links('modulepreload').map(({ href }) => new URL(href).pathname)).toEqual(['/assets/part.js']);
  await untilTimers();
  expect(state.isLoaded).toBe(false);
  end(sheets()[0], 'load');
  await untilTimers();
  expect(state.isLoaded).toBe(true);
});

test('Styles and imports that are there are not requested again', async () => {
  addLink(1);
  const first = load();
  const second = load();
  await untilTimers();
  expect([first.isLoaded, second.isLoaded]).toEqual([true, true]);
  expect(sheets()).toHaveLength(1);
  expect(links('modulepreload')).toHaveLength(1);
});

test('A chunk whose styles fail is not shown, nor is another one that waits for them; the next try requests them again', async () => {
  const states = [load(), load()];
  expect(sheets()).toHaveLength(1);
  const [failed] = sheets();
  end(failed, 'error');
  await untilTimers();
  for (const state of states) expect([state.isLoaded, state.error instanceof Error]).toEqual([false, true]);

  const again = load();
  end(sheets().at(-1), 'load');
  await untilTimers();
  expect(again.isLoaded).toBe(true);
  expect(sheets()).not.toContain(failed);
});

test.each([
  ['are still loading', undefined],
  ['failed', 0],
])('A chunk waits for styles of its document that %s', async (_what, rules) => {
  const link = addLink(rules);
  const state = load();
  await untilTimers();
  expect(state.isLoaded).toBe(false);
  expect(sheets()[0]).toBe(link);
  end(sheets()[1], 'load');
  await untilTimers();
  expect(state.isLoaded).toBe(true);
  expect(sheets()).not.toContain(link);
});

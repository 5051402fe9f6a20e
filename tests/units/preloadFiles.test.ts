import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const files = ['assets/page.css', 'assets/part.js'];

const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('code')));

beforeEach(() => void vi.stubGlobal('fetch', network.mockClear()));
afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const sheets = () => links('stylesheet');
const untilTimers = () => new Promise((resolve) => void setTimeout(resolve));

/** Loads a chunk that is there at once, and tells whether its styles were. */
async function load() {
  const { __vitePreload: loadWithFiles } = await import('@/shared/browser/preloadFiles');
  const state: { isLoaded: boolean; error?: unknown } = { isLoaded: false };
  const chunk = () => Promise.resolve((state.isLoaded = true));
  void loadWithFiles(chunk, files).catch((error: unknown) => (state.error = error));
  return state;
}

const end = (link: HTMLLinkElement | undefined, type: 'load' | 'error') => link?.dispatchEvent(new Event(type));

test('A chunk waits for its styles, and its imports are requested meanwhile', async () => {
  const state = await load();
  expect(links('modulepreload').map(({ href }) => new URL(href).pathname)).toEqual(['/assets/part.js']);
  await untilTimers();
  expect(state.isLoaded).toBe(false);
  end(sheets()[0], 'load');
  await untilTimers();
  expect(state.isLoaded).toBe(true);
});

test('Styles and imports are requested once', async () => {
  const states = [await load(), await load()];
  end(sheets()[0], 'load');
  await untilTimers();
  states.push(await load());
  await untilTimers();
  expect(states.map(({ isLoaded }) => isLoaded)).toEqual([true, true, true]);
  expect([sheets().length, links('modulepreload').length]).toEqual([1, 1]);
  expect(network).not.toHaveBeenCalled();
});

test('Styles that the document contains are not requested', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('disabled', '');
  link.setAttribute('href', '/assets/page.css');
  document.head.append(link);
  const state = await load();
  await untilTimers();
  expect(state.isLoaded).toBe(true);
  expect(sheets()).toEqual([link]);
});

test('A chunk whose styles fail is not shown, nor is another one that waits for them; the next try requests them again', async () => {
  const states = [await load(), await load()];
  const [failed] = sheets();
  end(failed, 'error');
  await untilTimers();
  for (const state of states) expect([state.isLoaded, state.error instanceof Error]).toEqual([false, true]);
  expect(sheets()).toEqual([]);

  const again = await load();
  await untilTimers();
  // Safari would otherwise keep their failure.
  expect(network.mock.calls.map(([file, init]) => [file, init?.cache])).toEqual([
    ['/assets/page.css', 'reload'],
    ['/assets/part.js', 'reload'],
  ]);
  end(sheets()[0], 'load');
  await untilTimers();
  expect(again.isLoaded).toBe(true);
});

import { render } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { startClock } from '@tests/support/clock';
import { expectConsole } from '@tests/support/consoleGuard';

/** Renders as the build does. The empty second `prerender` resets the contexts, which the two renderers share in this test. */
async function markupOf(address: string) {
  const { renderPage } = await import('@/app/prerender');
  const page = await renderPage(address);
  await prerender(null);
  return page;
}

/** Hydrates as `main.tsx` does. */
async function hydrate(container: HTMLElement, address: string) {
  window.history.replaceState(null, '', address);
  const { matchAddress } = await import('@/app/matchAddress');
  const { createRouter } = await import('@/app/routes');
  const { App } = await import('@/app/App');
  const { table, loadCode } = matchAddress(address);
  await loadCode();
  const router = createRouter(table);
  render(<App router={router} />, { container, hydrate: true });
}

test.each([
  ['/', '/', 'Home'],
  ['/home', '/home', 'Home'],
  ['/blog', '/blog', 'Blog'],
  ['/login', '/login', 'Login'],
  ['/signup', '/signup', 'Sign up'],
  ['/no/such/page', '*', 'It&#x27;s'],
])('The prerendered markup of %s equals the first render in the browser', async (address, path, title) => {
  const page = await markupOf(address);
  const root = document.createElement('div');
  root.innerHTML = page.body;
  document.body.append(root);
  const heading = root.querySelector('h1');

  startClock();
  await hydrate(root, address);

  // On any mismatch React would log another error and render the page again.
  expectConsole(/^Detected multiple renderers/);
  expect(heading).not.toBeNull();
  expect(root.querySelector('h1')).toBe(heading);
  expect(page.path).toBe(path);
  expect(page.head).toContain(`<title>${title}`);
});

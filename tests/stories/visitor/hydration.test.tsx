import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { startClock } from '@tests/support/clock';
import { expectConsole } from '@tests/support/consoleGuard';
import { aPhoto } from '@tests/support/photo';
import { done, records, send } from '../session/signUp';

/** Renders as the build does. The empty second `prerender` resets the contexts, which the two renderers share in this test. */
async function markupOf(address: string) {
  const { renderPage } = await import('@/app/prerender');
  const page = await renderPage(address);
  await prerender(null);
  return page;
}

/** Hydrates as `main.tsx` does. */
async function hydrate(container: HTMLElement, address: string, onRecoverableError = vi.fn()) {
  window.history.replaceState(null, '', address);
  const { createRouter, preloadPage } = await import('@/app/routes');
  const { untilInitialized } = await import('@/app/untilInitialized');
  const { App } = await import('@/app/App');
  await preloadPage(address, false);
  const router = createRouter();
  await untilInitialized(router);
  render(<App router={router} />, { container, hydrate: true, onRecoverableError });
}

test.each([
  ['/', '/', 'Home'],
  // A reload of home with a search in its address.
  ['/home?maxPrice=30000', '/home', 'Home'],
  ['/blog', '/blog', 'Blog'],
  ['/login', '/login', 'Login'],
  ['/signup', '/signup', 'Sign up'],
  ['/no/such/page', '*', 'It&#x27;s'],
  ['/dashboard/no-such-page', '*', 'It&#x27;s'],
])('The prerendered markup of %s equals the first render in the browser', async (address, path, title) => {
  // All unknown addresses get the document of `/404`.
  const page = await markupOf(path === '*' ? '/404' : path);
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

test.each([
  ['that is hydrated', () => undefined, 0],
  ['to which an extension has added a node', (form: Element) => form.prepend(document.createElement('span')), 1],
])(
  'What was typed, chosen, restored or focused before the code came is kept in a form %s',
  async (_form, change, errors) => {
    const page = await markupOf('/signup');
    const root = document.createElement('div');
    root.innerHTML = page.body;
    document.body.append(root);
    const typed = { Name: 'Ines Moreau', Email: 'ines@example.test', Password: 'second-gear' };
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    for (const [label, text] of Object.entries(typed)) field(label).value = text;
    field('Seller').checked = true;
    field('Name').focus();
    field('Name').setSelectionRange(2, 4);
    change(root.querySelector('form[aria-label="Sign up"]') ?? root);

    startClock();
    const onRecoverableError = vi.fn();
    await hydrate(root, '/signup', onRecoverableError);
    expect(onRecoverableError).toHaveBeenCalledTimes(errors);
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
    expect(field('Seller')).toBeChecked();
    expect(field('Name')).toHaveFocus();
    expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([2, 4]);

    const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
    await user.upload(field('Photo'), await aPhoto());
    await send({ user, screen });
    expect(await screen.findByText(done)).toBeVisible();
    expect(await records()).toMatchObject([{ name: 'Ines Moreau', role: 'seller' }]);
    expectConsole(/^Detected multiple renderers/);
  },
);

test('A brand, price and year that were chosen before the code came are still chosen, and go into the address', async () => {
  const page = await markupOf('/');
  const root = document.createElement('div');
  root.innerHTML = page.body;
  document.body.append(root);
  const chosen = { Brand: 'ford', 'Price up to': '20000', 'Year from': '2018' };
  for (const [label, value] of Object.entries(chosen)) screen.getByLabelText<HTMLSelectElement>(label).value = value;

  startClock();
  await hydrate(root, '/');
  for (const [label, value] of Object.entries(chosen)) expect(screen.getByLabelText(label)).toHaveValue(value);
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Show cars' }));
  expect(await screen.findByText('Sign in to see the cars you are looking for.')).toBeVisible();
  expectConsole(/^Detected multiple renderers/);
});

test('A photo that was chosen before the code came is chosen in the hydrated form', async () => {
  const page = await markupOf('/signup');
  const root = document.createElement('div');
  root.innerHTML = page.body;
  document.body.append(root);
  await userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), await aPhoto());

  startClock();
  await hydrate(root, '/signup');
  expect(await screen.findByText('car.jpg')).toBeVisible();
  expectConsole(/^Detected multiple renderers/);
});

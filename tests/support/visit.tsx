import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterAll, vi } from 'vitest';
import { startClock } from './clock';
import { rememberSignIn } from './identity';
import { dropWindowListeners, recordWindowListeners } from './shims/windowListeners';

/**
 * Opens an address of the whole app as a signed-in user, or as a visitor. A second visit in one test is a page load in
 * the same browser: only its storage is kept.
 */
export async function visit(url: string, person?: { email: string }) {
  if (person) rememberSignIn(person.email);
  leavePage();
  recordWindowListeners();
  startClock();
  window.history.replaceState(null, '', url);
  const { App } = await import('@/app/App');
  cache = (await import('@/api/queryClient')).queryClient;
  const { container } = render(
    <Profiler id="page" onRender={onCommit}>
      <App />
    </Profiler>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  return { user, screen, container, reload: () => visit(currentPath()) };
}

/** Called on every React commit of the latest visit. */
export const onCommit = vi.fn();

/** Path, query and hash of the address. */
export function currentPath() {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Changes the address without a page load, as the Back button does. `state` is what the router stores with it. */
export function goTo(url: string, state: unknown = null) {
  window.history.pushState(state, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

let isKept = false;
/** Of the page that is open. */
let cache: QueryClient | undefined;

/** Keeps the loaded modules between the visits of this file, for files with many short visits. Of the modules' state, only the query cache is reset for them. */
export function keepModules() {
  isKept = true;
  afterAll(() => {
    isKept = false;
    vi.resetModules();
  });
}

/** Removes the page, with the state of its modules. */
export function leavePage() {
  closePage();
  dropModules();
}

/** Removes the page. What it has begun still ends. */
export function closePage() {
  cleanup();
  dropWindowListeners((type) => !isKept || type === 'popstate');
  // As in a page that has just been opened.
  onlineManager.setOnline(true);
  document.body.replaceChildren();
  document.title = '';
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}

export function dropModules() {
  if (isKept) cache?.clear();
  else vi.resetModules();
}

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { vi } from 'vitest';
import { startClock } from './clock';
import { rememberSignIn } from './identity';

/**
 * Opens an address of the whole app, as somebody who has signed in before or as a visitor. A second visit in one test is
 * a page load in the same browser: nothing but its storage stays.
 */
export async function visit(url: string, person?: { email: string }) {
  if (person) rememberSignIn(person.email, localStorage, apiKey());
  leavePage();
  startClock();
  window.history.replaceState(null, '', url);
  const { App } = await import('@/app/App');
  const { container } = render(
    <Profiler id="page" onRender={onCommit}>
      <App />
    </Profiler>,
  );
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  return { user, screen, container, reload: () => visit(currentPath()) };
}

/** Called with every commit of React's to the page of the latest visit. */
export const onCommit = vi.fn();

/** What the address bar shows, from the path on. */
export function currentPath() {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

let isKept = false;

/** From now on the modules of this file's pages stay as they are: for many short pages, which then clean up themselves. */
export const keepModules = () => void (isKept = true);

/** Takes the page away with everything that its modules have kept. */
export function leavePage() {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  if (!isKept) vi.resetModules();
}

export function apiKey() {
  const key: unknown = import.meta.env['VITE_FIREBASE_API_KEY'];
  if (typeof key !== 'string') throw new Error('Run the stories in sandbox mode: .env.sandbox has their settings.');
  return key;
}

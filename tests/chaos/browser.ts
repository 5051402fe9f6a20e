import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { dropResponses } from '@tests/support/calls';
import { dropTimers, untilIdle } from '@tests/support/clock';
import { rememberSignIn } from '@tests/support/identity';
import { setVisible } from '@tests/support/network';
import { closeChannels } from '@tests/support/shims/channels';
import { dropLocks, dropLocksOf } from '@tests/support/shims/locks';
import type { Tab } from '@tests/support/tabs';
import { dialogsOf, trackTabs } from './owners';

const DATABASE_TURNS = 12;
/** Enough for a page to render if nothing delays it. */
const OPENING_STEPS_MS = [50, 400, 400];
const FIRST_STEP_MS = 500;
const SHORT_STEP_MS = 5000;
const FIRST_MINUTE_MS = 60_000;
const LONGEST_STEP_MS = 10_000;

interface OpenTab extends Tab {
  /** The root element of the app. All tabs of the browser are signed in as the same user. */
  container: HTMLElement;
  unmount: () => void;
}

const tabs: OpenTab[] = [];
let current = 0;

trackTabs(() => tabs[current]);

/** The root element of the tab that the buyer looks at. */
export const activeTab = () => tabs[current]?.container ?? document.body;
export const otherTabs = () => tabs.map(({ container }) => container).filter((container) => container !== activeTab());
export const tabCount = () => tabs.length;
export const switchTab = () => void (current = (current + 1) % tabs.length);

export async function openTab(url: string) {
  window.history.replaceState(null, '', url);
  const { App } = await import('@/app/App');
  const container = document.body.appendChild(document.createElement('div'));
  const opened: OpenTab = { isClosed: false, container, unmount: () => undefined };
  current = tabs.push(opened) - 1;
  opened.unmount = render(createElement(App), { container }).unmount;
  await settle();
  for (const ms of OPENING_STEPS_MS) await advance(ms);
}

/** Closes the active tab: its pending responses are dropped, its locks released, its 3-D Secure dialogs removed. */
export async function closeTab() {
  const [closed] = tabs.splice(current, 1);
  if (!closed) return;
  current = 0;
  closed.isClosed = true;
  closed.unmount();
  closed.container.remove();
  for (const dialog of dialogsOf(closed)) dialog.remove();
  dropLocksOf(closed);
  await settle();
}

/** Closes all tabs at once: their pending responses and timers are dropped, their locks released, their modules unloaded. */
export async function closeBrowser() {
  dropResponses();
  cleanup();
  dropTimers();
  await settle();
  // Requests that the pages sent while they unmounted.
  dropResponses();
  dropTimers();
  dropLocks();
  closeChannels();
  resetTabs();
  vi.resetModules();
}

export async function hideAndShowAgain() {
  setVisible(false);
  await settle();
  setVisible(true);
  await settle();
}

/** Unmounts all tabs between two sequences. The next tab uses the modules that are loaded. */
export function resetTabs() {
  cleanup();
  document.body.replaceChildren();
  tabs.length = 0;
  current = 0;
}

/** Signs the user in, or out if undefined, as another tab would: all tabs get a `storage` event. */
export async function setSignedInUser(person: { email: string } | undefined) {
  if (person) rememberSignIn(person.email);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await settle();
}

/** Waits for every pending response and every IndexedDB request, and shows what has changed. */
export async function settle() {
  await untilIdle();
  for (let turn = 0; turn < DATABASE_TURNS; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
  // React Query tells the components of a change in a timer of zero milliseconds.
  vi.advanceTimersByTime(0);
  await untilIdle();
}

/**
 * Advances time in steps, at first shorter than any grace period of the app: a host needs real time to carry out a request, and in
 * one long step that would look like a host that takes the whole of it.
 */
export async function advance(ms: number) {
  let passed = 0;
  while (passed < ms) {
    const step = Math.min(passed < FIRST_MINUTE_MS ? SHORT_STEP_MS : passed, ms - passed);
    vi.advanceTimersByTime(step);
    await settle();
    passed += step;
  }
}

/** Advances time until the condition holds, in growing steps. @returns false if it does not hold within `maxMs` */
export async function advanceUntil(condition: () => boolean | Promise<boolean>, maxMs: number) {
  let step = FIRST_STEP_MS;
  for (let passed = 0; passed <= maxMs; passed += step) {
    if (await condition()) return true;
    step = Math.min(step * 2, LONGEST_STEP_MS);
    await advance(step);
  }
  return condition();
}

import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { loseAnswers } from '@tests/support/calls';
import { dropTimers, untilIdle } from '@tests/support/clock';
import { rememberSignIn } from '@tests/support/identity';
import { closeChannels } from '@tests/support/shims/channels';
import { dropLocks, dropLocksOf } from '@tests/support/shims/locks';
import type { Tab } from '@tests/support/tabs';
import { setVisible } from '@tests/support/network';
import { apiKey } from '@tests/support/visit';
import { dialogsOf, followOwners } from './owners';

const DISK_TURNS = 12;
/** Until a page that nothing holds up stands there. */
const OPENS_IN_MS = [50, 400, 400];
const FIRST_STEP_MS = 500;
const LONGEST_STEP_MS = 10_000;

interface OpenTab extends Tab {
  /** Where it shows the product; all tabs of the browser are signed in as the same person. */
  container: HTMLElement;
  unmount: () => void;
}

const tabs: OpenTab[] = [];
let current = 0;

followOwners(() => tabs[current]);

/** The tab that the person looks at. */
export const tab = () => tabs[current]?.container ?? document.body;
export const otherTabs = () => tabs.map(({ container }) => container).filter((one) => one !== tab());
export const tabCount = () => tabs.length;
export const turnToOther = () => void (current = (current + 1) % tabs.length);

export async function openTab(url: string) {
  window.history.replaceState(null, '', url);
  const { App } = await import('@/app/App');
  const container = document.body.appendChild(document.createElement('div'));
  const opened: OpenTab = { isClosed: false, container, unmount: () => undefined };
  current = tabs.push(opened) - 1;
  opened.unmount = render(createElement(App), { container }).unmount;
  await calm();
  for (const ms of OPENS_IN_MS) await pass(ms);
}

/** This tab alone goes: what it has asked for is answered to nobody, what it held is free, and the bank's question goes with it. */
export async function closeTab() {
  const [closed] = tabs.splice(current, 1);
  if (!closed) return;
  current = 0;
  closed.isClosed = true;
  closed.unmount();
  closed.container.remove();
  for (const dialog of dialogsOf(closed)) dialog.remove();
  dropLocksOf(closed);
  await calm();
}

/** Nothing that the tabs were about goes on: their locks are free, and what was asked is answered to nobody. */
export async function closeBrowser() {
  loseAnswers();
  cleanup();
  dropTimers();
  await calm();
  // What a page has asked for in its last moment.
  loseAnswers();
  dropTimers();
  dropLocks();
  closeChannels();
  leaveTabs();
  vi.resetModules();
}

/** The person turns to something else for a moment. */
export async function lookAwayAndBack() {
  setVisible(false);
  await calm();
  setVisible(true);
  await calm();
}

/** Puts all tabs away at rest; the next one begins with the code that is there. */
export function leaveTabs() {
  cleanup();
  document.body.replaceChildren();
  tabs.length = 0;
  current = 0;
}

/** Somebody signs in, or nobody is any more: in another tab of the browser, which all of them are told of. */
export async function isHere(person: { email: string } | undefined) {
  if (person) rememberSignIn(person.email, localStorage, apiKey());
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await calm();
}

/** Until every answer has come, and the disk has done what it was asked. */
export async function calm() {
  await untilIdle();
  for (let turn = 0; turn < DISK_TURNS; turn += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
  await untilIdle();
}

export async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await calm();
}

/** Lets time go by until it is so, in longer and longer steps. @returns whether it came to be so */
export async function until(isSo: () => boolean | Promise<boolean>, maxMs: number) {
  let step = FIRST_STEP_MS;
  for (let passed = 0; passed <= maxMs; passed += step) {
    if (await isSo()) return true;
    step = Math.min(step * 2, LONGEST_STEP_MS);
    await pass(step);
  }
  return isSo();
}

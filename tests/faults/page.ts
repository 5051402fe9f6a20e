import { cleanup, fireEvent, render } from '@testing-library/react';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import { afterAll, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { App } from '@/app/App';
import { auth } from '@/session/identity/identity';
import { clearCalls } from '@tests/support/calls';
import { jumpTime, startClock, untilIdle } from '@tests/support/clock';
import { setCare } from '@tests/support/server';
import { recordWindowListeners } from '@tests/support/shims/windowListeners';
import { keepModules } from '@tests/support/visit';
import { findControl, findControls, findField } from './screenQueries';

// Loading the modules again for each of hundreds of cases would take longer than the cases themselves.
keepModules();

// What a person meets is the deployed host, and a task must not end it.
setCare('as-deployed');
afterAll(() => setCare('strict'));

const TOKEN_AGE_MS = 120_000;
const FIRST_STEP_MS = 250;
const LONGEST_STEP_MS = 4000;

/** Signs the user in before a page is open, so that the first recorded call is one of the page. */
export async function signIn(person: { email: string; password: string } | undefined) {
  startClock();
  if (person) await signInWithEmailAndPassword(auth(), person.email, person.password);
  clearCalls();
}

export async function openPage(url: string) {
  recordWindowListeners();
  queryClient.clear();
  window.history.replaceState(null, '', url);
  render(createElement(App));
  await untilIdle();
}

/** Moves the clock on, so that the token that the page has fetched is no longer a new one. */
export const ageToken = () => void vi.setSystemTime(Date.now() + TOKEN_AGE_MS);

export async function closePage() {
  cleanup();
  toast.remove();
  await auth().signOut();
  await untilIdle();
}

/** Leaves for another page, also while requests are pending. */
export async function goToBlog() {
  press('Blog');
  await waitUntil(() => window.location.pathname === '/blog', 'the blog');
}

export async function goBack() {
  window.history.back();
  await waitUntil(() => window.location.pathname !== '/blog', 'the previous page');
}

export async function reload() {
  cleanup();
  await openPage(window.location.pathname + window.location.search);
}

export function fillIn(fields: Readonly<Record<string, string>> = {}) {
  for (const [label, value] of Object.entries(fields)) {
    const input = findField(label);
    const change = input instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
    change(input, { target: { value } });
  }
}

export function submit(form: string) {
  const element = document.querySelector(`form[aria-label="${form}"]`);
  if (!element) throw new Error(`There is no form “${form}”.`);
  fireEvent.submit(element);
}

export const pressAll = (name: string) => findControls(name).forEach((control) => fireEvent.click(control));

export function press(name: string) {
  const control = findControl(name);
  if (!control) throw new Error(`There is no “${name}”.`);
  fireEvent.click(control);
}

/** Advances time until the condition holds, in growing steps. */
export async function waitUntil(condition: () => boolean, description: string, maxMs = 180_000) {
  let step = FIRST_STEP_MS;
  for (let passed = 0; !condition(); passed += step) {
    if (passed > maxMs) throw new Error(`Not after ${passed / 1000} s: ${description}.`);
    step = Math.min(step * 1.25, LONGEST_STEP_MS);
    await jumpTime(step);
  }
}

import { cleanup, fireEvent, render } from '@testing-library/react';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import { vi } from 'vitest';
import { App } from '@/app/App';
import { auth } from '@/shared/session/identity';
import { clearCalls } from '@tests/support/calls';
import { jumpTime, startClock, untilIdle } from '@tests/support/clock';
import { keepModules } from '@tests/support/visit';
import { control, controls, field, report } from './screenQueries';

// A page of its own for each of hundreds of cells would cost more than all that they look at.
keepModules();

const TOKEN_AGE_MS = 120_000;
const FIRST_STEP_MS = 250;
const LONGEST_STEP_MS = 4000;

/** Signs the person in without a page, so that the first call of the page is its own. */
export async function arrive(person: { email: string; password: string } | undefined) {
  startClock();
  if (person) await signInWithEmailAndPassword(auth(), person.email, person.password);
  clearCalls();
}

export async function open(url: string) {
  window.history.replaceState(null, '', url);
  render(createElement(App));
  await untilIdle();
}

/** From now on the token that the page has fetched counts as one of long ago. */
export const ageToken = () => void vi.setSystemTime(Date.now() + TOKEN_AGE_MS);

export async function leave() {
  cleanup();
  toast.remove();
  await auth().signOut();
  await untilIdle();
}

/** The person goes on to another page, whatever is under way. */
export async function moveOn() {
  press('Blog');
  await until(() => window.location.pathname === '/blog', 'the blog');
}

export async function moveBack() {
  window.history.back();
  await until(() => window.location.pathname !== '/blog', 'the page before');
}

export async function reload() {
  cleanup();
  await open(window.location.pathname + window.location.search);
}

export function type(fields: Readonly<Record<string, string>> = {}) {
  for (const [label, value] of Object.entries(fields)) {
    const found = field(label);
    const change = found instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
    change(found, { target: { value } });
  }
}

export function submit(form: string) {
  const found = document.querySelector(`form[aria-label="${form}"]`);
  if (!found) throw new Error(`There is no form “${form}”.\n${report()}`);
  fireEvent.submit(found);
}

export const pressAll = (name: string) => controls(name).forEach((found) => fireEvent.click(found));

export function press(name: string) {
  const found = control(name);
  if (!found) throw new Error(`There is no “${name}”.\n${report()}`);
  fireEvent.click(found);
}

/** Lets time go by until it is so, in longer and longer steps. */
export async function until(isSo: () => boolean, what: string, maxMs = 180_000) {
  let step = FIRST_STEP_MS;
  for (let passed = 0; !isSo(); passed += step) {
    if (passed > maxMs) throw new Error(`After ${passed / 1000} s there is still not: ${what}.\n${report()}`);
    step = Math.min(step * 1.25, LONGEST_STEP_MS);
    await jumpTime(step);
  }
}

import { existsSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSnapshot } from '@sandbox/identity/snapshot';
import { ports } from '@sandbox/run/ports';
import { isAnyListening, killLaunched, launch, type LaunchedProcess, launchedPort } from './support/launcher';

const folder = '.sandbox/browser-tests/launched';
const start = [process.execPath, '--import', 'tsx', 'sandbox/run/start.ts'];
const reset = [process.execPath, '--import', 'tsx', 'sandbox/run/reset.ts'];
const identity = `http://localhost:${launchedPort(ports.identity)}/identitytoolkit.googleapis.com/v1`;

test.setTimeout(600_000);
test.afterEach(killLaunched);
test.beforeEach(() => rmSync(folder, { recursive: true, force: true }));

test('New accounts survive when npm or the start script is killed, no process is left running, and a second start or a reset is refused', async () => {
  const first = launch(['npm', 'run', 'sandbox'], folder);
  await waitUntilStarted(first);
  await callIdentity('signUp', 'ivo@people.test');
  await untilSaved('ivo@people.test');
  first.child.kill('SIGKILL');
  await expect.poll(isAnyListening).toBe(false);

  const second = launch(start, folder);
  await waitUntilStarted(second);
  await callIdentity('signInWithPassword', 'ivo@people.test');
  await callIdentity('signUp', 'uma@people.test');
  await untilSaved('uma@people.test');
  second.child.kill('SIGKILL');
  await expect.poll(isAnyListening).toBe(false);

  const third = launch(start, folder);
  await waitUntilStarted(third);
  await callIdentity('signInWithPassword', 'ivo@people.test');
  await callIdentity('signInWithPassword', 'uma@people.test');
  await callIdentity('signInWithPassword', 'buyer@secondgear.test');
  await expectRefusalsBeside();

  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  expect(await isAnyListening()).toBe(false);
  expect(await launch(reset, folder).ended).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

/** A second start or a reset beside a running one says what to do and changes nothing. */
async function expectRefusalsBeside() {
  const sameFolder = launch(start, folder);
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toContain(`already run on ${folder}`);
  const samePorts = launch(start, `${folder}-2`);
  expect(await samePorts.ended).toBe(1);
  expect(samePorts.output()).toMatch(/^Port \d+ \(market\) is taken by another program: [^\n]+$/m);
  const early = launch(reset, folder);
  expect(await early.ended).toBe(1);
  expect(existsSync(`${folder}/cars.db`)).toBe(true);
}

async function waitUntilStarted({ output }: LaunchedProcess) {
  await expect.poll(output, { timeout: 150_000 }).toContain('buyer@secondgear.test');
}

/** Accounts are saved soon after each change. */
async function untilSaved(email: string) {
  await expect.poll(() => JSON.stringify(readSnapshot(folder))).toContain(email);
}

async function callIdentity(method: 'signUp' | 'signInWithPassword', email: string) {
  const response = await fetch(`${identity}/accounts:${method}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'second-gear', returnSecureToken: true }),
  });
  expect(response.status, `${method} of ${email}`).toBe(200);
}

import { existsSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ports } from '@sandbox/run/ports';
import { isAnyListening, launch, type Launched, launchedPort } from './support/launcher';

const folder = '.sandbox/browser-tests/launched';
const start = [process.execPath, '--import', 'tsx', 'sandbox/run/start.ts'];
const reset = [process.execPath, '--import', 'tsx', 'sandbox/run/reset.ts'];
const identity = `http://localhost:${launchedPort(ports.identity)}/identitytoolkit.googleapis.com/v1`;

test.setTimeout(240_000);
test.beforeEach(() => rmSync(folder, { recursive: true, force: true }));

test('Accounts made by hand survive a killed npm and a killed start, and no process stays behind', async () => {
  const first = launch(['npm', 'run', 'sandbox'], folder);
  await greeted(first);
  await account('signUp', 'ivo@people.test');
  await pause(1000);
  first.child.kill('SIGKILL');
  await expect.poll(isAnyListening, { timeout: 30_000 }).toBe(false);

  const second = launch(start, folder);
  await greeted(second);
  await account('signInWithPassword', 'ivo@people.test');
  await account('signUp', 'uma@people.test');
  await pause(1000);
  second.child.kill('SIGKILL');
  await expect.poll(isAnyListening, { timeout: 5000 }).toBe(false);

  const third = launch(start, folder);
  await greeted(third);
  await account('signInWithPassword', 'ivo@people.test');
  await account('signInWithPassword', 'uma@people.test');
  await account('signInWithPassword', 'buyer@secondgear.test');
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  expect(await isAnyListening()).toBe(false);
});

test('A second start and a reset beside a running one say what to do, and change nothing', async () => {
  const running = launch(start, folder);
  await greeted(running);

  const sameFolder = launch(start, folder);
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output()).toContain(`already run on ${folder}`);
  const samePorts = launch(start, `${folder}-2`);
  expect(await samePorts.ended).toBe(1);
  expect(samePorts.output()).toMatch(/^Port \d+ \(market\) is taken by another program: [^\n]+$/m);
  const early = launch(reset, folder);
  expect(await early.ended).toBe(1);
  expect(existsSync(`${folder}/cars.db`)).toBe(true);

  running.child.kill('SIGINT');
  expect(await running.ended).toBe(0);
  expect(await launch(reset, folder).ended).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

async function greeted({ output }: Launched) {
  await expect.poll(output, { timeout: 60_000 }).toContain('buyer@secondgear.test');
}

async function account(call: 'signUp' | 'signInWithPassword', email: string) {
  const answer = await fetch(`${identity}/accounts:${call}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'second-gear', returnSecureToken: true }),
  });
  expect(answer.status, `${call} of ${email}`).toBe(200);
}

import { existsSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ports } from '@sandbox/ports';
import { isListening, launch, launchedPort } from './support/launcher';

const folder = '.sandbox/browser-tests/launched';
const identity = `http://localhost:${launchedPort(ports.identity)}/identitytoolkit.googleapis.com/v1`;
const listening = () => Promise.all(Object.values(ports).map((port) => isListening(launchedPort(port))));
const ivo = { email: 'ivo@people.test', password: 'second-gear', returnSecureToken: true };

test.beforeEach(() => rmSync(folder, { recursive: true, force: true }));

test('A killed start leaves no process behind, and an account made by hand survives it', async ({ request }) => {
  test.setTimeout(120_000);
  const first = launch('sandbox/start.ts', folder);
  await expect.poll(first.output, { timeout: 60_000 }).toContain('buyer@secondgear.test');
  expect((await request.post(`${identity}/accounts:signUp?key=local`, { data: ivo })).ok()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1500));

  const rival = launch('sandbox/start.ts', folder);
  expect(await rival.ended).toBe(1);
  expect(rival.output()).toContain(`already run on ${folder}`);
  const elsewhere = launch('sandbox/start.ts', `${folder}-2`);
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.output()).toMatch(/^Port \d+ \(market\) is taken by another program: [^\n]+$/m);
  const reset = launch('sandbox/reset.ts', folder);
  expect(await reset.ended).toBe(1);

  first.child.kill('SIGKILL');
  await first.ended;
  await expect.poll(listening, { timeout: 5000 }).not.toContain(true);

  const second = launch('sandbox/start.ts', folder);
  await expect.poll(second.output, { timeout: 60_000 }).toContain('buyer@secondgear.test');
  expect((await request.post(`${identity}/accounts:signInWithPassword?key=local`, { data: ivo })).ok()).toBe(true);

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await listening()).not.toContain(true);
  expect(await launch('sandbox/reset.ts', folder).ended).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

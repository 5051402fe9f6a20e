// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '@sandbox/run/fakeBackends';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test.each([
  [
    { SANDBOX_PORT_OFFSET: '981' },
    'Browsers open no page on port 10080 (identity): choose another SANDBOX_PORT_OFFSET, such as 200.',
  ],
  [{ SANDBOX_PORT_OFFSET: '-200k' }, 'SANDBOX_PORT_OFFSET must be a whole number up to 50000, such as 200.'],
  [
    { SANDBOX_PORT_OFFSET: '13000', SANDBOX_CARS: '10k' },
    'SANDBOX_CARS is “10k”: enter a whole number, such as 10000, or unset it.',
  ],
])('The fake backends do not start with %o, and say why', async (environment, sentence) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const folder = aFolder();
  vi.resetModules();
  const { startFakeBackends } = await import('@sandbox/run/fakeBackends');
  await expect(startFakeBackends({ folder })).rejects.toThrow(sentence);
});

test('A number of cars that comes too late for the store is named, with what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const folder = aFolder();
  for (const number of ['40', '40', '', '50']) {
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv('SANDBOX_CARS', number);
    await (await openStore(folder)).close();
  }
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^SANDBOX_CARS=50 .*: npm run sandbox:reset /));
});

// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

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
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  vi.resetModules();
  const { startFakeBackends } = await import('@sandbox/run/fakeBackends');
  await expect(startFakeBackends({ folder })).rejects.toThrow(sentence);
});

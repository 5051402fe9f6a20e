import { defineConfig } from '@playwright/test';
import { addressOf } from './sandbox/run/ports';
import { launchOptions } from './tests/run/chromium';
import { otherEngines } from './tests/run/engines';

// The servers that these tests talk to are started by tests/run/browser.ts.
export default defineConfig({
  outputDir: 'test-results/browser',
  projects: [
    // The name of the project tells these tests which browser to launch.
    ...otherEngines.filter(({ find }) => find()).map(({ name }) => ({ name, testDir: 'tests/engines' })),
    { name: 'Chromium', testDir: 'tests/browser', fullyParallel: true },
  ],
  workers: 3,
  // A test that fails is run once more. If it passes then, `tests/run/flakyReporter.ts` names it as flaky.
  retries: 1,
  forbidOnly: process.env['CI'] === 'true',
  // Tests wait for states. These are the longest times, for a machine that is busy with other things.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: addressOf('hosting'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Recording a trace of every test, for the few that fail, would take longer than the tests.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});

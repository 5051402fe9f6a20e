import { defineConfig } from '@playwright/test';
import { addressOf } from './sandbox/ports';
import { launchOptions } from './tests/run/chromium';

// The servers that these tests talk to are started by tests/run/browser.ts.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 3,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: addressOf('hosting'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Recording every test for the few that fail would cost more than the tests.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});

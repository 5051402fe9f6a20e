import { defineConfig } from '@playwright/test';
import { addressOf } from './sandbox/ports';
import { findChromium } from './tests/run/chromium';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isRoot = process.getuid?.() === 0;
const executablePath = findChromium();

// The servers that these tests talk to are started by tests/run/browser.ts.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: addressOf('hosting'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});

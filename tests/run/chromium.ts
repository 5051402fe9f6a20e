import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { aptInstall } from './apt';
import { findProgram, inProgramFolders } from './programs';

const commands = [
  // The headless shell renders no window, which costs less.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...inProgramFolders('Google', 'Chrome', 'Application', 'chrome.exe'),
  ...inProgramFolders('Chromium', 'Application', 'chrome.exe'),
  ...inProgramFolders('Microsoft', 'Edge', 'Application', 'msedge.exe'),
];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Launches a browser that sends no requests of its own, and none to other machines. Without an `executablePath`, Playwright uses its own browser. */
export function launchOptions(...more: string[]) {
  const isRoot = process.getuid?.() === 0;
  const executablePath = findChromium();
  const args = [...quiet, ...(isRoot ? ['--no-sandbox'] : []), ...more];
  return { args, ...(executablePath === undefined ? {} : { executablePath }) };
}

/** The browser to test in: the one that an environment variable names, Playwright's own, or an installed one; undefined if there is none. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new UserFacingError(
      `CHROMIUM_PATH names ${named}, and there is nothing: name an installed Chrome, Chromium or Edge.`,
    );
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : findProgram(commands, usualPlaces);
}

/** Finds a browser or, as root on Debian, installs one. @throws UserFacingError that says what to do */
export function provideChromium(): string {
  const found = findChromium() ?? install();
  if (found !== undefined) return found;
  throw new UserFacingError(
    'No Chrome, Chromium or Edge was found for the browser tests: install one, run `npx playwright install chromium`, or name one with CHROMIUM_PATH=/path/to/it.',
  );
}

function install() {
  return aptInstall('chromium-headless-shell') || aptInstall('chromium') ? findChromium() : undefined;
}

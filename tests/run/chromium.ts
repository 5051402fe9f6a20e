import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { PlainError } from '@sandbox/plainError';

const commands = [
  // Draws without a window to draw for, which costs less.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const programFolders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programFolders.flatMap((folder) => [
    join(folder ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder ?? 'C:\\', 'Chromium', 'Application', 'chrome.exe'),
    join(folder ?? 'C:\\', 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that asks for nothing by itself; undefined `executablePath` is Playwright's own. */
export function launchOptions(...more: string[]) {
  const isRoot = process.getuid?.() === 0;
  const executablePath = findChromium();
  const args = [...quiet, ...(isRoot ? ['--no-sandbox'] : []), ...more];
  return { args, ...(executablePath === undefined ? {} : { executablePath }) };
}

/** The browser to test in: a named one, Playwright's own, an installed one; undefined if there is none. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new PlainError(
      `CHROMIUM_PATH names ${named}, and there is nothing: name an installed Chrome, Chromium or Edge.`,
    );
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...usualPlaces].find((file) => existsSync(file));
}

/** Finds a browser or, as root on Debian, installs one; else throws the sentence that says what to do. */
export function provideChromium(): string {
  const found = findChromium() ?? (canInstall() ? install() : undefined);
  if (found !== undefined) return found;
  throw new PlainError(
    'No Chrome, Chromium or Edge was found for the browser tests: install one, run `npx playwright install chromium`, or name one with CHROMIUM_PATH=/path/to/it.',
  );
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function install() {
  console.log('No browser found: installing Debian’s…');
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args: string[]) => {
    try {
      execFileSync('apt-get', ['-qq', ...args], options);
      return true;
    } catch {
      return false; // the sentence that follows says what to do
    }
  };
  const add = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  apt('update');
  return add('chromium-headless-shell') || add('chromium') ? findChromium() : undefined;
}

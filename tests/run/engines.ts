import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt';
import { note } from './notes';
import { findProgram, inProgramFolders } from './programs';

const debianFolder = '/usr/lib';
const webKitFolders = ['webkit2gtk-4.1', 'webkitgtk-6.0'];

export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', ...inProgramFolders('Mozilla Firefox', 'firefox.exe')],
  );
}

export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Xvfb, a virtual screen for the browser's window. */
  screen: string;
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  // On Debian the folder has one more level, named after the machine's architecture.
  const parents = ['/usr/libexec', ...readFolders(debianFolder)];
  const places = parents.flatMap((parent) => webKitFolders.map((folder) => join(parent, folder, 'MiniBrowser')));
  const browser = findProgram([], places);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** The browsers that the tests run in besides Chromium, if they are installed. */
export const otherEngines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'], needs: 'a Firefox' },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: 'WebKitWebDriver, the MiniBrowser of WebKitGTK and Xvfb',
  },
] as const;

/** Installs missing browsers, as root on Debian. Prints a line for each browser that is not available, whose tests are then skipped. */
export function provideOtherEngines(): void {
  for (const { name, find, packages, needs } of otherEngines) {
    const isThere = find() !== undefined || (aptInstall(...packages) && find() !== undefined);
    if (!isThere) console.log(note(`${name} was not tried: ${needs} cannot be had here.`));
  }
}

function readFolders(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

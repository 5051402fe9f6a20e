import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedNames, type ImportedNames } from './importedNames';

/** What no first page of this stack can do without. */
const packages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'axios',
  'react-hot-toast',
  'valibot',
] as const;

/** What some first pages need besides. */
const morePackages = {
  forms: ['react-hook-form'],
  identity: ['firebase', '@firebase'],
} as const;

export type FloorPart = keyof typeof morePackages;

/** Needed by the popup alone, which loads on use, and by the stand-ins alone, which no hosted build holds. */
const leftOut = [
  'browserPopupRedirectResolver',
  'signInWithPopup',
  'GoogleAuthProvider',
  'getAdditionalUserInfo',
  'connectAuthEmulator',
];

/** Runs while the site is built, and is no part of it. */
const BUILD_ONLY = join('src', 'app', 'server.tsx');

/**
 * Every name that the app imports from the packages of a first page.
 * @param parts what the page needs besides what all of them do: forms, or Firebase Authentication
 */
export function floorNames(parts: readonly FloorPart[]): ImportedNames {
  const counted: readonly string[] = [...packages, ...parts.flatMap((part) => [...morePackages[part]])];
  const isCounted = (module: string) => counted.some((name) => module === name || module.startsWith(`${name}/`));
  const all: ImportedNames = new Map();
  for (const file of sourceFiles('src').filter((name) => name !== BUILD_ONLY)) {
    for (const [module, names] of importedNames(file, readFileSync(file, 'utf8'), isCounted)) {
      const kept = [...names].filter((name) => !leftOut.includes(name));
      all.set(module, new Set([...(all.get(module) ?? []), ...kept]));
    }
  }
  return all;
}

function sourceFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

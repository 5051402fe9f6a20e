import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedNames, type ImportedNames } from './importedNames';

/** Packages that every page needs. */
const packages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'react-hot-toast',
  'valibot',
] as const;

/** Packages that only some pages need. */
const optionalPackages = {
  calls: ['axios'],
  forms: ['react-hook-form'],
  identity: ['firebase', '@firebase'],
} as const;

export type BaselinePart = keyof typeof optionalPackages;

/** Used only by Google's popup, which is loaded on demand, or only with the emulator, which hosted builds do not contain. */
const excludedNames = [
  'browserPopupRedirectResolver',
  'signInWithPopup',
  'GoogleAuthProvider',
  'getAdditionalUserInfo',
  'connectAuthEmulator',
];

/** Run only during the build: the first renders the documents, and of the second a build contains only what it returns. */
const buildOnly = [join('src', 'app', 'prerender.tsx'), join('src', 'shared', 'config', 'settings.ts')];

/**
 * All names that the app imports from the packages of a page.
 * @param parts what the page needs in addition: calls to the hosts, forms, or Firebase Authentication
 */
export function baselineNames(parts: readonly BaselinePart[]): ImportedNames {
  const counted: readonly string[] = [...packages, ...parts.flatMap((part) => [...optionalPackages[part]])];
  const isCounted = (module: string) => counted.some((name) => module === name || module.startsWith(`${name}/`));
  const all: ImportedNames = new Map();
  const files = sourceFiles('src');
  for (const name of buildOnly) if (!files.includes(name)) throw new Error(`${name} does not exist.`);
  for (const file of files.filter((name) => !buildOnly.includes(name))) {
    for (const [module, names] of importedNames(file, readFileSync(file, 'utf8'), isCounted)) {
      const included = [...names].filter((name) => !excludedNames.includes(name));
      all.set(module, new Set([...(all.get(module) ?? []), ...included]));
    }
  }
  return all;
}

function sourceFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

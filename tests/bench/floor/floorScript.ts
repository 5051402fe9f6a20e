import { transformSync } from 'esbuild';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '@tools/browsers';
import { folder } from '../site';

/** Packages that every page needs, and those that only some pages need. */
const packages = {
  always: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'react-hot-toast', 'valibot'],
  calls: ['axios'],
  forms: ['react-hook-form'],
  identity: ['firebase'],
} as const;

export type Part = keyof Omit<typeof packages, 'always'>;

interface FirstPage {
  path: string;
  /** What the page needs of packages beside those of every page: no visitor's page loads Firebase, and only home calls a host. */
  parts: readonly Part[];
}

/** The pages on which visitors first arrive. */
export const firstPages: readonly FirstPage[] = [
  { path: '/', parts: ['calls'] },
  { path: '/login', parts: ['forms'] },
  { path: '/blog', parts: [] },
];

/** Used only by Google's popup, which is loaded on demand, or only with the emulator, which hosted builds do not contain. */
const excludedNames =
  /^(browserPopupRedirectResolver|signInWithPopup|GoogleAuthProvider|getAdditionalUserInfo|connectAuthEmulator)$/;
/** Run only during the build. */
const excludedFiles = /src[/\\](app[/\\]prerender\.tsx|lib[/\\]config[/\\]settings\.ts)$/;

/** Bundles every name that the app imports from the packages of a page into one file, with the settings of the product. */
export function floorScript(parts: readonly Part[]): Promise<string> {
  const imports = [...namesOf([...packages.always, ...parts.flatMap((part) => [...packages[part]])])].map((name) =>
    name.split(' '),
  );
  const lines = imports.map(([module, name], place) => `import { ${name} as n${place} } from '${module}';`);
  // A global array of them is the cheapest way to keep them from being dropped as unused.
  const file = `${folder}/floor.js`;
  writeFileSync(file, `${lines.join('\n')}\nglobalThis.floor = [${imports.map((_, place) => `n${place}`).join()}];`);
  return bundle(file);
}

/** Bundles a file into one script. */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { target: buildTarget, write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk, ...others] = outputs.filter((part) => part.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${entry} is ${others.length + 1} files, not one.`);
  return chunk.code;
}

/** `module name` for each value that `src` imports from these packages; of a namespace (`import * as v`), the members it uses. */
function namesOf(counted: readonly string[]) {
  const found = new Set<string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  for (const file of files
    .map((name) => join('src', name))
    .filter((name) => !excludedFiles.test(name))
    .sort()) {
    // esbuild takes the types out, and writes every import in the same way.
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'preserve',
    });
    for (const [, own, list = '', namespace, module = ''] of code.matchAll(
      /^import (?:(\w+)(?:, )?)?(?:\{([^}]*)\}|\* as (\w+))? from "([^"]+)";/gm,
    )) {
      if (!counted.some((name) => module === name || module.startsWith(`${name}/`))) continue;
      const members = namespace === undefined ? [] : [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))];
      const names = [
        ...list.split(',').map((name) => name.trim().split(' as ')[0]),
        ...members.map(([, name]) => name),
      ];
      for (const name of own === undefined ? names : [...names, 'default'])
        if (name && !excludedNames.test(name)) found.add(`${module} ${name}`);
    }
  }
  return found;
}

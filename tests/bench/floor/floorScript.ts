import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { build, type Plugin } from 'vite';
import { buildTarget } from '@tools/browsers';

/** Packages that every page needs, and those that only some pages need. */
const packages = {
  always: [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    '@tanstack/react-query',
    'react-hot-toast',
    'valibot',
  ],
  calls: ['axios'],
  forms: ['react-hook-form'],
  identity: ['firebase'],
} as const;

export type FloorPart = keyof Omit<typeof packages, 'always'>;

/** Used only by Google's popup, which is loaded on demand, or only with the emulator, which hosted builds do not contain. */
const excludedNames =
  /^(browserPopupRedirectResolver|signInWithPopup|GoogleAuthProvider|getAdditionalUserInfo|connectAuthEmulator)$/;
/** Run only during the build. */
const excludedFiles = /src[/\\](app[/\\]prerender\.tsx|shared[/\\]config[/\\]settings\.ts)$/;

/**
 * Bundles every name that the app imports from the packages of a page into one file, with the settings of the product.
 * @param parts what the page needs beside React, the router, React Query, toasts and schemas
 */
export function floorScript(parts: readonly FloorPart[]): Promise<string> {
  const imports = [...namesOf([...packages.always, ...parts.flatMap((part) => [...packages[part]])])].map((name) =>
    name.split(' '),
  );
  const lines = imports.map(([module, name], place) => `import { ${name} as n${place} } from '${module}';`);
  // A global array of them is the cheapest way to keep them from being dropped as unused.
  return bundle('floor', `${lines.join('\n')}\nglobalThis.floor = [${imports.map((_, place) => `n${place}`).join()}];`);
}

/** Bundles a file, or a text if one is given, into one script. */
export async function bundle(entry: string, text?: string, define: Record<string, string> = {}): Promise<string> {
  const virtual: Plugin = {
    name: 'text',
    resolveId: (id) => (text !== undefined && id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? text : undefined),
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define,
    plugins: [virtual],
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

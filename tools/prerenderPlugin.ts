import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as server from '../src/app/prerender.tsx';
import { checkSettings } from '../src/shared/config/settings.ts';
import { sharedChunks } from './chunks.ts';
import { MISSING_FILE, pageFiles, SHELL_FILE } from './pages.ts';

const ENTRY = 'src/app/prerender.tsx';
const ROOT = '<div id="root"></div>';

/** An address of no page. */
const MISSING = '/404';

/**
 * Renders the public pages to HTML once the site is built, and what the other pages show until their code is there.
 * @param raw the settings of the build
 */
export function prerenderPlugin(raw: Record<string, string>): Plugin {
  const { settings } = checkSettings(raw);
  let config: ResolvedConfig;

  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, files) {
      if (!settings) return;
      const template = readFileSync(join(dir, 'index.html'), 'utf8');
      const fonts = Object.keys(files).filter((file) => file.endsWith('.woff2'));
      const sharedCode = Object.keys(files).filter((file) => SHARED_CODE.test(file));
      const write = (file: string, page: server.Page, links: readonly string[]) =>
        writeFileSync(join(dir, file), documentOf(template, page, links.join('')));

      await withServerCode(config, async ({ renderPage, renderShell }) => {
        for (const [address, file] of [...pageFiles, [MISSING, MISSING_FILE] as const])
          write(file, await renderPage(address), fonts.map(fontLink));
        // No fonts: they would come before the code.
        write(SHELL_FILE, await renderShell(), sharedCode.map(codeLink));
      });
    },
  };
}

/** The entry would request these files only once it runs. */
const SHARED_CODE = new RegExp(`^assets/(${Object.values(sharedChunks).join('|')})-.*\\.js$`);
const codeLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
const fontLink = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

function documentOf(template: string, { head, body, path }: server.Page, links: string) {
  const attribute = path === undefined ? '' : ` data-path="${path}"`;
  // Replacer functions, because the inserted text may contain a `$`.
  return template
    .replace(/<title>[^<]*<\/title>/, (title) => links + head + (head.includes('<title>') ? '' : title))
    .replace(ROOT, () => `<div id="root"${attribute}>${body}</div>`);
}

const isFunction = (value: unknown) => typeof value === 'function';
const codeSchema = v.object({
  renderPage: v.custom<typeof server.renderPage>(isFunction),
  renderShell: v.custom<typeof server.renderShell>(isFunction),
});

/** Builds the app for Node with the same settings, in a folder where it finds its packages, and passes its code to `use`. */
async function withServerCode(
  { root, mode, configFile, cacheDir }: ResolvedConfig,
  use: (code: v.InferOutput<typeof codeSchema>) => Promise<void>,
) {
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'prerender-'));
  try {
    await build({
      root,
      mode,
      ...(configFile !== undefined && { configFile }),
      logLevel: 'warn',
      build: { ssr: ENTRY, outDir, rolldownOptions: { output: { entryFileNames: 'server.mjs' } } },
    });
    const code: unknown = await import(pathToFileURL(join(outDir, 'server.mjs')).href);
    await use(v.parse(codeSchema, code));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

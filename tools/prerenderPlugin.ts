import Beasties, { type Options } from 'beasties';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type * as server from '../src/app/prerender.tsx';
import { checkSettings } from '../src/lib/config/settings.ts';
import { CARDS_GROUP, USERS_GROUP } from './codeGroups.ts';
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
    async writeBundle({ dir = config.build.outDir }, bundle) {
      if (!settings) return;
      const template = readFileSync(join(dir, 'index.html'), 'utf8');
      const beasties = new Beasties({ path: dir, ...inlining });
      const write = async (file: string, page: server.Page) =>
        writeFileSync(join(dir, file), await beasties.process(documentOf(template, page)));

      await withServerCode(config, async ({ renderPage, renderShell }) => {
        for (const [address, file] of [...pageFiles, [MISSING, MISSING_FILE] as const])
          await write(file, await renderPage(address));
        const { head, ...shell } = await renderShell();
        await write(SHELL_FILE, { ...shell, head: head + preloadsOf(bundle) });
      });
    },
  };
}

/**
 * A document holds the styles of what it shows, so that it is painted at once. The style sheet, which holds them all, is linked after its
 * content: the content does not wait for it, and the code does (https://html.spec.whatwg.org/multipage/scripting.html#attr-script-defer).
 */
const inlining = {
  preload: 'body',
  pruneSource: false,
  noscriptFallback: false,
  reduceInlineStyles: false,
  // What the inline script sets, and adds.
  allowRules: [/\[data-theme/, /\.failure\b/],
  logLevel: 'warn',
} satisfies Options;

/** The shell's pages are those of signed-in people: their code is requested together with the app's, which would only then ask for it. */
function preloadsOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return chunks
    .filter(({ name }) => name === USERS_GROUP || name === CARDS_GROUP)
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
    .join('');
}

function documentOf(template: string, { head, body, path }: server.Page) {
  const attribute = path === undefined ? '' : ` data-path="${path}"`;
  // Replacer functions, because the inserted text may contain a `$`.
  return template
    .replace(/<title>[^<]*<\/title>/, (title) => head + (head.includes('<title>') ? '' : title))
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

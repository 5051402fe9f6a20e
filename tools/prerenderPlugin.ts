import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as server from '../src/app/prerender.tsx';
import { checkSettings } from '../src/shared/config/settings.ts';
import { inlineScripts } from './inlineScripts.ts';
import { protectedFiles, MISSING_FILE, pageFiles } from './pages.ts';
import { styleOf } from './pagePlugin.ts';
import { codeOf, hostLinksOf, styleSheetsOf } from './preloads.ts';

const ENTRY = 'src/app/prerender.tsx';
const ROOT = '<div id="root"></div>';

/** An address of no page. */
const MISSING = '/404';

/**
 * Lets Chromium paint a protected page only once the element after its skeleton has been parsed
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Painted in parts, the skeleton would move, because CSS arranges its
 * parts in another order than the document has them.
 */
const EXPECT_END = '<link rel="expect" href="#end" blocking="render">';
const END = '<template id="end"></template>';

/** Stands for an id or a slug in the documents of the protected pages. */
const ANY = '…';

/**
 * Renders the public pages to HTML once the site is built, and the protected pages as they look while they load.
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
      const scripts = await inlineScripts(settings);
      const protectedTemplate = template.replace(scripts.publicPages, () => scripts.protectedPages);
      const write = (file: string, html: string) => writeFileSync(join(dir, file), html);
      const fonts = Object.keys(files).filter((file) => file.endsWith('.woff2'));
      const withFonts = (page: server.Page) => ({
        ...page,
        head:
          fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`).join('') +
          page.head,
      });

      await withServerCode(config, async ({ renderPage, renderProtectedPage, componentsOf }) => {
        for (const [address, file] of [...pageFiles, [MISSING, MISSING_FILE] as const]) {
          const html = documentOf(template, withFonts(await renderPage(address)));
          write(file, withStyles(html, styleSheetsOf(files, await componentsOf(address))));
        }
        for (const [path, file] of protectedFiles) {
          const address = path.replace(/:\w+/g, ANY);
          const page = await renderProtectedPage(address);
          const components = await componentsOf(address);
          const head = EXPECT_END + hostLinksOf(settings) + page.head;
          const body = page.body.replace('</header>', (end) => `${end}<script>${scripts.afterHeader}</script>`);
          const html = documentOf(protectedTemplate, { ...page, head, body });
          write(file, withCode(withStyles(html, styleSheetsOf(files, components)), codeOf(files, components)));
        }
      });
    },
  };
}

function documentOf(template: string, { head, body, path }: server.Page) {
  const [attribute, end] = path === undefined ? ['data-skeleton', END] : [`data-path="${path}"`, ''];
  // Replacer functions, because the inserted text may contain a `$`.
  return template
    .replace(/<title>[^<]*<\/title>/, (title) => head + (head.includes('<title>') ? '' : title))
    .replace(ROOT, () => `<div id="root" ${attribute}>${body}</div>${end}`);
}

/**
 * Adds the page's styles to the theme, which every document contains. The links are disabled, so they load nothing: they tell
 * `preloadFiles.ts` which style sheets the document contains.
 */
function withStyles(html: string, sheets: ReturnType<typeof styleSheetsOf>) {
  const style = [styleOf(html), ...sheets.map(({ text }) => text)].join('');
  const links = sheets.map(({ file }) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
  const page = html.replace(/<style>[^]*?<\/style>/, () => `<style>${style}</style>${links}`);
  if (styleOf(page) !== style) throw new Error('A style sheet holds “</style”, which would end it in a page.');
  return page;
}

/** Lists the files of code that the inline script requests (`src/app/document/preloadCode.ts`). */
function withCode(html: string, code: readonly string[]) {
  return html.replace('<html ', `<html data-code="${code.join(' ')}" `);
}

const isFunction = (value: unknown) => typeof value === 'function';
const codeSchema = v.object({
  renderPage: v.custom<typeof server.renderPage>(isFunction),
  renderProtectedPage: v.custom<typeof server.renderProtectedPage>(isFunction),
  componentsOf: v.custom<typeof server.componentsOf>(isFunction),
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

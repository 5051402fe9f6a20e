import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { originOf, checkSettings, type Settings } from '../src/lib/config/settings.ts';
import { fileFor, headersOfEveryFile, HOSTING_FILE, readHosting } from './hosting.ts';
import { inlineScript } from './inlineScript.ts';
import { MISSING_FILE } from './pages.ts';

const PAGE_SETTINGS = '/src/lib/config/env.ts';

/**
 * Stops a build with faulty settings, and shows the faults as a page in development. Puts the checked settings into a build in
 * place of the code that checks them. The preview server serves a build by its hosting configuration (`hostingPlugin`).
 */
export function settingsPlugin(raw: Record<string, string>): Plugin {
  const { settings, faults } = checkSettings(raw);
  let isBuild = false;

  return {
    name: 'settings',
    configResolved(config) {
      isBuild = config.command === 'build';
      if (config.command === 'build' && faults.length > 0 && !process.env['VITEST'])
        throw new Error(
          `The settings need a hand. Mend these in .env, which begins as a copy of .env.example:\n${lines(faults)}`,
        );
    },
    load(id) {
      return isBuild && id.endsWith(PAGE_SETTINGS) ? constantsOf(settings ?? {}) : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!settings) return faultsPage(faults);
        return {
          html: html.replaceAll('%SITE_NAME%', () => escapeHtml(settings.site.name)),
          tags: [
            { tag: 'script', children: await inlineScript(settings), injectTo: 'head-prepend' },
            ...hostLinks(settings),
          ],
        };
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const hosting = readHosting(join(folder, HOSTING_FILE));
      const headers = new Map(Object.entries(headersOfEveryFile(hosting)));
      middlewares.use((request, response, next) => {
        response.setHeaders(headers);
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = fileFor(pathname, hosting, folder);
        if (file !== undefined) {
          request.url = file;
          next();
          return;
        }
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(readFileSync(join(folder, MISSING_FILE)));
      });
    },
  };
}

/** Each setting is a constant of its own, so that the bundler puts it where it is used, and drops code that it turns off. */
function constantsOf(settings: object) {
  const constants = Object.entries(settings).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return [...constants, `export * as env from '${PAGE_SETTINGS}';`].join('\n');
}

/** Connects to the hosts of the data and the pictures before the code asks for them. */
function hostLinks({ apiUrl, imageHosts }: Settings): HtmlTagDescriptor[] {
  const link = (href: string, attrs = {}) => ({ tag: 'link', attrs: { rel: 'preconnect', href, ...attrs } });
  return [link(new URL(apiUrl).origin, { crossorigin: '' }), ...imageHosts.map((host) => link(originOf(host)))];
}

function faultsPage(faults: string[]) {
  return `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Settings</title></head>
<body style="font:16px/1.6 system-ui;max-width:44rem;margin:4rem auto;padding:0 1rem">
<h1>The settings need a hand</h1>
<p>Copy <code>.env.example</code> to <code>.env</code>, mend these and start again. <code>npm start</code> needs none of them.</p>
<ul>${faults.map((fault) => `<li><code>${escapeHtml(fault)}</code></li>`).join('')}</ul></body></html>`;
}

const lines = (faults: string[]) => faults.map((fault) => `  - ${fault}`).join('\n');

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

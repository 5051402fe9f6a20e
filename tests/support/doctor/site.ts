import { Hono } from 'hono';
import type { Settings } from '@/lib/config/settings';
import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { documentFiles, pageFiles, rewrites } from '@tools/pages';

export const SCRIPT_FILE = '/assets/start-1a2b.js';

/** A deployed site with the routes, headers and file names of a build, but without its code. */
export function deployedSite(settings: Settings): Hono {
  const { hosting } = hostingConfig(contentPolicy(settings, [documentOf('')]));
  const caching = cachingOf(hosting);
  const files = new Map(
    [...documentFiles].map(([path, file]) => [
      `/${file}`,
      documentOf(pageFiles.has(path) ? ` data-path="${path}"` : ''),
    ]),
  );
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEveryFile(hosting))) c.header(name, value);
    c.header('Cache-Control', (c.req.path.startsWith('/assets/') ? caching.assets : caching.documents) ?? '');
  });
  app.get(SCRIPT_FILE, (c) => c.body('start()', 200, { 'content-type': 'text/javascript' }));
  app.get('*', (c) => {
    const { path } = c.req;
    const html = files.get(rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination ?? path);
    return html === undefined ? c.html(documentOf(' data-path="*"'), 404) : c.html(html);
  });
  return app;
}

function documentOf(attribute: string) {
  return `<!doctype html><html><head><script>theme()</script><style>h1{}</style></head>
<body><div id="root"${attribute}></div><script type="module" src="${SCRIPT_FILE}"></script></body></html>`;
}

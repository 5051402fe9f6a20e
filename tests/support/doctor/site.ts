import { Hono } from 'hono';
import type { Settings } from '@/shared/config/settings';
import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { MISSING_FILE, pageFiles, protectedFiles, rewrites } from '@tools/pages';

const SCRIPTS = { public: 'theme()', protected: 'theme();reads()' } as const;
export const SCRIPT_FILE = '/assets/start-1a2b.js';

/** A deployed site with the routes, headers and file names of a build, but without its code. */
export function deployedSite(settings: Settings): Hono {
  const { hosting } = hostingConfig(contentPolicy(settings, { scripts: Object.values(SCRIPTS), styles: ['body{}'] }));
  const { documents = '', assets = '' } = cachingOf(hosting);
  const files = new Map<string, string>([
    ...[...pageFiles].map(([path, file]) => [`/${file}`, documentOf('public', `data-path="${path}"`)] as const),
    ...[...protectedFiles.values()].map(
      (file) => [`/${file}`, documentOf('protected', `data-skeleton="${file}"`)] as const,
    ),
  ]);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEveryFile(hosting))) c.header(name, value);
    c.header('Cache-Control', c.req.path.startsWith('/assets/') ? assets : documents);
  });
  app.get(SCRIPT_FILE, (c) => c.body('start()', 200, { 'content-type': 'text/javascript' }));
  app.get('*', (c) => {
    const { path } = c.req;
    const html = files.get(rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination ?? path);
    return html === undefined ? c.html(documentOf('public', MISSING_FILE), 404) : c.html(html);
  });
  return app;
}

function documentOf(kind: keyof typeof SCRIPTS, attribute: string) {
  return `<!doctype html><html><head><script>${SCRIPTS[kind]}</script><style>body{}</style></head>
<body><div id="root" ${attribute}></div><script async type="module" src="${SCRIPT_FILE}"></script></body></html>`;
}

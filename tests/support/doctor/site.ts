import { Hono } from 'hono';
import type { BuildSettings } from '@tools/buildSettings';
import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { protectedFiles, MISSING_FILE, pageFiles, rewrites } from '@tools/pages';

const scripts = { publicPages: 'theme()', protectedPages: 'theme();reads()' };
const styles = { publicPages: 'body{}', protectedPages: 'body{}main{}' };

/** A deployed site with the routes, headers and file names of a build, but without its code. */
export function deployedSite(settings: BuildSettings): Hono {
  const { hosting } = hostingConfig(
    contentPolicy(settings, { scripts: Object.values(scripts), styles: Object.values(styles) }),
  );
  const { documents = '', assets = '' } = cachingOf(hosting);
  const files = new Map<string, string>([
    ...[...pageFiles].map(
      ([path, file]) => [`/${file}`, documentOf('publicPages', `data-path="${path}"`, path)] as const,
    ),
    ...[...protectedFiles].map(
      ([path, file]) => [`/${file}`, documentOf('protectedPages', 'data-skeleton', path)] as const,
    ),
    [`/${MISSING_FILE}`, documentOf('publicPages', 'data-path="/404"', 'missing')] as const,
  ]);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEveryFile(hosting))) c.header(name, value);
    c.header('Cache-Control', c.req.path.startsWith('/assets/') ? assets : documents);
  });
  app.get('/assets/start-1a2b.js', (c) => c.body('start()', 200, { 'content-type': 'text/javascript' }));
  app.get('*', (c) => {
    const { path } = c.req;
    const file = rewrites.find(({ regex }) => new RegExp(regex).test(path))?.destination ?? path;
    const html = files.get(file);
    return html === undefined ? c.html(files.get(`/${MISSING_FILE}`) ?? '', 404) : c.html(html);
  });
  return app;
}

function documentOf(kind: keyof typeof scripts, attribute: string, title: string) {
  return `<!doctype html><html><head><script>${scripts[kind]}</script><style>${styles[kind]}</style><title>${title}</title></head>
<body><div id="root" ${attribute}></div><script async type="module" src="/assets/start-1a2b.js"></script></body></html>`;
}

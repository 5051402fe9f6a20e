import { paths } from '../src/lib/config/paths.ts';

/** The files of the public pages, by path: each is rendered when the site is built. */
export const pageFiles: ReadonlyMap<string, string> = new Map([
  [paths.root, 'index.html'],
  [paths.home, 'home.html'],
  [paths.blog, 'blog.html'],
  [paths.login, 'login.html'],
  [paths.signUp, 'signup.html'],
]);

/** The document of every other page: the header and a skeleton, until its code is there. */
export const SHELL_FILE = 'app.html';

/** Firebase Hosting responds with this file and status 404 where nothing else matches. */
export const MISSING_FILE = '404.html';

/** The document of every path of the app. */
export const documentFiles: ReadonlyMap<string, string> = new Map(
  Object.values(paths).map((path) => [path, pageFiles.get(path) ?? SHELL_FILE]),
);

/** The files of all documents. */
export const documents: readonly string[] = [...pageFiles.values(), SHELL_FILE, MISSING_FILE];

/** Which file is served for which path, in Firebase Hosting's format. A trailing slash makes no difference. */
export const rewrites = [...documentFiles].map(([path, file]) => ({
  regex: `^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  destination: `/${file}`,
}));

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;

const INLINE_STYLES = /<style>([^]*?)<\/style>/g;

/** The inline scripts of a document, whose hashes the Content-Security-Policy lists. */
export const scriptsOf = (html: string) => Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text);

/** Its inline styles, likewise. */
export const stylesOf = (html: string) => Array.from(html.matchAll(INLINE_STYLES), ([, text = '']) => text);

import { paths } from '../src/shared/config/paths.ts';

/** The files of the public pages, by path: each is rendered when the site is built. */
export const pageFiles: ReadonlyMap<string, string> = new Map([
  [paths.root, 'index.html'],
  [paths.home, 'home.html'],
  [paths.blog, 'blog.html'],
  [paths.login, 'login.html'],
  [paths.signUp, 'signup.html'],
]);

/** Firebase Hosting responds with this file and status 404 where nothing else matches. */
export const MISSING_FILE = '404.html';

/** The files of the protected pages, by path: each shows how its page looks while it loads. */
export const protectedFiles: ReadonlyMap<string, string> = new Map(
  Object.values(paths)
    .filter((path) => !pageFiles.has(path))
    .map((path) => [path, `${path.slice(1).replace(/\/:?/g, '-')}.html`]),
);

/** Which file is served for which path of the app, in Firebase Hosting's format. A trailing slash makes no difference. */
export const rewrites = [...pageFiles, ...protectedFiles].map(([path, file]) => ({
  regex: `^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  destination: `/${file}`,
}));

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

/** Header, footer and a spinner: what any other page of the app shows until its code has loaded. */
export const SHELL_FILE = 'shell.html';

/** Which file is served for which path of the app, in Firebase Hosting's format. A trailing slash makes no difference. */
export const rewrites = Object.values(paths).map((path) => ({
  regex: `^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  destination: `/${pageFiles.get(path) ?? SHELL_FILE}`,
}));

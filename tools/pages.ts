import { paths } from '../src/shared/config/paths.ts';

/** The pages that anybody may read, by their address: each is rendered while the site is built. */
export const pageFiles: ReadonlyMap<string, string> = new Map([
  [paths.root, 'index.html'],
  [paths.home, 'home.html'],
  [paths.blog, 'blog.html'],
  [paths.login, 'login.html'],
  [paths.signUp, 'signup.html'],
]);

/** Firebase Hosting answers with this file, and 404, where nothing else fits. */
export const MISSING_FILE = '404.html';

/** Header, footer and a spinner: what any other page of the app shows until its code has arrived. */
export const SHELL_FILE = 'shell.html';

/** Which file answers which address of the app, as Firebase Hosting reads it; a slash at the end changes nothing. */
export const rewrites = Object.values(paths).map((path) => ({
  regex: `^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`,
  destination: `/${pageFiles.get(path) ?? SHELL_FILE}`,
}));

/** How much more than its floor a first page may load. */
export const MOST = 1.1;

/** Where people come first: `chunk` is the page's own file in the build (`tools/chunkGroups.ts`). */
export const firstPages = [
  { path: '/', chunk: 'home', withForms: false },
  { path: '/login', chunk: 'login', withForms: true },
  { path: '/blog', chunk: 'blog', withForms: false },
] as const;

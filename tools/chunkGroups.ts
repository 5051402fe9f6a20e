import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** What the document brings along fetches the rest, and stays by itself. */
const DOCUMENT = '/index.html';
/** Where everything starts, and the pages that most people come to first. */
const START = '/src/app/main.tsx';
const firstPages = [
  { file: '/src/app/pages/HomePage.tsx', name: 'home' },
  { file: '/src/app/pages/LoginPage.tsx', name: 'login' },
  { file: '/src/app/pages/BlogPage.tsx', name: 'blog' },
];

/** What comes for whoever may come in, with what they see from then on (`src/app/memberChunks.ts`). */
const members = [
  '/session/sessionActions.ts',
  '/session/fetchToken.ts',
  '/layouts/MemberActions.tsx',
  '/wishlist/buttons/HeartButton.tsx',
  '/wishlist/buttons/AddToCartButton.tsx',
];

/**
 * Few files for the pages that people come to first: the packages that they share, what else they share, and of each what
 * later pages need as well and what it has alone; and one file for members. All other code is divided as the bundler does by itself.
 */
export const chunkGroups = {
  // In this order, because a group takes along whatever its modules need and no group before it has taken.
  groups: [start, packages, site, forms, shared, own, member].map((take) => ({
    name: (module: string, graph: Graph) => take(module, usersOf(module, graph)),
  })),
};

function start(_module: string, users: readonly string[]) {
  return users.some((user) => user.endsWith(DOCUMENT)) ? 'start' : null;
}

function packages(module: string, users: readonly string[]) {
  return isOfSite(users) && module.includes('/node_modules/') ? 'packages' : null;
}

function site(_module: string, users: readonly string[]) {
  return isOfSite(users) ? 'site' : null;
}

/** Apart, because members need none of it where they need a dialog. */
function forms(module: string) {
  return module.includes('/node_modules/react-hook-form/') ? 'forms' : null;
}

function shared(_module: string, users: readonly string[]) {
  const [page] = pagesOf(users);
  return page && users.length > 1 ? `${page.name}-shared` : null;
}

function own(_module: string, users: readonly string[]) {
  return pagesOf(users)[0]?.name ?? null;
}

function member(_module: string, users: readonly string[]) {
  return users.some((user) => members.some((file) => user.endsWith(file))) ? 'member' : null;
}

function isOfSite(users: readonly string[]) {
  return users.some((user) => user.endsWith(START)) || pagesOf(users).length > 1;
}

function pagesOf(users: readonly string[]) {
  return firstPages.filter(({ file }) => users.some((user) => user.endsWith(file)));
}

/** What is loaded by itself, be it first or late, and brings this module along. */
function usersOf(module: string, graph: Graph) {
  const seen = new Set([module]);
  const users: string[] = [];
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) users.push(id);
    for (const importer of info.importers) seen.add(importer);
  }
  return users;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** The names of the files that signed-in people's pages share. */
export const CARDS_GROUP = 'cards';
export const USERS_GROUP = 'users';
/** The name of the file with Firebase's SDK. */
export const FIREBASE_GROUP = 'firebase';

/** The SDK, and the modules that all who use it have. */
const withFirebase = /node_modules\/@?firebase\/|src\/session\/identity\/(identity|fetchToken)\.ts$/;

/** What signed-in people have on every page and on the lists of cars: one file has it all. */
const forUsers = [
  'catalog/comparison/CompareButton',
  'layouts/user/UserExtras',
  'layouts/header/AccountHead',
  'layouts/header/UserActions',
  'layouts/keys/KeysButton',
  'pages/AllCarsPage',
  'pages/BrandCarsPage',
  'pages/CategoriesPage',
  'wishlist/buttons/AddToCartButton',
  'wishlist/buttons/HeartButton',
].map(fileOf);

/** The pages that visitors come to. */
const forVisitors = ['BlogPage', 'HomePage', 'LoginPage', 'NotFoundPage', 'SignUpPage'].map((page) =>
  fileOf(`pages/${page}`),
);

/**
 * There are three kinds of code: the app, which every page begins with; what signed-in people have everywhere and on lists, divided by
 * whether visitors' pages have it too; and pages, with what is loaded when it is wanted: Firebase is one file, and what pages share, the
 * bundler divides.
 */
export function codeGroups(): Groups {
  const isApp = reachedFrom(({ isEntry }) => isEntry);
  const isForUsers = reachedFrom(({ id }) => forUsers.includes(id));
  const isForVisitors = reachedFrom(({ id }) => forVisitors.includes(id));
  const group = (name: string, priority: number, has: (id: string, context: Rolldown.ChunkingContext) => boolean) => ({
    name: (id: string, context: Rolldown.ChunkingContext) => (has(id, context) ? name : null),
    debugName: name,
    priority,
  });
  return [
    group('app', 4, isApp),
    group(CARDS_GROUP, 3, (id, context) => isForUsers(id, context) && isForVisitors(id, context)),
    group(USERS_GROUP, 2, isForUsers),
    { name: FIREBASE_GROUP, test: withFirebase, priority: 2 },
    { name: 'shared', minShareCount: 6, test: (id) => !/virtual/i.test(id), priority: 1 },
  ];
}

/** Whether a module is one of these roots, or imported by one, at once and not late. */
function reachedFrom(isRoot: (info: Rolldown.ModuleInfo) => boolean) {
  return (id: string, context: Rolldown.ChunkingContext) => {
    const seen = new Set<string>();
    const search = (module: string): boolean => {
      if (seen.has(module)) return false;
      seen.add(module);
      const info = context.getModuleInfo(module);
      return info !== null && (isRoot(info) || info.importers.some(search));
    };
    return search(id);
  };
}

/** @throws Error if it has been moved: it would be divided in another way, and nothing would say so */
function fileOf(module: string) {
  const file = join(import.meta.dirname, `../src/${module}.tsx`);
  if (!existsSync(file)) throw new Error(`${file}, which tools/codeGroups.ts names, is not there.`);
  return normalizePath(file);
}

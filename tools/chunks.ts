import type { Rolldown } from 'vite';

const HOME = /\/HomePage\.tsx$/;
const OTHER_PUBLIC = /\/(Login|SignUp|Blog|NotFound)Page\.tsx$/;
/** The lists of cars, and the controls that every page has for a signed-in user. */
const SIGNED_IN =
  /\/(CategoriesPage|AllCarsPage|BrandCarsPage|MemberActions|HeartButton|AddToCartButton|CompareButton)\.tsx$/;

/** The other pages of buyers, which need what several pages do. */
const BUYING = /\/(CarDetailsPage|CheckoutPage|WishlistPage|DashboardLayout)\.tsx$/;
/** What signing in needs too, on every page. */
const SESSION = /\/src\/session\//;
const ANY_PAGE = /\/(\w+Page|DashboardLayout)\.tsx$/;

/** The file that every page behind sign-in loads. Their document requests it at once, and what it imports. */
export const SHARED_CHUNK = 'app';

/**
 * Divided by the bundler alone, a page would be 40 to 60 files, and the first picture of a list would be painted much later. So what every
 * page starts with is one file, what the lists of cars and the controls of a signed-in user share with home is another, and the rest of
 * these is a third. A fourth is what the other pages of buyers share. The other public pages load what they need of it apart.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: sharedChunk, includeDependenciesRecursively: false },
];

function sharedChunk(module: string, graph: Rolldown.ChunkingContext) {
  const importers = importersOf(module, graph);
  const isOf = (pages: RegExp) => importers.some((id) => pages.test(id));
  if (isOf(OTHER_PUBLIC)) return null;
  if (isOf(SIGNED_IN)) return isOf(HOME) ? 'cars' : SHARED_CHUNK;
  if (isOf(HOME) || !isOf(BUYING) || SESSION.test(module)) return null;
  return importers.filter((id) => ANY_PAGE.test(id)).length > 1 ? 'buying' : null;
}

/** The module, and all modules that lead to it without loading it later. */
function importersOf(module: string, graph: Rolldown.ChunkingContext) {
  const found = new Set([module]);
  for (const id of found) for (const importer of graph.getModuleInfo(id)?.importers ?? []) found.add(importer);
  return [...found];
}

import type { Rolldown } from 'vite';

const HOME = /\/HomePage\.tsx$/;
const OTHER_PUBLIC = /\/(Login|SignUp|Blog|NotFound)Page\.tsx$/;
/** The lists of cars, and the controls that every page has for a signed-in user. */
const SIGNED_IN =
  /\/(CategoriesPage|AllCarsPage|BrandCarsPage|MemberActions|HeartButton|AddToCartButton|CompareButton)\.tsx$/;

/** The file that every page behind sign-in loads. Their document requests it at once, and what it imports. */
export const SHARED_CHUNK = 'app';

/**
 * What every page starts with is one file, what the lists of cars and the controls of a signed-in user share with home is another, and the
 * rest of these is a third. The bundler divides everything else. Left to it alone, a page would be 30 to 50 files, and the first picture
 * would be painted later (docs/decisions.md, "Known limits").
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: sharedChunk, includeDependenciesRecursively: false },
];

function sharedChunk(module: string, graph: Rolldown.ChunkingContext) {
  const importers = importersOf(module, graph);
  const isOf = (pages: RegExp) => importers.some((id) => pages.test(id));
  if (isOf(OTHER_PUBLIC) || !isOf(SIGNED_IN)) return null;
  return isOf(HOME) ? 'cars' : SHARED_CHUNK;
}

/** The module, and all modules that lead to it without loading it later. */
function importersOf(module: string, graph: Rolldown.ChunkingContext) {
  const found = new Set([module]);
  for (const id of found) for (const importer of graph.getModuleInfo(id)?.importers ?? []) found.add(importer);
  return [...found];
}

import type { Rolldown } from 'vite';

/** The pages that visitors open first. */
const HOME = /\/src\/app\/pages\/HomePage\.tsx$/;
const OTHER_PUBLIC = /\/src\/app\/pages\/(Blog|Login|SignUp|NotFound)Page\.tsx$/;

/** The files that every page behind sign-in loads: what home has in common with them, and the rest. */
export const sharedChunks = { withHome: 'cars', others: 'app' } as const;

/** Parts that few pages load, and packages. The bundler divides them. */
const APART = /\/node_modules\/(?!lucide-react\/)|\/(payments|photo|session)\//;

/**
 * Divided by the bundler alone, a page would be 40 to 60 files, and the first picture of a list would be painted much later. So what every
 * page starts with is one file, what home shares with the pages behind sign-in another, and what only those share a third. What the other
 * public pages need stays apart, so that they load nothing else.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: sharedChunk, minShareCount: 2, includeDependenciesRecursively: false },
];

function sharedChunk(module: string, graph: Rolldown.ChunkingContext) {
  if (APART.test(module)) return null;
  const importers = importersOf(module, graph);
  if (importers.some((id) => OTHER_PUBLIC.test(id))) return null;
  return importers.some((id) => HOME.test(id)) ? sharedChunks.withHome : sharedChunks.others;
}

/** All modules that lead to this one without loading it later. */
function importersOf(module: string, graph: Rolldown.ChunkingContext) {
  const found = new Set([module]);
  for (const id of found) for (const importer of graph.getModuleInfo(id)?.importers ?? []) found.add(importer);
  return [...found];
}

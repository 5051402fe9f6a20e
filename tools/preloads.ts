import type { Rolldown } from 'vite';
import { originOf } from '../src/shared/config/hosts.ts';
import type { Settings } from '../src/shared/config/settings.ts';

const APP = '/src/app/main.tsx';
/** Confirms the user. The page is drawn without it, so it may come after everything else. */
const IDENTITY = '/src/shared/session/sessionActions.ts';

/**
 * The links of a members' page that let the browser load its code at once, instead of each file once another one asks for it.
 * @param components the names of the page's components
 * @throws Error if a component is in no file
 */
export function preloadsOf(
  bundle: Rolldown.OutputBundle,
  components: readonly string[],
  settings: Settings | undefined,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkWith = (what: string, isIn: (chunk: Rolldown.OutputChunk) => boolean) => {
    const chunk = chunks.find(isIn);
    if (!chunk) throw new Error(`No file of the build has ${what}.`);
    return chunk;
  };
  const ofModule = (end: string) => chunkWith(end, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  const ofComponent = (name: string) =>
    chunkWith(name, ({ modules }) =>
      Object.entries(modules).some(
        ([id, { renderedExports }]) => id.includes('/src/app/') && renderedExports.includes(name),
      ),
    );

  const needed = withImports([ofModule(APP), ...components.map(ofComponent)], chunks);
  const later = withImports([ofModule(IDENTITY)], chunks).filter((chunk) => !needed.includes(chunk));
  return [
    ...(settings ? [`<link rel="preconnect" crossorigin href="${new URL(settings.apiUrl).origin}">`] : []),
    ...(settings?.imageHosts ?? []).map((host) => `<link rel="preconnect" href="${originOf(host)}">`),
    ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...later.map(({ fileName }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`),
  ].join('');
}

/** The files and all that they import, except the document's own script. */
function withImports(roots: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]) {
  const found = new Set(roots);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].filter(({ isEntry }) => !isEntry);
}

import type { Rolldown } from 'vite';
import { originOf } from '../src/shared/config/hosts.ts';
import type { Settings } from '../src/shared/config/settings.ts';

const APP = '/src/app/main.tsx';
const PROTECTED_PAGES = '/src/app/protectedPages.ts';

/** Finds the files of a build by what they contain. */
function finderOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkWith = (what: string, isIn: (chunk: Rolldown.OutputChunk) => boolean) => {
    const chunk = chunks.find(isIn);
    if (!chunk) throw new Error(`No file of the build has ${what}.`);
    return chunk;
  };
  return {
    ofModule: (end: string) => withImports(chunkWith(end, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))),
    ofComponent: (name: string) => withImports(chunkWith(name, ({ modules }) => exportsOf(modules).includes(name))),
  };

  /** All that the file imports, and then the file itself, except the document's own script. */
  function withImports(root: Rolldown.OutputChunk, visited = new Set<Rolldown.OutputChunk>()): Rolldown.OutputChunk[] {
    if (visited.has(root)) return [];
    visited.add(root);
    const imported = chunks.filter(({ fileName }) => root.imports.includes(fileName));
    return [...imported.flatMap((chunk) => withImports(chunk, visited)), ...(root.isEntry ? [] : [root])];
  }
}

function exportsOf(modules: Rolldown.OutputChunk['modules']) {
  const ofApp = Object.entries(modules).filter(([id]) => id.includes('/src/'));
  return ofApp.flatMap(([, { renderedExports }]) => renderedExports);
}

/**
 * The style sheets of a page, in the order in which they are applied when its code is loaded: those of what a file imports come first.
 * @param components the names of the page's components
 * @throws Error if a component is in no file
 */
export function styleSheetsOf(
  bundle: Rolldown.OutputBundle,
  components: readonly string[],
): { file: string; text: string }[] {
  const { ofModule, ofComponent } = finderOf(bundle);
  const chunks = new Set([...ofModule(APP), ...components.flatMap(ofComponent)]);
  const files = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...files].flatMap((file) => {
    const sheet = bundle[file];
    return sheet?.type === 'asset' ? [{ file, text: String(sheet.source).trim() }] : [];
  });
}

/**
 * The files of code of a protected page, which the browser then loads at once, instead of each file once another one asks for it.
 * What confirms the user, mostly Firebase, is loaded after the page is shown.
 * @param components the names of the page's components
 * @throws Error if a component is in no file
 */
export function codeOf(bundle: Rolldown.OutputBundle, components: readonly string[]): string[] {
  const { ofModule, ofComponent } = finderOf(bundle);
  const needed = new Set([...ofModule(APP), ...ofModule(PROTECTED_PAGES), ...components.flatMap(ofComponent)]);
  return [...needed].map(({ fileName }) => `/${fileName}`);
}

/** The links of a protected page to the hosts of its data and pictures. */
export function hostLinksOf(settings: Settings | undefined): string {
  return [
    ...(settings ? [`<link rel="preconnect" crossorigin href="${new URL(settings.apiUrl).origin}">`] : []),
    ...(settings?.imageHosts ?? []).map((host) => `<link rel="preconnect" href="${originOf(host)}">`),
  ].join('');
}

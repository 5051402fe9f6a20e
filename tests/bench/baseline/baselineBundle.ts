import { build } from 'vite';
import { buildTarget } from '@tools/browsers';
import { baselineNames, type BaselinePart } from './baselineNames';

const ENTRY = 'virtual:baseline';

/**
 * Bundles `baselineNames` into one file with the settings of the product: production, same target, minified.
 * @returns the text and the source map as JSON
 */
export async function baselineBundle(parts: readonly BaselinePart[]): Promise<{ text: string; map: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'baseline',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entryText(parts) : undefined),
      },
    ],
    build: {
      target: buildTarget,
      write: false,
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.filter((part) => part.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk?.map || chunks.length > 1) throw new Error(`The baseline is ${chunks.length} chunks, not one.`);
  return { text: chunk.code, map: chunk.map.toString() };
}

/** Puts all names into a global array, the cheapest way to keep them from being tree-shaken. */
function entryText(parts: readonly BaselinePart[]) {
  const names = [...baselineNames(parts)].flatMap(([module, names]) => [...names].map((name) => ({ module, name })));
  const lines = names.map(({ module, name }, place) => `import { ${name} as n${place} } from '${module}';`);
  return `${lines.join('\n')}\nglobalThis.baseline = [${names.map((_, place) => `n${place}`).join()}];`;
}

import { build } from 'vite';
import { buildTarget } from '@tools/browsers';
import { floorNames, type FloorPart } from './floorNames';

const ENTRY = 'virtual:floor';

/**
 * Bundles `floorNames` into one file with the settings of the product: production, same target, minified.
 * @returns the text and the source map as JSON
 */
export async function floorBundle(parts: readonly FloorPart[]): Promise<{ text: string; map: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'floor',
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
  if (!chunk?.map || chunks.length > 1) throw new Error(`The floor is ${chunks.length} chunks, not one.`);
  return { text: chunk.code, map: chunk.map.toString() };
}

/** Puts all names into a global array, the cheapest way to keep them from being tree-shaken. */
function entryText(parts: readonly FloorPart[]) {
  const names = [...floorNames(parts)].flatMap(([module, names]) => [...names].map((name) => ({ module, name })));
  const lines = names.map(({ module, name }, place) => `import { ${name} as n${place} } from '${module}';`);
  return `${lines.join('\n')}\nglobalThis.floor = [${names.map((_, place) => `n${place}`).join()}];`;
}

import { build } from 'vite';
import { buildTarget } from '@tools/browsers';
import { floorNames, type FloorPart } from './floorNames';

const ENTRY = 'virtual:floor';

/**
 * One eager bundle of `floorNames`, made as the product is: production, the same target, minified.
 * @returns its text and its source map as JSON
 */
export async function floorBundle(parts: readonly FloorPart[]): Promise<{ text: string; map: string }> {
  const built = await build({
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
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((part) => ('output' in part ? part.output : []));
  const chunks = outputs.filter((part) => part.type === 'chunk');
  const [chunk] = chunks;
  if (!chunk?.map || chunks.length > 1) throw new Error(`The floor is ${chunks.length} chunks, not one.`);
  return { text: chunk.code, map: chunk.map.toString() };
}

/** Keeps every name in use, at the least cost: in a list that the page can see. */
function entryText(parts: readonly FloorPart[]) {
  const names = [...floorNames(parts)].flatMap(([module, names]) => [...names].map((name) => ({ module, name })));
  const lines = names.map(({ module, name }, place) => `import { ${name} as n${place} } from '${module}';`);
  return `${lines.join('\n')}\nglobalThis.floor = [${names.map((_, place) => `n${place}`).join()}];`;
}

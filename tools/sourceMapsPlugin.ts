import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a build's source maps, beside the folder of its files. Each map is named after its file. */
export const mapsFolderOf = (outDir: string) => `${outDir}-maps`;

/**
 * Writes a source map of every file of the code to a folder beside the build. The build neither contains nor names the maps,
 * so nobody else can read the source with them. Maps of earlier builds stay: their files may still be open in a tab.
 */
export function sourceMapsPlugin(): Plugin {
  let outDir = '';

  return {
    name: 'source-maps',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root, build }) {
      outDir = join(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler({ dir = outDir }, bundle) {
        const folder = mapsFolderOf(dir);
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, name.slice(name.lastIndexOf('/') + 1)), file.source);
          Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}

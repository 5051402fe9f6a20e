import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Loads chunks with a helper of our own, which loads a style sheet again that has failed. */
export function preloadPlugin(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => fileURLToPath(new URL('../src/shared/browser/preloadFiles.ts', import.meta.url)),
    },
  };
}

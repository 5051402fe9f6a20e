import type { Plugin } from 'vite';

/** Counts only as the first line of a file. Firefox and WebKit ignore it. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile every function of a file on another thread while the file loads, instead of each on the page's own thread when it
 * is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      // After Vite, which also adds a first line. Rolldown's `postBanner` would come second.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = COMPILE_HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          // A semicolon ends a line of the code (https://tc39.es/ecma426/#sec-mappings).
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

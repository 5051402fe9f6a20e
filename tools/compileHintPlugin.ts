import * as v from 'valibot';
import type { Plugin } from 'vite';

/** Must be the first line of a file. Firefox and WebKit ignore it. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const mapSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ mappings: v.string() }));

/**
 * Lets Chromium compile all functions of each file on a background thread while the file loads. Otherwise, the main thread would
 * compile each function when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = `${COMPILE_HINT}\n${file.code}`;
          const sourceMap = bundle[`${file.fileName}.map`];
          if (sourceMap?.type === 'asset') sourceMap.source = withLineBefore(String(sourceMap.source));
        }
      },
    },
  };
}

/** A source map as JSON, for a file that has one more line at its start. */
function withLineBefore(sourceMap: string) {
  const map = v.parse(mapSchema, sourceMap);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { firstReads } from '../src/shared/config/firstReads.ts';
import { buildTarget } from './browsers.ts';

/** Ids and slugs as they are. The client would encode any other text, and ask another address. */
const PARAMETER = '([\\w-]+)';

/** For each page the pattern of its path, whose group is the parameter, and its calls, with `:` in place of the parameter. */
const reads = Object.entries(firstReads).map(([path, calls]) => ({
  page: `^${path.replace(/:\w+/, PARAMETER)}/?$`,
  calls: calls.map((call) => call.replace(/:\w+/, ':')),
}));

const built = new Map<string, Promise<string>>();

/**
 * The text of the inline script that every document contains. The Content-Security-Policy lists its hash, so it is the same
 * in all documents.
 * @param apiUrl the address of the API, from which the script begins a page's first reads
 */
export function inlineScript(apiUrl: string): Promise<string> {
  const script = built.get(apiUrl) ?? bundle(apiUrl);
  built.set(apiUrl, script);
  return script;
}

async function bundle(apiUrl: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { API_URL: JSON.stringify(apiUrl), FIRST_READS: JSON.stringify(reads) },
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/app/document/inlineScript.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length > 1) throw new Error('The inline script is not a single file.');
  if (chunk.code.includes('</script')) throw new Error('The inline script holds “</script”, which would end it.');
  return chunk.code.trim();
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { firstReads } from '../src/shared/config/firstReads.ts';
import { buildTarget } from './browsers.ts';
import { buildConstants, type BuildSettings } from './buildSettings.ts';

/** Ids and slugs as they are. The client would encode any other text, and ask another address. */
const PARAMETER = '([\\w-]+)';

/** For each page the pattern of its path, whose group is the parameter, and its calls, with `:` in place of the parameter. */
const reads = Object.entries(firstReads).map(([path, calls]) => ({
  page: `^${path.replace(/:\w+/, PARAMETER)}/?$`,
  calls: calls.map((call) => call.replace(/:\w+/, ':')),
}));

type DocumentSettings = Pick<BuildSettings, 'apiUrl' | 'imageHosts' | 'reportUrl'>;

const built = new Map<string, Promise<string>>();

/**
 * The text of the inline script that every document contains. The Content-Security-Policy lists its hash, so it is the same
 * in all documents.
 * It begins a page's first reads from the API, shows their first cars, and keeps what is to be reported if reports are sent.
 */
export function inlineScript(settings: DocumentSettings): Promise<string> {
  const key = JSON.stringify([settings.apiUrl, settings.imageHosts, settings.reportUrl]);
  const script = built.get(key) ?? bundle(settings);
  built.set(key, script);
  return script;
}

async function bundle(settings: DocumentSettings) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      ...buildConstants(settings),
      API_URL: JSON.stringify(settings.apiUrl),
      IMAGE_HOSTS: JSON.stringify(settings.imageHosts),
      FIRST_READS: JSON.stringify(reads),
    },
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

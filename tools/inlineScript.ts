import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Settings } from '../src/lib/config/settings.ts';
import { buildTarget } from './browsers.ts';
import { documentReads } from './documentReads.ts';

const ENTRY = new URL('../src/app/document/documentScript.ts', import.meta.url);
const built = new Map<string, Promise<string>>();

/** Bundles the inline script of every document. The Content-Security-Policy lists its hash. */
export function inlineScript({ apiUrl }: Pick<Settings, 'apiUrl'>): Promise<string> {
  const script = built.get(apiUrl) ?? bundle(apiUrl);
  built.set(apiUrl, script);
  return script;
}

async function bundle(apiUrl: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { API_URL: JSON.stringify(apiUrl), FIRST_READS: JSON.stringify(documentReads) },
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(ENTRY), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length > 1)
    throw new Error(`${ENTRY.pathname} is not bundled into a single file.`);
  if (chunk.code.includes('</script')) throw new Error(`${ENTRY.pathname} holds “</script”, which would end it.`);
  return chunk.code.trim();
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Settings } from '../src/lib/config/settings.ts';
import { buildTarget } from './browsers.ts';
import { documentReads } from './documentReads.ts';

const ENTRY = new URL('../src/app/document/documentScript.ts', import.meta.url);
const built = new Map<string, Promise<string>>();

/** Bundles the inline script of every document. The Content-Security-Policy lists its hash. */
export function inlineScript(settings: Pick<Settings, 'apiUrl' | 'site' | 'firebase'>): Promise<string> {
  const constants = {
    API_URL: JSON.stringify(settings.apiUrl),
    SITE_URL: JSON.stringify(settings.site.url),
    PROJECT_ID: JSON.stringify(settings.firebase.projectId),
    FIRST_READS: JSON.stringify(documentReads),
  };
  const key = JSON.stringify(constants);
  const script = built.get(key) ?? bundle(constants);
  built.set(key, script);
  return script;
}

async function bundle(define: Record<string, string>) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define,
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

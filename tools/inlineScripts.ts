import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from './browsers.ts';
import type { Settings } from '../src/shared/config/settings.ts';
import { documentReads } from './documentReads.ts';

type DocumentSettings = Pick<Settings, 'apiUrl' | 'imageHosts'>;

const entries = {
  publicPages: new URL('../src/app/document/publicScript.ts', import.meta.url),
  protectedPages: new URL('../src/app/document/protectedScript.ts', import.meta.url),
  afterHeader: new URL('../src/app/document/afterHeaderScript.ts', import.meta.url),
};

/**
 * The texts of the inline scripts. Each document has that of its kind in its head, and a protected page has another one after its header.
 * The Content-Security-Policy lists their hashes.
 */
export type InlineScripts = Readonly<Record<keyof typeof entries, string>>;

const built = new Map<string, Promise<InlineScripts>>();

/**
 * Bundles the inline scripts. Those in the head set the theme and capture clicks for event replay. That of the protected pages also begins a page's first reads from the API and shows their first cars. That after the
 * header only lays it out.
 */
export function inlineScripts(settings: DocumentSettings): Promise<InlineScripts> {
  const key = JSON.stringify([settings.apiUrl, settings.imageHosts]);
  const scripts = built.get(key) ?? bundleAll(settings);
  built.set(key, scripts);
  return scripts;
}

async function bundleAll(settings: DocumentSettings): Promise<InlineScripts> {
  const bundleFor = (name: keyof typeof entries) => bundle(entries[name], settings);
  const [publicPages, protectedPages, afterHeader] = await Promise.all([
    bundleFor('publicPages'),
    bundleFor('protectedPages'),
    bundleFor('afterHeader'),
  ]);
  return { publicPages, protectedPages, afterHeader };
}

async function bundle(entry: URL, settings: DocumentSettings) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      API_URL: JSON.stringify(settings.apiUrl),
      IMAGE_HOSTS: JSON.stringify(settings.imageHosts),
      FIRST_READS: JSON.stringify(documentReads),
    },
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: {
      target: buildTarget,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(entry),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const [chunk] = outputs;
  if (chunk?.type !== 'chunk' || outputs.length > 1)
    throw new Error(`${entry.pathname} is not bundled into a single file.`);
  if (chunk.code.includes('</script')) throw new Error(`${entry.pathname} holds “</script”, which would end it.`);
  return chunk.code.trim();
}

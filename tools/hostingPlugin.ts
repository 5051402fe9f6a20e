import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { checkSettings } from '../src/lib/config/settings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { HOSTING_FILE, hostingConfig } from './hosting.ts';
import { documents } from './pages.ts';

/**
 * Writes the hosting configuration beside the built files, with a Content-Security-Policy for the hosts in the settings and what the
 * documents hold.
 * @param raw the settings of the build
 */
export function hostingPlugin(raw: Record<string, string>): Plugin {
  const { settings } = checkSettings(raw);
  let config: ResolvedConfig;

  return {
    name: 'hosting',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      // After `prerenderPlugin`, which writes the documents.
      order: 'post',
      sequential: true,
      handler({ dir = config.build.outDir }) {
        if (!settings) return;
        const pages = documents.map((file) => readFileSync(join(dir, file), 'utf8'));
        writeFileSync(join(dir, HOSTING_FILE), JSON.stringify(hostingConfig(contentPolicy(settings, pages)), null, 2));
      },
    },
  };
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { checkSettings } from '../src/shared/config/settings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { HOSTING_FILE, hostingConfig } from './hosting.ts';
import { inlineScript } from './inlineScript.ts';

/**
 * Writes the hosting configuration beside the built files, with a Content-Security-Policy for the hosts in the settings and the inline
 * script of the documents.
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
    async writeBundle({ dir = config.build.outDir }) {
      if (!settings) return;
      const policy = contentPolicy(settings, [await inlineScript(settings)]);
      writeFileSync(join(dir, HOSTING_FILE), JSON.stringify(hostingConfig(policy), null, 2));
    },
  };
}

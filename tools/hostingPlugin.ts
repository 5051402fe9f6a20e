import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { checkSettings } from '../src/shared/config/settings.ts';
import { contentPolicy } from './contentPolicy.ts';
import { HOSTING_FILE, hostingConfig } from './hosting.ts';
import { inlineScripts } from './inlineScripts.ts';
import { styleOf } from './pagePlugin.ts';

/**
 * Writes the hosting configuration beside the built files, with a Content-Security-Policy for the hosts in the settings, the site's
 * inline scripts and the styles that its documents contain. It comes after `prerenderPlugin`, which writes them.
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
      order: 'post',
      sequential: true,
      async handler({ dir = config.build.outDir }) {
        if (!settings) return;
        const documents = readdirSync(dir).filter((file) => file.endsWith('.html'));
        const styles = documents.map((file) => styleOf(readFileSync(join(dir, file), 'utf8')));
        const policy = contentPolicy(settings, { scripts: Object.values(await inlineScripts(settings)), styles });
        writeFileSync(join(dir, HOSTING_FILE), JSON.stringify(hostingConfig(policy), null, 2));
      },
    },
  };
}

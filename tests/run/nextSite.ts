import './ownPorts';
import { appSettings } from '@sandbox/run/appSettings';
import { build, loadConfigFromFile, type PluginOption } from 'vite';

const [outDir = ''] = process.argv.slice(2);

/**
 * Builds the next version of the site for the browser tests: a changed setting changes the hashes in the file names.
 * Only the app and the document of home: rendering the others would take most of the time.
 */
Object.assign(process.env, appSettings(), { VITE_SITE_NAME: 'SecondGear Next' });
const mode = 'sandbox';
const loaded = await loadConfigFromFile({ command: 'build', mode });
if (!loaded) throw new Error('There is no vite.config.ts.');
const { config } = loaded;

await build({
  ...config,
  configFile: false,
  mode,
  logLevel: 'error',
  plugins: (config.plugins ?? []).flat().filter((plugin) => !isPrerender(plugin)),
  build: { ...config.build, outDir, emptyOutDir: true },
});

function isPrerender(plugin: PluginOption) {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'prerender';
}

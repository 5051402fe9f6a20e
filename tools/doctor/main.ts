import { loadEnv, runnerImport } from 'vite';
import type * as doctor from './doctor';
import { report } from './finding';
import { readOptions } from './options';
import { examineSettings } from './settings';

try {
  const { mode, hosts, ...options } = readOptions(process.argv.slice(2));
  const raw = { ...loadEnv(mode, process.cwd()), MODE: mode };
  const { settings, findings } = examineSettings(raw);
  // The schemas of `src` read complete settings from `import.meta.env`, which Vite fills from the environment.
  Object.assign(process.env, raw);
  const load = () =>
    runnerImport<typeof doctor>('./tools/doctor/doctor.ts', {
      configFile: false,
      mode,
      resolve: { tsconfigPaths: true },
      logLevel: 'error',
    });
  const visit = settings && { settings, ...options, site: options.site ?? (settings.site.url || undefined) };
  const parts = visit ? await (await load()).module.examine(visit, hosts) : [];
  const { text, hasFaults } = report([['settings', findings], ...parts]);
  console.log(text);
  process.exitCode = hasFaults ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

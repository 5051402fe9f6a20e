import { loadEnv, runnerImport } from 'vite';
import * as v from 'valibot';
import type * as doctor from './doctor';
import { readOptions } from './options';
import { report } from './report';
import { examineSettings } from './settings';

const codeSchema = v.object({ examine: v.custom<typeof doctor.examine>((value) => typeof value === 'function') });

try {
  const { mode, hosts, ...options } = readOptions(process.argv.slice(2));
  const raw = { ...loadEnv(mode, process.cwd()), MODE: mode };
  const { settings, findings } = examineSettings(raw);
  const examine = settings && (await loadExamine(mode, raw));
  const parts = (settings && (await examine?.({ settings, ...options }, hosts))) ?? [];
  const { text, hasFaults } = report([['settings', findings], ...parts]);
  console.log(text);
  process.exitCode = hasFaults ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** The schemas of `src` read complete settings from `import.meta.env`, which Vite fills from the environment. */
async function loadExamine(mode: string, raw: Readonly<Record<string, string>>) {
  Object.assign(process.env, raw);
  const { module } = await runnerImport<unknown>('./tools/doctor/doctor.ts', {
    configFile: false,
    mode,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return v.parse(codeSchema, module).examine;
}

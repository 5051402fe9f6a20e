import { loadEnv, runnerImport } from 'vite';
import * as v from 'valibot';
import { consult } from './doctor';
import type * as examination from './examine';
import { readOptions, usage, type Options } from './options';
import { exitStatus } from './report';

const codeSchema = v.object({
  examine: v.custom<typeof examination.examine>((value) => typeof value === 'function'),
});

const options = optionsOf(process.argv.slice(2));
process.exitCode = options ? await run(options) : exitStatus.unable;

function optionsOf(args: readonly string[]) {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}

async function run(given: Options) {
  const env = { ...loadEnv(given.mode, process.cwd()), MODE: given.mode };
  const { output, status } = await consult(given, env, { loadExamine: () => loadExamine(given.mode, env) });
  console.log(output);
  return status;
}

/** The schemas of `src` read the settings from `import.meta.env`, which Vite fills from the environment. */
async function loadExamine(mode: string, env: Readonly<Record<string, string>>) {
  Object.assign(process.env, env);
  const { module } = await runnerImport<unknown>('./tools/doctor/examine.ts', {
    configFile: false,
    mode,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return v.parse(codeSchema, module).examine;
}

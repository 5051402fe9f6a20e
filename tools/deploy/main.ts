import { execFileSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { deploy } from './deploy';
import { readOptions, usage, type DeployOptions } from './options';
import { runCommand } from './runCommand';

const options = optionsOf(process.argv.slice(2));
process.exitCode = options && (await run(options)) ? 0 : 1;

function optionsOf(args: readonly string[]) {
  try {
    return readOptions(args, branchOf);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return undefined;
  }
}

function run(given: DeployOptions) {
  const env = { ...loadEnv(given.mode, process.cwd()), MODE: given.mode };
  return deploy(given, env, { run: runCommand, say: (line) => console.log(line) });
}

/** Undefined without a branch, as in a checkout of a single commit. */
function branchOf() {
  const branch = execFileSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], { encoding: 'utf8' }).trim();
  return branch === 'HEAD' ? undefined : branch;
}

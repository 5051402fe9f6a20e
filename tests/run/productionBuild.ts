import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_HINT } from '@tools/compileHintPlugin';
import { run } from './command';
import { firstLoadFaults } from './firstLoads';
import { hostedSettings } from './hostedSettings';
import { mapFaults } from './mapFaults';
import { pageFaults } from './pageFaults';
import { policyFaults } from './policyFaults';

const folder = '.sandbox/checks/dist';
// Demo accounts, addresses of the fake backends, and the code that only a build with `VITE_SENTRY_DSN` needs.
const strange =
  /__SENTRY__|secondgear\.test|second-gear|demo-secondgear|pk_test_sandbox|localhost:\d{4}|127\.0\.0\.1:\d{4}/g;

const faults = [...(await faultsOfBuild()), ...(await faultsOfBuildWithoutEmail())];
console.log(faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

async function faultsOfBuild() {
  const { isFine, output } = await build(hostedSettings);
  if (!isFine) return [`The build with complete settings failed:\n${output}`];
  const files = filesOf(folder);
  const leaks = files.flatMap((file) => {
    const found = new Set(readFileSync(file, 'utf8').match(strange));
    return [...found].map((words) => `${file} holds "${words}", which does not belong into it.`);
  });
  const hosts = [
    hostedSettings.VITE_API_URL,
    hostedSettings.VITE_PAYMENTS_URL,
    'https://api.imgbb.com',
    'https://i.ibb.co',
    `https://${hostedSettings.VITE_FIREBASE_AUTH_DOMAIN}`,
  ];
  return [
    ...leaks,
    ...missingFiles(files),
    ...files
      .filter((file) => file.endsWith('.js') && !readFileSync(file, 'utf8').startsWith(COMPILE_HINT))
      .map((file) => `${file} does not begin with the compile hint.`),
    ...pageFaults(folder),
    ...policyFaults(folder, files, hosts),
    ...mapFaults(folder, files),
    ...firstLoadFaults(folder),
  ];
}

/** An address in a style sheet that the build could not resolve stays as it was written. */
function missingFiles(files: readonly string[]) {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((sheet) => {
      const addresses = readFileSync(sheet, 'utf8').matchAll(/url\(["']?(?!data:|#)([^)"']+)/g);
      return [...addresses].flatMap(([, address = '']) =>
        existsSync(join(folder, address)) ? [] : [`${sheet} names ${address}, which is missing.`],
      );
    });
}

/** The command must fail as well; `settingsPlugin.test.ts` has a case for each setting. */
async function faultsOfBuildWithoutEmail() {
  const { isFine, output } = await build({ ...hostedSettings, VITE_SITE_EMAIL: '' });
  if (isFine) return ['A build without VITE_SITE_EMAIL went through.'];
  return output.includes('VITE_SITE_EMAIL')
    ? []
    : [`A build without VITE_SITE_EMAIL failed without naming it:\n${output}`];
}

function build(env: Record<string, string>) {
  return run(['vite', 'build', '--outDir', folder, '--emptyOutDir', '--manifest'], env);
}

function filesOf(root: string) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command';
import { firstLoadFaults } from './firstLoads';
import { hostedSettings } from './hostedSettings';
import { pageFaults } from './pageFaults';
import { policyFaults } from './policyFaults';

const folder = '.sandbox/checks/dist';
// Demo accounts and addresses of the stand-ins.
const strange = /secondgear\.test|second-gear|demo-secondgear|pk_test_sandbox|localhost:\d{4}|127\.0\.0\.1:\d{4}/g;
const faulty = [
  { VITE_STRIPE_JS_URL: 'http://localhost:4102/stripe.js' },
  { VITE_AUTH_EMULATOR_URL: 'http://localhost:9099' },
  { VITE_API_URL: 'no address' },
  { VITE_PAYMENTS_URL: 'http://payments.example.com' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'example.firebaseapp.com; script-src *' },
  { VITE_FIREBASE_API_KEY: 'with:colon' },
  { VITE_SITE_EMAIL: '' },
] as const;

const faults = [...(await faultsOfBuild()), ...(await buildsThatShouldFail())];
console.log(faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

async function faultsOfBuild() {
  const { isFine, output } = await build(hostedSettings);
  if (!isFine) return [`The build with complete settings failed:\n${output}`];
  const files = filesOf(folder);
  const leaks = files.flatMap((file) => {
    const found = new Set(readFileSync(file, 'utf8').match(strange));
    return [...found].map((words) => `${file} holds "${words}", which belongs to the stand-ins.`);
  });
  const hosts = [
    hostedSettings.VITE_API_URL,
    hostedSettings.VITE_PAYMENTS_URL,
    'https://api.imgbb.com',
    'https://i.ibb.co',
    `https://${hostedSettings.VITE_FIREBASE_AUTH_DOMAIN}`,
  ];
  return [...leaks, ...pageFaults(folder), ...policyFaults(folder, files, hosts), ...(await firstLoadFaults(folder))];
}

async function buildsThatShouldFail() {
  const missed: string[] = [];
  for (const fault of faulty) {
    const [name = ''] = Object.keys(fault);
    const { isFine, output } = await build({ ...hostedSettings, ...fault });
    if (isFine) missed.push(`A build with ${JSON.stringify(fault)} went through.`);
    else if (!output.includes(name)) missed.push(`A build with a faulty ${name} failed without naming it:\n${output}`);
  }
  return missed;
}

function build(env: Record<string, string>) {
  return run(['vite', 'build', '--outDir', folder, '--emptyOutDir', '--manifest'], env);
}

function filesOf(root: string) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

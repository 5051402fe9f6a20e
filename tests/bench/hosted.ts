import { rmSync } from 'node:fs';
import { appSettings } from '@sandbox/run/appSettings';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { addressOf, ports, storeFolder } from '@sandbox/run/ports';
import { startFakeBackends } from '@sandbox/run/fakeBackends';
import { run } from '@tests/run/command';
import { hostedSettings } from '@tests/run/hostedSettings';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { type ReverseProxy, startReverseProxy } from './front';
import { fillStore } from './market';

const folder = '.sandbox/bench';

/** The built site. Its source maps are beside it (`tools/sourceMapsPlugin.ts`). */
export const builtFolder = `${folder}/dist`;

const apiPort = ports.app + 1;
export const apiAddress = `http://localhost:${apiPort}`;
/** Where the hosted build is served, compressed as Firebase Hosting does. */
export const siteAddress = addressOf('app');

export interface Hosted {
  site: ReverseProxy;
  stop: () => Promise<void>;
}

/**
 * Starts the product as it is hosted: the production build behind the hosting emulator, API and pictures from the
 * fake backends, everything compressed. Signing in is impossible, because such a build does not use the identity emulator.
 */
export async function startHosted(): Promise<Hosted> {
  const hosts = { VITE_API_URL: apiAddress, VITE_IMAGE_HOSTS: `localhost:${ports.images}` };
  // Without the identity emulator, only a build in this mode may use hosts on this machine.
  await build({ ...hostedSettings, ...hosts }, ['--mode', 'development']);
  return compressed(await startEmpty());
}

/** The same with the sandbox build, where the demo accounts can sign in, and `count` cars. */
export async function startHostedSandbox(count: number): Promise<Hosted> {
  await build({ ...appSettings(), VITE_API_URL: apiAddress }, ['--mode', 'sandbox']);
  await fillStore(count);
  return compressed(await start());
}

async function compressed(backends: { stop: () => Promise<void> }): Promise<Hosted> {
  const site = await startReverseProxy(ports.app, addressOf('hosting'), 11);
  const api = await startReverseProxy(apiPort, addressOf('market'), 5);
  return {
    site,
    stop: async () => {
      await Promise.all([site.stop(), api.stop()]);
      await backends.stop();
    },
  };
}

/**
 * Starts the sandbox build behind the hosting emulator, where the demo accounts can sign in.
 * @param count the number of cars, which are all posts of the demo seller, of sellers and of buyers
 * @param reports the number of reports, of which every reported car has two or three
 */
export async function startSandbox(count: number, { reports = 0 } = {}): Promise<{ stop: () => Promise<void> }> {
  await build(appSettings(), ['--mode', 'sandbox']);
  await fillStore(count, reports);
  return start();
}

function startEmpty() {
  rmSync(storeFolder, { recursive: true, force: true });
  return start();
}

function start() {
  const hosting = readHosting(`${builtFolder}/${HOSTING_FILE}`);
  return startFakeBackends({
    folder: storeFolder,
    care: 'as-deployed',
    site: { folder, hosting: { ...hosting, public: 'dist' } },
  });
}

async function build(settings: Record<string, string>, more: readonly string[] = []) {
  await runBuild(['--outDir', builtFolder, '--emptyOutDir', ...more], settings);
}

export async function runBuild(args: readonly string[], settings: Record<string, string>): Promise<void> {
  const { isFine, output } = await run(['vite', 'build', ...args], settings);
  if (!isFine) throw new UserFacingError(`The build to be measured failed:\n${output}`);
}

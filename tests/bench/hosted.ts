import { rmSync } from 'node:fs';
import { appSettings } from '@sandbox/run/appSettings';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { addressOf, ports, storeFolder } from '@sandbox/run/ports';
import { startFakeBackends } from '@sandbox/run/fakeBackends';
import { run } from '@tests/run/command';
import { hostedSettings } from '@tests/run/hostedSettings';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { type Front, startFront } from './front';
import { fillStore } from './market';

const folder = '.sandbox/bench';

/** The built site's files, source maps beside them. */
export const builtFolder = `${folder}/dist`;

const apiPort = ports.app + 1;
export const apiAddress = `http://localhost:${apiPort}`;
/** Where the hosted build stands, compressed as the hosting does. */
export const siteAddress = addressOf('app');

export interface Hosted {
  site: Front;
  stop: () => Promise<void>;
}

/**
 * The product as it is hosted: the production build behind the hosting emulator, its API and pictures from the
 * stand-ins, everything compressed. Nobody can sign in, because such a build knows no stand-in of the identity service.
 */
export async function startHosted(): Promise<Hosted> {
  const hosts = { VITE_API_URL: apiAddress, VITE_IMAGE_HOSTS: `localhost:${ports.images}` };
  // Of builds that know no stand-in of the identity service, only this mode's may use hosts of this machine.
  await build({ ...hostedSettings, ...hosts }, ['--mode', 'development']);
  const standIns = await startEmpty();
  const site = await startFront(ports.app, addressOf('hosting'), 11);
  const api = await startFront(apiPort, addressOf('market'), 5);
  return {
    site,
    stop: async () => {
      await Promise.all([site.stop(), api.stop()]);
      await standIns.stop();
    },
  };
}

/**
 * The sandbox build behind the hosting emulator, where the demo accounts can sign in.
 * @param count of cars on the market, of the demo seller's own posts, of sellers and of buyers
 */
export async function startSandbox(count: number): Promise<{ stop: () => Promise<void> }> {
  await build(appSettings(), ['--mode', 'sandbox']);
  await fillStore(count);
  return start();
}

function startEmpty() {
  rmSync(storeFolder, { recursive: true, force: true });
  return start();
}

function start() {
  const hosting = readHosting(`${builtFolder}/${HOSTING_FILE}`);
  return startFakeBackends({ folder: storeFolder, site: { folder, hosting: { ...hosting, public: 'dist' } } });
}

async function build(settings: Record<string, string>, more: readonly string[] = []) {
  await runBuild(['--outDir', builtFolder, '--emptyOutDir', '--sourcemap', 'hidden', ...more], settings);
}

export async function runBuild(args: readonly string[], settings: Record<string, string>): Promise<void> {
  const { isFine, output } = await run(['vite', 'build', ...args], settings);
  if (!isFine) throw new UserFacingError(`The build to be measured failed:\n${output}`);
}

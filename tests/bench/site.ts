import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '@sandbox/data/seed';
import { appSettings } from '@sandbox/run/appSettings';
import { startFakeBackends } from '@sandbox/run/fakeBackends';
import { addressOf, ports, storeFolder } from '@sandbox/run/ports';
import { UserFacingError } from '@sandbox/run/userFacingError';
import { openDatabase } from '@sandbox/store/database';
import { demoAccount } from '@tests/browser/support/demoPeople';
import { run } from '@tests/run/command';
import { HOSTING_FILE, readHosting } from '@tools/hosting';
import { serveCompressed } from './compressing';

export const folder = '.sandbox/bench';
const apiPort = ports.app + 1;
export const builtFolder = `${folder}/dist`;
export const siteAddress = `https://localhost:${ports.app}`;
export const apiAddress = `https://localhost:${apiPort}`;

/** Pages and scripts that are served beside the site, by path. */
export const addedFiles = new Map<string, string>();

export async function buildSite(): Promise<void> {
  const call = ['vite', 'build', '--outDir', builtFolder, '--emptyOutDir', '--mode', 'sandbox'];
  const { isFine, output } = await run(call, { ...appSettings(), VITE_API_URL: apiAddress });
  if (!isFine) throw new UserFacingError(`The build to be measured failed:\n${output}`);
}

/** Runs the action with the site behind the hosting emulator, and the fake backends with this many cars, all compressed. */
export async function withCars<T>(count: number, action: () => Promise<T>): Promise<T> {
  await fillStore(count);
  const hosting = { ...readHosting(`${builtFolder}/${HOSTING_FILE}`), public: 'dist' };
  const backends = await startFakeBackends({ folder: storeFolder, care: 'as-deployed', site: { folder, hosting } });
  const stops = [
    serveCompressed(ports.app, addressOf('hosting'), { quality: 11, own: addedFiles, isStatic: true }),
    serveCompressed(apiPort, addressOf('market'), { quality: 5 }),
  ];
  try {
    return await action();
  } finally {
    for (const stop of stops) stop();
    await backends.stop();
  }
}

/** The demo data and `count` cars, all of the demo seller. */
async function fillStore(count: number) {
  rmSync(storeFolder, { recursive: true, force: true });
  mkdirSync(storeFolder, { recursive: true });
  const database = await openDatabase(storeFolder);
  await seed(database, { cars: count });
  await database.cars.update({}, { email: demoAccount('seller').email });
  await database.close();
  writeFileSync(join(storeFolder, 'seeded'), '');
}

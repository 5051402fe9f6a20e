import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '@sandbox/data/seed';
import type { Care } from '@sandbox/host/care';
import type { HostProcess } from '@sandbox/host/hostProcess';
import { verifyIdentity } from '@sandbox/identity/accounts';
import { startIdentity } from '@sandbox/identity/startIdentity';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { openDatabase } from '@sandbox/store/database';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { lockFolder } from './folderLock';
import { addressOf, type PortName } from './ports';
import { expectPortsFree, serve } from './serve';
import { UserFacingError } from './userFacingError';

interface FakeBackendsOptions {
  folder: string;
  /** A built site that the hosting emulator serves too. */
  site?: { folder: string; hosting: object };
  care?: Care;
  /** More ports that must be free before anything starts. */
  alsoFree?: readonly PortName[];
}

export interface FakeBackends {
  /** Resolves when the identity emulator exits on its own. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a fake of every hosted backend. If one fails, those already started are stopped again. */
export async function startFakeBackends({
  folder,
  site,
  care = 'strict',
  alsoFree = [],
}: FakeBackendsOptions): Promise<FakeBackends> {
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let undo = stops.pop(); undo; undo = stops.pop()) await undo();
  };
  try {
    stops.push(await lockFolder(folder));
    const emulators = ['identity', 'hub', ...(site ? (['hosting'] as const) : [])] as const;
    await expectPortsFree(['market', 'payments', 'images', ...emulators, ...alsoFree]);

    const database = await openStore(folder);
    stops.push(() => database.close());

    const identity = await startIdentity(folder, site);
    stops.push(identity.stop);
    const hosts = { care, onEnd: reportEnd };
    stops.push(await serve(marketApp({ ...hosts, database, verifyIdentity }), 'market'));
    stops.push(await serve(await paymentsServerApp({ ...hosts, folder }), 'payments'));
    const images = imagesApp({ folder: join(folder, 'images'), publicUrl: addressOf('images') });
    stops.push(await serve(images, 'images'));
    return { ended: identity.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens the store and seeds it at the first start. If a first start was killed before it finished, seeding starts over. */
export async function openStore(folder: string) {
  const database = await openDatabase(folder).catch((error: unknown) => {
    throw new UserFacingError(error instanceof Error ? error.message : String(error));
  });
  const seededMarker = join(folder, 'seeded');
  const cars = askedCars();
  if (!existsSync(seededMarker)) {
    await database.clear();
    await seed(database, { cars });
    writeFileSync(seededMarker, String(cars));
  } else if (cars > 0 && cars !== Number(readFileSync(seededMarker, 'utf8'))) {
    console.warn(`SANDBOX_CARS=${cars} has no effect on the data that are there: npm run sandbox:reset deletes them.`);
  }
  return database;
}

function reportEnd(_host: HostProcess, reason: string) {
  console.error(`A host has ended, and responds to nobody until the fake backends are started again. ${reason}`);
}

/** @throws UserFacingError if the environment asks for something else than a number of cars */
function askedCars() {
  const asked = process.env['SANDBOX_CARS'] ?? '';
  const cars = Number(asked);
  if (Number.isInteger(cars) && cars >= 0) return cars;
  throw new UserFacingError(`SANDBOX_CARS is “${asked}”: enter a whole number, such as 10000, or unset it.`);
}

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startIdentity } from '@sandbox/identity/startIdentity';
import { verifyIdentity } from '@sandbox/identity/accounts';
import { imagesApp } from '@sandbox/images/imagesApp';
import { holdFolder } from './folderLock';
import { marketApp } from '@sandbox/market/marketApp';
import { UserFacingError } from './userFacingError';
import { addressOf, type PortName } from './ports';
import { seed } from '@sandbox/data/seed';
import { expectFree, serve } from './serve';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { openWorld } from '@sandbox/store/world';

interface StandInsOptions {
  folder: string;
  /** Serve this built site by the hosting emulator too. */
  site?: { folder: string; hosting: object };
  /** More ports that must be free before anything starts. */
  alsoFree?: readonly PortName[];
}

export interface FakeBackends {
  /** Settles if the identity emulator ends by itself. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/** Starts every hosted backend's stand-in, or none: what was started is stopped again when a later one fails. */
export async function startFakeBackends({ folder, site, alsoFree = [] }: StandInsOptions): Promise<FakeBackends> {
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (let undo = stops.pop(); undo; undo = stops.pop()) await undo();
  };
  try {
    stops.push(await holdFolder(folder));
    const emulators = ['identity', 'hub', 'logging', ...(site ? (['hosting'] as const) : [])] as const;
    await expectFree(['market', 'payments', 'images', ...emulators, ...alsoFree]);

    const world = await openStore(folder);
    stops.push(() => world.close());

    const identity = await startIdentity(folder, site);
    stops.push(identity.stop);
    stops.push(await serve(marketApp({ world, verifyIdentity }), 'market'));
    stops.push(await serve(await paymentsServerApp({ folder }), 'payments'));
    const images = imagesApp({ folder: join(folder, 'images'), publicUrl: addressOf('images'), art: true });
    stops.push(await serve(images, 'images'));
    return { ended: identity.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The store, with the demo data from the first start on; a first start that was killed midway begins again. */
async function openStore(folder: string) {
  const world = await openWorld(folder).catch((error: unknown) => {
    throw new UserFacingError(error instanceof Error ? error.message : String(error));
  });
  const mark = join(folder, 'seeded');
  if (!existsSync(mark)) {
    await world.clear();
    await seed(world, seedOptions());
    writeFileSync(mark, '');
  }
  return world;
}

function seedOptions() {
  const cars = Number(process.env['SANDBOX_CARS']);
  return cars > 0 ? { cars } : {};
}

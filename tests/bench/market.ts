import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFolder } from '@sandbox/run/ports';
import { seed } from '@sandbox/data/seed';
import { newId } from '@sandbox/store/objectId';
import { openWorld } from '@sandbox/store/world';
import { demoAccount } from '@tests/browser/support/demoPeople';

const givenNames = ['Ada', 'Bruno', 'Chiara', 'Daniel', 'Elif', 'Farid', 'Greta', 'Hana', 'Ivo', 'Jonas', 'Kaja'];
const familyNames = ['Andersen', 'Balogun', 'Costa', 'Demir', 'Eriksen', 'Fischer', 'Garcia', 'Haddad', 'Ivanov'];

/** Recreates the store with the demo data and `count` cars, sellers and buyers. */
export async function fillStore(count: number): Promise<void> {
  rmSync(storeFolder, { recursive: true, force: true });
  mkdirSync(storeFolder, { recursive: true });
  const world = await openWorld(storeFolder);
  await seed(world, { cars: count });
  for (const role of ['seller', 'buyer']) {
    await world.users.insertAll(Array.from({ length: count }, (_, index) => userDocument(role, index)));
  }
  // All cars belong to the demo seller, so that the list of own posts is as long as the list of all cars.
  await world.cars.update({}, { email: demoAccount('seller').email });
  await world.close();
  writeFileSync(join(storeFolder, 'seeded'), '');
}

function userDocument(role: string, index: number) {
  const givenName = givenNames[index % givenNames.length] ?? '';
  const familyName = familyNames[(index * 7) % familyNames.length] ?? '';
  const email = `${givenName}.${familyName}.${index}@${role}s.test`.toLowerCase();
  return { _id: newId(), name: `${givenName} ${familyName} ${index}`, email, photURL: '', role };
}

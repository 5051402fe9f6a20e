import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFolder } from '@sandbox/run/ports';
import { seed } from '@sandbox/data/seed';
import type { Doc } from '@sandbox/store/collection';
import { newId } from '@sandbox/store/objectId';
import { openDatabase } from '@sandbox/store/database';
import { demoAccount } from '@tests/browser/support/demoPeople';

const givenNames = ['Ada', 'Bruno', 'Chiara', 'Daniel', 'Elif', 'Farid', 'Greta', 'Hana', 'Ivo', 'Jonas', 'Kaja'];
const familyNames = ['Andersen', 'Balogun', 'Costa', 'Demir', 'Eriksen', 'Fischer', 'Garcia', 'Haddad', 'Ivanov'];

const REPORTS_PER_CAR = 2.5;
const REPORT_AGE_MS = 60_000;

/** Recreates the store with the demo data and `count` cars, sellers and buyers, and with reports in place of the demo ones, if any. */
export async function fillStore(count: number, reports = 0): Promise<void> {
  rmSync(storeFolder, { recursive: true, force: true });
  mkdirSync(storeFolder, { recursive: true });
  const database = await openDatabase(storeFolder);
  await seed(database, { cars: count });
  for (const role of ['seller', 'buyer']) {
    await database.users.insertAll(Array.from({ length: count }, (_, index) => userDocument(role, index)));
  }
  // All cars belong to the demo seller, so that the list of own posts is as long as the list of all cars.
  await database.cars.update({}, { email: demoAccount('seller').email });
  if (reports > 0) {
    const cars = (await database.cars.find()).slice(0, Math.ceil(reports / REPORTS_PER_CAR));
    await database.reportedpost.remove({});
    await database.reportedpost.insertAll(
      Array.from({ length: reports }, (_, index) => reportDocument(cars[index % cars.length], index)),
    );
  }
  await database.close();
  writeFileSync(join(storeFolder, 'seeded'), '');
}

function userDocument(role: string, index: number) {
  const givenName = givenNames[index % givenNames.length] ?? '';
  const familyName = familyNames[(index * 7) % familyNames.length] ?? '';
  const email = `${givenName}.${familyName}.${index}@${role}s.test`.toLowerCase();
  return { _id: newId(), name: `${givenName} ${familyName} ${index}`, email, photURL: '', role };
}

/** A report of a car, one minute older than the one before. */
function reportDocument(car: Doc | undefined, index: number): Doc {
  return {
    _id: newId(new Date(Date.now() - index * REPORT_AGE_MS)),
    reportPostId: car?._id,
    product_title: car?.['title'],
    product_img: car?.['img'],
    price: car?.['price'],
    userName: `${givenNames[index % givenNames.length] ?? ''} ${familyNames[index % familyNames.length] ?? ''}`,
    email: `reporter-${index}@buyers.test`,
    userComment: 'The mileage is not what the service book says.',
  };
}

import { factories } from '@sandbox/data/factories';
import type { Fields } from '@sandbox/store/collection';
import { openDatabase } from '@sandbox/store/database';
import { newId } from '@sandbox/store/objectId';

/** The data of the sandbox marketplace. Stories may read it to check what was stored. */
export const database = await openDatabase();

const make = factories(database);
const pending: Promise<unknown>[] = [];

/** Resolves when everything created so far is stored. The sandbox hosts wait for it before they respond. */
export async function databaseReady() {
  while (pending.length > 0) await Promise.all(pending.splice(0));
}

type Maker = keyof ReturnType<typeof factories>;
type Create = (fields?: Fields, at?: Date) => { id: string };

/** Returns the id synchronously; the document is stored before the next request is handled. */
function createLater(maker: Maker): Create {
  return (fields = {}, at = new Date()) => {
    const id = newId(at);
    pending.push(make[maker]({ _id: id, ...fields }));
    return { id: typeof fields['_id'] === 'string' ? fields['_id'] : id };
  };
}

/** Creates documents in the wire format. Any field may be given, also with an invalid value. `at` is the time of creation. */
export const aCar = createLater('aCar');
export const aWish = createLater('aWish');
export const aReport = createLater('aReport');
export const aBrand = createLater('aBrand');
/** Creates a user record without an account, with the role buyer by default; `aBuyer` of people.ts creates both. */
export const aRecord = createLater('aBuyer');

const brands = [
  ['Toyota', 'toyota'],
  ['BMW', 'bmw'],
  ['Ford', 'ford'],
  ['Jeep', 'jeep'],
  ['Jaguar', 'jaguar'],
] as const;

/** Empties the marketplace but for the five brands. Every story starts from there. */
export async function resetDatabase() {
  await databaseReady();
  await database.clear();
  for (const [name, slug] of brands) aBrand({ name, slug });
}

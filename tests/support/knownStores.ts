import { deviceStores, lifetimeOf } from '@/lib/config/deviceStores';

/** The names of all that a page stores: the keys of both storages and the databases. */
async function storedNames() {
  const databases = await indexedDB.databases();
  return {
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: databases.map(({ name = '' }) => name),
  };
}

/** Those that the table of `deviceStores.ts` does not have. */
function unknownNames(stored: Awaited<ReturnType<typeof storedNames>>) {
  return (['localStorage', 'sessionStorage', 'indexedDB'] as const).flatMap((place) =>
    stored[place].filter((name) => !isKnown(name, Object.keys(deviceStores[place]))).map((name) => `${place}: ${name}`),
  );
}

function isKnown(name: string, known: readonly string[]) {
  const ofUser = /^user [0-9a-f]{16} (.+)$/.exec(name)?.[1];
  return ofUser === undefined ? known.some((start) => name.startsWith(start)) : lifetimeOf(ofUser) !== undefined;
}

/** @throws Error with the names that a story has left on the device and that are not in the table */
export async function expectKnownStores(testPath = '') {
  const unknown = testPath.includes('/tests/stories/') ? unknownNames(await storedNames()) : [];
  if (unknown.length > 0)
    throw new Error(`src/lib/config/deviceStores.ts and SECURITY.md have no line for\n${unknown.join('\n')}`);
}

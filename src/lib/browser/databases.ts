import { isDatabaseRefused } from './refusedStorage';

/** Whether the browser has this database. Opening it would create it. Also true in Firefox 125, which cannot list them. */
export async function hasDatabase(name: string) {
  return !('databases' in indexedDB) || (await indexedDB.databases()).some((database) => database.name === name);
}

/** The same, but also true if it cannot be found out at present. A browser that refuses databases has none. */
export const mayHaveDatabase = (name: string) => hasDatabase(name).catch((error: unknown) => !isDatabaseRefused(error));

/** The browser did not answer in time. What was to be read is unknown, and what was to be written may still be written. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError';
}

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { DATABASE_TIMEOUT_MS } from '@/lib/config/limits';
import { DatabaseTimeoutError, hasDatabase } from './databases';
import { withTimeout } from './withTimeout';

/**
 * An IndexedDB database. It is opened for each use: it is rarely needed, and the browser may close a connection that stays open. A browser
 * can keep every use of a database waiting, as WebKit does for a page that it has stopped in the middle of a transaction.
 */
export function createDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
) {
  type Work<T> = (database: IDBPDatabase<Schema>) => Promise<T>;

  /** A use has not been answered in time, and not yet. The next ones would wait behind it. */
  let isSilent = false;

  async function open<T>(work: Work<T>) {
    const database = await openDB<Schema>(name, 1, { upgrade: create });
    return work(database).finally(() => database.close());
  }

  async function inTime<T>(begin: () => Promise<T>) {
    if (isSilent) throw new DatabaseTimeoutError();
    const use = begin();
    const done = await withTimeout(
      use.then((value) => ({ value })),
      DATABASE_TIMEOUT_MS,
    );
    if (done) return done.value;
    isSilent = true;
    const hear = () => {
      isSilent = false;
    };
    use.then(hear, hear);
    throw new DatabaseTimeoutError();
  }

  return {
    /** Creates the database if it is missing. @throws DatabaseTimeoutError, and DOMException if the browser stores nothing for this site */
    use: <T>(work: Work<T>) => inTime(() => open(work)),
    /** The same, but resolves with undefined, without the work, if the database is missing: nothing was ever stored. */
    useExisting: <T>(work: Work<T>) => inTime(async () => ((await hasDatabase(name)) ? open(work) : undefined)),
  };
}

import * as database from 'fake-indexeddb';
import { freezeTime } from '@tests/support/clock';

/** Database names of Firebase's SDK. With the second one it checks whether IndexedDB is available. */
const firebaseDatabase = /^(firebase|validate-browser-context-for-indexeddb)/;

// oxlint-disable-next-line typescript/unbound-method -- it is put back, not called
const { transaction } = database.IDBDatabase.prototype;

/** The database answers in real time, which fake time waits for. */
const waitFor = (target: EventTarget, ends: readonly string[]) =>
  void freezeTime(
    () =>
      new Promise<void>((resolve) => {
        for (const end of ends) target.addEventListener(end, () => resolve());
      }),
  );

function counted(this: IDBDatabase, ...args: Parameters<IDBDatabase['transaction']>) {
  const begun = transaction.apply(this, args);
  waitFor(begun, ['complete', 'abort']);
  return begun;
}

/**
 * An empty IndexedDB. It is unavailable to Firebase's SDK, which then stores its session in local storage: stories can read it there,
 * and need not wait for asynchronous writes.
 */
export function shimDatabase() {
  const databases = new database.IDBFactory();
  const open = databases.open.bind(databases);
  databases.open = (name, version) => {
    if (firebaseDatabase.test(name))
      throw new DOMException('This database is unavailable in stories.', 'InvalidStateError');
    const request = open(name, version);
    waitFor(request, ['success', 'error']);
    return request;
  };
  // Every page load wraps this method again.
  Object.assign(database.IDBDatabase.prototype, { transaction: counted });
  Object.assign(globalThis, database, { indexedDB: databases });
}

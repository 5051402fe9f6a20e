import * as database from 'fake-indexeddb';

/** Of Firebase's SDK: the last is how it looks whether there is a database at all. */
const ofFirebase = /^(firebase|validate-browser-context-for-indexeddb)/;

/**
 * An empty IndexedDB. Firebase's SDK finds none: it keeps its session in local storage, where stories read it, and does nothing
 * that a story could not wait for.
 */
export function shimDatabase() {
  const databases = new database.IDBFactory();
  const open = databases.open.bind(databases);
  databases.open = (name, version) => {
    if (ofFirebase.test(name)) throw new DOMException('The story keeps no such database.', 'InvalidStateError');
    return open(name, version);
  };
  Object.assign(globalThis, database, { indexedDB: databases });
}

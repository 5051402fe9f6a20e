import * as database from 'fake-indexeddb';

/** An empty IndexedDB. The identity service's SDK finds none, and keeps its session in local storage, where stories read it. */
export function shimDatabase() {
  const databases = new database.IDBFactory();
  const open = databases.open.bind(databases);
  databases.open = (name, version) => {
    if (name === 'firebaseLocalStorageDb')
      throw new DOMException('The story keeps no such database.', 'InvalidStateError');
    return open(name, version);
  };
  Object.assign(globalThis, database, { indexedDB: databases });
}

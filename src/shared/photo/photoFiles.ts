import { openDB, type DBSchema } from 'idb';

interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile };
}

export interface FilePlace {
  database: string;
  key: string;
}

/** @throws DOMException if the browser has no room for it or stores nothing for this site */
export async function writeFile({ database, key }: FilePlace, file: File) {
  const { name, type, lastModified } = file;
  // Some browsers cannot read a stored file again, but all of them can read bytes.
  const bytes = await file.arrayBuffer();
  await withDatabase(database, (opened) => opened.put('files', { name, type, lastModified, bytes }, key));
}

export async function readFile({ database, key }: FilePlace) {
  const stored = await withDatabase(database, (opened) => opened.get('files', key));
  if (!stored) return undefined;
  const { name, type, lastModified, bytes } = stored;
  return new File([bytes], name, { type, lastModified });
}

export function deleteFile({ database, key }: FilePlace) {
  return withDatabase(database, (opened) => opened.delete('files', key));
}

/** Opens the database for each use, because an open connection would block its deletion at sign-out. */
async function withDatabase<T>(name: string, work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const opened = await open(name);
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}

function open(name: string) {
  return openDB<Schema>(name, 1, { upgrade: (database) => void database.createObjectStore('files') });
}

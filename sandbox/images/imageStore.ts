import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface ImageStore {
  /** Callers must check that `name` is a plain file name: it is joined to the folder's path. */
  read: (name: string) => Promise<Bytes | undefined>;
  write: (name: string, bytes: Bytes) => Promise<void>;
}

export const imageStore = (folder: string | undefined): ImageStore =>
  folder === undefined ? memoryStore() : folderStore(folder);

function memoryStore(): ImageStore {
  const images = new Map<string, Bytes>();
  return {
    read: (name) => Promise.resolve(images.get(name)),
    write: (name, bytes) => {
      images.set(name, bytes);
      return Promise.resolve();
    },
  };
}

function folderStore(folder: string): ImageStore {
  return {
    read: (name) => readFile(join(folder, name)).then((bytes) => Uint8Array.from(bytes), undefinedIfMissing),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, name));
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

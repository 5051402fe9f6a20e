import type Nedb from '@seald-io/nedb';
import { newId } from './objectId';

export type Fields = Readonly<Record<string, unknown>>;
export type Doc = Fields & { readonly _id: string };

interface UpsertResult {
  matched: number;
  modified: number;
  upsertedId: string | null;
}

const oldestFirst = (a: Doc, b: Doc): number => (a._id < b._id ? -1 : 1);

/** Schemaless documents, as in the hosted database. Lists are in order of creation. */
export class Collection {
  readonly #store: Nedb<Fields>;
  #version = 0;

  constructor(store: Nedb<Fields>) {
    this.#store = store;
  }

  /** Grows with every write; a cached response is valid as long as it has not changed. */
  get version(): number {
    return this.#version;
  }

  /** Generates an id with the given creation time, unless the document has one. */
  async insert(fields: Fields, createdAt?: Date): Promise<Doc> {
    const doc = await this.#store.insertAsync<Fields>({ _id: newId(createdAt), ...fields });
    this.#version += 1;
    return doc;
  }

  async insertAll(docs: readonly Doc[]): Promise<void> {
    await this.#store.insertAsync<Fields>([...docs]);
    this.#version += 1;
  }

  async find(query: Fields = {}): Promise<Doc[]> {
    const docs = await this.#store.findAsync<Doc>(query);
    return docs.sort(oldestFirst);
  }

  /** Returns the oldest match. */
  async findOne(query: Fields): Promise<Doc | null> {
    return (await this.find(query))[0] ?? null;
  }

  count(query: Fields = {}): Promise<number> {
    return this.#store.countAsync(query);
  }

  async remove(query: Fields): Promise<number> {
    const removed = await this.#store.removeAsync(query, { multi: true });
    if (removed > 0) this.#version += 1;
    return removed;
  }

  async update(query: Fields, changes: Fields): Promise<number> {
    const { numAffected } = await this.#store.updateAsync(query, { $set: changes }, { multi: true });
    if (numAffected > 0) this.#version += 1;
    return numAffected;
  }

  /** A missing document is created with the changes as its only fields. Unchanged documents count as matched, not modified. */
  async upsert(id: string, changes: Fields): Promise<UpsertResult> {
    if ((await this.count({ _id: id, ...changes })) > 0) return { matched: 1, modified: 0, upsertedId: null };
    const { upsert } = await this.#store.updateAsync({ _id: id }, { $set: changes }, { upsert: true });
    this.#version += 1;
    return upsert ? { matched: 0, modified: 0, upsertedId: id } : { matched: 1, modified: 1, upsertedId: null };
  }

  /** Waits for pending writes and compacts the file to one line per document. */
  close(): Promise<void> {
    return this.#store.compactDatafileAsync();
  }
}

import type Nedb from '@seald-io/nedb';
import { newId } from './objectId';

export type Fields = Readonly<Record<string, unknown>>;
export type Doc = Fields & { readonly _id: string };

interface Updated {
  matched: number;
  modified: number;
  upsertedId: string | null;
}

const oldestFirst = (a: Doc, b: Doc): number => (a._id < b._id ? -1 : 1);

/** Documents kept whole, as the hosted database keeps them; lists come in the order of creation. */
export class Collection {
  readonly #store: Nedb<Fields>;
  #version = 0;

  constructor(store: Nedb<Fields>) {
    this.#store = store;
  }

  /** Grows with every write, so that an answer made earlier is known to be still right. */
  get version(): number {
    return this.#version;
  }

  /** The id is made here, of the given time, unless the document brings its own. */
  async insert(fields: Fields, at?: Date): Promise<Doc> {
    const doc = await this.#store.insertAsync<Fields>({ _id: newId(at), ...fields });
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

  /** The oldest of those that match. */
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

  /** An id that is gone comes back with the changes and nothing else; what is already so counts as matched only. */
  async upsert(id: string, changes: Fields): Promise<Updated> {
    if ((await this.count({ _id: id, ...changes })) > 0) return { matched: 1, modified: 0, upsertedId: null };
    const { upsert } = await this.#store.updateAsync({ _id: id }, { $set: changes }, { upsert: true });
    this.#version += 1;
    return upsert ? { matched: 0, modified: 0, upsertedId: id } : { matched: 1, modified: 1, upsertedId: null };
  }

  /** Waits for what is under way and brings the file down to one line a document. */
  close(): Promise<void> {
    return this.#store.compactDatafileAsync();
  }
}

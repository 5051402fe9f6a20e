import type { Care } from '@sandbox/host/care';
import type { HostProcess } from '@sandbox/host/hostProcess';
import { factories } from '@sandbox/data/factories';
import { marketApp } from '@sandbox/market/marketApp';
import type { Doc } from '@sandbox/store/collection';
import { issueToken } from '@sandbox/market/tokens';
import { openDatabase, type Database } from '@sandbox/store/database';

export const people = {
  buyer: 'noor@example.test',
  seller: 'mara@example.test',
  admin: 'adaeze@example.test',
} as const;
export type Person = keyof typeof people;

interface Call {
  as?: Person | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The marketplace API with one document of each kind; `call('PUT /users/admin/:seller')` inserts their ids into the path. */
class MarketCaller {
  readonly database: Database;
  readonly market: HostProcess;
  #docs: Record<string, Doc> = {};

  constructor(database: Database, care: Care) {
    this.database = database;
    this.market = marketApp({ database, care });
  }

  async reset(): Promise<void> {
    await this.database.clear();
    const make = factories(this.database);
    const [buyer, seller, car] = [await make.aBuyer(), await make.aSeller(), await make.aCar()];
    const wish = await make.aWish({ wishListIid: car._id });
    const report = await make.aReport({ reportPostId: car._id });
    this.#docs = { admin: await make.anAdmin(), brand: await make.aBrand(), buyer, seller, car, wish, report };
  }

  doc(name: 'buyer' | 'seller' | 'car' | 'wish' | 'report'): Doc {
    return this.#docs[name] ?? { _id: '' };
  }

  async call(line: string, { as, body, headers = {} }: Call = {}): Promise<Response> {
    const [method = '', path = ''] = line.split(' ');
    const type = { 'content-type': 'application/json' };
    const token = as === undefined ? {} : { authorization: `Bearer ${await issueToken(people[as])}` };
    return this.market.request(
      path.replace(/:(\w+)/, (_, name: string) => this.#docs[name]?._id ?? ''),
      {
        method,
        headers: { ...type, ...token, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
  }
}

export const openMarket = async (care: Care = 'strict'): Promise<MarketCaller> =>
  new MarketCaller(await openDatabase(), care);

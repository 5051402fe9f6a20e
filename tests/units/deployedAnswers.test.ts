// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { factories } from '@sandbox/data/factories';
import { marketApp } from '@sandbox/market/marketApp';
import { issueToken } from '@sandbox/market/tokens';
import { openDatabase } from '@sandbox/store/database';
import { newId } from '@sandbox/store/objectId';
import { stripeApi } from '@sandbox/stripe/api';
import { createStripe, paymentsApp } from '@sandbox/stripe/paymentsApp';
import { type Answer, carShape, deployedAnswers, type Sent } from '@tests/contract/deployed/answers';

const reasons: string[] = [];
const onEnd = (_host: unknown, reason: string) => void reasons.push(reason);
const database = await openDatabase();
const market = marketApp({ database, care: 'as-deployed', onEnd });
const payments = paymentsApp({ stripe: createStripe(stripeApi()), care: 'as-deployed', onEnd });
const ids = await fillDatabase();

const bearers = {
  buyer: `Bearer ${await issueToken('buyer@secondgear.test')}`,
  seller: `Bearer ${await issueToken('seller@secondgear.test')}`,
  admin: `Bearer ${await issueToken('admin@secondgear.test')}`,
  malformed: 'Bearer nonsense',
  noscheme: await issueToken('buyer@secondgear.test'),
} as const;

/** As many documents as the deployed host had, and among them those that the requests are about. */
async function fillDatabase() {
  const make = factories(database);
  const aCar = () => database.cars.insert(documentOf(carShape));
  const made = {
    admin: await make.anAdmin({ email: 'admin@secondgear.test' }),
    buyer: await make.aBuyer({ email: 'buyer@secondgear.test' }),
    seller: await make.aSeller({ email: 'seller@secondgear.test' }),
    user: await make.aBuyer({ email: 'Mixed.Case@Secondgear.Test' }),
    nobody: await make.aBuyer({ email: undefined }),
    car: await aCar(),
    ownCar: await aCar(),
    otherCar: await aCar(),
    wish: await make.aWish(),
    paidWish: await make.aWish(),
    otherWish: await make.aWish(),
    report: await make.aReport(),
  };
  const { cars, users, wishlist, reportedpost } = database;
  const sizes = [
    [cars, 74],
    [users, 42],
    [wishlist, 28],
    [reportedpost, 4],
  ] as const;
  for (const [collection, size] of sizes) {
    for (let count = await collection.count(); count < size; count += 1)
      await collection.insert({ email: `${count}@x` });
  }
  const found = Object.entries(made).map(([name, { _id }]) => [name, _id] as const);
  return new Map([...found, ['CAR', made.car._id.toUpperCase()], ['gone', newId()], ['missing', newId()]]);
}

function documentOf(shape: string) {
  const examples: Record<string, unknown> = { string: 'text', number: 1, boolean: true };
  const fields = [...shape.matchAll(/(\w+):(\w+)/g)].filter(([, name]) => name !== '_id');
  return Object.fromEntries(fields.map(([, name = '', type = '']) => [name, examples[type]]));
}

const withIds = (text: string) =>
  text.replaceAll(/:(\w*[a-z]\w*|CAR)\b/gi, (whole, name: string) => ids.get(name) ?? whole);

function requestFor(call: string, { as, body, text, type = 'application/json', preflight }: Sent) {
  const [method = '', path = ''] = call.split(' ');
  const headers = new Headers({ origin: 'http://localhost:5173' });
  if (as !== undefined) headers.set('authorization', bearers[as]);
  if (preflight) {
    headers.set('origin', preflight[0]);
    headers.set('access-control-request-method', preflight[1]);
    headers.set('access-control-request-headers', preflight[2]);
  }
  const sent = text ?? (body === undefined ? undefined : withIds(JSON.stringify(body)));
  if (sent !== undefined) headers.set('content-type', type);
  return new Request(`http://localhost${withIds(path)}`, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
}

async function describeAnswer(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type');
  const text = await response.text();
  const methods = response.headers.get('access-control-allow-methods');
  return {
    status: response.status,
    type,
    hasTag: response.headers.has('etag'),
    body: text.startsWith('<!DOCTYPE html>') ? 'html page' : type?.includes('json') ? shapeOf(JSON.parse(text)) : text,
    ...(methods !== null && {
      allowedMethods: methods,
      allowedHeaders: response.headers.get('access-control-allow-headers') ?? '',
    }),
  };
}

function shapeOf(json: unknown) {
  if (Array.isArray(json)) return `[${json.length}]`;
  const fields = Object.entries(json ?? {}).map(([name, value]) => `${name}:${value === null ? 'null' : typeof value}`);
  return `{${fields.toSorted().join(',')}}`;
}

describe('The fake hosts as deployed answer what the deployed ones answered', () => {
  test.each(deployedAnswers)('%s (%s)', async (call, _case, sent, answer) => {
    const host = call.includes('/create-payment-intent') ? payments : market;
    const response = await host.fetch(requestFor(call, sent));
    if (answer !== 'no answer') {
      expect(await describeAnswer(response)).toEqual(answer);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-max-age')).toBeNull();
      return;
    }
    expect(response.type, 'the request that ends the process').toBe('error');
    expect((await host.request('/')).type, 'everybody’s requests after it').toBe('error');
    host.restart();
    expect((await host.request('/')).type).not.toBe('error');
  });

  test('and stored what the deployed ones stored', async () => {
    expect(await database.payments.count({ wishListId: 'abc' }), 'before it failed').toBe(1);
    expect(await database.cars.count({ _id: 'f'.repeat(24) }), 'the first one').toBe(1);
    const documents = await database.cars.find();
    expect(
      documents.filter((car) => Object.keys(car).length === 1),
      'empty documents',
    ).toHaveLength(2);
  });
});

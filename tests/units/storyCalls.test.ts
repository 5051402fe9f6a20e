import axios from 'axios';
import { describe, expect, test } from 'vitest';
import { breakCall, calls, callsTo, slowCall } from '@tests/support/calls';
import { freezeTime, advanceTime, startClock } from '@tests/support/clock';
import { expectAllowedHeaders } from '@tests/support/knownCalls';
import { database } from '@tests/support/database';

const market = axios.create({ baseURL: 'http://localhost:4101' });
const toyotas = () => market.get<{ _id: string; title: string }[]>('/category/toyota');
const realSetTimeout = setTimeout;

describe('A broken request', () => {
  test.each([
    ['fails' as const, 'Network Error', undefined],
    ['html' as const, 'status code 502', '<!DOCTYPE html><title>502</title><h1>Application error</h1>'],
    [401, 'status code 401', 'unauthorized'],
    [403, 'status code 403', { message: 'forbidden access' }],
  ])('%s until it is repaired', async (how, message, data) => {
    const repair = breakCall('GET /category/:slug', how);
    const error: unknown = await toyotas().catch((reason: unknown) => reason);
    if (!axios.isAxiosError(error)) throw new Error('The call went through.');
    expect(error.message).toContain(message);
    expect(error.response?.data).toEqual(data);
    repair();
    expect((await toyotas()).data).toEqual([]);
    expect(callsTo('GET /category/toyota')).toHaveLength(2);
  });

  test('is broken the given number of times, and no other request is', async () => {
    breakCall('GET /category/toyota', 'fails', { times: 1 });
    expect((await market.get('/category/bmw')).data).toEqual([]);
    await expect(toyotas()).rejects.toThrow('Network Error');
    expect((await toyotas()).data).toEqual([]);
  });

  test('is executed even if its response is lost', async () => {
    breakCall('POST /users', 'response lost');
    await expect(market.post('/users', { email: 'noor@example.test' })).rejects.toThrow('Network Error');
    expect(await database.users.count({ email: 'noor@example.test' })).toBe(1);
    expect(calls).toMatchObject([{ method: 'POST', path: '/users', body: { email: 'noor@example.test' } }]);
  });

  test('hangs until the client gives up', async () => {
    startClock();
    breakCall('GET /category/toyota', 'hangs');
    const client = new AbortController();
    const request = market.get('/category/toyota', { signal: client.signal });
    const hanging = expect(request).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    await advanceTime(60_000);
    expect(calls).toHaveLength(1);
    client.abort();
    await hanging;
  });

  test('is slow only on the clock of the story', async () => {
    startClock();
    slowCall('GET /category/toyota', 5000);
    let hasResponse = false;
    void toyotas().then(() => (hasResponse = true));
    await advanceTime(4900);
    expect(hasResponse).toBe(false);
    await advanceTime(200);
    expect(hasResponse).toBe(true);
  });
});

test('A header that the hosts refuse fails the test that sent it, by fetch and by XHR', async () => {
  await fetch('http://localhost:4101/cars', { headers: { 'User-Agent': 'axios/1.0', accept: '*/*' } });
  await market.get('/category/toyota', { headers: { 'X-Page': '1' }, adapter: 'xhr' });
  expect(expectAllowedHeaders).toThrow(/user-agent: GET market \/cars\nx-page: GET market \/category\/toyota$/);
  expect(expectAllowedHeaders).not.toThrow();
});

describe('The clock of a story', () => {
  test('is paused while a response is pending, however slow the machine is', async () => {
    startClock();
    const slowMachine = () => new Promise<Response>((done) => realSetTimeout(() => done(Response.json([])), 300));
    breakCall('GET /category/toyota', () => freezeTime(slowMachine));
    const request = market.get('/category/toyota', { timeout: 1000 });
    const expectation = expect(request).resolves.toMatchObject({ status: 200, data: [] });
    await advanceTime(2000);
    await expectation;
  });
});

// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { issueToken } from '@sandbox/market/tokens';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';

async function postIntent(body: string, bearer?: string) {
  const app = await paymentsServerApp();
  const authorization = bearer ?? `Bearer ${await issueToken('buyer@secondgear.test')}`;
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:5173', authorization };
  const response = await app.request('/create-payment-intent', { method: 'POST', body, headers });
  return { app, response, text: await response.text() };
}

const postPrice = (price: unknown) => postIntent(JSON.stringify({ price }));

describe('The payments host', () => {
  test.each([
    [12_500, 1_250_000],
    ['9500', 950_000],
    [0.5, 50],
    [999_999.99, 99_999_999],
  ])('creates an intent for %s dollars', async (price, amount) => {
    const { app, response, text } = await postPrice(price);
    expect(response.status).toBe(200);
    const secret = /^\{"clientSecret":"((pi_\w+)_secret_\w+)"\}$/.exec(text);
    const query = `key=pk_test_sandbox&client_secret=${secret?.[1] ?? ''}`;
    const intent = await app.request(`/v1/payment_intents/${secret?.[2] ?? ''}?${query}`);
    expect(await intent.json()).toMatchObject({ amount, currency: 'usd', payment_method_types: ['card'] });
  });

  test.each([19.99, '12,999', 'free', 0.49, 1_000_000, -5, null, undefined, {}])(
    'fails without an explanation for %s dollars',
    async (price) => {
      const { response, text } = await postPrice(price);
      expect(response.status).toBe(500);
      expect(text).toContain('<pre>Internal Server Error</pre>');
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    },
  );

  test('refuses a body that is not JSON', async () => {
    expect((await postIntent('price=5')).response.status).toBe(400);
  });

  test('needs a valid token', async () => {
    const app = await paymentsServerApp();
    const missing = await app.request('/create-payment-intent', { method: 'POST', body: '{"price":5}' });
    expect([missing.status, await missing.text()]).toEqual([401, 'unauthorized']);

    const expired = await postIntent('{"price":5}', `Bearer ${await issueToken('buyer@secondgear.test', -60)}`);
    expect([expired.response.status, expired.text]).toEqual([403, '{"message":"forbidden access"}']);
  });

  test('allows only pages on localhost', async () => {
    const app = await paymentsServerApp();
    const allowed = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const response = await app.request('/create-payment-intent', { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed('http://localhost:4173')).toBe('http://localhost:4173');
    expect(await allowed('https://elsewhere.test')).toBeNull();
  });

  test('serves Stripe.js as a script without eval, and returns a 304 if it has not changed', async () => {
    const app = await paymentsServerApp();
    const script = await app.request('/stripe.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const text = await script.text();
    expect(text).toContain('confirmCardPayment');
    expect(text).not.toMatch(/\beval\(|new Function\(|^import /m);

    const headers = { 'if-none-match': script.headers.get('etag') ?? '' };
    expect((await app.request('/stripe.js', { headers })).status).toBe(304);
  });
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { imagesApp } from '@sandbox/images/imagesApp';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { openMarket } from './marketCaller';

const { market } = await openMarket();

test.each([
  ['market', '/cars', market],
  ['payments host', '/create-payment-intent', await paymentsServerApp()],
  ['image host', '/1/upload', imagesApp({ publicUrl: 'http://localhost:4103' })],
])('The %s allows a page to send only two headers beyond the CORS-safelisted ones', async (_host, path, app) => {
  const requestHeaders = {
    origin: 'http://localhost:5173',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,user-agent',
  };
  const { headers } = await app.request(path, { method: 'OPTIONS', headers: requestHeaders });
  expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
});

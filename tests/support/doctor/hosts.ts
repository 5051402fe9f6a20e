import { Hono } from 'hono';
import { checkSettings } from '@/lib/config/settings';
import { factories } from '@sandbox/data/factories';
import type { Care } from '@sandbox/host/care';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { imageKey } from '@sandbox/run/settings';
import { openDatabase } from '@sandbox/store/database';
import { stripeApi } from '@sandbox/stripe/api';
import { createStripe, paymentsApp } from '@sandbox/stripe/paymentsApp';
import { hostedSettings } from '@tests/run/hostedSettings';
import { deployedSite } from './site';

export const SITE = 'https://cars.example.com';
/** The fake backends allow only pages of this machine by CORS. */
const LOCAL_SITE = 'http://localhost:5173';

/** The settings of a hosted site whose hosts the fake backends stand for. */
export const doctorSettings = {
  ...hostedSettings,
  VITE_IMAGE_UPLOAD_KEY: imageKey,
  VITE_FIREBASE_API_KEY: 'AIzaSyExampleExampleExampleExample00000',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_51ExampleExampleExample',
  MODE: 'production',
} as const;

export function settingsWith(changes: Readonly<Record<string, string>> = {}) {
  const { settings, faults } = checkSettings({ ...doctorSettings, ...changes });
  if (!settings) throw new Error(faults.join('\n'));
  return settings;
}

type Handle = (request: Request) => Promise<Response>;
/** Stands between the doctor and a host. */
export type Proxy = (request: Request, host: Handle) => Promise<Response>;
/** By the name of the host, such as `api.example.com`. */
export type Proxies = Readonly<Record<string, Proxy>>;

/** Every host that the settings name, in this process and healthy. @returns a `fetch` that reaches these alone */
export async function healthyHosts(care: Care = 'strict') {
  const settings = settingsWith();
  const database = await openDatabase();
  const make = factories(database);
  for (const title of ['Toyota Corolla 1.8', 'Toyota Yaris'])
    await make.aCar({ title, img: 'https://i.ibb.co/a/car.webp' });
  await make.aSeller();
  const stripe = stripeApi();
  const images = imagesApp({ publicUrl: 'https://i.ibb.co' });
  const popup = settings.firebase.authDomain;
  const apps: Readonly<Record<string, { fetch: (request: Request) => Response | Promise<Response> }>> = {
    'api.example.com': marketApp({ database, care }),
    'payments.example.com': paymentsApp({ stripe: createStripe(stripe), care }),
    'api.stripe.com': stripe,
    'api.imgbb.com': images,
    'i.ibb.co': images,
    'identitytoolkit.googleapis.com': identityToolkit([`${SITE}/`, `https://${popup}/`]),
    [popup]: { fetch: () => new Response('<!doctype html>') },
    'cars.example.com': deployedSite(settings),
  };
  return (proxies: Proxies = {}, sent: Request[] = []) =>
    async (url: string, init: RequestInit) => {
      const request = new Request(url, init);
      sent.push(request.clone());
      const name = new URL(url).host;
      const host: Handle = async (asked) => {
        const headers = new Headers(asked.headers);
        if (headers.get('origin') === SITE) headers.set('origin', LOCAL_SITE);
        const response = await apps[name]?.fetch(new Request(asked, { headers }));
        if (!response || response.type === 'error') throw failureOf('ECONNRESET');
        const received = new Response(response.body, response);
        if (received.headers.get('access-control-allow-origin') === LOCAL_SITE)
          received.headers.set('access-control-allow-origin', SITE);
        return received;
      };
      return proxies[name]?.(request, host) ?? host(request);
    };
}

/** Google's Identity Toolkit as it responds to a project with both sign-in methods and a key for these pages alone. */
function identityToolkit(referrers: readonly string[]) {
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.query('key') !== doctorSettings.VITE_FIREBASE_API_KEY) return identityError('API key not valid.');
    const referrer = c.req.header('referer') ?? '<empty>';
    return referrers.includes(referrer) ? next() : identityError(`Requests from referer ${referrer} are blocked.`);
  });
  app.get('/v1/projects', (c) => c.json({ projectId: '1', authorizedDomains: ['localhost', 'cars.example.com'] }));
  app.post('/v1/accounts:signInWithPassword', () => identityError('INVALID_LOGIN_CREDENTIALS'));
  app.post('/v1/accounts:createAuthUri', (c) => c.json({ authUri: 'https://accounts.google.com/o/oauth2/auth' }));
  return app;
}

/** An error in the format of Google's APIs. */
export function identityError(message: string, reason?: string) {
  const error = { code: 400, message, ...(reason !== undefined && { details: [{ reason }] }) };
  return Response.json({ error }, { status: 400 });
}

/** What Node's `fetch` throws when there is no response, for the reason of this code. */
export function failureOf(code: string) {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

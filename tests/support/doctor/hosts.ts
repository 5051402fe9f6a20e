import { factories } from '@sandbox/data/factories';
import type { Care } from '@sandbox/host/care';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { imageKey } from '@sandbox/run/settings';
import { openDatabase } from '@sandbox/store/database';
import { stripeApi } from '@sandbox/stripe/api';
import { createStripe, paymentsApp } from '@sandbox/stripe/paymentsApp';
import { checkBuildSettings } from '@tools/buildSettings';
import { hostedSettings } from '@tests/run/hostedSettings';
import { identityToolkit } from './google';
import { deployedSite } from './site';

export const SITE = 'https://cars.example.com';
const PROJECT = '123456789012';

/** The settings of a hosted site whose hosts the fake backends stand for. */
export const doctorSettings = {
  ...hostedSettings,
  VITE_IMAGE_UPLOAD_KEY: imageKey,
  VITE_FIREBASE_API_KEY: 'AIzaSyExampleExampleExampleExample00000',
  VITE_FIREBASE_APP_ID: `1:${PROJECT}:web:0a1b2c3d`,
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_51ExampleExampleExample',
  MODE: 'production',
} as const;

export const hostNames = [
  'api',
  'payments',
  'images',
  'pictures',
  'identity',
  'handler',
  'stripeJs',
  'stripeApi',
  'site',
] as const;
export type HostName = (typeof hostNames)[number];

export interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Every host that the settings name, in this process and healthy. */
export async function healthyHosts(care: Care = 'strict') {
  const { settings, faults } = checkBuildSettings(doctorSettings);
  if (!settings) throw new Error(faults.join('\n'));
  const database = await openDatabase();
  const make = factories(database);
  for (const [index, title] of ['Toyota Corolla 1.8', 'Toyota Yaris', 'Toyota Hilux'].entries())
    await make.aCar({ _id: `65f00000000000000000000${index}`, title, img: 'https://i.ibb.co/a/car.webp' });
  await make.aBrand();
  await make.aBuyer();
  await make.aSeller();
  const stripe = stripeApi();
  const images = imagesApp({ publicUrl: 'https://i.ibb.co' });
  const handlerPage = `https://${settings.firebase.authDomain}`;

  const apps: Record<HostName, [origin: string, app: App]> = {
    api: ['https://api.example.com', marketApp({ database, care })],
    payments: ['https://payments.example.com', paymentsApp({ stripe: createStripe(stripe), care })],
    images: ['https://api.imgbb.com', images],
    pictures: ['https://i.ibb.co', images],
    identity: [
      'https://identitytoolkit.googleapis.com',
      identityToolkit({
        apiKey: settings.firebase.apiKey,
        referrers: [`${SITE}/`, `${handlerPage}/`],
        projectNumber: PROJECT,
        authorizedDomains: ['localhost', settings.firebase.authDomain, 'cars.example.com'],
      }),
    ],
    handler: [
      handlerPage,
      { fetch: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }) },
    ],
    stripeJs: [
      'https://js.stripe.com',
      { fetch: () => new Response('', { headers: { 'content-type': 'text/javascript' } }) },
    ],
    stripeApi: ['https://api.stripe.com', stripe],
    site: [SITE, deployedSite(settings)],
  };
  return { database, settings, apps };
}

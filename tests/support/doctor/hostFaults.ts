import type { FaultRow } from './faultRow';
import { changed, fails, html, on, onEvery, responds, respondsJson, withHeaders } from './proxies';

const [fault, advice, untried] = ['fault', 'advice', 'untried'] as const;
const upload = 'POST /1/upload';
const imageError = (message: string) => on(upload, respondsJson(400, { success: false, error: { message } }));
const payments: readonly FaultRow[] = [
  ['payments/reachable', 'it hangs up', { payments: fails('ECONNRESET') }, fault, 'closed the connection'],
  [
    'payments/cors',
    'the token is not allowed',
    { payments: withHeaders({ 'access-control-allow-headers': 'content-type' }) },
    fault,
    'does not allow the header authorization',
  ],
  ['payments/cors', 'it is another host', { payments: html(404) }, fault, 'the status 404'],
];

const images: readonly FaultRow[] = [
  [
    'images/reachable',
    'the certificate is for others',
    { images: fails('ERR_TLS_CERT_ALTNAME_INVALID') },
    fault,
    'for another name',
  ],
  ['images/cors', 'preflights fail', { images: onEvery('OPTIONS', html(405)) }, fault, 'the status 405'],
  [
    'images/upload',
    'the key is unknown',
    { settings: { VITE_IMAGE_UPLOAD_KEY: 'no-such-key' }, mayWrite: true },
    fault,
    'refuses the upload key',
  ],
  ['images/upload', 'it is another host', { images: html(200), mayWrite: true }, fault, 'responds 200'],
  [
    'images/upload',
    'it is busy',
    { images: imageError('Rate limit reached.'), mayWrite: true },
    untried,
    'takes no calls for now',
  ],
  [
    'images/upload',
    'responses cannot be read',
    { images: on(upload, withHeaders({ 'access-control-allow-origin': undefined })), mayWrite: true },
    fault,
    'cannot read the responses',
  ],
  ['images/upload', 'nothing may be written', {}, untried, 'only reads and preflights are sent'],
  ['images/upload', 'it is refused', { images: imageError('Upload failed.'), mayWrite: true }, fault, 'gets 400'],
  [
    'images/upload',
    'pictures are stored elsewhere',
    {
      images: on(
        upload,
        changed((text) => text.replaceAll('i.ibb.co', 'i.example.org')),
      ),
      mayWrite: true,
    },
    fault,
    'stores pictures on i.example.org, which VITE_IMAGE_HOSTS does not list',
  ],
  [
    'images/upload',
    'pictures are private',
    { pictures: html(403), mayWrite: true },
    fault,
    'The uploaded picture gets 403',
  ],
];

const stripe: readonly FaultRow[] = [
  [
    'stripe/key',
    'it is of another form',
    { settings: { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_51Example' } },
    fault,
    'not a publishable key',
  ],
  ['stripe/key', 'it is a test key', {}, advice, 'no money moves'],
  ['stripe/script', 'it is blocked', { stripeJs: html(200) }, fault, 'Stripe.js is not at https://js.stripe.com/'],
  ['stripe/script', 'there is no way to it', { stripeJs: fails('EHOSTUNREACH') }, fault, 'no way to js.stripe.com'],
  ['stripe/account', 'the key is unknown', { stripeApi: responds(401, '{}') }, fault, 'Stripe refuses the key'],
];

export const hostFaults: readonly FaultRow[] = [...payments, ...images, ...stripe];

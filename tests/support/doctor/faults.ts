import type { HostName } from '@tools/doctor/options';
import { failureOf, identityError, type Handle, type Proxies, type Proxy } from './hosts';
import { SCRIPT_FILE } from './site';

/** What the doctor says, if this stands before the hosts, with these settings, or with the option `--write`. */
type FaultRow = readonly [
  says: string,
  kind: 'fault' | 'advice' | 'unknown',
  circumstances: { at?: Proxies; settings?: Readonly<Record<string, string>>; write?: true },
];

/** Applies to one call only, such as `GET /cars`; the query does not matter. */
const on =
  (line: string, proxy: Proxy): Proxy =>
  (request, host) =>
    line === `${request.method} ${new URL(request.url).pathname}` ? proxy(request, host) : host(request);
const preflights =
  (proxy: Proxy): Proxy =>
  (request, host) =>
    request.method === 'OPTIONS' ? proxy(request, host) : host(request);
/** Changes the response of the host: its headers (undefined removes one), its status, its text. */
const changed =
  (headers: Readonly<Record<string, string | undefined>>, status?: number, text?: (before: string) => string): Proxy =>
  async (request, host) => {
    const response = await host(request);
    const body = text ? text(await response.text()) : response.body;
    const result = new Response(body, { status: status ?? response.status, headers: response.headers });
    for (const [name, value] of Object.entries(headers))
      if (value === undefined) result.headers.delete(name);
      else result.headers.set(name, value);
    return result;
  };
const responds = (status: number, body = '', headers = {}) => changed(headers, status, () => body);
const html = (status: number) =>
  responds(status, '<!doctype html><h1>Bad Gateway</h1>', { 'content-type': 'text/html' });
const fails =
  (code: string): Proxy =>
  () =>
    Promise.reject(failureOf(code));
/** Node's `Request` follows the signal of its caller only as long as something holds it. */
const hanging: Request[] = [];
const hangs: Proxy = (request) =>
  new Promise((_, reject) => {
    hanging.push(request);
    request.signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });

const api = (proxy: Proxy): Proxies => ({ 'api.example.com': proxy });
const google = (proxy: Proxy): Proxies => ({ 'identitytoolkit.googleapis.com': proxy });
const refuses = (line: string, message: string, reason?: string) =>
  google(on(line, () => Promise.resolve(identityError(message, reason))));
const site = (proxy: Proxy): Proxies => ({ 'cars.example.com': proxy });
const policy = (change: (text: string) => string) =>
  site(async (request, host) => {
    const response = await host(request);
    response.headers.set('content-security-policy', change(response.headers.get('content-security-policy') ?? ''));
    return response;
  });
/** What a hosting service does that serves one page for all addresses. */
const onePage: Proxy = (request, host: Handle) =>
  host(new URL(request.url).pathname.startsWith('/assets/start') ? request : new Request(new URL('/', request.url)));

const apiFaults: readonly FaultRow[] = [
  ['is a name that is not known', 'fault', { at: api(fails('ENOTFOUND')) }],
  ['did not respond in time', 'fault', { at: api(hangs) }],
  ['has no certificate that browsers trust', 'fault', { at: api(fails('CERT_HAS_EXPIRED')) }],
  ['the status 404', 'fault', { at: api(preflights(html(404))) }],
  [
    'does not allow https://cars.example.com',
    'fault',
    { at: api(changed({ 'access-control-allow-origin': 'https://www.example.com' })) },
  ],
  ['does not allow the header authorization', 'fault', { at: api(changed({ 'access-control-allow-headers': '*' })) }],
  ['does not allow DELETE', 'fault', { at: api(changed({ 'access-control-allow-methods': 'GET, POST, PUT' })) }],
  [
    'GET /carCategories redirects to “https://www.example.com/a”',
    'fault',
    { at: api(on('GET /carCategories', responds(301, '', { location: 'https://www.example.com/a' }))) },
  ],
  ['502 with an HTML page', 'fault', { at: api(on('GET /user/buyer', html(502))) }],
  [
    'responds with something else: “{"data"',
    'fault',
    {
      at: api(
        on(
          'GET /category/toyota',
          changed({}, 200, (text) => `{"data":${text}}`),
        ),
      ),
    },
  ],
  [
    'something else: “{"isAdmin"',
    'fault',
    { at: api(on('GET /users/admin/doctor%40secondgear.invalid', responds(200, '{"isAdmin":"no"}'))) },
  ],
  [
    'is on i.postimg.cc, which VITE_IMAGE_HOSTS does not list',
    'advice',
    {
      at: api(
        on(
          'GET /cars',
          changed({}, 200, (text) => text.replaceAll('i.ibb.co', 'i.postimg.cc')),
        ),
      ),
    },
  ],
  ['gets data', 'advice', { at: api(on('GET /reportedpost', responds(200, '[]'))) }],
  ['token gets the status 500', 'fault', { at: api(on('GET /wishlist', html(500))) }],
  [
    'cannot read that it was refused',
    'fault',
    { at: api(on('GET /wishlist', changed({ 'access-control-allow-origin': undefined }))) },
  ],
  ['gives a token', 'advice', { at: api(on('GET /jwt', responds(200, '{}'))) }],
  ['gets the status 401', 'fault', { at: api(on('GET /jwt', responds(401))) }],
];

const paymentsFaults: readonly FaultRow[] = [
  ['Stripe refuses the key', 'fault', { at: { 'api.stripe.com': responds(401, '{}') } }],
  ['Whether Stripe knows the key', 'unknown', { at: { 'api.stripe.com': responds(500, '{}') } }],
  ['no money moves', 'advice', {}],
];

const imagesFaults: readonly FaultRow[] = [
  [
    'The upload of a picture gets 400 and “Invalid API v1 key.”',
    'fault',
    { settings: { VITE_IMAGE_UPLOAD_KEY: 'no-such-key' }, write: true },
  ],
  ['Whether the upload key is right is not known', 'unknown', {}],
  [
    'cannot read the responses of the image host',
    'fault',
    {
      at: { 'api.imgbb.com': on('POST /1/upload', changed({ 'access-control-allow-origin': undefined })) },
      write: true,
    },
  ],
  [
    'stores pictures on i.postimg.cc, which VITE_IMAGE_HOSTS does not list',
    'fault',
    {
      at: {
        'api.imgbb.com': on(
          'POST /1/upload',
          changed({}, 200, (text) => text.replaceAll('i.ibb.co', 'i.postimg.cc')),
        ),
      },
      write: true,
    },
  ],
  ['The uploaded picture gets 403', 'fault', { at: { 'i.ibb.co': html(403) }, write: true }],
];

const firebaseFaults: readonly FaultRow[] = [
  ['not know the API key', 'fault', { settings: { VITE_FIREBASE_API_KEY: 'AIzaOther' } }],
  ['Authentication is not set up', 'fault', { at: refuses('GET /v1/projects', 'CONFIGURATION_NOT_FOUND') }],
  [
    'not for signing in',
    'fault',
    { at: refuses('GET /v1/projects', 'Requests are blocked.', 'API_KEY_SERVICE_BLOCKED') },
  ],
  [
    'From https://other.firebaseapp.com/: The API key refuses this page',
    'fault',
    { settings: { VITE_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' } },
  ],
  ['Firebase responds with', 'unknown', { at: google(html(503)) }],
  [
    'cars.example.com is not an authorized domain',
    'fault',
    { at: google(on('GET /v1/projects', responds(200, '{"authorizedDomains":["localhost"]}'))) },
  ],
  ['has no page for the popup', 'fault', { at: { 'example.firebaseapp.com': html(404) } }],
  [
    'Signing in with e-mail and password: It is off',
    'fault',
    { at: refuses('POST /v1/accounts:signInWithPassword', 'PASSWORD_LOGIN_DISABLED'), write: true },
  ],
  [
    'tells strangers',
    'advice',
    { at: refuses('POST /v1/accounts:signInWithPassword', 'EMAIL_NOT_FOUND'), write: true },
  ],
  [
    'Signing in with Google: It is off',
    'fault',
    { at: refuses('POST /v1/accounts:createAuthUri', 'OPERATION_NOT_ALLOWED : not found.'), write: true },
  ],
];

const siteFaults: readonly FaultRow[] = [
  ['which is not SecondGear', 'fault', { at: site(on('GET /', html(200))) }],
  [
    'X-Content-Type-Options is “none” instead of “nosniff”',
    'advice',
    { at: site(on(`GET ${SCRIPT_FILE}`, changed({ 'x-content-type-options': 'none' }))) },
  ],
  [
    'Strict-Transport-Security is “max-age=3600”',
    'advice',
    { at: site(changed({ 'strict-transport-security': 'max-age=3600' })) },
  ],
  [
    'Cross-Origin-Opener-Policy is “same-origin”',
    'fault',
    { at: site(changed({ 'cross-origin-opener-policy': 'same-origin' })) },
  ],
  [
    'settings: connect-src',
    'fault',
    { at: policy((text) => text.replace('https://api.example.com', 'https://old.example.com')) },
  ],
  ['settings: frame-ancestors', 'fault', { at: policy((text) => text.replace(/; frame-ancestors [^;]*/, '')) }],
  ['settings: script-src', 'fault', { at: site(changed({}, undefined, (text) => text.replace('theme()', 'track()'))) }],
  [
    '/blog gets the status 301 to “/blog.html”',
    'fault',
    { at: site(on('GET /blog', responds(301, '', { location: '/blog.html' }))) },
  ],
  ['/home gets another page than home.html', 'advice', { at: site(onePage) }],
  ['get the status 200 and 200 instead of 404', 'advice', { at: site(onePage) }],
  [
    '“max-age=3600” instead of “no-cache”',
    'fault',
    { at: site(on('GET /', changed({ 'cache-control': 'max-age=3600' }))) },
  ],
  [
    'Cache-Control is “” instead of',
    'advice',
    { at: site(on(`GET ${SCRIPT_FILE}`, changed({ 'cache-control': undefined }))) },
  ],
];

export const faultsOf: Readonly<Record<HostName, readonly FaultRow[]>> = {
  api: apiFaults,
  payments: paymentsFaults,
  images: imagesFaults,
  firebase: firebaseFaults,
  site: siteFaults,
};

/** Every host sends what a terminal would obey. */
export const repeats: Proxies = Object.fromEntries(
  ['api.imgbb.com', 'api.stripe.com', 'identitytoolkit.googleapis.com'].map((host) => [
    host,
    () => Promise.resolve(Response.json({ error: { message: '\u001b[2J' } }, { status: 500 })),
  ]),
);

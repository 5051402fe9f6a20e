import type { HostName } from '@tools/doctor/options';
import { failureOf, identityError, type Proxies, type Proxy } from './hosts';
import { SCRIPT_FILE } from './site';

interface Circumstances {
  at?: Proxies;
  settings?: Readonly<Record<string, string>>;
  write?: true;
}
/** What the doctor says, if this stands before the hosts, with these settings, or with the option `--write`. */
type Says = Readonly<Record<string, Circumstances>>;

/** Applies to one call only, such as `GET /cars`; the query does not matter. */
const on =
  (line: string, proxy: Proxy): Proxy =>
  (request, host) =>
    line === `${request.method} ${new URL(request.url).pathname}` ? proxy(request, host) : host(request);
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
const header = (name: string, value?: string) => changed({ [name]: value });
const text = (change: (before: string) => string) => changed({}, undefined, change);
const responds = (status: number, body = '', headers = {}) => changed(headers, status, () => body);
const redirects = (location: string) => responds(301, '', { location });
const html = (status: number) => responds(status, '<!doctype html><h1>Bad</h1>', { 'content-type': 'text/html' });
/** Nobody has signed up yet. */
const nobodyThere: Proxy = (request, host) =>
  new URL(request.url).pathname.startsWith('/user/') ? responds(200, '[]')(request, host) : host(request);
const fails = (code: string) => () => Promise.reject(failureOf(code));
/** Node's `Request` follows the signal of its caller only as long as something holds it. */
const hanging: Request[] = [];
const hangs: Proxy = (request) =>
  new Promise((_, reject) => {
    hanging.push(request);
    request.signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
  });
const elsewhere = text((body) => body.replaceAll('i.ibb.co', 'i.postimg.cc'));

const at = (host: string, proxy: Proxy, more: Circumstances = {}): Circumstances => ({
  at: { [host]: proxy },
  ...more,
});
const api = (proxy: Proxy) => at('api.example.com', proxy);
const cors = (part: string, value: string) => api(header(`access-control-allow-${part}`, value));
const upload = (proxy: Proxy) => at('api.imgbb.com', on('POST /1/upload', proxy), { write: true });
const google = (proxy: Proxy) => at('identitytoolkit.googleapis.com', proxy, { write: true });
const refuses = (line: string, message: string, reason?: string) =>
  google(on(line, () => Promise.resolve(identityError(message, reason))));
const site = (proxy: Proxy) => at('cars.example.com', proxy);
const policy = (change: (text: string) => string) =>
  site(async (request, host) => {
    const response = await host(request);
    response.headers.set('content-security-policy', change(response.headers.get('content-security-policy') ?? ''));
    return response;
  });
/** What a hosting service does that serves one page for all addresses. */
const onePage: Proxy = (request, host) =>
  host(new URL(request.url).pathname.startsWith('/assets/start') ? request : new Request(new URL('/', request.url)));

export const faultsOf: Readonly<Record<HostName, Says>> = {
  api: {
    'api.example.com did not respond: “Error: CERT_HAS_EXPIRED”': api(fails('CERT_HAS_EXPIRED')),
    'did not respond: “TimeoutError': api(hangs),
    'the status 404': api(on('OPTIONS /cars', html(404))),
    'does not allow https://cars.example.com': cors('origin', 'https://www.example.com'),
    'does not allow the header authorization': cors('headers', '*'),
    'does not allow DELETE': cors('methods', 'GET, POST, PUT'),
    'GET /carCategories responds 301 with “/a”': api(on('GET /carCategories', redirects('/a'))),
    'GET /user/buyer responds 200 with “<!doctype html>': api(on('GET /user/buyer', html(200))),
    '200 with “{"data"': api(
      on(
        'GET /cars',
        text((body) => `{"data":${body}}`),
      ),
    ),
    '200 with “{"isAdmin"': api(on('GET /users/admin/doctor%40secondgear.invalid', responds(200, '{"isAdmin":"no"}'))),
    'token gets the status 500': api(on('GET /wishlist', html(500))),
    'cannot read that it was refused': api(on('GET /wishlist', header('access-control-allow-origin'))),
    'gets the status 401': api(on('GET /jwt', responds(401))),
    'unknown email responds 403 with “{}”': api(on('GET /jwt', responds(403, '{}'))),
    'token responds 403 with “{}”': api(on('GET /reportedpost', responds(403, '{}'))),
  },
  payments: {
    'Stripe refuses the key': at('api.stripe.com', responds(401, '{}')),
  },
  images: {
    '400 with “{"status_code":400,"error":{"message":"Invalid API v1 key.': {
      settings: { VITE_IMAGE_UPLOAD_KEY: 'no-such-key' },
      write: true,
    },
    'cannot read the responses of the image host': upload(header('access-control-allow-origin')),
    'stores pictures on i.postimg.cc, which VITE_IMAGE_HOSTS does not list': upload(elsewhere),
    'The uploaded picture: its host responds 403': at('i.ibb.co', html(403), { write: true }),
  },
  firebase: {
    'not know the API key': { settings: { VITE_FIREBASE_API_KEY: 'AIzaOther' } },
    'Authentication is not set up': refuses('GET /v1/projects', 'CONFIGURATION_NOT_FOUND'),
    'not for signing in': refuses('GET /v1/projects', 'Requests are blocked.', 'API_KEY_SERVICE_BLOCKED'),
    'From https://other.firebaseapp.com/: The API key refuses this page': {
      settings: { VITE_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' },
    },
    'cars.example.com is not an authorized domain': google(on('GET /v1/projects', responds(200, '{}'))),
    'has no page for the popup': at('example.firebaseapp.com', html(404)),
    'email and password: It is off': refuses('POST /v1/accounts:signInWithPassword', 'PASSWORD_LOGIN_DISABLED'),
    'Google: It is off': refuses('POST /v1/accounts:createAuthUri', 'OPERATION_NOT_ALLOWED : not found.'),
  },
  site: {
    'which is not SecondGear': site(on('GET /', html(200))),
    'Opener-Policy is “same-origin”': site(header('cross-origin-opener-policy', 'same-origin')),
    'settings: connect-src': policy((all) => all.replace('https://api.example.com', 'https://old.example.com')),
    'settings: frame-ancestors': policy((all) => all.replace(/; frame-ancestors [^;]*/, '')),
    'settings: script-src': site(text((body) => body.replace('theme()', 'track()'))),
    '/blog responds 301 with “/blog.html”': site(on('GET /blog', redirects('/blog.html'))),
    '“max-age=3600” instead of “no-cache”': site(on('GET /', header('cache-control', 'max-age=3600'))),
  },
};

export const adviceOf: Partial<Readonly<Record<HostName, Says>>> = {
  firebase: {
    'tells strangers': refuses('POST /v1/accounts:signInWithPassword', 'EMAIL_NOT_FOUND'),
  },
  site: {
    'Options is “none” instead of “nosniff”': site(on(`GET ${SCRIPT_FILE}`, header('x-content-type-options', 'none'))),
    'Transport-Security is “max-age=3600”': site(header('strict-transport-security', 'max-age=3600')),
    '/home gets another page than home.html': site(onePage),
    'get the status 200 and 200 instead of 404': site(onePage),
    'Cache-Control is “” instead of': site(on(`GET ${SCRIPT_FILE}`, header('cache-control'))),
  },
};

export const risksOf: Partial<Readonly<Record<HostName, Says>>> = {
  api: {
    'is on i.postimg.cc, which VITE_IMAGE_HOSTS does not list': api(on('GET /cars', elsewhere)),
    'gets data': api(on('GET /reportedpost', responds(200, '[]'))),
    'gives a token': api(on('GET /jwt', responds(200, '{}'))),
    'anybody can act as anybody': api(on('GET /jwt', responds(200, '{"access_token":"a.b.c"}'))),
    'allows every site (*)': cors('origin', '*'),
  },
  payments: { 'allows every site (*)': at('payments.example.com', header('access-control-allow-origin', '*')) },
};

export const unknownOf: Partial<Readonly<Record<HostName, Says>>> = {
  api: { 'Whether GET /jwt asks for a proof': api(nobodyThere) },
  payments: { 'Whether Stripe knows the key': at('api.stripe.com', responds(500, '{}')) },
  images: { 'Whether the upload key is right is not known': {} },
  firebase: { 'Firebase responds with': google(html(503)) },
};

/** Every host sends what a terminal would obey. */
export const repeats: Proxies = Object.fromEntries(
  ['api.imgbb.com', 'api.stripe.com', 'identitytoolkit.googleapis.com'].map((host) => [
    host,
    () => Promise.resolve(Response.json({ error: { message: '\u001b[2J' } }, { status: 500 })),
  ]),
);

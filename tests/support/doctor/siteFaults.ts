import type { FaultRow } from './faultRow';
import { changed, html, on, responds, withHeaders, type Proxy } from './proxies';

const [fault, advice] = ['fault', 'advice'] as const;
const script = '/assets/start-1a2b.js';
const policy =
  (change: (text: string) => string): Proxy =>
  async (request, site) => {
    const response = await site(request);
    response.headers.set('content-security-policy', change(response.headers.get('content-security-policy') ?? ''));
    return response;
  };
/** What a hosting service does that serves one page for all addresses. */
const onePage: Proxy = async (request, site) => {
  const response = await site(request);
  return response.status === 404 || !new URL(request.url).pathname.includes('.')
    ? site(new Request(new URL('/', request.url)))
    : response;
};

export const siteFaults: readonly FaultRow[] = [
  ['site/reachable', 'it is another page', { site: on('GET /', html(200)) }, fault, 'is not SecondGear'],
  [
    'site/headers',
    'one is missing',
    { site: withHeaders({ 'x-frame-options': undefined }) },
    advice,
    'X-Frame-Options is missing',
  ],
  [
    'site/headers',
    'browsers may use http soon again',
    { site: withHeaders({ 'strict-transport-security': 'max-age=3600' }) },
    advice,
    'Strict-Transport-Security is “max-age=3600”',
  ],
  [
    'site/headers',
    'files have others',
    { site: on(`GET ${script}`, withHeaders({ 'x-content-type-options': 'none' })) },
    advice,
    'X-Content-Type-Options is “none” instead of “nosniff”',
  ],
  [
    'site/headers',
    'the popup cannot respond',
    { site: withHeaders({ 'cross-origin-opener-policy': 'same-origin' }) },
    fault,
    'Cross-Origin-Opener-Policy is “same-origin”',
  ],
  [
    'site/policy',
    'there is none',
    { site: withHeaders({ 'content-security-policy': undefined }) },
    advice,
    'is missing',
  ],
  [
    'site/policy',
    'the site was built for another API',
    { site: policy((text) => text.replace('https://api.example.com', 'https://old.example.com')) },
    fault,
    'connect-src lacks https://api.example.com; connect-src also allows https://old.example.com',
  ],
  ['site/policy', 'it is wider', { site: policy((text) => `${text}; worker-src *`) }, advice, 'it also has worker-src'],
  [
    'site/policy',
    'something changes the page',
    {
      site: on(
        'GET /',
        changed((text) => text.replace('theme()', 'track()')),
      ),
    },
    fault,
    "script-src lacks 'sha256-",
  ],
  [
    'site/policy',
    'something changes the protected pages',
    {
      site: on(
        'GET /dashboard',
        changed((text) => text.replace('reads()', 'track()')),
      ),
    },
    fault,
    "script-src lacks 'sha256-",
  ],
  [
    'site/policy',
    'something changes the styles of the protected pages',
    {
      site: on(
        'GET /dashboard/profile',
        changed((text) => text.replace('main{}', 'b{}')),
      ),
    },
    fault,
    "style-src lacks 'sha256-",
  ],
  [
    'site/policy',
    'the protected pages are unknown',
    { site: on('GET /dashboard', html(404)) },
    'untried',
    '/dashboard is not SecondGear’s',
  ],
  ['site/routes', 'all addresses get one page', { site: onePage }, advice, '/home gets another page than home.html'],
  [
    'site/routes',
    'a deep link is unknown',
    { site: on('GET /dashboard/profile', html(404)) },
    fault,
    '/dashboard/profile gets the status 404',
  ],
  ['site/missing', 'all addresses get one page', { site: onePage }, advice, '/no-such-page gets the status 200'],
  [
    'site/missing',
    'the page is another',
    { site: on('GET /no-such-page', html(404)) },
    advice,
    'gets another page than 404.html',
  ],
  [
    'site/caching',
    'documents are kept',
    { site: withHeaders({ 'cache-control': 'max-age=3600' }) },
    fault,
    '“max-age=3600” instead of “no-cache”',
  ],
  [
    'site/caching',
    'files are not kept',
    { site: on(`GET ${script}`, withHeaders({ 'cache-control': undefined })) },
    advice,
    'Cache-Control “nothing”',
  ],
  [
    'site/private files',
    'source maps are public',
    { site: on(`GET ${script}.map`, responds(200, '{"version":3}')) },
    advice,
    'Source maps are public',
  ],
  [
    'site/private files',
    'the hosting rules are public',
    { site: on('GET /firebase.json', responds(200, '{}')) },
    advice,
    'firebase.json is public',
  ],
];

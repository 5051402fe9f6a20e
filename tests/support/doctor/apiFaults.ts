import type { FaultRow } from './faultRow';
import { changed, fails, hangs, html, on, onEvery, responds, withHeaders } from './proxies';
import { SITE } from './hosts';

const [fault, advice] = ['fault', 'advice'] as const;
/** Faults of how the API is reached. */
export const apiFaults: readonly FaultRow[] = [
  ['api/reachable', 'nothing listens', { api: fails('ECONNREFUSED') }, fault, 'Nothing listens'],
  ['api/reachable', 'it never responds', { api: hangs }, fault, 'did not respond in time'],
  ['api/reachable', 'the certificate is old', { api: fails('CERT_HAS_EXPIRED') }, fault, 'has expired'],

  ['api/cors', 'preflights fail', { api: onEvery('OPTIONS', html(404)) }, fault, 'the status 404'],
  [
    'api/cors',
    'another site is allowed',
    { api: withHeaders({ 'access-control-allow-origin': 'https://www.example.com' }) },
    fault,
    `does not allow ${SITE}`,
  ],
  [
    'api/cors',
    'all headers are allowed, which leaves out the token',
    { api: withHeaders({ 'access-control-allow-headers': '*' }) },
    fault,
    'does not allow the header authorization',
  ],
  [
    'api/cors',
    'DELETE is not allowed',
    { api: withHeaders({ 'access-control-allow-methods': 'GET, POST, PUT' }) },
    fault,
    'does not allow DELETE',
  ],
  [
    'api/cors',
    'every website is allowed',
    { api: withHeaders({ 'access-control-allow-origin': '*' }) },
    advice,
    'allows every website',
  ],
  [
    'api/cors',
    'preflights are not kept',
    { api: withHeaders({ 'access-control-max-age': undefined }) },
    advice,
    'browsers ask again',
  ],

  [
    'api/reads',
    'a read redirects',
    { api: on('GET /carCategories', responds(301, '', { location: 'https://www.example.com/carCategories' })) },
    fault,
    'GET /carCategories redirects to “https://www.example.com/carCategories”',
  ],
  ['api/reads', 'the platform responds', { api: on('GET /user/buyer', html(502)) }, fault, '502 with an HTML page'],
  ['api/reads', 'a web page responds', { api: on('GET /cars', html(200)) }, fault, '200 with an HTML page'],
  ['api/reads', 'a read never responds', { api: on('GET /user/buyer', hangs) }, fault, '/user/buyer gets no response'],
  ['api/reads', 'a read fails', { api: on('GET /seller/post', responds(500, '{}')) }, fault, 'responds 500'],
  [
    'api/reads',
    'a list is wrapped',
    {
      api: on(
        'GET /category/toyota',
        changed((text) => `{"data":${text}}`),
      ),
    },
    fault,
    'responds with something else: “{"data"',
  ],
  [
    'api/reads',
    'a role is no boolean',
    { api: on('GET /users/admin/doctor%40secondgear.invalid', responds(200, '{"isAdmin":"no"}')) },
    fault,
    'something else',
  ],
];

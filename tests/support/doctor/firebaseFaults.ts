import type { FaultRow } from './faultRow';
import { html, on, respondsJson, type Proxy } from './proxies';

const [fault, advice, untried] = ['fault', 'advice', 'untried'] as const;
const identityError = (line: string, message: string, reason?: string, status = 400) =>
  on(line, respondsJson(status, { error: { code: status, message, details: reason ? [{ reason }] : [] } }));
const projects = 'GET /v1/projects';
const password = 'POST /v1/accounts:signInWithPassword';
const google = 'POST /v1/accounts:createAuthUri';
const project = (change: object) =>
  on(projects, respondsJson(200, { projectId: '123456789012', authorizedDomains: ['localhost'], ...change }));
const blockedFrom =
  (origin: string): Proxy =>
  (request, host) =>
    request.headers.get('referer') === `${origin}/`
      ? identityError(
          projects,
          `Requests from referer ${origin}/ are blocked.`,
          'API_KEY_HTTP_REFERRER_BLOCKED',
          403,
        )(request, host)
      : host(request);

export const firebaseFaults: readonly FaultRow[] = [
  [
    'firebase/key',
    'the key is unknown',
    { settings: { VITE_FIREBASE_API_KEY: 'AIzaOther' } },
    fault,
    'does not know the API key',
  ],
  [
    'firebase/key',
    'Authentication is not set up',
    { identity: identityError(projects, 'CONFIGURATION_NOT_FOUND') },
    fault,
    'is not set up',
  ],
  [
    'firebase/key',
    'the key is for other services',
    { identity: identityError(projects, 'Requests to this API are blocked.', 'API_KEY_SERVICE_BLOCKED', 403) },
    fault,
    'may not be used for signing in',
  ],
  [
    'firebase/key',
    'the key refuses the site',
    { identity: blockedFrom('https://cars.example.com') },
    fault,
    'refuses calls from https://cars.example.com/',
  ],
  ['firebase/key', 'Firebase is down', { identity: html(503) }, untried, 'status 503'],
  [
    'firebase/app',
    'it is of another project',
    { identity: project({ projectId: '42' }) },
    fault,
    'but the API key to project 42',
  ],
  [
    'firebase/app',
    'it is no web app',
    { settings: { VITE_FIREBASE_APP_ID: 'secondgear' } },
    fault,
    'not the id of a web app',
  ],
  [
    'firebase/domain',
    'it is not authorized',
    { identity: project({}) },
    fault,
    'cars.example.com is not an authorized domain',
  ],
  [
    'firebase/password',
    'it is off',
    { identity: identityError(password, 'PASSWORD_LOGIN_DISABLED'), mayWrite: true },
    fault,
    'is off',
  ],
  [
    'firebase/password',
    'it tells who has an account',
    { identity: identityError(password, 'EMAIL_NOT_FOUND'), mayWrite: true },
    advice,
    'tells strangers',
  ],
  [
    'firebase/google',
    'it is off',
    {
      identity: identityError(google, 'OPERATION_NOT_ALLOWED : The identity provider configuration is not found.'),
      mayWrite: true,
    },
    fault,
    'is off',
  ],
  ['firebase/google', 'nothing may be written', {}, untried, 'only reads and preflights are sent'],
  ['firebase/popup', 'there is no such project', { handler: html(404) }, fault, 'has no page for the popup'],
  [
    'firebase/referrers',
    'every page may use the key',
    { identity: project({}) },
    advice,
    'by other websites and programs that name no page',
  ],
  [
    'firebase/referrers',
    'the popup may not use the key',
    { identity: blockedFrom('https://example.firebaseapp.com') },
    fault,
    'may not be used from https://example.firebaseapp.com',
  ],
];

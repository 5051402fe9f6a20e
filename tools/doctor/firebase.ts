import * as v from 'valibot';
import { advice, fault, NAME_SITE, NOBODY, notWritten, ok, unknown, type Finding, type Visit } from './finding';
import { isHtml, parsed, quote, seen } from './send';

const CONSOLE = 'Firebase console, Authentication,';
const KEY = 'Google Cloud console, Credentials, the browser key:';

/** What is wrong with the project or the key, and what to do. */
const faults: readonly (readonly [error: RegExp, text: string, remedy: string])[] = [
  [/REFERRER_BLOCKED|referr?er .*blocked/i, 'The API key refuses this page.', `${KEY} add it to the websites.`],
  [/SERVICE_(BLOCKED|DISABLED)/, 'The key is not for signing in.', `${KEY} allow the Identity Toolkit API.`],
  [/API.KEY/i, 'Firebase does not know the API key.', 'Copy the values of the web app in Project settings again.'],
  [/^CONFIGURATION_NOT_FOUND/, 'Authentication is not set up in this project.', `${CONSOLE} press Get started.`],
  [/^(PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED)/, 'It is off.', `${CONSOLE} Sign-in method: enable it.`],
];

const projectSchema = v.object({ authorizedDomains: v.array(v.string()) });
const errorSchema = v.object({ error: v.object({ message: v.string(), details: v.optional(v.unknown()) }) });

export async function* examineFirebase(visit: Visit) {
  const { settings, site, mayWrite, send } = visit;
  const popup = `https://${settings.firebase.authDomain}`;
  for (const page of [site, popup]) {
    if (page === undefined) continue;
    const { text, error } = await callIdentity(visit, 'projects', page);
    if (error !== undefined) yield describeError(error, `From ${page}/`);
    else yield ok(`The API key may be used from ${page}/.`);
    if (page === site && error === undefined) yield examineDomain(parsed(projectSchema, { text }), page);
  }
  if (site === undefined) yield unknown('Whether the site’s domain is authorized is not known.', NAME_SITE);

  // The emulator has its own page for the popup.
  const handler = settings.isSandbox ? undefined : await send(`${popup}/__/auth/handler`);
  if (handler && !(handler.status === 200 && isHtml(handler)))
    yield fault(
      `${popup} has no page for the popup: it ${seen(handler)}.`,
      'Copy authDomain of the web app into VITE_FIREBASE_AUTH_DOMAIN: …firebaseapp.com, or your domain if Firebase hosts it.',
    );

  if (mayWrite) {
    yield await examinePassword(visit, site ?? popup);
    yield await examineGoogle(visit, site ?? popup);
  } else yield notWritten('Whether people can sign in by email and with Google');
}

/** Calls Firebase Authentication, or its emulator, with the API key. A body makes it a POST. @param page the caller's origin */
async function callIdentity({ settings, send }: Visit, operation: string, page: string, body?: object) {
  const host = settings.authEmulatorUrl === '' ? 'https:/' : settings.authEmulatorUrl;
  const url = `${host}/identitytoolkit.googleapis.com/v1/${operation}?key=${encodeURIComponent(settings.firebase.apiKey)}`;
  const { status, text } = await send(url, {
    headers: { referer: `${page}/`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (status === 200) return { text };
  const { message, details } = parsed(errorSchema, { text })?.error ?? { message: text, details: status };
  return { text, error: `${message} ${JSON.stringify(details ?? '')}` };
}

function describeError(error: string, what: string): Finding {
  for (const [known, text, remedy] of faults) if (known.test(error)) return fault(`${what}: ${text}`, remedy);
  return unknown(`${what}: Firebase responds with ${quote(error)}.`, 'See status.firebase.google.com.');
}

function examineDomain(project: v.InferOutput<typeof projectSchema> | undefined, site: string) {
  const { hostname } = new URL(site);
  // Firebase's SDK accepts subdomains too.
  if (project?.authorizedDomains.some((name) => `.${hostname}`.endsWith(`.${name}`)))
    return ok(`${hostname} is an authorized domain.`);
  return fault(
    `${hostname} is not an authorized domain: signing in with Google fails there.`,
    `${CONSOLE} Settings, Authorized domains: add ${hostname}.`,
  );
}

/** A sign-in that must fail: it creates nothing. */
async function examinePassword(visit: Visit, page: string) {
  const what = 'Signing in with email and password';
  const body = { email: NOBODY, password: 'no-such-password', returnSecureToken: true };
  const { error = '' } = await callIdentity(visit, 'accounts:signInWithPassword', page, body);
  if (error.startsWith('INVALID_LOGIN_CREDENTIALS')) return ok(`${what} is on.`);
  if (error.startsWith('EMAIL_NOT_FOUND'))
    return advice(
      `${what} is on, but it tells strangers which emails have an account.`,
      `${CONSOLE} Settings, User actions: turn on email enumeration protection.`,
    );
  return describeError(error, what);
}

/** What Firebase's page does first when somebody signs in with Google: it asks where to send the person. */
async function examineGoogle(visit: Visit, page: string) {
  const continueUri = `https://${visit.settings.firebase.authDomain}/__/auth/handler`;
  const body = { providerId: 'google.com', continueUri };
  const { text, error } = await callIdentity(visit, 'accounts:createAuthUri', page, body);
  if (text.includes('authUri')) return ok('Signing in with Google is on.');
  return describeError(error ?? text, 'Signing in with Google');
}

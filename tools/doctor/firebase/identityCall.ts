import * as v from 'valibot';
import type { Consultation } from '../consultation';
import { fault, untried, type Outcome } from '../finding';
import { quote } from '../problemOf';
import { textOf } from '../send';

const failureSchema = v.object({
  message: v.string(),
  details: v.optional(v.array(v.looseObject({ reason: v.optional(v.string()) })), []),
});
const errorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: failureSchema }),
  v.transform(({ error: { message, details } }) => ({
    message,
    reason: details.find(({ reason }) => reason !== undefined)?.reason ?? '',
  })),
);
export type IdentityError = v.InferOutput<typeof errorSchema>;

interface IdentityCall {
  operation: string;
  /** Makes the call a POST. */
  body?: object;
  /** The page that the call comes from. Firebase's SDK sends the origin; `''` sends none. */
  referrer?: string;
}

/** Calls Firebase Authentication, or its emulator, with the API key. @returns its error, or the text of its response */
export async function callIdentity(consultation: Consultation, { operation, body, referrer }: IdentityCall) {
  const { settings, send } = consultation;
  const host = settings.authEmulatorUrl === '' ? 'https:/' : settings.authEmulatorUrl;
  const url = new URL(`${host}/identitytoolkit.googleapis.com/v1/${operation}`);
  url.searchParams.set('key', settings.firebase.apiKey);
  const from = referrer ?? pageOf(consultation);
  const response = await send({
    url: url.href,
    headers: { ...(from !== '' && { referer: from }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = textOf(response);
  if (response.status === 200) return { text };
  const parsed = v.safeParse(errorSchema, text);
  return { error: parsed.success ? parsed.output : { message: `status ${response.status}, ${text}`, reason: '' } };
}

/** Where calls come from: the site, or the page of Firebase that signs in with Google. */
export function pageOf({ site, settings }: Consultation) {
  return `${site ?? handlerOrigin(settings.firebase.authDomain)}/`;
}

export const handlerOrigin = (authDomain: string) => `https://${authDomain}`;

export function isReferrerBlocked({ message, reason }: IdentityError) {
  return reason === 'API_KEY_HTTP_REFERRER_BLOCKED' || /referr?er .*(blocked|does not match)/i.test(message);
}

/** What an error says about the key and the project; undefined if it is about the call itself. */
export function describeSetupError(error: IdentityError, from: string): Outcome | undefined {
  const { message, reason } = error;
  if (isReferrerBlocked(error)) {
    return fault(
      `The API key refuses calls from ${from}.`,
      `Google Cloud console, Credentials, the browser key, Website restrictions: add ${from}*.`,
    );
  }
  if (/^API_KEY_(INVALID|EXPIRED)$/.test(reason) || /API key (not valid|expired)/i.test(message)) {
    return fault(
      'Firebase does not know the API key.',
      'Firebase console, Project settings, Your apps: copy apiKey into VITE_FIREBASE_API_KEY.',
    );
  }
  if (/^(API_KEY_SERVICE_BLOCKED|SERVICE_DISABLED)$/.test(reason)) {
    return fault(
      'The API key may not be used for signing in.',
      'Google Cloud console: enable the Identity Toolkit API, and allow it and the Token Service API in the restrictions of the key.',
    );
  }
  if (message.startsWith('CONFIGURATION_NOT_FOUND')) {
    return fault(
      'Authentication is not set up in this Firebase project.',
      'Firebase console, Authentication: press Get started.',
    );
  }
  return undefined;
}

export function unknownError({ message }: IdentityError, what: string) {
  return untried(`${what} is not known: Firebase responds ${quote(message)}.`, 'Look it up in the Firebase console.');
}

import { errorTexts } from './texts';

/** Firebase's error code without `auth/`, or undefined for other errors. Checks the name, as visitors do not load the SDK. */
export function identityErrorCode(error: unknown) {
  const isIdentityError = error instanceof Error && error.name === 'FirebaseError';
  return isIdentityError && 'code' in error ? String(error.code).replace(/^auth\//, '') : undefined;
}

let sentences: Readonly<Record<string, string>> = {};

/** Called by the code of the identity service, which brings the sentences for its errors along. */
export function setIdentitySentences(all: typeof sentences) {
  sentences = all;
}

/** The sentence for an error code; for an unknown one a general sentence. */
export function describeIdentityCode(code: string) {
  return sentences[code] ?? sentences['unknown'] ?? errorTexts.unknown;
}

/** Whether Firebase may have carried out the call although it failed: there was no response, or an internal error. */
export function isResponseLost(error: unknown) {
  return ['network-request-failed', 'timeout', 'internal-error'].includes(identityErrorCode(error) ?? '');
}
